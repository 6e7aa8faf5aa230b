import type { RecordData } from '../../../contract/envelope.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { RecordsResult } from '../result.ts';
import type { Answer } from './answer.ts';
import { unknownSentence } from './answer-stats.ts';
import { wherePhrase } from './phrases.ts';
import { showColumn, showCount, showRecords } from './show-value.ts';

/** Values of one record that are told in words. */
const TOLD_VALUES = 6;
const LONGEST_TOLD = 80;

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
    sentences: [...recordSentences(result, fields), ...coverage(result), ...(result.unknown === 0 ? [] : [unknownSentence(result.unknown)])],
    figures: [...valuesAsked(result), ...figures, { name: 'records', value: result.matched }],
    table:
      data.length < 2
        ? null
        : { columns: columns.map(({ name }) => name), rows: data.map((record) => columns.map(({ name }) => record[name] ?? null)) },
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
        return typeof value === 'number' || typeof value === 'string' ? [{ name: field, value }] : [];
      }),
  );
}

function recordSentences(result: RecordsResult, fields: readonly QueryField[]): readonly string[] {
  const { data, plan, matched, records } = result;
  const [first] = data;
  if (records === 0) return ['There are no records yet.'];
  if (first === undefined) {
    return matched === 0
      ? [`No record${wherePhrase(plan.where)}: none of ${showRecords(records)} matches.`]
      : [`There are no more: ${showRecords(matched)}${wherePhrase(plan.where)} in all.`];
  }
  const order = plan.order.map(({ field, descending }) => `by ${field}, ${descending ? 'highest' : 'lowest'} first`).join(', then ');
  if (data.length === 1) {
    const lead =
      plan.order.length > 0 && plan.limit === 1
        ? `First of ${showRecords(matched)}${wherePhrase(plan.where)} ${order}: `
        : `One record${wherePhrase(plan.where)}${matched > 1 ? ` of ${showCount(matched)}` : ''}: `;
    return [`${lead}${describe(first, result, fields)}.`];
  }
  const shown = matched > data.length ? `${showCount(data.length)} of the ${showRecords(matched)}` : showRecords(matched);
  return [`${shown}${wherePhrase(plan.where)}${order === '' ? '' : `, ${order}`}:`];
}

/** The first values of a record, those that the order goes by among them. */
function describe(record: RecordData, { columns, plan }: RecordsResult, fields: readonly QueryField[]): string {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const ordered = new Set(plan.order.map(({ field }) => field));
  const wanted = [...columns.filter(({ name }) => ordered.has(name)), ...columns.filter(({ name }) => !ordered.has(name))].slice(
    0,
    Math.max(TOLD_VALUES, ordered.size),
  );
  const told = new Set(wanted);
  const kept = columns.filter((column) => told.has(column));
  return kept
    .filter(({ name }) => record[name] !== null && record[name] !== undefined)
    .map((column) => `${column.name} ${shortened(showColumn(column, byName.get(column.name))(record[column.name]))}`)
    .join(', ');
}

function shortened(text: string): string {
  return text.length <= LONGEST_TOLD ? text : `${text.slice(0, LONGEST_TOLD - 1)}…`;
}

function coverage({ coverage: told, matched }: RecordsResult): readonly string[] {
  return told
    .filter(({ nulls }) => nulls > 0)
    .map(({ field, nulls }) => `Of ${showRecords(matched)}, ${showCount(nulls)} ${nulls === 1 ? 'has' : 'have'} no ${field}.`);
}
