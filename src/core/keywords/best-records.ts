import type { Scored } from '../ports/records.ts';

/** The best of records that are added one by one, in a heap: the worst of those that are kept comes first. Of equals, the first records are better. */
export class BestRecords {
  readonly #scores: Float64Array;
  readonly #ordinals: Int32Array;
  #size = 0;

  /** Keeps so many. */
  constructor(limit: number) {
    this.#scores = new Float64Array(limit);
    this.#ordinals = new Int32Array(limit);
  }

  /** The score below which none is kept any more. */
  get least(): number {
    return this.#size < this.#scores.length ? -Infinity : (this.#scores[0] ?? Infinity);
  }

  add(ordinal: number, score: number): void {
    if (this.#size < this.#scores.length) this.#rise(this.#size++, ordinal, score);
    else if (this.#isWorse(0, ordinal, score)) this.#sink(ordinal, score);
  }

  /** The best first. */
  finish(): Scored[] {
    const kept: Scored[] = [];
    for (let at = 0; at < this.#size; at += 1) kept.push({ ordinal: this.#ordinals[at] ?? 0, score: this.#scores[at] ?? 0 });
    return kept.toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal);
  }

  /** Whether the record at a place is worse than another one. */
  #isWorse(at: number, ordinal: number, score: number): boolean {
    const known = this.#scores[at] ?? 0;
    return known < score || (known === score && (this.#ordinals[at] ?? 0) > ordinal);
  }

  #put(at: number, ordinal: number, score: number): void {
    this.#ordinals[at] = ordinal;
    this.#scores[at] = score;
  }

  /** Puts a record in a free place, or further up, where all above it are worse. */
  #rise(from: number, ordinal: number, score: number): void {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#isWorse(above, ordinal, score)) break;
      this.#put(at, this.#ordinals[above] ?? 0, this.#scores[above] ?? 0);
      at = above;
    }
    this.#put(at, ordinal, score);
  }

  /** Puts a record in the place of the worst one, or further down. */
  #sink(ordinal: number, score: number): void {
    let at = 0;
    for (;;) {
      const below = 2 * at + 1;
      if (below >= this.#size) break;
      const isRight = below + 1 < this.#size && this.#isWorse(below + 1, this.#ordinals[below] ?? 0, this.#scores[below] ?? 0);
      const worse = isRight ? below + 1 : below;
      if (!this.#isWorse(worse, ordinal, score)) break;
      this.#put(at, this.#ordinals[worse] ?? 0, this.#scores[worse] ?? 0);
      at = worse;
    }
    this.#put(at, ordinal, score);
  }
}
