import type { RecordData } from '../../contract/envelope.ts';
import type { StatsColumn, StatsResponse } from '../../contract/operations/stats.ts';
import { addsUp } from './adds-up.ts';
import { instantOf } from './picture/instant.ts';

const DAY_MS = 86_400_000;
/** Beyond it a course is drawn as it came. */
const MOST = 2000;

/**
 * The groups of a plan over time with the periods between them that no record is of: their counts and sums are 0, and there is nothing else of them. As it came
 * where it is grouped by anything else as well, or is in another order than that of time.
 */
export function withEveryPeriod(answer: StatsResponse): StatsResponse {
  const columns = answer.meta.columns ?? [];
  const [group, second] = columns.filter(({ role }) => role === 'group');
  const next = group === undefined || second !== undefined ? undefined : NEXT[/^(\w+)\(/.exec(group.name)?.[1] ?? ''];
  if (group === undefined || next === undefined) return answer;
  const filled: RecordData[] = [];
  let before: string | null = null;
  for (const row of answer.data) {
    const label = row[group.name];
    if (label !== null && (typeof label !== 'string' || instantOf(label) === undefined)) return answer;
    const between = before === null || label === null ? [] : periodsBetween(before, label, next);
    if (between === null) return answer;
    filled.push(...between.map((each) => nothingOf(columns, group.name, each)), row);
    before = label ?? before;
  }
  return { ...answer, data: filled };
}

/** The periods between two; null where the second is not after the first, or too far from it. */
function periodsBetween(first: string, last: string, next: Next): readonly string[] | null {
  const between: string[] = [];
  let at = next(first);
  for (; at < last && between.length <= MOST; at = next(at)) between.push(at);
  return at === last ? between : null;
}

function nothingOf(columns: readonly StatsColumn[], group: string, label: string): RecordData {
  return Object.fromEntries(columns.map(({ name }) => [name, name === group ? label : addsUp(name) ? 0 : null]));
}

type Next = (label: string) => string;

/** The label of the period after one, by what plans call the period. */
const NEXT: Readonly<Record<string, Next | undefined>> = {
  year: (label) => String(Number(label) + 1).padStart(4, '0'),
  quarter: (label) => quarterOf(monthsAfter(label, 3)),
  month: (label) => monthsAfter(label, 1).slice(0, 7),
  week: (label) => weekOf(Date.parse(instantOf(label) ?? '') + 7 * DAY_MS),
  day: (label) => isoDay(Date.parse(instantOf(label) ?? '') + DAY_MS),
};

function monthsAfter(label: string, months: number): string {
  const at = new Date(instantOf(label) ?? '');
  at.setUTCMonth(at.getUTCMonth() + months);
  return isoDay(at.getTime());
}

function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** The week of a Monday: its Thursday says of which year (ISO 8601). */
function weekOf(monday: number): string {
  const year = new Date(monday + 3 * DAY_MS).getUTCFullYear();
  const first = Date.parse(instantOf(`${String(year).padStart(4, '0')}-W01`) ?? '');
  return `${String(year).padStart(4, '0')}-W${String(Math.round((monday - first) / (7 * DAY_MS)) + 1).padStart(2, '0')}`;
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
