import { draws, json, nextRun, thousands } from '../made.mjs';
const RUNS = ['2026-10-12', '2026-11-02', '2026-11-23'];
const MAKES = [
  ['Yamaha', 'Outboard', [4, 6, 8, 15, 25, 40, 60, 90, 115, 150, 200]],
  ['Mercury', 'Outboard', [4, 5, 9.9, 20, 40, 60, 80, 100, 150, 225]],
  ['Honda', 'Outboard', [2.3, 5, 10, 20, 40, 50, 90, 135]],
  ['Suzuki', 'Outboard', [2.5, 6, 15, 30, 70, 115, 140, 175]],
  ['Tohatsu', 'Outboard', [3.5, 6, 9.8, 18, 30, 50]],
  ['Torqeedo', 'Outboard', [1.5, 3, 6, 10]],
  ['Volvo Penta', 'Inboard', [18, 29, 40, 75, 110, 150, 200]],
  ['Yanmar', 'Inboard', [14, 21, 30, 40, 57, 110]],
  ['Beta Marine', 'Inboard', [13.5, 20, 25, 38, 43, 50]],
  ['Nanni', 'Inboard', [14, 21, 29, 38, 60]],
  ['Bukh', 'Saildrive', [10, 20, 24, 36, 48]],
];
const PLACES = ['Plymouth', 'Southampton', 'Falmouth', 'Poole', 'Lymington', 'Ipswich', 'Largs', 'Conwy', 'Hull', 'Brighton'];
const pounds = (value) => `£${thousands(value, ',')}`;
const near = (value) => Math.max(95, Math.round(value / 25) * 25 - 5);

export function boatengines() {
  const d = draws(49_101);
  let n = 51_000;
  let from = '2026-07-06';
  let run = RUNS[0];
  const make = () => {
    const [brand, kind, powers] = d.pick(MAKES);
    const power = d.pick(powers);
    const year = d.int(1994, 2026);
    const fuel = brand === 'Torqeedo' ? 'Electric' : kind === 'Outboard' ? 'Petrol' : 'Diesel';
    const worth = (kind === 'Outboard' ? 350 + power * 78 : 900 + power * 82) * Math.max(0.22, 1 - (2026 - year) * 0.042) * d.spread();
    return {
      ad_id: `BE${(n += d.int(1, 7))}`,
      title: `${brand} ${power}hp ${d.pick(['four stroke', 'with controls', 'low hours', 'good runner', 'complete package', 'freshwater use only', 'spares or repair'])}`,
      make: brand,
      engine_type: kind,
      fuel,
      power: `${power} hp`,
      year: d.chance(0.05) ? null : year,
      hours_run: d.chance(0.18) ? '' : `${thousands(Math.round((2026 - year + 0.6) * d.int(12, 95)), ',')} h`,
      asking_price: pounds(near(worth)),
      seller: d.weighted([
        ['Private', 6],
        ['Dealer', 3],
        ['Boatyard', 2],
      ]),
      location: d.pick(PLACES),
      service_history: d.chance(0.58) ? 'yes' : 'no',
      comes_with: d.chance(0.2)
        ? []
        : d.some(['propeller', 'fuel tank', 'remote controls', 'wiring loom', 'manual', 'trolley', 'gearbox', 'gauges'], d.int(1, 4)),
      status: d.chance(0.1) ? 'Under offer' : 'For sale',
      listed_on: d.day(from, run),
    };
  };
  const change = (record) => {
    const price = Number(record.asking_price.replaceAll(/[£,]/g, ''));
    const status = d.weighted([
      [record.status, 5],
      ['Under offer', 3],
      ['Sold', 3],
    ]);
    const by = d.chance(0.78) ? 0.8 + d.next() * 0.16 : 1.03 + d.next() * 0.08;
    return {
      ...record,
      asking_price: d.chance(0.65) ? pounds(near(price * by)) : record.asking_price,
      status: record.status === 'Sold' ? 'Sold' : status,
    };
  };
  const runs = [Array.from({ length: 340 }, make)];
  for (const next of RUNS.slice(1)) {
    from = run;
    run = next;
    runs.push(nextRun(runs.at(-1), { draw: d, gone: 0.11, changed: 0.34, change, added: d.int(31, 44), make }));
  }
  return runs.map((records, index) => ({ file: `boatengines-${RUNS[index]}.json`, text: json(records) }));
}
