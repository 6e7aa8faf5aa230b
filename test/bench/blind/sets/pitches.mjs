import { csv, draws } from '../made.mjs';

const REGIONS = [
  ['Cornwall', 'England', true, 7],
  ['Devon', 'England', true, 6],
  ['Lake District', 'England', false, 5],
  ['Peak District', 'England', false, 4],
  ['Norfolk', 'England', true, 4],
  ['Pembrokeshire', 'Wales', true, 5],
  ['Snowdonia', 'Wales', false, 4],
  ['Highlands', 'Scotland', false, 4],
  ['Isle of Skye', 'Scotland', true, 3],
];
const TYPES = [
  ['Tent', 21, [2, 8], [36, 100], 9],
  ['Caravan', 29, [4, 6], [80, 140], 5],
  ['Motorhome', 30, [2, 6], [70, 140], 6],
  ['Camping Pod', 58, [2, 4], [12, 25], 3],
  ['Bell Tent', 82, [2, 6], [20, 30], 2],
];
const FIRST = ['Hollow', 'Skylark', 'Gull', 'Bramble', 'Oak Tree', 'Riverside', 'Long Meadow', 'Windy Ridge', 'Fox', 'Heron', 'Pebble', 'Stone Barn'];
const LAST = ['Farm', 'Camping', 'Holiday Park', 'Campsite', 'Meadows', 'Bay'];
const EXTRAS = ['Showers', 'Shop', 'Playground', 'Laundry', 'Pub', 'Pool', 'WiFi', 'Fire pits', 'Washing-up area'];

/** Pitches of camping sites: "£24.50", "100 m²", "350 m" and "2.4 km", "16A", "8.7/10", facilities with semicolons. */
export function pitches() {
  const draw = draws(370_007);
  const sites = Array.from({ length: 34 }, () => {
    const [region, country, coast] = draw.weighted(REGIONS.map((item) => [item, item[3]]));
    const opens = draw.chance(0.15) ? '2027-01-01' : draw.day('2027-03-01', '2027-05-20');
    return {
      Campsite: `${draw.pick(FIRST)} ${draw.pick(LAST)}`,
      Region: region,
      Country: country,
      sea: coast ? draw.int(10, 900) * (draw.chance(0.4) ? 12 : 1) : draw.int(180, 640) * 100,
      opens,
      closes: opens === '2027-01-01' ? '2027-12-31' : draw.day('2027-09-10', '2027-11-05'),
      level: draw.spread(),
      extras: draw.some(EXTRAS, draw.int(2, 7)),
      checkIn: draw.pick(['12:00', '13:00', '14:00', '14:00', '15:00', '16:00']),
    };
  });
  let at = 0;
  const records = Array.from({ length: 286 }, () => {
    at += draw.int(2, 11);
    const site = draw.pick(sites);
    const [type, level, [few, many], [small, big]] = draw.weighted(TYPES.map((item) => [item, item[4]]));
    const price = Math.round(level * site.level * draw.spread() * 2) / 2;
    const reviews = draw.chance(0.13) ? 0 : draw.int(1, 240);
    const solid = type === 'Camping Pod' || type === 'Bell Tent';
    return {
      PitchRef: `P${String(at).padStart(5, '0')}`,
      Campsite: site.Campsite,
      Region: site.Region,
      Country: site.Country,
      PitchType: type,
      NightlyRate: `£${(draw.chance(0.01) ? price * 7 : price).toFixed(2)}`,
      ExtraAdult: solid || draw.chance(0.2) ? '' : `£${draw.pick([4, 5, 6, 7, 7.5, 8, 10]).toFixed(2)}`,
      PitchArea: draw.chance(0.14) ? '' : `${draw.int(small, big)} m²`,
      MaxGuests: draw.int(few, many),
      Surface: solid
        ? 'Decking'
        : draw.weighted(
            type === 'Tent'
              ? [
                  ['Grass', 9],
                  ['Gravel', 1],
                ]
              : [
                  ['Hardstanding', 6],
                  ['Grass', 3],
                  ['Gravel', 2],
                ],
          ),
      HookUp: draw.chance(type === 'Tent' ? 0.55 : 0.12) ? 'none' : draw.pick(['6A', '10A', '10A', '16A', '16A']),
      SeaDistance: draw.chance(0.05) ? '' : site.sea >= 1000 ? `${(site.sea / 1000).toFixed(1)} km` : `${site.sea} m`,
      MinStay: `${draw.pick([1, 1, 2, 2, 2, 3, 4, 7])} nights`.replace(/^1 nights/, '1 night'),
      DogsAllowed: draw.chance(0.66) ? 'Y' : 'N',
      OwnTap: draw.chance(0.24) ? 'Y' : 'N',
      Facilities: site.extras.filter(() => draw.chance(0.92)).join('; ') || 'Showers',
      GuestScore: reviews === 0 ? '' : `${(draw.int(58, 99) / 10).toFixed(1)}/10`,
      ReviewCount: reviews,
      CheckIn: site.checkIn,
      OpensOn: site.opens,
      ClosesOn: site.closes,
    };
  });
  return [{ file: 'pitches-2026-11-26.csv', text: csv(records) }];
}
