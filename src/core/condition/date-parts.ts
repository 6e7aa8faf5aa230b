import type { DatePart, Literal } from './condition.ts';

/** Parts of dates that conditions can be about. */
export const dateParts = ['year', 'quarter', 'month', 'weekday', 'hour'] as const satisfies readonly DatePart[];

/** Weekdays, as weeks have them. */
export const weekdays: readonly string[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const parts: Readonly<
  Record<DatePart, { readonly least: number; readonly most: number; readonly names?: readonly string[]; readonly example: string }>
> = {
  // Years that dates can be written in.
  year: { least: 0, most: 9999, example: 'year(posted_at) = 2026' },
  quarter: { least: 1, most: 4, example: 'quarter(posted_at) = 1' },
  month: { least: 1, most: 12, names: MONTHS, example: "month(posted_at) in ('June', 'July')" },
  weekday: { least: 1, most: 7, names: weekdays, example: "weekday(posted_at) in ('Saturday', 'Sunday')" },
  hour: { least: 0, most: 23, example: 'hour(posted_at) in (18, 19)' },
};

/**
 * The number of a part that a value stands for: quarters and months from 1, weekdays from Monday, 1. Undefined for what stands for none. Names in any case;
 * weekdays by name alone, since people count them from different days.
 */
export function partNumber(part: DatePart, value: Literal): number | undefined {
  const { least, most, names = [] } = parts[part];
  if (typeof value === 'string') {
    const position = names.findIndex((name) => name.toLowerCase() === value.trim().toLowerCase());
    return position < 0 ? undefined : position + 1;
  }
  if (typeof value === 'boolean' || part === 'weekday') return undefined;
  return Number.isInteger(value) && value >= least && value <= most ? value + 0 : undefined;
}

/** The value that plans have for the number of a part. */
export function partLiteral(part: DatePart, number: number): Literal {
  return parts[part].names?.[number - 1] ?? number;
}

/** How a condition about the part is written. */
export function partExample(part: DatePart): string {
  return parts[part].example;
}
