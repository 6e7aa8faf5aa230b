import { draws, json } from '../made.mjs';

const KINDS = [
  ['Water', 11],
  ['Normal', 10],
  ['Grass', 7],
  ['Bug', 7],
  ['Psychic', 5.5],
  ['Fire', 5.2],
  ['Rock', 4.4],
  ['Electric', 4.4],
  ['Ground', 3.2],
  ['Dragon', 3.2],
  ['Ghost', 3.1],
  ['Dark', 3.1],
  ['Poison', 2.8],
  ['Steel', 2.6],
  ['Fighting', 2.6],
  ['Ice', 2.4],
  ['Fairy', 1.7],
];
const PARTS = [
  [
    'Drac',
    'Flam',
    'Aqua',
    'Lumi',
    'Thor',
    'Moss',
    'Gloo',
    'Kryo',
    'Vol',
    'Peb',
    'Noc',
    'Zeph',
    'Bram',
    'Tor',
    'Sylv',
    'Quar',
    'Umb',
    'Mag',
    'Fer',
    'Pyr',
  ],
  ['a', 'o', 'i', 'u', 'e'],
  ['ra', 'li', 'no', 'th', 'mi', 'ga', 'ze', ''],
  ['mon', 'dile', 'wing', 'fang', 'puff', 'zor', 'bee', 'tle', 'saur', 'chu', 'nix', 'ling'],
];

/** As Pokemon.csv: "Type 2" often empty, "Sp. Atk", "Legendary" as True/False. */
export function creatures() {
  const draw = draws(240_020);
  const seen = new Set();
  let total = 0;
  const rows = Array.from({ length: 430 }, (_, index) => {
    let name;
    do name = PARTS.map((part) => draw.pick(part)).join('');
    while (seen.has(name));
    seen.add(name);
    const legend = draw.chance(0.07);
    const level = legend ? 92 + draw.next() * 26 : 34 + (draw.next() + draw.next()) * 33;
    const stat = () => Math.max(8, Math.round(level * (0.45 + (draw.next() + draw.next()) * 0.55)));
    const first = draw.weighted(KINDS);
    let second = draw.chance(0.5) ? draw.weighted([['Flying', 9], ...KINDS]) : null;
    if (second === first) second = null;
    const stats = { HP: stat(), Attack: stat(), Defense: stat(), 'Sp. Atk': stat(), 'Sp. Def': stat(), Speed: stat() };
    total = Object.values(stats).reduce((sum, value) => sum + value, 0);
    return {
      '#': index + 1,
      Name: name,
      'Type 1': first,
      'Type 2': second,
      Total: total,
      ...stats,
      Generation: 1 + Math.floor(index / 72),
      Legendary: legend ? 'True' : 'False',
    };
  });
  return [{ file: 'creatures-2026-11-20.json', text: json(rows) }];
}
