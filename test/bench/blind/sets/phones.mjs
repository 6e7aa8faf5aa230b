import { csv, draws, nextRun, thousands } from '../made.mjs';

const MODELS = [
  ['Apple', 'iPhone 13', 400, 8],
  ['Apple', 'iPhone 14 Pro', 640, 6],
  ['Apple', 'iPhone 15', 690, 6],
  ['Apple', 'iPhone SE (2022)', 210, 3],
  ['Samsung', 'Galaxy S22', 310, 5],
  ['Samsung', 'Galaxy S23 Ultra', 620, 4.4],
  ['Samsung', 'Galaxy A54', 190, 5],
  ['Google', 'Pixel 7', 260, 4],
  ['Google', 'Pixel 8 Pro', 520, 3.5],
  ['OnePlus', 'Nord CE 3', 170, 3],
  ['OnePlus', '12', 480, 2],
  ['Xiaomi', 'Redmi Note 12', 120, 5],
  ['Xiaomi', '13T Pro', 380, 2],
  ['Motorola', 'Moto G84', 140, 3],
  ['Motorola', 'Edge 40', 250, 2],
];
const PLAIN = new Set(['iPhone SE (2022)', 'Redmi Note 12']);
const CITIES = [
  ['Austin', 5],
  ['Denver', 4],
  ['Atlanta', 6.2],
  ['Phoenix', 3.4],
  ['Boston', 3],
  ['Portland', 2.4],
];

/** Used phones for sale: a list price as text, percent of battery, "N days ago", two weeks apart, `;` between the fields. */
export function phones() {
  const draw = draws(151_008);
  let at = 0;
  const make = (low, high) => () => phone(draw, at++, low, high);
  const first = Array.from({ length: 380 }, make(15, 75));
  const cut = (record) => ({ ...record, price: Math.round(record.price * (0.82 + draw.next() * 0.14)) });
  const second = nextRun(first, { draw, gone: 0.24, changed: 0.22, change: cut, added: 96, make: make(1, 13) });
  const show = (records, minus) =>
    csv(
      records.map(({ age, price, ...rest }) => ({
        listing_id: rest.id,
        title: rest.title,
        brand: rest.brand,
        model: rest.model,
        Storage: rest.storage,
        RAM: rest.ram,
        colour: rest.colour,
        condition: rest.condition,
        Price: `$${thousands(price, ',', 2)}`,
        'Battery Health': rest.battery,
        '5G': rest.five,
        unlocked: rest.unlocked,
        sellerType: rest.seller,
        City: rest.city,
        Views: rest.views,
        Posted: age - minus === 1 ? '1 day ago' : `${age - minus} days ago`,
      })),
      ';',
    );
  return [
    { file: 'phones-2026-11-06.csv', text: show(first, 14) },
    { file: 'phones-2026-11-20.csv', text: show(second, 0) },
  ];
}

function phone(draw, index, low, high) {
  const [brand, model, worth] = draw.weighted(MODELS.map((entry) => [entry, entry[3]]));
  const storage = draw.pick([64, 128, 128, 256, 256, 512]);
  const condition = draw.weighted([
    ['Like new', 24],
    ['Good', 42],
    ['Fair', 24],
    ['For parts', 6],
  ]);
  const factor = { 'Like new': 1.25, Good: 1, Fair: 0.8, 'For parts': 0.3 }[condition];
  const colour = draw.pick(['Black', 'Blue', 'White', 'Green', 'Purple', 'Graphite']);
  const shop = draw.chance(0.33);
  return {
    id: 884_100 + index * 11,
    title: `${brand} ${model} ${storage}GB ${colour}${draw.pick([' - excellent', ' with box', ', charger incl.', ' *READ*', ', cracked back glass', '', '', ' no scratches'])}`,
    brand,
    model,
    storage: `${storage} GB`,
    ram: `${draw.pick(worth > 350 ? [6, 8, 12] : [4, 6, 8])} GB`,
    colour,
    condition,
    price: Math.round(worth * factor * (1 + (storage - 128) / 1400) * draw.spread()),
    battery: draw.chance(0.18) ? null : `${condition === 'Like new' ? draw.int(90, 100) : draw.int(71, 97)}%`,
    five: PLAIN.has(model) && model !== 'iPhone SE (2022)' ? 'No' : 'Yes',
    unlocked: draw.chance(0.78) ? 'Yes' : 'No',
    seller: shop ? 'Dealer' : 'Private',
    city: draw.weighted(CITIES),
    views: draw.int(6, 2400),
    age: draw.int(low, high),
  };
}
