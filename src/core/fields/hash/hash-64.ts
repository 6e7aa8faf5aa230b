/** A 64-bit hash in halves, each a whole number from 0 to 2^32 - 1. Nothing secret depends on it. */
export interface Hash64 {
  readonly low: number;
  readonly high: number;
}

/** Hash of a text, mixed from every code unit (after cyrb53). */
export function hashText(text: string): Hash64 {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, 2_654_435_761);
    second = Math.imul(second ^ code, 1_597_334_677);
  }
  first = Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  second = Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(first ^ (first >>> 13), 3_266_489_909);
  return { low: first >>> 0, high: second >>> 0 };
}

/** Hash of a number, which no other number has: its rounds can be undone. -0 is 0. */
export function hashNumber(value: number): Hash64 {
  double[0] = value + 0;
  const one = words[0] ?? 0;
  const other = words[1] ?? 0;
  const first = one ^ mixed(other ^ 0x9e3779b9);
  const second = other ^ mixed(first);
  return { low: (first ^ mixed(second)) >>> 0, high: second >>> 0 };
}

/** A number and its bits. Kept, since making them again costs more than the hash itself. */
const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);

/** The finaliser of MurmurHash3: every bit that goes in changes about half of those that come out. */
function mixed(word: number): number {
  let bits = Math.imul(word ^ (word >>> 16), 2_246_822_507);
  bits = Math.imul(bits ^ (bits >>> 13), 3_266_489_909);
  return bits ^ (bits >>> 16);
}
