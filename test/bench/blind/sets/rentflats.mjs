import { addDays, draws, ndjson, nextRun, thousands } from '../made.mjs';

const DISTRICTS = [
  ['Harbourside', 1.35, ['Quay Street', 'Dock Road', 'Anchor Lane']],
  ['Oldgate', 1.15, ['Chapel Row', 'Guild Street']],
  ['Northfields', 0.85, ['Mill Lane', 'Barley Close', 'Station Road']],
  ['Eastcliff', 1, ['Cliff Road', 'Marine Parade']],
  ['University Quarter', 1.05, ['College Road', 'Library Street']],
  ['Westbrook', 0.75, ['Brook Street', 'Orchard Way']],
];
const AGENTS = ['Larkin & Pope', 'Homewise Lettings', 'Cityside', 'Beacon Residential', 'Private landlord'];
const STATIONS = ['Central', 'Harbour Halt', 'Northfields Parkway', 'St Anne', 'University'];
const FEATURES = ['dishwasher', 'balcony', 'concierge', 'bike storage', 'washing machine', 'gym', 'double glazing', 'roof terrace'];
const FURNISHED = [
  ['Furnished', 5],
  ['Unfurnished', 4],
  ['Part furnished', 2],
];
const EPC = [
  ['B', 3],
  ['C', 6],
  ['D', 5],
  ['E', 2],
  [null, 1.5],
];
const PARKING = [
  ['Permit', 4],
  ['Garage', 1],
  ['Off-street', 2],
  [null, 4],
];

function kind(bedrooms, draw) {
  if (bedrooms === 0) return 'Studio';
  return draw.weighted([
    ['Flat', 10],
    ['Maisonette', 2],
    ['Penthouse', 0.7],
  ]);
}

function rent(value) {
  return `£${thousands(Math.round(value / 5) * 5, ',')} pcm`;
}

/** Flats to let in a town, three weekly runs: "£1,450 pcm", "0.4 mi", rents that are cut, flats that go. */
export function rentflats() {
  const draw = draws(310_011);
  let id = 52_300;
  const make = (from, to) => {
    id += draw.int(1, 9);
    const [district, level, streets] = draw.pick(DISTRICTS);
    const bedrooms = draw.weighted([
      [0, 2],
      [1, 6],
      [2, 7],
      [3, 3],
      [4, 0.8],
    ]);
    const type = kind(bedrooms, draw);
    const size = Math.round((26 + bedrooms * 21) * draw.spread());
    const base = (520 + bedrooms * 290 + size * 3) * level * (type === 'Penthouse' ? 1.5 : 1) * draw.spread();
    const listed = draw.day(from, to);
    const furnished = draw.weighted(FURNISHED);
    return {
      id: `RF-${id}`,
      title: bedrooms === 0 ? `Studio, ${draw.pick(streets)}` : `${bedrooms} bed ${type.toLowerCase()}, ${draw.pick(streets)}`,
      district,
      property_type: type,
      rent_pcm: rent(base),
      deposit: draw.chance(0.1) ? null : Math.round((base * 5 * 12) / 52),
      bills_included: draw.chance(0.22) ? 'yes' : 'no',
      bedrooms,
      bathrooms:
        bedrooms > 2
          ? draw.int(1, 3)
          : draw.weighted([
              [1, 6],
              [2, 1],
            ]),
      size_sqm: draw.chance(0.14) ? null : size,
      floor: draw.int(0, 9),
      has_lift: draw.chance(0.45),
      furnished,
      epc_rating: draw.weighted(EPC),
      available_from: addDays(listed, draw.int(0, 75)),
      listed_on: listed,
      min_term_months: draw.weighted([
        [6, 4],
        [12, 7],
        [3, 1],
        [18, 0.7],
      ]),
      pets_allowed: draw.weighted([
        ['yes', 3],
        ['no', 6],
        [null, 1],
      ]),
      garden: draw.chance(0.25),
      parking: draw.weighted(PARKING),
      nearest_station: draw.pick(STATIONS),
      station_dist: `${(0.1 + draw.next() * 1.9).toFixed(1)} mi`,
      agent: draw.pick(AGENTS),
      features: draw.some(FEATURES, draw.int(0, 4)),
      views: Math.round(draw.next() ** 2 * 900) + 4,
    };
  };
  const change = (record) => {
    const before = Number(record.rent_pcm.replaceAll(/\D/g, ''));
    return { ...record, rent_pcm: rent(before * (draw.chance(0.8) ? 1 - draw.int(2, 12) / 100 : 1 + draw.int(2, 8) / 100)) };
  };
  const seen = (records) => records.map((record) => ({ ...record, views: record.views + draw.int(0, 160) }));
  const first = Array.from({ length: 250 }, () => make('2026-08-20', '2026-11-12'));
  const second = seen(nextRun(first, { draw, gone: 0.08, changed: 0.1, change, added: 26, make: () => make('2026-11-13', '2026-11-19') }));
  const third = seen(nextRun(second, { draw, gone: 0.07, changed: 0.12, change, added: 23, make: () => make('2026-11-20', '2026-11-26') }));
  return [
    { file: 'rentflats-2026-11-12.ndjson', text: ndjson(first) },
    { file: 'rentflats-2026-11-19.ndjson', text: ndjson(second) },
    { file: 'rentflats-2026-11-26.ndjson', text: ndjson(third) },
  ];
}
