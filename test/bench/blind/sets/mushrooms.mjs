import { draws, json, round } from '../made.mjs';
const SPECIES = [
  ['Cantharellus cibarius', 'Chanterelle', 5, true],
  ['Boletus edulis', 'Penny bun', 13, true],
  ['Amanita muscaria', 'Fly agaric', 12, false],
  ['Amanita phalloides', 'Death cap', 9, false],
  ['Macrolepiota procera', 'Parasol', 18, true],
  ['Hydnum repandum', 'Hedgehog fungus', 7, true],
  ['Laccaria amethystina', 'Amethyst deceiver', 3.5, true],
  ['Armillaria mellea', 'Honey fungus', 8, true],
  ['Hypholoma fasciculare', 'Sulphur tuft', 4, false],
  ['Coprinus comatus', 'Shaggy inkcap', 5.5, true],
  ['Pleurotus ostreatus', 'Oyster mushroom', 10, true],
];
export function mushrooms() {
  const d = draws(52_606);
  let n = 31_000;
  const records = Array.from({ length: 640 }, () => {
    const [species, commonName, cap, edible] = d.pick(SPECIES);
    return {
      findId: (n += d.int(1, 9)),
      species,
      commonName,
      region: d.weighted([
        ['New Forest', 6],
        ['Highlands', 4],
        ['Snowdonia', 3],
        ['Lake District', 4],
        ['Chilterns', 5],
        ['Forest of Dean', 3],
      ]),
      foundOn: d.day('2025-08-15', '2026-11-18'),
      fruitBodies: d.chance(0.05) ? null : Math.ceil(d.next() ** 3 * 90),
      capWidth: d.chance(0.08) ? '' : `${round(cap * d.spread(), 1)} cm`,
      altitude: `${d.int(4, 620)} m`,
      habitat: d.pick(['Broadleaf wood', 'Pine plantation', 'Grassland', 'Mixed wood', 'Garden', 'Roadside']),
      edible,
      confirmed: d.chance(0.58),
      recorder: d.pick(['M. Oduya', 'Hilary Platt', 'J. Kerr', 'Sunil Rao', 'Bea Thornley', 'D. Whelan', 'Agnes Moor', 'T. Lindqvist']),
      photos: d.chance(0.2) ? 0 : d.int(1, 12),
      nearbyTrees: d.some(['oak', 'birch', 'beech', 'pine', 'spruce', 'hazel'], d.int(0, 3)),
    };
  });
  return [{ file: 'mushrooms-2026-11-19.json', text: json(records) }];
}
