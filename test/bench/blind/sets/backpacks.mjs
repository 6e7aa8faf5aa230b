import { draws, ndjson, nextRun, round, thousands } from '../made.mjs';

const BRANDS = {
  Osprey: 1.2,
  Deuter: 1,
  Gregory: 1.15,
  Fjallraven: 1.05,
  'The North Face': 1.1,
  Patagonia: 1.25,
  Vaude: 0.9,
  Lowepro: 1,
  Quechua: 0.45,
  'Mountain Hardwear': 1.2,
  Tatonka: 0.85,
};
const KINDS = {
  Hiking: [22, 50],
  Trekking: [45, 85],
  Daypack: [10, 26],
  Travel: [30, 60],
  Laptop: [14, 30],
  Running: [4, 14],
  'Ski touring': [18, 40],
};
const NAMES = [
  'Talon',
  'Aircontact',
  'Baltoro',
  'Kestrel',
  'Futura',
  'Nimbus',
  'Ridgeline',
  'Wanderer',
  'Arroyo',
  'Skarn',
  'Brenta',
  'Pico',
  'Halden',
  'Stratos',
  'Vega',
  'Cirrus',
  'Tundra',
  'Lynx',
];

/** An outdoor shop's backpacks, scraped twice: "€129.95", "1,450 g", "yes"/"no". */
export function backpacks() {
  const draw = draws(190_101);
  let count = 0;
  const make = (from, to) => pack(draw, count++, from, to);
  const first = Array.from({ length: 340 }, () => make('2023-02-01', '2026-10-14'));
  const second = nextRun(first, {
    draw,
    gone: 0.07,
    changed: 0.28,
    change: (record) => {
      const price = Number(record.price.slice(1));
      const lower = draw.chance(0.65);
      const now = Math.max(15, Math.round(price * (lower ? 0.7 + draw.next() * 0.22 : 1.04 + draw.next() * 0.12))) - 0.05;
      return {
        ...record,
        price: euro(now),
        oldPrice: lower ? record.price : null,
        inStock: draw.chance(0.75),
        reviewsCount: record.reviewsCount + draw.int(0, 9),
      };
    },
    added: 31,
    make: () => make('2026-10-17', '2026-11-19'),
  });
  return [
    { file: 'backpacks-2026-10-16.ndjson', text: ndjson(first) },
    { file: 'backpacks-2026-11-20.ndjson', text: ndjson(second) },
  ];
}

const euro = (value) => `€${value.toFixed(2)}`;

function pack(draw, index, from, to) {
  const brand = draw.pick(Object.keys(BRANDS));
  const category = draw.weighted([
    ['Hiking', 5],
    ['Trekking', 3],
    ['Daypack', 4],
    ['Travel', 3],
    ['Laptop', 3],
    ['Running', 1.5],
    ['Ski touring', 1.2],
  ]);
  const [low, high] = KINDS[category];
  const volume = draw.int(low, high);
  const grams = Math.round((volume * 24 + 210) * draw.spread());
  const price = Math.round((28 + volume * 2.6) * BRANDS[brand] * draw.spread()) - 0.05;
  const reviewsCount = draw.chance(0.12) ? 0 : Math.round(draw.next() ** 2.2 * 880) + 1;
  return {
    sku: `BP-${20417 + index * 7}`,
    title: `${brand} ${draw.pick(NAMES)} ${volume}${draw.chance(0.2) ? ' SL' : ''}`,
    brand,
    category,
    volume: `${volume} l`,
    weight: `${thousands(grams, ',')} g`,
    price: euro(price),
    oldPrice: draw.chance(0.25) ? euro(Math.round(price * (1.1 + draw.next() * 0.4)) - 0.05) : null,
    rating: reviewsCount === 0 ? null : round(2.6 + Math.sqrt(draw.next()) * 2.4, 1),
    reviewsCount,
    waterproof: draw.chance(0.3) ? 'yes' : 'no',
    colors: draw.some(['black', 'navy', 'olive', 'red', 'grey', 'orange', 'teal', 'sand'], draw.int(1, 4)),
    madeIn: draw.weighted([
      ['Vietnam', 6],
      ['China', 3],
      ['Philippines', 1.5],
      ['Portugal', 0.8],
      ['Germany', 0.5],
    ]),
    inStock: draw.chance(0.82),
    laptopMaxInch: category === 'Laptop' || (category === 'Travel' && draw.chance(0.6)) ? draw.pick([13, 14, 15.6, 15.6, 16, 17]) : null,
    addedOn: draw.day(from, to),
  };
}
