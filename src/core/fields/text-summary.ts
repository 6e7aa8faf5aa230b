import { boundedEstimate, type DistinctCount } from './distinct.ts';
import type { Cell } from './field.ts';
import { hashText } from './hash-64.ts';
import { HashIndex64 } from './hash-index.ts';
import { HyperLogLog } from './hyper-log-log.ts';
import { TopTexts, type TopText } from './top-texts.ts';

/** What texts are like; lengths in UTF-16 code units, 0 when there are no texts. */
export interface TextsSummary extends DistinctCount {
  readonly values: number;
  readonly minLength: number;
  readonly maxLength: number;
  /** The most frequent first, ties in the order they came. */
  readonly top: readonly TopText[];
}

/** How many different texts are told apart and counted, by 64-bit hashes: at most 32 MB. */
const EXACT = 2 ** 20;

/** Collects the texts of a field. Beyond 1,048,576 different ones it estimates how many there are, and counts only those that came first. */
export class TextSummary {
  readonly #exact: number;
  readonly #index: HashIndex64;
  readonly #top = new TopTexts();
  #counts = new Uint32Array(INITIAL);
  #sketch: HyperLogLog | undefined;
  #values = 0;
  #minLength = Infinity;
  #maxLength = 0;

  constructor(exact: number = EXACT) {
    this.#exact = exact;
    this.#index = new HashIndex64(exact);
  }

  /** A text, or null. */
  add(cell: Cell): void {
    if (typeof cell !== 'string') return;
    this.#values += 1;
    if (cell.length < this.#minLength) this.#minLength = cell.length;
    if (cell.length > this.#maxLength) this.#maxLength = cell.length;
    const hash = hashText(cell);
    const position = this.#index.place(hash);
    if (position < 0) this.#sketch ??= HyperLogLog.of(this.#index);
    else this.#count(position, cell);
    this.#sketch?.add(hash);
  }

  finish(): TextsSummary {
    const sketch = this.#sketch;
    return {
      values: this.#values,
      distinct: sketch === undefined ? this.#index.size : boundedEstimate(sketch, this.#exact, this.#values),
      estimated: sketch !== undefined,
      minLength: this.#values === 0 ? 0 : this.#minLength,
      maxLength: this.#maxLength,
      top: this.#top.finish(),
    };
  }

  #count(position: number, text: string): void {
    if (position >= this.#counts.length) {
      const larger = new Uint32Array(this.#counts.length * 2);
      larger.set(this.#counts);
      this.#counts = larger;
    }
    const count = (this.#counts[position] ?? 0) + 1;
    this.#counts[position] = count;
    this.#top.see(text, position, count);
  }
}

const INITIAL = 1024;
