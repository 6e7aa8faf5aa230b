import { readDates } from '../../language/annotate/dates/dates.ts';
import { isOrdinalEnding } from '../../language/annotate/numbers.ts';
import type { Mention } from '../../language/annotate/mentions.ts';
import { holdsValue } from '../facts.ts';
import type { Piece } from '../piece.ts';
import { WEIGHTS } from '../weights.ts';
import type { AnnotateLook } from './look.ts';

/** What a sum of money may be called by in addition: for what it is paid. */
const PAID_FOR = /^(?:ticket|tickets|registration|entry|entrance|admission|membership|subscription)$/;
const AMOUNTS = /^(?:price|prices|pricing|fee|fees|cost|costs|rate|rates|charge|charges)$/;

/** Words of names that say of no other thing what it costs, as "joining" of a fee does. */
const OF_AMOUNTS =
  /^(?:price|pric|fee|fe|cost|rate|charg|charge|from|to|min|max|low|high|early|earli|late|lat|adult|standard|full|pp|person|per|gbp|usd|eur|£|€)$/;

/** "ticket price", "registration fee" of a price or a fee that is called no more than that: what is bought, where no field and no value is called so. */
export function annotatePaidNouns({ tokens, schema, facts }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return tokens.flatMap(({ lower, stem }, at): readonly Piece[] => {
    const next = tokens[at + 1]?.lower ?? '';
    if (!PAID_FOR.test(lower) || !AMOUNTS.test(next) || holdsValue(facts, lower)) return [];
    if (schema.bySaid.get(stem)?.some(({ field, dimension }) => field.type !== 'number' || dimension === 'money') === true) return [];
    const isAmount = mentions.some(
      ({ from, to, profile }) =>
        from <= at + 1 && to > at + 1 && profile.dimension === 'money' && profile.words.every((word) => OF_AMOUNTS.test(word.stem)),
    );
    return isAmount ? [{ kind: 'harmless', from: at, to: at + 1, score: WEIGHTS.value }] : [];
  });
}

/** "in the first week of December (1st to 7th)": the days of the time before them once more. */
export function annotateDaysAgain({ text, tokens, now }: AnnotateLook): readonly Piece[] {
  return readDates({ text, tokens, now }).flatMap(({ to, first, last }): readonly Piece[] => {
    const days = daysIn(tokens, to);
    const [start] = first.windows;
    const end = (last ?? first).windows[0];
    if (days === null || start === undefined || end === undefined) return [];
    const [from, until] = [new Date(start.start).getUTCDate(), new Date(end.end - 1).getUTCDate()];
    return days.first === from && days.last === until ? [{ kind: 'harmless', from: to, to: days.to, score: (days.to - to) * WEIGHTS.condition }] : [];
  });
}

/** Two days of a month in brackets: "(1st to 7th)", "(1-7)". */
function daysIn(tokens: AnnotateLook['tokens'], at: number): { readonly first: number; readonly last: number; readonly to: number } | null {
  if (tokens[at]?.text !== '(') return null;
  const days: number[] = [];
  for (let index = at + 1; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.text === ')') {
      const [first, last, ...more] = days;
      return first === undefined || last === undefined || more.length > 0 ? null : { first, last, to: index + 1 };
    }
    if (token?.kind === 'number' && token.value !== undefined) days.push(token.value);
    else if (!isOrdinalEnding(token?.lower ?? '') && !/^(?:to|until|and|the|-|–|—)$/.test(token?.lower ?? '')) return null;
  }
  return null;
}

/** "a German speaking guide", "Italian-speaking staff" of the languages that are spoken: who speaks it says no more. */
export function annotateSpeakers({ tokens, facts }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const before = tokens[at - 1]?.text === '-' ? at - 2 : at - 1;
    const language = tokens[before];
    if (!/^(?:speaking|speakers?)$/.test(lower) || language === undefined) return [];
    const isSpoken = facts.findValues(language.text).some(({ field, kind }) => kind !== 'words' && /lang|spoken|speak/i.test(field));
    if (!isSpoken) return [];
    const to =
      lower === 'speaking' && /^(?:guides?|staff|hosts?|teachers?|tutors?|carers?|doctors?|people|team)$/.test(tokens[at + 1]?.lower ?? '')
        ? at + 2
        : at + 1;
    return [{ kind: 'harmless', from: before + 1, to, score: (to - before - 1) * WEIGHTS.value + WEIGHTS.whole }];
  });
}
