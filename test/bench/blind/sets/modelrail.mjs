import { csv, draws, nextRun } from '../made.mjs';
const RUNS = ['2026-11-02', '2026-11-16'];
const BRANDS = [
  ['Hornby', 'OO', 1],
  ['Bachmann', 'OO', 1.12],
  ['Dapol', 'N', 0.95],
  ['Graham Farish', 'N', 0.98],
  ['Heljan', 'O', 2.9],
  ['Accurascale', 'OO', 1.3],
  ['Rapido', 'OO', 1.22],
  ['Peco', 'TT', 0.8],
];
const TYPES = [
  ['Steam locomotive', 165, ['Class A4 Mallard', 'Black Five', 'Pannier Tank', 'J27', 'Merchant Navy', 'Terrier']],
  ['Diesel locomotive', 150, ['Class 37', 'Class 66', 'Deltic', 'Class 08 Shunter', 'Class 50']],
  ['Coach', 52, ['Mk1 Brake', 'Mk2 First', 'Pullman Parlour', 'Gresley Buffet']],
  ['Wagon', 27, ['7 Plank Open', 'Tank Wagon', 'Brake Van', 'Presflo', 'HAA Hopper']],
  ['Track pack', 48, ['Oval Set', 'Yard Extension', 'Curves Pack']],
  ['Building', 39, ['Signal Box', 'Goods Shed', 'Station Booking Hall', 'Engine Shed']],
];
const money = (value) => `£${value.toFixed(2)}`;
export function modelrail() {
  const d = draws(50_303);
  let n = 30_000;
  let run = RUNS[0];
  const make = () => {
    const [brand, gauge, by] = d.pick(BRANDS);
    const [type, base, names] = d.weighted(TYPES.map((item, index) => [item, [5, 4, 4, 6, 2, 3][index]]));
    const engine = type.endsWith('locomotive');
    return {
      sku: `MR-${(n += d.int(1, 40))}`,
      title: `${d.pick(names)}${engine ? ` ${d.int(1000, 68_999)}` : ''}`,
      brand,
      gauge,
      product_type: type,
      livery:
        type === 'Track pack' || type === 'Building'
          ? ''
          : d.pick(['BR Green', 'BR Blue', 'LMS Maroon', 'LNER Apple Green', 'GWR', 'EWS', 'Weathered Black']),
      price_gbp: money(Math.ceil(base * by * d.spread()) - 0.05),
      units_in_stock: d.chance(0.2) ? 0 : d.int(1, 40),
      condition: d.weighted([
        ['new', 6],
        ['pre-owned', 3],
        ['shop soiled', 1],
      ]),
      dcc_fitted: engine && d.chance(0.5) ? 'Y' : 'N',
      sound: engine && d.chance(0.25) ? 'Y' : 'N',
      weight_g: d.chance(0.08) ? '' : `${Math.round(base * by * 1.9 * d.spread())} g`,
      eras: d.some(['Era 3', 'Era 4', 'Era 5', 'Era 6', 'Era 7', 'Era 8', 'Era 9'], d.int(1, 3)).join('; '),
      added_on: d.day('2026-03-01', run),
    };
  };
  const change = (record) => {
    const old = Number(record.price_gbp.slice(1));
    return {
      ...record,
      price_gbp: d.chance(0.55) ? money(Math.ceil(old * (d.chance(0.7) ? 0.78 + d.next() * 0.16 : 1.03 + d.next() * 0.09)) - 0.05) : record.price_gbp,
      units_in_stock: d.chance(0.3) ? 0 : d.int(1, 40),
    };
  };
  const first = Array.from({ length: 640 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.06, changed: 0.4, change, added: 48, make });
  return [first, second].map((records, index) => ({ file: `modelrail-${RUNS[index]}.csv`, text: csv(records) }));
}
