import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { DateInput } from './date-input.ts';

/** "MOT till June" of the day until which it is valid: it is so until then at least. */
export function isValidTill(reading: DateReading, { words }: FieldProfile, { tokens }: DateInput): boolean {
  const isTill = /^(?:till|until|til)$/.test(tokens[reading.from]?.lower ?? '');
  const isEnding = tokens.slice(Math.max(0, reading.from - SAID_BEFORE), reading.from).some(({ stem }) => ENDING.test(stem));
  return isTill && !isEnding && words.some(({ stem }) => VALID.test(stem));
}

const SAID_BEFORE = 3;
const VALID = /^(?:until|till|valid)$/;
const ENDING = /^(?:expir|end|run|ran|lapse?|out|due|not|no|never)$/;
