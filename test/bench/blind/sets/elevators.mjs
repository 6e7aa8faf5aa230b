import { csv, draws, round, thousands } from '../made.mjs';

const BUILDINGS = [
  ['Harlan Tower', 'Northside'],
  ['Mercer Plaza', 'Downtown'],
  ['Union Exchange', 'Downtown'],
  ['St. Agnes Hospital', 'Eastgate'],
  ['Civic Library', 'Downtown'],
  ['Bayfront Suites', 'Harborview'],
  ['Pier 9 Offices', 'Harborview'],
  ['Larkspur Apartments', 'Westfield'],
  ['Oakmont Senior Living', 'Westfield'],
  ['Grand Central Mall', 'Downtown'],
  ['Eastgate Medical', 'Eastgate'],
  ['Foundry Lofts', 'Northside'],
  ['Courthouse Annex', 'Downtown'],
  ['Riverside Hotel', 'Harborview'],
  ['Tech Commons', 'Northside'],
  ['Willow Court', 'Westfield'],
  ['Galleria East', 'Eastgate'],
  ['Central Station', 'Downtown'],
  ['Hilltop Residences', 'Northside'],
  ['Customs House', 'Harborview'],
];
const NOTES = [
  'Door reopening device slow',
  'Pit light missing',
  'Machine room clean',
  'Phone line not answering',
  'Car top emergency exit sealed',
  'Handrail worn',
  'Leveling off by half an inch',
  'No remarks',
  'Certificate not posted',
  'Comb plate chipped',
];

/** A city's register of lifts and escalators: "3,500 lb", "$1,250.00", Y/N, "12 days ago" among the inspection days. */
export function elevators() {
  const draw = draws(140_002);
  return [{ file: 'elevators-2026-11-20.csv', text: csv(Array.from({ length: 430 }, (_, index) => device(draw, index))) }];
}

function device(draw, index) {
  const [building, borough] = draw.pick(BUILDINGS);
  const type = draw.weighted([
    ['Passenger', 9],
    ['Freight', 2.5],
    ['Escalator', 2.2],
    ['Dumbwaiter', 0.8],
    ['Wheelchair lift', 1.2],
  ]);
  const small = type === 'Dumbwaiter' || type === 'Wheelchair lift';
  const floors = type === 'Escalator' ? 2 : small ? draw.int(2, 4) : Math.round(3 + draw.next() ** 2 * 44);
  const capacity =
    type === 'Escalator'
      ? null
      : type === 'Dumbwaiter'
        ? draw.int(4, 10) * 50
        : type === 'Wheelchair lift'
          ? draw.int(9, 15) * 50
          : type === 'Freight'
            ? draw.int(40, 160) * 100
            : draw.int(20, 50) * 100;
  const installed = draw.day('1958-03-01', '2025-11-30');
  const ago = Math.round(draw.next() ** 1.3 * 700);
  const inspected = new Date(Date.parse('2026-11-20') - ago * 86_400_000).toISOString().slice(0, 10);
  const result = draw.chance(0.05)
    ? null
    : draw.weighted([
        ['Pass', 7],
        ['Conditional pass', 2],
        ['Fail', 1.8],
      ]);
  const violations = result === 'Pass' ? (draw.chance(0.2) ? 1 : 0) : result === null ? 0 : draw.int(1, result === 'Fail' ? 11 : 4);
  return {
    DeviceNo: `EL-${20_417 + index * 7}`,
    BuildingName: building,
    Borough: borough,
    DeviceType: type,
    Manufacturer: draw.weighted([
      ['Otis', 5],
      ['Schindler', 3.5],
      ['KONE', 3],
      ['Thyssenkrupp', 2.5],
      ['Dover', 1.4],
      ['Mitsubishi', 1.2],
    ]),
    FloorsServed: floors,
    CapacityLbs: capacity === null ? 'N/A' : `${thousands(capacity, ',')} lb`,
    SpeedFpm: draw.chance(0.12)
      ? ''
      : small
        ? draw.int(20, 50)
        : type === 'Escalator'
          ? draw.pick([90, 100, 120])
          : Math.round(90 + floors * 17 * draw.spread()),
    InstalledOn: installed,
    LastInspected: draw.chance(0.04) ? '' : ago < 30 ? `${ago === 0 ? 1 : ago} day${ago <= 1 ? '' : 's'} ago` : inspected,
    Inspector: draw.pick(['R. Osei', 'M. Tran', 'L. Kowalski', 'J. Delgado', 'P. Whitfield', 'S. Banerjee']),
    Result: result,
    OpenViolations: violations,
    OutOfService: draw.chance(result === 'Fail' ? 0.55 : 0.04) ? 'Y' : 'N',
    AnnualFee: `$${thousands(round(90 + floors * 31 * draw.spread() + (type === 'Freight' ? 200 : 0), 2), ',', 2)}`,
    Notes: draw.pick(NOTES),
  };
}
