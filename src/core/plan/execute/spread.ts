import { exactMean, exactSum } from './exact-sum.ts';

/** The standard deviation of a sample (n - 1); null below two numbers. Overflow and underflow on the way do not matter. */
export function standardDeviation(numbers: Float64Array): number | null {
  if (numbers.length < 2) return null;
  const { deviations, size, spread } = deviationsOf(numbers);
  return Math.sqrt(productSum(deviations, deviations) / (numbers.length - 1)) * spread * size;
}

/** Pearson's coefficient of pairs; null below two pairs, and where one side is always the same. */
export function correlation(left: Float64Array, right: Float64Array): number | null {
  if (left.length < 2) return null;
  const a = deviationsOf(left).deviations;
  const b = deviationsOf(right).deviations;
  const squares = productSum(a, a) * productSum(b, b);
  if (squares === 0) return null;
  return Math.max(-1, Math.min(1, productSum(a, b) / Math.sqrt(squares))) + 0;
}

interface Deviations {
  /** Of which the largest is about 1; all 0 where the numbers are the same. */
  readonly deviations: Float64Array;
  /** Powers of two, by both of which they were divided. */
  readonly size: number;
  readonly spread: number;
}

/** How far numbers are from their mean. */
function deviationsOf(numbers: Float64Array): Deviations {
  const deviations = numbers.slice();
  const size = scaleDown(deviations);
  if (isConstant(deviations)) return { deviations: deviations.fill(0), size: 1, spread: 1 };
  subtract(deviations, exactMean(deviations));
  // Once more, since the mean of large numbers is as coarse as they are.
  subtract(deviations, exactMean(deviations));
  return { deviations, size, spread: scaleDown(deviations) };
}

function isConstant(numbers: Float64Array): boolean {
  for (let at = 1; at < numbers.length; at += 1) if (numbers[at] !== numbers[0]) return false;
  return true;
}

function subtract(numbers: Float64Array, less: number): void {
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = (numbers[at] ?? 0) - less;
}

function productSum(a: Float64Array, b: Float64Array): number {
  const products = new Float64Array(a.length);
  for (let at = 0; at < a.length; at += 1) products[at] = (a[at] ?? 0) * (b[at] ?? 0);
  return exactSum(products);
}

/** Divides numbers by a power of two near the largest of them, which loses nothing that matters, and gives it. */
function scaleDown(numbers: Float64Array): number {
  let largest = 0;
  for (let at = 0; at < numbers.length; at += 1) largest = Math.max(largest, Math.abs(numbers[at] ?? 0));
  const scale = largest === 0 ? 1 : 2 ** Math.max(-1022, Math.min(1023, Math.floor(Math.log2(largest))));
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = (numbers[at] ?? 0) / scale;
  return scale;
}
