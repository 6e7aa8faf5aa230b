import type { Condition } from '../../../condition/condition.ts';
import type { ValueHit } from '../../../language/values/value-index.ts';

/** A condition that the question states, and the places of the pieces it came from. */
export interface Stated {
  readonly at: number;
  readonly end: number;
  readonly where: Condition;
  readonly field: string | null;
  /** Words that name it in an answer: "Oakford", "with balcony". */
  readonly label: string;
  /** What was taken for granted, where another reading was possible. */
  readonly note: string | null;
  /** Fields that the words fit equally well: nothing says which of the values is meant. */
  readonly doubt?: ValueDoubt;
  readonly kind: 'value' | 'flag' | 'bound' | 'time' | 'presence' | 'text' | 'figure' | 'absence';
}

/** Words that several fields hold as a value, the likeliest first. */
export interface ValueDoubt {
  readonly words: string;
  readonly hits: readonly ValueHit[];
}

/** Sides that are set against each other. */
export interface ContrastRead {
  /** What had to be assumed. */
  readonly note?: string;
  readonly parts: readonly { readonly label: string; readonly where: Condition }[];
}
