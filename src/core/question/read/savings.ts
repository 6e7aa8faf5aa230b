import { ideaField } from '../../language/annotate/superlatives.ts';
import { clauseOf } from '../../language/bind/siblings.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { SAVINGS } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';
import { numberAt } from './fields.ts';
import { statisticAt, type MeasureRead } from './measures.ts';

/** Words of names of prices that something cost before, or costs elsewhere. */
const FORMER = /^(?:old|list|origin|original|wa|was|previou|previous|former|retail|rrp|msrp|uvp|recommend|catalog|catalogu|new)$/;

/** "biggest saving between the retail price and the offer", "average discount off the list price": a former price less the one that is asked now. */
export function readSavings(sentence: Sentence): readonly MeasureRead[] {
  const at = sentence.all('unknown').find((place) => SAVINGS.has(sentence.lower(place)));
  // A proportion of the price is another number.
  if (at === undefined || /%|\bpercent|\bproportion|\brelative/i.test(sentence.text)) return [];
  const before = sentence.previous(at);
  const extreme = sentence.open(before, 'extreme');
  const statistic = statisticAt(sentence, before);
  if (extreme === null && statistic !== 'avg' && statistic !== 'median' && statistic !== 'sum') return [];
  const places = sentence.all('field').filter((place) => numberAt(sentence, place) !== null);
  const named = places.flatMap((place) => numberAt(sentence, place) ?? []);
  const [former, ...others] = named.some(isFormer) ? named.filter(isFormer) : sentence.profiles.filter(isFormer);
  const [asked = mainPrice(sentence), ...more] = named.filter((profile) => !isFormer(profile));
  if (former === undefined || asked === null || others.length + more.length > 0 || !isPrice(asked)) return [];
  const field = { kind: 'difference', left: former.field.name, right: asked.field.name } as const;
  const end = Math.max(at, ...places);
  const links = [...sentence.pieces.keys()].filter(
    (place) => place > at && place < end && sentence.isLink(place, 'versus', 'between', 'and', 'above', 'to'),
  );
  sentence.use(at, ...places, ...links);
  if (extreme !== null) return [{ at, measures: [{ kind: 'avg', field }], isOfRecord: true }];
  sentence.use(before);
  return statistic === 'avg' || statistic === 'median' || statistic === 'sum' ? [{ at, measures: [{ kind: statistic, field }] }] : [];
}

/** The price that is asked now; null where no field or several may be it. */
export function mainPrice({ profiles, tokens }: Sentence): FieldProfile | null {
  const price =
    ideaField(
      'cheap',
      profiles.filter((profile) => !isFormer(profile)),
      clauseOf(tokens, tokens),
    )?.profile ?? null;
  return price !== null && isPrice(price) ? price : null;
}

/** "list price", "RRP", "was price". */
export function isFormer(profile: FieldProfile): boolean {
  return isPrice(profile) && profile.words.some(({ stem }) => FORMER.test(stem));
}

function isPrice({ field, dimension, concepts }: FieldProfile): boolean {
  return field.type === 'number' && (dimension === 'money' || concepts.some(({ id }) => id === 'price'));
}
