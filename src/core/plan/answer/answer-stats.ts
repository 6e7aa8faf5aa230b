import type { Condition } from '../../condition/condition.ts';
import type { Figure as ToldFigure } from '../../../contract/chat.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { Cell } from '../../fields/field.ts';
import type { Measure, StatsPlan } from '../plan.ts';
import { printWhere } from '../print.ts';
import type { Figure, ResultColumn, StatsResult, StatsRow } from '../result.ts';
import type { Answer } from './answer.ts';
import { datePhrase, groupPhrase, measuredField, measurePhrase, wherePhrase } from './phrases.ts';
import { showColumn, showCount, showRecords, type ShowValue } from './show-value.ts';

const TOLD_GROUPS = 5;

/** Figures over all records in scope, or in groups. */
export function answerStats(result: StatsResult, fields: readonly QueryField[]): Answer {
  const look = lookAt(result, fields);
  const grouped = result.plan.groups.length > 0;
  const sentences = grouped ? groupSentences(look) : rowSentences(look);
  return {
    sentences: [...sentences, ...coverageSentences(result)],
    figures: result.rows.flatMap((row) => figuresOf(look, row)),
    table: grouped ? tableOf(look) : null,
    records: [],
  };
}

interface StatsLook {
  readonly result: StatsResult;
  readonly plan: StatsPlan;
  readonly groupColumns: readonly ResultColumn[];
  readonly measureColumns: readonly ResultColumn[];
  readonly showGroup: readonly ShowValue[];
  readonly showMeasure: readonly ShowValue[];
}

function lookAt(result: StatsResult, fields: readonly QueryField[]): StatsLook {
  const { plan, columns } = result;
  const byName = new Map(fields.map((field) => [field.name, field]));
  const groupColumns = columns.slice(0, plan.groups.length);
  const measureColumns = columns.slice(plan.groups.length);
  return {
    result,
    plan,
    groupColumns,
    measureColumns,
    showGroup: groupColumns.map((column, index) => {
      const grouping = plan.groups[index];
      return showColumn(column, grouping === undefined || grouping.kind === 'date' ? undefined : byName.get(grouping.field));
    }),
    showMeasure: measureColumns.map((column, index) => {
      const measure = plan.measures[index];
      const isOfField =
        measure !== undefined && (measure.kind === 'min' || measure.kind === 'max' || measure.kind === 'median' || measure.kind === 'percentile');
      return showColumn(column, isOfField ? byName.get(measuredField(measure) ?? '') : undefined);
    }),
  };
}

/** One row: a sentence a figure. */
function rowSentences(look: StatsLook): readonly string[] {
  const { result, plan } = look;
  const [row] = result.rows;
  if (result.records === 0) return ['There are no records yet.'];
  if (result.matched === 0 && plan.where !== null) {
    return [`No record${wherePhrase(plan.where)}: none of ${showRecords(result.records)} matches.`];
  }
  if (row === undefined) return ['There is nothing to compute of these records.'];
  const told = new Set<number>();
  return plan.measures.flatMap((measure, index) => {
    const figure = row.figures[index];
    if (figure === undefined || told.has(index)) return [];
    if (measure.kind === 'countIf' || (measure.kind === 'count' && plan.measures.length > 1)) return [];
    return [figureSentence(look, { measure, figure, show: look.showMeasure[index] ?? String, isDate: look.measureColumns[index]?.type === 'date' })];
  });
}

interface FigureLook {
  readonly measure: Measure;
  readonly figure: Figure;
  readonly show: ShowValue;
  readonly isDate: boolean;
}

