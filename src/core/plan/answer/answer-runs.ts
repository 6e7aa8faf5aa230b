import type { Change } from '../../../contract/operations/diff.ts';
import { rankField } from '../../language/profile/rank-field.ts';
import { schemaOf } from '../../language/profile/schema.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { ChangesResult, HistoryResult } from '../result.ts';
import { unitOfMove } from '../moves.ts';
import type { Answer } from './answer-parts.ts';
import { capital } from './phrases.ts';
import { showColumn, showCount, showRecords } from './show-value.ts';

/** What changed between two runs: the sums in words, the changes in a table. */
export function answerChanges(result: ChangesResult, fields: readonly QueryField[]): Answer {
  const { data, total, meta, plan, groups } = result;
  const { summary, from, to } = meta;
  const sums = (['added', 'removed', 'changed', 'unchanged'] as const).map((name) => ({ name, value: summary[name] }));
  const rank = rankField(schemaOf(fields).profiles)?.field.name ?? null;
  const moves = movesBy(data, plan, rank);
  const [farthest] = moves?.of ?? [];
  const far = moves === null || farthest === undefined ? [] : [{ name: `${moves.field} ${moves.verb} by`, value: distance(moves, farthest) }];
  const figures = [{ name: 'matching changes', value: total }, ...far, ...sums];
  if (to === null) return { sentences: ['There are no runs to compare yet.'], figures: [], table: null, records: [] };
  if (from === null)
    return { sentences: [`There is only one run, of ${dayOf(to.runAt)}: nothing to compare it with.`], figures: [], table: null, records: [] };
  const show = dayOf(from.runAt) === dayOf(to.runAt) ? timeOf : dayOf;
  const span = `from the run of ${show(from.runAt)} to that of ${show(to.runAt)}`;
  const all = `${showRecords(summary.added)} ${were(summary.added)} added, ${showCount(summary.removed)} removed and ${showCount(summary.changed)} changed`;
  const wanted = wantedOf(plan, total, { rank, fields });
  const first = data.length < total && data.length > 0 ? ` ${firstWords(data.length, plan, fields)}:` : '';
  if (groups !== undefined) return answerGroups(result, groups, { span, fields });
  if (result.mean !== undefined) return answerMean(result, result.mean, { span, fields });
  const sentence =
    wanted === null
      ? `${capital(span)}, ${all}; ${showCount(summary.unchanged)} stayed the same.`
      : `${showRecords(total)} ${wanted} ${span}${plan.change === null ? `; in all, ${all}` : ''}.`;
  const records = data.map(({ record }) => record);
  const whole = meta.key.length === 0 && total > 0 ? ` ${COMPARED_WHOLE}` : '';
  if (moves === null || farthest === undefined)
    return { sentences: [`${sentence}${whole}${first}`], figures, table: tableOf(data, fields, plan.order), records };
  const sentences = data.length === 1 ? [moveSentence(moves, farthest, fields), sentence] : [`${sentence}${first}`];
  return { sentences, figures, table: tableOfMoves(moves, fields), records };
}

function firstWords(count: number, { order: [order] = [] }: ChangesResult['plan'], fields: readonly QueryField[]): string {
  if (order?.by !== 'value' || count > 1) return `The first ${showCount(count)}`;
  const isDate = fields.some(({ name, type }) => name === order.field && type === 'date');
  const [high, low] = isDate ? ['latest', 'earliest'] : ['highest', 'lowest'];
  return `The one with the ${order.descending ? high : low} ${order.field}`;
}

const COMPARED_WHOLE = 'No field is known to identify a record (--key names it): one that changed counts as removed and as added.';

/** A record whose field went up or down, and how far. */
interface Move {
  readonly change: Change;
  readonly from: number;
  readonly to: number;
}

/** Where changes are ordered by how far a number went: the number, how it went, and each of them. */
interface Moves {
  readonly field: string;
  readonly verb: 'fell' | 'rose' | 'went' | 'improved' | 'worsened';
  readonly of: readonly Move[];
}

function movesBy(data: readonly Change[], { order: [order] = [], direction }: ChangesResult['plan'], rank: string | null): Moves | null {
  if (order === undefined || order.by === 'value') return null;
  const of = data.flatMap((change): readonly Move[] => {
    const { from, to } = 'fields' in change ? (change.fields[order.field] ?? {}) : {};
    return typeof from === 'number' && typeof to === 'number' ? [{ change, from, to }] : [];
  });
  const [down, up] = order.field === rank ? (['improved', 'worsened'] as const) : (['fell', 'rose'] as const);
  const verb = direction?.field !== order.field ? 'went' : direction.way === 'down' ? down : up;
  return of.length === 0 || of.length < data.length ? null : { field: order.field, verb, of };
}

