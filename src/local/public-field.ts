import type { Field } from '../contract/operations/scrapers.ts';

/** A field as the API shows it. */
export function publicField({ name, type, unit, precision, role }: Field): Field {
  return {
    name,
    type,
    ...(unit === undefined ? {} : { unit }),
    ...(precision === undefined ? {} : { precision }),
    ...(role === undefined ? {} : { role }),
  };
}
