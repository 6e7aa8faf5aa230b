import type { Condition } from '../../../condition/condition.ts';

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
  readonly kind: 'value' | 'flag' | 'bound' | 'time' | 'presence' | 'text' | 'figure' | 'absence';
}

/** Sides that are set against each other. */
export interface ContrastRead {
  /** What had to be assumed. */
  readonly note?: string;
  readonly parts: readonly { readonly label: string; readonly where: Condition }[];
}
