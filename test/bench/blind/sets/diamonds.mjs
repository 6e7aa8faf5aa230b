import { csv, draws, round } from '../made.mjs';

const COLORS = ['D', 'E', 'F', 'G', 'H', 'I', 'J'];
const CLARITY = ['I1', 'SI2', 'SI1', 'VS2', 'VS1', 'VVS2', 'VVS1', 'IF'];

/** As ggplot2's diamonds written with row names: the first column has no title. */
export function diamonds() {
  const draw = draws(240_005);
  const rows = Array.from({ length: 480 }, (_, index) => {
    const carat = round(0.23 + draw.next() ** 2.1 * 2.4 + (draw.chance(0.03) ? draw.next() : 0), 2);
    const cut = draw.weighted([
      ['Ideal', 8],
      ['Premium', 5],
      ['Very Good', 4.5],
      ['Good', 2],
      ['Fair', 0.7],
    ]);
    const color = draw.weighted(COLORS.map((code, at) => [code, [5, 7, 7, 8, 6, 4, 2][at]]));
    const clarity = draw.weighted(CLARITY.map((code, at) => [code, [0.5, 6, 9, 8.5, 6, 3.5, 2.5, 1.2][at]]));
    const price = Math.round(
      3900 * carat ** 1.75 * (1.25 - COLORS.indexOf(color) * 0.08) * (0.6 + CLARITY.indexOf(clarity) * 0.13) * (0.88 + draw.next() * 0.24),
    );
    const x = round(6.43 * carat ** (1 / 3) * (0.98 + draw.next() * 0.04), 2);
    const depth = round(58.5 + (draw.next() + draw.next()) * 3.3 + (cut === 'Fair' ? 3.5 : 0), 1);
    const y = round(x * (0.99 + draw.next() * 0.02), 2);
    return {
      '': index + 1,
      carat,
      cut,
      color,
      clarity,
      depth,
      table: cut === 'Ideal' ? draw.int(53, 57) : draw.int(55, 64),
      price,
      x,
      y,
      z: round(((x + y) / 2) * (depth / 100), 2),
    };
  });
  return [{ file: 'diamonds-2026-11-20.csv', text: csv(rows) }];
}
