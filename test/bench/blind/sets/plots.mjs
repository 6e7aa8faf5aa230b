import { addDays, draws, ndjson, nextRun, round } from '../made.mjs';

const RUNS = ['2026-10-01', '2026-12-01'];
const SITES = [
  ['Brook Lane', 'Westgate', 38, 0.34, 61],
  ['Canal Side', 'Westgate', 30, 0.31, 44],
  ['Cemetery Road', 'Northfield', 24, 0.27, 19],
  ['Dovecote', 'Abbey', 34, 0.36, 88],
  ['Gasworks', 'Northfield', 22, 0.24, 7],
  ['Hilltop', 'Ridgeway', 40, 0.29, 35],
  ['Long Furrow', 'Ridgeway', 32, 0.3, 27],
  ['Mill Meadow', 'Abbey', 28, 0.38, 102],
  ['Railway Bank', 'Southmoor', 36, 0.26, 14],
  ['Rectory', 'Abbey', 18, 0.4, 120],
  ['Sandpits', 'Southmoor', 44, 0.25, 22],
  ['Three Oaks', 'Ridgeway', 26, 0.33, 53],
];
const NOTES = [
  'Well kept with fruit trees along the north edge.',
  'Bindweed at the lower end.',
  'Tenant shares with a neighbour.',
  'Raspberries and a small pond.',
  'Rubbish to be cleared before the spring.',
  'Good soil, dug over in autumn.',
  'Overgrown hedge on the path side.',
  'Old carpet found under the weeds.',
  'Paths mown, edges neat.',
  'Used by the primary school on Fridays.',
];

export function plots() {
  const d = draws(380_404);
  const counts = new Map();
  const make = ([site, ward, , rate, list], from = '1994-03-01', to = '2026-09-10') => {
    const number = (counts.get(site) ?? 0) + 1;
    counts.set(site, number);
    const type = d.weighted([
      ['Full', 5],
      ['Half', 8],
      ['Quarter', 4],
      ['Raised bed', 1],
    ]);
    const size = Math.round({ Full: 250, Half: 126, Quarter: 64, 'Raised bed': 9 }[type] * (0.85 + d.next() * 0.3));
    const status = d.weighted([
      ['Let', 16],
      ['Vacant', 3],
      ['Notice given', 1.5],
      ['Unworkable', 0.8],
    ]);
    const taken = status === 'Let' || status === 'Notice given';
    const score = taken ? Math.round(100 - d.next() ** 1.8 * 82) : null;
    return {
      plot_ref: `${site
        .split(' ')
        .map((word) => word.slice(0, 2).toUpperCase())
        .join('')}-${String(number).padStart(2, '0')}`,
      site_nm: site,
      ward,
      plot_type: type,
      area: `${size} sq m`,
      rent_pa: `£${(size * rate + 9).toFixed(2)}`,
      water_chg: `£${d.pick([0, 8.5, 8.5, 12, 12, 14.75]).toFixed(2)}`,
      key_dep: d.pick([10, 15, 15, 20]),
      conc_rate: taken && d.chance(0.33) ? 'Y' : 'N',
      status,
      let_since: taken ? d.day(from, to) : null,
      tenants_n: taken
        ? d.weighted([
            [1, 6],
            [2, 4],
            [3, 1],
          ])
        : 0,
      last_insp: d.chance(0.05) ? null : d.day('2026-04-10', '2026-09-28'),
      insp_score: score,
      cult_pct: taken ? `${Math.min(100, Math.max(5, Math.round((score + d.int(-15, 12)) / 5) * 5))} %` : null,
      warnings: taken && score < 55 ? d.int(1, 3) : 0,
      shed: d.chance(0.47) ? 'yes' : 'no',
      grnhouse: d.chance(0.21) ? 'Yes' : 'No',
      polytunnel: d.chance(0.1),
      hens_ok: d.chance(0.36),
      fenced: d.pick(['y', 'n', 'y']),
      tap_dist: `${d.int(2, 95)} m`,
      gate_dist: `${d.int(10, 420)} m`,
      soil: d.pick(['clay', 'loam', 'sandy loam', 'silt', 'chalk']),
      soil_ph: d.chance(0.16) ? null : round(5.4 + d.next() * 2.5, 1),
      compost_bays: d.int(0, 4),
      fruit_trees: d.chance(0.55) ? 0 : d.int(1, 9),
      wait_list: list,
      crops: d.some(
        ['potatoes', 'beans', 'onions', 'courgettes', 'rhubarb', 'strawberries', 'kale', 'flowers', 'garlic', 'squash', 'raspberries'],
        taken ? d.int(1, 5) : 0,
      ),
      map_url: `https://allotments.ashbourne-council.example/map#${number}`,
      officer_notes: d.chance(0.12) ? null : d.some(NOTES, d.int(1, 3)).join(' '),
    };
  };
  const change = (r) => {
    const visit = { last_insp: d.day('2026-10-05', '2026-11-27') };
    if (r.status === 'Vacant')
      return d.chance(0.6) ? { ...r, status: 'Let', let_since: d.day('2026-10-02', '2026-11-30'), tenants_n: d.int(1, 2), insp_score: null } : r;
    if (r.status === 'Notice given')
      return { ...r, status: 'Vacant', let_since: null, tenants_n: 0, insp_score: null, cult_pct: null, warnings: 0, crops: [], conc_rate: 'N' };
    if (r.status === 'Unworkable') return { ...r, ...visit };
    if (d.chance(0.14)) return { ...r, ...visit, status: 'Notice given' };
    const score = r.insp_score === null ? null : Math.max(8, Math.min(100, r.insp_score + d.int(-22, 18)));
    return { ...r, ...visit, insp_score: score, warnings: score !== null && score < 55 ? r.warnings + 1 : r.warnings };
  };
  const first = SITES.flatMap((site) => Array.from({ length: site[2] }, () => make(site)));
  const second = nextRun(first, {
    draw: d,
    gone: 0.02,
    changed: 0.42,
    change,
    added: 13,
    make: () => make(d.pick(SITES), addDays(RUNS[0], 1), '2026-11-29'),
  }).map((r) => ({
    ...r,
    wait_list: r.wait_list + ((r.site_nm.length * 7) % 12) - 4,
  }));
  return [first, second].map((records, i) => ({ file: `plots-${RUNS[i]}.ndjson`, text: ndjson(records) }));
}
