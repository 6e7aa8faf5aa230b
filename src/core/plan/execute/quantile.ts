import { exactProduct, exactSum } from './exact-sum.ts';

/** Where `p` percent of sorted numbers are reached, by linear interpolation between order statistics (type 7 of Hyndman and Fan, 1996). NaN of none. */
export function quantileOf(sorted: Float64Array, p: number): number {
  const position = ((sorted.length - 1) * p) / 100;
  const below = Math.floor(position);
  const low = sorted[below] ?? NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? NaN;
  const part = position - below;
  if (part === 0 || low === high) return low;
  if (Math.max(Math.abs(low), Math.abs(high)) > LARGEST_EXACT) return low * (1 - part) + high * part;
  const [ofHigh, lostOfHigh] = exactProduct(high, part);
  const [ofLow, lostOfLow] = exactProduct(low, part);
  // Summed exactly: between two large numbers of different signs nothing else would be left of a small result.
  return exactSum(Float64Array.of(low, -ofLow, -lostOfLow, ofHigh, lostOfHigh));
}

/** Above it, a number cannot be split into halves. */
const LARGEST_EXACT = 1e290;
