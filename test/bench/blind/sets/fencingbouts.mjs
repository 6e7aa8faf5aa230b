import { draws, json } from '../made.mjs';
const EVENTS = [
  ['Grand Prix Budapest', 'Hungary', '2026-01-17'],
  ['Paris Challenge', 'France', '2026-02-07'],
  ['Heidenheim Open', 'Germany', '2026-03-14'],
  ['Cairo World Cup', 'Egypt', '2026-04-11'],
  ['Milan Masters', 'Italy', '2026-05-09'],
  ['Seoul Grand Prix', 'South Korea', '2026-06-06'],
  ['Warsaw Trophy', 'Poland', '2026-09-26'],
  ['Tallinn Cup', 'Estonia', '2026-10-24'],
];
const FIRST = [
  'Anna',
  'Marek',
  'Jules',
  'Giulia',
  'Soojin',
  'Omar',
  'Lena',
  'Tamas',
  'Katrin',
  'Piotr',
  'Elise',
  'Dario',
  'Minho',
  'Nour',
  'Felix',
  'Reka',
];
const LAST = [
  'Nagy',
  'Moreau',
  'Keller',
  'Rossi',
  'Park',
  'Hassan',
  'Nowak',
  'Tamm',
  'Szabo',
  'Lefort',
  'Brandt',
  'Conti',
  'Kim',
  'Farouk',
  'Wrona',
  'Saar',
];
const NATIONS = ['HUN', 'FRA', 'GER', 'ITA', 'KOR', 'EGY', 'POL', 'EST'];
const ROUNDS = [
  ['Table of 64', 10],
  ['Table of 32', 8],
  ['Table of 16', 5],
  ['Quarterfinal', 3],
  ['Semifinal', 2],
  ['Final', 1],
];

export function fencingbouts() {
  const d = draws(49_505);
  const names = FIRST.flatMap((first, i) =>
    [0, 3, 7].map((step) => [`${first} ${LAST[(i + step) % LAST.length]}`, NATIONS[(i * 5 + step) % NATIONS.length]]),
  );
  const fencers = names.map(([name, country], i) => ({ name, country, weapon: ['Epee', 'Foil', 'Sabre'][i % 3], level: d.next() }));
  let n = 7000;
  const records = Array.from({ length: 560 }, () => {
    const [tournament, , start] = d.pick(EVENTS);
    const weapon = d.pick(['Epee', 'Epee', 'Foil', 'Sabre']);
    const [a, b] = d.some(
      fencers.filter((fencer) => fencer.weapon === weapon),
      2,
    );
    const [winner, loser] = d.chance(0.5 + (a.level - b.level) * 0.45) ? [a, b] : [b, a];
    const full = d.chance(0.8);
    const top = full ? 15 : d.int(6, 14);
    const low = Math.min(top - 1, Math.round(top * (0.3 + d.next() * 0.75)));
    const extra = top - low === 1 && !full && d.chance(0.8);
    return {
      boutId: `FB${(n += d.int(1, 4))}`,
      tournament,
      boutDate: new Date(Date.parse(start) + d.int(0, 2) * 86_400_000).toISOString().slice(0, 10),
      weapon,
      round: d.weighted(ROUNDS),
      winner: winner.name,
      winnerCountry: winner.country,
      loser: loser.name,
      loserCountry: loser.country,
      winnerTouches: top,
      loserTouches: low,
      duration: d.chance(0.07) ? null : `${weapon === 'Sabre' ? d.int(3, 11) : d.int(7, 31)} min`,
      videoReviews: weapon === 'Epee' ? d.int(0, 1) : d.int(0, 5),
      decidedInOvertime: extra,
      cardsShown: d.chance(0.55) ? [] : d.some(['yellow', 'red', 'passivity'], d.int(1, 2)),
    };
  });
  return [{ file: 'fencingbouts-2026-11-15.json', text: json(records) }];
}
