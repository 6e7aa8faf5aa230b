import type { ChatTable } from '../contract/chat.ts';
import { cutText, padText, textWidth } from '../format/fit-text.ts';
import { terminalLine } from '../format/terminal-text.ts';
import type { Style } from './style.ts';

const MOST_BARS = 20;
const LONGEST_LABEL = 24;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

export interface ChartLook {
  /** Columns of the terminal. */
  readonly width: number;
  readonly bold: Style;
}

/** Bars of the first column of numbers, a line a row; none where there is nothing to compare, or a number is below nought. */
export function barChart({ columns, rows }: ChatTable, { width, bold }: ChartLook): readonly string[] {
  const measured = columns.findIndex(
    (_, index) =>
      index > 0 &&
      rows.length > 0 &&
      rows.every((row) => typeof row[index] === 'number' || row[index] === null) &&
      rows.some((row) => typeof row[index] === 'number'),
  );
  if (measured < 0 || rows.length < 2 || !columns.some((column) => column.includes('('))) return [];
  const bars = rows.slice(0, MOST_BARS).flatMap((row) => {
    const value = row[measured];
    return typeof value === 'number' && Number.isFinite(value) ? [{ label: labelOf(row.slice(0, 1)), value }] : [];
  });
  const highest = Math.max(...bars.map(({ value }) => value));
  if (bars.length < 2 || highest <= 0 || bars.some(({ value }) => value < 0)) return [];
  const labels = Math.max(...bars.map(({ label }) => textWidth(label)));
  const numbers = bars.map(({ value }) => numberText(value));
  const figures = Math.max(...numbers.map((text) => text.length));
  const room = width - labels - figures - 3;
  if (room < 5) return [];
  return [
    bold(terminalLine(cutText(columns[measured] ?? '', width))),
    ...bars.map(
      ({ label, value }, index) =>
        `${padText(label, labels, 'left')}  ${padText(numbers[index] ?? '', figures, 'right')} ${bar(value / highest, room)}`,
    ),
    ...(rows.length > MOST_BARS ? [`… and ${rows.length - MOST_BARS} more`] : []),
  ];
}

function labelOf(cells: readonly unknown[]): string {
  const text = cells
    .map((cell) => (cell === null || cell === undefined ? 'none' : typeof cell === 'string' ? cell : JSON.stringify(cell)))
    .join(', ');
  return cutText(terminalLine(text), LONGEST_LABEL);
}

function numberText(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) >= 100 ? 0 : 2 });
}

/** Full blocks and an eighth's rest; whatever is more than nought shows. */
function bar(share: number, room: number): string {
  const eighths = Math.max(share > 0 ? 1 : 0, Math.round(share * room * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}
