import { BEFORE_HOLIDAYS, HOLIDAYS, SEASONS, type HolidayRule } from '../../lexicon/en/dates/holidays.ts';
import { addDays, dateOf, monthsFrom, type Window } from './calendar.ts';
import type { DateContext, DateExpression } from './date-expression.ts';
import { nthWeekdayOf } from './nth-weekday.ts';

const NAMED = HOLIDAYS.flatMap(([names, rule]) => names.split('|').map((name) => ({ words: name.split(' '), rule }))).toSorted(
  (a, b) => b.words.length - a.words.length,
);
const LEADS: ReadonlySet<string> = new Set(BEFORE_HOLIDAYS.split(' '));
const SHIFTS: Readonly<Record<string, number>> = { last: -1, this: 0, next: 1 };

/** "since Easter", "Christmas 2024", "last summer"; null where the name is a theme rather than a time. */
export function readHoliday(context: DateContext, start: number): DateExpression | null {
  const { tokens } = context;
  const shift = SHIFTS[tokens[start]?.lower ?? ''];
  const at = shift === undefined ? start : start + 1;
  const season = seasonAt(context, at);
  const holiday = season === null ? NAMED.find(({ words }) => words.every((word, index) => tokens[at + index]?.lower === word)) : undefined;
  if (season === null && holiday === undefined) return null;
  const to = at + (holiday?.words.length ?? 1);
  const year = yearFrom(context, to);
  if (year === null && shift === undefined && !LEADS.has(tokens[at - 1]?.lower ?? '') && !isAfterThe(context, at)) return null;
  const made = (each: number) => season?.(each) ?? (holiday === undefined ? null : dayOf(holiday.rule, each));
  const windows = yearsMeant(context, year?.value, { shift, made }).flatMap((each) => made(each) ?? []);
  if (windows.length === 0) return null;
  const around = holiday?.rule.kind === 'weekday' ? undefined : holiday?.rule.daysAround;
  const wide =
    around === undefined ? undefined : windows.map(({ start: first, end }) => ({ start: addDays(first, -around[0]), end: addDays(end, around[1]) }));
  return { from: start, to: year?.to ?? to, windows, kind: 'named', ...(wide === undefined ? {} : { wide }) };
}

/** "since the summer". */
function isAfterThe({ tokens }: DateContext, at: number): boolean {
  return tokens[at - 1]?.lower === 'the' && LEADS.has(tokens[at - 2]?.lower ?? '');
}

function seasonAt({ tokens }: DateContext, at: number): ((year: number) => Window) | null {
  const word = tokens[at]?.lower ?? '';
  const month = Object.hasOwn(SEASONS, word) ? SEASONS[word] : undefined;
  return month === undefined ? null : (year) => monthsFrom(year, month, 3);
}

function yearFrom({ tokens }: DateContext, at: number): { readonly value: number; readonly to: number } | null {
  const of = tokens[at]?.lower === 'of' || tokens[at]?.text === ',' ? 1 : 0;
  const token = tokens[at + of];
  return token?.kind === 'number' && /^(?:19|20)\d\d$/.test(token.text) ? { value: token.value, to: at + of + 1 } : null;
}

interface YearsLook {
  readonly shift: number | undefined;
  readonly made: (year: number) => Window | null;
}

/** The year that is written; the last, this or next one from now; else those around now, of which the field chooses. */
function yearsMeant({ now }: DateContext, written: number | undefined, { shift, made }: YearsLook): readonly number[] {
  if (written !== undefined) return [written];
  const year = new Date(now).getUTCFullYear();
  if (shift === undefined || shift === 0) return shift === 0 ? [year] : [year - 1, year, year + 1];
  const around = [year - 1, year, year + 1];
  const meant = shift < 0 ? around.findLast((each) => (made(each)?.end ?? Infinity) <= now) : around.find((each) => (made(each)?.start ?? 0) > now);
  return meant === undefined ? [] : [meant];
}

function dayOf(rule: HolidayRule, year: number): Window | null {
  switch (rule.kind) {
    case 'fixed':
      return dateOf(year, rule.month, rule.day);
    case 'easter': {
      const start = addDays(easterSunday(year), rule.days);
      return { start, end: addDays(start, 1) };
    }
    case 'weekday': {
      const { start } = nthWeekdayOf(rule.nth, rule.weekday, { year, month: rule.month });
      return { start: addDays(start, rule.plusDays ?? 0), end: addDays(start, (rule.plusDays ?? 0) + 1) };
    }
  }
}

/** Gauss's rule for the Gregorian calendar, in epoch milliseconds. */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const moon = (15 + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)) % 30;
  const days = (19 * (year % 19) + moon) % 30;
  const full = days - Math.floor(days / 29) + (Math.floor(days / 28) - Math.floor(days / 29)) * Math.floor((year % 19) / 11);
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * full + ((4 + century - Math.floor(century / 4)) % 7)) % 7;
  return Date.UTC(year, 2, 22 + full + sunday);
}
