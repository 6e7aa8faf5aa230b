import { draws, json, nextRun } from '../made.mjs';
const RUNS = ['2026-11-02', '2026-11-23'];
const BRANDS = [
  ["Levi's", 6, 48],
  ['Burberry', 3, 145],
  ['Adidas', 5, 36],
  ['Laura Ashley', 4, 58],
  ['Carhartt', 4, 64],
  ['Barbour', 3, 112],
  ['Lacoste', 3, 39],
  ['Escada', 1.5, 98],
  ['C&A', 2, 18],
  [null, 4, 27],
];
const PIECES = [
  ['Jeans', 'Jeans', 5, 1],
  ['Trench Coat', 'Coats', 3, 1.8],
  ['Bomber Jacket', 'Jackets', 4, 1.3],
  ['Prairie Dress', 'Dresses', 3, 1.1],
  ['Slip Dress', 'Dresses', 2.5, 0.9],
  ['Knitted Cardigan', 'Knitwear', 3, 0.9],
  ['Polo Shirt', 'Shirts', 3, 0.6],
  ['Silk Blouse', 'Shirts', 2.5, 0.8],
  ['Pleated Skirt', 'Skirts', 2.5, 0.7],
  ['Leather Belt', 'Accessories', 2, 0.5],
];
const TEXTS = [
  'Bought from an estate in Lyon and kept in a cedar chest. Smoke free home.',
  'Small moth hole near the hem, priced with that in mind. Photos show it.',
  'Worn once at a wedding. Lining is perfect and all the buttons are original.',
  'Fits oversized, I am 170 tall and wear it with rolled sleeves.',
  'My aunt worked for the label and got it as a sample. Never in shops.',
  'Zip replaced by a tailor, otherwise untouched. Can be picked up in person.',
];
const euros = (value) => `€${value.toFixed(2)}`;
export function vintage() {
  const d = draws(44_606);
  let n = 620_000;
  let from = '2026-08-24';
  let run = RUNS[0];
  const make = () => {
    const [brand, , base] = d.weighted(BRANDS.map((item) => [item, item[1]]));
    const [piece, category, , times] = d.weighted(PIECES.map((item) => [item, item[2]]));
    const era = d.weighted([
      ['1960s', 1],
      ['1970s', 2.4],
      ['1980s', 4],
      ['1990s', 5],
      ['2000s', 3],
    ]);
    const size = d.weighted([
      ['XS', 1],
      ['S', 3],
      ['M', 4],
      ['L', 2.6],
      ['XL', 1.2],
    ]);
    const colour = d.pick(['navy', 'beige', 'red', 'black', 'olive', 'cream', 'mustard', 'floral']);
    return {
      item_id: (n += d.int(3, 60)),
      title: `${era} ${brand ?? ''} ${colour} ${piece}`.replace('  ', ' '),
      brand,
      category,
      era,
      size,
      condition: d.weighted([
        ['Excellent', 3],
        ['Very good', 5],
        ['Good', 4],
        ['Fair', 1.6],
      ]),
      price: euros(Math.round(base * times * d.spread() ** 1.5 * (era === '1960s' ? 1.4 : 1) * 2) / 2),
      likes: Math.round(d.next() ** 3 * 260),
      seller: d.pick(['retro_rosa', 'dustyattic', 'moth_and_moon', 'secondspin', 'lise.vtg', 'grandmas_trunk', 'northloop', 'atelier19']),
      free_shipping: d.chance(0.34) ? 'yes' : 'no',
      listed_on: d.day(from, run),
      tags: d.some(['wool', 'cotton', 'silk', 'leather', 'denim', 'handmade', 'deadstock', 'made in italy', 'unisex'], d.int(0, 4)),
      description: d.pick(TEXTS),
    };
  };
  const change = (record) => {
    const price = Number(record.price.slice(1));
    const moved = d.chance(0.72) ? price * (0.65 + d.next() * 0.28) : price * (1.04 + d.next() * 0.15);
    return {
      ...record,
      ...(d.chance(0.75) ? { price: euros(Math.round(moved * 2) / 2) } : {}),
      likes: record.likes + 1 + Math.round(d.next() ** 3 * 190),
    };
  };
  const first = Array.from({ length: 520 }, make);
  [from, run] = ['2026-11-03', RUNS[1]];
  const second = nextRun(first, { draw: d, gone: 0.16, changed: 0.42, change, added: 74, make });
  return [first, second].map((records, index) => ({ file: `vintage-${RUNS[index]}.json`, text: json(records) }));
}
