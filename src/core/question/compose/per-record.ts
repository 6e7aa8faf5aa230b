import type { Measure, Plan } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';

/** "cost per strike by size": what each record has, where the whole is not said to be meant. */
export function isPerRecord(sentence: Sentence): boolean {
  const isSum = sentence.pieces.some((piece) => piece.kind === 'aggregate' && piece.aggregate === 'sum');
  return (
    !isSum &&
    sentence.pieces.some(
      ({ kind }, at) =>
        kind === 'grouper' && /^(?:per|each|for each|in each)$/.test(sentence.lower(at)) && sentence.at(sentence.next(at), 'noun') !== null,
    )
  );
}

export function averaged(made: Plan): Plan {
  return made.kind === 'stats' ? { ...made, measures: made.measures.map(averageOf) } : made;
}

export function averageOf(measure: Measure): Measure {
  return measure.kind === 'sum' ? { kind: 'avg', field: measure.field } : measure;
}

/** "how many photos do ads usually have": one of them, and not all together. */
export function isUsual({ text, pieces }: Sentence): boolean {
  return USUALLY.test(text) && !pieces.some(({ kind }) => kind === 'aggregate' || kind === 'extreme');
}

const USUALLY = /\b(?:usually|normally|generally|as a rule)\b/i;
