import { onlyOne } from '../../language/bind/prices.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Measure, Plan } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';

/** "which maker has the best reviews": how good they are, and not how many there are. */
export function asReviewed(made: Plan, { text, profiles }: Sentence): Plan {
  const praise = praisedReviews(text);
  const rating = praise === null ? null : onlyRating(profiles);
  if (praise === null || rating === null) return made;
  const isNumber = (name: unknown) => profiles.some((profile) => profile.field.name === name && isNumberOfOpinions(profile));
  if (made.kind === 'records')
    return {
      ...made,
      order: made.order.map((order) => (isNumber(order.field) ? { field: rating.field.name, descending: praise === 'best' } : order)),
    };
  if (made.kind !== 'stats') return made;
  const isMeasure = (measure: Measure | undefined) => measure !== undefined && 'field' in measure && isNumber(measure.field);
  return {
    ...made,
    measures: made.measures.map((measure) => (isMeasure(measure) ? { kind: 'avg', field: rating.field.name } : measure)),
    order: made.order.map((order) =>
      order.by === 'measure' && isMeasure(made.measures[order.index]) ? { ...order, descending: praise === 'best' } : order,
    ),
  };
}

/** Whether reviews are praised or blamed: "best reviews" is how good they are, where "most reviews" is how many. */
export function praisedReviews(text: string): 'best' | 'worst' | null {
  const said = PRAISED.exec(text)?.groups?.['end']?.toLowerCase();
  return said === undefined ? null : said === 'worst' ? 'worst' : 'best';
}

const PRAISED = /\b(?<end>best|worst) (?:(?:customer|user|guest|client|buyer|reader)s?'? )?(?:reviews|reviewed|ratings|feedback)\b/i;

/** A number of reviews, ratings or votes. */
export function isNumberOfOpinions({ field, counted, concepts }: FieldProfile): boolean {
  return field.type === 'number' && concepts.some(({ id }) => id === 'reviews' || id === 'votes' || (id === 'rating' && counted !== null));
}

/** The one field that says how good people found a record; of several the one over all. */
function onlyRating(profiles: readonly FieldProfile[]): FieldProfile | null {
  const ratings = profiles.filter(
    (profile) => profile.concepts.some(({ id }) => id === 'rating') && profile.counted === null && profile.field.type === 'number',
  );
  const whole = ratings.filter(({ words }) => words.some(({ stem }) => stem === 'overal' || stem === 'overall'));
  return onlyOne(whole.length > 0 ? whole : ratings);
}
