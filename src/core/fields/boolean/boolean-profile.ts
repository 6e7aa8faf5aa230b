import type { BooleanText } from './boolean-text.ts';
import type { Misfit, Reading } from '../decision.ts';
import { countOf, firstOf, Tally, type Occurrence } from '../misfits.ts';
import type { RawValue } from '../raw-value.ts';

/** How a field would be read as yes and no. */
export interface BooleanVerdict {
  readonly reading: Extract<Reading, { kind: 'boolean' }>;
  readonly fit: number;
  readonly failures: readonly Misfit[];
}

/** What the yes and no of one field have in common. Every value that is not missing is added, or counted as a miss. */
export class BooleanProfile {
  readonly #tallies = { strong: new Tally(), weak: new Tally(), digit: new Tally() };
  readonly #misses = new Tally();
  readonly #weak = { yes: false, no: false };

  add(value: RawValue, { value: yes, strength }: BooleanText, occurrence: Occurrence): void {
    this.#tallies[strength].add(value, occurrence);
    if (strength === 'weak') this.#weak[yes ? 'yes' : 'no'] = true;
  }

  addMiss(value: RawValue, occurrence: Occurrence): void {
    this.#misses.add(value, occurrence);
  }

  /** Whether some value is neither yes nor no in any reading. */
  get isRuledOut(): boolean {
    return this.#misses.count > 0;
  }

  /** `binary`: the field is named like a question, or forced to be one. */
  decide({ binary }: { readonly binary: boolean }): BooleanVerdict {
    const { strong, weak, digit } = this.#tallies;
    const weakWords = binary || (this.#weak.yes && this.#weak.no);
    return {
      reading: { kind: 'boolean', digits: binary, weakWords },
      fit: countOf([strong, ...(weakWords ? [weak] : []), ...(binary ? [digit] : [])]),
      failures: firstOf([...(weakWords ? [] : [weak]), ...(binary ? [] : [digit]), this.#misses]),
    };
  }
}
