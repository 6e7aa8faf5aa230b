import { draws, json, nextRun, round, thousands } from '../made.mjs';

const RUNS = ['2026-11-12', '2026-11-26'];
const CITIES = [
  ['Lisbon', 'Portugal', 105],
  ['Porto', 'Portugal', 88],
  ['Vienna', 'Austria', 128],
  ['Prague', 'Czechia', 84],
  ['Paris', 'France', 178],
  ['Amsterdam', 'Netherlands', 172],
  ['Rome', 'Italy', 135],
  ['Florence', 'Italy', 129],
];
const FIRST = [
  'Grand',
  'Royal',
  'Little',
  'Old Mill',
  'Garden',
  'Astoria',
  'Belvedere',
  'Casa',
  'Riverside',
  'Golden Lion',
  'Blue Door',
  'Central',
  'Mirador',
  'Opera',
  'Villa',
];
const LAST = ['Hotel', 'Inn', 'Palace', 'Suites', 'Boutique', 'Residence', 'Guesthouse', 'Hostel'];
const CHAINS = ['Meridia', 'StayWell', 'Nordlys Hotels', 'Urban Nest'];
const FACILITIES = ['pool', 'spa', 'gym', 'bar', 'restaurant', 'free wifi', 'airport shuttle', 'parking', 'family rooms', 'rooftop terrace'];

/** Hotels of a booking site, two runs: the price of a night as "€ 129", scores of ten, "1.2 km from centre", rooms left, half of them without a chain. */
export function hotelstays() {
  const draw = draws(320_505);
  const seen = new Set();
  let id = 55_020;
  const named = (city) => {
    const name = `${draw.pick(FIRST)} ${draw.pick(LAST)} ${city}`;
    if (seen.has(name)) return named(city);
    seen.add(name);
    return name;
  };
  const make = () => {
    const [city, country, cost] = draw.weighted(CITIES.map((item, at) => [item, [5, 3, 4, 5, 6, 4, 5, 3][at]]));
    const stars = draw.weighted([
      [2, 2],
      [3, 5],
      [4, 5],
      [5, 1.8],
      [null, 0.8],
    ]);
    const night = Math.round(cost * (0.35 + (stars ?? 2.5) * 0.2) * draw.spread());
    const reviews = Math.round(draw.next() ** 2 * 5200);
    const renovated = draw.chance(0.5) ? null : draw.int(2005, 2026);
    id += draw.int(1, 40);
    return {
      hotelId: id,
      name: named(city),
      city,
      country,
      chain: draw.chance(0.55) ? null : draw.pick(CHAINS),
      starRating: stars,
      guestScore: reviews < 60 ? null : round(6.1 + (stars ?? 3) * 0.25 + draw.next() * 2.2, 1),
      reviewCount: reviews,
      night,
      before: draw.chance(0.4) ? Math.round(night * draw.pick([1.1, 1.2, 1.25, 1.4])) : null,
      taxes: round(night * draw.pick([0.03, 0.05, 0.07]) + draw.next() * 4, 2),
      roomType: draw.weighted([
        ['Double room', 6],
        ['Single room', 2],
        ['Twin room', 3],
        ['Family room', 1.4],
        ['Suite', 1],
        ['Dorm bed', 0.5],
      ]),
      mealPlan: draw.weighted([
        ['Room only', 5],
        ['Breakfast', 5],
        ['Half board', 1.2],
        ['All inclusive', 0.4],
      ]),
      freeCancellation: draw.chance(0.58),
      payAtProperty: draw.chance(0.4),
      petsAllowed: draw.chance(0.3),
      roomsLeft: draw.chance(0.3) ? null : draw.int(1, 9),
      totalRooms: draw.int(8, 320),
      distance: round(draw.next() ** 2 * 9 + 0.1, 1),
      builtYear: draw.int(1780, 2024),
      renovated,
      facilities: draw.some(FACILITIES, draw.int(1, 6)),
      ecoLabel: draw.chance(0.22),
      lastReviewed: reviews === 0 ? null : draw.day('2026-06-01', '2026-11-11'),
    };
  };
  const first = Array.from({ length: 240 }, make);
  const change = (hotel) => ({
    ...hotel,
    night: Math.round(hotel.night * draw.pick([0.82, 0.9, 0.94, 1.04, 1.08, 1.15, 1.3])),
    reviewCount: hotel.reviewCount + draw.int(1, 60),
    lastReviewed: draw.day('2026-11-12', '2026-11-25'),
  });
  const second = nextRun(first, { draw, gone: 0.06, changed: 0.33, change, added: 21, make });
  return [first, second].map((hotels, at) => ({ file: `hotelstays-${RUNS[at]}.json`, text: json(hotels.map(row)) }));
}

function row({ night, before, taxes, distance, renovated, ...hotel }) {
  const {
    roomType,
    mealPlan,
    freeCancellation,
    payAtProperty,
    petsAllowed,
    roomsLeft,
    totalRooms,
    builtYear,
    facilities,
    ecoLabel,
    lastReviewed,
    ...head
  } = hotel;
  return {
    ...head,
    pricePerNight: `€ ${thousands(night, ',')}`,
    originalPrice: before === null ? null : `€ ${thousands(before, ',')}`,
    taxesAndFees: `€ ${taxes.toFixed(2)}`,
    roomType,
    mealPlan,
    freeCancellation,
    payAtProperty,
    petsAllowed,
    roomsLeft,
    totalRooms,
    distanceFromCentre: `${distance} km`,
    builtYear,
    renovatedYear: renovated !== null && renovated > builtYear ? renovated : null,
    facilities,
    ecoLabel,
    lastReviewed,
  };
}
