/** A fraction of whole numbers, the lower one above 0. */
export interface Ratio {
  readonly top: bigint;
  readonly bottom: bigint;
}

export function ratio(top: bigint, bottom: bigint): Ratio {
  return { top, bottom };
}

/** A finite number as a fraction. */
export function ratioOf(number: number): Ratio {
  let [whole, power] = [number, 0];
  while (!Number.isInteger(whole)) [whole, power] = [whole * 2, power + 1];
  return { top: BigInt(whole), bottom: 1n << BigInt(power) };
}

/** The number nearest to a fraction, ties to even: of the numbers around a first guess the one that is least far away. */
export function nearestOf({ top, bottom }: Ratio): number {
  if (top === 0n) return 0;
  const size = top < 0n ? -top : top;
  const places = Math.max(-1080, bits(size) - bits(bottom) - 60);
  const cut = places >= 0 ? size / (bottom << BigInt(places)) : (size << BigInt(-places)) / bottom;
  const rest = places >= 0 ? size % (bottom << BigInt(places)) : (size << BigInt(-places)) % bottom;
  // 61 bits or fewer and what is left: a last bit that is set keeps a tie from being seen where there is none.
  const guess = Number(cut * 4n + (rest === 0n ? 0n : 1n));
  let value = guess;
  for (let power = places - 2; power !== 0; power -= Math.sign(power) * Math.min(1000, Math.abs(power)))
    value *= 2 ** (Math.sign(power) * Math.min(1000, Math.abs(power)));
  return top < 0n ? -value : value;
}

/** The square root of a fraction that is not negative, to some 15 digits. */
export function rootOf({ top, bottom }: Ratio): number {
  if (top === 0n) return 0;
  const excess = bits(top) - bits(bottom);
  const shift = (120 - excess) & ~1;
  const whole = shift >= 0 ? (top << BigInt(shift)) / bottom : top / (bottom << BigInt(-shift));
  let root = Math.sqrt(Number(whole));
  for (let power = -shift / 2; power !== 0; power -= Math.sign(power) * Math.min(1000, Math.abs(power)))
    root *= 2 ** (Math.sign(power) * Math.min(1000, Math.abs(power)));
  return root;
}

function bits(whole: bigint): number {
  return whole.toString(2).length;
}
