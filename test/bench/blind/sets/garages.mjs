import { draws, ndjson, nextRun, round } from '../made.mjs';

const NAMES = [
  'Market Square',
  'Cathedral',
  'Opera',
  'Central Station',
  'Riverside',
  'Town Hall',
  'Museum Mile',
  'University',
  'Old Docks',
  'Stadium',
  'City Arcade',
  'Botanic Garden',
  'Fairground',
  'Customs House',
  'Park Lane',
  'Mill Street',
];

/** Car parks of a region, on two days. */
export function garages() {
  const draw = draws(160_008);
  let count = 0;
  const first = Array.from({ length: 270 }, () => garage(draw, count++));
  const second = nextRun(first, {
    draw,
    gone: 0.06,
    changed: 0.3,
    change: (one) => {
      const old = Number(one.hourlyRate.slice(1));
      return {
        ...one,
        hourlyRate: `€${round(draw.chance(0.8) ? old + draw.pick([0.1, 0.2, 0.3, 0.5]) : Math.max(0.5, old - draw.pick([0.2, 0.4])), 2).toFixed(2)}`,
      };
    },
    added: 22,
    make: () => garage(draw, count++),
  }).map((one) => ({ ...one, free_now: Math.floor(one.spaces * draw.next()) }));
  return [
    { file: 'garages-2026-10-30.ndjson', text: ndjson(first) },
    { file: 'garages-2026-11-20.ndjson', text: ndjson(second) },
  ];
}

function garage(draw, index) {
  const spaces = Math.round(28 + draw.next() ** 2 * 1150);
  const covered = draw.chance(0.62);
  const hourly = draw.int(6, 52) / 10;
  const operator = draw.weighted([
    ['ParkWell', 4],
    ['Q-Park West', 3],
    ['City of Harlen', 3],
    ['Apex Parking', 2],
    ['Stationspark', 1],
  ]);
  return {
    garage_id: `PG-${310 + index}`,
    Name: `${draw.pick(NAMES)} ${draw.pick(['P1', 'P2', 'North', 'South', 'East', 'West'])}`,
    city: draw.weighted([
      ['Harlen', 5],
      ['Westmar', 3],
      ['Dornburg', 2],
      ['Lisse Haven', 1.5],
    ]),
    operator,
    spaces,
    free_now: Math.floor(spaces * draw.next()),
    disabledBays: draw.int(0, Math.max(2, Math.round(spaces / 40))),
    ev_points: draw.chance(0.4) ? 0 : draw.int(1, 36),
    heightLimit: covered ? `${draw.pick(['1.80', '1.90', '1.95', '2.00', '2.05', '2.10', '2.20', '2.40'])} m` : null,
    hourlyRate: `€${hourly.toFixed(2)}`,
    dayMax: draw.chance(0.1) ? null : `€${(Math.round(hourly * (5 + draw.next() * 4) * 2) / 2).toFixed(2)}`,
    monthlyPass: draw.chance(0.4) ? null : `€${draw.int(9, 48) * 5}`,
    covered: covered ? 'yes' : 'no',
    open_24h: draw.chance(0.55) ? 'yes' : 'no',
    opened: draw.day('1968-03-01', '2026-06-30'),
    pay_by: draw.some(['card', 'cash', 'app', 'contactless', 'licence plate'], draw.int(1, 4)),
  };
}
