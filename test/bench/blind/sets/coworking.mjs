import { draws, json, nextRun, round } from '../made.mjs';

const CITIES = {
  Lisbon: ['Portugal', 0.85],
  Porto: ['Portugal', 0.75],
  Berlin: ['Germany', 1.1],
  Hamburg: ['Germany', 1.1],
  Munich: ['Germany', 1.3],
  Barcelona: ['Spain', 0.95],
  Valencia: ['Spain', 0.8],
  Amsterdam: ['Netherlands', 1.4],
  Rotterdam: ['Netherlands', 1.15],
  Dublin: ['Ireland', 1.35],
  Vienna: ['Austria', 1.1],
  Prague: ['Czechia', 0.8],
  Budapest: ['Hungary', 0.65],
  Athens: ['Greece', 0.7],
};
const NAMES = [
  ['Hive', 'Loft', 'North', 'Common', 'Beta', 'Copper', 'Garden', 'Open', 'Second', 'River', 'Mono', 'Studio', 'Bright', 'Union'],
  ['Desk', 'Works', 'Hub', 'House', 'Station', 'Yard', 'Office', 'Factory', 'Collective', 'Floor'],
];
const AMENITIES = [
  'printer',
  'phone booths',
  'bike storage',
  'showers',
  'free coffee',
  'kitchen',
  'lockers',
  'event space',
  'rooftop',
  'parking',
  'standing desks',
  'podcast studio',
];

/** A directory of coworking spaces, two visits three months apart: booleans, lists, plain euros, some prices unknown. */
export function coworking() {
  const draw = draws(210_404);
  let index = 0;
  const first = Array.from({ length: 330 }, () => space(draw, index++, '2008-03-01', '2026-07-30'));
  const change = (record) => ({
    ...record,
    monthlyDeskEur: Math.round((record.monthlyDeskEur * (draw.chance(0.75) ? 1.03 + draw.next() * 0.15 : 0.86 + draw.next() * 0.1)) / 5) * 5,
    avgScore: record.avgScore === null ? null : round(Math.min(10, Math.max(4, record.avgScore + draw.pick([-0.3, -0.2, -0.1, 0, 0.1, 0.2]))), 1),
    nReviews: record.nReviews + draw.int(0, 14),
    dogFriendly: draw.chance(0.08) ? !record.dogFriendly : record.dogFriendly,
  });
  const second = nextRun(first, { draw, gone: 0.06, changed: 0.38, change, added: 27, make: () => space(draw, index++, '2026-08-01', '2026-11-15') });
  return [
    { file: 'coworking-2026-08-20.json', text: json(first) },
    { file: 'coworking-2026-11-20.json', text: json(second) },
  ];
}

function space(draw, index, from, to) {
  const city = draw.pick(Object.keys(CITIES));
  const [country, level] = CITIES[city];
  const desks = Math.round(12 + draw.next() ** 2 * 290);
  const month = Math.round((205 * level * draw.spread()) / 5) * 5;
  const reviews = Math.round(draw.next() ** 2 * 420);
  return {
    spaceId: 70_210 + index * 4,
    spaceName: `${draw.pick(NAMES[0])} ${draw.pick(NAMES[1])}${draw.chance(0.4) ? ` ${city}` : ''}`,
    city,
    country,
    dayPassEur: draw.chance(0.12) ? null : Math.round(month * 0.085 * draw.spread()) + 3,
    monthlyDeskEur: month,
    privateOfficeFrom: draw.chance(0.4) ? null : Math.round((month * (2 + draw.next() * 2)) / 10) * 10,
    deskCount: desks,
    meetingRooms: Math.round(desks / 40 + draw.int(0, 3)),
    wifiMbps: draw.chance(0.15) ? null : draw.pick([50, 100, 100, 200, 250, 300, 500, 500, 600, 1000]),
    open24h: draw.chance(0.42),
    dogFriendly: draw.chance(0.36),
    amenities: draw.some(AMENITIES, draw.int(1, 6)),
    avgScore: reviews < 3 ? null : round(5.2 + Math.sqrt(draw.next()) * 4.7, 1),
    nReviews: reviews,
    openedOn: draw.day(from, to),
  };
}
