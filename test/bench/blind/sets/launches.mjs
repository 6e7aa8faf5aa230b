import { draws, ndjson, round } from '../made.mjs';
const V = [
  ['Falke 9', 'AeroVance', 'USA', 16000, 62, 9],
  ['Falke Heavy', 'AeroVance', 'USA', 42000, 110, 1],
  ['Long Stride 2', 'CNSA Works', 'China', 3800, 30, 6],
  ['Long Stride 5', 'CNSA Works', 'China', 22000, 95, 2],
  ['Volna-2', 'Roskor', 'Russia', 7800, 48, 4],
  ['Argo 6', 'EuroLift', 'France', 18500, 90, 2.5],
  ['Pixie', 'Kea Space', 'New Zealand', 290, 7.5, 4],
  ['Vajra III', 'Bharat Orbital', 'India', 3900, 27, 2.5],
  ['Kirin H', 'Nihon Heavy', 'Japan', 6300, 52, 1.5],
];
const SITE = {
  USA: ['Cape Sable', 'Point Arena'],
  China: ['Hainan East', 'Gobi North'],
  Russia: ['Steppe-1', 'Arctic North'],
  France: ['Kourou'],
  'New Zealand': ['Mahia'],
  India: ['Sriharikota'],
  Japan: ['Tanega'],
};
/** Rocket launches: ndjson, millions of dollars as text, instants, one run. */
export function launches() {
  const d = draws(80303);
  const rec = [],
    flights = {};
  for (let i = 0; i < 860; i++) {
    const [vehicle, provider, country, cap, cost] = d.weighted(V.map((v) => [v, v[5]])),
      day = d.day('2009-02-10', '2026-06-18');
    rec.push({ vehicle, provider, country, cap, cost, day });
  }
  rec.sort((a, b) => (a.day < b.day ? -1 : 1));
  const out = rec.map(({ vehicle, provider, country, cap, cost, day }, i) => {
    const orbit = d.weighted([
        ['LEO', 8],
        ['SSO', 4],
        ['GTO', 3.5],
        ['MEO', 1],
        ['Lunar', 0.4],
        ['Suborbital', 0.6],
      ]),
      outcome = d.weighted([
        ['Success', 17],
        ['Failure', 1.5],
        ['Partial failure', 0.7],
      ]);
    const crewed = cap > 5000 && orbit === 'LEO' && d.chance(0.12),
      mass = d.chance(0.13) ? null : Math.round(cap * (orbit === 'LEO' ? 0.9 : 0.4) * (0.2 + d.next() * 0.8)),
      reuse = provider === 'AeroVance' ? day > '2017-03-01' && d.chance(0.75) : vehicle === 'Pixie' && day > '2022-05-01' && d.chance(0.2);
    flights[vehicle] = (flights[vehicle] ?? 0) + 1;
    const p = (x) => String(x).padStart(2, '0');
    return {
      launchId: 5001 + i,
      mission: `${d.pick(['Starmesh', 'Sentinel', 'Comsat', 'Resupply', 'Beidu', 'NavStar', 'Apollo 50', 'Ocean Eye', 'Rideshare', 'Polar 7', 'Crew Shuttle', 'Kosmo'])}-${d.int(1, 99)}`,
      rocket: vehicle,
      provider,
      country,
      pad: d.pick(SITE[country]),
      t0: `${day}T${p(d.int(0, 23))}:${p(d.int(0, 59))}:00Z`,
      orbit,
      payload_kg: mass,
      nSats: crewed ? 1 : d.chance(0.2) ? d.int(10, 60) : d.int(1, 4),
      outcome,
      isCrewed: crewed,
      crew: crewed ? d.int(2, 7) : 0,
      reusedBooster: reuse,
      landing: provider !== 'AeroVance' ? null : d.pick(['drone ship', 'drone ship', 'ground pad', 'expended']),
      cost_est: d.chance(0.1) ? 'N/A' : `$${round(cost * d.spread(), 1)}M`,
      insured: d.chance(0.4),
      slip_days: d.chance(0.25) ? 0 : Math.round(d.next() ** 3 * 240),
      scrubs: d.weighted([
        [0, 6],
        [1, 3],
        [2, 1.4],
        [3, 0.6],
        [5, 0.15],
      ]),
      flight_no: flights[vehicle],
      clients: d.some(['NASA', 'ESA', 'DoD', 'Intelnet', 'Planetary Labs', 'university', 'commercial', 'JAXA'], d.int(1, 2)),
      viewers: day < '2015-01-01' ? null : Math.round(d.next() ** 4 * 3e6),
      notes: d.pick([
        'Second stage deorbited after 3 burns.',
        'First flight from the new tower.',
        'Booster B1051 recovered.',
        'Night launch, visible from 200 km.',
        'Weather 90% go.',
        'Delayed twice by a boat in the exclusion zone.',
        'Payload adapter anomaly.',
        'Customer asked for no webcast.',
      ]),
    };
  });
  return [{ file: 'launches-2026-06-22.ndjson', text: ndjson(out) }];
}
