import { draws, json, round } from '../made.mjs';
const A = [
  'Lost',
  'Iron',
  'Tiny',
  'Golden',
  'Salt',
  'Crimson',
  'Wandering',
  'Hollow',
  'Royal',
  'Silent',
  'Clockwork',
  'Northern',
  'Seven',
  'Brass',
  'Paper',
];
const B = [
  'Harbours',
  'Kingdoms',
  'Railways',
  'Gardens',
  'Dungeons',
  'Merchants',
  'Lanterns',
  'Colonies',
  'Wolves',
  'Cathedrals',
  'Islands',
  'Orchards',
  'Galaxies',
  'Letters',
];
const MECH = [
  'worker placement',
  'deck building',
  'area control',
  'drafting',
  'dice rolling',
  'tile laying',
  'hand management',
  'set collection',
  'auction',
  'roll and write',
  'engine building',
  'push your luck',
];
const THEME = ['fantasy', 'economic', 'sci-fi', 'farming', 'pirates', 'medieval', 'trains', 'animals', 'horror', 'abstract'];
const PUB = ['Tinder & Oak', 'Meeple Foundry', 'Hexhaus', 'Grand Duke Games', 'Ludopolis', 'Kobold Press Table', 'Blue Heron'];
const DES = [
  'Ana Rietveld',
  'Jonas Falk',
  'Marie-Claude Dubé',
  'Teo Marangoni',
  'Priya Raman',
  'U. Steinbock',
  'Hiro Tanabe',
  'Wes Calloway',
  'Sofia Lindqvist',
];
const BLURB = [
  'Build routes and outbid your rivals.',
  'A quick filler for the family.',
  'Heavy euro with tight resources.',
  'Work together before the night falls.',
  'Race to finish your tableau.',
  'Bluff, bargain and betray.',
  'Puzzle out the best layout of your board.',
];
export function boardgames() {
  const draw = draws(50303);
  const seen = new Set(),
    records = [];
  let id = 31000;
  while (records.length < 860) {
    const n = records.length;
    let title = `${draw.pick(A)} ${draw.pick(B)}`;
    if (seen.has(title))
      title += draw.pick([
        ': The Card Game',
        ': Second Edition',
        ' Duel',
        ' Deluxe',
        ' 1848',
        ' of the West',
        ': Legacy',
        ' Junior',
        ' & Company',
        ' 2',
      ]);
    if (seen.has(title)) continue;
    seen.add(title);
    id += draw.int(3, 90);
    const year = draw.weighted([
      [draw.int(1979, 1999), 1],
      [draw.int(2000, 2014), 4],
      [draw.int(2015, 2026), 6],
    ]);
    const weight = round(1 + draw.next() ** 1.3 * 3.9, 3),
      min = draw.weighted([
        [1, 4],
        [2, 8],
        [3, 1.5],
      ]);
    const coop = draw.chance(0.2),
      ratings = Math.round(25 + draw.next() ** 5 * 90000),
      msrp = round(9 + weight * 14 * draw.spread(), 0) + 0.99;
    const stars = round(4.8 + draw.next() * 2.4 + weight * 0.3, 2);
    const low = draw.chance(0.15) ? null : round(msrp * (0.55 + draw.next() * 0.5), 2);
    records.push({
      gid: id,
      name: title,
      yearPub: draw.chance(0.02) ? null : year,
      designer: draw.chance(0.04) ? null : draw.pick(DES),
      publisher: draw.pick(PUB),
      minP: min,
      maxP: draw.chance(0.05)
        ? null
        : min +
          draw.weighted([
            [0, 1],
            [1, 2],
            [2, 4],
            [3, 3],
            [4, 1],
            [6, 0.5],
          ]),
      play_time: `${Math.max(10, Math.round((weight * 32 * draw.spread()) / 5) * 5)} min`,
      age: `${draw.pick([6, 8, 8, 10, 10, 12, 12, 14, 14, 16])}+`,
      complexity: weight,
      score: `${stars.toFixed(2)}/10`,
      voters: ratings,
      rank: ratings > 2500 ? n * 3 + 1 : null,
      msrp: `$${msrp.toFixed(2)}`,
      best_offer: low === null ? 'N/A' : `$${low.toFixed(2)}`,
      in_print: draw.chance(0.68),
      cooperative: coop ? 'yes' : 'no',
      solo: min === 1,
      companion_app: draw.chance(0.12) ? 'yes' : 'no',
      kickstarter: draw.chance(0.24) ? 1 : 0,
      mechanics: draw.some(MECH, draw.int(1, 4)),
      themes: draw.some(THEME, draw.int(1, 2)),
      lang_dep: draw.pick(['none', 'some text', 'some text', 'heavy']),
      box_kg: draw.chance(0.1) ? null : `${round(0.2 + weight * 0.55 * draw.spread(), 2)} kg`,
      expansions: draw.chance(0.55) ? 0 : draw.int(1, 12),
      owned: Math.round(ratings * (1.1 + draw.next())),
      added: draw.day('2024-01-05', '2026-05-03'),
      blurb: draw.pick(BLURB),
    });
  }
  return [{ file: 'boardgames-2026-05-04.json', text: json(records) }];
}
