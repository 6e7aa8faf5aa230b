import { addDays, draws, json } from '../made.mjs';

const AIRLINES = [
  ['Skylark Air', 1.1, ['A320', 'A321', 'A350-900']],
  ['Norfjord Airways', 0.8, ['Boeing 737-800', 'Boeing 787-9']],
  ['Iberwing', 0.1, ['A320', 'A330-300']],
  ['CheapHop', -1.1, ['A320', 'Boeing 737-800']],
  ['Gulf Meridian', 1.5, ['A380', 'Boeing 777-300ER', 'A350-900']],
  ['TransPrairie', -0.6, ['Embraer 175', 'Boeing 737 MAX 8']],
  ['Pacific Blue', 0.6, ['Boeing 777-300ER', 'A321']],
];
const CITIES = ['London', 'Madrid', 'Dubai', 'Oslo', 'Toronto', 'Chicago', 'Singapore', 'Sydney', 'Rome', 'Los Angeles', 'Tokyo'];
const HOMES = ['United Kingdom', 'United States', 'Canada', 'Australia', 'Germany', 'Spain', 'India', 'Norway'];
const GOOD = ['friendly crew', 'on time departure', 'comfortable seat', 'great food', 'smooth boarding'];
const BAD = ['lost luggage', 'flight delayed by hours', 'rude staff', 'dirty cabin', 'refund refused', 'cramped seat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What passengers wrote about airlines: marks of ten and of five, "Nov 12, 2026", verified or not, no mark where there was no wifi, delays in minutes if they said one. */
export function airreviews() {
  const draw = draws(280_088);
  const mark = (value) => Math.max(1, Math.min(5, Math.round(value)));
  const rows = Array.from({ length: 320 }, (_, at) => {
    const [airline, level, planes] = draw.weighted(AIRLINES.map((item, place) => [item, [6, 4, 5, 7, 4, 5, 3][place]]));
    const cabin = draw.weighted([
      ['Economy Class', 11],
      ['Premium Economy', 1.6],
      ['Business Class', 3],
      ['First Class', 0.5],
    ]);
    const luck = draw.next() * 3.4 - 1.7 + level + (cabin === 'Economy Class' ? 0 : 0.5);
    const overall = draw.chance(0.04) ? null : Math.max(1, Math.min(10, Math.round(5 + luck * 2.1)));
    const [from, to, via] = draw.some(CITIES, 3);
    const reviewed = draw.day('2025-01-06', '2026-11-25');
    const late = luck < 0 ? draw.chance(0.5) : draw.chance(0.1);
    const first = luck > 0.4 ? draw.pick(GOOD) : draw.pick(BAD);
    const five = (p, drift) => (draw.chance(p) ? null : mark(3 + (luck + drift) * 0.9 + draw.next() - 0.5));
    return {
      review_id: 880_100 + at * 7,
      airline_name: airline,
      review_date: `${MONTHS[Number(reviewed.slice(5, 7)) - 1]} ${Number(reviewed.slice(8))}, ${reviewed.slice(0, 4)}`,
      date_flown: draw.chance(0.06) ? null : addDays(reviewed, -draw.int(0, 70)).slice(0, 7),
      author_country: draw.pick(HOMES),
      trip_verified: draw.chance(0.68) ? 'Trip Verified' : 'Not Verified',
      title: first,
      content: `${from} to ${to}: ${first}${draw.chance(0.5) ? `, ${luck > 0.4 ? draw.pick(GOOD) : draw.pick(BAD)}` : ''}.`,
      type_traveller: draw.weighted([
        ['Solo Leisure', 6],
        ['Couple Leisure', 5],
        ['Family Leisure', 4],
        ['Business', 3],
        [null, 0.5],
      ]),
      cabin_flown: cabin,
      route: `${from} to ${to}${draw.chance(0.26) ? ` via ${via}` : ''}`,
      aircraft: draw.chance(0.28) ? null : draw.pick(planes),
      overall: overall === null ? 'n/a' : `${overall}/10`,
      seat_comfort: five(0.03, 0),
      cabin_staff: five(0.04, 0.4),
      food_bev: five(0.2, -0.2),
      ground_service: five(0.08, -0.3),
      ife: five(0.34, 0),
      wifi: five(0.58, -0.5),
      value_money: five(0.02, 0.1),
      fare_paid: draw.chance(0.3)
        ? null
        : `$${Math.round((cabin === 'Economy Class' ? 90 : cabin === 'Premium Economy' ? 420 : 1100) * (0.6 + draw.next() * 2.2)).toLocaleString('en-US')}`,
      delay_min: late ? draw.int(3, 60) * 10 : draw.chance(0.5) ? 0 : null,
      recommended: luck > 0.2 ? 'yes' : draw.chance(0.06) ? 'yes' : 'no',
      helpful_votes: Math.round(draw.next() ** 3 * 64),
      airline_replied: draw.chance(0.24),
      photos: draw.chance(0.7) ? 0 : draw.int(1, 6),
    };
  });
  return [{ file: 'airreviews-2026-11-26.json', text: json(rows) }];
}
