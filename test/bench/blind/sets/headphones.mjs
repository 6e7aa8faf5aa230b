import { draws, json, round, thousands } from '../made.mjs';

const BRANDS = {
  Sony: 1.1,
  Sennheiser: 1.3,
  JBL: 0.7,
  Bose: 1.4,
  Anker: 0.5,
  Beyerdynamic: 1.3,
  'Audio-Technica': 1,
  Philips: 0.6,
  Focal: 3.1,
  AKG: 0.9,
  Jabra: 0.9,
  Grado: 1.5,
};
const BASE = { 'over-ear': 210, 'on-ear': 90, 'in-ear': 75, 'true wireless': 125 };
const LIKED = ['Punchy bass', 'Clear mids', 'A bit tinny', 'Warm and relaxed', 'Neutral studio sound', 'Wide soundstage'];
const ALSO = [
  'comfy for long flights',
  'tight clamp for big heads',
  'the hinge creaks',
  'great mic for calls',
  'comes with a hard case',
  'glasses friendly',
];

/** A hi-fi shop's headphones: "1,299.00", "4.3 out of 5", "38 h", codecs as "SBC; AAC". */
export function headphones() {
  const draw = draws(190_202);
  const used = new Set();
  return [{ file: 'headphones-2026-11-20.json', text: json(Array.from({ length: 410 }, (_, index) => pair(draw, index, used))) }];
}

function pair(draw, index, used) {
  const brand = draw.pick(Object.keys(BRANDS));
  const form = draw.weighted([
    ['over-ear', 5],
    ['on-ear', 2],
    ['in-ear', 2.2],
    ['true wireless', 4],
  ]);
  const wireless = form === 'true wireless' || draw.chance(0.55);
  const anc = wireless && draw.chance(0.55);
  const price = Math.round(BASE[form] * BRANDS[brand] * (anc ? 1.35 : 0.9) * draw.spread() ** 1.5) + draw.pick([-0.01, -0.05, 0]);
  const reviews = draw.chance(0.07) ? null : Math.round(draw.next() ** 3 * 9400) + 2;
  const battery = form === 'true wireless' ? draw.int(4, 12) : draw.int(14, 80);
  const letters = brand
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 2)
    .toUpperCase();
  let model;
  do model = `${letters}-${draw.pick(['X', 'M', 'HD', 'WH', 'T', 'Q', 'K'])}${draw.int(10, 99) * 10}${draw.chance(0.2) ? ' Pro' : ''}`;
  while (used.has(model));
  used.add(model);
  return {
    item_id: 880_100 + index * 3,
    model,
    brand,
    form,
    is_wireless: wireless,
    noise_cancelling: anc ? 'Yes' : 'No',
    battery_h: wireless && !draw.chance(0.05) ? `${battery} h` : null,
    impedance: draw.chance(0.12) ? 'n/a' : `${draw.pick(wireless ? [16, 18, 24, 32] : [16, 32, 38, 64, 80, 250, 300])} ohm`,
    weight_g: form === 'over-ear' ? draw.int(180, 420) : form === 'on-ear' ? draw.int(95, 210) : draw.int(6, 28),
    price_usd: thousands(price, ',', 2),
    discount_pct: draw.chance(0.62) ? null : `${draw.int(1, 9) * 5} %`,
    stars: reviews === null ? null : `${round(2.2 + Math.sqrt(draw.next()) * 2.7, 1)} out of 5`,
    n_reviews: reviews === null ? null : thousands(reviews, ','),
    release_date: draw.day('2016-01-10', '2026-11-10'),
    codecs: wireless ? ['SBC', ...draw.some(['AAC', 'aptX', 'LDAC', 'LC3', 'aptX HD'], draw.int(0, 3))].join('; ') : null,
    blurb: `${draw.pick(LIKED)}, ${draw.pick(ALSO)}.`,
  };
}
