import { nameWords } from '../language/profile/field-names.ts';
import type { DateBucket } from '../plan/plan.ts';

/** How names of amounts say the period that they are the amount of. */
const PERIOD_WORDS: Readonly<Partial<Record<DateBucket, RegExp>>> = {
  year: /^(?:year|yearly|annual|annually|yr|pa|annum)$/i,
  month: /^(?:month|monthly|mo|mth|mon|pcm|pm)$/i,
  week: /^(?:week|weekly|wk|pw)$/i,
  day: /^(?:day|daily)$/i,
  hour: /^(?:hour|hourly|hr)$/i,
};

/** "AnnualFee", "price_mo", "hourly rate". */
export function isNamedAfterPeriod(name: string, unit: DateBucket): boolean {
  return nameWords(name).some((word) => PERIOD_WORDS[unit]?.test(word) === true);
}
