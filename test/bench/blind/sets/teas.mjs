import { csv, draws, nextRun, round } from '../made.mjs';
const RUNS = ['2026-09-28', '2026-10-26', '2026-11-23'];
const KINDS = [
  ['Black', ['India', 'Sri Lanka', 'China', 'Kenya'], 6, 'High'],
  ['Green', ['Japan', 'China', 'South Korea'], 9, 'Medium'],
  ['Oolong', ['Taiwan', 'China'], 13, 'Medium'],
  ['White', ['China', 'Malawi'], 15, 'Low'],
  ['Pu-erh', ['China'], 11, 'High'],
  ['Herbal', ['South Africa', 'Egypt', 'Germany'], 4.5, 'None'],
];
const uk = (day) => day.split('-').toReversed().join('/');
const pounds = (value) => `£${value.toFixed(2)}`;
export function teas() {
  const d = draws(52_202);
  let n = 400;
  let run = RUNS[0];
  let since = '2024-02-01';
  const used = new Set();
  const named = (kind) => {
    for (;;) {
      const made = `${d.pick(['Misty', 'Golden', 'Jade', 'Old Garden', 'Lantern', 'First Rain', 'Silver', 'Smoky', 'Orchid', 'Quiet', 'Temple', 'Harbour', 'Heron'])} ${d.pick(['Ridge', 'Needle', 'Valley', 'Blossom', 'Cloud', 'Terrace', 'Leaf', 'Morning', 'Crane', 'River'])} ${kind}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const make = () => {
    const [kind, origins, base, caffeine] = d.pick(KINDS);
    const grams = d.pick([50, 50, 75, 100, 100, 125, 250]);
    const per = base * 1.3 * d.spread();
    return {
      'Product Code': `T${(n += d.int(1, 6))}`,
      Tea: named(kind),
      Type: kind,
      Origin: d.chance(0.05) ? '' : d.pick(origins),
      'Harvest Year': kind === 'Herbal' ? '' : d.int(kind === 'Pu-erh' ? 2009 : 2024, 2026),
      'Pack Size': `${grams} g`,
      Price: pounds(round((per * grams) / 100, 2)),
      Organic: d.chance(0.4) ? 'Y' : 'N',
      Caffeine: caffeine,
      Availability: d.weighted([
        ['In stock', 8],
        ['Low stock', 2],
        ['Out of stock', 2],
      ]),
      Rating: d.chance(0.12) ? 'n/a' : `${round(3 + Math.sqrt(d.next()) * 2, 1)}/5`,
      'Brew Time': `${d.pick([1, 2, 2, 3, 3, 4, 5, 7])} min`,
      Added: uk(d.day(since, run)),
      'Flavour Notes': d.chance(0.06)
        ? ''
        : d.some(['malty', 'floral', 'grassy', 'smoky', 'honey', 'citrus', 'earthy', 'nutty', 'stone fruit'], d.int(1, 3)).join('; '),
    };
  };
  const change = (record) => {
    const by = d.chance(0.7) ? 1.03 + d.next() * 0.14 : 0.78 + d.next() * 0.17;
    return {
      ...record,
      Price: d.chance(0.65) ? pounds(Number(record.Price.slice(1)) * by) : record.Price,
      Availability: d.pick(['In stock', 'In stock', 'Low stock', 'Out of stock']),
    };
  };
  const runs = [Array.from({ length: 230 }, make)];
  for (run of RUNS.slice(1)) {
    since = RUNS[runs.length - 1].replace(/\d\d$/, '29');
    runs.push(nextRun(runs.at(-1), { draw: d, gone: 0.05, changed: 0.3, change, added: d.int(14, 22), make }));
  }
  return runs.map((records, index) => ({ file: `teas-${RUNS[index]}.csv`, text: csv(records) }));
}
