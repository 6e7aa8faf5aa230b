import { DAY_MS, epochDay, fullYear, MONTHS, WEEKDAYS, weekdayOf } from './calendar.ts';
import type { FixedDate, WeekdayDate } from './date-form.ts';
import { FOREIGN_BETWEEN, FOREIGN_MONTHS, FOREIGN_WEEKDAYS } from './foreign-names.ts';
import { dayTime, readClock, readZone, TextCursor } from './time-text.ts';

/**
 * Reads a date that names its month: `Jun 12 1998`, `September 9, 2019`, `12-Jun-98`, RFC 2822, what browsers print.
 * Without a year the day of the week must be there (`Sat, Nov 14 • 7:30 PM`). Null when day or month is missing, or anything else is in the text.
 */
export function readWordyDate(written: string): FixedDate | WeekdayDate | null {
  const text = (ACCENTED.test(written) ? written.normalize('NFD').replace(/\p{M}/gu, '') : written).replace(IN_BRACKETS, '');
  if (!mayNameMonth(text)) return null;
  const cursor = new TextCursor(text);
  const found: Found = { day: -1, month: -1, year: -1, weekday: -1, clock: -1, isForeign: false, awaitsClock: false, zone: 'none' };
  while (!cursor.done()) {
    const from = cursor.at;
    if (cursor.skip(SEPARATORS)) {
      if (found.day >= 0 && TIME_MARK.test(text.slice(from, cursor.at))) found.awaitsClock = true;
      continue;
    }
    if (!readPart(cursor, found)) return null;
  }
  if (found.day < 0 || found.month < 0) return null;
  const time = found.clock < 0 ? { ms: 0, precision: 'day' as const } : dayTime(found.clock, found.zone);
  if (found.year < 0) {
    const { weekday, month, day } = found;
    const isDay = weekday >= 0 && !Number.isNaN(epochDay(LEAP_YEAR, month, day));
    return isDay ? { kind: 'weekday', weekday, month, day, timeMs: time.ms, precision: time.precision, loose: false } : null;
  }
  const day = epochDay(found.year, found.month, found.day);
  if (Number.isNaN(day)) return null;
  return { kind: 'fixed', at: day * DAY_MS + time.ms, precision: time.precision, loose: false };
}

/** Epoch milliseconds of a day without a year: of the years around the run, the nearest in which it falls on its day of the week. */
export function weekdayDateAt({ weekday, month, day, timeMs }: WeekdayDate, runAt: number): number {
  const year = new Date(runAt).getUTCFullYear();
  for (let away = 0; away <= MOST_YEARS; away += 1) {
    const days = (away === 0 ? [year] : [year + away, year - away]).map((each) => epochDay(each, month, day));
    const at = days.filter((each) => weekdayOf(each) === weekday).map((each) => each * DAY_MS + timeMs);
    if (at.length > 0) return at.reduce((best, each) => (Math.abs(each - runAt) < Math.abs(best - runAt) ? each : best));
  }
  return NaN;
}

/** The same days of the week come again at the latest then, 29 February included. */
const MOST_YEARS = 40;
const LEAP_YEAR = 2000;
const BETWEEN: ReadonlySet<string> = new Set(['of', 'the', 'on']);
/** Words behind which stands the time. */
const BEFORE_TIME: ReadonlySet<string> = new Set(['at', 'um', 'a', 'las']);
const TIME_MARK = /[•·|]/;

interface Found {
  day: number;
  month: number;
  year: number;
  weekday: number;
  /** Milliseconds since midnight; -1 while no time was met. */
  clock: number;
  /** The month is named in another language than English. */
  isForeign: boolean;
  /** Behind "at", or a mark, stands the time. */
  awaitsClock: boolean;
  zone: number | 'none';
}

/** A cheap look that spares most text the rest: some word must begin like a month. */
function mayNameMonth(text: string): boolean {
  return text.length >= 8 && MONTH_START.test(text) && /\d/.test(text);
}

const ACCENTED = /[\u00C0-\u017F]/;
/** "October 14, 1994 (United States)": where a film came out, or a time zone. */
const IN_BRACKETS = /(?<!:\d\d.{0,8}) \((?!canc|post|sold|tbc|tba|tent|exp|est\b|resch|mov|clos)\p{L}[\p{L} .]{1,30}\)$/iu;
const MONTH_START =
  /(?:^|[^A-Za-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|fev|avr|abr|mai|aou|ago|okt|dez|dic|set|gen|giu|lug|ott|mag|jui)/i;
const SEPARATORS = ' ,.-/:•·|\u00A0\u202F\u2009';

function readPart(cursor: TextCursor, found: Found): boolean {
  const start = cursor.at;
  const word = cursor.word();
  if (word !== '') return readWord(word, cursor, found);
  if (!cursor.digits(4)) return false;
  const { value, width } = cursor;
  if (found.clock < 0 && width <= 2) {
    const end = cursor.at;
    cursor.at = start;
    if (readTime(cursor, found)) return true;
    cursor.at = end;
  }
  return readNumber(value, width, cursor, found);
}

function readWord(word: string, cursor: TextCursor, found: Found): boolean {
  const english = MONTHS.get(word);
  const month = english ?? FOREIGN_MONTHS.get(word);
  if (month !== undefined) {
    // In other languages the day comes first: "Set 1", "Gen 2" and "Mars 2" are none.
    if (found.month > 0 || (english === undefined && found.day < 0)) return false;
    found.month = month + 1;
    found.isForeign = english === undefined;
    return true;
  }
  // The day of the week tells the year where none is written; the T of ISO stands where "at" does.
  const weekday = WEEKDAYS.get(word) ?? FOREIGN_WEEKDAYS.get(word);
  if (weekday !== undefined) found.weekday = weekday;
  if (BEFORE_TIME.has(word) && found.day >= 0) found.awaitsClock = true;
  if (word === 'uhr') return found.clock >= 0;
  return weekday !== undefined || BEFORE_TIME.has(word) || BETWEEN.has(word) || FOREIGN_BETWEEN.has(word) || (word === 't' && !cursor.done());
}

function readTime(cursor: TextCursor, found: Found): boolean {
  const clock = readClock(cursor, 'plain');
  if (clock === null) return false;
  const end = cursor.at;
  const zone = readZone(cursor);
  // "10:20:30 2026": what follows the time is the year, not a zone.
  if (zone === null || zone === 'none') cursor.at = end;
  found.clock = clock;
  found.zone = zone ?? 'none';
  return true;
}

function readNumber(value: number, width: number, cursor: TextCursor, found: Found): boolean {
  if (width > 2 && width !== 4) return false;
  // "14 November um 19": no year.
  if (found.awaitsClock && found.clock < 0) return false;
  if (width === 4) return setYear(value, found);
  if (found.day < 0) {
    found.day = value;
    skipOrdinal(cursor);
    return true;
  }
  return width === 2 && found.month > 0 && !found.isForeign && setYear(fullYear(value), found);
}

function setYear(year: number, found: Found): boolean {
  if (found.year > 0 || year < 1000) return false;
  found.year = year;
  return true;
}

function skipOrdinal(cursor: TextCursor): void {
  if (/^(?:st|nd|rd|th|er)\b/i.test(cursor.text.slice(cursor.at, cursor.at + 3))) cursor.at += 2;
}
