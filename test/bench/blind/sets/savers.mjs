import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';

const RUNS = ['2026-09-01', '2026-10-01', '2026-11-02'];
const BANKS = [
  ['Aldermoor Bank', 'bank', 4.4],
  ['Calder Building Society', 'building society', 4.1],
  ['Oxbow Savings', 'app-only', 3.9],
  ['Harbour & General', 'bank', 3.2],
  ['Vale of York BS', 'building society', 4.5],
  ['Tern', 'app-only', 4.6],
  ['Kestrel Bank', 'bank', 3.7],
  ['Northern Mutual', 'building society', 4.3],
  ['First Lothian', 'bank', 2.9],
  ['Plume', 'app-only', 4.2],
  ['Saffron Hill Bank', 'bank', 3.8],
  ['Shire Counties BS', 'building society', 4.0],
  ['Meridian Credit Union', 'credit union', 3.5],
  ['Pennywell', 'app-only', 4.0],
];
const KINDS = [
  ['Easy access', 30, 3.6],
  ['Fixed rate bond', 26, 4.2],
  ['Cash ISA', 22, 3.9],
  ['Notice account', 14, 4.0],
  ['Regular saver', 9, 5.4],
  ["Children's account", 7, 3.4],
];
const pounds = (value) => (value === null ? '' : `£${thousands(value, ',')}`);

export function savers() {
  const d = draws(41_022);
  let n = 1200;
  let [from, to] = ['2022-02-01', '2026-08-28'];
  const yes = (p) => (d.chance(p) ? d.pick(['Yes', 'Yes', 'Y']) : d.pick(['No', 'No', 'N']));
  const make = () => {
    const [provider, type, stars] = d.pick(BANKS);
    const kind = d.weighted(KINDS.map(([name, weight]) => [name, weight]));
    const base = KINDS.find(([name]) => name === kind)[2];
    const aer = round(Math.max(0.8, base + (d.next() - 0.55) * 1.9 + (type === 'app-only' ? 0.3 : 0)), 2);
    const bonus = kind === 'Easy access' && d.chance(0.4) ? round(0.25 + d.int(0, 5) * 0.15, 2) : null;
    const term =
      kind === 'Fixed rate bond' || (kind === 'Cash ISA' && d.chance(0.4))
        ? d.pick([6, 9, 12, 12, 18, 24, 24, 36, 60])
        : kind === 'Regular saver'
          ? 12
          : null;
    const notice = kind === 'Notice account' ? d.pick([30, 35, 60, 90, 95, 120, 180]) : null;
    const online = type === 'app-only' ? false : d.chance(0.85);
    const launched = d.day(from, to);
    const access =
      term === null ? (notice === null ? d.pick(['Unlimited', 'Unlimited', '3 per year', '1 per month']) : `After ${notice} days' notice`) : 'None';
    return {
      'Product Code': `SV${(n += d.int(1, 9))}`,
      Provider: provider,
      'Provider Type': type,
      'Account Name': `${d.pick(['Bright', 'Saver', 'Gold', 'Online', 'Loyalty', 'Community', 'Flexi', 'Reward', 'Heritage'])} ${kind === "Children's account" ? 'Young Saver' : kind} ${d.pick(['1', '2', '3', 'Issue 4', 'Issue 7', 'Plus', 'Extra', 'Select'])}`,
      'Account Type': kind,
      AER: `${aer.toFixed(2)}%`,
      'Of Which Bonus': bonus === null ? '' : `${bonus.toFixed(2)}%`,
      'Bonus Lasts (months)': bonus === null ? '' : d.pick([6, 12, 12]),
      'Term (months)': term,
      'Notice (days)': notice,
      'Min Deposit': pounds(kind === 'Regular saver' ? d.pick([10, 25]) : d.pick([1, 1, 1, 10, 100, 500, 500, 1000, 1000, 5000, 10_000])),
      'Max Balance': pounds(
        kind === 'Regular saver'
          ? d.pick([2400, 3000, 3600, 6000])
          : d.chance(0.12)
            ? null
            : d.pick([20_000, 85_000, 100_000, 250_000, 250_000, 500_000, 1_000_000, 2_000_000]),
      ),
      Withdrawals: access,
      'Interest Paid': term !== null && d.chance(0.35) ? 'At maturity' : d.pick(['Monthly', 'Monthly', 'Annually', 'Annually', 'Quarterly']),
      'Open Online': online ? d.pick(['Yes', 'Y']) : d.pick(['No', 'N']),
      'Open In Branch': type === 'app-only' ? 'No' : yes(0.6),
      'Mobile App': type === 'app-only' ? 'Yes' : yes(0.5),
      'Joint Account': yes(0.55),
      'Existing Customers Only': yes(0.14),
      'Trustpilot Score': d.chance(0.06) ? 'N/A' : `${round(Math.min(4.9, stars + (d.next() - 0.5) * 0.4), 1)} / 5`,
      'Trustpilot Reviews': thousands(Math.round(d.next() ** 2 * 22_000) + 40, ','),
      Launched: launched,
      'Rate Last Changed': d.day(launched, to),
      'Min Age': kind === "Children's account" ? 0 : d.pick([16, 16, 18, 18, 18]),
      'The Small Print': [
        d.pick([
          'Rate is variable and can go down as well as up.',
          'Tax-free interest within your ISA allowance.',
          'You must keep the minimum balance or the rate falls to 0.50%.',
          'Interest is worked out daily on cleared funds.',
        ]),
        d.pick([
          'FSCS protected up to £120,000 per person.',
          'Closing early costs 90 days of interest.',
          'No more than one account per customer.',
          'Transfers in from other providers are accepted.',
          'A linked current account is needed.',
        ]),
        d.pick([
          'Offer may be withdrawn at any time without notice.',
          'Ideal for a rainy day fund.',
          'Great for house deposits.',
          'Statements by post on request.',
        ]),
      ].join(' '),
      Link: `https://ratewatch.example/savings/${provider.toLowerCase().replaceAll(/[^a-z]+/g, '-')}/sv${n}`,
    };
  };
  const change = (r) => {
    const aer = Math.max(0.5, Number.parseFloat(r.AER) + d.pick([-0.5, -0.25, -0.25, -0.2, -0.15, -0.1, -0.1, -0.05, 0.05, 0.1, 0.15, 0.25]));
    return { ...r, AER: `${aer.toFixed(2)}%`, 'Rate Last Changed': d.day(from, to) };
  };
  const all = [Array.from({ length: 310 }, make)];
  for (const run of RUNS.slice(1)) {
    [from, to] = [addDays(RUNS[RUNS.indexOf(run) - 1], 1), addDays(run, -1)];
    all.push(nextRun(all.at(-1), { draw: d, gone: 0.08, changed: 0.38, change, added: d.int(18, 31), make }));
  }
  return all.map((rows, at) => ({ file: `savers-${RUNS[at]}.csv`, text: csv(rows) }));
}
