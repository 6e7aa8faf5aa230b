import { addDays, draws, ndjson, nextRun, thousands } from '../made.mjs';
const NAMES = [
  'Rivera',
  'Okafor',
  'Lindqvist',
  'Hale',
  'Tran',
  'McBride',
  'Santos',
  'Whitaker',
  'Kowalski',
  'Bennett',
  'Yazzie',
  'Feldman',
  'Greer',
  'Ibarra',
  'Novak',
  'Pruitt',
];
const PARTY = Object.fromEntries(NAMES.map((n, i) => [n, i % 7 === 6 ? 'Independent' : i % 2 ? 'Republican' : 'Democrat']));
const COM = [
  ['Education', ['school lunches', 'teacher pay', 'charter schools', 'the 4 day school week']],
  ['Transportation', ['highway bonds', 'e-scooters', 'Route 66 signs', 'speed cameras']],
  ['Health', ['rural hospitals', 'insulin prices', 'nurse licensing', 'telehealth']],
  ['Judiciary', ['bail reform', 'expungement', 'jury pay']],
  ['Agriculture', ['raw milk', 'water rights', 'hemp']],
  ['Finance', ['property tax relief', 'payday loans', 'sales tax on groceries']],
  ['Natural Resources', ['wildfire prevention', 'state parks', 'hunting licenses']],
];
const RUNS = ['2026-05-18', '2026-06-15'];
export function bills() {
  const d = draws(61_284);
  let run = RUNS[0];
  const no = { House: 1000, Senate: 200 };
  const move = (r, day) => {
    const status = d.weighted([
      ['Introduced', 1],
      ['In Committee', 6],
      ['Passed House', 2],
      ['Passed Senate', 2],
      ['Enacted', 3],
      ['Vetoed', 0.6],
      ['Failed', 2],
    ]);
    return vote({ ...r, status, last_action: day });
  };
  const vote = (r) => {
    const voted = !['Introduced', 'In Committee'].includes(r.status);
    const size = r.chamber === 'House' ? 98 : 42;
    const nay = Math.min(size - 1, Math.floor(d.next() * size * (r.status === 'Failed' ? 1 : 0.48)));
    return voted && r.yeas === null
      ? {
          ...r,
          yeas: r.status === 'Failed' ? Math.max(0, size - Math.max(nay, Math.ceil(size * 0.53))) : size - nay,
          nays: r.status === 'Failed' ? Math.max(nay, Math.ceil(size * 0.53)) : nay,
        }
      : r;
  };
  const make = () => {
    const chamber = d.chance(0.63) ? 'House' : 'Senate';
    const [committee, subj] = d.pick(COM);
    const who = d.pick(NAMES);
    no[chamber] += d.int(1, 3);
    const intro = d.day('2025-01-08', addDays(run, -4));
    const co = d.chance(0.15) ? 0 : Math.round(d.next() ** 2 * 41);
    return move(
      {
        bill_no: `${chamber === 'House' ? 'HB' : 'SB'} ${no[chamber]}`,
        chamber,
        shortTitle: `${d.pick(['An act concerning', 'Relating to', 'To fund', 'To study', 'To ban'])} ${d.pick(subj)}`,
        primarySponsor: who,
        party: PARTY[who],
        coSponsors: co,
        bipartisan: co > 3 ? d.chance(0.5) : false,
        committee,
        introduced: intro,
        last_action: intro,
        status: '',
        yeas: null,
        nays: null,
        pgs: 1 + Math.round(d.next() ** 3 * 251),
        fiscal_note: d.chance(0.35) ? 'N/A' : `$${thousands(Math.round(d.next() ** 4 * 98_000_000 + 12_000), ',')}`,
        emergencyClause: d.chance(0.14),
        amendments: d.chance(0.4) ? 0 : d.int(1, 17),
        hearings: d.int(0, 6),
        testimony_for: Math.round(d.next() ** 2 * 300),
        testimony_against: Math.round(d.next() ** 3 * 340),
        tags: d.some(['budget', 'rural', 'public safety', 'taxes', 'children', 'environment', 'licensing', 'local government'], d.int(1, 4)),
        effective: d.chance(0.45) ? null : d.day('2026-07-01', '2027-07-01'),
      },
      d.day(intro, addDays(run, -1)),
    );
  };
  const one = Array.from({ length: 860 }, make);
  run = RUNS[1];
  const two = nextRun(one, {
    draw: d,
    gone: 0.015,
    changed: 0.25,
    change: (r) => {
      const m = r.yeas === null ? move(r, d.day('2026-05-18', '2026-06-14')) : r;
      return { ...m, testimony_for: r.testimony_for + d.int(0, 20), amendments: r.amendments + (d.chance(0.3) ? 1 : 0) };
    },
    added: 44,
    make: () => {
      const r = make();
      const i = d.day('2026-05-18', '2026-06-10');
      return { ...r, introduced: i, last_action: d.day(i, '2026-06-14'), status: 'In Committee', yeas: null, nays: null };
    },
  });
  return [one, two].map((rs, i) => ({ file: `bills-${RUNS[i]}.ndjson`, text: ndjson(rs) }));
}
