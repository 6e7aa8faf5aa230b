import { addDays, draws, ndjson, round, thousands } from '../made.mjs';

const ORIGINS = [
  ['Vienna', 5],
  ['Zurich', 4],
  ['Munich', 5],
  ['Prague', 2],
];
// city, country, km, hours shift, hubs, weight
const DESTINATIONS = [
  ['Lisbon', 'Portugal', 2300, -1, 8],
  ['Porto', 'Portugal', 2100, -1, 4],
  ['Barcelona', 'Spain', 1350, 0, 9],
  ['Palma', 'Spain', 1400, 0, 7],
  ['Athens', 'Greece', 1400, 1, 6],
  ['Heraklion', 'Greece', 1650, 1, 4],
  ['London', 'United Kingdom', 1150, -1, 8],
  ['Edinburgh', 'United Kingdom', 1550, -1, 3],
  ['Oslo', 'Norway', 1400, 0, 3],
  ['Reykjavik', 'Iceland', 2850, -2, 3],
  ['Istanbul', 'Türkiye', 1350, 1, 6],
  ['New York', 'United States', 6700, -6, 8],
  ['Chicago', 'United States', 7500, -7, 4],
  ['San Francisco', 'United States', 9550, -9, 3],
  ['Toronto', 'Canada', 6900, -6, 3],
  ['Bangkok', 'Thailand', 8700, 5, 6],
  ['Tokyo', 'Japan', 9250, 7, 6],
  ['Singapore', 'Singapore', 10_050, 6, 3],
  ['Cape Town', 'South Africa', 9100, 0, 2],
  ['Nairobi', 'Kenya', 5900, 1, 2],
  ['Dubai', 'United Arab Emirates', 4400, 2, 5],
  ['São Paulo', 'Brazil', 9800, -5, 2],
];
const CARRIERS = [
  ['Alpenair', 'AP', 1.1, 6],
  ['Danubia', 'DU', 1, 5],
  ['Jetlark', 'JL', 0.62, 6],
  ['Nordwing', 'NW', 0.95, 4],
  ['Zipp', 'ZP', 0.55, 4],
  ['Bosphorus Airways', 'BA', 0.88, 4],
  ['Gulf Crescent', 'GC', 1.05, 3],
  ['TransCont', 'TC', 1.15, 4],
];
const LONG = new Set(['Alpenair', 'Danubia', 'Bosphorus Airways', 'Gulf Crescent', 'TransCont', 'Nordwing']);
const HUBS = ['Frankfurt', 'Amsterdam', 'Istanbul', 'Dubai', 'Paris', 'Copenhagen', 'Doha', 'Warsaw'];
const PERKS = ['hot meal', 'seat choice', 'lounge', 'priority boarding', 'power socket', 'free rebooking', 'streaming'];

/** Flight offers from four cities: fares as text, local times, one run. */
export function flights() {
  const draw = draws(9_026_511);
  const records = Array.from({ length: 1480 }, (_, index) => flight(draw, index));
  return [{ file: 'flights-2026-05-11.ndjson', text: ndjson(records) }];
}

const pad = (value) => String(value).padStart(2, '0');
const stamp = (day, minutes) =>
  `${addDays(day, Math.floor(minutes / 1440))}T${pad(Math.floor((((minutes % 1440) + 1440) % 1440) / 60))}:${pad(((minutes % 60) + 60) % 60)}`;

