import { draws, json } from '../made.mjs';
const BAKERS = ['Flour & Vow', 'Crumb Atelier', 'Bluebell Bakes', 'Tier Drop', 'Maison Sucre', 'The Iced Barn', 'Honey & Fig'];
const AREAS = ['Edinburgh', 'Glasgow', 'Dundee', 'Perth', 'Stirling', 'Aberdeen'];
export function weddingcakes() {
  const d = draws(50_808);
  let n = 20;
  const records = Array.from({ length: 210 }, () => {
    const tiers = d.weighted([
      [1, 2],
      [2, 5],
      [3, 6],
      [4, 3],
      [5, 1],
    ]);
    const vegan = d.chance(0.2);
    const price = Math.round(((tiers * 128 + 65) * d.spread() * (vegan ? 1.1 : 1)) / 5) * 5;
    return {
      cakeId: `C-${(n += d.int(1, 5))}`,
      cakeName: `${d.pick(['Ivory', 'Meadow', 'Rustic', 'Velvet', 'Gilded', 'Garden', 'Winter'])} ${d.pick(['Lace', 'Bloom', 'Cascade', 'Ruffle', 'Promise', 'Stack'])}`,
      bakery: d.pick(BAKERS),
      area: d.pick(AREAS),
      tiers,
      servings: tiers * d.int(18, 34),
      price: `£${price}`,
      deliveryFee: d.chance(0.1) ? null : `£${d.pick([0, 15, 25, 30, 40, 55])}`,
      finish: d.weighted([
        ['buttercream', 6],
        ['fondant', 5],
        ['naked', 3],
        ['ganache', 2],
      ]),
      flavours: d.some(['vanilla', 'lemon', 'chocolate', 'carrot', 'red velvet', 'fruit', 'salted caramel', 'coffee'], d.int(1, 4)),
      vegan,
      glutenFree: d.chance(0.27),
      leadTime: `${d.pick([2, 3, 4, 6, 8, 10, 12, 16])} weeks`,
      reviewScore: d.chance(0.14) ? null : Number((3.4 + d.next() * 1.6).toFixed(1)),
      listUpdated: d.day('2025-11-01', '2026-11-15'),
    };
  });
  return [{ file: 'weddingcakes-2026-11-17.json', text: json(records) }];
}
