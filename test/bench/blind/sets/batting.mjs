import { csv, draws } from '../made.mjs';

const TEAMS = { AL: ['NYA', 'BOS', 'TOR', 'HOU', 'SEA', 'CLE', 'MIN', 'TEX'], NL: ['LAN', 'ATL', 'SDN', 'PHI', 'CHN', 'MIL', 'SFN', 'NYN'] };
const FIRST = [
  'Aaron',
  'Jose',
  'Mookie',
  'Freddie',
  'Bryce',
  'Julio',
  'Corey',
  'Marcus',
  'Rafael',
  'Trea',
  'Kyle',
  'Austin',
  'Ozzie',
  'Cedric',
  'Luis',
  'Bobby',
  'Manny',
  'Willy',
];
const LAST = [
  'Alvarado',
  'Bellamy',
  'Castellon',
  'Dunning',
  'Escobedo',
  'Freeland',
  'Guerra',
  'Hoskin',
  'Ibarra',
  'Jansen',
  'Kepner',
  'Lowery',
  'Mancino',
  'Nimmons',
  'Olsen',
  'Pederson',
  'Quintero',
  'Ramsey',
  'Suarez',
  'Torrence',
];

/** As Lahman's Batting joined with People: one row per player and season. */
export function batting() {
  const draw = draws(240_016);
  const rows = [];
  const seen = new Set();
  while (seen.size < 92) {
    const [first, last] = [draw.pick(FIRST), draw.pick(LAST)];
    if (seen.has(first + last)) continue;
    seen.add(first + last);
    const stem = `${last.slice(0, 5).toLowerCase()}${first.slice(0, 2).toLowerCase()}`;
    const id = `${stem}0${new Set(rows.filter((row) => row.playerID.startsWith(stem)).map((row) => row.playerID)).size + 1}`;
    const [power, eye, legs, hit] = [draw.next() ** 1.5, draw.next(), draw.next() ** 2.4, 0.215 + draw.next() * 0.09];
    let league = draw.pick(['AL', 'NL']);
    let team = draw.pick(TEAMS[league]);
    const start = draw.int(2016, 2023);
    for (let year = start; year <= Math.min(2025, start + draw.int(2, 6)); year += 1) {
      if (draw.chance(0.15)) {
        league = draw.pick(['AL', 'NL']);
        team = draw.pick(TEAMS[league]);
      }
      const short = year === 2020 ? 0.37 : 1;
      const games = Math.round((draw.chance(0.25) ? draw.int(8, 70) : draw.int(85, 162)) * short);
      const ab = Math.round(games * (2.6 + draw.next() * 1.3));
      const h = Math.round(ab * (hit + (draw.next() - 0.5) * 0.05));
      const hr = Math.round(ab * (0.008 + power * 0.078) * draw.spread() * 0.9);
      rows.push({
        playerID: id,
        nameFirst: first,
        nameLast: last,
        yearID: year,
        teamID: team,
        lgID: league,
        G: games,
        AB: ab,
        R: Math.round(h * 0.42 + hr * 0.4 + draw.int(0, 9) * short),
        H: h,
        '2B': Math.round(h * (0.15 + draw.next() * 0.09)),
        HR: Math.min(hr, h),
        RBI: Math.round(h * 0.33 + hr * 1.5 + draw.int(0, 8) * short),
        SB: Math.round(legs * games * 0.33 * draw.next()),
        BB: Math.round(ab * (0.05 + eye * 0.12) * draw.spread()),
        SO: Math.round(ab * (0.11 + power * 0.15 + draw.next() * 0.08)),
      });
    }
  }
  return [{ file: 'batting-2026-11-20.csv', text: csv(rows) }];
}