function flight(draw, index) {
  const [to, country, km, shift] = draw.weighted(DESTINATIONS.map((entry) => [entry, entry[4]]));
  const far = km > 3500;
  const [carrier, code, factor] = draw.weighted(CARRIERS.filter(([name]) => !far || LONG.has(name)).map((entry) => [entry, entry[3]]));
  const from = draw.weighted(ORIGINS);
  const distance = Math.round(km * (0.94 + draw.next() * 0.12));
  const stops = far
    ? draw.weighted([
        [0, 3],
        [1, 6],
        [2, 1.6],
      ])
    : draw.weighted([
        [0, 7],
        [1, 2.4],
        [2, 0.2],
      ]);
  const layover = stops === 0 ? null : stops * draw.int(55, 260);
  const duration = Math.round(distance / 13.4) + 32 + draw.int(0, 35) + (layover ?? 0) + stops * 45;
  const cabin = far
    ? draw.weighted([
        ['economy', 10],
        ['premium economy', 3],
        ['business', 3],
        ['first', 0.5],
      ])
    : draw.weighted([
        ['economy', 14],
        ['business', 1.5],
      ]);
  const day = draw.day('2026-05-14', '2026-12-20');
  const leave = draw.int(72, 275) * 5;
  const summer = day >= '2026-06-27' && day <= '2026-09-06' ? 1.3 : 1;
  const fare =
    (28 + distance * 0.058) *
    factor *
    { economy: 1, 'premium economy': 1.8, business: 3.6, first: 6.2 }[cabin] *
    (stops === 0 ? 1.18 : 1 - stops * 0.06) *
    summer *
    draw.spread();
  const cheap = carrier === 'Jetlark' || carrier === 'Zipp';
  const bag = cabin !== 'economy' || (!cheap && draw.chance(0.55));
  const style = draw.weighted([
    [0, 7],
    [1, 3],
  ]);
  const landing = leave + duration + shift * 60;
  return {
    offer_id: `OF${310_000 + index * 7}`,
    carrier,
    flightNo: `${code} ${draw.int(100, 1999)}`,
    from,
    to,
    country,
    dep: stamp(day, leave),
    arr: stamp(day, landing),
    durMin: duration,
    stops,
    via: draw.some(
      HUBS.filter((hub) => hub !== to),
      stops,
    ),
    layover_min: layover,
    cabin,
    fare: style === 0 ? `€${thousands(fare, ',', 2)}` : `${thousands(fare, ' ', 2)} EUR`,
    taxes: round(14 + fare * 0.12 * draw.spread(), 2),
    bagFee: bag ? 0 : draw.pick([19, 25, 29, 35, 40, 55, 69]),
    checked_bag_incl: bag ? 'yes' : 'no',
    refundable: draw.chance(0.05) ? null : draw.chance(cabin === 'economy' ? 0.18 : 0.62) ? 'yes' : 'no',
    redeye: leave >= 21 * 60 || landing % 1440 < 6 * 60,
    seatsLeft: draw.chance(0.3) ? null : draw.int(1, 9),
    co2: draw.chance(0.06)
      ? 'N/A'
      : `${thousands(Math.round(distance * { economy: 0.075, 'premium economy': 0.1, business: 0.19, first: 0.28 }[cabin] * draw.spread()), ',')} kg`,
    aircraft: far
      ? draw.pick(['Airbus A350-900', 'Boeing 787-9', 'Boeing 777-300ER', 'Airbus A330-300'])
      : draw.pick(['Airbus A320', 'Airbus A321neo', 'Boeing 737-800', 'Embraer E195', 'Boeing 737 MAX 8']),
    pitch_in: { economy: draw.int(28, 33), 'premium economy': draw.int(36, 40), business: draw.int(40, 80), first: draw.int(78, 86) }[cabin],
    onTime: draw.chance(0.08) ? '-' : `${draw.int(52, 97)}%`,
    wifi: draw.chance(far ? 0.7 : 0.32),
    miles: cheap ? null : Math.round(distance * 0.62 * (cabin === 'economy' ? 0.5 : 1.25)),
    distKm: distance,
    perks: draw.some(PERKS, cabin === 'economy' ? draw.int(0, 2) : draw.int(2, 5)),
    found: draw.pick(['2 h ago', '35 min ago', '1 h ago', 'just now', '6 h ago']),
    terms: draw.pick([
      'No changes after check-in.',
      'Name change for €80.',
      'Two 23 kg bags on transatlantic routes.',
      'Change for €60 plus fare difference.',
      'Fare includes 1 personal item 40x20x25.',
      'Self-transfer: collect your bags.',
      'Student fare, under 26 only.',
      '',
    ]),
  };
}
