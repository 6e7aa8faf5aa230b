import type { Figure as StatedFigure } from '../../../contract/operations/chat.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { Cell } from '../../fields/field.ts';
import type { Measure, StatsPlan } from '../plan.ts';
import { printWhere } from '../print.ts';
import type { Figure, ResultColumn, StatsResult, StatsRow } from '../result.ts';
import { withoutKnown } from '../known-groups.ts';
import type { Answer } from './answer-parts.ts';
import {
  capital,
  datePhrase,
  groupPhrase,
  leftOutSentences,
  listPhrase,
  matchSentence,
  measuredField,
  measurePhrase,
  ordinal,
  wherePhrase,
  withLeftOut,
} from './phrases.ts';
import { showColumn, showCount, showRecords, type ShowValue } from './show-value.ts';

/** Groups that share the first place and are named. */
const NAMED_TIES = 5;

/** Values over all records in scope, or in groups. */
export function answerStats(result: StatsResult, fields: readonly QueryField[]): Answer {
  const look = lookAt(result, fields);
  const grouped = result.plan.groups.length > 0;
  const sentences = grouped ? groupSentences(look) : rowSentences(look);
  return {
    sentences: withLeftOut(sentences, leftOut(result)),
    figures: [...keptFigures(result), ...result.rows.flatMap((row) => figuresOf(look, row))],
    table: grouped ? tableOf(look) : null,
    records: [],
  };
}

/** How many groups keep the bounds of the plan. */
function keptFigures({ plan, groups }: StatsResult): readonly StatedFigure[] {
  return plan.having.length === 0 ? [] : [{ name: 'groups', value: groups }];
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

/** One row: its values in a sentence, and one for each percentage, count of values and correlation. */
function rowSentences(look: StatsLook): readonly string[] {
  const { result, plan } = look;
  const [row] = result.rows;
  if (result.records === 0) return ['There are no records yet.'];
  if (result.matched === 0 && plan.where !== null) return [`${matchSentence(plan.where, result)}.`];
  if (row === undefined) return ['There is nothing to compute of these records.'];
  const stated = plan.measures.flatMap((measure, index): readonly FigureLook[] => {
    const figure = row.figures[index];
    if (figure === undefined || measure.kind === 'countIf' || (measure.kind === 'count' && plan.measures.length > 1)) return [];
    return [{ measure, figure, show: look.showMeasure[index] ?? String, isDate: look.measureColumns[index]?.type === 'date' }];
  });
  const [joined, own] = [stated.filter(isJoined), stated.filter((each) => !isJoined(each))];
  const sizes = [...new Set(joined.map(({ figure }) => figure.values))];
  return [
    ...sizes.map((size, index) => {
      const figures = joined
        .filter(({ figure }) => figure.values === size)
        .map(({ measure, figure, show, isDate }) => `the ${phraseOf(measure, isDate)} is ${show(figure.value)}`);
      return `${capital(listPhrase(figures))}, over ${index === 0 ? `${showRecords(size)}${wherePhrase(plan.where)}` : `${showCount(size)} of them`}.`;
    }),
    ...own.map((each) => figureSentence(look, each)),
  ];
}

/** Aggregates with a value that are stated alike. */
function isJoined({ measure, figure }: FigureLook): boolean {
  return figure.value !== null && !/^(?:count|share|distinct|correlation)$/.test(measure.kind);
}

function phraseOf(measure: Measure, isDate: boolean): string {
  return isDate ? datePhrase(measure) : measurePhrase(measure);
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
      return `${matchSentence(plan.where, result)}.`;
    case 'share':
      return shareSentence({ result, plan }, measure, figure, value);
    case 'distinct':
      return `There ${figure.value === 1 ? 'is 1 value' : `are ${value} different values`} of ${measure.field} in ${showRecords(figure.values)}${where}.`;
    case 'correlation':
      return figure.value === null
        ? `There is no correlation of ${measure.fields[0]} and ${measure.fields[1]}: too few records have both, or one of them never varies.`
        : `The correlation (Pearson) of ${measure.fields[0]} and ${measure.fields[1]} is ${value}, over ${showRecords(figure.values)} with both${where}.`;
    default:
      return `There is no ${phraseOf(measure, isDate)}: none of the ${showRecords(result.matched)}${where} has a value for it.`;
  }
}

function shareSentence(
  { result, plan }: Pick<StatsLook, 'result' | 'plan'>,
  measure: Measure & { readonly kind: 'share' },
  figure: Figure,
  value: string,
): string {
  if (measure.of === null) return `That is ${value} of all ${showRecords(result.records)}.`;
  if (figure.value === null) return `There is no share: no record${wherePhrase(plan.where)} has a value for it.`;
  const index = plan.measures.findIndex(({ kind }) => kind === 'countIf');
  const count = result.rows[0]?.figures[index]?.value;
  // Records without a value do not match, and are among those that the share is of.
  const missing = result.matched - figure.values;
  const without = missing > 0 ? `, ${showCount(missing)} without a value` : '';
  const counts = typeof count === 'number' ? ` (${showCount(count)} of ${showCount(result.matched)}${without})` : '';
  return `${value} of the records${wherePhrase(plan.where)} match ${printWhere(measure.of)}${counts}.`;
}

