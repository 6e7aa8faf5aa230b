import { draws, json, nextRun, round, thousands } from '../made.mjs';

const CHAINS = { PureFlex: 23, 'Iron Temple': 34, FitNation: 28, 'Vital Club': 62, EasyLift: 18, Bodyworks: 39, Independent: 36 };
const CITIES = ['Leeds', 'Bristol', 'Manchester', 'Glasgow', 'Cardiff', 'Sheffield', 'Brighton', 'Norwich', 'York'];
const PLACES = [
  'Riverside',
  'Station Road',
  'Old Mill',
  'Kings Cross Lane',
  'Harbour',
  'Northgate',
  'Park Row',
  'Foundry',
  'Castle Street',
  'Victoria',
  'Arcade',
  'Canal Wharf',
  'Eastfield',
  'Queens Road',
];

/** Gyms of some British cities, twice: "£24.99", "1,450 sqm", yes/no. */
export function gyms() {
  const draw = draws(131_005);
  let count = 0;
  const first = Array.from({ length: 270 }, () => gym(draw, count++, '1998-01-05', '2026-08-10'));
  const second = nextRun(first, {
    draw,
    gone: 0.06,
    changed: 0.55,
    change: (record) => ({
      ...record,
      monthlyFee: draw.chance(0.5) ? `£${(Number(record.monthlyFee.slice(1)) + draw.pick([-3, 1, 2, 3, 4])).toFixed(2)}` : record.monthlyFee,
      members: thousands(Math.round(Number(record.members.replace(',', '')) * (0.9 + draw.next() * 0.25)), ','),
    }),
    added: 17,
    make: () => gym(draw, count++, '2026-08-21', '2026-11-18'),
  });
  return [
    { file: 'gyms-2026-08-20.json', text: json(first) },
    { file: 'gyms-2026-11-20.json', text: json(second) },
  ];
}

function gym(draw, index, from, to) {
  const chain = draw.pick(Object.keys(CHAINS));
  const city = draw.pick(CITIES);
  const sqm = Math.round(260 + draw.next() ** 1.7 * 4200);
  const posh = chain === 'Vital Club';
  return {
    studioId: `G${3301 + index * 2}`,
    name: `${chain === 'Independent' ? draw.pick(["Dave's Gym", 'The Shed', 'Strong & Co', 'Sweatbox', 'Muscle Yard']) : chain} ${draw.pick(PLACES)}`,
    chain,
    city,
    monthlyFee: `£${(Math.round(CHAINS[chain] * (0.8 + draw.next() * 0.5)) - 0.01).toFixed(2)}`,
    joiningFee: draw.chance(0.3) ? null : `£${draw.pick([10, 15, 20, 25, 30, 49, 60])}.00`,
    minTermMonths: draw.pick([1, 1, 1, 3, 6, 12, 12]),
    floorSpace: `${thousands(sqm, ',')} sqm`,
    members: thousands(Math.round(sqm * 1.4 * draw.spread()) + 90, ','),
    open24h: draw.chance(posh ? 0.1 : 0.46) ? 'yes' : 'no',
    pool: draw.chance(posh ? 0.8 : 0.14) ? 'yes' : 'no',
    sauna: draw.chance(posh ? 0.85 : 0.28) ? 'yes' : 'no',
    courses: draw.some(['yoga', 'spinning', 'pilates', 'boxing', 'zumba', 'HIIT', 'aqua fit', 'body pump'], draw.int(0, 6)),
    googleStars: draw.chance(0.07) ? null : round(2.5 + Math.sqrt(draw.next()) * 2.5, 1),
    openedOn: draw.day(from, to),
    parkingSpots: draw.chance(0.3) ? 0 : draw.int(4, 220),
  };
}
