import { bar } from '../../charts/bar-chart.ts';
import { countSparkline } from '../../charts/sparkline.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import type { FieldStatistics } from '../../../contract/operations/scrapers.ts';
import { columnText, createFieldTexts } from '../../../format/field-texts.ts';
import { cellText } from '../../../format/write/cell-text.ts';
import { countText } from '../../../text/counted.ts';
import { statisticRows, topText, typeOf, withPercent } from './rows.ts';

/** A field in one row of a table for people: with what its values are like, drawn or the most frequent ones. */
export function pictureRow(field: FieldStatistics): RecordData {
  const { histogram, values, min, median, max } = field;
  return {
    field: field.name,
    type: typeOf(field),
    distribution: histogram === undefined ? topShares(field) : countSparkline(histogram.map(({ count }) => count)),
    min: peopleText(min, field),
    median: peopleText(median, field),
    max: peopleText(max, field),
    empty: countText(field.nulls),
    distinct: countText(field.distinct),
    values: countText(values),
    unit: field.unit ?? null,
    role: field.role ?? null,
  };
}

/** Coordinates, of which records keep every digit, are cut to six as well. */
function peopleText(value: unknown, field: FieldStatistics): string {
  if (value === undefined || value === null) return '';
  const text = createFieldTexts([field])(value, field.name) ?? cellText(value);
  return typeof value === 'number' && text.length > LONGEST_NUMBER ? (columnText(value, COMPUTED) ?? text) : text;
}

const LONGEST_NUMBER = 11;
const COMPUTED = '()';

/** Columns of such a table to keep where not all fit, the most wanted first. */
export const PICTURE_COLUMNS = ['field', 'type', 'distribution', 'min', 'median', 'max', 'empty', 'distinct', 'unit'];

const FEW = 4;

/** The values that one in a hundred records has or more. */
function topShares({ top, values, distinct }: FieldStatistics): string {
  return top
    .filter(({ count }) => (count > 1 || distinct <= FEW) && count >= values / 100)
    .map((value) => `${topText(value)} ${Math.round((value.count / values) * 100)} %`)
    .join(', ');
}

/** All that is known of a field for people, a measure a row, and its histogram below. */
export function pictureRows(field: FieldStatistics): readonly RecordData[] {
  return [...statisticRows(field, { value: (value) => peopleText(value, field) || undefined, count: countText }), ...histogramRows(field)];
}

/** The parts of the range of a field, each with a bar and how many values are in it. */
function histogramRows(field: FieldStatistics): readonly RecordData[] {
  const { name, histogram = [], values, max } = field;
  const most = Math.max(...histogram.map(({ count }) => count), 0);
  if (histogram.length < 2) return [];
  const starts = histogram.map(({ from }) => from);
  const isCount = field.distinct <= starts.length && starts.every((from, index) => index === 0 || Number(from) - Number(starts[index - 1]) === 1);
  return histogram.map(({ from, count }, index) => ({
    field: name,
    measure: isCount ? peopleText(from, field) : `${peopleText(from, field)} to ${peopleText(starts[index + 1] ?? max, field)}`,
    value: `${bar(count / most, BAR_WIDTH).padEnd(BAR_WIDTH)} ${withPercent(count, values, { count: countText })}`,
  }));
}

const BAR_WIDTH = 24;
