import { addDays, csv, draws, round } from '../made.mjs';

/** Species: [least kg, most kg, cm at 1 kg, waters]. */
const SPECIES = {
  Pike: [0.8, 13, 52],
  Perch: [0.1, 1.9, 40],
  Carp: [1.2, 19, 40],
  Zander: [0.6, 7.5, 46],
  'Brown Trout': [0.2, 4.2, 44],
  Bream: [0.4, 4.8, 40],
  Eel: [0.2, 2.4, 72],
  Tench: [0.5, 3.6, 39],
  Grayling: [0.15, 1.4, 44],
};
const WATERS = {
  'Loch Arden': 'lake',
  'Mirror Tarn': 'lake',
  'Esthwick Water': 'lake',
  'River Tamble': 'river',
  'River Swayle': 'river',
  'Old Kiln Pit': 'pond',
  'Grand Union Cut': 'canal',
  'Marlow Reservoir': 'reservoir',
  'River Ockle': 'river',
  'Heron Pond': 'pond',
};
const ANGLERS = [
  'D. Pritchard',
  'Jo Marsh',
  'Sam Ferris',
  'K. Adeyemi',
  'Helen Rowe',
  'Mick Tully',
  'A. Kowalski',
  'Bea Lindqvist',
  'Owen Pugh',
  'R. Castellan',
  'Nadia Shaw',
  'Ted Garland',
];
const BAITS = {
  fly: ['dry fly', 'nymph', 'streamer'],
  spinning: ['spoon', 'jig', 'crankbait', 'spinner'],
  float: ['maggots', 'sweetcorn', 'worm'],
  ledger: ['boilie', 'pellet', 'worm', 'deadbait'],
};

/** A fishing club's catch book: 04/11/2026 and "3 days ago", "3.25 kg", y/n, "14.5 °C". */
export function catches() {
  const draw = draws(131_006);
  return [{ file: 'catches-2026-11-20.csv', text: csv(Array.from({ length: 490 }, (_, index) => one(draw, index))) }];
}

function one(draw, index) {
  const species = draw.weighted([
    ['Pike', 4],
    ['Perch', 5],
    ['Carp', 4],
    ['Zander', 2],
    ['Brown Trout', 4],
    ['Bream', 2.5],
    ['Eel', 1],
    ['Tench', 2],
    ['Grayling', 1],
  ]);
  const [least, most, cm] = SPECIES[species];
  const kg = round(least + draw.next() ** 2.3 * (most - least), 2);
  const age = Math.round(draw.next() * 640) + 1;
  const caught = addDays('2026-11-20', -age);
  const month = Number(caught.slice(5, 7));
  const method = draw.pick(Object.keys(BAITS));
  const water = draw.pick(Object.keys(WATERS));
  const temp = 5 + 14 * Math.sin(Math.max(0, Math.min(1, (month - 1.5) / 10)) * Math.PI) + draw.next() * 3;
  return {
    'log no': 7001 + index,
    angler: draw.pick(ANGLERS),
    caught_on: age < 21 ? (age === 1 ? '1 day ago' : `${age} days ago`) : caught.split('-').toReversed().join('/'),
    timeOfDay: draw.pick(['dawn', 'morning', 'morning', 'afternoon', 'evening', 'night']),
    water,
    waterType: WATERS[water],
    species,
    wt_kg: `${kg.toFixed(2)} kg`,
    len_cm: draw.chance(0.09) ? '' : round(cm * Math.cbrt(kg) * (0.94 + draw.next() * 0.12), 1),
    method,
    bait: draw.pick(BAITS[method]),
    released: draw.chance(0.68) ? 'y' : 'n',
    from_boat: ['lake', 'reservoir'].includes(WATERS[water]) && draw.chance(0.5) ? 'y' : 'n',
    water_temp: draw.chance(0.1) ? 'n/a' : `${temp.toFixed(1)} °C`,
    depth_m: draw.chance(0.14) ? '' : round(0.4 + draw.next() ** 1.5 * 11, 1),
    fight_mins: Math.round(1 + kg * draw.spread() * 1.6),
  };
}