function figureSentence({ result, plan }: StatsLook, { measure, figure, show, isDate }: FigureLook): string {
  const where = wherePhrase(plan.where);
  const value = show(figure.value);
  switch (measure.kind) {
    case 'count':
      if (plan.where === null) return `There ${result.records === 1 ? 'is' : 'are'} ${showRecords(result.records)}.`;
      return `${capital(showRecords(result.matched))}${where} (of ${showCount(result.records)}).`;
    case 'share':
      return shareSentence({ result, plan }, measure, figure, value);
    case 'distinct':
      return `There are ${value} different values of ${measure.field}${where === '' ? '' : ` among the ${showRecords(result.matched)}${where}`}.`;
    case 'correlation':
      return figure.value === null
        ? `There is no correlation to compute of ${measure.fields[0]} and ${measure.fields[1]}: too few records have both, or one of them never varies.`
        : `The correlation (Pearson) of ${measure.fields[0]} and ${measure.fields[1]} is ${value}, over ${showRecords(figure.values)} with both${where}.`;
    default: {
      const phrase = isDate ? datePhrase(measure) : measurePhrase(measure);
      if (figure.value === null)
        return `There is no ${phrase} to compute: none of the ${showRecords(result.matched)}${where} has a value that allows it.`;
      return `The ${phrase} is ${value}, over ${showRecords(figure.values)}${where}.`;
    }
  }
}

function shareSentence(
  { result, plan }: Pick<StatsLook, 'result' | 'plan'>,
  measure: Measure & { readonly kind: 'share' },
  figure: Figure,
  value: string,
): string {
  if (measure.of === null) return `That is ${value} of all ${showRecords(result.records)}.`;
  if (figure.value === null) return `There is no share to compute: no record${wherePhrase(plan.where)} tells.`;
  const index = plan.measures.findIndex(({ kind }) => kind === 'countIf');
  const count = result.rows[0]?.figures[index]?.value;
  const told = typeof count === 'number' ? ` (${showCount(count)} of ${showRecords(figure.values)})` : '';
  return `${value} of the records${wherePhrase(plan.where)} have ${printWhere(measure.of)}${told}.`;
}

/** Groups: the first ones in words, all of them in the table. */
function groupSentences(look: StatsLook): readonly string[] {
  const { result, plan, showMeasure } = look;
  const [first] = result.rows;
  const names = plan.groups.map(groupPhrase).join(' and ');
  if (first === undefined)
    return [plan.having.length > 0 ? `No ${names} keeps that bound.` : `No record${wherePhrase(plan.where)}: there are no groups.`];
  const measure = plan.measures[0];
  const phrase = measure === undefined ? 'figure' : look.measureColumns[0]?.type === 'date' ? datePhrase(measure) : measurePhrase(measure);
  const ranked = plan.order.find(({ by, index }) => by === 'measure' && index === 0);
  const show = showMeasure[0] ?? String;
  const value = show(first.figures[0]?.value ?? null);
  if (ranked !== undefined && plan.limit === 1) {
    const over = plan.measures.length > 1 && plan.measures[0]?.kind !== 'count' ? ` (over ${showRecords(first.records)})` : '';
    const end = ranked.descending ? 'highest' : 'lowest';
    const isEnd = (measure?.kind === 'max' && ranked.descending) || (measure?.kind === 'min' && !ranked.descending);
    const tied = result.rows.slice(1, TOLD_GROUPS).map((row) => groupLabel(look, row));
    if (tied.length > 0) {
      const more = result.rows.length > TOLD_GROUPS ? `, and ${showCount(result.rows.length - TOLD_GROUPS)} more` : '';
      const all = `${tied
        .slice(0, -1)
        .map((name) => `, ${name}`)
        .join('')} and ${tied.at(-1) ?? ''}${more}`;
      return [
        `${capital(groupName(look, first))}${all} share the ${isEnd ? '' : `${end} `}${phrase}${wherePhrase(withoutKnown(plan))}: ${value} each.`,
      ];
    }
    return [`${capital(groupName(look, first))} has the ${isEnd ? '' : `${end} `}${phrase}${wherePhrase(withoutKnown(plan))}: ${value}${over}.`];
  }
  const told = result.rows.slice(0, TOLD_GROUPS).map((row) => `${groupLabel(look, row)}: ${show(row.figures[0]?.value ?? null)}`);
  const rest = result.groups - told.length;
  const order = ranked === undefined ? '' : ranked.descending ? ', highest first' : ', lowest first';
  const more = rest > 0 ? `; and ${showCount(rest)} more` : '';
  return [`The ${phrase} by ${names}${wherePhrase(plan.where)}${order}: ${told.join('; ')}${more}.`];
}

