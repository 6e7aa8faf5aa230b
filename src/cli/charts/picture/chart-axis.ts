import type { RecordData } from '../../../contract/envelope.ts';
import type { StatsColumn } from '../../../contract/operations/stats.ts';
import { instantOf } from '../../../text/periods.ts';
import { createLabels } from './chart-labels.ts';

/** How groups are drawn: names side by side, numbers in their order, ranges of numbers of one width, or points in time. */
export type AxisScale =
  | { readonly kind: 'names' | 'numbers' }
  | { readonly kind: 'ranges'; readonly step: number }
  | { readonly kind: 'times'; readonly part: TimePart };

/** How much of an instant says where it is. */
type TimePart = 'year' | 'month' | 'day' | 'instant';

/** The scale of a group, and where a value of it is: a label, an instant in ISO 8601, or where a range begins. Missing ones are on no scale but that of names and numbers. */
export interface GroupAxis {
  readonly scale: AxisScale;
  readonly place: (value: unknown) => string | number | undefined;
}

/** As plans print a group in steps: price/100. */
const STEP = /\/(\d+(?:\.\d+)?)$/;

export function groupAxis({ name, type }: StatsColumn, rows: readonly RecordData[]): GroupAxis {
  const label = createLabels(name);
  const values = rows.map((row) => row[name]);
  if (isTime(values)) return { scale: { kind: 'times', part: partOf(values.find((value) => typeof value === 'string')) }, place: instantOf };
  const step = type === 'number' ? Number(STEP.exec(name)?.[1]) : NaN;
  if (step > 0) return { scale: { kind: 'ranges', step }, place: (value) => (typeof value === 'number' ? value : undefined) };
  return { scale: { kind: type === 'number' ? 'numbers' : 'names' }, place: label };
}

function partOf(value: unknown): TimePart {
  const text = String(value);
  if (/^\d{4}$/.test(text)) return 'year';
  if (/^\d{4}-(?:Q\d|\d\d)$/.test(text)) return 'month';
  return text.includes('T') ? 'instant' : 'day';
}

/** True for days, months and the like; some may be missing. */
export function isTime(values: readonly unknown[]): boolean {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length > 0 && known.every((value) => instantOf(value) !== undefined);
}
