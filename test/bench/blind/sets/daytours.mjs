import { addDays, csv, draws, thousands } from '../made.mjs';

const CITIES = [
  ['Lisbon', 'Portugal', 6],
  ['Porto', 'Portugal', 4],
  ['Rome', 'Italy', 7],
  ['Florence', 'Italy', 4],
  ['Athens', 'Greece', 4],
  ['Barcelona', 'Spain', 6],
  ['Granada', 'Spain', 2],
  ['Dubrovnik', 'Croatia', 3],
  ['Paris', 'France', 6],
  ['Nice', 'France', 2],
];
const KINDS = [
  ['Walking', ['Old Town Walk', 'Hidden Alleys Walk', 'Ghost Walk', 'Street Art Walk'], [60, 90, 120, 150, 180], 19, 3.5, 7],
  ['Food', ['Tapas & Markets', 'Street Food Crawl', 'Cooking & Market Tour'], [150, 180, 210, 240], 68, 2.5, 5],
  ['Boat', ['Sunset Cruise', 'Coast & Caves Boat Trip', 'Island Hopping'], [45, 90, 120, 240, 480], 55, 0, 4],
  ['Bike', ['City by Bike', 'E-bike Hills Tour', 'Riverside Ride'], [120, 180, 210, 300], 38, 18, 3.5],
  ['Museum', ['Skip-the-line Museum Tour', 'Art Highlights'], [75, 120, 150, 180], 47, 1.5, 4],
  ['Wine', ['Vineyard Day Trip', 'Wine Tasting Afternoon'], [180, 300, 420, 510], 95, 0, 3],
  ['Hiking', ['Mountain Hike', 'Coastal Trail Hike', 'Sunrise Hike'], [240, 330, 420, 540], 52, 12, 3],
];
const LANGUAGES = ['Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Dutch'];

function hours(minutes) {
  const whole = Math.floor(minutes / 60);
  return [whole > 0 ? `${whole} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : ''].filter(Boolean).join(' ');
}

/** Guided tours of a booking site: "2 h 30 min", "€49.00", "4.7/5", languages with semicolons, child prices that are often missing. */
export function daytours() {
  const draw = draws(360_007);
  let at = 9000;
  const records = Array.from({ length: 310 }, () => {
    at += draw.int(1, 12);
    const [city, country] = draw.weighted(CITIES.map((item) => [item, item[2]]));
    const [kind, names, lengths, level, walked] = draw.weighted(KINDS.map((item) => [item, item[5]]));
    const minutes = draw.pick(lengths);
    const price = Math.max(5, Math.round(level * (0.6 + minutes / 500) * draw.spread()));
    const reviews = draw.chance(0.12) ? 0 : draw.chance(0.3) ? draw.int(300, 8200) : draw.int(2, 300);
    const adult = kind === 'Wine';
    return {
      tour_id: `DT${at}`,
      title: `${city}: ${draw.pick(names)}`,
      city,
      country,
      category: kind,
      duration: hours(minutes),
      price_pp: `€${(draw.chance(0.012) ? price * 8 : price).toFixed(2)}`,
      child_price: adult || draw.chance(0.3) ? '' : `€${(Math.round(price * draw.int(4, 8)) / 10).toFixed(2)}`,
      max_group: draw.chance(0.07) ? '' : draw.pick([6, 8, 8, 10, 12, 12, 15, 16, 20, 25, 40]),
      languages: [
        'English',
        ...draw.some(
          LANGUAGES,
          draw.weighted([
            [0, 4],
            [1, 4],
            [2, 3],
            [3, 1],
            [4, 0.6],
          ]),
        ),
      ].join('; '),
      rating: reviews === 0 ? '' : `${(draw.int(33, 50) / 10).toFixed(1)}/5`,
      review_count: thousands(reviews, ','),
      min_age: adult ? 18 : draw.chance(0.4) ? '' : draw.pick([0, 4, 6, 8, 10, 12, 14]),
      distance_km: walked === 0 || draw.chance(0.1) ? '' : (walked * draw.spread()).toFixed(1),
      hotel_pickup: draw.chance(minutes > 200 ? 0.55 : 0.1) ? 'yes' : 'no',
      free_cancel: draw.chance(0.74) ? 'yes' : 'no',
      meal_included: draw.chance(kind === 'Food' ? 0.9 : minutes > 300 ? 0.45 : 0.07) ? 'yes' : 'no',
      next_date: draw.chance(0.05)
        ? ''
        : addDays(
            '2026-11-26',
            draw.weighted([
              [draw.int(0, 10), 6],
              [draw.int(11, 150), 4],
            ]),
          ),
    };
  });
  return [{ file: 'daytours-2026-11-26.csv', text: csv(records) }];
}
