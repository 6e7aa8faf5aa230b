import { addDays, shifted, type Window } from './calendar.ts';
import type { DateContext, DateExpression } from './date-expression.ts';

const TEN = 10;
const FIFTEENTH = 14;

/**
 * "early May", "mid-October 2026", "the middle of June", "late in March": ten days of a month. What is compared with the middle of a month is
 * compared with its fifteenth ("after mid October"), as people do who give deadlines.
 */
export function readThird(context: DateContext, from: number, readMonth: (at: number) => DateExpression | null): DateExpression | null {
  const { tokens } = context;
  const at = tokens[from]?.lower === 'the' ? from + 1 : from;
  const part = PARTS[tokens[at]?.lower ?? ''];
  if (part === undefined) return null;
  const joint = /^(?:in|of|-)$/.test(tokens[at + 1]?.lower ?? '') ? 1 : 0;
  if ((part === 'middle' && joint === 0) || isVerb(tokens, at)) return null;
  const month = readMonth(at + 1 + joint);
  if (month?.from !== at + 1 + joint || !month.windows.every(isMonth)) return null;
  const windows = month.windows.map((window) => thirdOf(part, window));
  const isMiddle = part === 'mid' || part === 'middle';
  if (!isMiddle) return { from: at, to: month.to, windows, kind: 'named' };
  const days = month.windows.map(({ start }) => ({ start: addDays(start, FIFTEENTH), end: addDays(start, FIFTEENTH + 1) }));
  return { from: at, to: month.to, windows: days, wide: windows, kind: 'named' };
}

/** "how late may I check in". */
function isVerb(tokens: DateContext['tokens'], at: number): boolean {
  if (tokens[at + 1]?.lower !== 'may') return false;
  return tokens[at - 1]?.lower === 'how' || /^(?:i|we|you|he|she|it|they|one|people|kids|children|guests|dogs)$/.test(tokens[at + 2]?.lower ?? '');
}

type Third = 'early' | 'mid' | 'middle' | 'late';

const PARTS: Readonly<Partial<Record<string, Third>>> = { early: 'early', mid: 'mid', middle: 'middle', late: 'late' };

function isMonth({ start, end }: Window): boolean {
  return end === shifted(start, 'month', 1);
}

function thirdOf(part: Third, { start, end }: Window): Window {
  if (part === 'early') return { start, end: addDays(start, TEN) };
  return part === 'late' ? { start: addDays(start, TEN + TEN), end } : { start: addDays(start, TEN), end: addDays(start, TEN + TEN) };
}
