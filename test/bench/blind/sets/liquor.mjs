import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const TYPES = {
  Tavern: [4400, 90],
  'Restaurant - Full Bar': [2900, 110],
  'Beer & Wine': [1250, 60],
  'Package Store': [1800, 25],
  'Brew Pub': [2200, 130],
  Hotel: [5200, 240],
  Nightclub: [6100, 330],
  Caterer: [950, 0],
  'Private Club': [1500, 140],
};
const NAMES = [
  ['Rusty', 'Golden', 'Blue', 'Crooked', 'Lucky', 'Old', 'Velvet', 'Copper', 'Salty', 'Broken', 'Midnight', 'Little'],
  ['Anchor', 'Stag', 'Lantern', 'Barrel', 'Rooster', 'Harp', 'Compass', 'Cellar', 'Pony', 'Mermaid', 'Crown', 'Wheel'],
];
const TAILS = {
  Tavern: 'Tavern',
  'Restaurant - Full Bar': 'Grill',
  'Beer & Wine': 'Cafe',
  'Package Store': 'Liquors',
  'Brew Pub': 'Brewing',
  Hotel: 'Hotel',
  Nightclub: 'Club',
  Caterer: 'Catering',
  'Private Club': 'Lodge',
};
const STREETS = ['Main St', 'Water St', 'N 3rd St', 'Lake Ave', 'Brady St', 'Howell Ave', 'Center St', 'Mitchell St', 'Farwell Ave'];

/** A city's register of liquor licences, downloaded in August and November. */
export function liquor() {
  const draw = draws(230_808);
  const seen = new Set();
  let number = 0;
  const make = (from, to) => () => {
    for (;;) {
      const type = draw.pick([
        'Tavern',
        'Tavern',
        'Tavern',
        'Restaurant - Full Bar',
        'Restaurant - Full Bar',
        'Beer & Wine',
        'Beer & Wine',
        'Package Store',
        'Brew Pub',
        'Hotel',
        'Nightclub',
        'Caterer',
        'Private Club',
      ]);
      const name = `${draw.chance(0.4) ? 'The ' : ''}${draw.pick(NAMES[0])} ${draw.pick(NAMES[1])} ${TAILS[type]}`;
      if (seen.has(name)) continue;
      seen.add(name);
      return licence(draw, { name, type, number: (number += 1), from, to });
    }
  };
  const first = Array.from({ length: 330 }, make('2023-12-01', '2026-08-15'));
  const second = nextRun(first, {
    draw,
    gone: 0.05,
    changed: 0.25,
    change: (record) => later(draw, record),
    added: 24,
    make: make('2026-08-24', '2026-11-18'),
  });
  return [
    { file: 'liquor-2026-08-20.csv', text: csv(first) },
    { file: 'liquor-2026-11-20.csv', text: csv(second) },
  ];
}

function licence(draw, { name, type, number, from, to }) {
  const [fee, seats] = TYPES[type];
  const issued = draw.day(from, to);
  const violations = draw.weighted([
    [0, 7],
    [1, 2],
    [2, 1],
    [3, 0.5],
    [5, 0.2],
  ]);
  const expires = addDays(issued, 365 * (issued < '2025-01-01' ? 3 : draw.int(1, 2)));
  return {
    'License No': `LQ-${31_000 + number * 3}`,
    'Business Name': name,
    'License Type': type,
    Status: draw.weighted([
      ['Active', 8],
      ['Suspended', violations > 1 ? 3 : 0.3],
      ['Pending', 0.7],
      ['Expired', expires < '2026-08-20' ? 12 : 0],
    ]),
    Ward: `Ward ${draw.int(1, 9)}`,
    Address: `${draw.int(100, 3999)} ${draw.pick(STREETS)}`,
    'Issue Date': issued,
    'Expiration Date': expires,
    'Annual Fee': `$${thousands(fee + draw.pick([0, 0, 150, 300, 450]), ',', 2)}`,
    Capacity: seats === 0 || draw.chance(0.06) ? '' : Math.round(seats * draw.spread()) + draw.int(0, 9),
    'Closing Time': draw.pick(['10:00 PM', '11:00 PM', '12:00 AM', '1:00 AM', '2:00 AM', '2:30 AM']),
    'Outdoor Seating': draw.chance(0.35) ? 'Y' : 'N',
    'Live Music': draw.chance(type === 'Nightclub' ? 0.9 : 0.25) ? 'Y' : 'N',
    Violations: violations,
    'Fines Due': violations > 0 && draw.chance(0.7) ? `$${thousands(violations * draw.int(3, 22) * 50, ',', 2)}` : '$0.00',
    Remarks: violations > 0 ? draw.pick(['Served a minor', 'Noise complaints', 'Over capacity', 'Open after hours', '']) : '',
  };
}

function later(draw, record) {
  if (draw.chance(0.4)) return { ...record, Status: record.Status === 'Active' ? draw.pick(['Suspended', 'Expired', 'Suspended']) : 'Active' };
  if (draw.chance(0.5)) return { ...record, 'Outdoor Seating': record['Outdoor Seating'] === 'Y' ? 'N' : 'Y' };
  const count = record.Violations + 1;
  return {
    ...record,
    Violations: count,
    'Fines Due': `$${thousands(count * draw.int(4, 24) * 50, ',', 2)}`,
    Remarks: draw.pick(['Served a minor', 'Noise complaints', 'Over capacity']),
  };
}
