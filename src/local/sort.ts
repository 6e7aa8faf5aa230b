import type { Field } from '../contract/operations/scrapers.ts';
import { listParts, nameOf, nameText } from '../text/name-list.ts';
import { invalidParameters } from '../contract/parse.ts';
import { nearestName } from '../core/condition/nearest-name.ts';
import type { SortKey } from '../core/ports/records.ts';
import { parseFilterFor } from '../core/condition/check.ts';
import type { Condition } from '../core/condition/condition.ts';
import type { ConditionField } from '../core/condition/fields.ts';

/** Reads `-price,title` (minus = descending, a name with a comma in backticks); rejects a field that the run does not have. */
export function parseSort(text: string, fields: readonly Field[]): readonly SortKey[] {
  const known = new Set(fields.map((field) => field.name));
  return listParts(text).map((part) => {
    // A name that itself begins with a minus is meant when it exists.
    const descending = part.startsWith('-') && !known.has(part);
    const field = nameOf(descending ? part.slice(1) : part);
    if (!known.has(field)) throw unknownField('sort', field, fields);
    return { field, descending };
  });
}

/** The field that a parameter names; rejects with `invalid_parameter` where there is none. */
export function fieldNamed<Known extends Field>(parameter: string, name: string, fields: readonly Known[]): Known {
  const field = fields.find((candidate) => candidate.name === name);
  if (field === undefined) throw unknownField(parameter, name, fields);
  return field;
}

/** The error of a parameter that names a field the run does not have. */
export function unknownField(parameter: string, name: string, fields: readonly Field[]) {
  const near = nearestName(
    name,
    fields.map((field) => field.name),
  );
  const guess = near === undefined ? '' : ` (did you mean ${nameText(near)}?)`;
  const listed = fields.slice(0, 20).map((field) => nameText(field.name));
  const more = fields.length > listed.length ? ', …' : '';
  const fieldsThereAre =
    listed.length === 0 ? 'there are none: the scraper has no run, or one without records' : `fields are ${listed.join(', ')}${more}`;
  return invalidParameters([{ parameter, message: `names ${JSON.stringify(name)}, which is not a field${guess}; ${fieldsThereAre}` }]);
}

/** `price asc`, `year desc, title asc`: as in `meta.sort`, with names as lists have them. */
export function printSort(keys: readonly SortKey[]): string {
  return keys.map((key) => `${nameText(key.field)} ${key.descending ? 'desc' : 'asc'}`).join(', ');
}

/** The explicit filter of a request, checked against the run's fields; null when none was given. */
export function requestedFilter(text: string | undefined, fields: readonly ConditionField[]): Condition | null {
  return text === undefined ? null : parseFilterFor(text, fields);
}
