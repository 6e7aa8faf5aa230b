import { addDays, csv, draws, thousands } from '../made.mjs';
const RUNS = ['2026-11-09', '2026-11-23'];
const MAKES = [
  ['DAF', ['LF 180', 'CF 330', 'XF 480'], 1],
  ['Scania', ['P280', 'G410', 'R450'], 1.25],
  ['Volvo', ['FL 250', 'FM 370', 'FH 500'], 1.2],
  ['MAN', ['TGL 12.180', 'TGM 18.290', 'TGX 26.470'], 0.95],
  ['Mercedes-Benz', ['Atego 1218', 'Arocs 3240', 'Actros 2545'], 1.1],
  ['Iveco', ['Eurocargo 75E', 'Stralis 460', 'Daily 70C18'], 0.7],
  ['Renault', ['D12', 'C380', 'T480'], 0.75],
];
const TYPES = [
  ['Tractor Unit', 7],
  ['Curtainsider', 5],
  ['Tipper', 4],
  ['Box Van', 4],
  ['Refrigerated', 3],
  ['Flatbed', 3],
  ['Beavertail', 1.5],
  ['Skip Loader', 1.2],
];
const uk = (day) => day.split('-').toReversed().join('/');
const iso = (day) => day.split('/').toReversed().join('-');
export function trucklots() {
  const d = draws(45_303);
  let n = 4100;
  let run = RUNS[0];
  const make = () => {
    const [brand, models, worth] = d.pick(MAKES);
    const model = d.pick(models);
    const type = d.weighted(TYPES);
    const year = d.int(2008, 2024);
    const bids = d.chance(0.14) ? 0 : d.int(1, 46);
    const bid = Math.round((worth * 1500 * 1.155 ** (year - 2006) * d.spread()) / 50) * 50;
    return {
      Lot: (n += d.int(1, 3)),
      Vehicle: `${year} ${brand} ${model} ${type}`,
      Make: brand,
      'Body Type': type,
      Year: year,
      Mileage: d.chance(0.05) ? 'N/A' : `${thousands(Math.round((2026 - year) * 52_000 * d.spread()) + d.int(4000, 30_000), ',')} km`,
      'Engine Power': `${d.int(17, 54) * 10} hp`,
      'Gross Weight': `${thousands(d.pick([7500, 7500, 12_000, 18_000, 18_000, 26_000, 32_000, 44_000]), ',')} kg`,
      'Current Bid': bids === 0 ? '' : `£${thousands(bid, ',')}`,
      Bids: bids,
      'Reserve Met': bids > 4 && d.chance(0.55) ? 'Yes' : 'No',
      Yard: d.pick(['Leeds', 'Leeds', 'Doncaster', 'Doncaster', 'Doncaster', 'Bristol', 'Carlisle', 'Thetford']),
      'Auction Ends': uk(d.day(addDays(run, 1), addDays(run, 34))),
      Extras: d.chance(0.25)
        ? ''
        : d
            .some(['tail lift', 'sleeper cab', 'air conditioning', 'reversing camera', 'crane', 'night heater', 'PTO', 'spare keys'], d.int(1, 4))
            .join('; '),
    };
  };
  const bidOn = (record) => {
    const more = d.chance(0.35) ? 0 : d.int(1, 12);
    if (more === 0) return record;
    const before = Number(record['Current Bid'].replaceAll(/[£,]/g, '')) || d.int(16, 90) * 50;
    return {
      ...record,
      'Current Bid': `£${thousands(before + more * d.int(1, 6) * 50, ',')}`,
      Bids: record.Bids + more,
      'Reserve Met': record['Reserve Met'] === 'Yes' || d.chance(0.25) ? 'Yes' : 'No',
    };
  };
  const first = Array.from({ length: 330 }, make);
  run = RUNS[1];
  const second = [...first.filter((record) => iso(record['Auction Ends']) > run && !d.chance(0.03)).map(bidOn), ...Array.from({ length: 140 }, make)];
  return [first, second].map((records, index) => ({ file: `trucklots-${RUNS[index]}.csv`, text: csv(records) }));
}