/** How far it went; in the way that was asked for, where one was. */
function distance({ verb }: Moves, { from, to }: Move): number {
  return Number((verb === 'fell' || verb === 'improved' ? from - to : to - from).toPrecision(12));
}

/** "askPrice fell by £183,800 for Princess V50, from £681,700 to £497,900." */
function moveSentence(moves: Moves, move: Move, fields: readonly QueryField[]): string {
  const { field, verb } = moves;
  const own = fields.find(({ name }) => name === field);
  const show = showColumn({ name: field, type: 'number', ...(own?.unit === undefined ? {} : { unit: own.unit }) }, own);
  return `${capital(field)} ${verb} by ${show(distance(moves, move))} for ${nameOf(move.change, fields)}, from ${show(move.from)} to ${show(move.to)}.`;
}

function nameOf({ record, key }: Change, fields: readonly QueryField[]): string {
  const title = fields.find(({ role }) => role === 'title')?.name;
  const named = title === undefined || title in key ? undefined : record[title];
  return [...(typeof named === 'string' ? [named] : []), ...Object.values(key).map(short)].join(', ');
}

function tableOfMoves(moves: Moves, fields: readonly QueryField[]): Answer['table'] {
  const named = namesOf(
    moves.of.map(({ change }) => change),
    fields,
  );
  return {
    columns: [...named.columns, `${moves.field} before`, `${moves.field} after`, `${moves.verb} by`],
    rows: moves.of.map((move) => [...named.cells(move.change), move.from, move.to, distance(moves, move)]),
  };
}

/** What tells people which record is meant: its title, and its key. */
function namesOf(
  [first]: readonly Change[],
  fields: readonly QueryField[],
): { readonly columns: readonly string[]; cells: (change: Change) => (number | string | null)[] } {
  const keys = Object.keys(first?.key ?? {});
  const title = fields.find(({ role, name }) => role === 'title' && !keys.includes(name))?.name;
  const names = title === undefined ? [] : [title];
  return {
    columns: [...names, ...keys],
    cells: ({ record, key }) => [...names.map((name) => asFigure(record[name])), ...keys.map((name) => asFigure(key[name]))],
  };
}

/** How many changes there are of each value, the most first. */
function answerGroups({ total, plan }: ChangesResult, { column, rows }: NonNullable<ChangesResult['groups']>, { span, fields }: Told): Answer {
  const show = showColumn(column, undefined);
  const [first] = rows;
  const most =
    plan.limit !== 1 || first === undefined
      ? ''
      : `, most of them with ${column.name} ${rows.map(({ value }) => show(value)).join(' and ')}: ${showCount(first.changes)}${rows.length > 1 ? ' each' : ''}`;
  return {
    sentences: [
      `${showRecords(total)} ${wantedOf(plan, total, { rank: null, fields }) ?? `${were(total)} added, removed or changed`} ${span}${most}.`,
    ],
    figures: [{ name: 'matching changes', value: total }],
    table: { columns: [column.name, 'changes'], rows: rows.map(({ value, changes }) => [value, changes]) },
    records: [],
  };
}

/** "rent went down by £12 on average, over 33 records …". */
function answerMean({ total, plan }: ChangesResult, { column, value, changes }: NonNullable<ChangesResult['mean']>, { span, fields }: Told): Answer {
  const happened = `${wantedOf(plan, total, { rank: null, fields }) ?? `${were(total)} added, removed or changed`} ${span}`;
  const wanted = `${showRecords(total)} ${happened}`;
  const field = plan.mean?.field ?? '';
  if (plan.mean?.by === 'value') {
    const mean = value === null ? 'not known' : showColumn(column, undefined)(value);
    const known = value === null ? [] : [{ name: `average ${field}`, value }];
    const over = changes === total ? 'the' : `${showCount(changes)} of the`;
    return {
      sentences: [`The average ${field} is ${mean}, over ${over} ${showRecords(total)} that ${happened}.`],
      figures: [...known, { name: 'matching changes', value: total }],
      table: null,
      records: [],
    };
  }
  const way = value === null || value === 0 ? null : value < 0 ? 'down' : 'up';
  const far = Math.abs(Number((value ?? 0).toPrecision(MEAN_DIGITS)));
  const by = `by ${showColumn(column, undefined)(far)}`;
  const mean =
    value === null
      ? `How far ${field} went is not known`
      : `On average ${field} ${way === null ? 'stayed where it was' : `went ${way} ${by}`}, over ${showRecords(changes)}`;
  return {
    sentences: [`${mean}: ${wanted}.`],
    figures: [
      ...(value === null || way === null ? [] : [{ name: `${field} went ${way} on average by`, value: far }]),
      { name: 'matching changes', value: total },
    ],
    table: null,
    records: [],
  };
}

