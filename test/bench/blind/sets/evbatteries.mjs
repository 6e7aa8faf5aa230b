import { csv, draws, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-09-28', '2026-10-26', '2026-11-23'];
const CARS = [
  ['Nissan', 'Leaf', 'LMO', [24, 30]],
  ['Nissan', 'Leaf', 'NMC', [40, 62]],
  ['Renault', 'Zoe', 'NMC', [22, 41, 52]],
  ['BMW', 'i3', 'NMC', [22, 33, 42.2]],
  ['Tesla', 'Model S', 'NCA', [75, 85, 100]],
  ['Tesla', 'Model 3', 'LFP', [55, 60]],
  ['Hyundai', 'Kona', 'NMC', [39.2, 64]],
  ['Volkswagen', 'ID.3', 'NMC', [45, 58, 77]],
  ['MG', 'MG4', 'LFP', [51]],
  ['Kia', 'Soul EV', 'NMC', [27, 30]],
];
const euros = (value) => `€${thousands(value, ',')}`;
export function evbatteries() {
  const d = draws(51_202);
  let n = 7100;
  let from = '2026-05-01';
  let run = RUNS[0];
  const make = () => {
    const [brand, model, chemistry, sizes] = d.pick(CARS);
    const size = d.pick(sizes);
    const health = d.int(58, 97);
    return {
      listing_id: `EVB-${(n += d.int(1, 9))}`,
      title: `${brand} ${model} ${size} kWh ${d.pick(['complete pack', 'traction battery', 'pack from crash car', 'battery, modules split', 'HV battery'])}`,
      vehicle_make: brand,
      chemistry,
      capacity: `${size} kWh`,
      state_of_health: d.chance(0.09) ? '' : `${health}%`,
      charge_cycles: d.chance(0.22) ? '' : d.int(140, 1900),
      price: euros(Math.round((size * health * 0.95 * d.spread()) / 10) * 10),
      weight: `${Math.round(size * (5.4 + d.next() * 2.4))} kg`,
      country: d.weighted([
        ['Germany', 7],
        ['Netherlands', 5],
        ['France', 4],
        ['Norway', 3],
        ['Poland', 2],
      ]),
      tested: d.chance(0.62) ? 'Y' : 'N',
      status: d.weighted([
        ['Available', 8],
        ['Reserved', 2],
      ]),
      listed_on: d.day(from, run),
      included: d.chance(0.15)
        ? ''
        : d.some(['BMS', 'cables', 'contactors', 'cooling plate', 'junction box', 'service plug'], d.int(1, 4)).join('; '),
    };
  };
  const change = (record) => {
    const old = Number(record.price.replaceAll(/[€,]/g, ''));
    const price = Math.round((old * (d.chance(0.75) ? 0.78 + d.next() * 0.17 : 1.02 + d.next() * 0.1)) / 10) * 10;
    const status = record.status === 'Sold' ? 'Sold' : d.pick(['Available', 'Reserved', 'Sold', 'Sold']);
    return d.chance(0.55) && record.status !== 'Sold' ? { ...record, price: euros(price) } : { ...record, status };
  };
  const runs = [Array.from({ length: 270 }, make)];
  for (const day of RUNS.slice(1)) {
    [from, run] = [run, day];
    runs.push(nextRun(runs.at(-1), { draw: d, gone: 0.09, changed: 0.38, change, added: round(22 + d.next() * 9), make }));
  }
  return runs.map((records, index) => ({ file: `evbatteries-${RUNS[index]}.csv`, text: csv(records) }));
}
