import type { FieldChange } from '../../contract/operations/diff.ts';
import { cellText } from '../../format/write/cell-text.ts';
import { cutText, textWidth } from '../../format/fit-text.ts';
import { terminalLine } from '../../format/terminal-text.ts';
import { isTimestamp } from '../../format/table.ts';

/** A value on one line, safe on a terminal, cut to `width` columns where that is given. */
export function valueText(value: unknown, width?: number, write?: WriteValue): string {
  return fitted(plainText(value, write), width);
}

/** Writes a value for people; undefined for values that are written as they are. */
type WriteValue = (value: unknown) => string | undefined;

/** What became of a value: `900 → 950 (+5.6 %)`, or of a list what came and went. Safe on a terminal, cut to about `width` columns where that is given. */
export function changeText({ from, to }: FieldChange, width?: number, write?: WriteValue): string {
  // Without a value on either side there is a change where only one of the runs has the field.
  if (from === null && to === null) return fitted('only one run has the field, without a value', width);
  const items = isList(from) && isList(to) ? itemChanges(from, to) : '';
  if (items !== '') return fitted(items, width);
  const difference = differenceText(from, to);
  const tail = difference === '' ? '' : ` (${difference})`;
  const written = [plainText(from, write), plainText(to, write)] as const;
  // What people leave out of a value may be all that changed.
  const [before, after] = written[0] === written[1] ? [plainText(from), plainText(to)] : written;
  const room = width === undefined ? undefined : Math.max(LEAST_WIDTH, width - ARROW.length - textWidth(tail));
  if (room === undefined || textWidth(before) + textWidth(after) <= room) return `${before}${ARROW}${after}${tail}`;
  const [shortBefore, shortAfter] = aroundDifference(before, after);
  const half = Math.floor(room / 2);
  return `${cutText(shortBefore, half)}${ARROW}${cutText(shortAfter, half)}${tail}`;
}

/** How far a number moved, in percent where there is something to take it of, or a date; empty for all other values. */
function differenceText(from: unknown, to: unknown): string {
  if (typeof from === 'number' && typeof to === 'number') {
    const percent = ((to - from) / Math.abs(from)) * 100;
    return Number.isFinite(percent) ? signedPercent(percent) : signed(to - from);
  }
  if (!isTimestamp(from) || !isTimestamp(to)) return '';
  const ms = Date.parse(to) - Date.parse(from);
  const unit = UNITS.find(({ size }) => Math.abs(ms) >= size) ?? { name: 'second', size: 1000 };
  const count = Math.round((ms / unit.size) * 10) / 10;
  return `${signed(count)} ${unit.name}${Math.abs(count) === 1 ? '' : 's'}`;
}

/** A number with its sign, without the noise of binary fractions. */
export function signed(value: number): string {
  const rounded = Number(value.toPrecision(12));
  return rounded < 0 ? `${rounded}` : `+${rounded}`;
}

/** A percentage with its sign, to a tenth where that says something; `<0.1 %` for a change that would be rounded to none. */
export function signedPercent(percent: number): string {
  const rounded = Math.abs(percent) >= 1000 ? Math.round(percent) : Math.round(percent * 10) / 10;
  return rounded === 0 && percent !== 0 ? '<0.1 %' : `${signed(rounded)} %`;
}

const ARROW = ' → ';
const LEAST_WIDTH = 20;
const UNITS: readonly { readonly name: string; readonly size: number }[] = [
  { name: 'day', size: 86_400_000 },
  { name: 'hour', size: 3_600_000 },
  { name: 'minute', size: 60_000 },
];

function plainText(value: unknown, write?: WriteValue): string {
  if (value === null || value === undefined) return '(none)';
  if (value === '') return '""';
  return terminalLine((write?.(value) ?? cellText(value)).slice(0, LONGEST));
}

/** No terminal is that wide, and values may be megabytes. */
const LONGEST = 20_000;

function fitted(text: string, width: number | undefined): string {
  return width === undefined ? text : cutText(text, Math.max(LEAST_WIDTH, width));
}

/** Long texts from a little before the place where they differ. */
function aroundDifference(before: string, after: string): readonly [string, string] {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = wholeCharacter(before, same - CONTEXT);
  return start <= CONTEXT ? [before, after] : [`…${before.slice(start).trimStart()}`, `…${after.slice(start).trimStart()}`];
}

const CONTEXT = 12;

function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Items that came and went; empty when only their order changed. */
function itemChanges(from: readonly unknown[], to: readonly unknown[]): string {
  const came = without(to, from).map((item) => `+ ${plainText(item)}`);
  const went = without(from, to).map((item) => `- ${plainText(item)}`);
  return [...went, ...came].join(', ');
}

function without(items: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(JSON.stringify(other), (left.get(JSON.stringify(other)) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(JSON.stringify(item)) ?? 0;
    left.set(JSON.stringify(item), count - 1);
    return count <= 0;
  });
}
