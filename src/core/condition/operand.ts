import type { FieldType } from '../../contract/scrapers.ts';
import { readDate } from './date-literal.ts';
import type { Literal } from './condition.ts';

/**
 * What cells of a field are compared with: a number, epoch milliseconds for a date, or a boolean.
 * A literal of another type is a bug of the caller, who has to check the filter first.
 */
export function operandOf(type: FieldType, literal: Literal): number | boolean {
  const operand = readOperand(type, literal);
  if (operand === undefined) throw new TypeError(`unchecked filter: ${typeof literal} literal for a ${type} field`);
  return operand;
}

function readOperand(type: FieldType, literal: Literal): number | boolean | undefined {
  switch (type) {
    case 'number':
      return typeof literal === 'number' && Number.isFinite(literal) ? literal : undefined;
    case 'date':
      return typeof literal === 'string' ? readDate(literal)?.epochMs : undefined;
    case 'boolean':
      return typeof literal === 'boolean' ? literal : undefined;
    case 'text':
      return undefined;
  }
}
