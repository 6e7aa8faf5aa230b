import type { Bound } from '../../annotate/bounds.ts';
import { onScale, type Unit } from '../../annotate/units.ts';
import type { FieldProfile } from '../../profile/fields.ts';

/** "under 3 hours" is no number of whole days. */
export function isPartOfOne({ values, unit }: Bound, { field, unit: own }: FieldProfile): boolean {
  const isPart = (value: number) => unit !== null && own !== null && unit !== own && Math.abs(onScale(value, unit, own) ?? 1) < 1;
  return unit?.dimension === 'time' && field.integer === true && values.every(isPart);
}

/** "90 day challenge" does not give a number of weeks: an amount that nothing compares is in the unit of the field, or in more at a time ("2 years"). */
export function isFiner({ dimension, factor }: Unit, { unit }: FieldProfile): boolean {
  return dimension === 'time' && unit !== null && factor < unit.factor;
}
