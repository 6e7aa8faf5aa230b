import { draws, ndjson, round } from '../made.mjs';
const S = [
  ['Alder Lake North', 'lake', 'Westmoor'],
  ['Alder Lake Jetty', 'lake', 'Westmoor'],
  ['Kingsand Bay', 'sea', 'South Coast'],
  ['Pebble Cove', 'sea', 'South Coast'],
  ['Pier 14', 'sea', 'South Coast'],
  ['Gull Point', 'sea', 'Isles'],
  ['Harrow Sands', 'sea', 'Isles'],
  ['Mill Weir', 'river', 'Thornvale'],
  ['Otter Bend', 'river', 'Thornvale'],
  ['Stone Bridge Pool', 'river', 'Westmoor'],
  ['Lake Ellery', 'lake', 'Thornvale'],
  ['Quarry Lido', 'lake', 'Thornvale'],
  ['Nine Elms Reservoir', 'lake', 'Westmoor'],
  ['Long Strand', 'sea', 'Isles'],
];
export function bathing() {
  const d = draws(80_052);
  let id = 11_000;
  const rs = Array.from({ length: 1350 }, () => {
    const [site, water, county] = d.pick(S);
    const y = d.pick([2023, 2024, 2025, 2026]);
    const day = d.day(`${y}-05-02`, y === 2026 ? '2026-08-29' : `${y}-09-28`);
    const rain = d.chance(0.45) ? 0 : round(d.next() ** 2 * 46, 1);
    const ec = Math.round((15 + d.next() ** 4 * 1300) * (water === 'river' ? 2.1 : 1) * (1 + rain / 30));
    const en = Math.round(ec * (0.15 + d.next() * 0.5));
    const m = Number(day.slice(5, 7));
    const ok = ec < 900 && en < 330;
    return {
      sampleId: `BW-${(id += d.int(1, 7))}`,
      site,
      waterType: water,
      county,
      takenAt: `${day}T${String(d.int(7, 16)).padStart(2, '0')}:${d.pick(['00', '10', '25', '40', '55'])}:00Z`,
      ecoli: d.chance(0.02) ? null : ec,
      enterococci: d.chance(0.04) ? null : en,
      wTemp: d.chance(0.05) ? 'N/A' : `${round(11 + (m > 5 && m < 9 ? 5 : 1) + d.next() * 6 + (water === 'lake' ? 2 : 0), 1)} °C`,
      airTempC: round(12 + d.next() * 18, 1),
      pH: d.chance(0.1) ? null : round(6.6 + d.next() * 2.1, 2),
      secchi_m: d.chance(0.12) ? null : round(0.3 + d.next() * (water === 'sea' ? 6 : 3), 2),
      rain_48h_mm: rain,
      windKmh: d.int(0, 52),
      bathers: d.chance(0.08) ? null : Math.round(d.next() ** 3 * 620),
      algaeBloom: water !== 'sea' && d.chance(0.13),
      no_swim: !ok || d.chance(0.02),
      lifeguard: water === 'sea' ? d.chance(0.7) : d.chance(0.2),
      litter: d.some(['plastic', 'glass', 'cigarette butts', 'fishing line', 'dog waste', 'tar'], d.int(0, 3)),
      verdict: ec < 250 ? 'excellent' : ec < 500 ? 'good' : ec < 900 ? 'sufficient' : 'poor',
      lab: d.pick(['AquaTest', 'Hydrolab', 'County Lab 2']),
      lab_hours: d.int(20, 96) + d.pick([0, 0.5, 0.25]),
      sampler: d.pick(['J. Marsh', 'T. Ahmed', 'L. Brook', 'P. Stone']),
      comment: d.chance(0.55)
        ? null
        : d.pick([
            'Strong onshore wind.',
            '3 dead fish near the slipway.',
            'Sewage smell after storm.',
            'Clear, calm, 100% blue sky.',
            'About 20 geese on the beach.',
            'Sample taken at 30 cm depth.',
          ]),
    };
  });
  return [{ file: 'bathing-2026-08-31.ndjson', text: ndjson(rs) }];
}
