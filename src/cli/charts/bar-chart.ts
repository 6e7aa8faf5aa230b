import type { ChatTable } from '../../contract/operations/chat.ts';
import { columnText } from '../../format/field-texts.ts';
import { cutText, padText, textWidth } from '../../format/fit-text.ts';
import { terminalLine } from '../../format/terminal-text.ts';
import type { Style } from '../terminal/style.ts';

const MOST_BARS = 20;
const LONGEST_LABEL = 24;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

export interface ChartLook {
  /** Columns of the terminal. */
  readonly width: number;
  readonly bold: Style;
}

/**
 * A table of names with one computed number each as bars, a line a row, which then say all that it says; none of other tables, of more rows than a
 * screen has, or where a number is missing or below zero.
 */
export function barChart({ columns, rows }: ChatTable, { width, bold }: ChartLook): readonly string[] {
  const [, measured] = columns;
  if (measured === undefined || columns.length !== 2 || rows.length < 2 || rows.length > MOST_BARS || !measured.includes('(')) return [];
  const bars = rows.flatMap(([name, value]) => (typeof value === 'number' && value >= 0 ? [{ label: labelOf(name), value }] : []));
  const highest = Math.max(...bars.map(({ value }) => value));
  if (bars.length < rows.length || highest <= 0 || !Number.isFinite(highest)) return [];
  const labels = Math.max(...bars.map(({ label }) => textWidth(label)));
  const numbers = bars.map(({ value }) => columnText(value, measured) ?? '');
  const figures = Math.max(...numbers.map((text) => text.length));
  const room = width - labels - figures - 3;
  if (room < 5) return [];
  return [
    bold(terminalLine(cutText(measured, width))),
    ...bars.map(
      ({ label, value }, index) =>
        `${padText(label, labels, 'left')}  ${padText(numbers[index] ?? '', figures, 'right')} ${bar(value / highest, room)}`,
    ),
  ];
}

function labelOf(cell: unknown): string {
  const text = cell === null || cell === undefined ? 'none' : typeof cell === 'string' ? cell : JSON.stringify(cell);
  return cutText(terminalLine(text), LONGEST_LABEL);
}

/** A part of the room in full blocks and an eighth's rest; whatever is more than nought shows. */
export function bar(share: number, room: number): string {
  const eighths = Math.max(share > 0 ? 1 : 0, Math.round(share * room * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}
