import type { RecordData } from '../../contract/envelope.ts';
import { objectInOrder } from '../../contract/json-order.ts';
import { listedNames } from '../../text/name-list.ts';
import { ScrqError } from '../../errors.ts';
import { firstNames, nearest } from '../../text/nearest.ts';
import { shellWord } from '../shell-word.ts';
import { fieldNames } from './field-names.ts';

/** Keeps the fields that `--fields` lists, in its order. A field that no record has is refused, with a guess of what was meant. */
export function createSelection(list: string): (records: readonly RecordData[]) => readonly RecordData[] {
  const names = [...new Set(listedNames(list))];
  const known = new Set<string>();
  return (records) => {
    for (const record of records) for (const name of names) if (Object.hasOwn(record, name)) known.add(name);
    const missing = records.length === 0 ? undefined : names.find((name) => !known.has(name));
    if (missing !== undefined) throw noSuchField(missing, fieldNames(records));
    return records.map((record) => objectInOrder(names.filter((name) => Object.hasOwn(record, name)).map((name) => [name, record[name]] as const)));
  };
}

/** The field of a name. One that no field has is refused, with a guess of what was meant. */
export function fieldNamed<Field extends { readonly name: string }>(fields: readonly Field[], name: string): Field {
  const field = fields.find((each) => each.name === name);
  if (field !== undefined) return field;
  const names = fields.map((each) => each.name);
  throw noSuchField(name, names);
}

/** A name that no field has, with those it could have been. */
export function noSuchField(name: string, names: readonly string[]): ScrqError {
  return new ScrqError('invalid_usage', `no field is named "${name}"`, { hint: fieldHint(name, names) });
}

function fieldHint(name: string, names: readonly string[]): string {
  if (names.length === 0) return 'There are no fields: the scraper has no run, or one without records.';
  const near = nearest(name, names);
  if (near.length > 0) return `Did you mean ${near.map(shellWord).join(' or ')}?`;
  return `There are: ${firstNames(names, LISTED_FIELDS)}.`;
}

const LISTED_FIELDS = 20;
