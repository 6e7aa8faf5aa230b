import { ageLimit } from './ages.ts';
import type { Bound } from '../../annotate/bounds.ts';
import type { Mention } from '../../annotate/mentions.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { Token, TokenSpan } from '../../tokens.ts';
import { onlyOne } from '../prices.ts';

/** Of how much a number is, where fields are named so: "per 100 g". */
export function isOfPart({ unit, per, numbersTo, to }: Bound, tokens: readonly Token[]): boolean {
  return unit === null && per !== null && tokens.slice(numbersTo, to).some(({ kind }) => kind === 'number');
}

/** "low salt ready meals, 0.5 g or less": of many that are measured so, the only one that is named. */
export function onlyMentioned({ unit, explicit, from, to }: Bound, mentions: readonly Mention[]): FieldProfile | null {
  if (!explicit || unit === null || !/^(?:mass|volume|energy|length|area|time)$/.test(unit.dimension)) return null;
  // The "hours" of "under 4 hours" name nothing else.
  const isApart = (span: TokenSpan) => span.to <= from || span.from >= to;
  const named = new Set(
    mentions.flatMap(({ profile, score, ...span }) =>
      isApart(span) && profile.role === 'measure' && profile.dimension === unit.dimension && score >= MENTIONED ? profile : [],
    ),
  );
  return onlyOne([...named]);
}

const MENTIONED = 0.5;

/** The one field of the least age at which someone is let in. */
export function leastAge(profiles: readonly FieldProfile[]): FieldProfile | null {
  return onlyOne(profiles.filter((profile) => profile.field.type === 'number' && ageLimit(profile) === '<='));
}

/** "rated by at least 20 people": what was booked or made by so many says nothing of ratings. */
export function isOfRaters({ to, from, unit, explicit }: Bound, tokens: readonly Token[]): boolean {
  // "over 1000 reviews" of a number of ratings.
  if (unit === null && /^(?:reviews|ratings|votes)$/.test(tokens[to]?.lower ?? '')) return true;
  const isRated = tokens.slice(Math.max(0, from - 8), from).some(({ lower }) => RATING.test(lower));
  return explicit && isRated && tokens[from - 1]?.lower === 'by' && RATERS.test(tokens[to]?.lower ?? '');
}

const RATING = /^(?:rated|rating|reviewed|scored|voted|liked|marked)$/;

const RATERS = /^(?:people|users|reviewers|customers|guests|raters|voters|buyers|persons|readers|players|visitors|others)$/;

/** The one number of those who rated or reviewed. */
export function ratersOf(profiles: readonly FieldProfile[]): FieldProfile | null {
  const [only, ...more] = profiles.filter(
    ({ field, concepts, counted, words }) =>
      field.type === 'number' &&
      field.integer !== false &&
      (concepts.some(({ id }) => id === 'reviews' || id === 'votes') || /^(?:rat|review|vote|score)/.test(counted ?? '')) &&
      !words.some(({ stem }) => /^(?:averag|avg|mean|per)$/.test(stem)),
  );
  return only === undefined || more.length > 0 ? null : only;
}
