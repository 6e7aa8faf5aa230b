import { contradicts } from '../../language/bind/contradictions.ts';
import { isYears } from '../../language/bind/dates/date-binding.ts';
import { conditionsOfDates, yearCondition } from '../../language/bind/dates/date-conditions.ts';
import { settle } from '../../language/bind/dates/settle.ts';
import type { DateReading } from '../../language/annotate/dates/date-reading.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { agreesWithDates, agreesWithNumbers } from './agreement.ts';
import type { Proposal } from './answer.ts';
import type { Candidate } from './candidate.ts';
import { isEnd, speaksOf, wordsAfter, wordsBefore } from './evidence.ts';
import type { Leftovers } from './leftovers.ts';

/** How far from a time the word may stand that says of which field it is. */
const REACH_BEFORE = 4;
const REACH_AFTER = 3;

/** Times that the rules left, each as a condition on every field that a word near it speaks of. */
export function timeCandidates(leftovers: Leftovers): readonly Candidate[] {
  return leftovers.times.flatMap((reading) =>
    leftovers.open.flatMap((profile): readonly Candidate[] => {
      const isOfYear = profile.role === 'year' && isYears(reading);
      if ((profile.field.type !== 'date' && !isOfYear) || reading.others.length > 0) return [];
      const place = placeOfWord(reading, profile, leftovers);
      const meaning = place === null ? null : isOfYear ? inYears(reading, profile) : inDays(reading, profile, leftovers.reading.now);
      if (place === null || meaning === null) return [];
      return [
        {
          field: profile.field.name,
          ...meaning,
          from: Math.min(reading.from, place),
          to: Math.max(reading.to, place + 1),
          core: { from: reading.first.from, to: (reading.last ?? reading.first).to },
        },
      ];
    }),
  );
}

type Meaning = Pick<Candidate, 'filter' | 'agrees'>;

function inDays(reading: DateReading, profile: FieldProfile, now: number): Meaning | null {
  const window = settle(reading, profile, now);
  if (window === null) return null;
  const { comparison } = reading;
  return {
    filter: conditionsOfDates(comparison, window, profile.field),
    agrees: (proposal: Proposal) => agreesWithDates(proposal, { comparison, window, now }),
  };
}

function inYears(reading: DateReading, profile: FieldProfile): Meaning {
  const condition = yearCondition(reading, profile.field);
  const constraint = { comparison: condition.kind === 'between' ? ('between' as const) : ('=' as const), values: valuesOf(condition) };
  return { filter: condition, agrees: (proposal: Proposal) => agreesWithNumbers(proposal, { condition, constraint }) };
}

/** Years are never rounded. */
function valuesOf(condition: ReturnType<typeof yearCondition>): readonly number[] {
  const literals = condition.kind === 'compare' ? [condition.value] : condition.kind === 'between' ? [condition.low, condition.high] : [];
  return literals.filter((literal) => typeof literal === 'number');
}

function placeOfWord(reading: DateReading, profile: FieldProfile, look: Leftovers): number | null {
  const isBarrier = (index: number) => isEnd(look, index);
  const near = [...wordsBefore(reading.from, isBarrier).slice(0, REACH_BEFORE), ...wordsAfter(look, reading.to, isBarrier).slice(0, REACH_AFTER)];
  const said = near.flatMap((index) => look.tokens[index] ?? []);
  return contradicts(profile, said) ? null : (near.find((index) => speaksOf(look, index, profile)) ?? null);
}
