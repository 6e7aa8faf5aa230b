import type { Order } from '../../query-field.ts';
import type { Idea } from '../../lexicon/en/superlatives.ts';
import type { SaidFields } from '../../annotate/mentions.ts';
import type { TokenSpan } from '../../tokens.ts';

/** An order with the tokens that asked for it; `to` exclusive. */
export interface OrderFinding {
  readonly from: number;
  readonly to: number;
  readonly order: Order;
  /** What the superlative speaks of, where no name said which field orders. */
  readonly idea?: Idea;
  /** What else asked for it, elsewhere: the number of records ("top 5 … by price"), or "first" ("largest flats first"). */
  readonly others?: readonly TokenSpan[];
}

export interface OrderInput extends SaidFields {
  readonly isTaken: (index: number) => boolean;
}
