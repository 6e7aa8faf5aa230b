import { draws, ndjson } from '../made.mjs';

const CITIES = {
  Lisbon: ['Portugal', 24],
  Porto: ['Portugal', 21],
  Prague: ['Czechia', 17],
  Budapest: ['Hungary', 15],
  Krakow: ['Poland', 14],
  Berlin: ['Germany', 27],
  Barcelona: ['Spain', 31],
  Seville: ['Spain', 22],
  Edinburgh: ['United Kingdom', 33],
  Dublin: ['Ireland', 36],
};
const FIRST = [
  'Blue Door',
  'Wanderer',
  'Lazy Fox',
  'Old Town',
  'Sunrise',
  'Backpack',
  'Green Lantern',
  'Rooftop',
  'Casa Nova',
  'Riverside',
  'The Loft',
  'Yellow Bike',
  'Station',
  'Happy Goat',
  'Saint George',
];
const PRAISE = [
  'Great staff and a really social vibe',
  'Clean rooms, comfy beds',
  'Loved the free walking tour',
  'Amazing breakfast every morning',
  'Perfect location near the station',
  'Quiet at night and very cosy',
];
const GRIPES = [
  'Bathroom was dirty',
  'Too noisy, bar below the dorm',
  'Wifi kept dropping',
  'Found bed bugs, left after one night',
  'Staff were rude at check-in',
  'Lockers too small for a backpack',
];
const FACILITIES = [
  'free wifi',
  'lockers',
  'shared kitchen',
  'bar',
  'laundry',
  'pool',
  'bike rental',
  'luggage storage',
  'air conditioning',
  'terrace',
  'parking',
  'games room',
];

/** Hostels and guest houses with their scores and their last review: "€ 18.50", "1.2 km", scores out of ten, dorm prices that guest houses lack. */
export function hostels() {
  const draw = draws(340_055);
  const records = Array.from({ length: 290 }, (_, at) => {
    const city = draw.pick(Object.keys(CITIES));
    const [country, level] = CITIES[city];
    const kind = draw.weighted([
      ['Hostel', 9],
      ['Guest house', 6],
      ['B&B', 2],
    ]);
    const base = 6 + Math.sqrt(draw.next()) * 3.8;
    const score = () => Number(Math.max(3, Math.min(10, base + (draw.next() - 0.5) * 1.8)).toFixed(1));
    const dorm = kind === 'Hostel' ? level * draw.spread() : null;
    const rooms = level * 2.7 * draw.spread();
    const unrated = draw.chance(0.05);
    const good = draw.chance((base - 5.4) / 4.4);
    const euros = (value) => `€ ${value.toFixed(2)}`;
    return {
      prop_id: 88_010 + at * 11,
      property_name: `${draw.pick(FIRST)} ${kind === 'Hostel' ? draw.pick(['Hostel', 'Backpackers']) : kind} ${city}`,
      property_type: kind,
      city,
      country,
      dist_centre: `${(0.1 + draw.next() ** 2 * 7).toFixed(1)} km`,
      dorm_from: dorm === null ? null : euros(dorm),
      private_from: kind === 'Hostel' && draw.chance(0.25) ? null : euros(rooms),
      total_beds: kind === 'Hostel' ? draw.int(18, 260) : draw.int(4, 30),
      overall_score: unrated ? null : Number(base.toFixed(1)),
      cleanliness: unrated ? null : score(),
      staff_score: unrated ? null : score(),
      location_score: unrated ? null : score(),
      num_reviews: unrated ? 0 : Math.round(draw.next() ** 2 * 3800) + 3,
      breakfast_included: draw.chance(kind === 'Hostel' ? 0.3 : 0.7) ? 'yes' : 'no',
      female_dorm: kind === 'Hostel' ? (draw.chance(0.4) ? 'yes' : 'no') : null,
      curfew: draw.chance(0.14) ? 'yes' : 'no',
      reception_24h: draw.chance(kind === 'Hostel' ? 0.65 : 0.2) ? 'yes' : 'no',
      free_cancellation: draw.chance(0.57) ? 'yes' : 'no',
      min_age: kind === 'Hostel' ? draw.pick([16, 18, 18, 18, null]) : null,
      facilities: draw.some(FACILITIES, draw.int(2, 8)),
      year_opened: draw.int(1986, 2025),
      check_in: draw.pick(['13:00', '14:00', '15:00', '16:00']),
      last_review: unrated ? null : draw.pick(good ? PRAISE : GRIPES),
      last_reviewer_country: unrated ? null : draw.pick(['Australia', 'Germany', 'USA', 'France', 'Brazil', 'Canada', 'Italy', 'Netherlands']),
      last_review_date: unrated ? null : draw.day('2025-12-01', '2026-11-24'),
    };
  });
  return [{ file: 'hostels-2026-11-26.ndjson', text: ndjson(records) }];
}
