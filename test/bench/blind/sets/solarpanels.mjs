import { addDays, draws, json, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-09-14', '2026-10-19', '2026-11-23'];
const BRANDS = [
  ['Jinko', 0.27],
  ['Trina', 0.28],
  ['Longi', 0.3],
  ['Canadian Solar', 0.31],
  ['REC', 0.47],
  ['Meyer Burger', 0.62],
  ['Aleo', 0.52],
  ['Sunova', 0.24],
];
const CELLS = [
  ['TOPCon', 22.1],
  ['Mono PERC', 20.8],
  ['HJT', 22.9],
  ['Poly', 17.2],
  ['Back contact', 23.1],
];
const euros = (value) => `€${thousands(value, ',', 2)}`;
export function solarpanels() {
  const d = draws(45_101);
  let n = 31_000;
  let run = RUNS[0];
  let since = '2025-02-03';
  const stock = () => (d.chance(0.16) ? 0 : d.int(1, 640));
  const make = () => {
    const [brand, watt] = d.pick(BRANDS);
    const [cell, efficient] = d.weighted(CELLS.map((entry, at) => [entry, [7, 5, 2, 1.2, 2][at]]));
    const power = d.int(cell === 'Poly' ? 54 : 74, cell === 'Poly' ? 68 : 122) * 5;
    const frame = d.weighted([
      ['Black', 6],
      ['Silver', 4],
      ['Frameless', 1],
    ]);
    return {
      sku: `PV-${(n += d.int(1, 9))}`,
      product_name: `${brand} ${d.pick(['Tiger', 'Vertex', 'Hi-MO', 'Alpha', 'Neo', 'Premium', 'Black Line'])} ${power}W ${cell} ${frame === 'Black' ? 'full black' : 'module'}`,
      brand,
      cell_type: cell,
      power: `${power} W`,
      efficiency: d.chance(0.06) ? null : `${round(efficient + (d.next() - 0.5) * 1.6, 1)} %`,
      price: euros(round(power * watt * d.spread(), 2)),
      weight: `${round(10.5 + power * 0.026 + d.next() * 3.5, 1)} kg`,
      warranty: d.chance(0.05) ? '' : `${d.pick([10, 12, 15, 15, 20, 25, 25, 30])} years`,
      qty_in_stock: stock(),
      bifacial: d.chance(cell === 'Poly' ? 0.02 : 0.42) ? 'yes' : 'no',
      frame_colour: frame,
      added_on: d.day(since, run),
      suitable_for: d.some(['pitched roof', 'flat roof', 'ground mount', 'balcony', 'camper', 'carport'], d.int(1, 4)),
    };
  };
  const change = (record) => {
    const by = d.chance(0.68) ? 0.84 + d.next() * 0.14 : 1.01 + d.next() * 0.08;
    return {
      ...record,
      ...(d.chance(0.75) ? { price: euros(Number(record.price.replaceAll(/[€,]/g, '')) * by) } : {}),
      qty_in_stock: stock(),
    };
  };
  const runs = [Array.from({ length: 270 }, make)];
  for (const next of RUNS.slice(1)) {
    since = addDays(run, 1);
    run = next;
    runs.push(nextRun(runs.at(-1), { draw: d, gone: 0.07, changed: 0.5, change, added: d.int(18, 30), make }));
  }
  return runs.map((records, index) => ({ file: `solarpanels-${RUNS[index]}.json`, text: json(records) }));
}
