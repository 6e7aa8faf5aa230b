import type { Measure } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';
import type { MeasureRead } from './measures.ts';

/** Records that are ranked by a value of two fields. */
export interface ComputedOrder {
  readonly measure: Measure;
  readonly descending: boolean;
  readonly limit: number;
}

const SEVERAL = 5;

/** "which hike has the most ascent per km", "biggest gap between list price and price": the records at one end of a computed value; null where none is. */
export function readComputedOrder(sentence: Sentence, pairs: readonly MeasureRead[]): ComputedOrder | null {
  for (const at of sentence.all('extreme')) {
    const extreme = sentence.open(at, 'extreme');
    const pair = pairBeside(sentence, at, pairs);
    const [measure] = pair?.measures ?? [];
    const noun = sentence.pieces.findIndex(({ kind }) => kind === 'noun' || kind === 'value');
    if (extreme === null || measure === undefined || (noun < 0 && pair?.isOfRecord !== true)) continue;
    const limitAt = sentence.previous(at);
    const limit = sentence.open(limitAt, 'limit');
    sentence.use(at, ...(limit === null ? [] : [limitAt]));
    const isMany = /[^su]s$/.test(sentence.lower(noun));
    return { measure, descending: extreme.descending, limit: limit?.limit ?? (isMany ? SEVERAL : 1) };
  }
  return null;
}

/** The computed value that a superlative is said of: "the highest price per sqm", "the most profit". */
export function pairBeside(sentence: Sentence, at: number, pairs: readonly MeasureRead[]): MeasureRead | undefined {
  const last = sentence.next(at) >= sentence.pieces.length;
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
