import type { Field } from '../contract/scrapers.ts';
import { invalidParameters } from '../contract/parse.ts';
import type { SortKey } from '../core/ports.ts';

/** Reads `-price,title` (minus = descending); rejects a field that the run does not have. */
export function parseSort(text: string, fields: readonly Field[]): readonly SortKey[] {
  const known = new Set(fields.map((field) => field.name));
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      // A name that itself begins with a minus is meant when it exists.
      const descending = part.startsWith('-') && !known.has(part);
      const field = descending ? part.slice(1) : part;
      if (!known.has(field)) throw unknownField('sort', field, fields);
      return { field, descending };
    });
}

/** The error of a parameter that names a field the run does not have. */
export function unknownField(parameter: string, name: string, fields: readonly Field[]) {
  const listed = fields.slice(0, 20).map((field) => field.name);
  const more = fields.length > listed.length ? ', …' : '';
  return invalidParameters([{ parameter, message: `names ${JSON.stringify(name)}, which is no field; fields are ${listed.join(', ')}${more}` }]);
}

/** `price asc`, `year desc, title asc`: as in `meta.sort`. */
export function printSort(keys: readonly SortKey[]): string {
  return keys.map((key) => `${key.field} ${key.descending ? 'desc' : 'asc'}`).join(', ');
}
