import { isOpenEnded } from '../comparators.ts';
import { lowerText } from '../../tokens.ts';
import { readDate } from './date-expressions.ts';
import type { DateContext } from './date-expression.ts';
import type { DateComparison } from './date-reading.ts';

const TRAILS: Readonly<Record<string, DateComparison>> = {
  'or later': '>=',
  'and later': '>=',
  'or newer': '>=',
  'and newer': '>=',
  'or after': '>=',
  'and after': '>=',
  'and onwards': '>=',
  'and onward': '>=',
  onwards: '>=',
  onward: '>=',
  'and on': '>=',
  'and up': '>=',
  'or more recent': '>=',
  'or earlier': '<=',
  'and earlier': '<=',
  'or older': '<=',
  'and older': '<=',
  'or before': '<=',
  'and before': '<=',
  '+': '>=',
};

/** What the words behind a time, at `at`, make of it ("or later"), with where they end; `lead` is what stands before it. Null where nothing does. */
export function trailAfter(context: DateContext, at: number, lead: string): { readonly comparison: DateComparison; readonly to: number } | null {
  const { tokens } = context;
  if (lead === 'from' && isOpenEnded(tokens, at)) return { comparison: '>=', to: at + 1 };
  // "keeps until 2028 or longer"
  if (lead === '<=' && OR_LONGER.test(lowerText(tokens, at, at + 2))) return { comparison: '>=', to: at + 2 };
  const isDate = (index: number) => readDate(context, index) !== null;
  for (const length of [3, 2, 1]) {
    const words = lowerText(tokens, at, at + length);
    const comparison = Object.hasOwn(TRAILS, words) ? TRAILS[words] : undefined;
    if (comparison !== undefined && at + length <= tokens.length && !isDate(at + length)) return { comparison, to: at + length };
  }
  return null;
}

/** Behind the least time for which something has to last. */
const OR_LONGER = /^(?:or|and) (?:longer|beyond|further)$/;
