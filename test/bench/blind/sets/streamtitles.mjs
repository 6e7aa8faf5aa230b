import { addDays, draws, ndjson, nextRun, round } from '../made.mjs';

const RUNS = ['2026-10-15', '2026-11-12', '2026-12-10'];
const A = [
  'Salt',
  'Paper',
  'Winter',
  'Hollow',
  'Silver',
  'Borrowed',
  'Midnight',
  'Northern',
  'Quiet',
  'Broken',
  'Last',
  'Crimson',
  'Secret',
  'Distant',
  'Electric',
  'Velvet',
  'Burning',
  'Ordinary',
];
const B = [
  'Orchard',
  'Harbour',
  'Sisters',
  'Verdict',
  'Kingdom',
  'Letters',
  'Garden',
  'Season',
  'Protocol',
  'Motel',
  'Choir',
  'Detective',
  'Tide',
  'Promise',
  'Engine',
  'Mountain',
  'Inheritance',
  'Country',
  'Summer',
  'Witness',
];
const GENRES = ['Drama', 'Comedy', 'Thriller', 'Crime', 'Romance', 'Documentary', 'Sci-Fi', 'Horror', 'Family', 'Animation', 'Action', 'Reality'];
const LANDS = [
  [['United States', 'English'], 9],
  [['United Kingdom', 'English'], 5],
  [['South Korea', 'Korean'], 3],
  [['Spain', 'Spanish'], 3],
  [['France', 'French'], 3],
  [['Germany', 'German'], 2],
  [['Japan', 'Japanese'], 2],
  [['India', 'Hindi'], 3],
  [['Denmark', 'Danish'], 1],
];
const PEOPLE = [
  'Ines Calder',
  'Tom Okafor',
  'Mira Sandhu',
  'Jonas Brandt',
  'Ha-eun Seo',
  'Lucia Prieto',
  'Claude Ferrand',
  'Akira Mori',
  'Rosa Whitlock',
  'Ned Farraday',
  'Priya Raman',
  'Stellan Holm',
  'Dana Kovac',
];
const WORDS = ['English', 'German', 'French', 'Spanish', 'Italian', 'Polish', 'Turkish', 'Arabic'];

export function streamtitles() {
  const d = draws(380_505);
  const used = new Set();
  let id = 81_002_300;
  let run = RUNS[0];
  const make = (from = '2021-01-10') => {
    let title;
    do title = `${d.chance(0.5) ? 'The ' : ''}${d.pick(A)} ${d.pick(B)}`;
    while (used.has(title));
    used.add(title);
    const film = d.chance(0.6);
    const [country, language] = d.weighted(LANDS);
    const genres = d.some(GENRES, d.int(1, 3));
    const original = d.chance(0.27);
    const added = d.day(from, run);
    const year = original ? Number(added.slice(0, 4)) : d.int(1972, Number(added.slice(0, 4)));
    const votes = d.chance(0.06) ? 0 : Math.round(d.next() ** 4 * 900_000) + 40;
    const minutes = d.int(71, 189);
    const seasons = d.weighted([
      [1, 9],
      [2, 5],
      [3, 4],
      [4, 2],
      [6, 1],
      [9, 0.4],
    ]);
    return {
      titleId: (id += d.int(5, 700)),
      title,
      type: film ? 'Film' : 'Series',
      genres,
      country,
      origLang: language,
      relYear: year,
      runtime: film ? (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`) : null,
      seasons: film ? null : seasons,
      episodes: film ? null : seasons * d.pick([6, 6, 8, 8, 10, 13]),
      cert: genres.includes('Family') ? d.pick(['U', 'PG']) : d.pick(['PG', '12', '12', '15', '15', '15', '18']),
      director: d.chance(film ? 0.03 : 0.4) ? null : d.pick(PEOPLE),
      addedOn: added,
      leavesOn: original || d.chance(0.8) ? null : d.day(addDays(run, 6), '2027-06-30'),
      userScore: votes ? round(3.2 + Math.sqrt(d.next()) * 6, 1) : null,
      votes,
      criticPct: d.chance(0.2) ? null : `${d.int(18, 99)}%`,
      hoursViewed: d.chance(0.09) ? null : `${round(0.2 + d.next() ** 5 * 180, 1)}M`,
      original: original ? 'yes' : 'no',
      uhd4k: d.chance(0.38),
      hdr: d.chance(0.3) ? 1 : 0,
      downloadable: d.chance(0.74) ? 'Y' : 'N',
      adFree: d.chance(0.52),
      kidsProfile: genres.includes('Family') || genres.includes('Animation') ? 'yes' : d.pick(['no', 'no', 'no', 'yes']),
      rentPrice: original || d.chance(0.6) ? null : `£${d.pick([1.99, 2.49, 3.49, 3.49, 4.49, 5.99])}`,
      awards: d.chance(0.66) ? 0 : d.int(1, 24),
      audioIn: [...new Set([language, ...d.some(WORDS, d.int(0, 4))])],
      subsIn: d.some(WORDS, d.int(2, 8)),
      page: `https://watch.lumeo.example/title/${id}`,
      synopsis: `${d.pick(['After twenty years away', 'On the eve of a wedding', 'When a storm cuts off the town', 'Fresh out of prison', 'Broke and newly divorced', 'In the summer of 1969'])}, ${d.pick(['a night nurse', 'two estranged brothers', 'a retired judge', 'a young cellist', 'a village priest', 'an insurance clerk'])} ${d.pick(['uncovers a lie that the whole family has lived by', 'takes in a stranger who knows too much', 'must choose between love and the farm', 'follows a trail of unsigned postcards', 'gets one last chance to put things right'])}. ${d.pick(['Slow, tender and beautifully shot.', 'Dark humour with a big heart.', 'Tense until the very last minute.', 'Based on the bestselling novel.', 'With a soundtrack that stays with you.'])}`,
    };
  };
  const change = (r) => ({
    ...r,
    votes: r.votes && r.votes + d.int(0, 4000),
    userScore: r.userScore && round(Math.min(9.9, r.userScore + d.pick([-0.2, -0.1, 0, 0.1, 0.2])), 1),
    leavesOn: r.leavesOn ?? (r.original === 'no' && d.chance(0.14) ? d.day(addDays(run, 8), '2027-03-31') : null),
    adFree: d.chance(0.1) ? !r.adFree : r.adFree,
  });
  const all = [Array.from({ length: 480 }, () => make())];
  for (run of RUNS.slice(1)) {
    const before = RUNS[RUNS.indexOf(run) - 1];
    const stay = all.at(-1).filter((r) => r.leavesOn === null || r.leavesOn > run);
    all.push(nextRun(stay, { draw: d, gone: 0.03, changed: 0.4, change, added: d.int(24, 38), make: () => make(addDays(before, 1)) }));
  }
  return all.map((records, i) => ({ file: `streamtitles-${RUNS[i]}.ndjson`, text: ndjson(records) }));
}
