import { addDays, draws, ndjson } from '../made.mjs';

const VENUES = [
  ['Corn Exchange', 'Bristol', 900],
  ['Old Vic Yard', 'Bristol', 540],
  ['Beacon Rooms', 'Bristol', 1850],
  ['Theatre Royal', 'Bath', 880],
  ['Forum Hall', 'Bath', 1600],
  ['Chapel Arts', 'Bath', 220],
  ['New Theatre', 'Cardiff', 1140],
  ["St David's", 'Cardiff', 1950],
  ['Clwb Ifor', 'Cardiff', 380],
  ['Everyman', 'Cheltenham', 690],
  ['Town Hall', 'Cheltenham', 950],
  ['The Cube', 'Exeter', 300],
];
const KINDS = {
  Concert: [
    ['Rock', 'Folk', 'Jazz', 'Pop', 'Electronic', 'Classical', 'Metal'],
    [
      'The Paper Kites Club',
      'Mara Dune',
      'Lowland Brass',
      'Silent Harbours',
      'Quartet Aurelia',
      'Tom Weaver Trio',
      'Neon Orchard',
      'Kestrel',
      'Ines Valdo',
      'Iron Hollow',
    ],
  ],
  Play: [
    ['Drama', 'Thriller', 'Classic'],
    ['The Seagull', 'Gaslight', 'An Inspector Calls', 'Macbeth', 'The Mousehole', 'Blackwater', 'Hay Fever'],
  ],
  Musical: [['Musical'], ['Starlight Avenue', 'Rumba Nights', "The Baker's Wife", 'Heathcliff!', 'Sixpence']],
  Comedy: [
    ['Stand-up', 'Improv', 'Sketch'],
    ['Priya Shah: Oversharing', 'Dom Fennick', 'The Noise Next Shore', 'Ruth Adeyemi', 'Gary Pond: Still Here'],
  ],
  Dance: [
    ['Ballet', 'Contemporary'],
    ['Swan Lake', 'Giselle', 'Motionhouse: Edge', 'Nutcracker'],
  ],
  Opera: [['Opera'], ['Tosca', 'La bohème', 'The Magic Flute']],
  Family: [
    ['Panto', 'Puppetry', 'Children'],
    ['Aladdin', 'Cinderella', 'The Gruffalo Trail', 'Room on the Moon'],
  ],
};
const TAGS = ['debut', 'last tickets', 'award winner', 'free drink', 'Q&A after', 'seated', 'standing', 'matinee', 'touring', 'new writing'];

/** What's on in five cities: "£18.50", "14+", nothing where prices are not out; one record a performance. */
export function stagelist() {
  const draw = draws(330_505);
  const rows = Array.from({ length: 380 }, (_, at) => {
    const type = draw.weighted([
      ['Concert', 9],
      ['Play', 5],
      ['Musical', 3],
      ['Comedy', 4],
      ['Dance', 2],
      ['Opera', 1.4],
      ['Family', 2.6],
    ]);
    const [genres, acts] = KINDS[type];
    const [venue, city, capacity] = draw.pick(VENUES);
    const day = draw.day('2026-11-26', '2027-06-20');
    const soldOut = draw.chance(0.09);
    const from = draw.chance(0.05) ? null : 8 + Math.floor(draw.next() ** 1.6 * 74) / 2 + (['Opera', 'Musical'].includes(type) ? 9 : 0);
    const top = from === null ? null : from + (draw.chance(0.3) ? 0 : draw.int(2, 60));
    return {
      event_id: 88_000 + at * 3,
      title: draw.pick(acts),
      event_type: type,
      genre: draw.pick(genres),
      venue,
      city,
      date: day,
      weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(day).getUTCDay()],
      start_time: draw.weighted([
        ['19:30', 8],
        ['19:00', 4],
        ['20:00', 5],
        ['14:30', 3],
        ['21:00', 1],
      ]),
      min_price: from === null ? null : `£${from.toFixed(2)}`,
      max_price: top === null ? null : `£${top.toFixed(2)}`,
      booking_fee: draw.chance(0.85) ? draw.pick([0, 1.5, 2, 2.5, 3.95]) : null,
      capacity,
      tickets_left: soldOut ? 0 : Math.ceil(draw.next() ** 1.4 * capacity * 0.9),
      sold_out: soldOut,
      running_time_min: draw.chance(0.82) ? draw.int(11, 36) * 5 : null,
      interval: type === 'Comedy' || type === 'Concert' ? draw.chance(0.4) : draw.chance(0.8),
      age_limit: draw.weighted([
        [null, 8],
        ['14+', 3],
        ['16+', 2],
        ['18+', 2],
        ['7+', 1],
      ]),
      bsl_interpreted: draw.chance(0.08),
      audio_described: draw.chance(0.07),
      tags: draw.some(TAGS, draw.int(0, 3)),
      promoter: draw.pick(['Westway Live', 'Colston Presents', 'SJM South', 'Venue own', 'Lantern Productions', 'Redcliffe Touring']),
      on_sale_since: addDays('2026-11-24', -Math.floor(draw.next() ** 1.3 * 320)),
    };
  });
  rows.sort((a, b) => a.date.localeCompare(b.date) || a.event_id - b.event_id);
  return [{ file: 'stagelist-2026-11-26.ndjson', text: ndjson(rows) }];
}
