import type { Field } from '../contract/scrapers.ts';
import type { Filter } from '../core/condition/condition.ts';
import { parseFilterFor } from '../core/condition/check.ts';

/** The explicit filter of a request, checked against the run's fields; null when none was given. */
export function requestedFilter(text: string | undefined, fields: readonly Field[]): Filter | null {
  return text === undefined ? null : parseFilterFor(text, fields);
}
