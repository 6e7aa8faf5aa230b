import { csv, draws, round } from '../made.mjs';

const PLACES = [
  ['phoenix', 'az', 'us', 33.448, -112.073, 5],
  ['tucson', 'az', 'us', 32.222, -110.974, 3],
  ['seattle', 'wa', 'us', 47.606, -122.331, 7],
  ['spokane', 'wa', 'us', 47.659, -117.426, 2],
  ['las vegas', 'nv', 'us', 36.175, -115.136, 4],
  ['los angeles', 'ca', 'us', 34.052, -118.243, 5],
  ['san diego', 'ca', 'us', 32.715, -117.157, 3],
  ['sacramento', 'ca', 'us', 38.582, -121.493, 2.5],
  ['houston', 'tx', 'us', 29.763, -95.363, 3.5],
  ['austin', 'tx', 'us', 30.267, -97.743, 3],
  ['san marcos', 'tx', 'us', 29.883, -97.941, 1.5],
  ['orlando', 'fl', 'us', 28.538, -81.379, 4],
  ['miami', 'fl', 'us', 25.774, -80.194, 3],
  ['chicago', 'il', 'us', 41.85, -87.65, 4],
  ['tinley park', 'il', 'us', 41.573, -87.784, 1.5],
  ['albuquerque', 'nm', 'us', 35.084, -106.651, 2],
  ['roswell', 'nm', 'us', 33.394, -104.523, 1.5],
  ['new york city (brooklyn)', 'ny', 'us', 40.714, -74.006, 2.5],
  ['rochester', 'ny', 'us', 43.155, -77.616, 1.5],
  ['portland', 'or', 'us', 45.524, -122.675, 3],
  ['toronto (canada)', 'on', 'ca', 43.667, -79.417, 2.5],
  ['vancouver (canada)', 'bc', 'ca', 49.25, -123.133, 2],
  ['london (uk/england)', null, 'gb', 51.514, -0.094, 2],
  ['manchester (uk/england)', null, 'gb', 53.5, -2.217, 1.2],
  ['melbourne (australia)', null, 'au', -37.814, 144.963, 1.5],
];
const SHAPES = [
  ['light', 20],
  ['triangle', 11],
  ['circle', 9.5],
  ['fireball', 7.5],
  ['unknown', 6.5],
  ['sphere', 6],
  ['disk', 5],
  ['oval', 4.2],
  ['formation', 3.2],
  ['cigar', 2.6],
  ['flash', 1.8],
  ['cylinder', 1.6],
  ['chevron', 1.2],
  ['diamond', 1],
  ['other', 5.4],
];
const A = [
  'Bright orange lights',
  'Three red lights in a line',
  'Silent black object',
  'Fast moving white light',
  'Large glowing orb',
  'Boomerang shaped craft',
  'Object hovering over the trees',
  'Two lights chasing each other',
  'Green flash then nothing',
];
const B = [
  'moving north to south',
  'changed direction suddenly',
  'disappeared after a minute',
  'no sound at all',
  'dogs were barking',
  'followed by a military jet',
  'seen by my whole family',
  'hovering over the lake',
  'shot straight up&#44 gone',
];

/** UFO sightings as the reporting center's scrubbed file has them: US dates with a time, lower-case places, seconds and a text of the duration. */
export function ufo() {
  const draw = draws(151_002);
  return [{ file: 'ufo-2026-11-20.csv', text: csv(Array.from({ length: 460 }, (_, index) => sighting(draw, index))) }];
}

const us = (day) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

function sighting(draw, index) {
  const day = draw.chance(0.35) ? draw.day('2025-01-01', '2026-11-15') : draw.day('1998-01-01', '2024-12-31');
  const hour = draw.chance(0.75) ? draw.pick([19, 20, 21, 21, 22, 22, 23, 0]) : draw.int(1, 18);
  const [city, state, country, lat, lng] = draw.weighted(PLACES.map((place) => [place, place[5]]));
  const seconds =
    index === 207
      ? 37_800
      : draw.weighted([
          [draw.int(2, 59), 4],
          [draw.int(1, 9) * 60, 6],
          [draw.int(2, 12) * 300, 5],
          [draw.int(1, 3) * 3600, 1],
        ]);
  const text =
    seconds < 60
      ? `${seconds} seconds`
      : seconds < 3600
        ? draw.pick([`${seconds / 60} minutes`, `${seconds / 60} min.`, `about ${seconds / 60} mins`])
        : draw.pick([`${seconds / 3600} hrs`, `${seconds / 3600} hours`]);
  const posted = new Date(Math.min(Date.parse(day) + draw.int(2, 240) * 86_400_000, Date.parse('2026-11-19'))).toISOString().slice(0, 10);
  return {
    datetime: `${us(day)} ${String(hour).padStart(2, '0')}:${draw.pick(['00', '15', '30', '45', '10', '50'])}`,
    city,
    state,
    country: draw.chance(0.05) ? null : country,
    shape: draw.chance(0.03) ? null : draw.weighted(SHAPES),
    'duration (seconds)': seconds,
    'duration (hours/min)': text,
    comments: `${draw.pick(A)}&#44 ${draw.pick(B)}.`,
    'date posted': us(posted),
    latitude: round(lat + (draw.next() - 0.5) * 0.2, 6),
    longitude: round(lng + (draw.next() - 0.5) * 0.2, 6),
  };
}
