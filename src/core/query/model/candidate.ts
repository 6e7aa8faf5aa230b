import type { Filter } from '../../condition/condition.ts';
import type { Order } from '../../language/query-field.ts';
import type { Proposal } from './answer.ts';
import type { TokenSpan } from '../../language/tokens.ts';

/**
 * A condition that the words left could state: its value, its operator and its scale are read from them by the rules,
 * which only could not tell whether it is meant, or of which field.
 */
export interface Candidate extends TokenSpan {
  readonly field: string;
  readonly filter: Filter;
  /** The words that hold its value: who proposes it must quote them. */
  readonly core: TokenSpan;
  /** Whether a proposal for this field says the same. */
  readonly agrees: (proposal: Proposal) => boolean;
}

/** An order that the words left could ask for: its direction is read from them. */
export interface OrderCandidate extends TokenSpan {
  readonly order: Order;
  /** The words that ask for it: who proposes it must quote them. */
  readonly core: TokenSpan;
}
