import type { Misfit } from './decision.ts';
import type { RawValue } from './raw-value.ts';

/** Counts values and keeps the first few different ones with their lines. */
export class Tally {
  count = 0;
  readonly #first: Misfit[] = [];

  add(value: RawValue, { line, times }: Occurrence): void {
    this.count += times;
    if (this.#first.length < KEPT) this.#first.push({ line, value: shown(value) });
  }

  get first(): readonly Misfit[] {
    return this.#first;
  }
}

/** Where a value was first met, and how often. */
export interface Occurrence {
  readonly line: number;
  readonly times: number;
}

/** The first few values of several tallies, by line. */
export function firstOf(tallies: readonly Tally[]): readonly Misfit[] {
  const all = tallies.flatMap((tally) => tally.first);
  return all.toSorted((a, b) => a.line - b.line).slice(0, KEPT);
}

/** How many values several tallies counted. */
export function countOf(tallies: readonly Tally[]): number {
  return tallies.reduce((sum, tally) => sum + tally.count, 0);
}

/** Text of a value for a message, cut to 100 characters; of a list or an object only what it is. */
function shown(value: RawValue): string {
  const text = typeof value === 'string' ? value : textOf(value);
  // Copied, since a piece of a string keeps all of it in memory.
  return text.length <= LONGEST ? text : `${Array.from(text.slice(0, LONGEST - 1)).join('')}…`;
}

function textOf(value: RawValue): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' ? '{…}' : String(value);
}

const KEPT = 5;
const LONGEST = 100;
