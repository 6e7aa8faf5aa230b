import type { Cell } from '../../fields/field.ts';
import type { ResultColumn, RunsResult } from '../result.ts';
import type { Answer } from './answer-parts.ts';
import { dayOf, timeOf } from './answer-runs.ts';
import { measurePhrase, wherePhrase } from './phrases.ts';
import { showColumn } from './show-value.ts';

/** What measures came to in each run: how each went from the oldest to the newest in a sentence, all of them in a table. */
export function answerOverRuns({ plan, columns, rows }: RunsResult): Answer {
  const [first, last] = [rows[0]?.run.runAt, rows.at(-1)?.run.runAt];
  if (first === undefined || last === undefined) return { sentences: ['There are no runs yet.'], figures: [], table: null, records: [] };
  const show = new Set(rows.map(({ run }) => dayOf(run.runAt))).size === rows.length ? dayOf : timeOf;
  const span = `from the run of ${show(first)} to that of ${show(last)}`;
  // Of how many a share is, the table says.
  const told = plan.of.measures[0]?.kind === 'share' ? plan.of.measures.slice(0, 1) : plan.of.measures;
  const ends = told.map((_, index) => [rows[0]?.figures[index]?.value ?? null, rows.at(-1)?.figures[index]?.value ?? null] as const);
  const sentences = told.map((measure, index) => {
    const phrase = `${measurePhrase(measure)}${wherePhrase(plan.of.where)}`;
    const [before = null, after = null] = ends[index] ?? [];
    const value = showColumn(columns[index] ?? { name: '', type: 'number' }, undefined);
    if (rows.length === 1) return `In the one run, of ${show(first)}, the ${phrase} is ${value(before)}.`;
    if (before === null || after === null) return `The ${phrase} is not known of both ends ${span}.`;
    const between = rows.length > 2 ? extremesOf(rows, index, { show, value }) : '';
    if (before === after) return `The ${phrase} ${between === '' ? 'stayed' : 'came back to'} ${value(before)} ${span}.${between}`;
    return `The ${phrase} went from ${value(before)} to ${value(after)}${howFar(before, after, columns[index])} ${span}.${between}`;
  });
  return {
    sentences,
    figures: [
      ...rows.flatMap(({ run, figures }) =>
        figures.map(({ value }, index) => ({
          name: `${columns[index]?.name ?? ''} of ${show(run.runAt)}`,
          value: typeof value === 'boolean' ? String(value) : value,
        })),
      ),
      ...ends.flatMap(([before, after], index) => {
        const isMoved = typeof before === 'number' && typeof after === 'number' && rows.length > 1;
        return isMoved ? [{ name: `${columns[index]?.name ?? ''} changed by`, value: exactly(after - before) }] : [];
      }),
    ],
    table:
      rows.length > 1
        ? {
            columns: ['run', ...columns.map(({ name }) => name)],
            rows: rows.map(({ run, figures }) => [show(run.runAt), ...figures.map(({ value }) => value)]),
          }
        : null,
    records: [],
  };
}

/** " Highest in the run of 2026-10-01 (£9), lowest in that of 2026-11-02 (£7)." of more than two; empty for what is no number. */
function extremesOf(
  rows: RunsResult['rows'],
  index: number,
  { show, value }: { readonly show: (at: string) => string; readonly value: (cell: Cell) => string },
): string {
  const known = rows.flatMap(({ run, figures }) => (typeof figures[index]?.value === 'number' ? [{ run, figure: figures[index].value }] : []));
  const [low, high] = [known.toSorted((a, b) => a.figure - b.figure)[0], known.toSorted((a, b) => b.figure - a.figure)[0]];
  if (low === undefined || high === undefined || low.figure === high.figure) return '';
  return ` Highest in the run of ${show(high.run.runAt)} (${value(high.figure)}), lowest in that of ${show(low.run.runAt)} (${value(low.figure)}).`;
}

/** ", up by £1.20 (4 %),"; empty for what is no number. */
function howFar(before: Cell, after: Cell, column: ResultColumn | undefined): string {
  if (typeof before !== 'number' || typeof after !== 'number') return '';
  const far = Math.abs(exactly(after - before));
  const way = after > before ? 'up' : 'down';
  if (column?.unit === '%') return `, ${way} by ${Number(far.toPrecision(2))} percentage points,`;
  const percent = before > 0 ? ` (${Number(((far / before) * 100).toPrecision(2))} %)` : '';
  return `, ${way} by ${showColumn(column ?? { name: '', type: 'number' }, undefined)(far)}${percent},`;
}

function exactly(difference: number): number {
  return Number(difference.toPrecision(DIGITS));
}

/** Digits that a difference of binary fractions leaves sure. */
const DIGITS = 12;
