import { draws, json, nextRun, round } from '../made.mjs';
const B = [
  ['Bosch', 1.1],
  ['Siemens', 1.15],
  ['Miele', 1.9],
  ['LG', 1],
  ['Samsung', 1],
  ['Beko', 0.65],
  ['Hoover', 0.62],
  ['AEG', 1.05],
  ['Haier', 0.75],
  ['Indesit', 0.58],
];
const RUNS = ['2026-03-02', '2026-04-06', '2026-05-04'];
export function washers() {
  const d = draws(33_107);
  let n = 4000;
  let run = RUNS[0];
  const make = () => {
    const [brand, f] = d.pick(B);
    const kind = d.weighted([
      ['front loader', 9],
      ['top loader', 2],
      ['washer-dryer', 4],
      ['integrated', 2],
    ]);
    const kg = d.pick([6, 7, 7, 8, 8, 8, 9, 9, 10, 10.5, 12]);
    const cls = d.weighted([
      ['A', 6],
      ['B', 4],
      ['C', 3],
      ['D', 3],
      ['E', 1.5],
    ]);
    const rrp = round((190 + kg * 32) * f * d.spread() * (kind === 'washer-dryer' ? 1.35 : 1), 0) + 0.99;
    const stock = d.chance(0.2) ? 0 : d.int(1, 48);
    const rev = d.chance(0.07) ? 0 : Math.round(d.next() ** 3 * 1900) + 1;
    return {
      sku: `WM${(n += d.int(2, 9))}`,
      productName: `${brand} ${d.pick(['Series', 'EcoWash', 'Pure', 'Active', 'ProClean'])} ${d.pick([2, 4, 5, 6, 7, 8, 500, 7000])} ${kg}kg ${kind === 'washer-dryer' ? 'Washer Dryer' : 'Washing Machine'}`,
      brand,
      kind,
      drum_kg: kg,
      spinRpm: d.pick([1000, 1200, 1200, 1400, 1400, 1400, 1600]),
      energyClass: cls,
      kwh_100: round(44 + 'ABCDE'.indexOf(cls) * 11 + d.next() * 10, 1),
      water_l: d.int(38, 68),
      noise: d.chance(0.08) ? null : `${d.int(66, 81)} dB`,
      price: round(rrp * (d.chance(0.45) ? 0.7 + d.next() * 0.25 : 1), 2),
      rrp,
      qty: stock,
      in_stock: stock > 0,
      freeDelivery: d.chance(0.55),
      wifi: d.chance(0.42),
      steam: d.chance(0.35),
      progs: d.int(8, 28),
      guarantee_yrs: d.weighted([
        [1, 3],
        [2, 8],
        [5, 3],
        [10, 1],
      ]),
      stars: rev ? round(2.4 + Math.sqrt(d.next()) * 2.5, 1) : null,
      numReviews: rev,
      depth_cm: round(44 + d.next() * 22, 1),
      finish: d.weighted([
        ['white', 10],
        ['black', 3],
        ['graphite', 2],
        ['silver', 2],
      ]),
      launched: d.day('2021-01-10', '2026-02-20'),
      extras: d.some(['child lock', 'auto dose', 'quick 15', 'delay start', 'drum light', 'allergy care', 'stain removal'], d.int(0, 4)),
      blurb: d.pick([
        'Quick 15 minute wash for 2 kg.',
        'Quiet inverter motor with 10 year motor guarantee.',
        'Fits under a 60 cm worktop.',
        'Great for families of 4 or more.',
        'Cold wash at 20 degrees saves money.',
        'Anti allergy steam cycle.',
      ]),
      delivery_note: d.chance(0.3) ? null : d.pick(['Next day', '2-4 days', '1 week', 'Made to order']),
    };
  };
  const change = (r) => {
    const q = Math.max(0, r.qty + d.int(-20, 14));
    return {
      ...r,
      price: d.chance(0.6) ? round(r.price * (d.chance(0.65) ? 0.82 + d.next() * 0.16 : 1.01 + d.next() * 0.1), 2) : r.price,
      qty: q,
      in_stock: q > 0,
      numReviews: r.numReviews && r.numReviews + d.int(0, 25),
    };
  };
  const all = [Array.from({ length: 410 }, make)];
  for (run of RUNS.slice(1))
    all.push(
      nextRun(all.at(-1), {
        draw: d,
        gone: 0.06,
        changed: 0.45,
        change,
        added: d.int(19, 34),
        make: () => ({ ...make(), launched: d.day('2026-02-21', run) }),
      }),
    );
  return all.map((rs, i) => ({ file: `washers-${RUNS[i]}.json`, text: json(rs) }));
}
