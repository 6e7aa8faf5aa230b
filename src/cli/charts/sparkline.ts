const LEVELS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const NONE = '·';

/** Counts as a line of columns, as high as they are large: any count shows, and none is a dot. */
export function countSparkline(counts: readonly number[]): string {
  const most = Math.max(...counts, 0);
  return counts.map((count) => (count <= 0 ? NONE : (LEVELS[Math.ceil((count / most) * LEVELS.length) - 1] ?? NONE))).join('');
}

/** Values one after the other as a line of columns, from the least to the greatest; null is a dot. A flat line where all are the same. */
export function valueSparkline(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const range = Math.max(...known) - least;
  const level = (value: number) => (range === 0 ? FLAT : Math.round(((value - least) / range) * (LEVELS.length - 1)));
  return values.map((value) => (value === null ? NONE : (LEVELS[level(value)] ?? NONE))).join('');
}

const FLAT = 3;

/** A value to draw; null of what is no number. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
