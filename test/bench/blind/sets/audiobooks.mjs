import { addDays, draws, json, nextRun, round } from '../made.mjs';

const RUNS = ['2026-10-19', '2026-11-16'];
const GENRES = [
  ['Crime & Thrillers', 620],
  ['Science Fiction', 760],
  ['Fantasy', 980],
  ['Romance', 540],
  ['History', 830],
  ['Biography', 660],
  ['Self-Help', 390],
  ['Business', 420],
  ['Children', 210],
  ['Horror', 610],
];
const FIRST = [
  'The Silent',
  'A Winter',
  'Beneath the',
  'The Last',
  'Salt and',
  'The Cartographer of',
  'Every',
  'House of',
  'Letters from',
  'The Glass',
  'Seven',
  'Beyond',
  'Echoes of',
  'What the',
  'Little',
];
const SECOND = [
  'Harbour',
  'Orchard',
  'Ashes',
  'Lantern',
  'Tide',
  'Winterfold',
  'Sparrow',
  'Machine',
  'Kingdom',
  'Garden',
  'Voices',
  'Reckoning',
  'Meridian',
  'River',
  'Thorns',
  'Compass',
  'Saints',
  'Hollow',
];
const AUTHORS = [
  'Imogen Farrow',
  'T. J. Callander',
  'Rosa Delacroix',
  'Ned Okonkwo',
  'Marguerite Vane',
  'Silas Thorne',
  'Priya Raman',
  'Hollis Burke',
  'Anneke de Wit',
  'Dr. Paul Iversen',
  'Keiko Amano',
  'Freya Lindqvist',
  'Owen Prichard',
  'Camille Durand',
  'Jonah Weiss',
  'Adaeze Obi',
];
const VOICES = [
  'Stephanie Marsh',
  'Rufus Bellamy',
  'Nadia Osei',
  'Grant Holloway',
  'Tamsin Pryce',
  'Luis Carvajal',
  'Ewan McAllister',
  'Joanna Finch',
  'Derek Sato',
  'Lila Monroe',
  'Patrick Doyle',
  'Zara Whitlock',
];
const SERIES = ['Ironwood Saga', 'DI Merrick', 'Starlight Drift', 'The Brackenfield Chronicles', 'Hearts of Halden', 'Night Bureau'];

