import type { Cell } from '../../core/fields/field.ts';
import { bucketName } from '../../core/plan/buckets.ts';
import type { Grouping } from '../../core/plan/plan.ts';
import { fieldOf, type Compiling } from './condition-sql.ts';
import { dateBucketSql } from './date-sql.ts';
import { double } from './sql.ts';

/** The key of a record in one grouping; null where its value is missing. */
export function groupSql(grouping: Grouping, compiling: Compiling): string {
  const { value, items, json } = fieldOf(grouping.field, compiling);
  switch (grouping.kind) {
    case 'item':
      return `unnest(${itemsSql(grouping.field, compiling)})`;
    case 'date':
      return dateBucketSql(grouping.bucket, value);
    case 'number':
      return numberBucketSql(grouping.width, value);
    case 'value':
      // A record counts in each of the items of its list; without any, as one whose value is missing.
      return json === true ? `unnest(CASE WHEN len(${items}) > 0 THEN ${items} ELSE [NULL] END)` : value;
  }
}

/** The items of the value of a field, each once, as SQL; empty or null without any. */
export function itemsSql(name: string, compiling: Compiling): string {
  const { value, items, json } = fieldOf(name, compiling);
  return `list_distinct(${json === true ? items : `[trim(x) FOR x IN regexp_split_to_array(${value}, '[,;|]') IF trim(x) <> '']`})`;
}

/** What a key is called. */
export function groupCell(grouping: Grouping, key: Cell): Cell {
  if (key === null) return null;
  if (grouping.kind === 'date') return bucketName(grouping.bucket, Number(key));
  return typeof key === 'number' ? key + 0 : key;
}

/** Powers of ten up to this one are exact. */
const EXACT_POWER = 22;

/**
 * Half-open intervals from multiples of `width`, named after their lower bounds. The width is the decimal that it is written as: the bounds of 0.1
 * are 0.3 and 4.3, not what 3 and 43 times the nearest binary number come to.
 */
function numberBucketSql(width: number, value: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(width)) ?? [];
  const digits = Number(whole + fraction);
  const power = Number(exponent) - fraction.length;
  const exact = (multiple: string) => {
    if (Math.abs(power) > EXACT_POWER) return `CAST(concat(CAST(CAST(${multiple} AS BIGINT) AS VARCHAR), 'e${power}') AS DOUBLE)`;
    return power < 0 ? `(${multiple} / ${double(10 ** -power)})` : `(${multiple} * ${double(10 ** power)})`;
  };
  const bound = (index: string) => {
    const multiple = `((${index}) * ${double(digits)})`;
    return `(CASE WHEN abs(${multiple}) > ${double(Number.MAX_SAFE_INTEGER)} THEN (${index}) * ${double(width)} ELSE ${exact(multiple)} END)`;
  };
  const quotient = `(${value} / ${double(width)})`;
  const guess = `floor(${quotient})`;
  // The quotient is rounded, so the guess may be off by one; the lowest interval of all begins below the lowest number.
  const index = `CASE WHEN ${value} >= ${bound(`${guess} + 1`)} THEN ${guess} + 1 WHEN ${value} < ${bound(guess)} THEN ${guess} - 1 ELSE ${guess} END`;
  // So far from 0, intervals are narrower than the steps between numbers.
  return `(CASE WHEN abs(${quotient}) < ${double(2 ** 52)} THEN greatest(${bound(index)}, ${double(-Number.MAX_VALUE)}) ELSE ${value} END)`;
}
