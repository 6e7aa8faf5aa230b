import { draws, json, nextRun, round } from '../made.mjs';
const P = [
  ['Vellofon', 'Teladis', 1.3],
  ['Teladis', 'Teladis', 1.6],
  ['Kiwi Mobile', 'Nordcell', 0.8],
  ['Nordcell', 'Nordcell', 1.4],
  ['giffgo', 'Orbitel', 0.7],
  ['Orbitel', 'Orbitel', 1.3],
  ['SimplySim', 'Teladis', 0.6],
  ['Hallo 24', 'Orbitel', 0.75],
  ['One Bar', 'Nordcell', 0.65],
];
/** Mobile phone tariffs of a comparison site: euros as text, unlimited as a flag, json in three runs. */
export function phoneplans() {
  const d = draws(80202);
  let n = 3100;
  const used = new Set();
  const make = (from, to) => {
    const [provider, host, lvl] = d.pick(P),
      unl = d.chance(0.16),
      gb = unl ? null : d.pick([1, 3, 5, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150]);
    const five = d.chance(0.6),
      term = d.weighted([
        [1, 5],
        [12, 3],
        [24, 5],
        [0, 2],
      ]),
      price = round(3 + ((unl ? 210 : gb) ** 0.5 * 2.1 + (five ? 2.5 : 0)) * lvl * d.spread(), 2);
    let name;
    do
      name = `${d.pick(['Go', 'Smart', 'Max', 'Basic', 'Family', 'Flex', 'Student', 'Data', '4 You', 'All-in'])} ${d.pick(['S', 'M', 'L', 'XL', 'Plus', '2.0', 'Lite', '365', 'Zero', 'Red'])}${d.chance(0.4) ? ` ${d.pick(['Spring', 'Online', 'SIM only', 'Bundle', 'Duo', 'Night', '60+', 'Young'])}` : ''}`;
    while (used.has(provider + name));
    used.add(provider + name);
    n += d.int(1, 5);
    const rev = Math.floor(d.next() ** 3 * 1900);
    return {
      planId: n,
      provider,
      hostNetwork: host,
      plan: name,
      monthly: `€${price.toFixed(2)}`,
      wasMonthly: d.chance(0.25) ? `€${(price * (1.1 + d.next() * 0.5)).toFixed(2)}` : null,
      setup_fee: d.chance(0.45) ? '€0.00' : `€${d.pick([4.99, 9.99, 19.99, 29.99, 39.99])}`,
      dataGB: gb,
      unlimited_data: unl,
      roamGB: d.chance(0.1) ? null : unl ? d.int(20, 60) : Math.max(1, Math.round(gb * (0.2 + d.next() * 0.7))),
      mins: d.chance(0.7) ? 'unlimited' : `${d.pick([100, 200, 300, 500])} min`,
      term_months: term,
      max_mbps: five ? d.pick([150, 300, 500, 1000]) : d.pick([25, 50, 100, 225]),
      has5G: five,
      eSim: d.chance(0.57),
      prepaid: term <= 1 && d.chance(0.6),
      noticeDays: term === 0 ? null : d.pick([14, 30, 30, 60, 90]),
      perks: d.some(['music streaming', 'hotspot', 'Wi-Fi calling', 'cloud storage', 'multisim', 'free month', 'TV app'], d.int(0, 3)),
      stars: rev < 4 ? null : round(2 + d.next() * 2.9, 2),
      reviewCnt: rev,
      launched: d.day(from, to),
      promo_ends: d.chance(0.3) ? d.day('2026-04-10', '2026-08-30') : null,
      small_print: d.pick([
        'Throttled to 64 kbit/s after the allowance.',
        'New customers only.',
        'Price goes up after 12 months.',
        'Port your number for a 10 euro bonus.',
        'ID check by video.',
        'Fair use 300 GB.',
        'No paper bill.',
      ]),
    };
  };
  const change = (r) => {
    const p = Number(r.monthly.slice(1)),
      more = r.reviewCnt + d.int(1, 40),
      m = d.chance(0.5) ? (d.chance(0.55) ? 0.75 + d.next() * 0.2 : 1.03 + d.next() * 0.2) : 1;
    return {
      ...r,
      monthly: `€${(p * m).toFixed(2)}`,
      wasMonthly: m < 1 ? r.monthly : r.wasMonthly,
      reviewCnt: more,
      ...(r.dataGB && d.chance(0.25) ? { dataGB: r.dataGB + d.pick([2, 5, 10]) } : {}),
    };
  };
  const step = (x, a, b, added) => nextRun(x, { draw: d, gone: 0.07, changed: 0.35, change, added, make: () => make(a, b) });
  const a = Array.from({ length: 360 }, () => make('2022-03-01', '2026-02-01')),
    b = step(a, '2026-02-03', '2026-03-01', 26),
    c = step(b, '2026-03-03', '2026-04-05', 31);
  return Object.entries({ '2026-02-02': a, '2026-03-02': b, '2026-04-06': c }).map(([day, x]) => ({ file: `phoneplans-${day}.json`, text: json(x) }));
}
