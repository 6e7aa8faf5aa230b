const DAY_MS = 86_400_000;

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