/** Digits of a mean that sums of binary fractions leave sure. */
const MEAN_DIGITS = 12;

function were(count: number): string {
  return count === 1 ? 'was' : 'were';
}

/** What the sentences about changes are made with. */
interface Told {
  /** From which run to which. */
  readonly span: string;
  readonly fields: readonly QueryField[];
}

function wantedOf(
  { change, direction, fields: changed }: ChangesResult['plan'],
  count: number,
  { rank, fields }: Pick<Told, 'fields'> & { readonly rank: string | null },
): string | null {
  const far = direction === null ? '' : farText(direction, fields);
  // The first place is the best one, so that a lower number is better.
  if (direction !== null && direction.field === rank) return `had ${rank} ${direction.way === 'down' ? 'improve' : 'worsen'}${far}`;
  if (direction !== null) return `had ${direction.field} go ${direction.way}${far}`;
  if (changed.length > 0) return `changed in ${changed.join(' or ')}`;
  return change === null ? null : `${were(count)} ${change}`;
}

/** " by more than 10 %", " by at least £50"; empty where any way will do. */
function farText({ field: name, least }: NonNullable<ChangesResult['plan']['direction']>, fields: readonly QueryField[]): string {
  if (least === undefined) return '';
  const field = fields.find((each) => each.name === name);
  const unit = unitOfMove(least.by, field);
  const show = showColumn({ name, type: 'number', ...(unit === undefined ? {} : { unit }) }, undefined);
  return ` by ${least.op === '>' ? 'more than' : 'at least'} ${show(least.value)}`;
}

function tableOf(data: readonly Change[], fields: readonly QueryField[], order: ChangesResult['plan']['order'] = []): Answer['table'] {
  if (data.length === 0) return null;
  const named = namesOf(data, fields);
  const ordered = order.flatMap(({ by, field }) => (by === 'value' && !named.columns.includes(field) ? [field] : []));
  const hasMoves = data.some((change) => 'fields' in change);
  return {
    columns: ['change', ...named.columns, ...ordered, ...(hasMoves ? ['fields'] : [])],
    rows: data.map((change) => [
      change.change,
      ...named.cells(change),
      ...ordered.map((field) => asFigure(change.record[field])),
      ...(hasMoves ? ['fields' in change ? movesOf(change.fields) : ''] : []),
    ]),
  };
}

const SHOWN_FIELDS = 4;

function movesOf(fields: Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>): string {
  const moves = Object.entries(fields).map(([field, { from, to }]) => `${field}: ${short(from)} → ${short(to)}`);
  return moves.length <= SHOWN_FIELDS ? moves.join('; ') : `${moves.slice(0, SHOWN_FIELDS).join('; ')}; and ${moves.length - SHOWN_FIELDS} more`;
}

function short(value: unknown): string {
  const text = value === null || value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}

/** One record over all runs. */
export function answerHistory({ history, plan }: HistoryResult): Answer {
  const { data, meta } = history;
  const changed = data.filter(({ change }) => change === 'changed').length;
  const { field } = plan;
  const shown = field === null ? [...new Set(data.flatMap(({ fields }) => Object.keys(fields ?? {})))].slice(0, SHOWN_FIELDS) : [field];
  const values =
    field === null
      ? []
      : data.flatMap(({ run, record }) => (record === null ? [] : [{ name: `${field} on ${dayOf(run.runAt)}`, value: asFigure(record[field]) }]));
  const key = Object.values(meta.key).map(short).join(', ');
  const sentences = [
    `${key} is in ${showCount(meta.runs)} of ${showCount(data.length)} runs, first in that of ${dayOf(meta.first.runAt)}, last in that of ${dayOf(meta.last.runAt)}; it changed ${showCount(changed)} ${changed === 1 ? 'time' : 'times'}.`,
  ];
  return {
    sentences,
    figures: [{ name: 'runs', value: meta.runs }, { name: 'changes', value: changed }, ...values],
    table: {
      columns: ['run', 'change', ...shown],
      rows: data.map(({ run, change, record }) => [dayOf(run.runAt), change, ...shown.map((name) => record?.[name] ?? null)]),
    },
    records: data.flatMap(({ record }) => (record === null ? [] : [record])).slice(0, 1),
  };
}

function asFigure(value: unknown): number | string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}

export function dayOf(at: string): string {
  return at.slice(0, 10);
}

/** Of two runs of one day, the time says which is meant. */
export function timeOf(at: string): string {
  return `${at.slice(0, 19).replace('T', ' ')} UTC`;
}
