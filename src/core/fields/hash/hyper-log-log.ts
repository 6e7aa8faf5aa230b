import type { Hash64 } from './hash-64.ts';
import type { HashIndex64 } from './hash-index.ts';

/**
 * Estimates how many different hashes it was given, in 16 KB whatever their number: HyperLogLog after Flajolet, Fusy, Gandouet and Meunier,
 * "HyperLogLog: the analysis of a near-optimal cardinality estimation algorithm" (2007), with 2^14 registers: a standard error of 0.8 %.
 * Its correction for many values is left out: it makes up for collisions of 32-bit hashes, and these have 64.
 */
export class HyperLogLog {
  readonly #registers = new Uint8Array(REGISTERS);

  /** A sketch of all hashes of an index. */
  static of(index: HashIndex64): HyperLogLog {
    const sketch = new HyperLogLog();
    index.forEach((hash) => sketch.add(hash));
    return sketch;
  }

  add({ low, high }: Hash64): void {
    const register = high >>> (32 - REGISTER_BITS);
    const rank = 1 + Math.clz32((high << REGISTER_BITS) | (low >>> (32 - REGISTER_BITS)));
    if (rank > (this.#registers[register] ?? 0)) this.#registers[register] = rank;
  }

  estimate(): number {
    let sum = 0;
    let empty = 0;
    for (const rank of this.#registers) {
      sum += 2 ** -rank;
      if (rank === 0) empty += 1;
    }
    const raw = (ALPHA * REGISTERS * REGISTERS) / sum;
    // While registers are empty, how many of them says more than what is in the others.
    const few = raw <= 2.5 * REGISTERS && empty > 0;
    return Math.round(few ? REGISTERS * Math.log(REGISTERS / empty) : raw);
  }
}

const REGISTER_BITS = 14;
const REGISTERS = 2 ** REGISTER_BITS;
const ALPHA = 0.7213 / (1 + 1.079 / REGISTERS);
