/** Bytes that grow. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** A whole number from 0 on, in groups of seven bits, the lowest first. */
  number(value: number): void {
    if (this.#length + MOST_BYTES > this.#bytes.length) this.#grow(MOST_BYTES);
    let left = value;
    while (left > 0x7f) {
      this.#bytes[this.#length++] = (left & 0x7f) | 0x80;
      left = Math.floor(left / 0x80);
    }
    this.#bytes[this.#length++] = left;
  }

  put(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** What was written since the last call, in an array that the next writing goes into. */
  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    return taken;
  }

  #grow(more: number): void {
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

/** What the largest number that is exact takes. */
const MOST_BYTES = 8;

/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.#bytes[this.#at++] ?? 0;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }

  take(length: number): Uint8Array {
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

/** How often a record holds a term stands in the same number as the record up to this, which it seldom exceeds: one branch that is foreseen for both. */
const MOST_TIMES = 7;
const TIMES_BITS = 3;

/** The records that hold a term, ascending: each as its distance from the one before, with how often it holds the term. */
export interface Postings {
  readonly records: number;
  readonly bytes: Uint8Array;
}

/** Writes the postings of a term out of the records of its places: ascending, a record as often as it holds the term. Gives how many records these are. */
export function writePostings(places: Uint32Array, out: ByteWriter): number {
  let records = 0;
  let before = -1;
  for (let at = 0; at < places.length;) {
    const record = places[at] ?? 0;
    const first = at;
    while (at < places.length && places[at] === record) at += 1;
    const times = at - first;
    out.number((record - before - 1) * (MOST_TIMES + 1) + (times > MOST_TIMES ? 0 : times));
    if (times > MOST_TIMES) out.number(times);
    before = record;
    records += 1;
  }
  return records;
}

/** What a reader is at behind the last record. */
export const NO_RECORD = 0x7fff_ffff;

/** Reads the postings of a term, those of some records at a time. */
export class PostingsReader {
  /** The record that is read next; `NO_RECORD` behind the last one. */
  next = -1;
  readonly #bytes: Uint8Array;
  /** How often the next record holds the term. */
  #times = 0;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.read(0, new Int32Array(), new Int32Array());
  }

  /** Puts the records before `end`, and how often each holds the term, into two arrays that are long enough; gives how many these are. */
  read(end: number, records: Int32Array, times: Int32Array): number {
    const bytes = this.#bytes;
    let [at, record, often, count] = [this.#at, this.next, this.#times, 0];
    while (record < end) {
      if (record >= 0) {
        records[count] = record;
        times[count++] = often;
      }
      if (at >= bytes.length) {
        record = NO_RECORD;
        break;
      }
      let entry = bytes[at++] ?? 0;
      if (entry > 0x7f) {
        entry = numberAt(bytes, at - 1);
        at += lengthOf(entry) - 1;
      }
      record += (entry >>> TIMES_BITS) + 1;
      often = entry & MOST_TIMES;
      if (often > 0) continue;
      often = bytes[at++] ?? 0;
      if (often > 0x7f) {
        often = numberAt(bytes, at - 1);
        at += lengthOf(often) - 1;
      }
    }
    this.#at = at;
    this.next = record;
    this.#times = often;
    return count;
  }
}

/** A number of up to 31 bits, as a `ByteWriter` wrote it. */
function numberAt(bytes: Uint8Array, from: number): number {
  let value = 0;
  for (let [at, shift] = [from, 0]; ; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
}

/** How many bytes it takes. */
function lengthOf(value: number): number {
  return value < 0x80 ? 1 : value < 0x40_00 ? 2 : value < 0x20_00_00 ? 3 : value < 0x10_00_00_00 ? 4 : 5;
}
