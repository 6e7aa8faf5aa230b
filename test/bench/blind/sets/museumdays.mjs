import { addDays, draws, json } from '../made.mjs';

const VENUES = {
  'Halden Museum of Art': 'Bristol',
  'Dockside Gallery': 'Liverpool',
  'The Foundry': 'Sheffield',
  'Old Mint Museum': 'London',
  'Tern House': 'Brighton',
  'National Museum of Rivers': 'London',
  'Whitcombe Collection': 'Bath',
  'Gallery Nine': 'Glasgow',
  'Museum of Toys': 'Leeds',
  'St Anne Print Rooms': 'Edinburgh',
};
const TOPICS = [
  'Impressionism',
  'Roman Coins',
  'Japanese Prints',
  'Street Photography',
  'Dinosaurs',
  'Pottery',
  'Women Surrealists',
  'Ship Models',
  'Bauhaus',
  'Textiles',
  'Botanical Drawing',
  'Ancient Egypt',
  'Comic Art',
  'Clockmaking',
  'Portraits of Power',
];
const SHAPES = {
  Exhibition: ['{}: A New Look', 'Treasures of {}', '{} Revisited', 'The Art of {}'],
  Talk: ['{} with the Curator', 'An Evening on {}', 'Lunchtime Talk: {}'],
  Workshop: ['{} Workshop', 'Hands-on {}', 'Make Your Own: {}'],
  Tour: ['{} Highlights Tour', 'After Hours: {}'],
  Concert: ['Music for {}', '{} in Sound'],
  'Family day': ['{} Family Day', 'Little Explorers: {}'],
};
const CURATORS = ['Imogen Achebe', 'Rafael Lund', 'Priya Nair', 'Hugh Pemberton', 'Sofia Marchetti', 'Dana Okafor', 'Lars Bjerg'];

/** A calendar of museum and gallery events around the autumn of 2026: from past shows to spring; prices of zero, numbers that only bookable events have. */
export function museumdays() {
  const draw = draws(340_044);
  const events = Array.from({ length: 320 }, (_, at) => {
    const venue = draw.pick(Object.keys(VENUES));
    const type = draw.weighted([
      ['Exhibition', 8],
      ['Talk', 6],
      ['Workshop', 6],
      ['Tour', 5],
      ['Concert', 2],
      ['Family day', 3],
    ]);
    const start = draw.day('2026-01-10', '2027-05-28');
    const exhibition = type === 'Exhibition';
    const free = draw.chance(0.33);
    const price = free ? 0 : draw.int(8, 58) / 2;
    const booking = exhibition ? draw.chance(0.3) : draw.chance(0.75);
    const capacity = booking ? draw.int(2, 36) * 5 : null;
    return {
      event_id: `EV${3100 + at * 3}`,
      title: draw.pick(SHAPES[type]).replace('{}', draw.pick(TOPICS)),
      event_type: type,
      venue,
      city: VENUES[venue],
      start_date: start,
      end_date: exhibition ? addDays(start, draw.int(20, 190)) : start,
      start_time: exhibition ? '10:00' : draw.pick(['10:30', '11:00', '12:30', '14:00', '18:00', '18:30', '19:30']),
      duration_mins: exhibition ? null : draw.pick([30, 45, 60, 60, 90, 120, 180]),
      free_entry: free,
      price_adult: price,
      price_concession: free ? 0 : Math.round(price * 0.7 * 2) / 2,
      member_price: draw.chance(0.3) ? null : Math.round(price * 0.5 * 2) / 2,
      booking_required: booking,
      capacity,
      tickets_sold: booking ? Math.round(capacity * (draw.chance(0.17) ? 1 : draw.next())) : null,
      min_age: draw.weighted([
        [null, 6],
        [5, 1],
        [8, 1],
        [12, 1],
        [16, 1],
        [18, 1],
      ]),
      wheelchair_access: draw.chance(0.8),
      bsl_interpreted: draw.chance(0.12),
      curator: draw.chance(0.25) ? null : draw.pick(CURATORS),
      tags: draw.some(
        ['painting', 'history', 'kids', 'photography', 'science', 'craft', 'music', 'late opening', 'online', 'outdoor'],
        draw.int(1, 3),
      ),
      avg_visitor_rating: start < '2026-11-20' && draw.chance(0.85) ? draw.int(28, 50) / 10 : null,
    };
  });
  return [{ file: 'museumdays-2026-11-26.json', text: json(events) }];
}
