import { csv, draws, round } from '../made.mjs';

const CLASSES = {
  'Ordinary chondrite': ['H4', 'H5', 'H6', 'L4', 'L5', 'L6', 'LL5', 'LL6'],
  'Carbonaceous chondrite': ['CM2', 'CV3', 'CO3', 'CI1', 'CK4'],
  Achondrite: ['Eucrite', 'Howardite', 'Diogenite', 'Aubrite', 'Ureilite'],
  Iron: ['IAB', 'IIAB', 'IIIAB', 'IVA'],
  'Stony-iron': ['Pallasite', 'Mesosiderite'],
  Lunar: ['Lunar (feldsp. breccia)', 'Lunar (basalt)'],
  Martian: ['Shergottite', 'Nakhlite'],
};
const PLACES = {
  Morocco: [31, -6, 700],
  Oman: [20, 56, 200],
  Antarctica: [-77, 160, 2000],
  'United States': [38, -101, 900],
  Chile: [-24, -70, 1200],
  Australia: [-29, 127, 180],
  India: [24, 77, 400],
  France: [46, 2, 200],
  Russia: [55, 60, 250],
  Argentina: [-31, -63, 350],
  Libya: [27, 16, 450],
};
const STEMS = [
  'Aïn',
  'Bou',
  'Dhofar',
  'Coolabah',
  'Karst',
  'Villa',
  'Ozero',
  'Paposo',
  'Red Mesa',
  'Ridge',
  'Tassedet',
  'Nullagine',
  'Chandra',
  'Saint-Aubin',
  'Wadi',
];

/** A register of meteorites: years from the 1700s on, masses in grams over seven orders, many gaps. */
export function meteorites() {
  const draw = draws(111_002);
  return [{ file: 'meteorites-2026-05-04.csv', text: csv(Array.from({ length: 560 }, (_, index) => stone(draw, index))) }];
}

function stone(draw, index) {
  const type = draw.weighted([
    ['Ordinary chondrite', 12],
    ['Carbonaceous chondrite', 2],
    ['Achondrite', 3],
    ['Iron', 2.5],
    ['Stony-iron', 1],
    ['Lunar', 0.8],
    ['Martian', 0.7],
  ]);
  const country = draw.weighted([
    ['Morocco', 6],
    ['Oman', 4],
    ['Antarctica', 5],
    ['United States', 5],
    ['Chile', 3],
    ['Australia', 3],
    ['India', 2.4],
    ['France', 1.6],
    ['Russia', 2],
    ['Argentina', 1.8],
    ['Libya', 1.4],
  ]);
  const [lat, lon, up] = PLACES[country];
  const fell = !['Antarctica', 'Oman'].includes(country) && draw.chance(0.22);
  const yr = fell ? draw.int(1768, 2024) : Math.round(2023 - draw.next() ** 2 * (country === 'Antarctica' ? 50 : 140));
  const mass = round(10 ** (0.6 + (draw.next() + draw.next() + draw.next()) * 1.35 + (type === 'Iron' ? 1.3 : 0)), 1);
  const pieces = draw.chance(0.5) ? 1 : Math.round(draw.next() ** 3 * 400) + 2;
  const chondrite = type === 'Ordinary chondrite';
  return {
    nr: 20_000 + index * 13,
    name: `${draw.pick(STEMS)} ${draw.chance(0.7) ? String(index + 101).padStart(3, '0') : draw.pick(['Creek', 'Kalaa', 'Norte', 'Station', 'Plateau'])}`,
    type,
    class: draw.pick(CLASSES[type]),
    fell_found: fell ? 'Fell' : 'Found',
    yr: draw.chance(0.03) ? '' : yr,
    country,
    lat: draw.chance(0.06) ? '' : round(lat + (draw.next() - 0.5) * 8, 4),
    lon: draw.chance(0.06) ? '' : round(lon + (draw.next() - 0.5) * 8, 4),
    'Elev (m)': draw.chance(0.25) ? '' : Math.round(up * draw.spread() + draw.int(0, 90)),
    mass_g: mass,
    pieces,
    main_mass_g: pieces === 1 ? mass : draw.chance(0.15) ? '' : round(mass * (0.2 + draw.next() * 0.7), 1),
    weathering: fell
      ? 'W0'
      : draw.weighted([
          ['W1', 4],
          ['W2', 5],
          ['W3', 5],
          ['W4', 2],
          ['', 2],
        ]),
    shock: chondrite
      ? draw.weighted([
          ['S1', 2],
          ['S2', 5],
          ['S3', 5],
          ['S4', 3],
          ['S5', 1],
        ])
      : '',
    Fa_mol: chondrite ? round(16 + draw.next() * 15, 1) : '',
    hammer: fell && draw.chance(0.2) ? 'Y' : 'N',
    strewnfield: pieces > 1 && draw.chance(0.4) ? 'Y' : 'N',
    pairing: draw.chance(0.14) ? 'Y' : 'N',
    held_at: draw.weighted([
      ['NHM London', 3],
      ['Smithsonian', 4],
      ['MNHN Paris', 2],
      ['UCLA', 2],
      ['NIPR Tokyo', 2],
      ['Vernadsky', 1],
      ['Private', 3],
    ]),
    approved: draw.day('1998-02-01', '2026-04-28'),
    refs: draw.int(0, 31),
    notes: `${draw.pick(['Fusion crusted', 'Fully crusted individual', 'Broken stone', 'Weathered fragments', 'Etched slice'])}, ${draw.pick(['found by nomads', 'found with a metal detector', 'seen as a bright fireball', 'picked up on blue ice', 'bought from a dealer in Erfoud', 'recovered by a school class'])}.`,
  };
}
