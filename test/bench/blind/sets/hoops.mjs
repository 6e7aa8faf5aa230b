import { csv, draws, round } from '../made.mjs';

const FIRST =
  'Jalen Marcus Tyrese Devin Luka Nikola Isaiah Malik Jordan Cameron Dante Trey Kevin Andre Josh Obi Keegan Evan Jaden Terrence Bogdan Ousmane Caleb Darius Grant Kenyon Miles Rui Santi Theo Victor Xavier'.split(
    ' ',
  );
const LAST =
  'Whitlock Barrow Haliday Mercer Okafor Petrov Sanders Brightwell Dubois Ellison Farrow Garland Hightower Ingram Jefferies Kovac Lamont Mbaye Norwood Oduya Pruitt Quarles Redmond Stokes Tatum-Hill Upshaw Vukovic Wainwright Yarborough Zeller Alston Bramwell Cousteau Draymond'.split(
    ' ',
  );
const TEAMS = 'ATL BOS BRK CHI CHO CLE DAL DEN DET GSW HOU IND LAC LAL MEM MIA MIL MIN NOP NYK OKC ORL PHI PHO POR SAC SAS TOR UTA WAS'.split(' ');

/** Per-game statistics of a basketball season, one row a player, columns as the reference sites have them. */
export function hoops() {
  const draw = draws(230_202);
  const seen = new Set();
  const rows = [];
  while (rows.length < 420) {
    const name = `${draw.pick(FIRST)} ${draw.pick(LAST)}`;
    if (seen.has(name)) continue;
    seen.add(name);
    rows.push(player(draw, name));
  }
  rows.sort((a, b) => b.PTS - a.PTS);
  return [{ file: 'hoops-2026-11-20.csv', text: csv(rows) }];
}

function player(draw, name) {
  const pos = draw.pick(['PG', 'SG', 'SF', 'PF', 'C']);
  const big = { PG: 0, SG: 0.15, SF: 0.4, PF: 0.75, C: 1 }[pos];
  const star = draw.next() ** 1.8;
  const minutes = round(7 + star * 26 + draw.next() * 4, 1);
  const games = draw.int(8, 82);
  const starts = minutes > 24 ? Math.round(games * (0.6 + draw.next() * 0.4)) : minutes > 16 ? Math.round(games * draw.next() * 0.5) : draw.int(0, 3);
  const threes = big > 0.9 && draw.chance(0.4) ? null : round(0.26 + draw.next() * 0.18, 3);
  return {
    Player: name,
    Age: Math.min(39, 19 + Math.floor(draw.next() ** 1.4 * 20)),
    Team: draw.pick(TEAMS),
    Pos: pos,
    G: games,
    GS: Math.min(starts, games),
    MP: minutes,
    'FG%': round(0.385 + big * 0.1 + draw.next() * 0.11, 3),
    '3P%': threes,
    'FT%': draw.chance(0.03) ? null : round(0.58 + (1 - big * 0.5) * 0.15 + draw.next() * 0.2, 3),
    TRB: round(minutes * (0.1 + big * 0.2) * draw.spread(), 1),
    AST: round(minutes * (0.2 - big * 0.13) * draw.spread(), 1),
    STL: round(minutes * 0.03 * draw.spread(), 1),
    BLK: round(minutes * (0.008 + big * 0.04) * draw.spread(), 1),
    TOV: round(minutes * 0.055 * draw.spread(), 1),
    PTS: round(minutes * 0.42 * draw.spread() * (0.7 + star * 0.5), 1),
  };
}
