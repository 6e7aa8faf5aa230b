/** A set of texts of which only 64-bit hashes are kept: 16 bytes a text. Two texts that differ are taken for equal once in 2^64 pairs. */
export class HashSet64 {
  #low = new Uint32Array(INITIAL);
  #high = new Uint32Array(INITIAL);
  #size = 0;

  /** False when the text is in the set already. */
  add(text: string): boolean {
    const [low, high] = hash64(text);
    if (this.#size * 2 >= this.#low.length) this.#grow();
    if (!place(this.#low, this.#high, low, high)) return false;
    this.#size += 1;
    return true;
  }

  #grow(): void {
    const [low, high] = [new Uint32Array(this.#low.length * 2), new Uint32Array(this.#low.length * 2)];
    this.#low.forEach((value, index) => {
      const other = this.#high[index] ?? 0;
      if (value !== 0 || other !== 0) place(low, high, value, other);
    });
    this.#low = low;
    this.#high = high;
  }
}

/** Puts a hash into its slot; false when it is there already. Zero in both halves is an empty slot. */
function place(low: Uint32Array, high: Uint32Array, lowHash: number, highHash: number): boolean {
  const mask = low.length - 1;
  for (let at = lowHash & mask; ; at = (at + 1) & mask) {
    if (low[at] === 0 && high[at] === 0) {
      low[at] = lowHash;
      high[at] = highHash;
      return true;
    }
    if (low[at] === lowHash && high[at] === highHash) return false;
  }
}

/** Two 32-bit halves that are mixed from every code unit (after cyrb53); never zero in both. */
function hash64(text: string): readonly [low: number, high: number] {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, 2_654_435_761);
    second = Math.imul(second ^ code, 1_597_334_677);
  }
  first = Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  second = Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(first ^ (first >>> 13), 3_266_489_909);
  return [first >>> 0 || 1, second >>> 0];
}

const INITIAL = 1024;
