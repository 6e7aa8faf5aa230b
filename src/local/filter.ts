import { parseFilterFor } from '../core/condition/check.ts';
import type { Condition } from '../core/condition/condition.ts';
import type { ConditionField } from '../core/condition/fields.ts';

/** The explicit filter of a request, checked against the run's fields; null when none was given. */
export function requestedFilter(text: string | undefined, fields: readonly ConditionField[]): Condition | null {
  return text === undefined ? null : parseFilterFor(text, fields);
}
