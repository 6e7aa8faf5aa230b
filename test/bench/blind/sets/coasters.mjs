import { draws, json, round, thousands } from '../made.mjs';

const PARKS = {
  'Cedar Ridge': 'USA',
  'Great Harbor': 'USA',
  'Sunset Pier': 'USA',
  'Thunder Valley': 'USA',
  'Phantasialand West': 'Germany',
  'Heidewald Park': 'Germany',
  'Costa Aventura': 'Spain',
  'Alton Moor': 'United Kingdom',
  'Blackpool Sands': 'United Kingdom',
  'Parc Armorique': 'France',
  'Fuji Peak': 'Japan',
  'Nagoya Spa World': 'Japan',
  'Happy Delta': 'China',
  'Chimera Land': 'China',
  Liseby: 'Sweden',
};
const MAKERS = {
  Steel: ['Intamin', 'Bolliger & Mabillard', 'Vekoma', 'Mack Rides', 'Gerstlauer', 'Arrow Dynamics', 'Zierer'],
  Wood: ['Great Coasters Intl', 'Gravity Group', 'PTC', 'Intamin'],
  Hybrid: ['Rocky Mountain'],
};
const WORDS = [
  ['Iron', 'Wild', 'Silver', 'Black', 'Storm', 'Crazy', 'Flying', 'Phantom', 'Turbo', 'Wicked'],
  ['Dragon', 'Comet', 'Fury', 'Mouse', 'Viper', 'Eagle', 'Twister', 'Racer', 'Titan', 'Hornet', 'Kraken'],
];

/** A catalogue of roller coasters: nested nothing, "$12,500,000", flags as booleans, closed rides among them. */
export function coasters() {
  const draw = draws(111_003);
  return [{ file: 'coasters-2026-08-10.json', text: json(Array.from({ length: 460 }, (_, index) => coaster(draw, index))) }];
}

function coaster(draw, index) {
  const material = draw.weighted([
    ['Steel', 8],
    ['Wood', 2],
    ['Hybrid', 1],
  ]);
  const park = draw.pick(Object.keys(PARKS));
  const height = Math.round(22 + draw.next() ** 1.7 * (material === 'Steel' ? 330 : 180));
  const drop = Math.round(height * (0.82 + draw.next() * 0.22));
  const speed = round(4.1 * Math.sqrt(drop) * (0.88 + draw.next() * 0.2), 1);
  const status = draw.weighted([
    ['Operating', 8],
    ['Closed', 1.8],
    ['SBNO', 0.5],
    ['Under construction', 0.4],
  ]);
  const opened = status === 'Under construction' ? null : draw.day('1964-05-01', '2026-07-15');
  const inversions =
    material === 'Wood' || height < 60
      ? 0
      : draw.weighted([
          [0, 5],
          [1, 1],
          [2, 1.5],
          [3, 2],
          [4, 2],
          [5, 1.5],
          [6, 0.7],
          [7, 1],
        ]);
  const closed = status === 'Closed' ? draw.day(opened, '2026-06-30') : null;
  const secs = draw.chance(0.08) ? null : draw.int(28, 195);
  const votes = status === 'Under construction' ? 0 : Math.round(draw.next() ** 2 * 6200) + 4;
  return {
    rcId: `RC${1200 + index * 3}`,
    name: `${draw.pick(WORDS[0])} ${draw.pick(WORDS[1])}${draw.chance(0.15) ? ` ${draw.pick(['2', '3000', 'XL', '305', 'Mountain'])}` : ''}`,
    park,
    country: PARKS[park],
    material,
    manufacturer: draw.pick(MAKERS[material]),
    seating:
      material === 'Wood'
        ? 'Sit down'
        : draw.weighted([
            ['Sit down', 8],
            ['Inverted', 2],
            ['Flying', 0.7],
            ['Wing', 0.8],
            ['Stand up', 0.4],
            ['Spinning', 0.9],
          ]),
    status,
    openedOn: opened,
    closedOn: closed,
    heightFt: `${height} ft`,
    dropFt: draw.chance(0.1) ? null : `${drop} ft`,
    topSpeed: `${speed} mph`,
    trackLength: `${thousands(Math.round(height * 12 * draw.spread() + draw.int(300, 900)), ',')} ft`,
    inversions,
    rideSecs: secs,
    maxG: draw.chance(0.35) ? null : round(2.2 + draw.next() * 3.2, 1),
    minRiderIn: draw.pick([36, 38, 40, 42, 44, 46, 48, 48, 52, 54]),
    trains: draw.int(1, 4),
    hourlyCapacity: draw.int(24, 190) * 10,
    singleRiderLine: draw.chance(0.24),
    skipPass: draw.chance(0.55),
    onRidePhoto: draw.chance(0.62),
    cost: draw.chance(0.55) ? null : `$${thousands(Math.round(height * 90_000 * draw.spread()), ',')}`,
    elements:
      inversions > 0
        ? draw.some(['loop', 'corkscrew', 'cobra roll', 'zero-g roll', 'airtime hill', 'launch', 'helix', 'immelmann'], draw.int(1, 4))
        : draw.some(['airtime hill', 'helix', 'launch', 'lift hill', 'tunnel', 'splashdown'], draw.int(0, 3)),
    fanScore: votes < 40 ? null : round(1.4 + Math.sqrt(draw.next()) * 3.5, 2),
    fanVotes: votes,
    review: `${draw.pick(['Smooth from start to finish', 'Rattles your teeth', 'Insane airtime', 'A family favourite', 'Over before you know it'])}; ${draw.pick(['best in the back row', 'front seat is a must', 'glorious at night', 'queue in the shade', 'the theming is superb'])}.`,
  };
}