/** Without what only says that the groups are known. */
function withoutKnown({ where, groups }: StatsPlan): Condition | null {
  const isKnown = (item: Condition) => item.kind === 'null' && item.negated && groups.some(({ field }) => field === item.field);
  if (where === null || isKnown(where)) return null;
  if (where.kind !== 'and') return where;
  const items = where.items.filter((item) => !isKnown(item));
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { kind: 'and', items };
}

/** "city Seattle", with the name of the field. */
function groupName(look: StatsLook, row: StatsRow): string {
  return look.plan.groups
    .map((grouping, index) => `${groupPhrase(grouping)} ${(look.showGroup[index] ?? String)(row.groups[index] ?? null)}`)
    .join(', ');
}

function groupLabel(look: StatsLook, row: StatsRow): string {
  return row.groups.map((group, index) => labelOf(look, index, group)).join(', ');
}

/** Steps of a number by both of their ends. */
function labelOf({ plan, showGroup }: StatsLook, index: number, group: Cell): string {
  const grouping = plan.groups[index];
  const show = showGroup[index] ?? String;
  if (grouping?.kind !== 'number' || typeof group !== 'number') return show(group);
  return `${show(group)} to below ${show(Number((group + grouping.width).toPrecision(12)))}`;
}

function tableOf({ result, groupColumns, measureColumns }: StatsLook): Answer['table'] {
  const columns = [...groupColumns, ...measureColumns];
  return {
    columns: columns.map(({ name }) => name),
    rows: result.rows.map((row) => [...row.groups, ...row.figures.map(({ value }) => value)].map((cell, index) => tableCell(cell, columns[index]))),
  };
}

/** Dates as records show them. */
function tableCell(cell: Cell, column: ResultColumn | undefined): Cell {
  if (column?.type !== 'date' || typeof cell !== 'number') return cell;
  const text = new Date(cell).toISOString();
  return column.precision === 'day' ? text.slice(0, 10) : text;
}

function figuresOf({ plan, measureColumns, groupColumns }: StatsLook, row: StatsRow): readonly ToldFigure[] {
  const group = row.groups.map((cell, index) => `${groupColumns[index]?.name ?? ''}=${String(tableCell(cell, groupColumns[index]))}`).join(', ');
  return plan.measures.flatMap((_, index): ToldFigure[] => {
    const value = tableCell(row.figures[index]?.value ?? null, measureColumns[index]);
    const name = `${measureColumns[index]?.name ?? ''}${group === '' ? '' : ` of ${group}`}`;
    return [{ name, value: typeof value === 'boolean' ? String(value) : value }];
  });
}

/** What was left out, and of how many records nobody can tell. */
function coverageSentences({ coverage, matched, unknown, plan }: StatsResult): readonly string[] {
  const measured = new Set(plan.measures.flatMap((measure) => measuredField(measure) ?? []));
  const left = coverage
    .filter(({ field, nulls }) => nulls > 0 && measured.has(field))
    .map(
      ({ field, nulls }) =>
        `Of ${showRecords(matched)}, ${showCount(nulls)} ${nulls === 1 ? 'has' : 'have'} no ${field} and ${nulls === 1 ? 'is' : 'are'} left out.`,
    );
  return unknown === 0 ? left : [...left, unknownSentence(unknown)];
}

/** Records that a condition neither takes nor leaves. */
export function unknownSentence(unknown: number): string {
  return `For ${showRecords(unknown)} more nobody can tell, since a value that the condition asks for is missing.`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
