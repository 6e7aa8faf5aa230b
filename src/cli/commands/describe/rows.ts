import type { RecordData } from '../../../contract/envelope.ts';
import type { FieldStatistics, TopValue } from '../../../contract/operations/scrapers.ts';
import { cellText } from '../../../format/write/cell-text.ts';
import { counted } from '../../../text/counted.ts';

/** A field in one row, every digit of it. */
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

/** How values of a field and counts are written. */
export interface StatisticTexts {
  readonly value: (value: unknown) => unknown;
  readonly count: (count: number) => string;
}

const EVERY_DIGIT: StatisticTexts = { value: (value) => value, count: String };

/** All that is known of a field, a measure a row. */
export function statisticRows(field: FieldStatistics, texts: StatisticTexts = EVERY_DIGIT): readonly RecordData[] {
  const { trueCount, minLength, maxLength } = field;
  const measures: readonly (readonly [string, unknown])[] = [
    ['type', typeOf(field)],
    ['role', field.role],
    ['unit', field.unit],
    ['values', texts.count(field.values)],
    ['empty', withPercent(field.nulls, field.values + field.nulls, texts)],
    ['distinct', texts.count(field.distinct)],
    ...RANGE.map(([name, measure]) => [name, texts.value(measure(field))] as const),
    ['true', trueCount === undefined ? undefined : withPercent(trueCount, field.values, texts)],
    ['shortest', characters(minLength)],
    ['longest', characters(maxLength)],
    ...field.top.map((value, index) => [`top ${index + 1}`, `${topText(value)} (${withPercent(value.count, field.values, texts)})`] as const),
  ];
  return measures
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([measure, value]) => ({ field: field.name, measure, value: cellText(value) }));
}

/** Least and greatest values as they came; what lies between is computed. */
const RANGE: readonly (readonly [string, (field: FieldStatistics) => unknown])[] = [
  ['min', ({ min }) => min],
  ['5 %', ({ quantiles }) => rounded(quantiles?.p05)],
  ['25 %', ({ quantiles }) => rounded(quantiles?.p25)],
  ['median', ({ median }) => rounded(median)],
  ['mean', ({ mean }) => rounded(mean)],
  ['75 %', ({ quantiles }) => rounded(quantiles?.p75)],
  ['95 %', ({ quantiles }) => rounded(quantiles?.p95)],
  ['max', ({ max }) => max],
];

/** "day" for dates that are days of the calendar. */
export function typeOf({ type, precision }: FieldStatistics): string {
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

/** A frequent value on one line. */
export function topText({ value, cut }: TopValue): string {
  return `${value === '' ? '""' : cellText(value)}${cut === true ? '…' : ''}`;
}

/** A count, and what percentage of the whole it is. */
export function withPercent(count: number, whole: number, texts: Pick<StatisticTexts, 'count'>): string {
  if (count === 0 || whole === 0) return texts.count(count);
  const percent = (count / whole) * 100;
  return `${texts.count(count)}, ${percent < 0.1 ? '<0.1' : Number(percent.toFixed(1))} %`;
}

function characters(length: number | undefined): string | undefined {
  return length === undefined ? undefined : counted(length, 'character');
}

/** A computed value without the digits that say nothing: four decimals are kept, and four digits of what is below 1. Null for what is missing. */
function rounded(value: unknown): unknown {
  if (typeof value !== 'number' || Number.isInteger(value)) return value ?? null;
  return Number(Math.abs(value) >= 1 ? value.toFixed(4) : value.toPrecision(4));
}
