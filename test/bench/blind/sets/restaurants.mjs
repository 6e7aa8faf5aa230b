import { addDays, draws, json, nextRun, round } from '../made.mjs';

const FIRST = [
  'Copper',
  'Saffron',
  'Little',
  'Old',
  'Golden',
  'Smoky',
  'Crooked',
  'Blue',
  'Hungry',
  'Salted',
  'Wandering',
  'Velvet',
  'Rusty',
  'Lucky',
  'Silver',
];
const LAST = [
  'Fig',
  'House',
  'Anchor',
  'Dragon',
  'Kitchen',
  'Olive',
  'Goose',
  'Table',
  'Lantern',
  'Pepper',
  'Spoon',
  'Fox',
  'Garden',
  'Larder',
  'Pestle',
  'Rooster',
];
const ODD = [
  'Bistro 21',
  'Pier 7',
  'Five Spice',
  'No. 10 Noodle Bar',
  'Cafe 1925',
  'Twelve Tapas',
  '24 Carat Grill',
  'Route 66 Diner',
  'Two Sisters',
  'Free Range',
];
const CUISINES = [
  ['Italian', 6],
  ['Indian', 6],
  ['Chinese', 5],
  ['British', 5],
  ['Turkish', 3],
  ['Japanese', 3],
  ['Thai', 3],
  ['Mexican', 2],
  ['Lebanese', 2],
  ['Ethiopian', 1],
  ['Korean', 1.5],
];
const SPEND = {
  Italian: 27,
  Indian: 22,
  Chinese: 20,
  British: 29,
  Turkish: 21,
  Japanese: 36,
  Thai: 23,
  Mexican: 24,
  Lebanese: 25,
  Ethiopian: 19,
  Korean: 28,
};
const AREAS = [
  ['Hackney', 5],
  ['Camden', 5],
  ['Southwark', 4],
  ['Lambeth', 4],
  ['Islington', 4],
  ['Greenwich', 2.5],
  ['Ealing', 2],
  ['Barnet', 1.5],
  ['Croydon', 1.2],
];
const CODES = {
  Hackney: 'E8',
  Camden: 'NW1',
  Southwark: 'SE1',
  Lambeth: 'SW9',
  Islington: 'N1',
  Greenwich: 'SE10',
  Ealing: 'W5',
  Barnet: 'EN5',
  Croydon: 'CR0',
};
const DIETS = ['vegan', 'vegetarian', 'halal', 'gluten-free', 'kosher', 'dairy-free'];
const DAYS = ['Mon', 'Tue', 'Wed', 'Sun'];
const DISHES = [
  'slow braised lamb',
  'truffle gnocchi',
  'five spice duck',
  'charred aubergine',
  'prawn laksa',
  'beef short rib',
  'paneer tikka',
  'mushroom dumplings',
  'sea bass ceviche',
  'sticky toffee pudding',
];
const BLURBS = [
  'Family run since the owners moved here',
  'Candlelit cellar, good for a first date',
  'Loud, fast and open late',
  'Quiet room upstairs for groups of 12 or more',
  'Live jazz on Fridays',
  'Counter seats only, no bookings',
  'Big screens for the football',
  'Bring your own bottle, no corkage',
  'Three course set lunch on weekdays',
  'Rooftop with a view over the canal',
];

/** Eating places of a city with hygiene inspections: two days, pounds as text, days as 14/06/2019. */
export function restaurants() {
  const draw = draws(41207);
  let id = 510_300;
  let run = '2026-02-09';
  const uk = (day) => day.split('-').toReversed().join('/');
  const make = () => {
    id += draw.int(1, 9);
    const cuisine = draw.weighted(CUISINES);
    const borough = draw.weighted(AREAS);
    const spend = round(SPEND[cuisine] * draw.spread() * draw.spread(), 2);
    const awaiting = draw.chance(0.06);
    const delivers = draw.chance(0.55);
    const opened = draw.day('1998-01-10', addDays(run, -40));
    const reviews = Math.round(draw.next() ** 4 * 4200) + 1;
    return {
      fhrsid: id,
      BusinessName: draw.chance(0.07) ? draw.pick(ODD) : `${draw.chance(0.4) ? 'The ' : ''}${draw.pick(FIRST)} ${draw.pick(LAST)}`,
      cuisine,
      borough,
      postCode: `${CODES[borough]} ${draw.int(1, 9)}${draw.pick(['AB', 'QX', 'LN', 'PT'])}`,
      hygieneRating: awaiting
        ? null
        : draw.weighted([
            [0, 0.3],
            [1, 0.8],
            [2, 1],
            [3, 2.5],
            [4, 5],
            [5, 9],
          ]),
      last_inspection: awaiting ? null : draw.day(addDays(opened > '2022-06-01' ? opened : '2022-06-01', 10), addDays(run, -2)),
      opened_on: uk(opened),
      avgSpend: draw.chance(0.05) ? 'N/A' : `£${spend.toFixed(2)}`,
      cheapest_main: `£${round(Math.max(4.5, spend * (0.3 + draw.next() * 0.25)), 2).toFixed(2)}`,
      covers: Math.round(14 + draw.next() ** 2.2 * 190),
      stars: draw.chance(0.04) ? null : round(2.4 + Math.sqrt(draw.next()) * 2.6, 2),
      n_reviews: reviews,
      takeaway: draw.chance(0.6),
      delivers: delivers ? 'yes' : 'no',
      delivery_fee: delivers ? `£${draw.pick([0, 0.99, 1.49, 1.99, 2.49, 2.99, 3.99]).toFixed(2)}` : null,
      eta: delivers ? `${draw.int(15, 75)} min` : null,
      stepFree: draw.chance(0.45) ? 'Y' : 'N',
      outdoorSeating: draw.chance(0.33),
      dogs_ok: draw.chance(0.28) ? 1 : 0,
      licence_expires: draw.chance(0.2) ? null : draw.day(addDays(run, 5), '2028-12-31'),
      diets: draw.some(DIETS, draw.int(0, 4)),
      closed: draw.some(
        DAYS,
        draw.weighted([
          [0, 5],
          [1, 4],
          [2, 1],
        ]),
      ),
      signature_dish: draw.pick(DISHES),
      blurb: `${draw.pick(BLURBS)}.`,
    };
  };
  const change = (record) => {
    const spend = Number(record.avgSpend.slice(1));
    const next = { ...record };
    if (!Number.isNaN(spend) && draw.chance(0.7)) next.avgSpend = `£${(spend * draw.pick([0.88, 0.93, 0.96, 1.03, 1.06, 1.1, 1.15])).toFixed(2)}`;
    if (draw.chance(0.45)) {
      next.hygieneRating = draw.weighted([
        [1, 1],
        [2, 1],
        [3, 2],
        [4, 3],
        [5, 4],
      ]);
      next.last_inspection = draw.day('2026-02-10', '2026-03-06');
    }
    next.n_reviews = record.n_reviews + draw.int(0, 40);
    return next;
  };
  const first = Array.from({ length: 640 }, make);
  run = '2026-03-09';
  const second = nextRun(first, { draw, gone: 0.06, changed: 0.2, change, added: 47, make });
  return [first, second].map((records, index) => ({ file: `restaurants-${['2026-02-09', '2026-03-09'][index]}.json`, text: json(records) }));
}