/** Groups: the one that was asked for in words; of several, what the table shows. */
function groupSentences(look: StatsLook): readonly string[] {
  const { result, plan } = look;
  const [first] = result.rows;
  const names = listPhrase(plan.groups.map(groupPhrase));
  if (first === undefined) {
    if (plan.having.length > 0) return [`No ${names} keeps that bound.`];
    return [plan.where === null ? 'There are no groups.' : `${matchSentence(plan.where, result)}.`];
  }
  const ranked = plan.order.find(({ by, index }) => by === 'measure' && index === 0);
  const kept = plan.having.length === 0 ? [] : [keptSentence(result.groups, names)];
  if (ranked !== undefined && plan.limit === 1) return [...kept, endSentence(look, first, ranked.descending)];
  const phrases = plan.measures.flatMap((measure, index) =>
    measure.kind === 'count' && plan.measures.length > 1 ? [] : [phraseWithUnit(measure, look.measureColumns[index])],
  );
  const over = `over ${showRecords(result.matched)}${withoutKnown(plan) === null ? '' : wherePhrase(plan.where)}`;
  if (result.groups === 1) return [`${capital(groupName(look, first))}: ${figuresPhrase(look, first)}, ${over}.`];
  const order = ranked === undefined ? '' : ranked.descending ? ', highest first' : ', lowest first';
  const some = result.rows.length < result.groups ? ` (${showCount(result.rows.length)} of ${showCount(result.groups)})` : '';
  return [...kept, `${capital(listPhrase(phrases))} by ${names}${some}${order}, ${over}:`];
}

function keptSentence(groups: number, names: string): string {
  return groups === 1 ? `Only one value of ${names} keeps that bound.` : `${showCount(groups)} different values of ${names} keep that bound.`;
}

/** `average rent (EUR)`, for a table that has no place for units. */
function phraseWithUnit(measure: Measure, column: ResultColumn | undefined): string {
  const phrase = phraseOf(measure, column?.type === 'date');
  return column?.unit === undefined ? phrase : `${phrase} (${column.unit})`;
}

/** The group at one end, or those that share it. */
function endSentence(look: StatsLook, first: StatsRow, isHighest: boolean): string {
  const { result, plan } = look;
  const measure = plan.measures[0];
  const phrase = measure === undefined ? 'figure' : phraseOf(measure, look.measureColumns[0]?.type === 'date');
  const isEnd = (measure?.kind === 'max' && isHighest) || (measure?.kind === 'min' && !isHighest);
  const place = plan.offset === undefined ? '' : `${ordinal(plan.offset + 1)} `;
  const end = `${place}${isEnd && place === '' ? '' : isHighest ? 'highest ' : 'lowest '}${phrase}${wherePhrase(withoutKnown(plan))}`;
  const [figure] = first.figures;
  const value = (look.showMeasure[0] ?? String)(figure?.value ?? null);
  const tied = result.rows.slice(1, NAMED_TIES).map((row) => groupLabel(look, row));
  if (tied.length > 0) {
    const more = result.rows.length - 1 - tied.length;
    const all = listPhrase([capital(groupName(look, first)), ...tied, ...(more > 0 ? [`${showCount(more)} more`] : [])]);
    return `${all} share the ${end}: ${value} each.`;
  }
  const isOfValues = measure !== undefined && /^(?:sum|avg|median|stddev|min|max|percentile)$/.test(measure.kind);
  return `${capital(groupName(look, first))} has the ${end}: ${value}${isOfValues ? ` (over ${showRecords(figure?.values ?? 0)})` : ''}.`;
}

/** `average rent €900 and highest rent €2,000`. */
function figuresPhrase({ plan, showMeasure, measureColumns }: StatsLook, row: StatsRow): string {
  return listPhrase(
    plan.measures.flatMap((measure, index) =>
      measure.kind === 'count' && plan.measures.length > 1
        ? []
        : [`${phraseOf(measure, measureColumns[index]?.type === 'date')} ${(showMeasure[index] ?? String)(row.figures[index]?.value ?? null)}`],
    ),
  );
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

function figuresOf({ plan, measureColumns, groupColumns }: StatsLook, row: StatsRow): readonly StatedFigure[] {
  const group = row.groups.map((cell, index) => `${groupColumns[index]?.name ?? ''}=${String(tableCell(cell, groupColumns[index]))}`).join(', ');
  return plan.measures.flatMap((_, index): StatedFigure[] => {
    const value = tableCell(row.figures[index]?.value ?? null, measureColumns[index]);
    const name = `${measureColumns[index]?.name ?? ''}${group === '' ? '' : ` of ${group}`}`;
    return [{ name, value: typeof value === 'boolean' ? String(value) : value }];
  });
}

/** Records that the values do not cover. */
function leftOut({ coverage, unknown, plan, records, matched }: StatsResult): readonly string[] {
  const listed = plan.groups.flatMap(({ kind, field }) => (kind === 'item' ? [field] : []));
  const needed = new Set([...listed, ...plan.measures.flatMap((measure) => measuredField(measure) ?? [])]);
  const ungrouped = plan.where?.kind === 'null' && withoutKnown(plan) === null ? [{ field: plan.where.field, nulls: records - matched }] : [];
  return leftOutSentences([...ungrouped, ...coverage.filter(({ field }) => needed.has(field))], { unknown, where: plan.where });
}
