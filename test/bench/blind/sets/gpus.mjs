import { csv, draws, nextRun, thousands } from '../made.mjs';

// name, maker's memory, type, boost, watts, price
const CHIPS = [
  ['GeForce RTX 5090', 32, 'GDDR7', 2410, 575, 2350],
  ['GeForce RTX 5080', 16, 'GDDR7', 2620, 360, 1180],
  ['GeForce RTX 5070 Ti', 16, 'GDDR7', 2450, 300, 850],
  ['GeForce RTX 5070', 12, 'GDDR7', 2510, 250, 590],
  ['GeForce RTX 5060 Ti', 16, 'GDDR7', 2570, 180, 440],
  ['GeForce RTX 5060', 8, 'GDDR7', 2500, 145, 309],
  ['GeForce RTX 4060', 8, 'GDDR6', 2460, 115, 285],
  ['GeForce RTX 3050', 6, 'GDDR6', 1470, 70, 175],
  ['Radeon RX 9070 XT', 16, 'GDDR6', 2970, 304, 690],
  ['Radeon RX 9070', 16, 'GDDR6', 2520, 220, 590],
  ['Radeon RX 9060 XT', 16, 'GDDR6', 3130, 160, 365],
  ['Radeon RX 7900 XTX', 24, 'GDDR6', 2500, 355, 940],
  ['Radeon RX 7600', 8, 'GDDR6', 2655, 165, 255],
  ['Radeon RX 6600', 8, 'GDDR6', 2491, 132, 195],
  ['Arc B580', 12, 'GDDR6', 2670, 190, 265],
  ['Arc A770', 16, 'GDDR6', 2400, 225, 279],
];
const BRANDS = {
  GeForce: ['ASUS', 'MSI', 'Gigabyte', 'Zotac', 'PNY', 'Palit', 'Inno3D'],
  Radeon: ['Sapphire', 'PowerColor', 'XFX', 'ASRock', 'ASUS', 'Gigabyte'],
  Arc: ['Sparkle', 'ASRock', 'Intel'],
};
const LINES = [
  'Gaming',
  'Dual',
  'Prime',
  'Pulse',
  'Nitro+',
  'Eagle',
  'Ventus 2X',
  'Trio',
  'Twin Edge',
  'Challenger',
  'Windforce',
  'Hellhound',
  'Swift',
];

/** A shop's graphics cards, scraped twice; prices move, cards sell out. */
export function gpus() {
  const draw = draws(230_303);
  let number = 0;
  const make = (from, to) => () => card(draw, (number += 1), from, to);
  const first = Array.from({ length: 340 }, make('2024-09-01', '2026-10-19'));
  const second = nextRun(first, {
    draw,
    gone: 0.07,
    changed: 0.4,
    change: (record) => moved(draw, record),
    added: 38,
    make: make('2026-10-21', '2026-11-19'),
  });
  return [
    { file: 'gpus-2026-10-20.csv', text: csv(first, ';') },
    { file: 'gpus-2026-11-20.csv', text: csv(second, ';') },
  ];
}

const local = (day) => day.split('-').toReversed().join('/');
const money = (value) => thousands(value, ',', 2);

function card(draw, number, from, to) {
  const [chipset, vram, type, boost, watts, base] = draw.pick(CHIPS);
  const brand = draw.pick(BRANDS[chipset.split(' ')[0]]);
  const price = Math.round(base * (0.92 + draw.next() * 0.34)) - draw.pick([0.01, 0.1, 0.05, 1]);
  const reviews = draw.chance(0.12) ? 0 : Math.round(draw.next() ** 3 * 1400) + 1;
  const line = draw.pick(LINES);
  return {
    sku: `VGA-${10_400 + number * 7}`,
    title: `${brand} ${chipset} ${line}${draw.chance(0.35) ? ' OC' : ''}${draw.chance(0.15) ? ' White' : ''} ${vram}GB`,
    brand,
    chipset,
    vram: `${vram} GB`,
    memory_type: type,
    boost_mhz: boost + draw.int(0, 18) * 15,
    tdp_w: `${watts} W`,
    length_mm: draw.chance(0.06) ? '' : `${Math.round(175 + watts * 0.32 + draw.int(0, 60))} mm`,
    price: money(price),
    old_price: draw.chance(0.3) ? money(price + draw.int(2, 30) * 5) : '',
    in_stock: draw.chance(0.72) ? 'yes' : 'no',
    rating: reviews === 0 ? '' : `${(3.1 + Math.sqrt(draw.next()) * 1.9).toFixed(1)}/5`,
    reviews,
    ship_days: draw.weighted([
      [1, 5],
      [2, 4],
      [3, 2],
      [5, 1],
      [7, 1],
      [10, 0.5],
    ]),
    added_on: local(draw.day(from, to)),
  };
}

function moved(draw, record) {
  if (draw.chance(0.3)) return { ...record, in_stock: record.in_stock === 'yes' ? 'no' : 'yes' };
  const was = Number(record.price.replaceAll(',', ''));
  const now = Math.round(was * (draw.chance(0.65) ? 0.82 + draw.next() * 0.16 : 1.02 + draw.next() * 0.1)) - 0.01;
  return { ...record, price: money(now), old_price: now < was ? money(was) : '' };
}
