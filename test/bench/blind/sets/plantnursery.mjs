import { csv, draws, nextRun } from '../made.mjs';

const PLANTS = [
  ['Acer palmatum', 'Japanese maple', 'Tree', 68, 'Red', 'Part shade', ['Apr', 'May']],
  ['Betula pendula', 'Silver birch', 'Tree', 54, '', 'Full sun', []],
  ['Amelanchier lamarckii', 'Serviceberry', 'Tree', 59, 'White', 'Full sun', ['Apr']],
  ['Hydrangea paniculata', 'Panicle hydrangea', 'Shrub', 29, 'White', 'Part shade', ['Jul', 'Aug', 'Sep']],
  ['Buxus sempervirens', 'Boxwood', 'Shrub', 18, '', 'Part shade', []],
  ['Rosa rugosa', 'Rugosa rose', 'Shrub', 17, 'Pink', 'Full sun', ['Jun', 'Jul', 'Aug']],
  ['Lavandula angustifolia', 'English lavender', 'Perennial', 9, 'Purple', 'Full sun', ['Jun', 'Jul']],
  ['Echinacea purpurea', 'Purple coneflower', 'Perennial', 11, 'Purple', 'Full sun', ['Jul', 'Aug']],
  ['Hosta sieboldiana', 'Hosta', 'Perennial', 13, 'White', 'Shade', ['Jul']],
  ['Helleborus orientalis', 'Lenten rose', 'Perennial', 15, 'Pink', 'Shade', ['Feb', 'Mar']],
  ['Miscanthus sinensis', 'Maiden grass', 'Grass', 16, '', 'Full sun', ['Sep']],
  ['Festuca glauca', 'Blue fescue', 'Grass', 8, '', 'Full sun', []],
  ['Dryopteris erythrosora', 'Autumn fern', 'Fern', 14, '', 'Shade', []],
  ['Clematis montana', 'Mountain clematis', 'Climber', 22, 'Pink', 'Part shade', ['May', 'Jun']],
  ['Hedera helix', 'English ivy', 'Climber', 10, '', 'Shade', []],
  ['Vaccinium corymbosum', 'Highbush blueberry', 'Fruit', 21, 'White', 'Full sun', ['May']],
  ['Ficus carica', 'Common fig', 'Fruit', 34, '', 'Full sun', []],
];
const EVERGREEN = new Set(['Boxwood', 'English lavender', 'Lenten rose', 'Blue fescue', 'Autumn fern', 'English ivy']);
const NATIVE = new Set(['Purple coneflower', 'Highbush blueberry', 'Serviceberry']);
const TOXIC = new Set(['Boxwood', 'Hosta', 'Lenten rose', 'English ivy', 'Panicle hydrangea', 'Common fig', 'Mountain clematis']);
const POTS = [
  ['1 gal', 1, 6],
  ['2 gal', 1.5, 4],
  ['5 gal', 2.6, 4],
  ['15 gal', 6, 1.2],
  ['Bare root', 0.7, 1],
];
const SUPPLIERS = ['Greenvale Growers', 'Monrow', 'Hollis Farms', 'Own stock', 'Pacific Liners'];
const CULTIVARS = [
  'Bloodgood',
  'Limelight',
  'Hidcote',
  'Magnus',
  'Elegans',
  'Sango Kaku',
  'Blue Ray',
  'Gracillimus',
  'Alba',
  'Compacta',
  'Royal Red',
  'Winter Gem',
];
const ZONES = ['3-8', '4-8', '4-9', '5-8', '5-9', '6-9', '7-10'];

/** Stock of a plant nursery, two monthly runs: "$24.50", gallons, Y/N, months of bloom in one cell, what is on hand and sold. */
export function plantnursery() {
  const draw = draws(310_066);
  let serial = 1000;
  const yn = (is) => (is ? 'Y' : 'N');
  const make = (from, to) => {
    serial += draw.int(1, 7);
    const [botanical, common, category, base, color, sun, months] = draw.pick(PLANTS);
    const [pot, factor] = draw.weighted(POTS.map((item) => [item, item[2]]));
    const price = Math.round(base * factor * draw.spread() * 4) / 4;
    const onHand = draw.chance(0.09) ? 0 : Math.round(draw.next() ** 2 * 260) + 1;
    return {
      sku: `${category.slice(0, 2).toUpperCase()}${serial}`,
      botanical_name: botanical,
      cultivar: draw.chance(0.55) ? draw.pick(CULTIVARS) : '',
      common_name: common,
      category,
      pot_size: pot,
      ht_in: draw.chance(0.1) ? '' : Math.round((category === 'Tree' ? 60 : 14) * Math.sqrt(factor) * draw.spread()),
      retail_price: `$${price.toFixed(2)}`,
      trade_price: draw.chance(0.08) ? '' : `$${(price * 0.62).toFixed(2)}`,
      discount_pct: draw.weighted([
        [0, 8],
        [10, 1.5],
        [20, 1],
        [50, 0.5],
      ]),
      qty_on_hand: onHand,
      qty_reserved: Math.round(onHand * draw.next() * 0.4),
      reorder_pt: draw.pick([5, 10, 20, 25]),
      sold_ytd: Math.round(draw.next() ** 2 * 640),
      zones: draw.pick(ZONES),
      sun,
      bloom: months.join('; '),
      flower_color: color,
      evergreen: yn(EVERGREEN.has(common)),
      native: yn(NATIVE.has(common)),
      deer_resistant: draw.chance(0.12) ? '' : yn(draw.chance(0.45)),
      toxic_to_pets: yn(TOXIC.has(common)),
      supplier: draw.pick(SUPPLIERS),
      bench: `${draw.pick(['A', 'B', 'C', 'D', 'GH1', 'GH2'])}-${draw.int(1, 20)}`,
      potted_on: pot === 'Bare root' ? '' : draw.day(from, to),
    };
  };
  const change = (record) => {
    const sold = Math.round(record.qty_on_hand * draw.next() * 0.5);
    const price =
      Number(record.retail_price.slice(1)) *
      draw.weighted([
        [1, 6],
        [0.9, 2],
        [1.08, 1],
      ]);
    return {
      ...record,
      retail_price: `$${price.toFixed(2)}`,
      qty_on_hand: record.qty_on_hand - sold,
      qty_reserved: Math.min(record.qty_reserved, record.qty_on_hand - sold),
      sold_ytd: record.sold_ytd + sold,
    };
  };
  const first = Array.from({ length: 260 }, () => make('2025-03-01', '2026-10-20'));
  const second = nextRun(first, { draw, gone: 0.06, changed: 0.55, change, added: 21, make: () => make('2026-10-25', '2026-11-20') });
  return [
    { file: 'plantnursery-2026-10-29.csv', text: csv(first) },
    { file: 'plantnursery-2026-11-26.csv', text: csv(second) },
  ];
}
