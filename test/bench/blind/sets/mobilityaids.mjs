import { csv, draws, nextRun, thousands } from '../made.mjs';
const RUNS = ['2026-10-19', '2026-11-16'];
const KINDS = [
  ['Mobility scooter', ['Pride', 'TGA', 'Drive', 'Sunrise', 'Kymco'], 1150, [6, 40], 10],
  ['Stairlift', ['Stannah', 'Acorn', 'Brooks', 'Handicare'], 720, null, 6],
  ['Powered wheelchair', ['Pride', 'Invacare', 'Sunrise', 'Quickie'], 1650, [8, 28], 5],
  ['Manual wheelchair', ['Invacare', 'Karma', 'Drive', 'Days'], 160, null, 5],
  ['Riser recliner', ['HSL', 'Willowbrook', 'Sherborne'], 430, null, 5],
  ['Patient hoist', ['Oxford', 'Invacare', 'Arjo'], 520, null, 2],
  ['Rollator', ['Drive', 'Topro', 'Days'], 62, null, 4],
];
const STORIES = [
  'belonged to my late mother, used indoors only and always kept dry',
  'batteries replaced in spring with receipt, runs very well',
  'bought for a hip operation and no longer needed',
  'some scratches on the armrest, mechanically sound',
  'upholstery freshly cleaned, comes from a smoke free home',
  'collection needs two strong people and a van',
  'serviced every year by the dealer, paperwork included',
  'charger lead is a bit worn but works',
];
const uk = (day) => day.split('-').toReversed().join('/');
const pounds = (value) => `£${thousands(value, ',')}`;
export function mobilityaids() {
  const d = draws(47_101);
  let n = 51_200;
  let from = '2026-07-20';
  let run = RUNS[0];
  const make = () => {
    const [kind, makes, price, range] = d.weighted(KINDS.map((entry) => [entry, entry[4]]));
    const made = d.pick(makes);
    const condition = d.weighted([
      ['Like new', 3],
      ['Very good', 5],
      ['Good', 6],
      ['Fair', 3],
      ['Spares or repair', 1],
    ]);
    const worth = { 'Like new': 1.4, 'Very good': 1.15, Good: 0.95, Fair: 0.7, 'Spares or repair': 0.3 }[condition];
    return {
      'Ad Ref': `MA${(n += d.int(1, 9))}`,
      Description: `${made} ${kind.toLowerCase()}, ${d.pick(STORIES)}`,
      Category: kind,
      Make: d.chance(0.04) ? '' : made,
      'Asking Price': pounds(Math.max(15, Math.round((price * worth * d.spread()) / 5) * 5)),
      Condition: condition,
      'Weight Limit': d.chance(0.12) ? '' : `${d.pick([100, 115, 120, 127, 136, 150, 160, 180, 200])} kg`,
      Range: range && !d.chance(0.1) ? `${d.int(...range)} miles` : '',
      'Year Made': d.chance(0.15) ? '' : d.int(2009, 2025),
      'Will Deliver': d.chance(0.42) ? 'Yes' : 'No',
      Town: d.pick(['Preston', 'Blackpool', 'Lancaster', 'Southport', 'Burnley', 'Bolton', 'Kendal', 'Chester']),
      'Listed On': uk(d.day(from, run)),
      Status: d.weighted([
        ['Available', 8],
        ['Reserved', 1.4],
        ['Sold', 1],
      ]),
      Extras: d.some(['rain cover', 'basket', 'spare key', 'charger', 'cushion', 'manual', 'ramp', 'walking stick holder'], d.int(0, 3)).join('; '),
    };
  };
  const change = (record) => {
    const price = Number(record['Asking Price'].replaceAll(/[£,]/g, ''));
    const by = d.weighted([
      [1, 4],
      [0.9, 4],
      [0.8, 2],
      [1.08, 1],
    ]);
    const status = record.Status === 'Sold' ? 'Sold' : d.pick(['Available', 'Available', 'Reserved', 'Sold']);
    return { ...record, 'Asking Price': pounds(Math.round((price * by) / 5) * 5), Status: status };
  };
  const first = Array.from({ length: 380 }, make);
  [from, run] = [RUNS[0], RUNS[1]];
  const second = nextRun(first, { draw: d, gone: 0.17, changed: 0.4, change, added: 71, make });
  return [first, second].map((records, index) => ({ file: `mobilityaids-${RUNS[index]}.csv`, text: csv(records) }));
}
