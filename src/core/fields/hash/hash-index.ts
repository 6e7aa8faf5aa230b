import type { Hash64 } from './hash-64.ts';

/** Different 64-bit hashes in the order they came: 16 to 32 bytes each. */
export class HashIndex64 {
  readonly #limit: number;
  /** 1 + the position of the hash in a slot; 0 in an empty one. At most half of them are taken. */
  #slots = new Int32Array(INITIAL * 2);
  #low = new Uint32Array(INITIAL);
  #high = new Uint32Array(INITIAL);
  #size = 0;

  /** Takes at most `limit` hashes. */
  constructor(limit: number = MOST) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#size;
  }

  /** Position of a hash, from 0; a new one takes the next. -1 when it is new and there is no room. */
  place({ low, high }: Hash64): number {
    const mask = this.#slots.length - 1;
    // The step depends on the other half, so that texts made to share a slot do not line up behind each other.
    for (let at = low & mask; ; at = (at + (high | 1)) & mask) {
      const position = (this.#slots[at] ?? 0) - 1;
      if (position < 0) return this.#size < this.#limit ? this.#append(at, low, high) : -1;
      if (this.#low[position] === low && this.#high[position] === high) return position;
    }
  }

  /** Visits all hashes, in order. */
  forEach(visit: (hash: Hash64) => void): void {
    for (let position = 0; position < this.#size; position += 1) visit({ low: this.#low[position] ?? 0, high: this.#high[position] ?? 0 });
  }

  #append(slot: number, low: number, high: number): number {
    const position = this.#size;
    this.#low[position] = low;
    this.#high[position] = high;
    this.#size += 1;
    this.#slots[slot] = this.#size;
    if (this.#size === this.#low.length) this.#grow();
    return position;
  }

  #grow(): void {
    const capacity = this.#size * 2;
    this.#low = enlarged(this.#low, capacity);
    this.#high = enlarged(this.#high, capacity);
    const slots = new Int32Array(capacity * 2);
    const mask = slots.length - 1;
    for (let position = 0; position < this.#size; position += 1) {
      const step = (this.#high[position] ?? 0) | 1;
      let at = (this.#low[position] ?? 0) & mask;
      while (slots[at] !== 0) at = (at + step) & mask;
      slots[at] = position + 1;
    }
    this.#slots = slots;
  }
}

function enlarged(array: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length);
  copy.set(array);
  return copy;
}

const INITIAL = 512;
const MOST = 2 ** 29;
