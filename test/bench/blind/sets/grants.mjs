import { addDays, draws, json, nextRun, round, thousands } from '../made.mjs';
const AGENCIES = {
  'Dept. of Agriculture': ['Farm to School', 'Rural Broadband', 'Community Forestry'],
  'Dept. of Energy': ['Home Weatherization', 'Grid Resilience', 'Solar for Schools'],
  'Dept. of Transportation': ['Safe Streets', 'Low-Emission Buses', 'Bridge Repair'],
  'Environmental Protection Agency': ['Clean Water Fund', 'Brownfields Cleanup'],
  'National Arts Endowment': ['Art Works', 'Local Heritage'],
  'Health Resources Admin': ['Rural Clinics', 'Maternal Health'],
};
const STATES = ['OH', 'TX', 'MT', 'GA', 'ME', 'NM', 'WI', 'OR', 'KY', 'NY'];
const TOWNS = [
  'Marlow',
  'Fairview',
  'Cedar Falls',
  'Lakewood',
  'Pine Ridge',
  'Ashton',
  'Greenfield',
  'Harlan',
  'Milbrook',
  'Salem',
  'Tyler Creek',
  'Dunmore',
];
const KINDS = {
  'City government': 'City of #',
  'County government': '# County',
  Nonprofit: '# Community Trust',
  University: '# State University',
  'Tribal government': '# Tribal Council',
  'School district': '# Unified Schools',
  'Small business': '# Works LLC',
};
const OFFICERS = ['R. Alvarez', 'T. Boone', 'K. Lindqvist', 'M. Osei', 'P. Drummond', 'S. Whitfield'];
const RUNS = ['2026-01-12', '2026-04-13', '2026-07-13'];
const us = (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;
const iso = (text) => `${text.slice(6)}-${text.slice(0, 2)}-${text.slice(3, 5)}`;
const usd = (value) => `$${thousands(value, ',', 2)}`;
const plain = (text) => Number(text.replaceAll(/[$,]/g, ''));

export function grants() {
  const d = draws(39_606);
  let no = 4100;
  let made = 0;
  const make = (run) => {
    const agency = d.weighted(Object.keys(AGENCIES).map((name, index) => [name, 7 - index * 0.7]));
    const program = d.pick(AGENCIES[agency]);
    const kind = d.weighted(Object.keys(KINDS).map((name, index) => [name, 7 - index * 0.6]));
    const award = round(18 * 10 ** (d.next() * 2.3), 0) * 1000 + d.pick([0, 0, 500, 250]);
    const signed = run === undefined ? d.day('2022-02-01', '2025-12-20') : d.day(addDays(run, -80), addDays(run, -3));
    const starts = addDays(signed, d.int(10, 120));
    const ends = addDays(starts, d.pick([365, 365, 730, 730, 1095, 1460]));
    const over = ends < '2026-01-12';
    const status = d.chance(0.05)
      ? 'Suspended'
      : over
        ? d.pick(['Completed', 'Completed', 'Completed', 'Active'])
        : d.chance(0.04)
          ? 'Terminated'
          : 'Active';
    const match = d.chance(0.42);
    made += 1;
    return {
      awardNumber: `${agency.replaceAll(/[^A-Z]/g, '')}-${signed.slice(2, 4)}-${(no += d.int(1, 14))}`,
      projectTitle: `${program} – ${d.pick(['Phase I', 'Phase II', 'Pilot', 'Expansion', 'Planning', 'Implementation'])} ${made + 100}`,
      recipient: KINDS[kind].replace('#', d.pick(TOWNS)),
      recipientType: kind,
      state: d.pick(STATES),
      agency,
      program,
      amountAwarded: usd(award),
      amountPaidOut: usd(run === undefined ? round(award * (status === 'Completed' ? 0.9 + d.next() * 0.1 : d.next() * 0.85), 2) : 0),
      matchRequired: match ? 'Y' : 'N',
      matchAmount: match ? usd(round(award * d.pick([0.1, 0.2, 0.25, 0.5]), 0)) : '',
      dateSigned: us(signed),
      periodStart: us(starts),
      periodEnd: us(ends),
      status,
      jobsSupported: d.chance(0.15) ? null : d.int(0, 140),
      peopleServed: d.chance(0.1) ? 'n/a' : `approx. ${thousands(d.int(2, 900) * 50, ',')}`,
      subawards: d.chance(0.55) ? 0 : d.int(1, 12),
      amendments: d.weighted([
        [0, 6],
        [1, 4],
        [2, 2],
        [3, 1],
        [5, 0.5],
      ]),
      lastReport: run !== undefined || d.chance(0.08) ? '' : us(d.day('2025-02-01', '2026-01-05')),
      reportsOverdue: d.weighted([
        [0, 8],
        [1, 2],
        [2, 1],
        [3, 0.5],
      ]),
      indirectRate: d.chance(0.1) ? 'N/A' : `${d.pick([10, 10, 15, 15, 22.5, 26, 31.5, 48])}%`,
      competitive: d.chance(0.1) ? null : d.chance(0.7),
      audited: d.pick(['Yes', 'No', 'No', 'yes']),
      grantsOfficer: d.pick(OFFICERS),
      tags: d.some(['rural', 'youth', 'climate', 'equity', 'workforce', 'infrastructure', 'health', 'seniors', 'culture'], d.int(1, 4)),
      abstract: [
        d.pick([
          'The project will serve low-income households across the county.',
          'Funds support planning, engineering and public outreach.',
          'The recipient will hire local contractors and train apprentices.',
          'This award expands a pilot that started two years ago.',
        ]),
        d.pick([
          'Deliverables include quarterly reports and a final evaluation.',
          'Work is split into three milestones with separate budgets.',
          'A citizen advisory board oversees spending.',
          'Equipment purchases require prior approval.',
        ]),
        d.pick([
          'Partners include the regional library system.',
          'The site lies within a designated opportunity zone.',
          'Outcomes will be shared in an open data portal.',
          'Matching funds may be in kind.',
        ]),
      ].join(' '),
      sourceUrl: `https://grants.example.gov/award/${no}`,
    };
  };
  const changeFor = (run) => (r) => {
    const award = plain(r.amountAwarded);
    const more = r.status === 'Active' && d.chance(0.18) ? round(award * d.pick([0.05, 0.1, 0.2, 0.3]), 0) : 0;
    const cut = r.status === 'Active' && more === 0 && d.chance(0.1) ? round(award * 0.15, 0) : 0;
    const total = award + more - cut;
    const moved = r.status === 'Active' && (iso(r.periodEnd) < run ? d.chance(0.8) : d.chance(0.09));
    return {
      ...r,
      amountAwarded: usd(total),
      amountPaidOut: usd(Math.max(plain(r.amountPaidOut), Math.min(total * 0.98, plain(r.amountPaidOut) + round(award * d.next() * 0.15, 2)))),
      amendments: r.amendments + (more || cut ? 1 : 0),
      status: moved
        ? iso(r.periodEnd) < run
          ? 'Completed'
          : d.pick(['Suspended', 'Terminated'])
        : r.status === 'Suspended' && d.chance(0.25)
          ? 'Active'
          : r.status,
      lastReport: d.chance(0.5) ? us(d.day(addDays(run, -80), addDays(run, -4))) : r.lastReport,
      reportsOverdue: Math.max(0, r.reportsOverdue + d.pick([-1, 0, 0, 1])),
    };
  };
  const all = [Array.from({ length: 300 }, () => make())];
  for (const run of RUNS.slice(1))
    all.push(nextRun(all.at(-1), { draw: d, gone: 0.03, changed: 0.5, change: changeFor(run), added: d.int(17, 26), make: () => make(run) }));
  return all.map((rows, at) => ({ file: `grants-${RUNS[at]}.json`, text: json(rows) }));
}
