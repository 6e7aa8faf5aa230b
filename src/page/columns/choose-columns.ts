import type { RecordData } from '../../contract/envelope.ts';
import type { Field, FieldRole } from '../../contract/operations/scrapers.ts';

export interface ColumnRequest {
  readonly fields: readonly Field[];
  /** Records to be shown: a field that is the same in all of them tells nothing apart. */
  readonly records: readonly RecordData[];
  /** Names of the fields that the filter or the order is about. */
  readonly asked: ReadonlySet<string>;
}

/** The rank of a field: lower is shown earlier. A table on a terminal goes by similar ranks of its own. */
const PLACES: Readonly<Record<FieldRole, number>> = {
  title: 2,
  price: 2,
  category: 3,
  count: 3,
  average: 3,
  additive: 3,
  date: 3,
  year: 3,
  number: 4,
  text: 4,
  flag: 5,
  list: 5,
  key: 22,
};
const LONG = 20;
const LINK = 21;
const CONSTANT = 23;
const EMPTY = 24;
/** A second field of a family ("sqft_living", "sqft_lot") comes after single ones, and so does one that is mostly empty. */
const LATER = 4;
const LONG_TEXT = 60;
const COORDINATE = /^(?:lat|lng|lon|long|latitude|longitude)$/i;
/** Fewer records do not show that a field is constant. */
const ENOUGH_RECORDS = 3;

/**
 * All fields in the order in which a table of few columns should take them: what names the record, what was asked about, what tells records apart; then
 * long text, links, identifiers, and what is the same or empty in all of them.
 */
export function columnOrder({ fields, records, asked }: ColumnRequest): readonly Field[] {
  const title = titleOf(fields);
  const families = new Set<string>();
  return fields
    .map((field, index) => {
      const family = /^[^_\s]+(?=[_\s])/.exec(field.name)?.[0] ?? field.name;
      const rank = field === title ? 0 : asked.has(field.name) ? 1 : rankOf(field, records) + (families.has(family) ? LATER : 0);
      if (rank < LONG) families.add(family);
      return { field, rank, index };
    })
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ field }) => field);
}

/** The field that names a record: its title, else an identifier, else the first of all. */
export function titleOf(fields: readonly Field[]): Field | undefined {
  return fields.find(({ role }) => role === 'title') ?? fields.find(({ role }) => role === 'key') ?? fields[0];
}

/** True for text that a column of a table has no room for, such as descriptions. */
export function isLongText(values: readonly unknown[]): boolean {
  const lengths = values.filter((value) => !isMissing(value)).map(lengthOf);
  return lengths.reduce((sum, length) => sum + length, 0) > LONG_TEXT * lengths.length;
}

function rankOf({ name, role, type }: Field, records: readonly RecordData[]): number {
  const values = records.map((record) => record[name]).filter((value) => !isMissing(value));
  if (records.length > 0 && values.length === 0) return EMPTY;
  const isConstant = values.every((value) => lengthOf(value) < LONG_TEXT && String(value) === String(values[0]));
  if (records.length >= ENOUGH_RECORDS && values.length === records.length && isConstant) return CONSTANT;
  if (values.some((value) => typeof value === 'string' && /^https?:\/\//i.test(value))) return LINK;
  if (type === 'text' && role !== 'key' && isLongText(values)) return LONG;
  if (type === 'number' && COORDINATE.test(name)) return PLACES.key;
  const place = PLACES[role ?? (type === 'boolean' ? 'flag' : type)];
  return place + (values.length * 2 < records.length ? LATER : 0);
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : typeof value === 'object' ? JSON.stringify(value).length : 0;
}
