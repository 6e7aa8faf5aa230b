import { amountCandidates } from './model-amounts.ts';
import type { Candidate, OrderCandidate } from './model-candidate.ts';
import { isFree, type Leftovers } from './model-leftovers.ts';
import { orderCandidates } from './model-orders.ts';
import { switchCandidates } from './model-switches.ts';
import { timeCandidates } from './model-times.ts';
import type { TokenSpan } from '../language/tokens.ts';

/** All that a model may add to what the rules read: it can choose from these and make up nothing. */
export interface Candidates {
  readonly conditions: readonly Candidate[];
  readonly orders: readonly OrderCandidate[];
}

/** Lists what the words left could mean. When both lists are empty, no answer of a model could add anything. */
export function candidatesOf(leftovers: Leftovers): Candidates {
  const conditions = [...amountCandidates(leftovers), ...timeCandidates(leftovers), ...switchCandidates(leftovers)];
  const isOpen = ({ from, to }: TokenSpan) => isFree(from, to, leftovers.isTaken) && !isAlternative(leftovers, from, to);
  return {
    conditions: conditions.filter(isOpen),
    orders: leftovers.reading.interpretation.order === null ? orderCandidates(leftovers).filter(isOpen) : [],
  };
}

/** What stands on one side of an "or" may not be demanded alone. */
function isAlternative({ tokens }: Leftovers, from: number, to: number): boolean {
  const isOr = (index: number) => /^(?:or|either|and\/or)$/.test(tokens[index]?.lower ?? '');
  return isOr(from - 1) || isOr(to) || tokens[to]?.text === '/';
}
