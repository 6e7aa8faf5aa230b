import { peopleNumber } from '../../fields/number/people-number.ts';
import type { Figure } from '../../../contract/operations/chat.ts';
import { predicatesOf } from '../../condition/transform.ts';
import type { Cell } from '../../fields/field.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { SeveralResult, StatsResult } from '../result.ts';
import type { Answer } from './answer-parts.ts';
import { answerRecords } from './answer-records.ts';
import { answerChanges } from './answer-runs.ts';
import { answerStats } from './answer-stats.ts';
import { capital, datePhrase, leftOutSentences, listPhrase, measurePhrase } from './phrases.ts';
import { showColumn, showRecords } from './show-value.ts';

/** Plans side by side: a table of their first values, and how far apart two of them are. */
export function answerSeveral(result: SeveralResult, fields: readonly QueryField[]): Answer {
  const rows = result.parts.flatMap((part, index) =>
    part.kind === 'stats' && part.plan.groups.length === 0 ? [{ part, label: result.plan.parts[index]?.label ?? '' }] : [],
  );
  if (rows.length < result.parts.length || rows.length === 0) return oneByOne(result, fields);
  const [first] = rows;
  const columns = first?.part.columns ?? [];
  const difference = differenceOf(rows, fields);
  const values = sideValues(rows);
  return {
    sentences: [
      ...(difference === null ? [sidesSentence(rows, fields)] : [difference.sentence]),
      ...rows.flatMap(({ part, label }) => leftOut(part, label)),
    ],
    figures: [
      ...rows.flatMap(({ part, label }) =>
        (part.rows[0]?.figures ?? []).map(({ value }, index): Figure => ({
          name: `${columns[index]?.name ?? ''} of ${label}`,
          value: typeof value === 'boolean' ? String(value) : value,
        })),
      ),
      ...(difference?.figures ?? []),
    ],
    table: {
      columns: ['', ...(values === null ? [] : [values.field]), ...columns.map(({ name }) => name)],
      rows: rows.map(({ part, label }, index) => [
        label,
        ...(values === null ? [] : [values.cells[index] ?? null]),
        ...(part.rows[0]?.figures ?? []).map(({ value }) => value),
      ]),
    },
    records: [],
  };
}

/** The field by whose values the sides differ, and these, where the words for the sides are others. */
function sideValues(rows: readonly Row[]): { readonly field: string; readonly cells: readonly Cell[] } | null {
  const equal = rows.map(({ part }) => predicatesOf(part.plan.where).flatMap((each) => (each.kind === 'compare' && each.op === '=' ? [each] : [])));
  const field = equal[0]?.find(({ field: name }) => {
    const values = equal.map((side) => side.find((each) => each.field === name)?.value);
    return values.every((value) => value !== undefined) && new Set(values).size === rows.length;
  })?.field;
  const cells = equal.map((side) => side.find((each) => each.field === field)?.value ?? null);
  return field === undefined || rows.every(({ label }, index) => label === cells[index]) ? null : { field, cells };
}

function oneByOne(result: SeveralResult, fields: readonly QueryField[]): Answer {
  const answers = result.parts.map((part) =>
    part.kind === 'stats' ? answerStats(part, fields) : part.kind === 'records' ? answerRecords(part, fields) : answerChanges(part, fields),
  );
  return {
    sentences: answers.flatMap(({ sentences }, index) =>
      sentences.map((sentence, at) => (at === 0 ? `${result.plan.parts[index]?.label ?? ''}: ${sentence}` : sentence)),
    ),
    figures: answers.flatMap(({ figures }) => figures),
    table: answers.find(({ table }) => table !== null)?.table ?? null,
    records: answers.flatMap(({ records }) => records),
  };
}

