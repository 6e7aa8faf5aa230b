import { unitOf } from '../../language/annotate/units.ts';
import { ideaField } from '../../language/annotate/superlatives.ts';
import { clauseOf } from '../../language/bind/siblings.ts';
import { COMPARED_PRICES } from '../../language/lexicon/en/money.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { stemSet } from '../../language/stem.ts';
import { SAVINGS } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';
import { numberAt } from './fields.ts';
import { statisticAt, type MeasureRead } from './measures.ts';

/** Stems of names of prices that something cost before, or costs elsewhere. */
const FORMER = stemSet(COMPARED_PRICES);

/** "biggest saving between the retail price and the offer", "how much do you save on average": a former price less the one that is asked now. */
export function readSavings(sentence: Sentence): readonly MeasureRead[] {
  const noun = sentence.all('unknown').find((place) => SAVINGS.has(sentence.lower(place)));
  const at = noun ?? savedAt(sentence);
  // A proportion of the price is another number.
  if (at === null || /%|\bpercent|\bproportion|\brelative/i.test(sentence.text)) return [];
  const before = sentence.previous(at);
  const extreme = sentence.open(before, 'extreme');
  const place = noun === undefined || statisticAt(sentence, before) === null ? onlyStatistic(sentence) : before;
  const statistic = statisticAt(sentence, place);
  if (extreme === null && statistic !== 'avg' && statistic !== 'median' && statistic !== 'sum') return [];
  const prices = pricesOf(sentence);
  if (prices === null) return [];
  const { former, asked, places } = prices;
  const field = { kind: 'difference', left: former.field.name, right: asked.field.name } as const;
  const end = Math.max(at, ...places);
  const links = [...sentence.pieces.keys()].filter(
    (each) => each > at && each < end && sentence.isLink(each, 'versus', 'between', 'and', 'above', 'to'),
  );
  const silent = noun === undefined ? amountWords(sentence) : [];
  sentence.use(at, ...places, ...links, ...silent);
  if (extreme !== null) return [{ at, measures: [{ kind: 'avg', field }], isOfRecord: true }];
  sentence.use(place);
  return statistic === 'avg' || statistic === 'median' || statistic === 'sum' ? [{ at, measures: [{ kind: statistic, field }] }] : [];
}

const SAVED = /^(?:save|saves|saved|off|cheaper)$/;

/** "how much do you save", "how many euros off". */
function savedAt(sentence: Sentence): number | null {
  const head = sentence.pieces.findIndex((piece) => piece.kind === 'head' && /^(?:amount|count)$/.test(piece.head));
  const at = sentence.pieces.findIndex(({ kind }, place) => place > head && /^(?:unknown|harmless)$/.test(kind) && SAVED.test(sentence.lower(place)));
  const isMoney = head >= 0 && (sentence.at(head, 'head')?.head === 'amount' || unitOf(sentence.lower(sentence.next(head)))?.dimension === 'money');
  return isMoney && at >= 0 ? at : null;
}

/** "how much", "how many euros". */
function amountWords(sentence: Sentence): readonly number[] {
  return [...sentence.pieces.keys()].filter((at) => sentence.at(at, 'head') !== null || unitOf(sentence.lower(at))?.dimension === 'money');
}

/** The place of the one statistic of the question. */
function onlyStatistic(sentence: Sentence): number {
  const [at = -1, ...more] = sentence.all('aggregate');
  return more.length === 0 ? at : -1;
}

interface Prices {
  readonly former: FieldProfile;
  readonly asked: FieldProfile;
  readonly places: readonly number[];
}

/** The former price, and the one that is asked now; null where the question names another number, or several fit. */
function pricesOf(sentence: Sentence): Prices | null {
  const places = sentence.all('field').filter((place) => numberAt(sentence, place) !== null);
  const named = places.flatMap((place) => numberAt(sentence, place) ?? []);
  const [former, ...others] = named.some(isFormer) ? named.filter(isFormer) : sentence.profiles.filter(isFormer);
  const current = named.filter((profile) => !isFormer(profile));
  const [asked = former === undefined ? null : askedFor(sentence, former), ...more] = current;
  return former === undefined || asked === null || others.length + more.length > 0 || !isPrice(asked) ? null : { former, asked, places };
}

/** The price now next to a former one: the one of which it is called the old one, else the main price. */
export function askedFor(sentence: Sentence, former: FieldProfile): FieldProfile | null {
  const [own, ...others] = sentence.profiles.filter((profile) => isPrice(profile) && !isFormer(profile) && isOfFormer(profile, former));
  return own !== undefined && others.length === 0 ? own : mainPrice(sentence);
}

/** "monthly" next to "wasMonthly". */
export function isOfFormer(profile: FieldProfile, former: FieldProfile): boolean {
  return profile !== former && profile.words.every(({ stem }) => former.words.some((word) => word.stem === stem));
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

/** Short names of a price, whatever it is given in. */
const RECOMMENDED = /^(?:rrp|msrp|uvp)$/;

/** "list price", "RRP", "was price". */
export function isFormer(profile: FieldProfile): boolean {
  return profile.words.some(({ stem }) => (RECOMMENDED.test(stem) && profile.field.type === 'number') || (isPrice(profile) && FORMER.has(stem)));
}

function isPrice({ field, dimension, concepts }: FieldProfile): boolean {
  return field.type === 'number' && (dimension === 'money' || concepts.some(({ id }) => id === 'price'));
}
