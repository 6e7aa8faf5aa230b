import { hashText } from './hash-64.ts';
import { HashIndex64 } from './hash-index.ts';

/** A set of texts of which only 64-bit hashes are kept. Two texts that differ are taken for equal once in 2^64 pairs. */
export class HashSet64 {
  readonly #index = new HashIndex64();

  /** False when the text is in the set already. */
  add(text: string): boolean {
    const next = this.#index.size;
    return this.#index.place(hashText(text)) === next;
  }
}
