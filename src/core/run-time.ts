import { DAY_MS, epochDay } from './fields/date/calendar.ts';
import { epochAt } from './fields/date/date-profile.ts';

/**
 * The time that a name holds, such as `jobs_2024-06-08T2312Z_99270ad4.json` or `20240608-231205.csv`, in epoch milliseconds; without a zone
 * it is UTC, without a clock time the day's first instant. The surest form wins: a day with a time, then a day with marks, then eight
 * bare digits, then seconds or milliseconds since 1970; of several equal ones the last, since a range ends when it was collected.
 */
export function timeInName(name: string): number | undefined {
  const text = name.replace(UUID, '~');
  const found = [...daysIn(text), ...epochsIn(text)];
  return found.toSorted((a, b) => a.doubt - b.doubt || b.position - a.position)[0]?.at;
}

interface Found {
  readonly at: number;
  readonly position: number;
  /** 0 is the surest form. */
  readonly doubt: number;
}

/** Its groups of digits may look like a day and a time. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** `2024-06-08`, `2024_06_08`, `2024.06.08`, or `20240608`, which may go on with the digits of a time. */
const DAY = /(?<!\d)(\d{4})(?:([-_.])(\d\d)\2(\d\d)(?!\d)|(\d\d)(\d\d)(?=(?:\d{4}|\d{6})?(?!\d)))/g;

/** `T2312Z`, `T23:12:05.120Z`, `T23-12-05-120Z`, `_2312`, `_23-12-05`, ` at 23.12.05`, `T231205+0200`, and `231205` right after bare digits; another day is none. */
const CLOCK =
  /(?: at |[Tt _-]|(?<=\d{8}))(?!\d{4}[-_.]\d\d[-_.]\d\d)(\d\d)(?:(\d\d)(\d\d)?|([-:._])(\d\d)(?:\4(\d\d))?)(?:[-.,](\d{3})(?=[Zz]))?(?:[Zz]|(\+)(\d\d):?(\d\d)|(-)(\d\d):(\d\d))?(?![\da-z])/iy;

const EPOCH = /(?<!\d)(?:\d{10}|\d{13})(?![\da-z])/gi;

function* daysIn(text: string): Generator<Found> {
  for (const match of text.matchAll(DAY)) {
    const [whole, year = '', , markedMonth, markedDay, bareMonth, bareDay] = match;
    const bare = bareMonth !== undefined;
    const position = match.index;
    const end = position + whole.length;
    const day = epochDay(Number(year), Number(markedMonth ?? bareMonth), Number(markedDay ?? bareDay));
    if (Number.isNaN(day) || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR || (bare && isInHash(text, position))) continue;
    const clock = clockAt(text, end);
    if (clock !== undefined) yield { at: day * DAY_MS + clock, position, doubt: 0 };
    else if (!bare) yield { at: day * DAY_MS, position, doubt: 1 };
    else if (!/^[\da-z]/i.test(text.slice(end))) yield { at: day * DAY_MS, position, doubt: 2 };
  }
}

function* epochsIn(text: string): Generator<Found> {
  for (const { 0: digits, index } of text.matchAll(EPOCH)) {
    const at = isInHash(text, index) ? undefined : epochAt(Number(digits));
    if (at !== undefined) yield { at, position: index, doubt: 3 };
  }
}

/** Letters right before digits make a word (`listings20240608`), unless all of them are digits of a hash. */
function isInHash(text: string, position: number): boolean {
  const letters = /[a-z]+$/i.exec(text.slice(0, position))?.[0] ?? '';
  return letters !== '' && /^[a-f]+$/i.test(letters);
}

/** Milliseconds from midnight UTC of the day that ends at a position; undefined when no time of day follows it. */
function clockAt(text: string, position: number): number | undefined {
  CLOCK.lastIndex = position;
  const match = CLOCK.exec(text);
  if (match === null) return undefined;
  const [, hour, bareMinute, bareSecond, , markedMinute, markedSecond, fraction, plus, plusHour, plusMinute, minus, minusHour, minusMinute] = match;
  const minute = Number(bareMinute ?? markedMinute);
  const second = Number(bareSecond ?? markedSecond ?? 0);
  const [zoneHour, zoneMinute] = [Number(plusHour ?? minusHour ?? 0), Number(plusMinute ?? minusMinute ?? 0)];
  if (Number(hour) > 23 || minute > 59 || second > 59 || zoneHour > 14 || zoneMinute > 59) return undefined;
  const zone = zoneHour * 60 + zoneMinute;
  const ahead = plus === undefined && minus === undefined ? 0 : plus === undefined ? -zone : zone;
  return ((Number(hour) * 60 + minute - ahead) * 60 + second) * 1000 + Number(fraction ?? 0);
}

/** No scraper ran before, and ids are seldom read as years of a century. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2099;
