import type { ChangesPlan } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';
import { readMeasures, type MeasureRead } from '../measures.ts';
import type { OrderRead } from '../order-read.ts';
import { readOrder, readSort } from '../orders.ts';

/** What is asked of changed records beside how many there are. */
interface Asked {
  readonly measures: readonly MeasureRead[];
  readonly order: OrderRead | null;
}

/** "their average price", "the cheapest of the new ones": the mean of a number of the changed records, or those that come first by it; null where nothing so is asked, or more than that. */
export function valued(changes: ChangesPlan, { measures, order }: Asked): ChangesPlan | null {
  const [measure, ...more] = measures.flatMap((read) => read.measures);
  if (changes.by !== undefined || more.length > 0 || (measure !== undefined && order !== null)) return null;
  const { order: _, mean: __, ...rest } = changes;
  const first = (field: string, descending: boolean, limit: number | null): ChangesPlan => ({
    ...rest,
    order: [{ by: 'value', field, descending }],
    limit: limit ?? changes.limit,
  });
  if (order !== null) return order.offset > 0 ? null : first(order.profile.field.name, order.descending, order.limit);
  if (measure === undefined || !('field' in measure) || typeof measure.field !== 'string') return null;
  if (measure.kind === 'avg') return { ...rest, mean: { by: 'value', field: measure.field } };
  return measure.kind === 'max' || measure.kind === 'min' ? first(measure.field, measure.kind === 'max', 1) : null;
}

/** "average price of the new ads", "the cheapest of those that are gone": what else the words ask of what came or went, where they do not count it; null for nothing. */
export function valuesAsked(sentence: Sentence, change: ChangesPlan['change']): Asked | null {
  const isCounted = sentence.pieces.some((piece) => piece.kind === 'head' && piece.head === 'count');
  if (isCounted || (change !== 'added' && change !== 'removed')) return null;
  return { measures: readMeasures(sentence), order: readSort(sentence) ?? readOrder(sentence) };
}
