import type { FieldType } from '../../contract/operations/scrapers.ts';
import type { ChangeDirection, ChangeOrder } from './plan.ts';

/** How far a field went, as a bound with a sign: what fell by more than 5 changed by less than -5. */
export function signedBound({ way, least }: Pick<ChangeDirection, 'way' | 'least'>): { readonly op: string; readonly value: number } {
  const { op, value } = least ?? { op: '>', value: 0 };
  return way === 'up' ? { op, value } : { op: op.replace('>', '<'), value: -value };
}

/** The unit of how far a field went: that of its own, of dates days. */
export function unitOfMove(
  by: ChangeOrder['by'],
  field: { readonly type: FieldType; readonly unit?: string | undefined } | undefined,
): string | undefined {
  return by === 'pct' ? '%' : field?.type === 'date' ? 'days' : field?.unit;
}
