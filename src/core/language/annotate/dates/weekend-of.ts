import { addDays } from './calendar.ts';
import type { DateContext, DateExpression } from './date-expression.ts';
import { readDate } from './date-expressions.ts';
import { sameMonth } from './day-ranges.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/** "the weekend of 28 November", "of 28 and 29 November": the Saturday and the Sunday of that day, or the next ones after it. */
export function weekendOf(context: DateContext, at: number): DateExpression | null {
  const { tokens } = context;
  const noun = tokens[at]?.lower === 'the' ? at + 1 : at;
  if (tokens[noun]?.lower !== 'weekend' || tokens[noun + 1]?.lower !== 'of') return null;
  const start = tokens[noun + 2]?.lower === 'the' ? noun + 3 : noun + 2;
  const plain = readDate(context, start);
  const joint = [start + 1, start + 2].find((index) => /^(?:and|to|-|–|&|\/)$/u.test(tokens[index]?.lower ?? ''));
  const last = plain === null && joint !== undefined ? readDate(context, joint + 1) : null;
  const first = plain ?? (last === null ? null : sameMonth(context, last, start));
  if (first?.kind !== 'named' || first.windows.some((window) => window.end > addDays(window.start, 1))) return null;
  const windows = first.windows.map((window) => {
    const day = new Date(window.start).getUTCDay();
    const saturday = addDays(window.start, day === SUNDAY ? -1 : SATURDAY - day);
    return { start: saturday, end: addDays(saturday, 2) };
  });
  return { from: at, to: last?.to ?? first.to, windows, kind: 'named' };
}
