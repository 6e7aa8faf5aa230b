import { wordSet } from '../../../../text/word-set.ts';
import { COMPARED_PRICES } from '../../../language/lexicon/en/money.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { isAdditive, isMeasurable } from '../../field-role.ts';
import type { Sentence } from '../../sentence.ts';
import { askedFor, isFormer } from '../savings.ts';

/** A number that is compared, and where it is named. */
export interface Side {
  readonly profile: FieldProfile;
  readonly places: readonly number[];
}

/** Where two sides are compared, and what for. */
interface ComparedAt {
  readonly at: number;
  readonly way: number;
  readonly before: readonly number[];
  readonly asks: 'condition' | 'amount' | 'farthest';
}

/** Verbs of what is asked for a thing. */
export const PRICED =
  /^(?:stand|stands|standing|price|priced|sell|sells|sold|selling|cost|costs|costing|offer|offered|listed|ask|asks|asking|going|goes|go|went|pay|pays|paid)\b/;

/** "sells below the list price", "cheaper than the rrp", "earned more than their budget": the price that is asked now, or the one money that is taken. */
export function priced(sentence: Sentence, { before, way, at, asks }: ComparedAt, right: FieldProfile): Side | null {
  const isMoney = right.dimension === 'money' || right.concepts.some(({ id }) => id === 'price');
  const verb = before.findLast((place) => PRICED.test(sentence.lower(place)));
  const isCheaper = /\b(?:cheaper|dearer|pricier|costlier|expensive)\b/.test(`${sentence.lower(way)} ${sentence.lower(at)}`);
  // "products below their list price".
  const isBelow = isFormer(right) && sentence.isLink(at, 'above', 'below');
  const price =
    isMoney && (verb !== undefined || isCheaper || isBelow || asks === 'farthest') ? (askedFor(sentence, right) ?? current(sentence)) : null;
  if (price !== null && price !== right) return { profile: price, places: verb === undefined ? [] : [verb] };
  const earning = sentence.previous(at);
  const isEarning = sentence.at(earning, 'verb')?.earning === true || EARNING.test(sentence.lower(earning));
  const taken = sentence.profiles.filter((profile) => profile !== right && profile.field.type === 'number' && isAdditive(profile));
  const called = taken.filter(({ words }) => words.some(({ stem }) => TAKEN.test(stem)));
  const [earned, ...others] = called.length > 0 ? called : taken.filter(({ dimension }) => dimension === 'money');
  return isEarning && earned !== undefined && others.length === 0 ? { profile: earned, places: [earning] } : null;
}

const EARNING = /^(?:raised|raises|collected|received|took in|takes in)$/;
/** Words of names of what came in. */
const TAKEN = /^(?:rais|pledg|fund|collect|revenu|gross|incom|taking|sale|donat|earn|proceed)/;

/** Words of former prices. */
export const FORMER: ReadonlySet<string> = wordSet(COMPARED_PRICES);

/** A "current bid" next to an opening one: what is asked, or bid, now. */
function current({ profiles }: Sentence): FieldProfile | null {
  const [only, ...others] = profiles.filter(({ dimension, words }) => dimension === 'money' && words.some(({ stem }) => stem === 'current'));
  return only === undefined || others.length > 0 ? null : only;
}

/** "below their reorder point": what is in stock of a thing. */
export function stocked(sentence: Sentence, right: FieldProfile): Side | null {
  const called = (profile: FieldProfile, said: RegExp) => profile.words.some(({ stem }) => said.test(stem));
  if (!called(right, /^(?:re)?order$/) || right.dimension !== null) return null;
  const [only, ...others] = sentence.profiles.filter(
    (profile) =>
      isMeasurable(profile) &&
      profile.dimension === null &&
      called(profile, /^(?:stock|hand|qty|quantiti)$/) &&
      !called(profile, /^(?:reserv|sold|order|reorder|incom|min|minimum|max|maximum)$/),
  );
  return only === undefined || others.length > 0 ? null : { profile: only, places: [] };
}
