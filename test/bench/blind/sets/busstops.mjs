import { csv, draws } from '../made.mjs';
const DISTRICTS = [
  ['Harbourside', ['Quay Street', 'Custom House Road', 'Dock Lane', 'Pier Approach'], 1.6],
  ['Old Town', ['High Street', 'Castle Hill', 'Market Place', 'Bridge Street'], 2.3],
  ['Northfield', ['Northfield Avenue', 'Larch Road', 'School Lane', 'Mill Road'], 0.8],
  ['Westbury Park', ['Park Road', 'Chestnut Drive', 'Victoria Road'], 0.9],
  ['Eastgate', ['London Road', 'Gas Works Lane', 'Station Road', 'Brewery Street'], 1.4],
  ['Southmoor', ['Moor Lane', 'Hospital Road', 'Farm Close'], 0.6],
  ['University', ['Campus Way', 'Library Road', 'College Street'], 1.9],
];
const NEAR = [
  'Post Office',
  'Church',
  'Library',
  'Health Centre',
  'Primary School',
  'Roundabout',
  'Fire Station',
  'Cemetery',
  'Supermarket',
  'Cinema',
  'Police Station',
  'Playing Fields',
];
const ROUTES = ['1', '2', '5', '7A', '12', '14', '21', '30', '44', 'N3', 'X9'];

export function busstops() {
  const d = draws(49_707);
  const yes = (p) => (d.chance(p) ? 'Y' : 'N');
  const uk = (day) => day.split('-').toReversed().join('/');
  let n = 3400;
  const records = Array.from({ length: 640 }, () => {
    const [district, roads, busy] = d.pick(DISTRICTS);
    const shelter = d.chance(0.58);
    const boardings = Math.round(18 + d.next() ** 2 * 420 * busy);
    const condition = d.weighted([
      ['Good', 5],
      ['Fair', 4],
      ['Poor', 2],
      ['Damaged', 0.8],
    ]);
    return {
      STOP_CODE: `HB${(n += d.int(1, 5))}`,
      STOP_NAME: `${d.pick(roads)} ${d.pick(NEAR)}`,
      DISTRICT: district,
      SHELTER_TYPE: shelter ? d.pick(['Glass', 'Glass', 'Steel', 'Wooden', 'Brick']) : 'None',
      SEATING: shelter ? yes(0.85) : yes(0.2),
      LIGHTING: shelter ? yes(0.7) : yes(0.15),
      REALTIME_DISPLAY: yes(shelter ? 0.45 : 0.08),
      STEP_FREE: yes(0.63),
      ROUTES: d.some(ROUTES, d.int(1, 4)).join(';'),
      DAILY_BOARDINGS: d.chance(0.06) ? '' : boardings,
      KERB_HEIGHT: d.chance(0.1) ? '' : `${d.pick([60, 100, 125, 140, 160, 180])} mm`,
      YEAR_INSTALLED: d.chance(0.08) ? '' : d.int(1968, 2026),
      CONDITION: condition,
      REPAIR_COST: condition === 'Good' || d.chance(0.2) ? '' : `£${d.int(40, 4200)}`,
      LAST_INSPECTED: uk(d.day('2024-01-08', '2026-11-10')),
    };
  });
  return [{ file: 'busstops-2026-11-12.csv', text: csv(records) }];
}
