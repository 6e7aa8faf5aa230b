import type { Cell } from './field.ts';

/** What numbers are like; `measures` are absent when there are none. */
export interface NumbersSummary {
  readonly values: number;
  readonly distinct: number;
  readonly measures?: Measures;
  /** All different numbers, ties in the order they came; empty when there are more than 256. */
  readonly ranked: readonly { readonly value: number; readonly count: number }[];
}

/** `quantiles`: where 5, 25, 50, 75 and 95 % of the numbers are reached. */
export interface Measures {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly quantiles: readonly [p05: number, p25: number, p50: number, p75: number, p95: number];
}

/** Collects the numbers of a field, 8 bytes each and as much again while it finishes. -0 is 0. */
export class NumberSummary {
  #values = new Float64Array(INITIAL);
  #size = 0;
  readonly #counts = new Map<number, number>();

  /** A number, or null. */
  add(cell: Cell): void {
    if (typeof cell !== 'number') return;
    const value = cell + 0;
    if (this.#size === this.#values.length) this.#grow();
    this.#values[this.#size] = value;
    this.#size += 1;
    if (this.#counts.size > FEW) return;
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  finish(): NumbersSummary {
    const sorted = this.#values.subarray(0, this.#size).toSorted();
    const ranked = this.#counts.size > FEW ? [] : Array.from(this.#counts, ([value, count]) => ({ value, count }));
    return {
      values: sorted.length,
      distinct: countDistinct(sorted),
      ...(sorted.length === 0 ? {} : { measures: measure(sorted) }),
      ranked: ranked.toSorted((a, b) => b.count - a.count),
    };
  }

  #grow(): void {
    const larger = new Float64Array(this.#values.length * 2);
    larger.set(this.#values);
    this.#values = larger;
  }
}

const INITIAL = 1024;
/** So many different numbers are still a vocabulary, such as years or ratings. */
const FEW = 256;

function countDistinct(sorted: Float64Array): number {
  let distinct = 0;
  let last: number | undefined;
  for (const value of sorted) {
    if (value !== last) distinct += 1;
    last = value;
  }
  return distinct;
}

function measure(sorted: Float64Array): Measures {
  return {
    min: sorted[0] ?? 0,
    max: sorted[sorted.length - 1] ?? 0,
    mean: meanOf(sorted),
    quantiles: [quantileOf(sorted, 5), quantileOf(sorted, 25), quantileOf(sorted, 50), quantileOf(sorted, 75), quantileOf(sorted, 95)],
  };
}

/**
 * The value below which `percent` of the values lie: by linear interpolation between the two next to position (n - 1) percent / 100,
 * which is type 7 of Hyndman and Fan, "Sample quantiles in statistical packages" (1996), and the default of R and NumPy.
 */
function quantileOf(sorted: Float64Array, percent: number): number {
  // In whole percents, so that a position that is whole comes out whole.
  const position = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? 0;
  const part = position - Math.floor(position);
  const distance = above - below;
  const value = Number.isFinite(distance) ? below + part * distance : below * (1 - part) + above * part;
  return Math.min(value, above) + 0;
}

/** The mean by compensated summation after Neumaier (1974): as near as if it were summed in twice the precision. */
function meanOf(sorted: Float64Array): number {
  const count = sorted.length;
  const [min, max] = [sorted[0] ?? 0, sorted[count - 1] ?? 0];
  const largest = Math.max(Math.abs(min), Math.abs(max));
  // A sum that would overflow is taken of numbers divided by a power of two, which loses nothing that matters beside them.
  const scale = largest > Number.MAX_VALUE / count ? 2 ** -Math.ceil(Math.log2(count)) : 1;
  let sum = 0;
  let lost = 0;
  for (const value of sorted) {
    const term = value * scale;
    const next = sum + term;
    lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum;
    sum = next;
  }
  const mean = (sum + lost) / count / scale;
  return Math.min(Math.max(mean, min), max) + 0;
}
