/** A 64-bit hash in halves, each a whole number from 0 to 2^32 - 1. Nothing secret depends on it. */
export interface Hash64 {
  readonly low: number;
  readonly high: number;
}

/** Texts from which on it pays to write them down as bytes, and the longest that are, in code units: a third as long to hash, since four bytes are taken at once. */
const [SHORT, LONG] = [32, 16_384];
const encoder = new TextEncoder();
/** The bytes of a text; no code unit takes more than three. */
const bytes = new Uint8Array(3 * LONG);
const bytesAsWords = new Int32Array(bytes.buffer);
const WORD_BYTES = Int32Array.BYTES_PER_ELEMENT;

/** Hash of a text, mixed from all of it (after cyrb53). Halves of surrogates that stand alone are alike in a text of more than some words. */
export function hashText(text: string): Hash64 {
  return text.length < SHORT || text.length > LONG ? hashUnits(text) : hashBytes(text);
}

function hashUnits(text: string): Hash64 {
  let first = FIRST;
  let second = SECOND;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, FIRST_FACTOR);
    second = Math.imul(second ^ code, SECOND_FACTOR);
  }
  return finished(first, second);
}

function hashBytes(text: string): Hash64 {
  const { written } = encoder.encodeInto(text, bytes);
  // Zeros behind the last byte, to the end of its word.
  bytes.fill(0, written, written + WORD_BYTES);
  let first = FIRST ^ written;
  let second = SECOND;
  for (let at = 0; at * WORD_BYTES < written; at += 1) {
    const word = bytesAsWords[at] ?? 0;
    first = Math.imul(first ^ word, FIRST_FACTOR);
    second = Math.imul(second ^ word, SECOND_FACTOR);
    // A product carries bits upward alone: those of the upper bytes come down again.
    first ^= first >>> 15;
    second ^= second >>> 13;
  }
  return finished(first, second);
}

/** Hash of several hashes, in their order. */
export function hashOfHashes(hashes: readonly Hash64[]): Hash64 {
  let first = FIRST;
  let second = SECOND;
  for (const { low, high } of hashes) {
    first = Math.imul(first ^ low, FIRST_FACTOR);
    second = Math.imul(second ^ high, SECOND_FACTOR);
    first ^= first >>> 15;
    second ^= second >>> 13;
  }
  return finished(first, second);
}

const [FIRST, SECOND] = [0xdeadbeef, 0x41c6ce57];
const [FIRST_FACTOR, SECOND_FACTOR] = [2_654_435_761, 1_597_334_677];

function finished(first: number, second: number): Hash64 {
  const low = Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  const high = Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return { low: low >>> 0, high: high >>> 0 };
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
