import { DAY_MS } from '../../core/fields/date/calendar.ts';
import type { DatePart } from '../../core/condition/condition.ts';
import type { DateBucket } from '../../core/plan/plan.ts';

const DAY = (column: string) => `CAST(floor(${column} / ${DAY_MS}) AS BIGINT)`;
const TIME = (column: string) => `epoch_ms(CAST(${column} AS BIGINT))`;
/** From Monday, 0. */
const WEEKDAY = (column: string) => `((${DAY(column)} + 3) % 7 + 7) % 7`;
const HOUR = (column: string) => `CAST(floor(${column} / 3600000) - floor(${column} / ${DAY_MS}) * 24 AS BIGINT)`;

/** The number of a part of epoch milliseconds, in UTC: quarters and months from 1, weekdays from Monday, 1. */
export function datePartSql(part: DatePart, column: string): string {
  switch (part) {
    case 'year':
      return `year(${TIME(column)})`;
    case 'quarter':
      return `quarter(${TIME(column)})`;
    case 'month':
      return `month(${TIME(column)})`;
    case 'weekday':
      return `(${WEEKDAY(column)} + 1)`;
    case 'hour':
      return HOUR(column);
  }
}

/** The number of a calendar bucket, by which buckets are ordered; `bucketNames` gives what it is called. */
export function dateBucketSql(bucket: DateBucket, column: string): string {
  switch (bucket) {
    case 'decade':
      return `CAST(floor(year(${TIME(column)}) / 10) AS BIGINT)`;
    case 'year':
      return `year(${TIME(column)})`;
    case 'quarter':
      return `(year(${TIME(column)}) * 4 + quarter(${TIME(column)}) - 1)`;
    case 'month':
      return `(year(${TIME(column)}) * 12 + month(${TIME(column)}) - 1)`;
    case 'week':
      return `CAST(floor((${DAY(column)} + 3) / 7) AS BIGINT)`;
    case 'day':
      return DAY(column);
    case 'monthname':
      return datePartSql('month', column);
    case 'weekday':
      return WEEKDAY(column);
    case 'hour':
      return HOUR(column);
  }
}
