import type { Cell } from '../field.ts';
import { hashNumber, hashText, type Hash64 } from './hash-64.ts';
import { HashIndex64 } from './hash-index.ts';
import { HyperLogLog } from './hyper-log-log.ts';

/** How many values of a field differ. */
export interface DistinctCount {
  readonly distinct: number;
  /** True when there were too many to tell them all apart; then `distinct` has a standard error of 0.8 %. */
  readonly estimated: boolean;
}

/** Counts the different cells of one field, all of one type; missing values count for nothing. */
export interface DistinctCounter {
  add(cell: Cell): void;
  finish(): DistinctCount;
}

/** Up to here values are distinguished, by 64-bit hashes that take at most 2 MB; beyond, 16 KB hold what is known of them. */
const EXACT = 65_536;

/** A counter that is cheap enough for every field of an import. */
export function createDistinctCounter(): DistinctCounter {
  return new Counter();
}

class Counter implements DistinctCounter {
  #known: HashIndex64 | HyperLogLog = new HashIndex64(EXACT);
  #values = 0;

  add(cell: Cell): void {
    if (cell === null) return;
    this.#values += 1;
    const hash = hashCell(cell);
    const known = this.#known;
    if (known instanceof HyperLogLog) known.add(hash);
    else if (known.place(hash) < 0) {
      const sketch = HyperLogLog.of(known);
      sketch.add(hash);
      this.#known = sketch;
    }
  }

  finish(): DistinctCount {
    const known = this.#known;
    if (known instanceof HashIndex64) return { distinct: known.size, estimated: false };
    // More than were told apart, and no more than there are values.
    return { distinct: Math.min(Math.max(known.estimate(), EXACT + 1), this.#values), estimated: true };
  }
}

function hashCell(cell: number | boolean | string): Hash64 {
  if (typeof cell === 'string') return hashText(cell);
  return hashNumber(Number(cell));
}
