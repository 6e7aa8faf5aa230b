import { draws, json, round } from '../made.mjs';

const FIRST = [
  'The Last',
  'A Quiet',
  'Midnight',
  'Return of the',
  'The Glass',
  'Broken',
  "My Father's",
  'Seven',
  'The Long',
  'Beyond the',
  'Little',
  'Night of the',
  'The Secret',
  'Escape from',
  'Paper',
  'Winter',
];
const SECOND = [
  'Harbor',
  'Orchard',
  'Passenger',
  'Kingdom',
  'Machine',
  'Garden',
  'River',
  'Detective',
  'Summer',
  'Lighthouse',
  'Station',
  'Violin',
  'Border',
  'Astronaut',
  'Comedy Club',
  'War',
  'Frontier',
];
const DIRECTORS = [
  'Agnes Moreau',
  'Tomas Lindqvist',
  'Carla Ruiz',
  'Haruto Sato',
  'Denise Okafor',
  'Paolo Ferri',
  'Emily Hart',
  'Victor Nagy',
  'Sunita Rao',
  'Jack Delaney',
  'Mina Park',
  'Omar Haddad',
  'Ruth Adler',
  'George Whitfield',
];
const GENRES = [
  'drama',
  'comedy',
  'thriller',
  'horror',
  'western',
  'documentary',
  'animation',
  'romance',
  'science fiction',
  'crime',
  'war',
  'musical',
];
const COUNTRIES = [
  ['USA', 8],
  ['UK', 3],
  ['France', 3],
  ['Italy', 2],
  ['Japan', 2],
  ['India', 2],
  ['Sweden', 1],
  ['South Korea', 1.5],
  ['Mexico', 1],
];
const LANGUAGES = {
  USA: 'English',
  UK: 'English',
  France: 'French',
  Italy: 'Italian',
  Japan: 'Japanese',
  India: 'Hindi',
  Sweden: 'Swedish',
  'South Korea': 'Korean',
  Mexico: 'Spanish',
};

/** A catalogue of invented films: years in a number field, budgets and takings in dollars. */
export function films() {
  const draw = draws(4404);
  const records = Array.from({ length: 840 }, (_, index) => film(draw, index));
  // One oldest film and one newest of Japan, so that both have a single answer.
  records[50] = { ...records[50], year: 1938, dvd_release: null };
  records[51] = { ...records[51], year: 2025, country: 'Japan', language: 'Japanese', dvd_release: null };
  return [{ file: 'films-2025-03-01.json', text: json([...records, records[12]]) }];
}

function film(draw, index) {
  const year = 2024 - Math.floor(draw.next() ** 1.6 * 85);
  const country = draw.weighted(COUNTRIES);
  const budget = draw.chance(0.18) ? null : Math.round((0.4 + draw.next() ** 3 * 90) * (year < 1980 ? 0.2 : 1) * 10) * 100_000;
  const awards = draw.weighted([
    [0, 14],
    [1, 4],
    [2, 2],
    [3, 1],
    [5, 0.5],
    [7, 0.2],
  ]);
  const sequel = draw.chance(0.1) ? ` ${draw.pick(['2', '3', 'II', '2049', '1984', '451'])}` : '';
  return {
    film_id: `tt${String(1_100_000 + index * 37)}`,
    title: `${draw.pick(FIRST)} ${draw.pick(SECOND)}${sequel}`,
    year,
    director: draw.pick(DIRECTORS),
    genres: draw.some(
      GENRES,
      draw.weighted([
        [1, 2],
        [2, 4],
        [3, 2],
      ]),
    ),
    country,
    language: LANGUAGES[country],
    runtime: draw.chance(0.03) ? 'N/A' : `${draw.int(68, 195)} min`,
    score: draw.chance(0.05) ? null : round(3 + (draw.next() + draw.next()) * 3.2, 1),
    votes: Math.round(draw.next() ** 4 * 900_000) + 12,
    budget,
    worldwide_gross: budget === null ? (draw.chance(0.5) ? null : draw.int(20, 4000) * 10_000) : Math.round(budget * draw.next() ** 2 * 6),
    awards_won: awards,
    age_rating: draw.weighted([
      ['PG', 3],
      ['PG-13', 4],
      ['R', 4],
      ['G', 1],
      ['Unrated', 1],
    ]),
    black_and_white: year < 1970 ? draw.chance(0.6) : draw.chance(0.02),
    on_netflix: draw.chance(0.22) ? 'yes' : 'no',
    dvd_release: year < 1996 ? null : draw.day(`${year}-06-01`, `${Math.min(2024, year + 1)}-12-28`),
    plot: `${draw.pick(['A widow', 'Two brothers', 'A young engineer', 'An aging actor', 'A village teacher', 'Three strangers'])} ${draw.pick(['must cross the desert', 'uncovers a conspiracy', 'falls in love at sea', 'robs the wrong bank', 'inherits a haunted hotel', 'trains for one last fight'])}.`,
  };
}
