import type { FieldProfile } from '../../profile/fields.ts';
import type { Order } from '../../query-field.ts';
import type { Idea } from '../../lexicon/en/superlatives.ts';
import type { Mention } from '../../annotate/mentions.ts';
import type { Token, TokenSpan } from '../../tokens.ts';

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

export interface OrderInput {
  readonly tokens: readonly Token[];
  readonly profiles: readonly FieldProfile[];
  readonly mentions: readonly Mention[];
  readonly isTaken: (index: number) => boolean;
}
