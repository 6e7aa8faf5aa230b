import type { ChatTable } from '../../contract/operations/chat.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import { addsUp } from '../../text/adds-up.ts';
import { everyPeriod } from '../../text/periods.ts';
import { plainText } from '../show/value-text.ts';

/** Measures whose values have the unit of what they measure. */
const MEASURE = /^(?:avg|sum|min|max|median|stddev|p\d+)\((.+)\)$/;

/** What a column of an answer holds, so that its values are shown as those of the field that they come from. */
export function columnFields({ columns, rows }: ChatTable, fields: readonly Field[]): readonly Field[] {
  return columns.map((name, index) => {
    const own = fields.find((field) => field.name === name);
    if (own !== undefined) return own;
    const measured = fields.find((field) => field.name === MEASURE.exec(name)?.[1]?.replaceAll('`', ''));
    const isNumber = rows.every((row) => row[index] === null || typeof row[index] === 'number');
    if (measured !== undefined) return { ...measured, name, role: 'number' };
    return { name, type: isNumber && rows.length > 0 ? 'number' : 'text', ...(name.startsWith('percent') ? { unit: '%' } : {}) };
  });
}

/** The numbers that a picture of the table shows, with what names each; undefined where there is nothing to compare. */
export function chartOf(
  { columns, rows }: ChatTable,
  fields: readonly Field[],
): { readonly column: number; readonly isOverTime: boolean } | undefined {
  const column = fields.findLastIndex(
    (field, index) => index > 0 && field.type === 'number' && rows.every((row) => typeof row[index] === 'number' || row[index] === null),
  );
  if (column < 1 || rows.length < 2 || columns.length > 4) return undefined;
  // Records without a date are a row of the table, and no point of its line.
  const names = rows.filter(([name]) => name !== null).map(([name]) => String(name));
  const isTime = names.every((name) => /^\d{4}(?:-(?:\d{2}|Q[1-4]|W\d{2})(?:-\d{2})?)?$/.test(name));
  const isInOrder = names.every((name, index) => index === 0 || name > (names[index - 1] ?? ''));
  return { column, isOverTime: isTime && isInOrder && names.length > 3 };
}

/** A measure over time, with the periods that no record is of: of those, what adds up is 0, and anything else missing. */
export function courseOf({ columns: [group = '', ...measures], rows }: ChatTable, column: number) {
  const none = addsUp(measures[column - 1] ?? '') ? 0 : null;
  const known = rows.flatMap(([name, ...cells]) => (name === null ? [] : [{ name: plainText(name), value: numberOrNull(cells[column - 1]) }]));
  return everyPeriod(group, known, { labelOf: ({ name }) => name, rowOf: (name) => ({ name, value: none }) });
}

/** A measure of no values is missing, and no 0. */
export function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
