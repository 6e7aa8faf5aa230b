import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { Finding } from '../binding.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { conditionsOfDates } from './date-conditions.ts';
import { settle } from './settle.ts';
import type { DateInput } from './date-input.ts';

/** "open in November" of records that know when they open and when they close: the time lies between the two. Null where it is not said of that. */
export function openDuring(reading: DateReading, { tokens, profiles, now }: DateInput): readonly Finding[] | null {
  // "which resorts open in November": what they do then.
  const isState = /^(?:is|are|was|were|be|still|stay|stays|already|all)$/.test(tokens[reading.from - 2]?.lower ?? '') || reading.from < 3;
  if (tokens[reading.from - 1]?.lower !== 'open' || reading.comparison !== 'within' || !isState) return null;
  const [opens, closes] = [named(profiles, OPENING), named(profiles, CLOSING)];
  const span = opens === null || closes === null ? null : settle(reading, closes, now);
  if (opens === null || closes === null || span === null) return null;
  const conditions = [conditionsOfDates('<=', span, opens.field), conditionsOfDates('>=', span, closes.field)];
  return [
    {
      from: reading.from - 1,
      to: reading.to,
      condition: { kind: 'and', items: conditions.flatMap((each) => (each.kind === 'and' ? each.items : [each])) },
      profile: opens,
    },
  ];
}

const OPENING = /^(?:open|opening)$/;
const CLOSING = /^(?:clos|closing|shut)$/;

function named(profiles: readonly FieldProfile[], said: RegExp): FieldProfile | null {
  const dates = profiles.filter(({ field, words }) => field.type === 'date' && words.some(({ stem }) => said.test(stem)));
  const [only] = dates;
  return dates.length === 1 && only !== undefined ? only : null;
}
