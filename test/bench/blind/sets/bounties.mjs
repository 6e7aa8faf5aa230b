import { draws, json, round, thousands } from '../made.mjs';
const A = [
  'Acorn',
  'Blue',
  'Cinder',
  'Delta',
  'Ever',
  'Flux',
  'Grid',
  'Hyper',
  'Iron',
  'Jet',
  'Kilo',
  'Lumen',
  'Magna',
  'Nimbus',
  'Orbit',
  'Pixel',
  'Quanta',
  'Rivet',
  'Stack',
  'Tonic',
  'Umbra',
  'Volt',
];
const B = {
  Fintech: ['pay', 'bank', 'ledger'],
  Crypto: ['chain', 'swap', 'vault'],
  SaaS: ['desk', 'flow', 'sync'],
  Healthcare: ['med', 'care'],
  Gaming: ['play', 'quest'],
  Telecom: ['tel', 'link'],
  Retail: ['cart', 'shop'],
};
const HUNTERS = ['0xmarmot', 'nullbadger', 'sudo_sally', 'hexwitch', 'tabnabber', 'kernelpanda', 'rce_rita', 'fuzzlord', 'idor_ivan'];
export function bounties() {
  const d = draws(17_506);
  const names = new Set();
  const rows = Array.from({ length: 310 }, () => {
    let name, ind;
    do {
      ind = d.weighted([
        ['SaaS', 6],
        ['Fintech', 5],
        ['Crypto', 4],
        ['Retail', 3],
        ['Healthcare', 2],
        ['Gaming', 2.5],
        ['Telecom', 1.8],
      ]);
      name = `${d.pick(A)}${d.pick(B[ind])}${d.pick(['', '', ' Labs', ' Global', '.io', ' EU'])}`;
    } while (names.has(name));
    names.add(name);
    const pays = !d.chance(0.16);
    const min = pays ? d.pick([25, 50, 50, 100, 100, 150, 200, 250, 500]) : null;
    const max = pays ? Math.round((min * (6 + d.next() ** 3 * (ind === 'Crypto' ? 1900 : 190))) / 50) * 50 : null;
    const n = Math.round(d.next() ** 2 * 1900);
    const hours = d.chance(0.09) ? null : round(0.6 + d.next() ** 2 * 210, 1);
    return {
      program: name,
      platform: d.weighted([
        ['BugBarn', 6],
        ['HackHive', 5],
        ['Self-hosted', 3],
        ['SecuCrowd', 2.4],
      ]),
      industry: ind,
      'hq country': d.weighted([
        ['USA', 7],
        ['Germany', 3],
        ['Netherlands', 2],
        ['Singapore', 2.2],
        ['India', 2.6],
        ['Brazil', 1.2],
        ['Estonia', 1],
      ]),
      'min reward': pays ? `$${min}` : null,
      'max reward': pays ? `$${thousands(max, ',')}` : null,
      'total paid': pays ? `$${thousands(Math.round(n * min * (1 + d.next() * 4)), ',')}` : null,
      'reports resolved': n,
      'first response': hours === null ? 'n/a' : `${hours} hours`,
      launched: d.day('2013-02-01', '2026-11-10'),
      'last report': d.chance(0.05) ? null : `${Math.max(1, Math.round(d.next() ** 2 * 160))} days ago`,
      'safe harbor': d.chance(0.63) ? 'yes' : 'no',
      managed: d.chance(0.41),
      status: d.weighted([
        ['Open', 9],
        ['Paused', 1.5],
        ['Closed', 1],
      ]),
      scope: d.some(['web', 'api', 'ios', 'android', 'smart contract', 'hardware', 'cloud', 'desktop'], d.int(1, 4)),
      'top hunter': n < 20 ? null : d.weighted(HUNTERS.map((h, k) => [h, 14 - k])),
    };
  });
  return [{ file: 'bounties-2026-11-20.json', text: json(rows) }];
}
