import { draws, ndjson, round } from '../made.mjs';

const FIRST = [
  'Anna',
  'Boris',
  'Chidi',
  'Dora',
  'Emil',
  'Farah',
  'Gita',
  'Hugo',
  'Ines',
  'Jonas',
  'Kenji',
  'Lena',
  'Marek',
  'Nadia',
  'Oskar',
  'Priya',
  'Quentin',
  'Rosa',
  'Samuel',
  'Tove',
];
const LAST = ['Halvorsen', 'Petrenko', 'Okafor', 'Lindqvist', 'Novak', 'Sharma', 'Moreau', 'Weiss', 'Tanaka', 'Castillo', 'Bauer', 'Dimitrov'];
const OPENINGS = [
  ['B20', 'Sicilian Defence', 14],
  ['C50', 'Italian Game', 10],
  ['C60', 'Ruy Lopez', 9],
  ['D06', "Queen's Gambit", 11],
  ['B12', 'Caro-Kann', 8],
  ['C00', 'French Defence', 7],
  ['A45', 'London System', 8],
  ['E60', "King's Indian", 6],
  ['A10', 'English Opening', 5],
  ['B01', 'Scandinavian', 4],
  ['C30', "King's Gambit", 2],
];
const EVENTS = [
  ['Titled Tuesday', true, '3+2', 'blitz', null],
  ['Bullet Brawl', true, '1+0', 'bullet', null],
  ['Sunday Rapid Arena', true, '10+5', 'rapid', null],
  ['Reykjavik Open', false, '90+30', 'classical', 'Reykjavik'],
  ['Gibraltar Masters', false, '90+30', 'classical', 'Gibraltar'],
  ['Zurich Rapid Cup', false, '15+10', 'rapid', 'Zurich'],
  ['Casual games', true, '5+3', 'blitz', null],
  ['Bundesliga', false, '100+30', 'classical', 'Baden-Baden'],
];
const TIME = { bullet: 2, blitz: 8, rapid: 32, classical: 235 };
const MOTIFS = ['fork', 'pin', 'sacrifice', 'endgame', 'promotion', 'skewer', 'zugzwang', 'back rank'];

/** A database of chess games: two of everything, results as text, accuracies when analysed. */
export function chess() {
  const draw = draws(101_036);
  const players = Array.from({ length: 48 }, (_, index) => ({
    name: `${LAST[(index * 5) % 12]}, ${FIRST[(index * 7) % 20]}`,
    elo: draw.int(1720, 2710),
  }));
  return [{ file: 'chess-2026-03-02.ndjson', text: ndjson(Array.from({ length: 1480 }, (_, index) => game(draw, players, index))) }];
}

function game(draw, players, index) {
  const [white, black] = draw.some(players, 2);
  const [eco, opening] = draw.weighted(OPENINGS.map((entry) => [entry, entry[2]]));
  const [event, online, tc, kind, site] = draw.pick(EVENTS);
  const [wElo, bElo] = [white, black].map((player) => player.elo + draw.int(-45, 45));
  const edge = (wElo - bElo + 35) / 900;
  const drawish = draw.chance(kind === 'classical' ? 0.36 : 0.13);
  const won = draw.chance(Math.min(0.95, Math.max(0.05, 0.5 + edge)));
  const moves = drawish ? draw.int(14, 118) : draw.int(12, 88);
  const analysed = !draw.chance(0.22);
  const errors = kind === 'classical' ? 3 : 7;
  const day = draw.day('2023-01-07', '2026-02-28');
  return {
    gameId: `g${(index + 71) * 613}`,
    event,
    site: site,
    online,
    played: `${day}T${String(draw.int(8, 22)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}:00Z`,
    rnd: event === 'Casual games' ? null : draw.int(1, 11),
    white: white.name,
    black: black.name,
    whiteElo: wElo,
    blackElo: bElo,
    result: drawish ? '1/2-1/2' : won ? '1-0' : '0-1',
    termination: drawish
      ? draw.weighted([
          ['agreement', 6],
          ['repetition', 4],
          ['stalemate', 1],
        ])
      : draw.weighted([
          ['resignation', 7],
          ['checkmate', 3],
          ['time forfeit', kind === 'classical' ? 0.5 : 4],
        ]),
    eco: `${eco[0]}${Number(eco.slice(1)) + draw.int(0, 8)}`.replace(/^([A-E])(\d)$/, '$10$2'),
    opening,
    nMoves: moves,
    tc,
    timeClass: kind,
    mins: round(TIME[kind] * (0.25 + (moves / 80) * (0.4 + draw.next() * 0.5)), 2),
    acc_w: analysed ? round(56 + Math.sqrt(draw.next()) * 43, 1) : null,
    acc_b: analysed ? round(54 + Math.sqrt(draw.next()) * 44, 1) : null,
    blunders_w: analysed ? Math.floor(draw.next() ** 2 * errors) : null,
    blunders_b: analysed ? Math.floor(draw.next() ** 2 * (errors + 0.8)) : null,
    rated: event !== 'Casual games' || draw.chance(0.4),
    prizeUsd: ['Casual games', 'Bundesliga'].includes(event)
      ? null
      : {
          'Titled Tuesday': 1000,
          'Bullet Brawl': 400,
          'Sunday Rapid Arena': 250,
          'Reykjavik Open': 5500,
          'Gibraltar Masters': 30_000,
          'Zurich Rapid Cup': 8000,
        }[event],
    motifs: draw.some(
      MOTIFS,
      draw.weighted([
        [0, 3],
        [1, 4],
        [2, 3],
        [3, 1],
      ]),
    ),
    comment: draw.chance(0.5)
      ? null
      : `${draw.pick(['A wild attack on the king', 'Quiet manoeuvring', 'A textbook rook ending', 'Missed mate in 3', 'Time scramble at move 40'])} ${draw.pick(['decided by one pawn', 'with a queen trade on move 9', 'after a novelty', 'in a lost position'])}.`,
  };
}
