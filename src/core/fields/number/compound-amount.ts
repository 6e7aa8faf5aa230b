import type { Clocks } from '../decision.ts';
import { factorBetween, scaleOf, TIME_KEY, UNSURE_CLOCK } from './convertible-units.ts';
import { unitKey } from '../units.ts';

/** An amount of several parts, in the smallest of their units. */
export interface CompoundAmount {
  readonly value: number;
  /** Key of the unit, and its usual spelling. */
  readonly key: string;
  readonly spelling: string;
}

/**
 * Reads an amount whose parts have units of their own, each smaller than the one before: "2 h 30 min", "1h20m", "1 hour and 5 minutes", `5' 10"`, "2 lb 3 oz",
 * and durations of ISO 8601 ("PT1H30M"). `lasts`: the field is named like one of times that something takes. Null for any other text, that with one part included.
 */
export function readCompoundAmount(text: string, lasts: boolean): CompoundAmount | null {
  if (text.length > LONGEST || !STARTS.test(text)) return null;
  return readIsoDuration(text) ?? readParts(text, lasts);
}

const LONGEST = 40;
const STARTS = /^(?:\d+ ?[\p{L}'’′]|P)/u;

interface Part {
  readonly amount: number;
  /** As it is written; empty behind the last number where the unit before it says which ("1h30"). */
  readonly unit: string;
}

function readParts(text: string, lasts: boolean): CompoundAmount | null {
  const parts: Part[] = [];
  let at = 0;
  while (at < text.length) {
    PART.lastIndex = at;
    const match = PART.exec(text);
    if (match === null || parts.length === MOST_PARTS) return null;
    parts.push({ amount: Number(match[1]), unit: (match[2] ?? '').replace(/''|”/, '"').replace('’', "'") });
    at = PART.lastIndex;
  }
  // "9h00" is a time of day, but in a field of times that something takes.
  return parts.length < 2 || (parts.at(-1)?.unit === '' && !lasts && /^\d{1,2} ?h/i.test(text)) ? null : sumOf(parts);
}

/** A number with its unit, and what parts it from the next: a comma, "and", or nothing. */
const PART = /(\d{1,6}(?:\.\d{1,3})?) ?(\p{L}{1,8}|''|['’′"”″])?\.?(?: ?, ?| ?(?:and|und|et|y|&) ?| )?/uy;
const MOST_PARTS = 4;

function sumOf(parts: readonly Part[]): CompoundAmount | null {
  const keys = keysOf(parts);
  const scale = scaleOf(keys[0] ?? '');
  const smallest = keys.at(-1) ?? '';
  if (scale === undefined) return null;
  let sum = 0;
  let before = Infinity;
  for (const [at, { amount }] of parts.entries()) {
    const size = scale.sizes.get(keys[at] ?? '');
    // Each part is smaller than one of the unit before it, and only the last one has a fraction.
    if (size === undefined || size >= before || (at > 0 && amount * size >= before)) return null;
    if (at < parts.length - 1 && !Number.isInteger(amount)) return null;
    sum += amount * factorBetween(scale, keys[at] ?? '', smallest);
    before = size;
  }
  return { value: Number(sum.toPrecision(15)), key: smallest, spelling: SPELLINGS[smallest] ?? smallest };
}

/** The unit of each part: "m" next to hours or seconds are minutes, "d" next to hours days, and a last number without one is of the next smaller unit. */
function keysOf(parts: readonly Part[]): readonly string[] {
  const keys = parts.map(({ unit }) => ONE_LETTER[unit.toLowerCase()] ?? unitKey(unit));
  const timed = keys.some((key) => TIMES.has(key));
  return keys.map((key, at) => {
    if (key === 'm' && timed) return TIME_KEY;
    return key === '' && at > 0 ? (NEXT[keys[at - 1] ?? ''] ?? '') : key;
  });
}

const ONE_LETTER: Readonly<Record<string, string>> = { d: 'day', w: 'week', y: 'year', std: 'h' };
const TIMES: ReadonlySet<string> = new Set(['h', 'hr', 'hour', 's', 'sec', 'second', 'day']);
const NEXT: Readonly<Record<string, string>> = { h: 'min', hr: 'min', hour: 'min', ft: 'in', "'": 'in', '′': 'in' };
const SPELLINGS: Readonly<Record<string, string>> = {
  "'": 'ft',
  '"': 'in',
  '″': 'in',
  inch: 'in',
  minute: 'min',
  second: 's',
  sec: 's',
  hour: 'h',
  hr: 'h',
  day: 'days',
  month: 'months',
  mo: 'months',
};

function readIsoDuration(text: string): CompoundAmount | null {
  const match = ISO.exec(text);
  if (match === null || text.endsWith('T')) return null;
  const [, days = '0', hours = '0', minutes = '0', seconds] = match;
  const total = (Number(days) * 24 + Number(hours)) * 60 + Number(minutes);
  return seconds === undefined ? { value: total, key: 'min', spelling: 'min' } : { value: total * 60 + Number(seconds), key: 's', spelling: 's' };
}

const ISO = /^P(?:(\d{1,4})D)?T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8}(?:\.\d{1,3})?)S)?$/;

/** "1:30:22" as seconds, and "3:45" as minutes and seconds: sure ones, or such that count only beside others that tell; null for any other text. */
export function readClock(text: string, clocks: Clocks): CompoundAmount | null {
  const [, first, second, third] = CLOCK.exec(text) ?? [];
  if (first === undefined) return null;
  const [hours, minutes, seconds] = third === undefined ? [0, first, second] : [first, second, third];
  const value = Number(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)).toPrecision(15));
  const isSure = third !== undefined || clocks === 'minutes' || Number(first) > MOST_HOURS;
  return { value, key: isSure ? 's' : UNSURE_CLOCK, spelling: 's' };
}

const CLOCK = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d(?:\.\d{1,3})?))?$/;
/** "12:30" may be hours and minutes, "75:10" may not. */
const MOST_HOURS = 59;
