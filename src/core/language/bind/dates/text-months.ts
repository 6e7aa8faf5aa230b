import { monthNumber } from '../../annotate/dates/date-words.ts';
import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { QueryField } from '../../query-field.ts';
import { isSaidBy, isTimeField } from './date-fields.ts';
import type { DateInput } from './date-input.ts';

/** "delivery before 2026" of deliveries that are kept as text ("2026-03"): said of no date, though others are known. */
export function isOfTextMonths({ from, to, first }: DateReading, { tokens, profiles }: DateInput): boolean {
  const texts = profiles.filter(({ field }) => holdsMonths(field));
  if (texts.length === 0) return false;
  const dates = profiles.filter(isTimeField);
  const near = [...tokens.slice(Math.max(0, from - REACH), from).toReversed(), ...tokens.slice(to, to + 1)];
  const end = near.findIndex(({ kind }) => kind !== 'word');
  for (const token of near.slice(0, end < 0 ? near.length : end)) {
    if (dates.some((profile) => isSaidBy(token, profile))) return false;
    if (texts.some((profile) => isSaidBy(token, profile))) return true;
  }
  // "shrubs that flower in July" of when something blooms: a month of no year, which no word says of a date.
  return first.windows.length > 1 && texts.some(({ field }) => (field.samples ?? []).every((sample) => sample === '' || isOfMonths(sample)));
}

const REACH = 4;

/** Text of months or quarters of a year, which is no date of its own. */
function holdsMonths({ type, samples = [] }: QueryField): boolean {
  const values = samples.filter((sample) => sample !== '');
  return type === 'text' && values.length >= LEAST_VALUES && values.every((sample) => MONTH_OR_QUARTER.test(sample) || isOfMonths(sample));
}

/** "Apr; May" of when something blooms. */
function isOfMonths(sample: string): boolean {
  const names = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  return names.length > 0 && names.every((name) => monthNumber(name) !== undefined);
}

const LEAST_VALUES = 3;
// Five or six digits are mostly a number of the record.
const MONTH_OR_QUARTER =
  /^(?:(?:1[5-9]|20)\d\d(?:[-/. ](?:q[1-4]|\d{1,2})|q[1-4]|0[1-9]|1[0-2])|(?:(?:q[1-4]|\p{L}{3,9}\.?)[-/. ,']*|\d{1,2}[-/. ,']+)(?:1[5-9]|20)\d\d)$/iu;
