import { csv, draws, round, thousands } from '../made.mjs';
const GOODS = [
  ['Fasteners', ['Deck Screws 3 in.', 'Drywall Screws 1-5/8 in.', 'Hex Bolts 1/2 in.', 'Finish Nails 2 in.', 'Wall Anchors', 'Cup Hooks'], 9],
  ['Plumbing', ['Ball Valve 3/4 in.', 'PEX Elbow', 'Toilet Fill Valve', 'Sink Strainer', 'Copper Pipe 10 ft.', 'Faucet Cartridge'], 19],
  ['Electrical', ['Extension Cord 50 ft.', 'GFCI Outlet', 'Wire Nuts', 'LED Bulb 60W', 'Breaker 20 A', 'Junction Box'], 16],
  ['Paint', ['Interior Eggshell', 'Exterior Satin', 'Primer Sealer', 'Deck Stain', 'Spray Enamel', 'Angled Brush 2 in.'], 29],
  ['Garden', ['Leaf Rake', 'Garden Hose 100 ft.', 'Potting Soil', 'Pruning Shears', 'Snow Shovel', 'Bird Feeder'], 24],
  ['Tools', ['Claw Hammer 16 oz', 'Tape Measure 25 ft.', 'Socket Set', 'Cordless Drill', 'Utility Knife', 'Torpedo Level'], 44],
  ['Building', ['Plywood Sheet 4x8', 'Concrete Mix 80 lb', 'Roof Cement', 'Weatherstrip', 'Door Hinge', 'Insulation Roll'], 31],
];
const BRANDS = ['Grantham', 'Ironclad', 'ValuPro', 'Hearthside', 'Northfork', 'DuraMax', 'Kessel'];
export function hardware() {
  const d = draws(45_505);
  let n = 600_100;
  const used = new Set();
  const name = (items) => {
    for (;;) {
      const made = `${d.pick(BRANDS)} ${d.pick(items)}${d.chance(0.6) ? `, ${d.pick(['Black', 'White', 'Galvanized', 'Stainless', 'Heavy Duty', '2-Pack', 'Contractor Pack', 'Economy'])}` : ''}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const us = (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
  const records = Array.from({ length: 640 }, () => {
    const [dept, items, base] = d.pick(GOODS);
    const description = name(items);
    const price = round(base * d.spread() * (0.5 + d.next() * 1.6), 0) + d.pick([0.49, 0.79, 0.97, 0.99, 0.99]);
    const hand = d.chance(0.08) ? 0 : d.int(1, 160);
    return {
      item_no: (n += d.int(3, 60)),
      description,
      dept,
      brand: BRANDS.find((brand) => description.startsWith(brand)),
      retail: `$${thousands(price, ',', 2)}`,
      cost: d.chance(0.05) ? '' : `$${thousands(price * (0.45 + d.next() * 0.3), ',', 2)}`,
      qoh: hand,
      reorder_pt: d.pick([5, 10, 10, 15, 20, 25]),
      bin_loc: `Aisle ${d.int(1, 18)}-${d.pick(['A', 'B', 'C', 'D'])}`,
      vendor: d.pick(['Orgill', 'Do it Best', 'House-Hasson', 'Emery Jensen', 'Local']),
      units_sold_12mo: d.int(0, 940),
      last_sold: d.chance(0.06) ? '' : us(d.day('2026-02-01', '2026-11-21')),
      clearance: d.chance(0.12) ? 'Y' : 'N',
      certs: d.chance(0.45) ? '' : d.some(['UL listed', 'lead free', 'Energy Star', 'made in USA', 'low VOC'], d.int(1, 3)).join('; '),
    };
  });
  return [{ file: 'hardware-2026-11-22.csv', text: csv(records) }];
}
