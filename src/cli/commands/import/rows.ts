import { cutText } from '../../../format/fit-text.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import type { FieldReport } from '../../context.ts';

/** The least that makes sense of a field, where a terminal has no room for all. */
export const WANTED = ['field', 'type', 'range or examples', 'values', 'empty', 'failed', 'unit'];

/** Enough to recognise a value by. */
const EXAMPLE_WIDTH = 40;

/** A row for each field, without the columns that say nothing of any. */
export function fieldRows(fields: readonly FieldReport[]): readonly RecordData[] {
  const units = fields.some(({ unit }) => unit !== undefined);
  const conventions = fields.some(({ convention }) => convention !== undefined);
  const failures = fields.some(({ failed }) => failed > 0);
  return fields.map((field) => ({
    field: field.name,
    type: field.precision === 'day' ? 'day' : field.type,
    ...(units ? { unit: field.unit ?? null } : {}),
    ...(conventions ? { convention: field.convention ?? null } : {}),
    values: field.values,
    empty: field.nulls,
    ...(failures ? { failed: field.failed } : {}),
    distinct: field.distinctEstimated ? `~${field.distinct}` : field.distinct,
    'range or examples': rangeOf(field) ?? field.examples.map((example) => cutText(example, EXAMPLE_WIDTH)).join(', '),
  }));
}

function rangeOf({ min, max }: FieldReport): string | undefined {
  if (min === undefined || max === undefined) return undefined;
  return min === max ? shortTime(min) : `${shortTime(min)} … ${shortTime(max)}`;
}

/** A time on the full minute or second goes without its zeros, as in tables of records. */
export function shortTime(bound: number | string): string {
  return String(bound).replace(/(?::00)?\.000Z$/, 'Z');
}
