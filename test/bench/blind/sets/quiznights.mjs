import { addDays, draws, ndjson, thousands } from '../made.mjs';

const PUBS = [
  'The Red Lion',
  'The Crown',
  'The Fox & Hounds',
  'The Plough',
  'The Old Bell',
  'The White Hart',
  'The Anchor',
  'The Royal Oak',
  'The Swan',
  'The Black Horse',
  'The Railway',
  'The Kings Arms',
  'The Ship',
  'The Wheatsheaf',
  'The Bull',
];
const TOWNS = [
  ['Sheffield', 6],
  ['Nottingham', 5],
  ['York', 4],
  ['Norwich', 4],
  ['Exeter', 3],
  ['Derby', 3],
  ['Lincoln', 2],
  ['Chester', 3],
];
const KINDS = [
  ['General knowledge', 'Quiz', 10],
  ['Music quiz', 'Music Quiz', 4],
  ['Film quiz', 'Film Quiz', 2.5],
  ['Bingo', 'Bingo Night', 3],
  ['Board games', 'Board Game Night', 3.5],
  ['Poker', 'Poker League', 1.5],
];
const HOSTS = ['Quizmaster Dave', 'Sal B', 'Big Trev', 'Priya', 'The Brainy Bunch', 'Lou & Kit', 'Marcus'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Quiz and game nights in pubs: "19:30", "£2.50", "£1,250", Y and N, days as "03/12/2026". */
export function quiznights() {
  const draw = draws(360_004);
  let at = 200;
  const records = Array.from({ length: 250 }, () => {
    at += draw.int(1, 4);
    const [kind, called] = draw.weighted(KINDS.map((item) => [item, item[2]]));
    const pub = draw.pick(PUBS);
    const next = addDays(
      '2026-11-26',
      draw.weighted([
        [draw.int(0, 6), 8],
        [draw.int(7, 35), 5],
      ]),
    );
    const quiz = kind.endsWith('quiz') || kind === 'General knowledge';
    const [year, month, date] = next.split('-');
    return {
      ev_id: at,
      ev_name: `${draw.pick(['Brain Drain', 'Big', 'Legendary', 'Weekly', 'Cosy', 'Lucky', 'Last Orders', 'Midweek', 'Famous'])} ${called}`,
      venue: pub,
      town: draw.weighted(TOWNS),
      kind,
      weekday: WEEKDAYS[new Date(`${next}T00:00:00Z`).getUTCDay()],
      starts: draw.pick(['18:30', '19:00', '19:00', '19:30', '19:30', '20:00', '20:00', '20:00', '20:30', '21:00']),
      entry: `£${draw.pick([0, 0, 1, 1, 1.5, 2, 2, 2.5, 3, 5]).toFixed(2)}`,
      max_team: quiz ? draw.pick([4, 5, 6, 6, 6, 8, 10]) : null,
      first_prize: draw.chance(0.12) ? null : `£${draw.chance(0.02) ? 500 : draw.int(2, 20) * 5}`,
      jackpot: quiz && draw.chance(0.45) ? `£${thousands(draw.int(4, 160) * 10, ',')}` : null,
      avg_crowd: draw.chance(0.08) ? null : draw.int(12, 140),
      rating: draw.chance(0.12) ? null : `${(draw.int(26, 50) / 10).toFixed(1)}/5`,
      book_ahead: draw.chance(0.4) ? 'Y' : 'N',
      dogs_ok: draw.chance(0.1) ? null : draw.chance(0.55) ? 'Y' : 'N',
      host: draw.chance(0.15) ? null : draw.pick(HOSTS),
      next_on: `${date}/${month}/${year}`,
      since_yr: draw.int(1994, 2026),
    };
  });
  return [{ file: 'quiznights-2026-11-26.ndjson', text: ndjson(records) }];
}
