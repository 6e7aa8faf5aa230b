import { csv, draws, nextRun } from '../made.mjs';
const RUNS = ['2026-10-19', '2026-11-16'];
const FIRMS = [
  'Bin There Skips',
  'Hollis Waste',
  'Skip to It',
  'Grabbit & Go',
  'Pennine Skips',
  'Cleartip',
  'Jackson & Daughter',
  'RubbleKing',
  'EcoSkip',
  'A1 Waste',
];
const uk = (day) => day.split('-').toReversed().join('/');
const pounds = (value) => `£${value.toFixed(2)}`;
export function skiphire() {
  const d = draws(46_808);
  let n = 800;
  let run = RUNS[0];
  const make = () => {
    const yards = d.pick([2, 4, 4, 6, 6, 6, 8, 8, 8, 10, 12, 14, 16]);
    const town = d.weighted([
      ['Stockport', 6],
      ['Bolton', 5],
      ['Oldham', 5],
      ['Rochdale', 4],
      ['Bury', 3],
      ['Wigan', 2],
    ]);
    return {
      'Offer Ref': `SK-${(n += d.int(1, 8))}`,
      Company: d.pick(FIRMS),
      Town: town,
      'Skip Size': `${yards} yd`,
      'Skip Type': yards > 8 ? d.pick(['Open', 'Enclosed', 'Drop Door']) : d.pick(['Open', 'Open', 'Lockable']),
      'Hire Price': pounds(Math.round((105 + yards * 17) * d.spread())),
      'Permit Fee': d.chance(0.16) ? '' : pounds(d.pick([25, 32, 38.5, 45, 60])),
      'Hire Period': `${d.pick([3, 7, 7, 7, 10, 14, 14, 28])} days`,
      'Extra Day': d.chance(0.2) ? '' : pounds(d.pick([2.5, 3, 4, 5, 7.5, 10])),
      'Weight Limit': d.chance(0.1) ? '' : `${d.pick([1, 1.5, 2, 3, 4, 6, 8])} t`,
      'Same Day Delivery': d.chance(0.36) ? 'Yes' : 'No',
      'Next Slot': uk(d.day(run, run === RUNS[0] ? '2026-11-10' : '2026-12-08')),
      Status: d.weighted([
        ['Available', 9],
        ['Limited', 3],
        ['Booked Out', 2],
      ]),
      'Waste Accepted': d.some(['soil', 'rubble', 'wood', 'garden', 'plasterboard', 'metal', 'household', 'mattresses'], d.int(2, 5)).join('; '),
    };
  };
  const change = (record) => {
    const price = Number(record['Hire Price'].slice(1));
    return {
      ...record,
      'Hire Price': d.chance(0.65)
        ? pounds(Math.round(price * (d.chance(0.6) ? 1.03 + d.next() * 0.12 : 0.84 + d.next() * 0.12)))
        : record['Hire Price'],
      Status: d.chance(0.45) ? d.pick(['Available', 'Limited', 'Booked Out']) : record.Status,
      'Next Slot': uk(d.day(run, '2026-12-08')),
    };
  };
  const first = Array.from({ length: 235 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.1, changed: 0.9, change, added: 29, make });
  return [first, second].map((records, index) => ({ file: `skiphire-${RUNS[index]}.csv`, text: csv(records) }));
}
