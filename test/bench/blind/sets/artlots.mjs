import { csv, draws, thousands } from '../made.mjs';

const ARTISTS = {
  'Elsa Thornberg': 3,
  'Henri Valmont': 9,
  'Giulia Serrano': 1.4,
  'Tomas Ridley': 0.8,
  'Ana Kowalczyk': 2.2,
  'Pieter van Aalst': 16,
  'Marguerite Doyle': 1.1,
  'Ito Kenzan': 4.5,
  'Samuel Oyelaran': 2.8,
  'Ruth Castellan': 0.6,
  'Bruno Falk': 1.9,
  'Circle of Pieter van Aalst': 2,
};
const MEDIA = {
  'Oil on canvas': 3.2,
  Watercolour: 1,
  Etching: 0.35,
  Lithograph: 0.3,
  Bronze: 4,
  'Acrylic on board': 1.8,
  'Charcoal drawing': 0.7,
  Photograph: 0.6,
};
const BORN = {
  'Pieter van Aalst': [1640, 1689],
  'Circle of Pieter van Aalst': [1650, 1700],
  'Henri Valmont': [1870, 1921],
  'Ito Kenzan': [1890, 1939],
  'Elsa Thornberg': [1905, 1958],
};
const HOUSES = {
  'Harrow & Finch': 'London',
  'Maison Drouet': 'Paris',
  'Kessler Auctions': 'Zurich',
  'Bayside Galleries': 'New York',
  Lindholm: 'Stockholm',
};

/** Auction results of pictures and bronzes: "12,000", "14.03.2026", an empty hammer price for what stayed unsold. */
export function artlots() {
  const draw = draws(190_606);
  return [{ file: 'artlots-2026-11-20.csv', text: csv(Array.from({ length: 420 }, (_, index) => lot(draw, index))) }];
}

function lot(draw, index) {
  const artist = draw.pick(Object.keys(ARTISTS));
  let medium = draw.pick(Object.keys(MEDIA));
  const [from, to] = BORN[artist] ?? [1955, 2022];
  if (from < 1800 && (medium === 'Photograph' || medium === 'Acrylic on board' || medium === 'Lithograph')) medium = 'Oil on canvas';
  const house = draw.pick(Object.keys(HOUSES));
  const low = Math.max(2, Math.round(ARTISTS[artist] * MEDIA[medium] * 11 * draw.spread() ** 2));
  const sold = draw.chance(0.78);
  const bids = sold ? draw.int(1, 38) : draw.int(0, 3);
  const hammer = sold ? Math.round(low * (0.7 + (bids / 38) * 1.6 * draw.spread()) * 10) * 10 : null;
  const subject = `${draw.pick(['Still life with', 'Portrait of', 'View of', 'Study of', 'Untitled,', 'The'])} ${draw.pick(['harbour', 'lemons', 'young woman', 'winter road', 'two horses', 'old mill', 'fisherman', 'garden', 'storm', 'blue vase'])}`;
  return {
    lot_no: `${house.slice(0, 1)}${draw.int(11, 99)}-${100 + index}`,
    artist,
    title: subject,
    medium,
    year_made: draw.chance(0.14) ? null : draw.int(from, to),
    h_cm: draw.int(14, 160),
    w_cm: draw.int(14, 190),
    signed: draw.chance(0.66) ? 'yes' : 'no',
    framed: medium === 'Bronze' ? null : draw.chance(0.6) ? 'yes' : 'no',
    est_low: thousands(low * 100, ','),
    est_high: thousands(Math.round(low * 1.45) * 100, ','),
    hammer: hammer === null ? null : thousands(hammer, ','),
    bids,
    sale_date: draw.day('2024-01-15', '2026-11-14').split('-').toReversed().join('.'),
    house,
    city: HOUSES[house],
  };
}
