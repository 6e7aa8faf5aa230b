import type { Bound } from '../../annotate/bounds.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { stem } from '../../stem.ts';
import { isHeld } from '../fits.ts';
import type { Nearby } from '../nearness.ts';
import { onlyOne } from '../prices.ts';
import type { Clause } from '../siblings.ts';

/** "4.5 and above", "highly rated shows, over 4": of a few points, with what is better behind it or praise among the words, are ratings, and no price. */
export function ratingsInPlace(bound: Bound, measures: readonly FieldProfile[], { all }: Clause): readonly FieldProfile[] {
  const { from, numbersFrom, comparison, values, multiplied } = bound;
  const [value = 0] = values;
  const isPraised = RATED.some((word) => all.has(word));
  if (!comparison.startsWith('>') || multiplied || values.length > 1 || ((Number.isInteger(value) || from < numbersFrom) && !isPraised)) return [];
  const ofPoints = measures.filter((profile) => isRating(profile) && profile.counted === null && (profile.field.max ?? Infinity) <= MOST_POINTS);
  return ofPoints.filter((profile) => isHeld(bound, profile) && value * 2 > (profile.field.max ?? 0));
}

const RATED = ['rated', 'rating', 'scored', 'reviewed'].map(stem);
const MOST_POINTS = 10;

/** "rated above 4.5" of a guide's score out of twenty and the stars of diners: of ratings, the one that holds it, where no more is said of either. */
export function withRating(nearby: Nearby, bound: Bound, profiles: readonly FieldProfile[]): Nearby {
  const { mention } = nearby;
  if (!isRating(mention.profile) || mention.score >= 1 || bound.unit !== null || isHeld(bound, mention.profile)) return nearby;
  const other = onlyOne(profiles.filter((profile) => isRating(profile) && profile.counted === null && isHeld(bound, profile)));
  return other === null ? nearby : { ...nearby, mention: { ...mention, profile: other } };
}

function isRating({ role, concepts }: FieldProfile): boolean {
  return role === 'measure' && concepts.some(({ id }) => id === 'rating');
}
