import { readBooleanText } from './boolean/boolean-text.ts';
import { DAY_MS } from './date/calendar.ts';
import { dateAt, dateOrders, readDateText } from './date/date-text.ts';
import { ORDER_BITS } from './date/date-form.ts';
import { epochAt } from './date/date-profile.ts';
import type { DateRule, FieldDecision, Reading } from './decision.ts';
import { isEmptyMark } from './empty-mark.ts';
import type { Cell } from './field.ts';
import { memo } from './hash/memo.ts';
import { isShallow } from './nesting.ts';
import { createNumberCoercer, MAX_LENGTH } from './number/number-coercer.ts';
import { plainForm } from './number/plain-number.ts';
import type { RawValue } from './raw-value.ts';

/** Turns a value into its cell; null for a missing value, `undefined` for one that does not fit the decision. */
export type Coercer = (value: RawValue | undefined) => Cell | undefined;

export interface CoerceOptions {
  /** What "2 hours ago" counts from, in epoch milliseconds. */
  readonly runAt: number;
  /** What a text without a character is in a field of text: itself, or a missing value as in csv. Other fields take it for a missing value. */
  readonly emptyText: 'kept' | 'missing';
}

/** Reads the values of a field as was decided. */
export function createCoercer(decision: FieldDecision, { runAt, emptyText }: CoerceOptions): Coercer {
  const coerce = coercerOf(decision.reading, runAt);
  const keeps = emptyText === 'kept' && decision.type === 'text';
  return (value) => {
    if (value === undefined || value === null || Number.isNaN(value) || (value === '' && !keeps)) return null;
    return coerce(value);
  };
}

function coercerOf(reading: Reading, runAt: number): (value: RawValue) => Cell | undefined {
  switch (reading.kind) {
    case 'text':
      return coerceText;
    case 'json':
      return coerceJson;
    case 'number':
      return createNumberCoercer(reading);
    case 'date':
      return createDateCoercer(reading, runAt);
    case 'epoch':
      return coerceEpoch;
    case 'boolean':
      return createBooleanCoercer(reading);
  }
}

/** Text comes back as it is, but for lone surrogates: they are no characters and become U+FFFD. */
function coerceText(value: RawValue): Cell | undefined {
  if (typeof value === 'string') return wellFormed(value);
  return typeof value === 'object' ? coerceJson(value) : String(value);
}

function coerceJson(value: RawValue): Cell | undefined {
  return isShallow(value) ? wellFormed(JSON.stringify(value)) : undefined;
}

function createDateCoercer(rule: DateRule, runAt: number): (value: RawValue) => Cell | undefined {
  const coerce = memo((cell): Cell | undefined => {
    const text = cell.trim();
    const date = readDateText(text);
    if (date === null) return isEmptyMark(text) ? null : undefined;
    if (date.happened !== undefined && date.happened !== rule.happened) return undefined;
    if ((date.loose && !rule.loose) || (dateOrders(date) & ORDER_BITS[rule.order]) === 0) return undefined;
    const at = dateAt(date, rule.order, runAt);
    return rule.precision === 'day' ? Math.floor(at / DAY_MS) * DAY_MS : at;
  });
  return (value) => {
    // A number may be a date too: 20260315.
    if (typeof value === 'number') return coerce(String(value));
    return typeof value === 'string' && value.length <= MAX_LENGTH ? coerce(value) : undefined;
  };
}

function coerceEpoch(value: RawValue): Cell | undefined {
  const number = typeof value === 'string' ? epochNumber(value) : value;
  if (typeof number !== 'number') return number === null ? null : undefined;
  return epochAt(number);
}

function epochNumber(text: string): number | null | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const trimmed = text.trim();
  if (plainForm(trimmed) !== null) return Number(trimmed);
  return isEmptyMark(trimmed) ? null : undefined;
}

function createBooleanCoercer(rule: Extract<Reading, { kind: 'boolean' }>): (value: RawValue) => Cell | undefined {
  const coerce = memo((cell): Cell | undefined => {
    const text = cell.trim();
    const read = readBooleanText(text);
    if (read === null) return isEmptyMark(text) ? null : undefined;
    const allowed = read.strength === 'strong' || (read.strength === 'weak' ? rule.weakWords : rule.digits);
    return allowed ? read.value : undefined;
  });
  return (value) => {
    if (typeof value === 'boolean') return value;
    if (typeof value === 'number') return coerce(String(value));
    return typeof value === 'string' && value.length <= MAX_LENGTH ? coerce(value) : undefined;
  };
}

/** The text with every lone surrogate, which no encoding can hold, replaced by U+FFFD. */
function wellFormed(text: string): string {
  return LONE.test(text) ? text.replace(LONE_ALL, '\uFFFD') : text;
}

const LONE = /\p{Surrogate}/u;
const LONE_ALL = /\p{Surrogate}/gu;
