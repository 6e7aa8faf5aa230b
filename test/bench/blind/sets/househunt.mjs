import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const TOWNS = [
  ['Hexham', 1.15, 'NE46'],
  ['Morpeth', 1.1, 'NE61'],
  ['Alnwick', 1.2, 'NE66'],
  ['Blyth', 0.7, 'NE24'],
  ['Cramlington', 0.8, 'NE23'],
  ['Ashington', 0.62, 'NE63'],
  ['Ponteland', 1.6, 'NE20'],
  ['Amble', 0.9, 'NE65'],
];
const AGENTS = [
  ['Rook & Hartley', 7],
  ['Pattison Lane', 6],
  ['Northgate Homes', 6],
  ['Sandersyn Estates', 4],
  ['Bell Moor', 3],
  ['Your Move In', 2],
];
const TYPES = { Detached: [4, 340], 'Semi-detached': [3, 225], Terraced: [3, 175], 'End of terrace': [3, 185], Flat: [2, 135], Bungalow: [2, 265] };
const ROADS = ['Priory', 'Station', 'Fellside', 'Orchard', 'Mill', 'Church', 'Castle', 'Beech', 'Hadrian', 'Quay', 'Leazes', 'Kirk'];
const ENDS = ['Road', 'Lane', 'Terrace', 'Close', 'Gardens', 'Court', 'Drive', 'View'];
const FEATURES = [
  'conservatory',
  'wood burner',
  'en suite',
  'utility room',
  'solar panels',
  'home office',
  'sea views',
  'loft conversion',
  'underfloor heating',
  'south-facing garden',
];
const RUNS = ['2026-10-29', '2026-11-12', '2026-11-26'];

/** Houses for sale by six agents, scraped three times: "£325,000", "1,120 sq ft", features with ";". */
export function househunt() {
  const draw = draws(330_101);
  let number = 0;
  const pounds = (value) => `£${thousands(value, ',')}`;
  const make = (from, to) => () => {
    number += 1;
    const [town, factor, code] = draw.pick(TOWNS);
    const type = draw.weighted([
      ['Detached', 5],
      ['Semi-detached', 7],
      ['Terraced', 7],
      ['End of terrace', 2],
      ['Flat', 5],
      ['Bungalow', 3],
    ]);
    const [usual, base] = TYPES[type];
    const beds = Math.max(1, usual + draw.int(-1, 1) + (type === 'Detached' && draw.chance(0.2) ? 1 : 0));
    const price = Math.round((base * factor * draw.spread() * (0.6 + beds / usual / 2.5) * 1000) / 2500) * 2500;
    const sqft = Math.round((260 + beds * 250 + (type === 'Detached' ? 240 : 0)) * draw.spread());
    const flat = type === 'Flat';
    return {
      ref: `NH${40_000 + number * 13}`,
      agent: draw.weighted(AGENTS),
      address: `${draw.int(1, 120)} ${draw.pick(ROADS)} ${draw.pick(ENDS)}`,
      town,
      postcode: `${code} ${draw.int(1, 9)}${draw.pick(['AB', 'DL', 'HN', 'QR', 'TS'])}`,
      property_type: type,
      tenure: flat || draw.chance(0.08) ? 'Leasehold' : 'Freehold',
      beds,
      baths: Math.max(1, Math.min(4, Math.round(beds / 2) + draw.int(-1, 1))),
      receptions: flat ? 1 : draw.int(1, 3),
      floor_area: draw.chance(0.86) ? `${thousands(sqft, ',')} sq ft` : null,
      price: pounds(price),
      price_qualifier: draw.weighted([
        [null, 6],
        ['Offers over', 4],
        ['Guide price', 2],
        ['Offers in the region of', 2],
      ]),
      status: draw.weighted([
        ['For sale', 7],
        ['Under offer', 2],
        ['Sold STC', 1],
      ]),
      epc: draw.weighted([
        ['A', 0.3],
        ['B', 2],
        ['C', 6],
        ['D', 6],
        ['E', 2],
        ['F', 0.6],
        [null, 1],
      ]),
      council_tax_band: draw.weighted([
        ['A', 6],
        ['B', 5],
        ['C', 5],
        ['D', 4],
        ['E', 3],
        ['F', 2],
        ['G', 0.7],
      ]),
      garden: (flat ? draw.chance(0.15) : draw.chance(0.9)) ? 'yes' : 'no',
      parking: draw.weighted([
        ['Driveway', 6],
        ['Garage', 4],
        ['On street', 4],
        ['Allocated', 2],
        [null, 2],
      ]),
      chain_free: draw.chance(0.33) ? 'yes' : 'no',
      service_charge_pa: flat && draw.chance(0.85) ? pounds(draw.int(30, 240) * 10) : null,
      year_built: draw.chance(0.8) ? draw.int(1870, 2025) : null,
      features: draw.some(FEATURES, draw.int(0, 4)).join('; ') || null,
      photos: draw.int(4, 38),
      listed_on: draw.day(from, to),
    };
  };
  const change = (row) => {
    const price = Number(row.price.replaceAll(/[£,]/g, ''));
    const cut = draw.chance(0.4);
    const raised = !cut && draw.chance(0.06);
    const factor = cut ? 0.9 + draw.next() * 0.085 : 1.02 + draw.next() * 0.03;
    const next = { 'For sale': 'Under offer', 'Under offer': draw.chance(0.25) ? 'For sale' : 'Sold STC', 'Sold STC': 'Sold STC' };
    return {
      ...row,
      price: cut || raised ? pounds(Math.round((price * factor) / 500) * 500) : row.price,
      status: cut ? row.status : next[row.status],
    };
  };
  const first = Array.from({ length: 270 }, make('2026-03-01', RUNS[0]));
  const later = (rows, from, to) => nextRun(rows, { draw, gone: 0.09, changed: 0.25, change, added: 34, make: make(addDays(from, 1), to) });
  const second = later(first, RUNS[0], RUNS[1]);
  const third = later(second, RUNS[1], RUNS[2]);
  return [first, second, third].map((rows, run) => ({ file: `househunt-${RUNS[run]}.csv`, text: csv(rows) }));
}
