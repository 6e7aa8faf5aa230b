import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-10-30', '2026-11-18'];
const MAKERS = [
  ['Skutt', ['KM-818', 'KM-1027', 'KM-1227', 'FireBox 8'], 'Electric', 1.1],
  ['L&L', ['Easy-Fire e18T', 'Easy-Fire e23T', 'Jupiter JD230'], 'Electric', 1.15],
  ['Paragon', ['Dragon', 'Caldera', 'TnF-27'], 'Electric', 0.9],
  ['Olympic', ['2327HE', 'FL12E', 'Torchbearer'], 'Gas', 1],
  ['Bailey', ['FL-18', 'Pro 54'], 'Gas', 1.8],
  ['Cress', ['FX1414', 'B-23'], 'Electric', 0.75],
  ['Geil', ['DL-9', 'EDL-24'], 'Gas', 2.4],
  ['Evenheat', ['RM II 2541', 'Studio Pro 17'], 'Electric', 0.85],
  ['Home built', ['Catenary arch', 'Barrel raku'], 'Wood', 0.4],
];
const us = (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const dollars = (value) => `$${thousands(value, ',')}`;
export function kilns() {
  const d = draws(53_202);
  let n = 4100;
  let run = RUNS[0];
  let since = '2026-08-03';
  const make = () => {
    const [maker, models, fuel, dear] = d.pick(MAKERS);
    const volume = round(1.2 + d.next() ** 2 * (fuel === 'Electric' ? 14 : 34), 1);
    const year = d.int(1978, 2025);
    const price = Math.round((420 + volume * 265) * dear * d.spread() * (0.45 + (year - 1978) / 80));
    return {
      'Listing No': `K-${(n += d.int(1, 6))}`,
      Maker: maker,
      Model: d.pick(models),
      Fuel: fuel,
      Loading: d.chance(fuel === 'Electric' ? 0.75 : 0.2) ? 'Top' : 'Front',
      Price: dollars(price),
      'Chamber Volume': `${volume.toFixed(1)} cu ft`,
      'Max Temp': `${thousands(d.pick([1850, 2000, 2150, 2250, 2300, 2350, 2400]), ',')} °F`,
      Power: fuel === 'Electric' ? `${round(2.1 + volume * 1.05 * (0.85 + d.next() * 0.3), 1).toFixed(1)} kW` : '',
      'Year Made': d.chance(0.12) ? '' : year,
      State: d.weighted([
        ['Ohio', 6],
        ['North Carolina', 7],
        ['Oregon', 5],
        ['New Mexico', 3],
        ['Vermont', 3],
        ['Minnesota', 4],
      ]),
      'Digital Controller': fuel === 'Electric' && d.chance(year > 1998 ? 0.8 : 0.15) ? 'Yes' : 'No',
      Listed: us(d.day(since, run)),
      'Comes With': d.some(['shelves', 'posts', 'vent', 'stand', 'spare elements', 'pyrometer', 'cones'], d.int(0, 4)).join('; '),
    };
  };
  const change = (record) => {
    const by = d.chance(0.8) ? 0.75 + d.next() * 0.2 : 1.03 + d.next() * 0.12;
    return { ...record, Price: dollars(Math.round(Number(record.Price.replaceAll(/[$,]/g, '')) * by)) };
  };
  const first = Array.from({ length: 290 }, make);
  run = RUNS[1];
  since = addDays(RUNS[0], 1);
  const second = nextRun(first, { draw: d, gone: 0.14, changed: 0.25, change, added: 47, make });
  return [first, second].map((records, index) => ({ file: `kilns-${RUNS[index]}.csv`, text: csv(records) }));
}
