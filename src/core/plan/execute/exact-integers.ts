/** Numbers as whole multiples of the smallest one, 2^-1074: every finite number is. */
const SCALE = 1074;
const double = new Float64Array(1);
const bits = new BigUint64Array(double.buffer);

/** A finite number in units of the smallest one. */
export function toUnits(number: number): bigint {
  double[0] = number;
  const word = bits[0] ?? 0n;
  const exponent = (word >> 52n) & 0x7ffn;
  const fraction = word & 0xf_ffff_ffff_ffffn;
  const size = exponent === 0n ? fraction : (fraction | 0x10_0000_0000_0000n) << (exponent - 1n);
  return word >> 63n === 1n ? -size : size;
}

/** The number nearest to so many units; infinite beyond all numbers. */
export function unitsToNumber(units: bigint): number {
  return quotient(units, 1n);
}

/** The number nearest to so many units divided by `count`. */
export function meanOfUnits(units: bigint, count: number): number {
  return quotient(units, BigInt(count));
}

/** The mantissa of the result has this many bits at least, so that the last rounding is that of the number. */
const KEPT_BITS = 128;

function quotient(units: bigint, count: bigint): number {
  const negative = units < 0n;
  const size = negative ? -units : units;
  if (size === 0n) return 0;
  const shift = Math.max(0, KEPT_BITS - (size.toString(2).length - count.toString(2).length));
  const shifted = size << BigInt(shift);
  // A bit that stands for all that is cut keeps a half from looking like one when it is more.
  const whole = shifted / count;
  const sticky = shifted % count === 0n ? whole : whole | 1n;
  const scaled = scaleDown(sticky, shift + SCALE);
  return negative ? -scaled : scaled;
}

/** `whole * 2^-by`, rounded once unless it is smaller than the smallest normal number. */
function scaleDown(whole: bigint, by: number): number {
  const length = whole.toString(2).length;
  // Brought to where a number can hold it, then to its place by powers of two.
  const cut = Math.max(0, length - KEPT_BITS);
  const low = whole & ((1n << BigInt(cut)) - 1n);
  const top = (whole >> BigInt(cut)) | (low === 0n ? 0n : 1n);
  return timesPowerOfTwo(Number(top), cut - by);
}

function timesPowerOfTwo(number: number, power: number): number {
  let scaled = number;
  let left = power;
  for (; left > 1000; left -= 1000) scaled *= 2 ** 1000;
  for (; left < -1000; left += 1000) scaled *= 2 ** -1000;
  return scaled * 2 ** left;
}
