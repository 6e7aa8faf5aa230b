import { csv, draws, thousands, addDays } from '../made.mjs';

const CLIENTS = {
  'Helix Pharma': 'Pharmaceuticals',
  'Norvane Biotech': 'Pharmaceuticals',
  'Open Skies Airlines': 'Transport',
  'Interstate Rail Assn': 'Transport',
  'Granite Oil & Gas': 'Energy',
  'SunField Solar': 'Energy',
  'Bluestone Coal': 'Energy',
  'Meridian Bank': 'Finance',
  'Credit Union League': 'Finance',
  'Cirrus Cloud Inc': 'Technology',
  'Chirp Social': 'Technology',
  'Quantum Chips Corp': 'Technology',
  'Prairie Growers Union': 'Agriculture',
  'Dairy Council': 'Agriculture',
  'Vanguard Defense Systems': 'Defense',
  'Ironclad Shipyards': 'Defense',
  'Tri-County Hospitals': 'Healthcare',
  'Nurses Alliance': 'Healthcare',
  'Lakeland University': 'Education',
};
const FIRMS = [
  'Barker & Stone LLC',
  'Capitol Bridge Group',
  'Dunhill Strategies',
  'Fairmont Public Affairs',
  'Kessler Hart',
  'Potomac Advisors',
  'Redfern Policy',
  'Summit Government Relations',
  'Whitman Lowe',
];
const ISSUES = {
  Pharmaceuticals: ['Drug pricing', 'Health'],
  Transport: ['Aviation', 'Infrastructure'],
  Energy: ['Climate', 'Taxation', 'Energy policy'],
  Finance: ['Banking', 'Taxation'],
  Technology: ['Privacy', 'Trade', 'Artificial intelligence'],
  Agriculture: ['Farm bill', 'Trade'],
  Defense: ['Defense budget', 'Trade'],
  Healthcare: ['Health', 'Medicare'],
  Education: ['Student aid', 'Taxation'],
};

/** A register of lobbying reports: "$120,000.00", yes/no, lists in one cell, some sums not given. */
export function lobbying() {
  const draw = draws(210_606);
  return [{ file: 'lobbying-2026-11-20.csv', text: csv(Array.from({ length: 440 }, (_, index) => report(draw, index))) }];
}

function report(draw, index) {
  const client = draw.pick(Object.keys(CLIENTS));
  const sector = CLIENTS[client];
  const type = draw.weighted([
    ['Quarterly report', 8],
    ['Amendment', 1.2],
    ['Registration', 1.2],
    ['Termination', 0.7],
  ]);
  const [year, quarter] = draw.pick([
    [2025, 1],
    [2025, 2],
    [2025, 3],
    [2025, 4],
    [2026, 1],
    [2026, 2],
    [2026, 3],
  ]);
  const deadline = { 1: `${year}-04-20`, 2: `${year}-07-20`, 3: `${year}-10-20`, 4: `${year + 1}-01-20` }[quarter];
  const late = draw.chance(0.13);
  const people = draw.int(1, 9);
  return {
    filing_id: `LD-${610_204 + index * 13}`,
    filingType: type,
    firm: draw.pick(FIRMS),
    client_name: client,
    client_sector: sector,
    issue: draw.pick(ISSUES[sector]),
    report_yr: year,
    qtr: `Q${quarter}`,
    filed_on: late ? addDays(deadline, draw.int(1, 29)) : addDays(deadline, -draw.int(0, 18)),
    filed_late: late ? 'yes' : 'no',
    amountUSD:
      type === 'Registration' || draw.chance(0.04)
        ? ''
        : `$${thousands((Math.round(draw.next() ** 2.2 * 380) + 5 + people * 3) * 1000 + draw.pick([0, 0, 0, 500, 250, 750]), ',', 2)}`,
    num_lobbyists: people,
    contacted: draw
      .some(['Senate', 'House of Representatives', 'White House', 'Treasury', 'EPA', 'FDA', 'Pentagon', 'Commerce Dept'], draw.int(1, 4))
      .join('; '),
    ex_official: draw.chance(0.34) ? 'yes' : 'no',
    foreign_owned: draw.chance(0.12) ? 'yes' : 'no',
  };
}
