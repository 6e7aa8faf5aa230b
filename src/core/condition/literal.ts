import type { FilterableField } from './field-lookup.ts';
import { readDate } from './date-literal.ts';
import type { Literal } from './condition.ts';

/** How messages speak of the literals of a type. */
export const literalsOf = {
  number: { plural: 'numbers', hint: 'Write a number without quotes, as in price < 1500.' },
  date: {
    plural: 'dates',
    hint: "Write a day of the calendar like '2026-03-01', or an instant like '2026-03-01T12:00:00Z', in the years 0000 to 9999.",
  },
  boolean: { plural: 'true or false', hint: 'Write true or false without quotes, as in pets = true.' },
} as const;

/** The literal as the type writes it, or undefined when it is of another type. */
export function fitLiteral(type: FilterableField['type'], value: Literal): Literal | undefined {
  switch (type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'date':
      return typeof value === 'string' ? readDate(value)?.text : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
  }
}
