import { draws, json, nextRun, round, thousands } from '../made.mjs';

const LINES = {
  Brooks: ['Glide', 'Apex', 'Tempo'],
  Saucony: ['Ridgeway', 'Torrent', 'Kinver'],
  Hoka: ['Cloudline', 'Mach', 'Speedgoat'],
  Asics: ['Nimbus', 'Kayano', 'Fuji'],
  Salomon: ['Sense', 'Crossgrip', 'Pulsar'],
  Altra: ['Torin', 'Lone Peak', 'Escalante'],
  Mizuno: ['Wave Rider', 'Daichi', 'Neo'],
};

/** A running shoe shop, twice: "$129.95", "268 g", booleans, widths as lists. */
export function shoes() {
  const draw = draws(140_003);
  const made = new Set();
  let next = 4100;
  const make = () => {
    for (;;) {
      const brand = draw.weighted([
        ['Brooks', 5],
        ['Hoka', 5],
        ['Asics', 5],
        ['Saucony', 4],
        ['Salomon', 3],
        ['Altra', 2],
        ['Mizuno', 2],
      ]);
      const model = `${draw.pick(LINES[brand])} ${draw.int(2, 28)}`;
      if (made.has(brand + model)) continue;
      made.add(brand + model);
      return shoe(draw, `RS${(next += 3)}`, brand, model);
    }
  };
  const first = Array.from({ length: 310 }, make);
  const second = nextRun(first, {
    draw,
    gone: 0.07,
    changed: 0.4,
    change: (old) => {
      const price = Number(old.price.slice(1));
      const cut = draw.chance(0.75);
      return {
        ...old,
        price: draw.chance(0.8) ? `$${round(price * (cut ? 0.62 + draw.next() * 0.33 : 1.03 + draw.next() * 0.12), 2).toFixed(2)}` : old.price,
        reviewCount: thousands(Number(old.reviewCount.replace(',', '')) + draw.int(1, 60), ','),
        inStock: draw.chance(0.35) ? !old.inStock : old.inStock,
      };
    },
    added: 34,
    make,
  });
  return [
    { file: 'shoes-2026-10-20.json', text: json(first) },
    { file: 'shoes-2026-11-20.json', text: json(second) },
  ];
}

function shoe(draw, sku, brand, model) {
  const category = /Ridgeway|Torrent|Speedgoat|Fuji|Crossgrip|Sense|Lone Peak|Daichi/.test(model)
    ? 'Trail'
    : draw.weighted([
        ['Road', 7],
        ['Racing', 2.4],
        ['Track', 1],
      ]);
  const plate = category === 'Racing' ? draw.chance(0.8) : category === 'Road' && draw.chance(0.06);
  const weight = Math.round(
    (category === 'Trail' ? 300 : category === 'Road' ? 268 : category === 'Racing' ? 212 : 165) * (0.8 + draw.next() * 0.36),
  );
  return {
    sku,
    brand,
    model,
    category,
    gender: draw.weighted([
      ['Men', 4],
      ['Women', 4],
      ['Unisex', 1.5],
    ]),
    price: `$${round((plate ? 205 : category === 'Trail' ? 135 : 120) * draw.spread(), 2).toFixed(2)}`,
    weightG: draw.chance(0.07) ? null : `${weight} g`,
    heelDropMm: brand === 'Altra' ? 0 : draw.pick([4, 4, 5, 6, 8, 8, 10, 10, 12]),
    cushioning: draw.weighted([
      ['Firm', 2],
      ['Balanced', 4],
      ['Plush', 3],
      ['Max', 2],
    ]),
    carbonPlate: plate,
    waterproof: category === 'Trail' ? draw.chance(0.4) : category === 'Road' && draw.chance(0.08),
    widths: [
      'Standard',
      ...draw.some(
        ['Narrow', 'Wide', 'Extra wide'],
        draw.weighted([
          [0, 4],
          [1, 4],
          [2, 2],
        ]),
      ),
    ],
    rating: draw.chance(0.08) ? null : round(3.1 + Math.sqrt(draw.next()) * 1.85, 2),
    reviewCount: thousands(Math.round(draw.next() ** 3 * 3900) + 2, ','),
    releasedOn: draw.day('2023-02-01', '2026-10-15'),
    inStock: draw.chance(0.82),
  };
}
