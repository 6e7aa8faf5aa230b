import { addDays, draws, ndjson, thousands } from '../made.mjs';

const MATTERS = {
  Civil: ['Breach of contract', 'Debt collection', 'Personal injury', 'Property damage'],
  Criminal: ['DUI', 'Assault', 'Theft', 'Drug possession', 'Fraud', 'Burglary'],
  Family: ['Divorce', 'Custody', 'Child support', 'Protective order'],
  Housing: ['Eviction', 'Security deposit', 'Habitability'],
  Traffic: ['Speeding', 'Suspended license', 'Reckless driving'],
  Probate: ['Estate', 'Guardianship'],
};
const HEARINGS = {
  Civil: ['Motion', 'Case management', 'Trial', 'Settlement conference'],
  Criminal: ['Arraignment', 'Preliminary hearing', 'Motion', 'Trial', 'Sentencing'],
  Family: ['Case management', 'Motion', 'Trial', 'Mediation'],
  Housing: ['Trial', 'Motion', 'Mediation'],
  Traffic: ['Arraignment', 'Trial'],
  Probate: ['Petition', 'Accounting review'],
};
const COURTS = {
  Downtown: ['Hon. R. Alvarez', 'Hon. K. Whitfield', 'Hon. S. Dube', 'Hon. M. Castellan'],
  Northside: ['Hon. P. Ingram', 'Hon. L. Tran'],
  Eastlake: ['Hon. D. Mercer', 'Hon. J. Abbott'],
  'South County': ['Hon. F. Rosario'],
};
const SURNAMES = [
  'Nguyen',
  'Porter',
  'Ramirez',
  'Chen',
  'Olsen',
  'Haddad',
  'Brooks',
  'Ivanov',
  'Silva',
  'Murphy',
  'Kaur',
  'Dawson',
  'Ellis',
  'Fontaine',
  'Grant',
  'Yamada',
];
const FIRMS = ['Bright Acre LLC', 'Westgate Properties', 'First Harbor Bank', 'Summit Credit Union', 'Metro Towing Inc', 'Lakeview Apartments'];

/** The calendar of a county's courts: abbreviated capitals for the columns, Y and N, claims and bail in dollars, most cells of one kind of case empty for the others. */
export function hearings() {
  const draw = draws(260_088);
  const rows = Array.from({ length: 310 }, (_, index) => {
    const kind = draw.weighted([
      ['Civil', 4],
      ['Criminal', 6],
      ['Family', 4],
      ['Housing', 3],
      ['Traffic', 3.4],
      ['Probate', 1.3],
    ]);
    const court = draw.weighted([
      ['Downtown', 6],
      ['Northside', 3],
      ['Eastlake', 2.6],
      ['South County', 1.6],
    ]);
    const matter = draw.pick(MATTERS[kind]);
    let day = draw.day('2026-11-02', '2026-12-22');
    while ([0, 6].includes(new Date(day).getUTCDay())) day = addDays(day, 1);
    const filed = addDays(
      day < '2026-11-24' ? day : '2026-11-24',
      -Math.round(12 + draw.next() ** 1.8 * (kind === 'Civil' || kind === 'Probate' ? 900 : 420)),
    );
    const past = day < '2026-11-25';
    const party = `${draw.pick(SURNAMES)}`;
    const other = draw.pick(SURNAMES.filter((name) => name !== party));
    const suer = kind === 'Criminal' || kind === 'Traffic' ? 'People' : kind === 'Housing' || draw.chance(0.25) ? draw.pick(FIRMS) : party;
    const interpreter = draw.chance(0.17);
    const money = ['Civil', 'Housing'].includes(kind) && !draw.chance(0.08);
    const custody = kind === 'Criminal' && draw.chance(0.36);
    const type = draw.pick(HEARINGS[kind]);
    return {
      CASE_NO: `${filed.slice(2, 4)}-${kind.slice(0, 2).toUpperCase()}-${String(10_211 + index * 17)}`,
      CASE_TITLE: kind === 'Probate' ? `In re ${matter} of ${other}` : `${suer} v. ${other}`,
      CASE_TYPE: kind,
      MATTER: matter,
      COURTHOUSE: court,
      DEPT: `${court.slice(0, 1)}${draw.int(1, court === 'Downtown' ? 9 : 4)}`,
      JUDGE: draw.pick(COURTS[court]),
      HRG_TYPE: type,
      HRG_DATE: day,
      HRG_TIME: draw.pick(['08:30', '09:00', '09:30', '10:30', '13:30', '14:00', '15:00']),
      EST_MIN: draw.chance(0.06)
        ? null
        : type === 'Trial' && kind !== 'Traffic'
          ? draw.pick([90, 120, 180, 240, 360])
          : draw.pick([10, 15, 20, 30, 30, 45, 60]),
      HRG_STATUS: past
        ? draw.weighted([
            ['Held', 7],
            ['Continued', 3],
            ['Vacated', 1.2],
          ])
        : draw.weighted([
            ['Scheduled', 9],
            ['Continued', 0.8],
            ['Vacated', 0.5],
          ]),
      CONTINUANCES: Math.round(draw.next() ** 3 * 6),
      FILED_DATE: filed,
      CLAIM_AMT: money ? `$${thousands(kind === 'Housing' ? draw.int(900, 14_000) : Math.round(1200 + draw.next() ** 3 * 240_000), ',', 2)}` : null,
      IN_CUSTODY: kind === 'Criminal' ? (custody ? 'Y' : 'N') : null,
      BAIL_AMT:
        kind === 'Criminal' && draw.chance(0.7)
          ? `$${thousands(draw.pick([1000, 2500, 5000, 7500, 10_000, 15_000, 25_000, 50_000, 100_000]), ',')}`
          : null,
      INTERP_REQ: interpreter ? 'Y' : 'N',
      INTERP_LANG: interpreter
        ? draw.weighted([
            ['Spanish', 6],
            ['Vietnamese', 2],
            ['Mandarin', 1.6],
            ['Russian', 1],
            ['Punjabi', 1],
          ])
        : null,
      REMOTE_OK: draw.chance(0.4) ? 'Y' : 'N',
      JURY: type === 'Trial' && ['Civil', 'Criminal'].includes(kind) && draw.chance(0.55) ? 'Y' : 'N',
      SELF_REP: ['Family', 'Housing', 'Traffic'].includes(kind) ? (draw.chance(0.55) ? 'Y' : 'N') : draw.chance(0.1) ? 'Y' : 'N',
      FILING_FEE: kind === 'Criminal' || kind === 'Traffic' ? null : `$${draw.pick([75, 185, 225, 435])}`,
    };
  });
  return [{ file: 'hearings-2026-11-25.ndjson', text: ndjson(rows) }];
}
