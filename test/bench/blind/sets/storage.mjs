import { csv, draws, nextRun, round, thousands } from '../made.mjs';

const SITES = {
  'Canal Street': 'Manchester',
  'Trafford Yard': 'Manchester',
  Harbourside: 'Bristol',
  'Temple Gate': 'Bristol',
  'Kirkstall Road': 'Leeds',
  'Armley Mills': 'Leeds',
  'Leith Docks': 'Edinburgh',
  'Cathays Depot': 'Cardiff',
  'Bute Works': 'Cardiff',
  'Dalston Lane': 'London',
  'Brixton Arches': 'London',
  'Park Royal': 'London',
};
const SIZES = { Locker: [8, 20], Small: [25, 60], Medium: [65, 120], Large: [125, 210], Garage: [215, 400] };

/** Self-storage units in two runs: "£1,129.00", "75 sq ft", Y/N, days as 05/12/2026, semicolons between cells. */
export function storage() {
  const draw = draws(120_003);
  let number = 0;
  const make = () => unit(draw, number++);
  const first = Array.from({ length: 400 }, make);
  const change = (record) => {
    const rent = Number(record['Monthly Rent'].replaceAll(/[£,]/g, ''));
    return {
      ...record,
      'Monthly Rent': pounds(round(rent * (draw.chance(0.6) ? 1 + draw.int(20, 180) / 1000 : 1 - draw.int(20, 220) / 1000), 2)),
      Status: draw.pick(['Available', 'Reserved', 'Occupied']),
    };
  };
  const second = nextRun(first, { draw, gone: 0.08, changed: 0.3, change, added: 37, make });
  return [
    { file: 'storage-2026-10-20.csv', text: csv(first, ';') },
    { file: 'storage-2026-11-20.csv', text: csv(second, ';') },
  ];
}

function pounds(value) {
  return `£${thousands(value, ',', 2)}`;
}

function unit(draw, index) {
  const site = draw.pick(Object.keys(SITES));
  const size = draw.weighted([
    ['Locker', 2],
    ['Small', 4],
    ['Medium', 4],
    ['Large', 2],
    ['Garage', 1.2],
  ]);
  const area = draw.int(...SIZES[size]);
  const rent = round((14 + area * 2.35) * draw.spread() * (SITES[site] === 'London' ? 1.5 : 1), 2);
  const floor = size === 'Garage' ? 0 : draw.int(0, 4);
  return {
    'Unit ID': `U-${20_011 + index * 3}`,
    Facility: site,
    City: SITES[site],
    'Size Class': size,
    'Floor Area': `${area} sq ft`,
    Floor: floor,
    'Monthly Rent': pounds(rent),
    Deposit: draw.chance(0.12) ? 'N/A' : pounds(Math.round(rent * (0.5 + draw.next() * 1.5))),
    'Climate Control': draw.chance(0.36) ? 'Y' : 'N',
    'Drive-up': floor === 0 && draw.chance(0.6) ? 'Y' : 'N',
    '24h Access': draw.chance(0.45) ? 'Y' : 'N',
    'Min Stay': `${draw.pick([1, 2, 4, 4, 8, 12])} weeks`,
    Status: draw.pick(['Available', 'Available', 'Reserved', 'Occupied', 'Occupied']),
    'Free From': draw.chance(0.1) ? '' : draw.day('2026-11-21', '2027-04-30').split('-').toReversed().join('/'),
    'Door Width': draw.chance(0.15) ? '' : `${draw.int(60, 290)} cm`,
  };
}
