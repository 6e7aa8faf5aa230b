import { addDays, draws, ndjson, nextRun } from '../made.mjs';
const RUNS = ['2026-11-09', '2026-11-23'];
const COMPOSERS = [
  ['J. S. Bach', ['Prelude', 'Chorale', 'Invention', 'Suite'], 'baroque'],
  ['Clara Schumann', ['Romance', 'Prelude', 'Scherzo'], 'romantic'],
  ['Claude Debussy', ['Arabesque', 'Reverie', 'Sarabande'], 'impressionist'],
  ['Scott Joplin', ['Rag', 'Two-Step', 'Cakewalk'], 'ragtime'],
  ['Florence Price', ['Fantasie', 'Adoration', 'Dance'], 'modern'],
  ['W. A. Mozart', ['Sonata', 'Divertimento', 'Minuet'], 'classical'],
  ['Edward Elgar', ['Serenade', 'Chanson', 'March'], 'romantic'],
  ['Amy Beach', ['Ballad', 'Barcarolle', 'Hymn'], 'romantic'],
  ['Traditional', ['Reel', 'Carol', 'Air', 'Shanty'], 'folk'],
];
const FORCES = [
  ['Piano solo', 9.5, 9],
  ['Violin and piano', 14, 5],
  ['String quartet', 27, 3],
  ['SATB choir', 3.6, 5],
  ['Flute and piano', 13, 3],
  ['Guitar', 10, 3],
  ['Brass band', 46, 2],
  ['Full orchestra', 88, 1],
];
const KEYS = ['C major', 'G major', 'D minor', 'E flat', 'A minor', 'F major', 'B minor'];
export function sheetmusic() {
  const d = draws(53_404);
  let n = 30_100;
  let run = RUNS[0];
  let since = '2026-01-12';
  const make = () => {
    const [composer, forms, style] = d.pick(COMPOSERS);
    const [scoring, cost] = d.weighted(FORCES.map((force) => [force, force[2]]));
    const grade = d.int(1, 8);
    const pages = Math.max(2, Math.round(grade * 1.6 * d.spread() * (cost > 20 ? 3.2 : 1.1)));
    return {
      sku: `SM${(n += d.int(1, 9))}`,
      title: `${d.pick(forms)} in ${d.pick(KEYS)}, No. ${d.int(1, 24)}`,
      composer,
      scoring,
      publisher: d.pick(['Baerwald', 'Oxbridge', 'Edition Linden', 'Hal Marsh', 'Faberton', 'Schottmann']),
      difficulty: d.chance(0.1) ? '' : `Grade ${grade}`,
      pages,
      duration: d.chance(0.15) ? '' : `${d.int(1, 26)} min`,
      price: `$${(cost * d.spread() + pages * 0.11).toFixed(2)}`,
      pdf_available: d.chance(0.55),
      stock: d.chance(0.17) ? 0 : d.int(1, 64),
      edition_year: d.int(1921, 2026),
      added: d.day(since, run),
      tags: d.some([style, 'exam list', 'duet', 'wedding', 'christmas', 'easy reading', 'urtext', 'with audio'], d.int(1, 4)),
    };
  };
  const change = (record) => {
    const stock = d.chance(0.2) ? 0 : d.int(1, 60);
    if (d.chance(0.45)) return { ...record, stock };
    const by = d.chance(0.6) ? 1.02 + d.next() * 0.14 : 0.7 + d.next() * 0.26;
    return { ...record, stock, price: `$${(Number(record.price.slice(1)) * by).toFixed(2)}` };
  };
  const first = Array.from({ length: 430 }, make);
  run = RUNS[1];
  since = addDays(RUNS[0], 1);
  const second = nextRun(first, { draw: d, gone: 0.05, changed: 0.4, change, added: 36, make });
  return [first, second].map((records, index) => ({ file: `sheetmusic-${RUNS[index]}.ndjson`, text: ndjson(records) }));
}
