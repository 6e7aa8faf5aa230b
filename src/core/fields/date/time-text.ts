import { isLetter } from '../number/plain-number.ts';

/** A time of day with its zone: milliseconds from midnight UTC of the written day. `day`: no time, or midnight without a zone. */
export interface DayTime {
  readonly ms: number;
  readonly precision: 'day' | 'instant';
}

/** Reads text from left to right; what was read last is in `value` and `width`. */
export class TextCursor {
  readonly text: string;
  at = 0;
  value = 0;
  width = 0;

  constructor(text: string) {
    this.text = text;
  }

  done(): boolean {
    return this.at >= this.text.length;
  }

  /** Takes up to `most` digits; false, without moving, when there is none or more of them. */
  digits(most: number): boolean {
    let end = this.at;
    let value = 0;
    for (; end < this.text.length; end += 1) {
      const digit = this.text.charCodeAt(end) - 48;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
      if (end - this.at >= most) return false;
    }
    if (end === this.at) return false;
    this.value = value;
    this.width = end - this.at;
    this.at = end;
    return true;
  }

  /** Takes one of the characters; empty when the next one is none of them. */
  take(characters: string): string {
    const next = this.text.charAt(this.at);
    if (next === '' || !characters.includes(next)) return '';
    this.at += 1;
    return next;
  }

  /** Takes all characters that are among these; true when there was one. */
  skip(characters: string): boolean {
    const from = this.at;
    while (!this.done() && characters.includes(this.text.charAt(this.at))) this.at += 1;
    return this.at > from;
  }

  /** Takes a run of ASCII letters in lower case; empty when there is none. */
  word(): string {
    const from = this.at;
    while (isLetter(this.text.charCodeAt(this.at))) this.at += 1;
    return this.text.slice(from, this.at).toLowerCase();
  }
}

/** The rest of a date as a time of day, up to the end; null when it is anything else. `basic` takes 101500 as well. */
export function readDayTime(cursor: TextCursor, style: 'plain' | 'basic'): DayTime | null {
  if (cursor.done()) return NO_TIME;
  if (cursor.take('Tt') === '' && !cursor.skip(', \u00A0\u202F')) return null;
  const clock = readClock(cursor, style);
  if (clock === null) return null;
  const zone = readZone(cursor);
  if (zone === null || !cursor.done()) return null;
  return dayTime(clock, zone);
}

/** A clock time and a zone together; midnight without a zone is the day itself. */
export function dayTime(clock: number, zone: number | 'none'): DayTime {
  if (zone === 'none') return { ms: clock, precision: clock === 0 ? 'day' : 'instant' };
  return { ms: clock - zone * MINUTE_MS, precision: 'instant' };
}

/** Milliseconds since midnight of `14:30`, `2:30:15.25 pm`, `3pm`; null for anything else. */
export function readClock(cursor: TextCursor, style: 'plain' | 'basic'): number | null {
  if (!cursor.digits(6)) return null;
  const basic = style === 'basic' && (cursor.width === 4 || cursor.width === 6);
  if (!basic && cursor.width > 2) return null;
  const digits = cursor.value;
  let hour = digits;
  let minute = 0;
  let second = 0;
  let colon = false;
  if (basic) {
    const long = cursor.width === 6 ? digits : digits * 100;
    [hour, minute, second] = [Math.floor(long / 10_000), Math.floor(long / 100) % 100, long % 100];
  } else if (cursor.take(':') !== '') {
    colon = true;
    if (!cursor.digits(2) || cursor.width !== 2) return null;
    minute = cursor.value;
    if (cursor.take(':') !== '') {
      if (!cursor.digits(2) || cursor.width !== 2) return null;
      second = cursor.value;
    }
  }
  const fraction = readFraction(cursor);
  const half = readHalf(cursor);
  if (half === '' && !basic && !colon) return null;
  if (half !== '' && (hour < 1 || hour > 12)) return null;
  if (half !== '') hour = (hour % 12) + (half === 'p' ? 12 : 0);
  if (hour > 23 || minute > 59 || second > 59) return null;
  return ((hour * 60 + minute) * 60 + second) * 1000 + fraction;
}

/** Minutes east of UTC of `Z`, `+02:00`, `GMT+2`, `EST`; `none` without a zone, null for a zone that is not known. */
export function readZone(cursor: TextCursor): number | 'none' | null {
  const spaced = cursor.skip(' \u00A0\u202F');
  if (cursor.done()) return 'none';
  const word = cursor.word();
  const named = word === '' ? undefined : ZONES.get(word);
  if (word !== '' && named === undefined) return null;
  const offset = word === '' || named === 0 ? readOffset(cursor) : null;
  if (word === '' && offset === null) return spaced ? 'none' : null;
  const minutes = (named ?? 0) + (offset ?? 0);
  skipZoneName(cursor);
  return Math.abs(minutes) <= MAX_OFFSET ? minutes : null;
}

function readFraction(cursor: TextCursor): number {
  const from = cursor.at;
  if (cursor.take('.,') === '' || !cursor.digits(9)) {
    cursor.at = from;
    return 0;
  }
  return Math.floor((cursor.value / 10 ** cursor.width) * 1000 + 1e-6);
}

function readHalf(cursor: TextCursor): string {
  const match = HALF.exec(cursor.text.slice(cursor.at, cursor.at + 7));
  if (match === null) return '';
  const [all, letter = ''] = match;
  cursor.at += all.length;
  return letter.toLowerCase();
}

const HALF = /^\s?([ap])\.?m(?:\.|\b)/i;

function readOffset(cursor: TextCursor): number | null {
  const match = OFFSET.exec(cursor.text.slice(cursor.at, cursor.at + 9));
  if (match === null) return null;
  const [all, sign, hours = '', minutes = '0'] = match;
  if (Number(minutes) > 59) return null;
  cursor.at += all.length;
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

const OFFSET = /^([+−-])(\d{1,2}):?(\d{2})?(?![\d:])/;

/** Behind an offset its name says nothing new: `(Central European Time)`, `[Europe/Paris]`, ` UTC`. */
function skipZoneName(cursor: TextCursor): void {
  const match = /^\s?(?:\([\w .+-]*\)|\[[\w/+-]*\]|UTC|GMT|CES?T)$/.exec(cursor.text.slice(cursor.at));
  if (match !== null) cursor.at += match[0].length;
}

const NO_TIME: DayTime = { ms: 0, precision: 'day' };
const MINUTE_MS = 60_000;
const MAX_OFFSET = 14 * 60 + 59;

/** Common zone names. Where a name is used by several countries: IST is India, CST and EST are American, BST is British summer time. */
const ZONES: ReadonlyMap<string, number> = new Map(
  `z:0 utc:0 gmt:0 ut:0 wet:0 west:60 bst:60 cet:60 cest:120 met:60 eet:120 eest:180 msk:180 ist:330 pkt:300
   est:-300 edt:-240 cst:-360 cdt:-300 mst:-420 mdt:-360 pst:-480 pdt:-420 akst:-540 akdt:-480 hst:-600 ast:-240 adt:-180 brt:-180 art:-180
   sgt:480 hkt:480 awst:480 jst:540 kst:540 aest:600 aedt:660 acst:570 acdt:630 nzst:720 nzdt:780`
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .map(([name = '', minutes]) => [name, Number(minutes)] as const),
);