export function audiobooks() {
  const d = draws(41_044);
  const used = new Set();
  let n = 300;
  let [from, to] = ['2011-03-01', '2026-10-15'];
  const name = () => {
    let title = '';
    do title = `${d.pick(FIRST)} ${d.pick(SECOND)}`;
    while (used.has(title) && used.size < 200);
    while (used.has(title)) title = `${d.pick(FIRST)} ${d.pick(SECOND)} of ${d.pick(SECOND)}`;
    used.add(title);
    return title;
  };
  const make = () => {
    const [genre, base] = d.pick(GENRES);
    const abridged = d.chance(0.09);
    const minutes = Math.round(base * d.spread() * (abridged ? 0.45 : 1));
    const price = round(Math.max(3.99, Math.round(minutes / 30) * 1.05 + 4 + d.next() * 7), 0) - 0.01;
    const released = d.day(from, to);
    const rates = d.chance(0.06) || released > RUNS[1] ? 0 : Math.round(d.next() ** 4 * 48_000) + 3;
    const series = ['Crime & Thrillers', 'Science Fiction', 'Fantasy', 'Romance'].includes(genre) && d.chance(0.55) ? d.pick(SERIES) : null;
    const plus = d.chance(0.24);
    const author = d.pick(AUTHORS);
    return {
      asin: `B0${(n += d.int(2, 11)).toString(36).toUpperCase().padStart(4, '0')}X${d.int(100, 999)}`,
      title: name(),
      author,
      narrators: d.some(
        VOICES,
        d.weighted([
          [1, 9],
          [2, 3],
          [3, 1],
          [5, 0.5],
        ]),
      ),
      series,
      bookNo: series === null ? null : d.int(1, 9),
      mainGenre: genre,
      tags: d.some(
        [
          'small town',
          'slow burn',
          'time travel',
          'found family',
          'unreliable narrator',
          'true story',
          'heist',
          'cosy',
          'epic',
          'award winner',
          'full cast',
          'productivity',
        ],
        d.int(0, 4),
      ),
      publisher: d.pick(['Harrow Audio', 'Bluebell Sound', 'Meridian Listening', 'Soundwell', 'Tall Tree Audio', 'self-published']),
      language: d.weighted([
        ['English', 20],
        ['German', 3],
        ['Spanish', 2],
        ['French', 1.5],
      ]),
      length: minutes >= 60 ? `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}` : `${minutes} min`,
      abridged,
      releaseDate: released,
      listPrice: `$${price.toFixed(2)}`,
      memberPrice: plus ? '$0.00' : `$${round(price * (0.55 + d.next() * 0.2), 2).toFixed(2)}`,
      plusCatalogue: plus ? 'Yes' : 'No',
      overallStars: rates === 0 ? null : round(3.1 + Math.sqrt(d.next()) * 1.8, 1),
      narrationStars: rates === 0 ? null : round(3.2 + Math.sqrt(d.next()) * 1.7, 1),
      ratingsCount: rates,
      bestsellerRank: d.chance(0.3) ? null : d.int(1, 20_000),
      downloadSize: `${Math.round(minutes * 0.46)} MB`,
      pdfExtras: d.chance(['Self-Help', 'Business', 'History'].includes(genre) ? 0.5 : 0.06),
      printPages: d.chance(0.12) ? null : Math.round(minutes * 0.52),
      summary: [
        `${d.pick(['A gripping', 'A tender', 'An unforgettable', 'A darkly funny', 'A sweeping', 'A practical'])} ${d.pick(['tale', 'account', 'journey', 'portrait', 'story'])} by ${author}.`,
        d.pick([
          'When a stranger arrives at the ferry landing, nothing in the village stays the same.',
          'Three generations, one farmhouse, and a secret kept for 40 years.',
          'From the trenches to the trading floor, the true story of a family firm.',
          'Ten small habits that changed how the author works and rests.',
          'A dragon, a debt, and a map nobody can read.',
          'On a station at the edge of the system, the lights go out one by one.',
        ]),
        d.pick([
          'Perfect for long drives.',
          'Includes an interview with the author.',
          'Contains strong language.',
          'Music by the Halden Quartet.',
          'Recorded at Soundwell Studios.',
        ]),
      ].join(' '),
      productUrl: `https://listenbay.example/pd/${n}`,
    };
  };
  const change = (r) => ({
    ...r,
    listPrice: d.chance(0.3) ? `$${round(Number(r.listPrice.slice(1)) * d.pick([0.5, 0.7, 0.8, 0.9, 1.1, 1.15]), 2).toFixed(2)}` : r.listPrice,
    ...(d.chance(0.08)
      ? r.plusCatalogue === 'Yes'
        ? { plusCatalogue: 'No', memberPrice: r.listPrice }
        : { plusCatalogue: 'Yes', memberPrice: '$0.00' }
      : {}),
    ratingsCount: r.ratingsCount === 0 ? 0 : r.ratingsCount + Math.round(d.next() ** 3 * 700),
    bestsellerRank: r.bestsellerRank === null ? null : Math.max(1, r.bestsellerRank + d.int(-900, 900)),
  });
  const first = Array.from({ length: 455 }, make);
  [from, to] = [addDays(RUNS[0], 1), addDays(RUNS[1], 24)];
  const second = nextRun(first, { draw: d, gone: 0.05, changed: 0.6, change, added: 38, make });
  return [first, second].map((rows, at) => ({ file: `audiobooks-${RUNS[at]}.json`, text: json(rows) }));
}
