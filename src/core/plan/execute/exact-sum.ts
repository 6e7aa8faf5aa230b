import { meanOfUnits, toUnits, unitsToNumber } from './exact-integers.ts';

/**
 * Exact sums of numbers in groups: the result is the number nearest to the true sum, whatever the order of the numbers (after Shewchuk,
 * "Adaptive precision floating-point arithmetic", 1997).
 */
export class ExactSums {
  /** A sum is what stands here, what rounding left over of that, and what was left over of the rest: nearly always nothing. */
  #sums = new Float64Array(INITIAL);
  #rests = new Float64Array(INITIAL);
  readonly #left = new Map<number, number[]>();
  /** Sums that grew beyond all numbers on the way, in units of the smallest number. */
  readonly #beyond = new Map<number, bigint>();

  add(group: number, number: number): void {
    if (group >= this.#sums.length) this.#grow(group);
    const before = this.#sums[group] ?? 0;
    const sum = before + number;
    if (!Number.isFinite(sum)) return this.#addBeyond(group, number);
    this.#sums[group] = sum;
    const rest = lostOf(before, number, sum);
    if (rest === 0) return;
    const restBefore = this.#rests[group] ?? 0;
    const restSum = restBefore + rest;
    this.#rests[group] = restSum;
    const left = lostOf(restBefore, rest, restSum);
    if (left !== 0) this.#keep(group, left);
  }

  /** The sum; infinite when it is beyond all numbers. */
  sum(group: number): number {
    const beyond = this.#beyond.get(group);
    if (beyond !== undefined) return unitsToNumber(beyond + this.#units(group));
    return nearest(this.#parts(group));
  }

  /** The sum divided by `count`. */
  mean(group: number, count: number): number {
    const parts = this.#parts(group);
    const sum = nearest(parts);
    const size = Math.abs(sum);
    if (this.#beyond.has(group) || (sum !== 0 && !(size > 1e-250 && size < 1e250))) {
      return meanOfUnits((this.#beyond.get(group) ?? 0n) + this.#units(group), count);
    }
    const quotient = sum / count;
    // What the sum and the quotient lost to rounding, divided as well.
    const lost = nearest([...parts, -sum]) + remainder(sum, quotient, count);
    const share = lost / count;
    // So near the middle of two numbers that what rounding left of `share` decides.
    if (quotient + share * (1 - DOUBT) !== quotient + share * (1 + DOUBT)) return meanOfUnits(this.#units(group), count);
    return quotient + share;
  }

  #parts(group: number): readonly number[] {
    return [...(this.#left.get(group) ?? []), this.#rests[group] ?? 0, this.#sums[group] ?? 0];
  }

  #keep(group: number, rest: number): void {
    const parts = this.#left.get(group);
    if (parts === undefined) this.#left.set(group, [rest]);
    else addPart(parts, rest);
  }

  #addBeyond(group: number, number: number): void {
    const whole = (this.#beyond.get(group) ?? 0n) + toUnits(this.#sums[group] ?? 0) + toUnits(number);
    this.#sums[group] = 0;
    this.#beyond.set(group, whole);
  }

  #units(group: number): bigint {
    return this.#parts(group).reduce((sum, part) => sum + toUnits(part), 0n);
  }

  #grow(group: number): void {
    const room = Math.max(group + 1, this.#sums.length * 2);
    this.#sums = enlarged(this.#sums, room);
    this.#rests = enlarged(this.#rests, room);
  }
}

const INITIAL = 16;
const DOUBT = 2 ** -40;

function enlarged(numbers: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(length);
  larger.set(numbers);
  return larger;
}

/** What the rounding of `a + b` to `sum` lost, exactly. */
function lostOf(a: number, b: number, sum: number): number {
  return Math.abs(a) >= Math.abs(b) ? a - sum + b : b - sum + a;
}

/** The number nearest to the exact sum of finite numbers. */
export function exactSum(numbers: Float64Array): number {
  return sumsOf(numbers).sum(0);
}

/** The exact mean of finite numbers, rounded. */
export function exactMean(numbers: Float64Array): number {
  return sumsOf(numbers).mean(0, numbers.length);
}

function sumsOf(numbers: Float64Array): ExactSums {
  const sums = new ExactSums();
  for (let at = 0; at < numbers.length; at += 1) sums.add(0, numbers[at] ?? 0);
  return sums;
}

/** Adds a number to parts that do not overlap, the smallest first. */
function addPart(parts: number[], number: number): void {
  let kept = 0;
  let rest = number;
  for (const part of parts) {
    const sum = rest + part;
    const lost = lostOf(rest, part, sum);
    if (lost !== 0) parts[kept++] = lost;
    rest = sum;
  }
  parts.length = kept;
  parts.push(rest);
}

/** The nearest number to the sum of parts, half to even. */
function nearest(all: readonly number[]): number {
  const parts: number[] = [];
  for (const part of all) addPart(parts, part);
  let sum = parts.pop() ?? 0;
  let lost = 0;
  while (parts.length > 0 && lost === 0) {
    const part = parts.pop() ?? 0;
    const next = sum + part;
    lost = part - (next - sum);
    sum = next;
  }
  // Exactly between two numbers, the parts that are left decide.
  const below = parts.at(-1) ?? 0;
  if ((lost < 0 && below < 0) || (lost > 0 && below > 0)) {
    const doubled = lost * 2;
    const next = sum + doubled;
    if (doubled === next - sum) sum = next;
  }
  return sum + 0;
}

/** `sum - quotient * count`, exactly. */
function remainder(sum: number, quotient: number, count: number): number {
  const [product, lost] = exactProduct(quotient, count);
  return sum - product - lost;
}

/** A product and what rounding lost of it, exactly (after Dekker), of numbers that are not so large that the product is beyond all numbers. */
export function exactProduct(a: number, b: number): readonly [product: number, lost: number] {
  const product = a * b;
  const [high, low] = halves(a);
  const [otherHigh, otherLow] = halves(b);
  return [product, high * otherHigh - product + high * otherLow + low * otherHigh + low * otherLow];
}

function halves(number: number): readonly [number, number] {
  const scaled = number * 134_217_729;
  const high = scaled - (scaled - number);
  return [high, number - high];
}
