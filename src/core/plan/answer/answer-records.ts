import type { RecordData } from '../../../contract/envelope.ts';
import { fieldsOf } from '../../condition/transform.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { RecordsResult } from '../result.ts';
import type { Answer } from './answer-parts.ts';
import { capital, leftOutSentences, matchSentence, wherePhrase, withLeftOut } from './phrases.ts';
import { plainItems, showColumn, showCount, showRecords } from './show-value.ts';

/** Values of one record that a sentence names. */
const NAMED_VALUES = 6;
const LONGEST_VALUE = 80;

/** Records themselves: one in words, several in a table. */
export function answerRecords(result: RecordsResult, fields: readonly QueryField[]): Answer {
  const { data, plan, columns } = result;
  const figures = data.flatMap((record) =>
    plan.order.slice(0, 1).flatMap(({ field }) => {
      const value = record[field];
      return typeof value === 'number' || typeof value === 'string' ? [{ name: field, value }] : [];
    }),
  );
  return {
    sentences: withLeftOut(
      [...recordSentences(result, fields), ...tiedWith(result), ...withoutValue(result)],
      leftOutSentences([], { unknown: result.unknown, where: plan.where }),
    ),
    figures: [...valuesAsked(result), ...figures, { name: 'records', value: result.matched }],
    table:
      data.length < 2
        ? null
        : {
            columns: columns.map(({ name }) => name),
            rows: data.map((record) => columns.map(({ name }) => plainItems(record[name])?.join(', ') ?? record[name] ?? null)),
          },
    records: data,
  };
}

function valuesAsked({ data, plan }: RecordsResult): Answer['figures'] {
  const ordered = new Set(plan.order.map(({ field }) => field));
  return data.flatMap((record) =>
    plan.fields
      .filter((field) => !ordered.has(field))
      .flatMap((field) => {
        const value = record[field];
        const values = plainItems(value) ?? [value];
        return values.flatMap((each) => (typeof each === 'number' || typeof each === 'string' ? [{ name: field, value: each }] : []));
      }),
  );
}

function recordSentences(result: RecordsResult, fields: readonly QueryField[]): readonly string[] {
  const { data, plan, matched, records } = result;
  const [first] = data;
  if (records === 0) return ['There are no records yet.'];
  const scope = plan.where === null ? showRecords(records) : matchSentence(plan.where, result);
  if (first === undefined) return [matched === 0 ? `${scope}.` : `There are no more: ${scope}.`];
  const looked = lookedUp(first, result, fields);
  if (looked !== null) return [looked, `${scope}.`];
  if (data.length === 1) return [oneRecord(first, result, fields)];
  const order = plan.order.map(({ field, descending }) => endOf(field, descending, fields)).join(', then ');
  const some = matched > data.length ? `; ${plan.offset > 0 ? 'some' : 'the first'} ${showCount(data.length)}` : '';
  return [`${scope}${some}${order === '' ? '' : `, ${order} first`}:`];
}

/** "Hosts of Night Shift: Ana Ruiz, Tom Bell.": what was asked of the one record that is meant; null where no value was, or several records are. */
function lookedUp(record: RecordData, { plan, matched, columns }: RecordsResult, fields: readonly QueryField[]): string | null {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const given = new Set(fieldsOf(plan.where));
  const asked = columns.filter(({ name }) => plan.fields.includes(name) && byName.get(name)?.role !== 'title' && !given.has(name));
  if (matched !== 1 || plan.where === null || plan.order.length > 0 || asked.length === 0) return null;
  const values = asked.map((column) => ({ name: column.name, text: shortened(showColumn(column, byName.get(column.name))(record[column.name])) }));
  const title = fields.find(({ role, name }) => role === 'title' && plan.fields.includes(name))?.name;
  const own = title === undefined ? undefined : record[title];
  const of = typeof own === 'string' || typeof own === 'number' ? shortened(String(own)) : null;
  const [only, ...more] = values;
  if (only !== undefined && more.length === 0) return `${capital(only.name)}${of === null ? '' : ` of ${of}`}: ${only.text}.`;
  return `${of === null ? '' : `${of}: `}${values.map(({ name, text }) => `${name} ${text}`).join('; ')}.`;
}

/** `lowest price`, `latest seen`. */
function endOf(field: string, descending: boolean, fields: readonly QueryField[]): string {
  const type = fields.find(({ name }) => name === field)?.type;
  const ends = type === 'date' ? ['latest', 'earliest'] : type === 'number' ? ['highest', 'lowest'] : ['last', 'first'];
  return `${ends[descending ? 0 : 1] ?? ''} ${field}`;
}

/** A record by what it was asked for: its place, the value that gave it that, its title, then some of its other values. */
function oneRecord(record: RecordData, { columns, plan, matched, records }: RecordsResult, fields: readonly QueryField[]): string {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const shown = columns
    .filter(({ name }) => record[name] !== null && record[name] !== undefined)
    .map((column) => ({ name: column.name, text: shortened(showColumn(column, byName.get(column.name))(record[column.name])) }));
  const [order] = plan.order;
  const sorted = shown.find(({ name }) => name === order?.field);
  const title = shown.find(({ name }) => name !== order?.field && byName.get(name)?.role === 'title');
  const wanted = new Set(plan.order.map(({ field }) => field));
  // One id says which record it is; the others, and links, say nothing of it that a reader could use.
  const ids = columns.filter(({ name }) => byName.get(name)?.role === 'key').map(({ name }) => name);
  const idRank = (name: string) => (ids.indexOf(name) > 0 ? 1 : 0);
  const others = shown
    .filter((each) => each !== sorted && each !== title)
    .toSorted((a, b) => Number(wanted.has(b.name)) - Number(wanted.has(a.name)) || idRank(a.name) - idRank(b.name))
    .slice(0, NAMED_VALUES - 2)
    .map(({ name, text }) => `${name} ${text}`)
    .join(', ');
  const lead = [sorted?.text, title?.text].flatMap((text) => text ?? []).join(', ');
  const values = lead === '' ? others : `${lead}${others === '' ? '' : ` (${others})`}`;
  const where = wherePhrase(plan.where);
  if (order === undefined) {
    if (matched > 1) return `One of ${showRecords(matched)}${where}: ${values}.`;
    return `${plan.where === null ? showRecords(records) : matchSentence(plan.where, { matched, records })}: ${values}.`;
  }
  const end = endOf(order.field, order.descending, fields);
  const place = plan.offset === 0 ? capital(end) : `Number ${showCount(plan.offset + 1)} by ${end}`;
  return `${place} of ${showRecords(matched)}${where}: ${values}.`;
}

function shortened(text: string): string {
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE - 1)}…`;
}

/** "5 others have the same Age.": the record that is told is not alone the first. */
function tiedWith({ tied = 0, plan }: RecordsResult): readonly string[] {
  const [order] = plan.order;
  return tied === 0 || order === undefined ? [] : [`${tied === 1 ? 'One other has' : `${showCount(tied)} others have`} the same ${order.field}.`];
}

/** Records that an order could not place. */
function withoutValue({ coverage }: RecordsResult): readonly string[] {
  return coverage
    .filter(({ nulls }) => nulls > 0)
    .map(({ field, nulls }) => `${showRecords(nulls)} without ${field} ${nulls === 1 ? 'comes' : 'come'} last.`);
}
