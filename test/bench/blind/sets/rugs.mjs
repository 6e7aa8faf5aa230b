import { addDays, csv, draws, round, thousands } from '../made.mjs';

const STYLES = {
  Heriz: 'Iran',
  Tabriz: 'Iran',
  Gabbeh: 'Iran',
  Kilim: 'Turkey',
  Oushak: 'Turkey',
  Berber: 'Morocco',
  'Beni Ourain': 'Morocco',
  Dhurrie: 'India',
  Agra: 'India',
  Ziegler: 'Pakistan',
  Bokhara: 'Pakistan',
  Rya: 'Sweden',
  Axminster: 'United Kingdom',
  Flatweave: 'Belgium',
};
const COLOURS = ['ivory', 'rust red', 'navy', 'charcoal', 'sage green', 'mustard', 'teal', 'dusty pink', 'sand'];
const SIZES = [
  [60, 90],
  [80, 150],
  [120, 180],
  [140, 200],
  [160, 230],
  [200, 290],
  [200, 300],
  [240, 340],
  [300, 400],
];

/** A rug shop's catalogue. */
export function rugs() {
  const draw = draws(160_001);
  return [{ file: 'rugs-2026-11-20.csv', text: csv(Array.from({ length: 420 }, (_, i) => rug(draw, i))) }];
}

function rug(draw, index) {
  const style = draw.pick(Object.keys(STYLES));
  const shape = draw.weighted([
    ['rectangular', 7],
    ['round', 1.5],
    ['runner', 1.5],
    ['oval', 0.6],
  ]);
  const side = draw.pick([90, 120, 150, 160, 200, 240]);
  const [w, l] =
    shape === 'round' ? [side, side] : shape === 'runner' ? [draw.pick([60, 70, 80]), draw.pick([200, 240, 300, 350, 400])] : draw.pick(SIZES);
  const material = draw.weighted([
    ['wool', 5],
    ['cotton', 2],
    ['jute', 1.2],
    ['silk', 0.8],
    ['polypropylene', 2.4],
    ['viscose', 1],
  ]);
  const knotted = ['wool', 'silk'].includes(material) && draw.chance(0.5);
  const area = (w * l) / 10_000;
  const price = Math.max(29, area * (material === 'silk' ? 410 : material === 'wool' ? 130 : 55) * (knotted ? 2.1 : 1) * draw.spread());
  const full = Math.round(price) + draw.pick([0, 0.5, 0.95, 0.99]);
  const off = draw.chance(0.3);
  const days = draw.int(1, 700) ** (draw.chance(0.3) ? 0.6 : 1);
  const whole = Math.max(1, Math.round(days));
  return {
    sku: `RG-${20400 + index * 7}`,
    title: `${style} ${draw.pick(COLOURS)} ${w} x ${l}${draw.chance(0.12) ? ' *last piece*' : ''}`,
    origin: STYLES[style],
    material,
    shape,
    width_cm: w,
    length_cm: l,
    pile_mm: draw.chance(0.12) ? '' : draw.int(3, 45),
    weight: draw.chance(0.08) ? '-' : `${round(area * (1.6 + draw.next() * 2.4), 1)} kg`,
    price: thousands(full, ',', 2),
    old_price: off ? thousands(Math.round(full * (1.15 + draw.next() * 0.5)), ',', 2) : '',
    hand_knotted: knotted ? 'yes' : 'no',
    washable: ['cotton', 'polypropylene'].includes(material) && draw.chance(0.7) ? 'yes' : 'no',
    stock: draw.chance(0.15) ? 0 : draw.int(1, 38),
    rating: draw.chance(0.2) ? 'n/a' : `${round(2.6 + Math.sqrt(draw.next()) * 2.4, 1)}/5`,
    added: whole <= 25 ? `${whole} day${whole === 1 ? '' : 's'} ago` : addDays('2026-11-20', -whole),
  };
}
