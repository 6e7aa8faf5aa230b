import type { RecordData } from '../../contract/envelope.ts';
import type { Field } from '../../contract/operations/scrapers.ts';

export interface ColumnRequest {
  readonly fields: readonly Field[];
  /** Records to be shown: a field that is the same in all of them tells nothing apart. */
  readonly records: readonly RecordData[];
  /** Names of the fields that the filter or the order is about. */
  readonly asked: ReadonlySet<string>;
}

/** Roles by how much they tell of a record, the most telling first. */
const ROLES: readonly (Field['role'] | undefined)[] = [
  'title',
  'price',
  'category',
  'count',
  'average',
  'additive',
  'date',
  'year',
  'flag',
  'number',
  'list',
  undefined,
  'text',
  'key',
];

const LONG_TEXT = 60;

/**
 * All fields in the order in which a table of few columns should take them: what names the record, what was asked about, what tells records apart; then
 * long text, what is the same or empty in all of them, and identifiers last.
 */
export function columnOrder({ fields, records, asked }: ColumnRequest): readonly Field[] {
  const title = fields.find(({ role }) => role === 'title') ?? fallbackTitle(fields, records);
  return fields
    .map((field, index) => ({ field, rank: rank(field, { title, asked, records }), index }))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ field }) => field);
}

/** The field that names a record: its title, else its first short text, else its key. */
export function titleOf(fields: readonly Field[], records: readonly RecordData[]): Field | undefined {
  return fields.find(({ role }) => role === 'title') ?? fallbackTitle(fields, records);
}

function rank(
  field: Field,
  { title, asked, records }: { title: Field | undefined; asked: ReadonlySet<string>; records: readonly RecordData[] },
): number {
  if (field === title) return 0;
  if (asked.has(field.name)) return 1;
  const base = 2 + ROLES.indexOf(field.role);
  if (field.role === 'key') return base + 300;
  const values = records.map((record) => record[field.name] ?? null);
  if (values.length > 0 && values.every((value) => value === null)) return base + 400;
  if (values.length > 1 && values.every((value) => value === values[0])) return base + 200;
  return isLong(values) ? base + 100 : base;
}

function fallbackTitle(fields: readonly Field[], records: readonly RecordData[]): Field | undefined {
  const texts = fields.filter(({ type, role }) => type === 'text' && (role === 'text' || role === undefined || role === 'category'));
  return texts.find(({ name }) => !isLong(records.map((record) => record[name]))) ?? fields.find(({ role }) => role === 'key') ?? fields[0];
}

/** True when a usual value does not fit a column. */
function isLong(values: readonly unknown[]): boolean {
  const lengths = values.filter((value) => value !== null && value !== undefined).map(lengthOf);
  return lengths.length > 0 && lengths.reduce((sum, length) => sum + length, 0) / lengths.length > LONG_TEXT;
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : typeof value === 'object' ? JSON.stringify(value).length : 0;
}
