import type { FieldDecision } from '../decision.ts';
import type { RunField } from '../field.ts';

/** The ends of the values of a field, how many records have them, and what comes next to them; absent when all values are the same. */
export interface Extremes {
  readonly low: Extreme;
  readonly high: Extreme;
}

/** A least or greatest value: a number, or epoch milliseconds. */
interface Extreme {
  readonly value: number;
  readonly count: number;
  readonly next: number;
}

/** What both passes of an import know of one field. */
export interface FieldFacts {
  readonly field: RunField;
  readonly decision: FieldDecision;
  /** Values that did not fit and became missing. */
  readonly failed: number;
  /** Of numbers and dates. */
  readonly extremes?: Extremes | undefined;
  /** The first few different values, as records show them. */
  readonly examples: readonly string[];
}
