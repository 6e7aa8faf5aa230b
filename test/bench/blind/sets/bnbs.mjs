import { csv, draws, nextRun } from '../made.mjs';

const AREAS = {
  'Old Town': [1.35, 41.3851],
  Harbourside: [1.2, 41.3772],
  'St. Brigid': [0.95, 41.4012],
  'University Quarter': [0.85, 41.4101],
  Northfields: [0.7, 41.4305],
  'Castle Hill': [1.1, 41.3928],
};
const FIRST = ['Sunny', 'Cozy', 'Quiet', 'Bright', 'Modern', 'Charming', 'Tiny', 'Spacious'];
const EXTRAS = [
  'Kitchen',
  'Washer',
  'Dryer',
  'Air conditioning',
  'Pool',
  'Hot tub',
  'Free parking',
  'Elevator',
  'Crib',
  'Pets allowed',
  'Dedicated workspace',
  'TV',
  'Smoke alarm',
];
const HOSTS = [
  'Aoife',
  'Declan',
  'Marta',
  'Chen',
  'Sinead',
  'Paul & Grace',
  'Liffey Lets',
  'Oscar',
  'Nuala',
  'Hamid',
  'Bea',
  'CityKeys',
  'Tomas',
  'Greta',
];

/** The download of a city's holiday lets of two quarters: t and f, "$125.00", "97%", "1.5 shared baths", amenities as JSON in a cell, prices that are missing. */
export function bnbs() {
  const draw = draws(280_044);
  let number = 0;
  const hosts = Array.from({ length: 120 }, (_, at) => ({
    host_id: 4_110_200 + at * 91_733,
    host_name: draw.pick(HOSTS),
    host_since: draw.day('2010-06-01', '2026-05-30'),
    host_response_time: draw.weighted([
      ['within an hour', 7],
      ['within a few hours', 3],
      ['within a day', 2],
      ['a few days or more', 0.6],
      ['N/A', 1.6],
    ]),
    host_response_rate: `${draw.chance(0.55) ? 100 : draw.int(40, 99)}%`,
    host_acceptance_rate: draw.chance(0.1) ? 'N/A' : `${draw.int(28, 100)}%`,
    host_is_superhost: draw.chance(0.06) ? '' : draw.chance(0.34) ? 't' : 'f',
    host_identity_verified: draw.chance(0.9) ? 't' : 'f',
    listings: draw.weighted([
      [1, 8],
      [2, 3],
      [5, 1],
      [14, 0.4],
    ]),
  }));
  const make = () => {
    number += 1;
    const { listings, ...host } = draw.pick(hosts);
    const area = draw.weighted(Object.keys(AREAS).map((name, at) => [name, [8, 5, 4, 5, 3, 4][at]]));
    const [level, latitude] = AREAS[area];
    const room = draw.weighted([
      ['Entire home/apt', 10],
      ['Private room', 6],
      ['Shared room', 0.5],
      ['Hotel room', 0.7],
    ]);
    const whole = room === 'Entire home/apt';
    const bedrooms = whole
      ? draw.weighted([
          [1, 6],
          [2, 5],
          [3, 2],
          [4, 0.8],
          [5, 0.3],
        ])
      : 1;
    const baths = whole
      ? draw.weighted([
          [1, 7],
          [1.5, 2],
          [2, 3],
          [2.5, 0.8],
        ])
      : draw.pick([1, 1, 1.5]);
    const sleeps = Math.min(12, whole ? bedrooms * 2 + draw.int(0, 2) : draw.int(1, 3));
    const price = (room === 'Shared room' ? 26 : whole ? 62 + bedrooms * 34 : 44) * level * draw.spread() * (draw.chance(0.02) ? 6 : 1);
    const reviews = draw.chance(0.13) ? 0 : Math.round(1 + draw.next() ** 3 * 420);
    const bathsText = `${baths} ${room === 'Private room' && draw.chance(0.55) ? 'shared ' : ''}bath${baths === 1 ? '' : 's'}`;
    const score = (low) => (reviews === 0 ? '' : (low + Math.sqrt(draw.next()) * (5 - low)).toFixed(2));
    return {
      id: 18_400_000 + number * 77_003,
      name: `${draw.pick(FIRST)} ${whole ? `${bedrooms}-bed ${draw.pick(['flat', 'loft', 'house', 'apartment'])}` : draw.pick(['room', 'double room', 'single'])} in ${area}`,
      ...host,
      host_listings_count: listings,
      neighbourhood_cleansed: area,
      latitude: (latitude + (draw.next() - 0.5) * 0.02).toFixed(5),
      longitude: (-6.26 + (draw.next() - 0.5) * 0.05).toFixed(5),
      property_type: whole
        ? draw.pick(['Entire rental unit', 'Entire condo', 'Entire home', 'Entire loft', 'Entire rental unit'])
        : room === 'Hotel room'
          ? 'Room in hotel'
          : `${room} in ${draw.pick(['home', 'rental unit'])}`,
      room_type: room,
      accommodates: sleeps,
      bathrooms_text: bathsText,
      bedrooms,
      beds: draw.chance(0.05) ? '' : Math.max(1, Math.round(sleeps / 2) + draw.int(0, 1)),
      amenities: JSON.stringify(['Wifi', ...draw.some(EXTRAS, draw.int(2, 9))]),
      price: draw.chance(0.07) ? '' : `$${price.toFixed(0).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.00`,
      minimum_nights: draw.weighted([
        [1, 6],
        [2, 5],
        [3, 3],
        [7, 1],
        [30, 1.6],
        [90, 0.4],
      ]),
      has_availability: draw.chance(0.96) ? 't' : 'f',
      availability_30: draw.int(0, 30),
      availability_365: draw.int(0, 365),
      number_of_reviews: reviews,
      last_review: reviews === 0 ? '' : draw.day('2024-09-01', '2026-08-24'),
      review_scores_rating: score(3.6),
      review_scores_cleanliness: score(3.4),
      review_scores_location: score(4),
      license: draw.chance(0.42) ? '' : `HUT-${String(draw.int(100_000, 999_999))}`,
      instant_bookable: draw.chance(0.36) ? 't' : 'f',
      reviews_per_month: reviews === 0 ? '' : (0.02 + draw.next() * draw.next() * 6).toFixed(2),
    };
  };
  const change = (row) => {
    const more = draw.chance(0.7) ? draw.int(1, 16) : 0;
    const price = Number(row.price.replaceAll(/[$,]/g, ''));
    return {
      ...row,
      price:
        row.price === '' || draw.chance(0.3)
          ? row.price
          : `$${(price * (0.74 + draw.next() * 0.4)).toFixed(0).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.00`,
      availability_30: draw.int(0, 30),
      availability_365: draw.int(0, 365),
      number_of_reviews: row.number_of_reviews + (row.number_of_reviews === 0 ? 0 : more),
      last_review: row.number_of_reviews === 0 || more === 0 ? row.last_review : draw.day('2026-08-27', '2026-11-24'),
    };
  };
  const first = Array.from({ length: 330 }, make);
  const second = nextRun(first, { draw, gone: 0.08, changed: 0.95, change, added: 31, make });
  return [first, second].map((rows, run) => ({ file: `bnbs-${['2026-08-26', '2026-11-26'][run]}.csv`, text: csv(rows) }));
}
