import { draws, json, nextRun, round } from '../made.mjs';
const BRANDS = [
  ['Lindvall', 1.6],
  ['Oakhurst', 1],
  ['Ray & Rae', 1.35],
  ['Specto', 0.55],
  ['Moretti', 1.9],
  ['Kind Eyes', 0.7],
  ['Hikari', 1.45],
  ['Bluebird', 0.8],
  ['Tarn', 1.15],
];
const SHAPES = ['Round', 'Cat-eye', 'Aviator', 'Square', 'Rectangle', 'Rectangle', 'Geometric', 'Browline'];
const COLOURS = ['Black', 'Tortoise', 'Crystal', 'Gold', 'Navy', 'Olive', 'Rose', 'Gunmetal'];
const FIRST = ['Alma', 'Bruno', 'Celia', 'Dover', 'Elin', 'Fitz', 'Greta', 'Hugo', 'Iris', 'Jonah', 'Kit', 'Leith', 'Mabel', 'Nico', 'Otis', 'Pearl'];
const TEXTS = [
  'Hand-polished in small batches, with a keyhole bridge that sits well on low noses.',
  'Feather-light everyday frame that you forget you are wearing. Comes with a hard case.',
  'Takes strong prescriptions: deep rims hide thick lenses up to -8.00.',
  'Adjustable silicone nose pads. Our opticians like it for wide faces.',
  'Made from recycled fishing nets collected off Cornwall.',
  'A seventies shape brought back for good. Matching clip-on shade sold separately.',
  'Bendy and tough enough for the playground; replaced free if broken in the first year.',
  'Slim sides fit comfortably under a cycle helmet or headset.',
];
const RUNS = ['2026-09-28', '2026-10-26', '2026-11-23'];
const pounds = (value) => `£${value.toFixed(2)}`;
export function eyewear() {
  const d = draws(42_101);
  let id = 10_200;
  const make = (from = '2023-02-01', to = '2026-09-20') => {
    const [brand, factor] = d.pick(BRANDS);
    const category = d.weighted([
      ['Optical', 11],
      ['Sunglasses', 6],
      ['Reading', 2],
    ]);
    const shape = d.pick(SHAPES);
    const material = d.weighted([
      ['Acetate', 8],
      ['Metal', 5],
      ['Titanium', 4],
      ['TR90', 3],
      ['Wood', 1],
    ]);
    const was = round(74 * factor * d.spread() * (material === 'Titanium' ? 1.4 : 1)) + d.pick([0, 0.5, 0.95]);
    const cut = d.chance(0.38);
    const name = `${d.pick(FIRST)} ${d.int(2, 98)}`;
    const reviews = d.chance(0.1) ? 0 : Math.round(d.next() ** 2.5 * 640) + 1;
    const stock = d.chance(0.14) ? 0 : d.int(1, 60);
    const weight = { Acetate: 24, Metal: 19, Titanium: 12, TR90: 14, Wood: 22 }[material] + round(d.next() * 9, 1);
    id += d.int(1, 7);
    return {
      frameId: `EY-${id}`,
      title: `${brand} ${name} ${shape} ${category === 'Sunglasses' ? 'Sunglasses' : category === 'Reading' ? 'Readers' : 'Glasses'}`,
      brand,
      category,
      gender: d.weighted([
        ['Unisex', 6],
        ['Women', 6],
        ['Men', 5],
        ['Kids', 2],
      ]),
      frameShape: shape,
      material,
      colour: d.pick(COLOURS),
      lensWidth: `${d.int(44, 59)} mm`,
      bridge: `${d.int(14, 23)} mm`,
      templeLength: `${d.pick([130, 135, 140, 140, 145, 145, 150])} mm`,
      frameWeight: d.chance(0.07) ? null : `${round(weight, 1)} g`,
      price: pounds(cut ? was * d.pick([0.5, 0.7, 0.75, 0.8, 0.85]) : was),
      wasPrice: cut ? pounds(was) : null,
      lensesFrom: category === 'Optical' ? `+ £${d.pick([29, 39, 39, 49, 65])}` : null,
      reviewScore: reviews ? `${round(2.6 + Math.sqrt(d.next()) * 2.4, 1)}/5` : null,
      reviewsCount: reviews,
      stockLeft: stock,
      polarised: category === 'Sunglasses' ? d.pick(['yes', 'no', 'Yes', 'no']) : null,
      prescriptionReady: category === 'Sunglasses' ? d.chance(0.6) : category === 'Optical',
      springHinges: d.pick(['Y', 'N', 'N']),
      tryAtHome: d.chance(0.44),
      madeIn: d.pick(['Italy', 'Italy', 'Japan', 'China', 'China', 'China', 'Germany', 'UK']),
      launchDate: d.day(from, to),
      guarantee: d.pick(['12 months', '24 months', '24 months', '36 months']),
      features: d.some(['blue light filter', 'anti-glare', 'clip-on', 'adjustable nose pads', 'recycled', 'hypoallergenic', 'foldable'], d.int(0, 4)),
      description: d.pick(TEXTS),
      url: `https://www.framery.example/p/${brand.toLowerCase().replaceAll(/\W+/g, '-')}-${id}`,
    };
  };
  const change = (r) => {
    const stock = d.chance(0.1) ? 0 : Math.max(0, r.stockLeft + d.int(-18, 15));
    const price = Number(r.price.slice(1));
    const to = d.chance(0.55) ? price * d.pick([0.8, 0.85, 0.9, 0.9, 1.05, 1.1]) : price;
    const more = r.reviewsCount && d.int(0, 22);
    return {
      ...r,
      price: pounds(to),
      wasPrice: to < price ? (r.wasPrice ?? r.price) : r.wasPrice,
      stockLeft: stock,
      reviewsCount: r.reviewsCount + more,
    };
  };
  const all = [Array.from({ length: 330 }, () => make())];
  for (const [at, run] of RUNS.slice(1).entries()) {
    all.push(nextRun(all.at(-1), { draw: d, gone: 0.05, changed: 0.4, change, added: d.int(14, 25), make: () => make(RUNS[at], run) }));
  }
  return all.map((records, i) => ({ file: `eyewear-${RUNS[i]}.json`, text: json(records) }));
}
