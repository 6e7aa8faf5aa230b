import { csv, draws } from '../made.mjs';

const PLANTS = [
  [
    'Perennial',
    [
      ['Geranium', 'Geranium'],
      ['Catmint', 'Nepeta'],
      ['Coneflower', 'Echinacea'],
      ['Salvia', 'Salvia'],
      ['Hosta', 'Hosta'],
      ['Yarrow', 'Achillea'],
    ],
    [25, 120],
    9,
    10,
  ],
  [
    'Shrub',
    [
      ['Hydrangea', 'Hydrangea'],
      ['Lavender', 'Lavandula'],
      ['Mock Orange', 'Philadelphus'],
      ['Camellia', 'Camellia'],
      ['Box', 'Buxus'],
    ],
    [50, 320],
    19,
    8,
  ],
  [
    'Climber',
    [
      ['Clematis', 'Clematis'],
      ['Honeysuckle', 'Lonicera'],
      ['Wisteria', 'Wisteria'],
      ['Star Jasmine', 'Trachelospermum'],
    ],
    [180, 900],
    21,
    5,
  ],
  [
    'Rose',
    [
      ['Shrub Rose', 'Rosa'],
      ['Climbing Rose', 'Rosa'],
      ['Patio Rose', 'Rosa'],
    ],
    [60, 350],
    22,
    5,
  ],
  [
    'Tree',
    [
      ['Japanese Maple', 'Acer'],
      ['Crab Apple', 'Malus'],
      ['Silver Birch', 'Betula'],
      ['Magnolia', 'Magnolia'],
    ],
    [250, 1200],
    58,
    4,
  ],
  [
    'Grass',
    [
      ['Feather Grass', 'Stipa'],
      ['Fountain Grass', 'Pennisetum'],
      ['Silver Grass', 'Miscanthus'],
    ],
    [30, 220],
    11,
    4,
  ],
  [
    'Fern',
    [
      ['Male Fern', 'Dryopteris'],
      ['Hart’s Tongue', 'Asplenium'],
    ],
    [30, 130],
    10,
    2,
  ],
  [
    'Bulb',
    [
      ['Allium', 'Allium'],
      ['Tulip', 'Tulipa'],
      ['Daffodil', 'Narcissus'],
      ['Lily', 'Lilium'],
    ],
    [15, 130],
    6,
    5,
  ],
];
const CULTIVARS = [
  'Rozanne',
  'Moonlight',
  'Blue Haze',
  'Little Princess',
  'Snow Queen',
  'Ruby Star',
  'Hidcote',
  'Summer Song',
  'Black Knight',
  'Golden Dawn',
  'Pink Cloud',
  'Compacta',
  'Emerald',
  'Sunset',
  'Twilight',
  'Silver Lining',
  'First Love',
  'Jubilee',
  'Purple Rain',
  'Celeste',
  'Amber',
  'Harlequin',
];
const COLOURS = ['White', 'Pink', 'Purple', 'Blue', 'Red', 'Yellow', 'Orange'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** Plants of a garden centre: "60 cm" and "1.5 m", "3 L", "-15 °C", months with semicolons, "Was" prices that most lack. */
export function gardenplants() {
  const draw = draws(370_006);
  let at = 30_000;
  const records = Array.from({ length: 304 }, () => {
    at += draw.int(1, 17);
    const [type, names, [low, high], level] = draw.weighted(PLANTS.map((item) => [item, item[4]]));
    const [name, latin] = draw.pick(names);
    const cultivar = draw.pick(CULTIVARS);
    const height = low + Math.round(((high - low) * draw.next()) / 5) * 5;
    const pot = draw.pick(type === 'Tree' ? [7.5, 10, 12, 15] : type === 'Bulb' ? [0.5, 1, 1] : [1, 1.5, 2, 2, 3, 3, 5]);
    const price = Math.max(2, Math.round(level * (0.6 + pot / 7) * draw.spread())) - 0.01;
    const shown = draw.chance(0.01) ? price * 10 : price;
    const green = type === 'Fern' || type === 'Grass' || name === 'Box';
    const start = type === 'Bulb' ? draw.int(2, 5) : draw.int(2, 7);
    const reviews = draw.chance(0.14) ? 0 : draw.chance(0.1) ? draw.int(200, 1400) : draw.int(1, 190);
    return {
      'Plant ID': `GP${at}`,
      'Common Name': `${name} '${cultivar}'`,
      'Latin Name': `${latin} '${cultivar}'`,
      'Plant Type': type,
      'Flower Colour': green ? '' : draw.pick(COLOURS),
      'Flowers In': green ? '' : MONTHS.slice(start, start + draw.int(1, 4)).join('; '),
      'Max Height': height >= 100 ? `${Number((height / 100).toFixed(2))} m` : `${height} cm`,
      'Spread (cm)': draw.chance(0.09) ? '' : Math.max(10, Math.round((height * (0.3 + draw.next() * 0.6)) / 5) * 5),
      'Pot Size': `${pot} L`,
      Price: `£${shown.toFixed(2)}`,
      Was: draw.chance(0.2) ? `£${(shown + draw.int(1, 9)).toFixed(2)}` : '',
      Position: draw.weighted([
        ['Full sun', 5],
        ['Partial shade', 4],
        ['Full shade', type === 'Fern' ? 9 : 1],
      ]),
      'Hardy To': draw.chance(0.08) ? '' : `${draw.pick([-1, -5, -5, -10, -10, -15, -15, -20, -25])} °C`,
      Evergreen: draw.chance(['Shrub', 'Climber', 'Fern'].includes(type) ? 0.5 : 0.08) ? 'Yes' : 'No',
      'Bee Friendly': draw.chance(green ? 0.03 : 0.6) ? 'Yes' : 'No',
      Scented: draw.chance(type === 'Rose' ? 0.75 : green ? 0 : 0.3) ? 'Yes' : 'No',
      'Toxic To Pets': draw.chance(type === 'Bulb' ? 0.75 : 0.15) ? 'Yes' : 'No',
      Stock: draw.chance(0.12) ? 0 : draw.int(1, 160),
      Rating: reviews === 0 ? '' : `${(draw.int(32, 50) / 10).toFixed(1)} / 5`,
      Reviews: thousandsOf(reviews),
      'Ships From': draw.chance(0.3) ? draw.day('2027-01-15', '2027-04-20') : draw.day('2026-11-27', '2026-12-12'),
    };
  });
  return [{ file: 'gardenplants-2026-11-26.csv', text: csv(records) }];
}

function thousandsOf(count) {
  return count >= 1000 ? `${Math.floor(count / 1000)},${String(count % 1000).padStart(3, '0')}` : String(count);
}
