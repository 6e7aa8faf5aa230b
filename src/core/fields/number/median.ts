/** Finds the median of numbers in one pass and bounded memory: exact up to 4,096 different ones, else within 1 % of it. */
export interface MedianFinder {
  add(value: number): void;
  /** Undefined when no number was added. The lower one of the two in the middle of an even count. */
  finish(): number | undefined;
}

export function createMedianFinder(): MedianFinder {
  return new Finder();
}

class Finder implements MedianFinder {
  /** Counts by the number, or once there are too many of them by the middle of the narrow range in which it is. */
  #counts = new Map<number, number>();
  #isExact = true;

  add(value: number): void {
    const at = this.#isExact ? value : middleOfRange(value);
    this.#counts.set(at, (this.#counts.get(at) ?? 0) + 1);
    if (this.#isExact && this.#counts.size > MOST_EXACT) this.#coarsen();
  }

  finish(): number | undefined {
    const sorted = [...this.#counts].toSorted(([a], [b]) => a - b);
    const total = sorted.reduce((sum, [, count]) => sum + count, 0);
    let below = 0;
    for (const [value, count] of sorted) {
      below += count;
      if (below * 2 >= total) return value;
    }
    return undefined;
  }

  #coarsen(): void {
    const counts = new Map<number, number>();
    for (const [value, count] of this.#counts) {
      const at = middleOfRange(value);
      counts.set(at, (counts.get(at) ?? 0) + count);
    }
    this.#counts = counts;
    this.#isExact = false;
  }
}

const MOST_EXACT = 4096;

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);
/** Where the sign, the exponent and the first bits of the fraction are. */
const HIGH = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0;

/** Ranges share the sign, the exponent and the first six bits of the fraction: their ends are 1.6 % apart at most. */
function middleOfRange(value: number): number {
  if (value === 0) return 0;
  float[0] = value;
  words[HIGH] = ((words[HIGH] ?? 0) & 0xff_ff_c0_00) | 0x20_00;
  words[1 - HIGH] = 0;
  return float[0];
}