/** What the table compares, or all sides in words where they are measured by different values. */
function sidesSentence(rows: readonly Row[], fields: readonly QueryField[]): string {
  const phrases = new Set(rows.map(({ part }) => listPhrase(measuresOf(part))));
  const [phrase = ''] = phrases;
  if (phrases.size > 1) return `${rows.map(({ part, label }) => `${label}: ${lineOf(part, fields)}`).join('; ')}.`;
  return `${capital(phrase)} of ${listPhrase(rows.map(({ part, label }) => sideOf(part, label)))}:`;
}

/** With how many records it has, unless a column says so. */
function sideOf({ plan, matched }: StatsResult, label: string): string {
  return plan.measures.some(({ kind }) => kind === 'count') ? label : `${label} (${showRecords(matched)})`;
}

function measuresOf({ plan, columns }: StatsResult): readonly string[] {
  return plan.measures.flatMap((measure, index) =>
    measure.kind === 'count' && plan.measures.length > 1 ? [] : [columns[index]?.type === 'date' ? datePhrase(measure) : measurePhrase(measure)],
  );
}

function lineOf(part: StatsResult, fields: readonly QueryField[]): string {
  const row = part.rows[0];
  if (part.matched === 0 || row === undefined) return 'no record matches';
  const figures = part.plan.measures.flatMap((measure, index) => {
    const column = part.columns[index];
    const value = row.figures[index]?.value ?? null;
    if (column === undefined || measure.kind === 'count') return [];
    const field = fields.find(({ name }) => 'field' in measure && name === measure.field && (measure.kind === 'min' || measure.kind === 'max'));
    return [
      `${column.type === 'date' ? datePhrase(measure) : measurePhrase(measure)} ${value === null ? 'unknown' : showColumn(column, field)(value)}`,
    ];
  });
  const over = showRecords(part.matched);
  return figures.length === 0 ? over : `${figures.join(', ')} (over ${over})`;
}

interface Row {
  readonly part: StatsResult;
  readonly label: string;
}

/** How far the first values of two sides are apart, and in percent of the second. */
function differenceOf(
  rows: readonly Row[],
  fields: readonly QueryField[],
): { readonly sentence: string; readonly figures: readonly Figure[] } | null {
  const [first, second] = rows;
  if (first === undefined || second === undefined || rows.length !== 2) return null;
  const [a, b] = [first, second].map(({ part }) => part.rows[0]?.figures[0]?.value ?? null);
  const column = first.part.columns[0];
  if (
    typeof a !== 'number' ||
    typeof b !== 'number' ||
    column === undefined ||
    column.type !== 'number' ||
    first.part.matched === 0 ||
    second.part.matched === 0
  )
    return null;
  const difference = Number((a - b).toPrecision(12));
  const show = showColumn(
    column,
    fields.find(() => false),
  );
  const percent = b === 0 ? null : Number(((100 * difference) / Math.abs(b)).toPrecision(4));
  const way = difference === 0 ? 'the same as' : difference > 0 ? 'higher than' : 'lower than';
  const ratio = a > 0 && b > 0 ? Number((a / b).toPrecision(12)) : null;
  const times = ratio === null || ratio < MANIFOLD ? '' : `, ${peopleNumber(Number(ratio.toPrecision(4)))} times as much`;
  const amount = difference === 0 ? '' : `${show(Math.abs(difference))}${percent === null ? '' : ` (${peopleNumber(Math.abs(percent))} %${times})`} `;
  const [phrase = ''] = measuresOf(first.part);
  return {
    sentence: `${capital(phrase)}: ${sideOf(first.part, first.label)} is ${amount}${way} ${sideOf(second.part, second.label)}.`,
    figures: [
      { name: 'difference', value: difference },
      ...(percent === null ? [] : [{ name: 'difference in percent', value: percent }]),
      ...(ratio === null ? [] : [{ name: 'ratio', value: ratio }]),
    ],
  };
}

/** From here on, how many times as much it is says more than a percentage. */
const MANIFOLD = 2;

function leftOut({ coverage, unknown, plan }: StatsResult, label: string): readonly string[] {
  return leftOutSentences(coverage, { unknown, where: plan.where }).map(
    (sentence) => `${label}: ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`,
  );
}
