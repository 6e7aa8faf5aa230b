import { rounded } from '../../output/rounded.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import type { FieldStatistics, TopValue } from '../../../contract/operations/scrapers.ts';
import { cellText } from '../../../format/write/cell-text.ts';
import { counted } from '../../../text/counted.ts';

/** A field in one row of a table. */
export function overviewRow(field: FieldStatistics): RecordData {
  return {
    field: field.name,
    type: typeOf(field),
    role: field.role ?? null,
    unit: field.unit ?? null,
    values: field.values,
    empty: field.nulls,
    distinct: field.distinct,
    min: field.min ?? null,
    median: rounded(field.median),
    max: field.max ?? null,
    top: topOf(field),
  };
}

/** All that is known of a field, a measure a row. */
export function statisticRows(field: FieldStatistics): readonly RecordData[] {
  const { quantiles, trueCount, minLength, maxLength } = field;
  const measures: readonly (readonly [string, unknown])[] = [
    ['type', typeOf(field)],
    ['role', field.role],
    ['unit', field.unit],
    ['values', field.values],
    ['empty', withShare(field.nulls, field.values + field.nulls)],
    ['distinct', field.distinct],
    ['min', field.min],
    ['5 %', rounded(quantiles?.p05)],
    ['25 %', rounded(quantiles?.p25)],
    ['median', rounded(field.median)],
    ['mean', rounded(field.mean)],
    ['75 %', rounded(quantiles?.p75)],
    ['95 %', rounded(quantiles?.p95)],
    ['max', field.max],
    ['true', trueCount === undefined ? undefined : withShare(trueCount, field.values)],
    ['shortest', characters(minLength)],
    ['longest', characters(maxLength)],
    ...field.top.map((value, index) => [`top ${index + 1}`, `${topText(value)} (${withShare(value.count, field.values)})`] as const),
  ];
  return measures
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([measure, value]) => ({ field: field.name, measure, value: cellText(value) }));
}

function typeOf({ type, precision }: FieldStatistics): string {
  return precision === 'day' ? 'day' : type;
}

/** Values that come once are no more frequent than others. */
function topOf({ top }: FieldStatistics): string {
  return top
    .filter(({ count }) => count > 1)
    .slice(0, TOP_SHOWN)
    .map((value) => `${topText(value)} (${value.count})`)
    .join(', ');
}

const TOP_SHOWN = 5;

function topText({ value, cut }: TopValue): string {
  return `${value === '' ? '""' : cellText(value)}${cut === true ? '…' : ''}`;
}

function withShare(count: number, whole: number): string {
  if (count === 0 || whole === 0) return String(count);
  const percent = (count / whole) * 100;
  return `${count}, ${percent < 0.1 ? '<0.1' : Number(percent.toFixed(1))} %`;
}

function characters(length: number | undefined): string | undefined {
  return length === undefined ? undefined : counted(length, 'character');
}
