import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { DateInput } from './date-input.ts';
import { isReached, isTimeField } from './date-fields.ts';

/** Numbers up to here are seldom years of records. */
const EARLY = 1400;

/** "over 1000 reviews", "1000+ pieces": so long ago was nothing of what is known. */
export function isTooEarly(reading: DateReading, { tokens, profiles }: Pick<DateInput, 'tokens' | 'profiles'>): boolean {
  const [window] = reading.first.windows;
  const isEarly = window !== undefined && new Date(window.start).getUTCFullYear() < EARLY;
  const isOpen = tokens[reading.to - 1]?.text === '+';
  return (isEarly || isOpen) && !profiles.some((profile) => isTimeField(profile) && isReached(reading, profile));
}

/** Years "in a 1920s hall" are those of the thing behind them. */
export function isOfThing(reading: DateReading, { tokens }: DateInput): boolean {
  return /^an?$/.test(tokens[reading.first.from - 1]?.lower ?? '') && tokens[reading.to]?.kind === 'word';
}
