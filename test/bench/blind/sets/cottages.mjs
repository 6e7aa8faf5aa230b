import { addDays, draws, json, nextRun, thousands } from '../made.mjs';

const PLACES = [
  ['Cornwall', 'Padstow', 1.3],
  ['Cornwall', 'St Ives', 1.4],
  ['Devon', 'Salcombe', 1.35],
  ['Cumbria', 'Keswick', 1.1],
  ['Cumbria', 'Ambleside', 1.15],
  ['Norfolk', 'Wells-next-the-Sea', 1],
  ['North Yorkshire', 'Whitby', 0.9],
  ['North Yorkshire', 'Helmsley', 0.85],
  ['Pembrokeshire', 'Tenby', 0.95],
  ['Gwynedd', 'Abersoch', 0.9],
  ['Highland', 'Ullapool', 0.8],
  ['Northumberland', 'Bamburgh', 0.95],
];
const COAST = new Set(['Cornwall', 'Devon', 'Norfolk', 'Pembrokeshire', 'Gwynedd', 'Northumberland']);
const FIRST = [
  'Rose',
  'Gull',
  'Heather',
  'Old Mill',
  'Shepherd',
  'Harbour',
  'Lobster',
  'Ivy',
  'Otter',
  'Bracken',
  'Smugglers',
  'Chapel',
  'Curlew',
  'Primrose',
];
const LAST = ['Cottage', 'Barn', 'Lodge', 'House', 'Rest', 'Hideaway', 'Byre', 'Nook'];
const FEATURES = [
  'log burner',
  'enclosed garden',
  'dishwasher',
  'parking',
  'games room',
  'cot',
  'washing machine',
  'king-size bed',
  'barbecue',
  'sauna',
];
const TYPES = [
  ['Cottage', 7],
  ['Barn conversion', 3],
  ['Lodge', 2],
  ['Farmhouse', 1.5],
  ['Apartment', 2.5],
];
const pounds = (value) => `£${thousands(value, ',')}`;

function maker(draw) {
  let at = 1040;
  return (added) => {
    at += draw.int(1, 6);
    const [county, nearestTown, level] = draw.pick(PLACES);
    const bedrooms = draw.int(1, 6);
    const hotTub = draw.chance(0.22);
    const dogs = draw.chance(0.6);
    const week = Math.round((330 + bedrooms * 190 + (hotTub ? 260 : 0)) * level * draw.spread());
    const reviews = draw.chance(0.1) ? 0 : draw.int(1, 140);
    const sea = COAST.has(county) && draw.chance(0.4);
    return {
      cottageId: `CT-${at}`,
      name: `${draw.pick(FIRST)} ${draw.pick(LAST)}`,
      propertyType: draw.weighted(TYPES),
      county,
      nearestTown,
      sleeps: bedrooms * 2 + (draw.chance(0.2) ? 1 : 0),
      bedrooms,
      bathrooms: Math.max(1, bedrooms - draw.int(0, 2)),
      dogsAllowed: dogs ? 'yes' : 'no',
      maxDogs: dogs ? draw.int(1, 4) : 0,
      hotTub,
      seaView: sea,
      wifi: draw.chance(0.9),
      evCharger: draw.chance(0.18),
      price7n: pounds(week),
      price3n: draw.chance(0.25) ? null : pounds(Math.round(week * (0.55 + draw.next() * 0.15))),
      depositPct: draw.pick([20, 25, 25, 30, 50]),
      changeoverDay: draw.pick(['Friday', 'Friday', 'Saturday', 'Saturday', 'Monday']),
      distBeachMi: Number((COAST.has(county) ? draw.next() * 6 : 8 + draw.next() * 40).toFixed(1)),
      distPubMi: Number((draw.next() ** 2 * 4).toFixed(1)),
      rating: reviews === 0 ? null : `${(3.6 + draw.next() * 1.4).toFixed(1)} out of 5`,
      reviews,
      features: draw.some(FEATURES, draw.int(1, 5)),
      nextAvailable: addDays('2026-11-27', Math.round(draw.next() ** 2 * 200)),
      listedOn: added ? draw.day('2026-11-13', '2026-11-26') : draw.day('2023-02-01', '2026-11-12'),
    };
  };
}

/** Holiday cottages to let in Britain: prices for a week and for three nights as texts, marks "4.7 out of 5", runs of 12 and 26 November. */
export function cottages() {
  const draw = draws(350_011);
  const make = maker(draw);
  const first = Array.from({ length: 240 }, () => make(false));
  const change = (record) => {
    const week = Number(record.price7n.replaceAll(/\D/g, ''));
    return { ...record, price7n: pounds(Math.round(week * (draw.chance(0.65) ? 0.8 + draw.next() * 0.17 : 1.04 + draw.next() * 0.15))) };
  };
  const second = nextRun(first, { draw, gone: 0.07, changed: 0.2, change, added: 18, make: () => make(true) });
  return [
    { file: 'cottages-2026-11-12.json', text: json(first) },
    { file: 'cottages-2026-11-26.json', text: json(second) },
  ];
}
