const WORDS = {
  hour: 'hour hours hourly hr hrs ph',
  day: 'day daily',
  night: 'night nightly',
  week: 'week weekly wk pw',
  month: 'month monthly mo pcm',
  year: 'year yearly annual annually annum yr pa',
} as const;

const PERIODS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([period, words]) => words.split(' ').map((word) => [word, period] as const)),
);

/** The period for which something is paid, by a word of an amount or a name: "month" for "monthly" and "pcm"; null for other words. */
export function periodOf(word: string): string | null {
  return PERIODS.get(word) ?? null;
}

/** All words of the period of a word; none where it is no period. */
export function periodWords(word: string): readonly string[] {
  const period = PERIODS.get(word);
  return period === undefined ? [] : [...PERIODS].flatMap(([other, of]) => (of === period ? other : []));
}

/** True for a word of a period below a year; what is for a year may as well be interest. */
export function isShortPeriod(word: string): boolean {
  return (periodOf(word) ?? 'year') !== 'year';
}
