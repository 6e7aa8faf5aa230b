const DAY_MS = 86_400_000;
/** Beyond it a course stays as it came. */
const MOST = 2000;

/**
 * Rows over time with one more for each period between them that has none. They stay as they came where `group` (as plans print it: "month(seen)") is not by
 * periods, a label is not one of them, or they are in another order than that of time. A label is null where a value is missing.
 */
export function everyPeriod<Row>(
  group: string,
  rows: readonly Row[],
  { labelOf, rowOf }: { readonly labelOf: (row: Row) => unknown; readonly rowOf: (label: string) => Row },
): readonly Row[] {
  const next = NEXT[/^(\w+)\(/.exec(group)?.[1] ?? ''];
  if (next === undefined) return rows;
  const filled: Row[] = [];
  let before: string | null = null;
  for (const row of rows) {
    const label = labelOf(row);
    if (label !== null && (typeof label !== 'string' || instantOf(label) === undefined)) return rows;
    const between = before === null || label === null ? [] : periodsBetween(before, label, next);
    if (between === null) return rows;
    filled.push(...between.map(rowOf), row);
    before = label ?? before;
  }
  return filled;
}

/** The periods between two; null where the second is not after the first, or too far from it. */
function periodsBetween(first: string, last: string, next: Next): readonly string[] | null {
  const between: string[] = [];
  let at = next(first);
  for (; at < last && between.length <= MOST; at = next(at)) between.push(at);
  return at === last ? between : null;
}

/** The beginning of a year ("2024"), quarter ("2024-Q1"), month, week ("2024-W05"), day or of an instant, in ISO 8601; undefined for anything else. */
export function instantOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, year = '', quarter, week, month, day, time] =
    /^(\d{4})(?:-Q([1-4])|-W(\d\d)|-(\d\d)(?:-(\d\d)(T\d\d:\d\d:\d\d\.\d{3}Z)?)?)?$/.exec(value) ?? [];
  if (year === '') return undefined;
  if (week !== undefined) return new Date(firstMonday(Number(year)) + (Number(week) - 1) * 7 * DAY_MS).toISOString();
  const startMonth = quarter === undefined ? (month ?? '01') : String(Number(quarter) * 3 - 2).padStart(2, '0');
  const at = new Date(`${year}-${startMonth}-${day ?? '01'}${time ?? 'T00:00:00.000Z'}`);
  // 31 February would be a day in March.
  return Number.isNaN(at.getTime()) || at.getUTCMonth() + 1 !== Number(startMonth) ? undefined : at.toISOString();
}

/** Of the first week of a year, which has its 4 January. */
function firstMonday(year: number): number {
  const fourth = new Date(0);
  fourth.setUTCFullYear(year, 0, 4);
  return fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS;
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

/** The day of an instant, in UTC. */
export function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
