import { draws, ndjson, round } from '../made.mjs';
const SETTERS = [
  ['Marlowe', 0.5],
  ['Tansy', 0.3],
  ['Quillon', 0.85],
  ['Hobnail', 0.2],
  ['Petrarch', 0.95],
  ['Lapwing', 0.45],
  ['Inkhorn', 0.7],
  ['Brambling', 0.1],
  ['Zugzwang', 0.9],
  ['Ottoline', 0.4],
];
const WORDS = ['Open', 'Crossed', 'Short', 'Second', 'Late', 'Double', 'Missing', 'Paper', 'Quiet', 'Northern', 'Broken', 'Silver', 'Odd', 'Hidden'];
const THINGS = [
  'Letters',
  'Season',
  'Orders',
  'Company',
  'Lines',
  'Garden',
  'Measures',
  'Returns',
  'Kitchen',
  'Voyage',
  'Signals',
  'Fortune',
  'Parts',
  'Harbour',
];

export function crosswords() {
  const d = draws(49_606);
  const records = Array.from({ length: 720 }, (_, index) => {
    const [setter, hard] = d.pick(SETTERS);
    const style = d.weighted([
      ['Cryptic', 6],
      ['Quick', 3],
      ['Prize', 2],
      ['Barred', 1],
    ]);
    const level = hard + { Cryptic: 0.2, Quick: -0.4, Prize: 0.4, Barred: 0.8 }[style] + (d.next() - 0.5) * 0.5;
    const minutes = Math.max(4, Math.round((14 + level * 42) * d.spread()));
    const size = style === 'Quick' ? 13 : style === 'Barred' ? 12 : 15;
    const published = new Date(Date.UTC(2024, 10, 18) + index * 86_400_000).toISOString().slice(0, 10);
    return {
      puzzle_no: 28_411 + index,
      title: style === 'Quick' ? null : `${d.pick(WORDS)} ${d.pick(THINGS)}`,
      setter,
      style,
      published,
      difficulty: level < 0.25 ? 'Gentle' : level < 0.75 ? 'Moderate' : level < 1.15 ? 'Tricky' : 'Fiendish',
      grid: `${size}x${size}`,
      clue_count: style === 'Barred' ? d.int(34, 42) : style === 'Quick' ? d.int(22, 27) : d.int(26, 34),
      avg_solve_time: d.chance(0.05) ? '' : `${minutes} min`,
      solvers: Math.round((style === 'Quick' ? 5200 : 2900) * d.spread()),
      finished: `${Math.max(6, Math.min(97, Math.round(90 - level * 44 + (d.next() - 0.5) * 16)))}%`,
      stars: d.chance(0.06) ? null : round(2.6 + Math.sqrt(d.next()) * 2.4, 2),
      comments: Math.round(d.next() ** 2 * 310),
      hidden_message: d.chance(0.15),
      themes: d.chance(0.5) ? [] : d.some(['music', 'sport', 'literature', 'geography', 'food', 'film', 'science', 'birds', 'politics'], d.int(1, 2)),
    };
  });
  return [{ file: 'crosswords-2026-11-08.ndjson', text: ndjson(records) }];
}
