import type { HistoryEntry } from '../../../contract/operations/history.ts';
import { columnText } from '../../../format/field-texts.ts';
import { cutText, padText, textWidth } from '../../../format/fit-text.ts';
import { terminalLine } from '../../../format/terminal-text.ts';
import { valueSparkline } from '../../charts/sparkline.ts';

/** Fields whose numbers are drawn, at most. */
const MOST_LINES = 8;
const LONGEST_NAME = 24;

/** A line for each field whose number changed over the runs, in their order: its course, and the first, least, greatest and last number. `names`: these fields only, unless none is named. */
export function sparklines(entries: readonly HistoryEntry[], names: readonly string[], width: number): readonly string[] {
  const candidates = names.length > 0 ? names : [...new Set(entries.flatMap(({ record }) => Object.keys(record ?? {})))];
  const courses = candidates
    .map((name) => ({ name, values: entries.map(({ record }) => numberOf(record?.[name])) }))
    .filter(({ values }) => new Set(values.filter((value) => value !== null)).size > 1)
    .slice(0, MOST_LINES);
  const labels = courses.map(({ name }) => cutText(terminalLine(name), LONGEST_NAME));
  const widest = Math.max(...labels.map(textWidth));
  return courses.map(({ values }, index) => {
    const text = courseText(values);
    const room = Math.max(LEAST_ROOM, width - widest - textWidth(text) - 4);
    return cutText(`${padText(labels[index] ?? '', widest, 'left')}  ${valueSparkline(sampled(values, room))}  ${text}`, width);
  });
}

const LEAST_ROOM = 10;

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function courseText(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  const text = (value: number | undefined) => columnText(value, COMPUTED) ?? '';
  return `${text(known[0])} → ${text(known.at(-1))} (${text(Math.min(...known))} to ${text(Math.max(...known))})`;
}

const COMPUTED = '()';

/** The last of every few values, where there is no room for all. */
function sampled<Value>(values: readonly Value[], room: number): readonly Value[] {
  if (values.length <= room) return values;
  return Array.from({ length: room }, (_, index) => values[Math.floor(((index + 1) * values.length) / room) - 1]).filter(
    (value) => value !== undefined,
  );
}
