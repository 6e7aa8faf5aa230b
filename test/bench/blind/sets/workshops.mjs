import { csv, draws } from '../made.mjs';

const KINDS = [
  ['Pottery', ['Wheel Throwing', 'Hand Building', 'Glazing Basics', 'Raku Firing'], [120, 150, 180, 360], 52, 6],
  ['Cooking', ['Fresh Pasta', 'Sourdough Bread', 'Thai Street Food', 'Sushi', 'Vegan Baking'], [120, 150, 180, 240], 64, 7],
  ['Painting', ['Watercolour Landscapes', 'Life Drawing', 'Oil Portraits'], [90, 120, 180, 300], 38, 5],
  ['Textiles', ['Crochet', 'Weaving', 'Sewing a Tote Bag', 'Natural Dyeing'], [90, 120, 180, 330], 41, 5],
  ['Woodwork', ['Spoon Carving', 'Build a Stool', 'Wood Turning'], [180, 240, 390, 480], 88, 3],
  ['Dance', ['Salsa', 'Swing', 'Tango', 'Ballet for Adults'], [45, 60, 75, 90], 14, 5],
  ['Yoga', ['Vinyasa Flow', 'Yin Yoga', 'Breathwork'], [45, 60, 75, 90], 13, 4],
  ['Photography', ['Street Photography', 'Darkroom Printing', 'Phone Photography'], [120, 180, 240], 57, 3],
];
const VENUES = [
  ['The Kiln Yard', 'Brighton'],
  ['Station Studios', 'Brighton'],
  ['Seaview Hall', 'Hove'],
  ['Old Brewery Arts', 'Lewes'],
  ['Castle Rooms', 'Lewes'],
  ['Pier Loft', 'Worthing'],
  ['The Makery', 'Worthing'],
  ['Harbour Works', 'Shoreham'],
];
const TUTORS = [
  'Ana Ruiz',
  'Ben Achebe',
  'Carla Wood',
  'Deepa Nair',
  'Erik Lund',
  'Fay Morgan',
  'Gus Petrie',
  'Hana Sato',
  'Iris Cole',
  'Jo Mbeki',
  'Kit Farrow',
];

function length(minutes) {
  if (minutes < 120 && minutes % 60 > 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Workshops and classes of a town guide: "2 h 30 min" and "90 min", "28/11/2026", "£45.00", Y and N, short names of the fields. */
export function workshops() {
  const draw = draws(370_004);
  let at = 5100;
  const records = Array.from({ length: 296 }, () => {
    at += draw.int(1, 4);
    const [kind, names, lengths, level] = draw.weighted(KINDS.map((item) => [item, item[4]]));
    const online = draw.chance(['Yoga', 'Painting', 'Textiles', 'Photography'].includes(kind) ? 0.2 : 0.03);
    const [venue, town] = draw.pick(VENUES);
    const minutes = draw.pick(lengths);
    const fee = draw.chance(0.04) ? 0 : Math.round(level * (0.55 + minutes / 330) * draw.spread());
    const seats = draw.pick(['Dance', 'Yoga'].includes(kind) ? [15, 18, 20, 24, 30] : [5, 6, 8, 8, 10, 12, 14, 16]);
    const booked = draw.chance(0.22) ? seats : draw.int(0, seats);
    const day = draw.day('2026-11-27', '2027-03-14');
    return {
      ws_no: `W-${at}`,
      nm: `${draw.pick(names)}${draw.pick([' for Beginners', ' Workshop', ' Class', ' Taster', ' Intensive', ''])}`,
      cat: kind,
      lvl: draw.weighted([
        ['Beginner', 6],
        ['All levels', 4],
        ['Intermediate', 3],
        ['Advanced', 1],
      ]),
      venue: online ? 'Online' : venue,
      town: online ? '' : town,
      tutor: draw.pick(TUTORS),
      date: `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`,
      start: `${draw.pick(['09:30', '10:00', '11:00', '13:00', '14:00', '18:00', '18:30', '19:00', '19:30'])}`,
      dur: length(minutes),
      fee: `£${(draw.chance(0.012) ? fee * 7 : fee).toFixed(2)}`,
      conc_fee: fee === 0 || draw.chance(0.4) ? '' : `£${(Math.round(fee * draw.pick([0.6, 0.7, 0.75, 0.8]) * 2) / 2).toFixed(2)}`,
      cap: seats,
      bkd: booked,
      mat_incl: draw.chance(['Dance', 'Yoga'].includes(kind) ? 0.15 : 0.76) ? 'Y' : 'N',
      wchair: draw.chance(0.63) ? 'Y' : 'N',
      min_age: draw.chance(0.25) ? '' : draw.pick([5, 8, 10, 12, 14, 16, 16, 18, 18]),
      stars: draw.chance(0.2) ? '' : `${(draw.int(35, 50) / 10).toFixed(1)}/5`,
    };
  });
  return [{ file: 'workshops-2026-11-26.csv', text: csv(records) }];
}
