import type { FieldType } from '../../contract/operations/scrapers.ts';
import type { Literal } from './condition.ts';
import { readDate } from './date-literal.ts';
import { stringText } from './lexer.ts';

/** The longest text that a condition may hold, in UTF-16 units. */
export const LONGEST_TEXT = 10_000;

/** How messages speak of the literals of a type. */
export const literalsOf = {
  number: { plural: 'numbers', hint: 'Write a number without quotes, as in price < 1500.' },
  date: {
    plural: 'dates',
    hint: "Write a day of the calendar like '2026-03-01', or an instant like '2026-03-01T12:00:00Z', in the years 0000 to 9999.",
  },
  boolean: { plural: 'true or false', hint: 'Write true or false without quotes, as in pets = true.' },
  text: { plural: 'text', hint: "Write text of at most 10,000 characters between single quotes, as in city = 'Porto'." },
} as const satisfies Record<FieldType, { readonly plural: string; readonly hint: string }>;

/** The literal as the type writes it, or undefined when it is of another type. */
export function fitLiteral(type: FieldType, value: Literal): Literal | undefined {
  switch (type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value + 0 : undefined;
    case 'date':
      return typeof value === 'string' ? readDate(value)?.text : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'text':
      return typeof value === 'string' && value.length <= LONGEST_TEXT ? value : undefined;
  }
}

/** A literal as the language writes it. */
export function literalText(value: Literal): string {
  return typeof value === 'string' ? stringText(value) : String(value);
}

/**
 * What cells of a field are compared with: a number, epoch milliseconds for a date, a boolean, or text.
 * A literal of another type is a bug of the caller, who has to check the condition first.
 */
export function operandOf(type: FieldType, literal: Literal): number | boolean | string {
  const operand = type === 'date' ? readDate(String(literal))?.epochMs : fitLiteral(type, literal);
  if (operand === undefined) throw new TypeError(`unchecked condition: ${typeof literal} literal for a ${type} field`);
  return operand;
}
