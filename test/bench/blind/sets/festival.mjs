import { csv, draws } from '../made.mjs';

const A = [
  'The Last',
  'Quiet',
  'Northern',
  'A Winter',
  'Salt',
  'Our',
  'Paper',
  'Black',
  'The Second',
  'Summer',
  'Glass',
  'No More',
  'Little',
  'Under the',
  'Letters to',
];
const B = [
  'Harvest',
  'Rivers',
  'Mother',
  'Lighthouse',
  'Bones',
  'Telephone',
  'Orchard',
  'Strangers',
  'Bridge',
  'Wolves',
  'Garden',
  'Sunday',
  'Passenger',
  'Kitchen',
  'Horses',
];
const FIRST = ['Agnès', 'Mira', 'João', 'Hana', 'Lars', 'Samira', 'Pedro', 'Ioana', 'Kenji', 'Ruth', 'Olu', 'Tomasz', 'Clara', 'Bong-soo', 'Elif'];
const LAST = [
  'Vidal',
  'Kovač',
  'Pereira',
  'Mori',
  'Holm',
  'Nasser',
  'Quintana',
  'Popescu',
  'Okada',
  'Adler',
  'Adeyemi',
  'Zielinski',
  'Brandão',
  'Han',
  'Yıldız',
];
const COUNTRIES = [
  ['France', 'French'],
  ['Portugal', 'Portuguese'],
  ['Japan', 'Japanese'],
  ['South Korea', 'Korean'],
  ['Germany', 'German'],
  ['Ireland', 'English'],
  ['United Kingdom', 'English'],
  ['USA', 'English'],
  ['Romania', 'Romanian'],
  ['Poland', 'Polish'],
  ['Argentina', 'Spanish'],
  ['Spain', 'Spanish'],
  ['Nigeria', 'English'],
  ['Turkey', 'Turkish'],
  ['Denmark', 'Danish'],
];
const SEATS = { 'Light House 1': 272, 'Light House 2': 150, 'Savoy Grand': 758, 'Cineworld 8': 218, 'Institute Screen 1': 96, 'The Old Chapel': 60 };

/** A festival's programme, one row for each screening: "97 min", "€12.00" or "Free", "27/11/2026" with the hour beside. */
export function festival() {
  const draw = draws(250_043);
  const films = [];
  const names = new Set();
  while (films.length < 112) {
    const film = `${draw.pick(A)} ${draw.pick(B)}`;
    if (names.has(film)) continue;
    names.add(film);
    const [country, language] = draw.pick(COUNTRIES);
    const section = draw.weighted([
      ['Official Competition', 4],
      ['World Cinema', 7],
      ['Documentary', 5],
      ['Shorts', 4],
      ['Retrospective', 2.4],
      ['Midnight', 1.6],
      ['Family', 1.8],
    ]);
    const second = draw.chance(0.28) ? draw.pick(COUNTRIES)[0] : country;
    const year = section === 'Retrospective' ? draw.int(1931, 1989) : draw.chance(0.72) ? 2026 : 2025;
    films.push({
      film,
      director: `${draw.pick(FIRST)} ${draw.pick(LAST)}`,
      countries: second === country ? country : `${country}; ${second}`,
      year,
      section,
      runtime: draw.chance(0.03)
        ? 'TBC'
        : `${section === 'Shorts' ? draw.int(6, 34) : section === 'Documentary' ? draw.int(58, 118) : draw.int(78, 187)} min`,
      language: draw.chance(0.04) ? '' : language,
      premiere:
        section === 'Retrospective'
          ? ''
          : draw.weighted([
              ['World', 1.6],
              ['European', 2],
              ['National', 5],
              ['', 3],
            ]),
      rating: draw.weighted([
        ['PG', 2],
        ['12A', 2.4],
        ['15A', 4],
        ['16', 2.6],
        ['18', 1.2],
        ['', 2],
      ]),
      strand: draw.chance(0.2) ? draw.pick(['First Features', 'Women in Focus', 'Green Screen']) : '',
      audience_score: section === 'Retrospective' || draw.chance(0.4) ? '' : `${(4.6 + draw.next() * 5).toFixed(1)}/10`,
    });
  }
  const rows = [];
  let serial = 0;
  for (const film of films) {
    for (
      let count = draw.weighted([
        [1, 3],
        [2, 4],
        [3, 2.2],
        [4, 0.6],
      ]);
      count > 0;
      count--
    ) {
      serial += 1;
      const venue = draw.pick(Object.keys(SEATS));
      const [y, m, d] = draw.day('2026-11-19', '2026-11-29').split('-');
      const sold = draw.chance(0.13) ? SEATS[venue] : Math.round(SEATS[venue] * draw.next() ** 0.8);
      const time =
        film.section === 'Midnight'
          ? '23:30'
          : film.section === 'Family'
            ? draw.pick(['10:30', '11:00', '13:00'])
            : draw.pick(['11:00', '13:15', '15:45', '16:00', '18:10', '18:30', '20:15', '20:45', '21:00']);
      rows.push({
        'Screening ID': `F26-${String(serial * 3 + 100).padStart(4, '0')}`,
        Film: film.film,
        Director: film.director,
        Countries: film.countries,
        Year: film.year,
        Section: film.section,
        Strand: film.strand,
        Runtime: film.runtime,
        Language: film.language,
        Subtitles: film.language === 'English' ? '' : 'English',
        Premiere: film.premiere,
        Rating: film.rating,
        Date: `${d}/${m}/${y}`,
        Time: time,
        Venue: venue,
        Seats: SEATS[venue],
        'Tickets Sold': sold,
        'Sold Out': sold === SEATS[venue] ? 'Yes' : 'No',
        Price:
          film.section === 'Family'
            ? draw.chance(0.5)
              ? 'Free'
              : '€6.00'
            : draw.weighted([
                ['€12.50', 5],
                ['€10.00', 4],
                ['€14.00', 1.6],
                ['€15.50', 1],
              ]),
        'Q&A': draw.chance(0.28) ? 'Yes' : 'No',
        'Wheelchair Access': venue === 'The Old Chapel' ? 'No' : 'Yes',
        'Audience Score': film.audience_score,
      });
    }
  }
  return [{ file: 'festival-2026-11-20.csv', text: csv(rows) }];
}
