import { columnText } from '../../format/field-texts.ts';
import { cutText, padText, textWidth } from '../../format/fit-text.ts';
import { terminalLine } from '../../format/terminal-text.ts';
import type { ChartLook } from './bar-chart.ts';

/** Numbers one after the other in time; null where there is none. */
export interface TimeCourse {
  readonly title: string;
  /** Amounts add up and are drawn as columns from 0; of other numbers, points between the least and the greatest are drawn. */
  readonly kind: 'amounts' | 'levels';
  readonly points: readonly { readonly label: string; readonly value: number | null }[];
}

const HEIGHT = 8;
const STEPS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const FULL = STEPS.length - 1;
const WIDEST_COLUMN = 6;

/** A course as a chart of a few lines, with the first and the last label below; none where there are too few points, too many for the width, or amounts below 0. */
export function timeChart({ title, kind, points }: TimeCourse, { width, bold }: ChartLook): readonly string[] {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const floor = kind === 'amounts' ? 0 : least;
  if (known.length < FEWEST_POINTS || !(most > floor) || (kind === 'amounts' && least < 0)) return [];
  const [top, bottom] = [columnText(most, title) ?? '', columnText(floor, title) ?? ''];
  const margin = Math.max(top.length, bottom.length) + 2;
  const column = Math.min(WIDEST_COLUMN, Math.floor((width - margin) / points.length));
  if (column < 1) return [];
  const lines = Array.from({ length: HEIGHT }, (_, index) => {
    const row = HEIGHT - 1 - index;
    const cells = points.map(({ value }) => cellOf(value === null ? null : (value - floor) / (most - floor), row, kind, column));
    const scale = row === HEIGHT - 1 ? top : row === 0 ? bottom : '';
    return `${padText(scale, margin - 2, 'right')} ${scale === '' ? '│' : '┤'}${cells.join('').trimEnd()}`;
  });
  return [bold(terminalLine(cutText(title, width))), ...lines, `${' '.repeat(margin)}${ends(points, column * points.length)}`];
}

const FEWEST_POINTS = 3;

/** What a row of the chart shows of a value, as wide as its column; wide columns stand apart. */
function cellOf(part: number | null, row: number, kind: TimeCourse['kind'], width: number): string {
  const shown = width > 1 ? width - 1 : width;
  const text = part === null ? ' ' : kind === 'amounts' ? amountCell(part, row) : Math.round(part * (HEIGHT - 1)) === row ? '•' : ' ';
  const cell = kind === 'amounts' ? text.repeat(shown) : padText(' '.repeat(Math.floor((shown - 1) / 2)) + text, shown, 'left');
  return padText(cell, width, 'left');
}

/** Whatever is more than nothing shows. */
function amountCell(part: number, row: number): string {
  const steps = Math.max(part > 0 ? 1 : 0, Math.round(part * HEIGHT * FULL));
  return STEPS[Math.min(FULL, Math.max(0, steps - row * FULL))] ?? ' ';
}

function ends(points: TimeCourse['points'], width: number): string {
  const first = terminalLine(points[0]?.label ?? '');
  const last = terminalLine(points.at(-1)?.label ?? '');
  const room = width - textWidth(first) - textWidth(last);
  return room < 1 ? first : `${first}${' '.repeat(room)}${last}`;
}
