import { csv, draws, thousands } from '../made.mjs';

const COUNTIES = {
  Harlan: ['Weston', 'Pine Grove', 'Ridgeview'],
  Tamarack: ['Lakeside', 'Elm City'],
  Osage: ['Fort Osage', 'Dry Creek'],
  Calloway: ['Murdock', 'Sterling', 'New Bremen'],
  Whitman: ['Colfax', 'Palouse Junction'],
};
const PLACES = ['Elementary School', 'Fire Station', 'Community Center', 'Public Library', 'Methodist Church', 'VFW Hall', 'Senior Center'];

/** A state's canvass of one election, a row for each precinct: thousands with commas, turnout in percent, votes by the way they were cast, two races and a measure. */
export function precincts() {
  const draw = draws(270_088);
  const rows = Array.from({ length: 410 }, (_, at) => {
    const county = draw.weighted([
      ['Harlan', 7],
      ['Tamarack', 5],
      ['Osage', 2.4],
      ['Calloway', 4],
      ['Whitman', 2],
    ]);
    const town = draw.pick(COUNTIES[county]);
    const kind = draw.weighted(
      county === 'Osage' || county === 'Whitman'
        ? [
            ['Rural', 6],
            ['Suburban', 2],
          ]
        : [
            ['Urban', 4],
            ['Suburban', 5],
            ['Rural', 2],
          ],
    );
    const registered = Math.round({ Urban: 1500, Suburban: 1250, Rural: 520 }[kind] * draw.spread());
    const lean = { Urban: 0.62, Suburban: 0.5, Rural: 0.34 }[kind] + (draw.next() - 0.5) * 0.16;
    const cast = Math.round(registered * (0.46 + draw.next() * 0.36));
    const mail = Math.round(cast * (0.12 + draw.next() * 0.3));
    const early = Math.round(cast * (0.1 + draw.next() * 0.25));
    const provisional = Math.round(draw.next() * draw.next() * 14);
    const governor = cast - Math.round(cast * draw.next() * 0.03);
    const third = Math.round(governor * (0.01 + draw.next() * 0.05));
    const delgado = Math.round((governor - third) * lean);
    const measure = cast - Math.round(cast * (0.02 + draw.next() * 0.08));
    const yes = Math.round(measure * (0.28 + lean * 0.5 + (draw.next() - 0.5) * 0.12));
    const dem = Math.round(registered * lean * 0.72);
    const rep = Math.round(registered * (1 - lean) * 0.74);
    const minutes = draw.int(2, 330);
    const clock = 20 * 60 + minutes;
    const next = clock >= 1440;
    return {
      'Precinct #': `${county.slice(0, 2).toUpperCase()}-${String(101 + at)}`,
      County: county,
      Municipality: town,
      'Precinct Type': kind,
      'Polling Place': draw.chance(0.04) ? '' : `${town} ${draw.pick(PLACES)}`,
      'Reg. Voters': thousands(registered, ','),
      'Registered Dem': dem,
      'Registered Rep': rep,
      Unaffiliated: registered - dem - rep,
      'Ballots Cast': thousands(cast, ','),
      'Turnout %': `${((100 * cast) / registered).toFixed(1)}%`,
      'Election Day Votes': cast - mail - early - provisional,
      'Early Votes': early,
      'Mail Votes': mail,
      Provisional: provisional,
      'Gov - Delgado (D)': delgado,
      'Gov - Whitfield (R)': governor - third - delgado,
      'Gov - Other': third,
      'Measure 7 Yes': yes,
      'Measure 7 No': measure - yes,
      'Avg Wait (min)': draw.chance(0.09) ? '' : Math.round(draw.next() * draw.next() * { Urban: 74, Suburban: 48, Rural: 20 }[kind]),
      'Voting Machines': draw.int(2, 4) + (registered > 1200 ? 4 : 0),
      'Poll Workers': draw.int(3, 6) + (registered > 1200 ? 3 : 0),
      'ADA Accessible': draw.chance(0.9) ? 'Y' : 'N',
      'Paper Jam': draw.chance(0.11) ? 'Y' : 'N',
      Reported: `2026-11-0${next ? 4 : 3} ${String(Math.floor((clock % 1440) / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`,
      'Recount Requested': draw.chance(0.03) ? 'Y' : 'N',
    };
  });
  return [{ file: 'precincts-2026-11-25.csv', text: csv(rows) }];
}
