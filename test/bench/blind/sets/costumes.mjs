import { draws, json, round } from '../made.mjs';
const ERAS = [
  ['Medieval', 26, 5],
  ['Tudor', 44, 5],
  ['Georgian', 48, 4],
  ['Victorian', 39, 7],
  ['1920s', 31, 5],
  ['1940s', 24, 4],
  ['1960s', 19, 3],
  ['Fantasy', 35, 3],
];
const GARMENTS = [
  ['Gown', 1.5],
  ['Tailcoat', 1.2],
  ['Cloak', 0.8],
  ['Uniform', 1.1],
  ['Suit', 1.15],
  ['Hat', 0.35],
  ['Armour', 1.9],
  ['Apron', 0.3],
];
const SHOWS = [
  'Macbeth',
  'Oliver!',
  'Hamlet',
  'A Christmas Carol',
  'The Crucible',
  'Cinderella',
  'Pygmalion',
  'Chicago',
  'Les Misérables',
  'The Mikado',
  'Blithe Spirit',
];
const MADE_OF = ['wool', 'velvet', 'silk', 'linen', 'brocade', 'cotton', 'leather'];
const TRIMS = ['gold braid', 'lace cuffs', 'pearl buttons', 'fur collar', 'hidden zip', 'embroidered hem', 'brass clasps'];
export function costumes() {
  const d = draws(51_707);
  let n = 100;
  const records = Array.from({ length: 360 }, () => {
    const [era, fee] = d.weighted(ERAS.map((entry) => [entry, entry[2]]));
    const [garment, dear] = d.pick(GARMENTS);
    const hire = Math.max(4, round(fee * dear * d.spread() * 2) / 2);
    const times = d.chance(0.08) ? 0 : d.int(1, 74);
    const size = garment === 'Hat' ? null : d.pick(['XS', 'S', 'M', 'M', 'L', 'L', 'XL']);
    return {
      itemNo: `C${(n += d.int(1, 7))}`,
      title: `${era} ${garment.toLowerCase()} in ${d.pick(MADE_OF)}, ${d.pick(TRIMS)}`,
      era,
      garment,
      size,
      chest: size === null || d.chance(0.06) ? null : `${{ XS: 82, S: 88, M: 96, L: 104, XL: 114 }[size] + d.int(-3, 3)} cm`,
      weeklyHire: `£${hire.toFixed(2)}`,
      deposit: d.chance(0.15) ? null : `£${Math.ceil((hire * 1.6) / 5) * 5}`,
      replacementValue: `£${Math.round(hire * (5 + d.next() * 6))}`,
      condition: d.weighted([
        ['Excellent', 3],
        ['Good', 6],
        ['Worn', 3],
        ['Needs repair', 1],
      ]),
      timesHired: times,
      lastHired: times ? d.day('2023-03-01', '2026-11-14') : null,
      onLoan: times > 0 && d.chance(0.17),
      wornIn: times ? d.some(SHOWS, d.int(0, 3)) : [],
    };
  });
  return [{ file: 'costumes-2026-11-21.json', text: json(records) }];
}
