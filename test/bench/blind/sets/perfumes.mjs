import { draws, json, nextRun, round } from '../made.mjs';
const BRANDS = [
  ['Maison Verlaine', 'France', 1.6],
  ['Casa Oro', 'Italy', 1.3],
  ['Thornwick', 'UK', 1.2],
  ['No. 8 Atelier', 'France', 1.9],
  ['Al Qamar', 'UAE', 0.8],
  ['Nordlys', 'Sweden', 1.4],
  ['Brooklyn Still', 'USA', 1.1],
  ['Hana & Yuki', 'Japan', 1.5],
  ['Lumière', 'France', 0.6],
  ['Sol Ibérico', 'Spain', 0.5],
];
const A = [
  'Velvet',
  'Midnight',
  'Salt',
  'White',
  'Burnt',
  'Electric',
  'Wild',
  'Silent',
  'Golden',
  'Paper',
  'Smoke &',
  'Green',
  'First',
  'Forbidden',
  '5th Avenue',
  '24 Hours in',
];
const B = [
  'Fig',
  'Oud',
  'Rose',
  'Iris',
  'Amber',
  'Harbour',
  'Garden',
  'Vetiver',
  'Neroli',
  'Leather',
  'Tea',
  'Cedar',
  'Sunday',
  'Skin',
  'Paris',
  'Rain',
];
const NOTES = [
  'bergamot',
  'rose',
  'oud',
  'vanilla',
  'vetiver',
  'iris',
  'musk',
  'fig',
  'patchouli',
  'jasmine',
  'cedar',
  'tonka',
  'sea salt',
  'pink pepper',
  'leather',
  'amber',
  'neroli',
];
const NOSES = ['Jeanne Arquet', 'Piero Landi', 'M. Okabe', 'Sophie Brandt', 'Rashid Nasser', 'Tom Aldous'];
const CONC = [
  ['Eau de Toilette', 5, 0.8, 4.5],
  ['Eau de Parfum', 7, 1.1, 7],
  ['Parfum', 2, 1.7, 10],
  ['Cologne', 1.6, 0.6, 2.8],
  ['Body Mist', 1, 0.3, 2],
];
/** An online perfumery: dollars as text, "4.3/5", booleans. */
export function perfumes() {
  const draw = draws(30411);
  let n = 7000;
  const used = new Set();
  const make = (from, to) => {
    const [brand, origin, level] = draw.pick(BRANDS),
      [conc, , factor, hours] = draw.weighted(CONC.map((c) => [c, c[1]]));
    const vol = conc === 'Body Mist' ? draw.pick([150, 200, 250]) : draw.pick([10, 30, 50, 50, 75, 100, 100, 125, 200]);
    let name;
    do name = `${draw.pick(A)} ${draw.pick(B)}${draw.chance(0.15) ? ' Intense' : ''}`;
    while (used.has(`${brand}${name}${vol}`));
    used.add(`${brand}${name}${vol}`);
    const price = round(14 + 1.05 * vol ** 0.82 * level * factor * draw.spread() * 1.6, 2),
      sale = draw.chance(0.3),
      stock = draw.chance(0.84);
    n += draw.int(1, 7);
    const many = Math.floor(draw.next() ** 4 * 5200);
    return {
      sku: `PF${n}`,
      product: name,
      house: brand,
      origin,
      strength: conc,
      family: draw.weighted([
        ['Woody', 4],
        ['Floral', 5],
        ['Citrus', 3],
        ['Oriental', 3],
        ['Fresh', 2],
        ['Gourmand', 1.7],
        ['Leather', 0.8],
      ]),
      forWhom: draw.weighted([
        ['women', 4],
        ['men', 3],
        ['unisex', 4],
      ]),
      nose: draw.chance(0.2) ? null : draw.pick(NOSES),
      vol_ml: vol,
      price: `$${price.toFixed(2)}`,
      rrp: sale ? `$${(price * (1.06 + draw.next() * 0.7)).toFixed(2)}` : null,
      launchYear: draw.chance(0.07) ? null : draw.chance(0.15) ? draw.int(1968, 1999) : draw.int(2000, 2025),
      notes: draw.some(NOTES, draw.int(2, 6)),
      stars: many < 3 ? 'n/a' : `${(3 + draw.next() * 1.95).toFixed(1)}/5`,
      nRatings: many,
      lasts_h: draw.chance(0.15) ? null : round(hours * draw.spread() + draw.next(), 1),
      in_stock: stock,
      qty: stock ? draw.int(1, 140) : 0,
      is_tester: draw.chance(0.09),
      vegan: draw.chance(0.38),
      refill: draw.chance(0.17),
      limited: draw.chance(0.08),
      addedOn: draw.day(from, to),
      blurb: draw.pick([
        'Signature scent in a 100 percent recycled flask.',
        'Notes of a 1970s library, warm and dry.',
        'Free sample with every order.',
        'Sold without box.',
        'Inspired by a night train.',
        'A clean everyday fragrance, gift ready.',
        'Discontinued batch, last pieces.',
      ]),
    };
  };
  const change = (r) => {
    const p = Number(r.price.slice(1)),
      many = r.nRatings + draw.int(0, 60);
    if (draw.chance(0.45)) {
      const f = draw.chance(0.6) ? 0.7 + draw.next() * 0.25 : 1.03 + draw.next() * 0.15;
      return { ...r, price: `$${(p * f).toFixed(2)}`, rrp: f < 1 ? (r.rrp ?? r.price) : null, nRatings: many };
    }
    const stock = draw.chance(0.6);
    return { ...r, in_stock: stock, qty: stock ? draw.int(1, 140) : 0, nRatings: many };
  };
  const step = (from, a, b, added) => nextRun(from, { draw, gone: 0.06, changed: 0.25, change, added, make: () => make(a, b) });
  const one = Array.from({ length: 640 }, () => make('2023-02-01', '2026-01-04'));
  const two = step(one, '2026-01-05', '2026-02-01', 48),
    three = step(two, '2026-02-02', '2026-03-01', 61);
  const runs = { '2026-01-05': one, '2026-02-02': two, '2026-03-02': three };
  return Object.entries(runs).map(([day, records]) => ({ file: `perfumes-${day}.json`, text: json(records) }));
}
