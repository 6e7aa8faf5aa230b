import { addDays, draws, json, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-11-06', '2026-11-13', '2026-11-20'];
const BRANDS = [
  ['Bugaboo', ['Fox 3', 'Bee 5', 'Donkey Mono', 'Cameleon'], 980],
  ['Silver Cross', ['Wave', 'Pioneer', 'Balmoral', 'Pop'], 840],
  ['iCandy', ['Peach', 'Orange', 'Lime'], 900],
  ['UPPAbaby', ['Vista', 'Cruz', 'Minu'], 870],
  ['Joie', ['Litetrax', 'Nitro', 'Chrome'], 260],
  ['Maclaren', ['Quest', 'Techno'], 230],
  ['Mamas & Papas', ['Ocarro', 'Flip', 'Strada'], 560],
  ['Cosatto', ['Giggle', 'Wowee', 'Woosh'], 480],
  ['Mountain Buggy', ['Nano', 'Terrain', 'Duet'], 520],
];
const WEAR = { 'New with tags': 0.8, 'Like new': 0.55, Good: 0.38, Fair: 0.22, 'Well used': 0.11 };
const pounds = (value) => `£${thousands(Math.max(5, value), ',')}`;
export function pushchairs() {
  const d = draws(53_101);
  let n = 71_000;
  let run = RUNS[0];
  let since = '2026-09-20';
  const make = () => {
    const [brand, models, fresh] = d.pick(BRANDS);
    const model = d.pick(models);
    const kind = d.weighted([
      ['Pushchair', 9],
      ['Travel system', 6],
      ['Pram', 3],
      ['Double buggy', 3],
      ['Jogger', 2],
    ]);
    const condition = d.weighted([
      ['New with tags', 1],
      ['Like new', 5],
      ['Good', 8],
      ['Fair', 4],
      ['Well used', 2],
    ]);
    const paid = round(fresh * d.spread() * (kind === 'Travel system' || kind === 'Double buggy' ? 1.25 : 1), 0);
    const colour = d.pick(['black', 'navy', 'grey', 'sage green', 'red', 'pink', 'stone']);
    return {
      adId: `PR${(n += d.int(1, 17))}`,
      title: `${brand} ${model} ${kind.toLowerCase()} in ${colour}`,
      brand,
      kind,
      condition,
      askingPrice: pounds(round(paid * WEAR[condition] * d.spread(), 0)),
      originalPrice: d.chance(0.28) ? null : pounds(paid),
      town: d.weighted([
        ['Nottingham', 6],
        ['Derby', 5],
        ['Leicester', 6],
        ['Lincoln', 3],
        ['Mansfield', 2],
        ['Newark', 2],
        ['Loughborough', 3],
      ]),
      weight: d.chance(0.12) ? null : `${round((kind === 'Double buggy' ? 13 : 8.5) * (0.75 + d.next() * 0.6), 1)} kg`,
      postedOn: d.day(since, run),
      hasCarrycot: kind === 'Pram' || kind === 'Travel system' ? d.chance(0.8) : d.chance(0.18),
      status: d.weighted([
        ['available', 9],
        ['reserved', 2],
      ]),
      extras: d.some(['rain cover', 'cup holder', 'footmuff', 'car seat adaptors', 'changing bag', 'parasol', 'buggy board'], d.int(0, 4)),
      description: d.pick([
        'From a smoke free home, our youngest has outgrown it. Wheels have some scuffs from the cobbles.',
        'Bought for the grandparents and only used on Sundays. Folds flat enough for a Fiesta boot.',
        'One brake is a bit stiff, otherwise perfect. Cash on collection, no time wasters.',
        'All fabrics freshly washed. We also have a matching high chair if you want it.',
        'Twins are four now so it has to go. Puncture repaired in the back tyre last spring.',
        'Used as a spare, lived in the loft for a year. Happy to meet at the garden centre.',
      ]),
    };
  };
  const change = (record) => {
    if (d.chance(0.4)) return { ...record, status: record.status === 'available' ? d.pick(['reserved', 'sold', 'sold']) : 'sold' };
    const by = d.chance(0.88) ? 0.72 + d.next() * 0.22 : 1.05 + d.next() * 0.1;
    return { ...record, askingPrice: pounds(Math.round(Number(record.askingPrice.replaceAll(/[£,]/g, '')) * by)) };
  };
  const runs = [Array.from({ length: 270 }, make)];
  for (run of RUNS.slice(1)) {
    since = addDays(run, -6);
    runs.push(nextRun(runs.at(-1), { draw: d, gone: 0.08, changed: 0.22, change, added: 38, make }));
  }
  return runs.map((records, index) => ({ file: `pushchairs-${RUNS[index]}.json`, text: json(records) }));
}
