import { draws, json, round } from '../made.mjs';

const PLACES = [
  ['St Ives', 'Cornwall', 1.35],
  ['Padstow', 'Cornwall', 1.4],
  ['Polperro', 'Cornwall', 1.05],
  ['Salcombe', 'Devon', 1.6],
  ['Croyde', 'Devon', 1.25],
  ['Lyme Regis', 'Dorset', 1.1],
  ['Swanage', 'Dorset', 0.95],
  ['Whitby', 'North Yorkshire', 0.85],
  ["Robin Hood's Bay", 'North Yorkshire', 0.9],
  ['Tenby', 'Pembrokeshire', 0.95],
  ['Newport Sands', 'Pembrokeshire', 0.9],
  ['Cromer', 'Norfolk', 0.8],
  ['Wells-next-the-Sea', 'Norfolk', 1.1],
];
const FIRST = [
  'Gull',
  'Driftwood',
  'Anchor',
  'Pebble',
  'Lobster',
  'Samphire',
  'Harbour',
  'Kittiwake',
  'Tide',
  'Salt',
  'Curlew',
  'Beacon',
  'Limpet',
  'Mackerel',
  'Sandpiper',
];
const SECOND = ['Cottage', 'Loft', 'House', 'Nook', 'Barn', 'Cabin', 'Retreat', 'View', 'Lodge'];
const AMENITIES = [
  'log burner',
  'dishwasher',
  'washing machine',
  'EV charger',
  'BBQ',
  'travel cot',
  'games room',
  'enclosed garden',
  'balcony',
  'bike storage',
  'smart TV',
];

/** Holiday lets by the sea, camelCase: "4.8 out of 5", "0.4 miles", money as numbers, missing scores of new lets. */
export function sealets() {
  const draw = draws(330_202);
  const seen = new Set();
  const name = () => {
    for (;;) {
      const made = `${draw.pick(FIRST)} ${draw.pick(SECOND)}`;
      if (!seen.has(made) || draw.chance(0.02)) {
        seen.add(made);
        return made;
      }
    }
  };
  const numbered = (at) => (seen.size < 125 ? name() : `${at} ${draw.pick(FIRST)} ${draw.pick(SECOND)}`);
  const rows = Array.from({ length: 260 }, (_, at) => {
    const [village, county, factor] = draw.pick(PLACES);
    const type = draw.weighted([
      ['Cottage', 8],
      ['Apartment', 6],
      ['House', 5],
      ['Bungalow', 2],
      ['Lodge', 2],
      ["Shepherd's hut", 1],
    ]);
    const bedrooms =
      type === "Shepherd's hut"
        ? 1
        : draw.weighted([
            [1, 3],
            [2, 7],
            [3, 6],
            [4, 3],
            [5, 1],
            [6, 0.6],
          ]);
    const low = Math.round(((260 + bedrooms * 130) * factor * draw.spread()) / 5) * 5;
    const pets = draw.chance(0.52);
    const fresh = draw.chance(0.12);
    return {
      propertyId: `SL-${2000 + at * 7}`,
      propertyName: numbered(at + 1),
      village,
      county,
      propertyType: type,
      sleeps: bedrooms * 2 + (draw.chance(0.25) ? 1 : 0),
      bedrooms,
      bathrooms: Math.max(1, bedrooms - draw.int(0, 2)),
      weeklyPriceLow: low,
      weeklyPriceHigh: Math.round((low * (1.7 + draw.next() * 0.9)) / 5) * 5,
      shortBreakFrom: draw.chance(0.7) ? Math.round(low * (0.58 + draw.next() * 0.2)) : null,
      cleaningFee: draw.chance(0.3) ? null : draw.int(4, 14) * 5,
      securityDeposit: draw.pick([0, 100, 150, 200, 250, 300]),
      metresToBeach: Math.round(30 + draw.next() ** 2 * 3900),
      nearestPub: `${(0.1 + draw.next() ** 2 * 2.6).toFixed(1)} miles`,
      petsAllowed: pets,
      maxDogs: pets ? draw.int(1, 4) : null,
      seaView: draw.chance(0.45),
      hotTub: draw.chance(0.14),
      wifiMbps: draw.chance(0.9) ? draw.int(8, 300) : null,
      parkingSpaces: draw.weighted([
        [0, 3],
        [1, 6],
        [2, 4],
        [3, 1],
      ]),
      changeoverDay: draw.weighted([
        ['Friday', 6],
        ['Saturday', 8],
        ['Monday', 2],
        ['Flexible', 2],
      ]),
      reviewScore: fresh ? null : `${round(3.7 + Math.sqrt(draw.next()) * 1.3, 1)} out of 5`,
      reviewCount: fresh ? 0 : draw.int(2, 240),
      amenities: draw.some(AMENITIES, draw.int(1, 6)),
      owner: draw.pick([
        'Jill T.',
        'Coast & Cove',
        'Mr Penrose',
        'Saltwater Stays',
        'Bryony',
        'Harbourside Lets',
        'The Okafors',
        'Dai & Menna',
        'Shoreline Escapes',
      ]),
      firstListed: fresh ? draw.day('2026-08-20', '2026-11-25') : draw.day('2018-02-01', '2026-08-19'),
      nextAvailable: draw.chance(0.94) ? draw.day('2026-11-27', '2027-05-29') : null,
    };
  });
  return [{ file: 'sealets-2026-11-25.json', text: json(rows) }];
}
