import type { Cell } from '../fields/field.ts';
import { compareTexts } from '../columns/text-order.ts';

/** Order of two values of one type, the other way round with the sign -1; missing values last, whatever the sign. */
export function compareCells(a: Cell, b: Cell, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b) * sign;
  return (a < b ? -1 : Number(a > b)) * sign;
}
