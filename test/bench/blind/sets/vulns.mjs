import { addDays, draws, ndjson, round, thousands } from '../made.mjs';

const VENDORS = {
  Netvale: ['EdgeRouter 5', 'VaultVPN', 'FlowSwitch'],
  Corvid: ['Corvid CMS', 'Corvid Forms'],
  Ostrea: ['OstreaDB', 'Ostrea Sync'],
  Brightmail: ['Brightmail Server', 'Brightmail Desktop'],
  Kantor: ['Kantor ERP', 'Kantor Payroll'],
  Lumio: ['Lumio Camera', 'Lumio Hub'],
  Pinework: ['Pinework Editor', 'Pinework Runtime'],
  Zetacore: ['ZetaKernel', 'ZetaHypervisor'],
};
const TYPES = {
  'SQL injection': 'lets attackers read the database',
  'Cross-site scripting': 'runs script in the victim browser',
  'Buffer overflow': 'crashes the service or runs code',
  'Path traversal': 'reads files outside the web root',
  'Use after free': 'may corrupt memory',
  'Privilege escalation': 'gives a local user root',
  'Hardcoded credentials': 'exposes a default password',
  'Denial of service': 'hangs the device',
};

/** A feed of security advisories. */
export function vulns() {
  const draw = draws(160_004);
  return [{ file: 'vulns-2026-11-20.ndjson', text: ndjson(Array.from({ length: 480 }, (_, i) => vuln(draw, i))) }];
}

function vuln(draw, index) {
  const vendor = draw.pick(Object.keys(VENDORS));
  const product = draw.pick(VENDORS[vendor]);
  const type = draw.pick(Object.keys(TYPES));
  const cvss = round(Math.min(10, 1.8 + (draw.next() + draw.next()) * 4.3), 1);
  const published = draw.day('2023-01-09', '2026-11-18');
  const wait = draw.int(0, 140);
  const patched = draw.chance(0.22) || addDays(published, wait) > '2026-11-19' ? null : addDays(published, wait);
  return {
    advisoryId: `ADV-${published.slice(0, 4)}-${10_200 + index * 13}`,
    vendor,
    product,
    summary: `${type} in ${product} ${draw.pick(['before', 'up to', 'through'])} ${draw.int(1, 9)}.${draw.int(0, 20)} ${TYPES[type]}`,
    weakness: type,
    cvss_score: cvss,
    severity: cvss >= 9 ? 'Critical' : cvss >= 7 ? 'High' : cvss >= 4 ? 'Medium' : 'Low',
    attackVector: draw.weighted([
      ['Network', 6],
      ['Local', 3],
      ['Adjacent', 1],
      ['Physical', 0.6],
    ]),
    publishedAt: `${published}T${String(draw.int(6, 20)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}:00Z`,
    patchedOn: patched,
    exploitedInWild: draw.chance(0.06 + cvss / 90),
    login_needed: draw.chance(0.4),
    epss: draw.chance(0.08) ? null : `${round(draw.next() ** 4 * 96 + 0.1, 1)}%`,
    bountyPaid: draw.chance(0.5) ? null : `$${thousands(Math.round(((cvss * 120 + cvss ** 3 * 14) * draw.spread()) / 10) * 10, ',')}`,
    refCount: draw.int(1, 24),
    tags: draw.some(['remote code execution', 'data leak', 'zero-day', 'supply chain', 'firmware', 'default config', 'wormable'], draw.int(0, 3)),
  };
}
