import type { Field, FieldType } from '../../contract/scrapers.ts';
import { filterError, shown } from './filter-error.ts';
import { folded, nearestName } from './nearest-name.ts';
import { fieldText } from './tokens.ts';

const LISTED_FIELDS = 8;

/** A field that filters can be about. */
export interface FilterableField extends Field {
  readonly type: Exclude<FieldType, 'text'>;
}

/**
 * Finds the field a filter names: the very name first, else the only one that differs in case alone.
 * `place` ends the message (" at character 9"). Rejects unknown, ambiguous and text fields with `invalid_parameter`.
 */
export function createFieldLookup(fields: readonly Field[]): (name: string, place: () => string) => FilterableField {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const byFolded = groupFolded(fields);
  return (name, place) => {
    const same = byFolded.get(folded(name)) ?? [];
    const field = byName.get(name) ?? (same.length === 1 ? same[0] : undefined);
    if (field !== undefined && isFilterable(field)) return field;
    const where = `${quoted(name)}${place()}`;
    if (field !== undefined) {
      const hint = `Put the words into the search itself; ${usable(fields)}`;
      throw filterError(`field ${where} holds text, which is matched by search words and not by filters`, hint);
    }
    if (same.length > 1) {
      throw filterError(`field ${where} could be ${same.map((each) => quoted(each.name)).join(' or ')}`, 'Write its capitals as the field has them.');
    }
    const near = nearestName(name, [...byName.keys()]);
    const hint = near === undefined ? `Of this scraper, ${usable(fields)}` : `Did you mean ${shown(fieldText(near))}?`;
    throw filterError(`no field ${where}`, hint);
  };
}

function groupFolded(fields: readonly Field[]): ReadonlyMap<string, readonly Field[]> {
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    const group = groups.get(folded(field.name));
    if (group === undefined) groups.set(folded(field.name), [field]);
    else group.push(field);
  }
  return groups;
}

function isFilterable(field: Field): field is FilterableField {
  return field.type !== 'text';
}

/** The end of a sentence that tells what can be filtered. */
function usable(fields: readonly Field[]): string {
  const names = fields.filter(isFilterable).map((field) => shown(fieldText(field.name)));
  if (names.length === 0) return 'no field is a number, a date or true/false, so none can be filtered.';
  const more = names.length > LISTED_FIELDS ? ` and ${names.length - LISTED_FIELDS} more` : '';
  return `filters take ${names.slice(0, LISTED_FIELDS).join(', ')}${more}.`;
}

function quoted(name: string): string {
  return `"${shown(name)}"`;
}
