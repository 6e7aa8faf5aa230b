import { draws, ndjson, round } from '../made.mjs';

const FIRST = [
  'Amelia',
  'Brandon',
  'Carla',
  'Derek',
  'Elena',
  'Frank',
  'Grace',
  'Hector',
  'Irene',
  'Jamal',
  'Karen',
  'Leonard',
  'Monica',
  'Nathan',
  'Olivia',
  'Priya',
  'Quentin',
  'Rosa',
  'Samuel',
  'Teresa',
  'Victor',
  'Wendy',
  'Yusuf',
  'Zoe',
];
const LAST = [
  'Abernathy',
  'Bloom',
  'Castellano',
  'Dunmore',
  'Esposito',
  'Feldman',
  'Garza',
  'Holloway',
  'Ibarra',
  'Jorgensen',
  'Kaplan',
  'Lindqvist',
  'McBride',
  'Nakamura',
  'Okafor',
  'Pruitt',
  'Quigley',
  'Rosenthal',
  'Sandoval',
  'Thackeray',
  'Underhill',
  'Vance',
  'Whitlock',
  'Yates',
];
const CITIES = {
  Austin: 'TX',
  Houston: 'TX',
  Dallas: 'TX',
  Denver: 'CO',
  Phoenix: 'AZ',
  Tucson: 'AZ',
  Portland: 'OR',
  Seattle: 'WA',
  Chicago: 'IL',
  Boston: 'MA',
  Atlanta: 'GA',
  Miami: 'FL',
  Tampa: 'FL',
};
const AREAS = {
  'Family Law': 290,
  'Personal Injury': 330,
  'Criminal Defense': 320,
  Immigration: 260,
  'Estate Planning': 300,
  Bankruptcy: 270,
  'Employment Law': 350,
  'Real Estate': 310,
  'Intellectual Property': 430,
  'Tax Law': 390,
};
const SCHOOLS = [
  'Lakeshore Law',
  'Redwood State',
  'Pemberton University',
  'St. Alban College of Law',
  'Gulf Coast Law',
  'Northfield University',
  'Capital City Law',
];

/** A directory of attorneys: spaced field names, "$350/hr", "3 days ago", lists of languages. */
export function lawyers() {
  const draw = draws(210_303);
  return [{ file: 'lawyers-2026-11-20.ndjson', text: ndjson(Array.from({ length: 380 }, (_, index) => lawyer(draw, index))) }];
}

function lawyer(draw, index) {
  const last = draw.pick(LAST);
  const city = draw.pick(Object.keys(CITIES));
  const area = draw.weighted(Object.keys(AREAS).map((name, at) => [name, 10 - at * 0.7]));
  const admitted = draw.day('1984-05-01', '2025-11-20');
  const years = 2026 - Number(admitted.slice(0, 4));
  const solo = draw.chance(0.3);
  const reviews = draw.chance(0.07) ? 0 : Math.round(draw.next() ** 2 * 240);
  const agoDays = Math.round(draw.next() ** 2 * 180) + 1;
  return {
    'Profile ID': `att-${4100 + index * 3}`,
    'Attorney Name': `${draw.pick(FIRST)} ${last}`,
    Firm: solo
      ? `Law Office of ${last}`
      : `${draw.pick(LAST)} ${draw.pick(['& ', '& ', 'Law Group ', 'and '])}${draw.pick(['Partners', 'Associates', 'LLP', 'PLLC'])}`
          .replace('Law Group Partners', 'Law Group')
          .replace('Law Group Associates', 'Law Group'),
    City: city,
    State: CITIES[city],
    'Practice Area': area,
    'Hourly Rate': draw.chance(0.11) ? null : `$${Math.round((AREAS[area] * draw.spread() * (0.8 + years * 0.013)) / 5) * 5}/hr`,
    'Bar Admission': admitted,
    'Law School': draw.pick(SCHOOLS),
    Languages: draw.chance(0.55)
      ? ['English']
      : [
          'English',
          ...draw
            .some(['Spanish', 'Spanish', 'French', 'Mandarin', 'Vietnamese', 'Portuguese', 'Arabic'], draw.int(1, 2))
            .filter((item, at, all) => all.indexOf(item) === at),
        ],
    Rating: reviews === 0 ? null : round(2.8 + Math.sqrt(draw.next()) * 2.2, 1),
    Reviews: reviews,
    'Free Consultation': draw.chance(0.62) ? 'Yes' : 'No',
    'Video Calls': draw.chance(0.7) ? 'Yes' : 'No',
    'Response Time (hrs)': draw.chance(0.15)
      ? null
      : draw.weighted([
          [1, 3],
          [2, 4],
          [4, 4],
          [8, 3],
          [12, 2],
          [24, 4],
          [48, 2],
          [72, 1],
        ]),
    'Last Active': agoDays === 1 ? '1 day ago' : `${agoDays} days ago`,
  };
}
