import { isPlural } from '../../../text/plural.ts';
import type { Measure, Measured } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';
import type { MeasureRead } from './measures.ts';

/** Records that are ranked by a value of two fields. */
export interface ComputedOrder {
  readonly measure: Measure;
  readonly descending: boolean;
  readonly limit: number;
  /** What the records are ranked by, where that is not the computed value itself. */
  readonly by?: Measure;
}

const SEVERAL = 5;

/** "which hike has the most ascent per km", "biggest gap between list price and price": the records at one end of a computed value; null where none is. */
export function readComputedOrder(sentence: Sentence, pairs: readonly MeasureRead[]): ComputedOrder | null {
  const noun = sentence.pieces.findIndex(({ kind }) => kind === 'noun' || kind === 'value');
  const [farthest] = pairs.flatMap((pair) => (pair.isFarthest === true ? pair.measures : []));
  if (farthest !== undefined) return { measure: farthest, descending: true, limit: isPlural(sentence.lower(noun)) ? SEVERAL : 1 };
  for (const at of sentence.all('extreme')) {
    const extreme = sentence.open(at, 'extreme');
    const own = ofRankedRecord(sentence, at, pairs);
    if (own !== null) return own;
    const pair = pairBeside(sentence, at, pairs);
    const [measure] = pair?.measures ?? [];
    // "cheapest per square metre": of nothing else, the record is asked for.
    const isFirst = pair?.at === at && sentence.next(-1) === at;
    const isNext =
      (isFirst || pair?.at === sentence.next(at) || sentence.open(sentence.next(at), 'limit') !== null) && sentence.all('grouper').length === 0;
    // The smallest difference of two numbers is no negative one.
    const isClosest = extreme?.descending === false && measure !== undefined && 'field' in measure && isDifference(measure.field);
    if (extreme === null || measure === undefined || isClosest || (noun < 0 && pair?.isOfRecord !== true && !isNext)) continue;
    const limitAt = [sentence.previous(at), sentence.next(at)].find((place) => sentence.open(place, 'limit') !== null) ?? -1;
    const limit = sentence.open(limitAt, 'limit');
    sentence.use(at, ...(limit === null ? [] : [limitAt]));
    const isMany = isPlural(sentence.lower(noun));
    return { measure, descending: extreme.descending, limit: limit?.limit ?? (isMany ? SEVERAL : 1) };
  }
  return topOfPair(sentence, pairs);
}

/** "price per ml of the most expensive serum": the record is chosen by what the superlative speaks of, and the value is computed of that one. */
function ofRankedRecord(sentence: Sentence, at: number, pairs: readonly MeasureRead[]): ComputedOrder | null {
  const extreme = sentence.open(at, 'extreme');
  const [pair, ...others] = pairs;
  const [measure] = pair?.measures ?? [];
  const by = extreme?.idea?.profile.field;
  const isOfIt = pair !== undefined && pair.at < at && sentence.isLink(sentence.previous(at), 'of');
  if (extreme === null || measure === undefined || by?.type !== 'number' || !isOfIt || others.length > 0) return null;
  const limit = isPlural(sentence.lower(sentence.next(at))) ? SEVERAL : 1;
  sentence.use(at);
  return { measure, by: { kind: 'avg', field: by.name }, descending: extreme.descending, limit };
}

function isOfMoney({ profiles }: Sentence, field: Measured): boolean {
  return typeof field !== 'string' && profiles.some((profile) => profile.field.name === field.left && profile.dimension === 'money');
}

function isDifference(field: Measured): boolean {
  return typeof field !== 'string' && field.kind === 'difference';
}

/** "pitches per acre, top 5", "bottom three by price per core": a number of records at an end of the only computed value. */
function topOfPair(sentence: Sentence, pairs: readonly MeasureRead[]): ComputedOrder | null {
  const [pair, ...others] = pairs;
  const [measure, ...more] = pair?.measures ?? [];
  const at = sentence.all('limit').find((place) => /^(?:top|bottom)$/.test(sentence.open(place, 'limit')?.end ?? '')) ?? -1;
  const limit = sentence.open(at, 'limit');
  const isCost = measure !== undefined && 'field' in measure && isOfMoney(sentence, measure.field);
  // The worst of a cost is the highest; of which end the best is, nothing is known.
  const isPraise = /\b(?:best|worst)\b/.test(sentence.lower(at)) && !(isCost && limit?.end === 'bottom');
  const isGrouped = sentence.all('grouper').some((place) => place > (pair?.at ?? 0) && sentence.lower(place) !== 'by');
  if (measure === undefined || !('field' in measure) || limit === null || isPraise || isGrouped || others.length + more.length > 0) return null;
  sentence.use(at);
  return { measure, descending: limit.end === 'top' || /\bworst\b/.test(sentence.lower(at)), limit: limit.limit };
}

/** The computed value that a superlative is said of: "the highest price per sqm", "the most profit". */
export function pairBeside(sentence: Sentence, at: number, pairs: readonly MeasureRead[]): MeasureRead | undefined {
  const after = sentence.next(at);
  const last = (sentence.open(after, 'limit') === null ? after : sentence.next(after)) >= sentence.pieces.length;
  const idea = sentence.open(at, 'extreme')?.idea?.profile.field.name;
  // "price per core, cheapest machine".
  const isOfIdea = ({ measures: [measure] }: MeasureRead) =>
    measure !== undefined && 'field' in measure && typeof measure.field !== 'string' && measure.field.left === idea;
  return pairs.find(
    (pair) =>
      (pairs.length === 1 && isOfIdea(pair)) ||
      pair.at === at ||
      pair.at === sentence.past(at, 'of', 'between') ||
      pair.at === sentence.next(sentence.next(at)) ||
      (last && pairs.length === 1),
  );
}
