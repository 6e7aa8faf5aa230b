/** Different texts in the order they came, as UTF-8, each known by its position from 0. */
export class TextIndex {
  /** Two numbers a slot: 1 + the position of the text, 0 in an empty one, and its hash, which tells most texts apart without reading them. At most half of the slots are taken. */
  #slots = new Int32Array(INITIAL * 4);
  #steps = new Int32Array(INITIAL);
  #ends = new Float64Array(INITIAL);
  #bytes = new Uint8Array(INITIAL * 16);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Position of the text between two offsets of `bytes`; a new one takes the next. */
  place(bytes: Uint8Array, start: number, end: number): number {
    const slot = this.#slotOf(bytes, start, end);
    const position = (this.#slots[slot * 2] ?? 0) - 1;
    return position >= 0 ? position : this.#append(slot, bytes.subarray(start, end));
  }

  /** Position of a text that is in the index; -1 for any other. */
  find(bytes: Uint8Array, start: number, end: number): number {
    return (this.#slots[this.#slotOf(bytes, start, end) * 2] ?? 0) - 1;
  }

  at(position: number): string {
    return decoder.decode(this.bytesAt(position));
  }

  bytesAt(position: number): Uint8Array {
    return this.#bytes.subarray(this.#startOf(position), this.#ends[position] ?? 0);
  }

  /** The first four bytes of a text as a number; those that it does not have are zero. */
  headAt(position: number): number {
    const from = this.#startOf(position);
    const end = this.#ends[position] ?? 0;
    let head = 0;
    for (let at = from; at < from + HEAD_BYTES; at += 1) head = (head << 8) | (at < end ? (this.#bytes[at] ?? 0) : 0);
    return head >>> 0;
  }

  /** Negative, 0 or positive, as two texts are ordered by their bytes. */
  compare(a: number, b: number): number {
    const [fromA, fromB] = [this.#startOf(a), this.#startOf(b)];
    const [lengthA, lengthB] = [(this.#ends[a] ?? 0) - fromA, (this.#ends[b] ?? 0) - fromB];
    const length = Math.min(lengthA, lengthB);
    for (let at = 0; at < length; at += 1) {
      const difference = (this.#bytes[fromA + at] ?? 0) - (this.#bytes[fromB + at] ?? 0);
      if (difference !== 0) return difference;
    }
    return lengthA - lengthB;
  }

  #startOf(position: number): number {
    return position === 0 ? 0 : (this.#ends[position - 1] ?? 0);
  }

  /** The slot of a text, or the empty one in which it would be. Leaves its hashes for an append. */
  #slotOf(bytes: Uint8Array, start: number, end: number): number {
    let hash = 0x811c9dc5;
    let other = 0x2545f491;
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      hash = Math.imul(hash ^ byte, 0x01000193);
      other = Math.imul(other ^ byte, 1_597_334_677);
    }
    hash ^= hash >>> 15;
    this.#hash = hash;
    // The step depends on another hash, so that texts made to share a slot do not line up behind each other.
    this.#step = (other ^ (other >>> 13)) | 1;
    const slots = this.#slots;
    const mask = slots.length / 2 - 1;
    let slot = hash & mask;
    for (; slots[slot * 2] !== 0; slot = (slot + this.#step) & mask) {
      if (slots[slot * 2 + 1] === hash && this.#equals((slots[slot * 2] ?? 0) - 1, bytes, start, end)) break;
    }
    return slot;
  }

  #hash = 0;
  #step = 1;

  #equals(position: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.#startOf(position);
    const length = end - start;
    if ((this.#ends[position] ?? 0) - from !== length) return false;
    for (let at = 0; at < length; at += 1) if (this.#bytes[from + at] !== bytes[start + at]) return false;
    return true;
  }

  #append(slot: number, text: Uint8Array): number {
    const position = this.#size;
    const from = this.#startOf(position);
    if (from + text.length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#bytes.length * 2, from + text.length));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(text, from);
    this.#ends[position] = from + text.length;
    this.#steps[position] = this.#step;
    this.#size += 1;
    this.#slots[slot * 2] = this.#size;
    this.#slots[slot * 2 + 1] = this.#hash;
    if (this.#size === this.#ends.length) this.#grow();
    return position;
  }

  #grow(): void {
    const capacity = this.#size * 2;
    const ends = new Float64Array(capacity);
    ends.set(this.#ends);
    this.#ends = ends;
    this.#steps = enlarged(this.#steps, capacity);
    const slots = new Int32Array(capacity * 4);
    const mask = capacity * 2 - 1;
    for (let from = 0; from < this.#slots.length; from += 2) {
      const position = (this.#slots[from] ?? 0) - 1;
      if (position < 0) continue;
      const hash = this.#slots[from + 1] ?? 0;
      let slot = hash & mask;
      while (slots[slot * 2] !== 0) slot = (slot + (this.#steps[position] ?? 1)) & mask;
      slots[slot * 2] = position + 1;
      slots[slot * 2 + 1] = hash;
    }
    this.#slots = slots;
  }
}

function enlarged(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(length);
  copy.set(array);
  return copy;
}

const HEAD_BYTES = 4;
const INITIAL = 256;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
