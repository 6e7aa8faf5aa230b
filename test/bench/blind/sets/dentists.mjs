import { draws, ndjson, round, thousands } from '../made.mjs';

const TOWNS = ['Bristol', 'Bath', 'Exeter', 'Taunton', 'Gloucester', 'Cheltenham', 'Swindon', 'Truro', 'Yeovil', 'Torquay'];
const FIRST = [
  'Abbey',
  'Bridge Street',
  'Castle',
  'Dovecote',
  'Elm Grove',
  'Fairfield',
  'Gatehouse',
  'High Street',
  'Ivy Lane',
  'Jubilee',
  'Kingsmead',
  'Lansdown',
  'Market Square',
  'Northgate',
  'Old Mill',
  'Park View',
  'Quayside',
  'Regent',
  'Station Road',
  'The Lodge',
  'Upton',
  'Victoria',
  'Westbury',
  'Yew Tree',
  'Meadow',
  'Orchard',
  'Clifton',
  'Hillside',
];
const SECOND = [
  'Dental Practice',
  'Dental Care',
  'Smiles',
  'Dental Surgery',
  'Orthodontics',
  'Dental Studio',
  'Family Dentists',
  'Dental Centre',
  'Dental Rooms',
  'Tooth Clinic',
  'Implant Clinic',
  'Dental Spa',
  'Dental House',
  'Dentalworks',
];

/** Dental practices of a region: "£55.00", "4.6/5", "14 days", day-first inspection days, true/false and yes/no. */
export function dentists() {
  const draw = draws(140_005);
  const names = draw.some(
    FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`)),
    355,
  );
  return [{ file: 'dentists-2026-11-20.ndjson', text: ndjson(names.map((name) => practice(draw, name))) }];
}

function practice(draw, name) {
  const town = draw.weighted(TOWNS.map((item, index) => [item, 10 - index * 0.7]));
  const nhs = draw.chance(0.46);
  const accepting = draw.chance(nhs ? 0.31 : 0.72);
  const size = Math.ceil(draw.next() ** 1.8 * 14);
  const inspected = draw.chance(0.06) ? null : draw.day('2021-01-11', '2026-11-12');
  const dear = town === 'Bath' || town === 'Cheltenham' ? 1.2 : 1;
  return {
    practice: name,
    town,
    est: draw.chance(0.08) ? null : draw.int(1952, 2025),
    n_dentists: size,
    nhs: nhs ? 'yes' : 'no',
    new_pts: accepting ? 'yes' : 'no',
    wait_days: draw.chance(0.07) ? null : `${Math.round((nhs ? 42 : 15) * (0.15 + draw.next() ** 1.4 * 2.6))} days`,
    checkup_price: `£${round((nhs ? 38 : 62) * dear * draw.spread(), 2).toFixed(2)}`,
    whitening_price: draw.chance(0.34) ? 'N/A' : `£${thousands(round(330 * dear * (0.5 + draw.next() * 2.9) * draw.spread(), 2), ',', 2)}`,
    rating: draw.chance(0.09) ? null : `${round(2.6 + Math.sqrt(draw.next()) * 2.4, 1)}/5`,
    n_reviews: draw.int(0, 40) + Math.round(draw.next() ** 3 * 760),
    open_sat: draw.chance(0.29),
    step_free: draw.chance(0.66),
    languages: [
      'English',
      ...draw.some(
        ['Polish', 'Romanian', 'Urdu', 'Welsh', 'Spanish', 'Punjabi', 'Greek'],
        draw.weighted([
          [0, 4],
          [1, 4],
          [2, 2],
          [3, 0.8],
        ]),
      ),
    ],
    last_insp: inspected === null ? '' : inspected.split('-').toReversed().join('/'),
    insp_result:
      inspected === null
        ? null
        : draw.weighted([
            ['Outstanding', 1.2],
            ['Good', 7],
            ['Requires improvement', 1.8],
            ['Inadequate', 0.6],
          ]),
  };
}
