import { csv, draws, round } from '../made.mjs';
const MONTHS = ['Sep', 'Oct', 'Nov'];
const us = (day) => `${MONTHS[Number(day.slice(5, 7)) - 9]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
const DIVISIONS = {
  Premier: ['Stu Barlow', 'Deb Finch', 'Kev Oduya', 'Marcin Zak', 'Ron Petty', 'Shaz Malik', 'Gaz Thorne'],
  'Division One': ['Liam Cobb', 'Trish Vale', 'Andy Rook', 'Pete Sloan', 'Jo Lester', 'Hamza Aziz', 'Cliff Moody'],
  'Division Two': ['Ben Hurst', 'Maggie Dunn', 'Olly Frost', 'Nate Briggs', 'Sue Keane', 'Rafal Nowak', 'Dougie Hall'],
};
const LEVELS = { Premier: 74, 'Division One': 63, 'Division Two': 52 };
const VENUES = ['The Anchor', 'Railway Club', 'The Fox & Hen', 'Legion Hall', 'The Bull'];
export function dartsnights() {
  const d = draws(53_808);
  let n = 2600;
  const skill = new Map(
    Object.values(DIVISIONS)
      .flat()
      .map((name) => [name, 0.88 + d.next() * 0.24]),
  );
  const records = Array.from({ length: 480 }, () => {
    const division = d.pick(Object.keys(DIVISIONS));
    const pair = d.some(DIVISIONS[division], 2);
    const form = new Map(pair.map((name) => [name, LEVELS[division] * skill.get(name) * (0.85 + d.next() * 0.3)]));
    const [winner, loser] = d.chance(0.82) ? pair.toSorted((a, b) => form.get(b) - form.get(a)) : pair.toSorted((a, b) => form.get(a) - form.get(b));
    return {
      'Match No': `M${(n += d.int(1, 3))}`,
      'Played On': us(d.day('2026-09-07', '2026-11-18')),
      Division: division,
      Venue: d.pick(VENUES),
      Winner: winner,
      Loser: loser,
      'Loser Legs': d.int(0, 5),
      'Winner Average': form.get(winner).toFixed(2),
      'Loser Average': d.chance(0.05) ? '' : form.get(loser).toFixed(2),
      '180s': d.weighted([
        [0, 6],
        [1, 4],
        [2, 3],
        [3, division === 'Premier' ? 2 : 0.5],
        [5, division === 'Premier' ? 0.6 : 0.05],
      ]),
      'High Checkout': d.chance(0.12) ? '' : d.int(24, 158),
      'Entry Money': `£${round(d.pick([3, 4, 5, 6]) + d.pick([0, 0.5]), 2).toFixed(2)}`,
      Streamed: d.chance(0.26) ? 'yes' : 'no',
      Officials: d.some(['M. Bell', 'J. Ross', 'P. Adeyemi', 'C. Stone', 'T. Wynn'], d.int(1, 2)).join('; '),
    };
  });
  return [{ file: 'dartsnights-2026-11-19.csv', text: csv(records) }];
}
