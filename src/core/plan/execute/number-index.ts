/** Different numbers in the order they came, each known by its position from 0. NaN is a number like any other; -0 is 0. */
export class NumberIndex {
  /** 1 + the position of the number in a slot; 0 in an empty one. At most half of them are taken. */
  #slots = new Int32Array(INITIAL * 2);
  #numbers = new Float64Array(INITIAL);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Position of a number; a new one takes the next. */
  place(number: number): number {
    const mask = this.#slots.length - 1;
    double[0] = number + 0;
    const low = words[0] ?? 0;
    const high = words[1] ?? 0;
    let hash = Math.imul(low ^ (high >>> 7), 2_654_435_761) ^ Math.imul(high ^ (low >>> 11), 1_597_334_677);
    hash ^= hash >>> 15;
    // The step depends on other bits, so that numbers made to share a slot do not line up behind each other.
    const step = Math.imul(low ^ high, 2_246_822_507) | 1;
    for (let at = hash & mask; ; at = (at + step) & mask) {
      const position = (this.#slots[at] ?? 0) - 1;
      if (position < 0) return this.#append(at, number + 0);
      const known = this.#numbers[position] ?? 0;
      if (known === number || (known !== known && number !== number)) return position;
    }
  }

  at(position: number): number {
    return this.#numbers[position] ?? NaN;
  }

  #append(slot: number, number: number): number {
    const position = this.#size;
    this.#numbers[position] = number;
    this.#size += 1;
    this.#slots[slot] = this.#size;
    if (this.#size === this.#numbers.length) this.#grow();
    return position;
  }

  #grow(): void {
    const numbers = this.#numbers;
    const count = this.#size;
    this.#numbers = new Float64Array(count * 2);
    this.#slots = new Int32Array(count * 4);
    this.#size = 0;
    for (let position = 0; position < count; position += 1) this.place(numbers[position] ?? NaN);
  }
}

const INITIAL = 256;
/** A number and its bits. */
const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
