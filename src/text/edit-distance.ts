/** Letters to insert, drop, replace, or swap with the next one, to make `a` into `b` (optimal string alignment). In the time of both lengths multiplied. */
export function editDistance(a: string, b: string): number {
  let beforeAbove: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swaps = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = swaps ? (beforeAbove[column - 2] ?? 0) + 1 : replaced;
      current.push(Math.min(replaced, swapped, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    beforeAbove = above;
    above = current;
  }
  return above[b.length] ?? 0;
}

/**
 * Measures one text against many that come in their order: each column of letters is worked out once for all texts that begin the same, and those that begin with
 * something too far away are passed over. Letters are inserted, dropped or replaced; two swapped letters are two.
 */
export class EditMeter {
  readonly #text: string;
  readonly #most: number;
  readonly #width: number;
  /** The distances between each beginning of the last text and each of the one that is measured: one row for each beginning. */
  readonly #rows: Uint8Array;
  /** Rows that hold, but the first. */
  #depth = 0;
  /** The row from which on all texts with the same beginning are too far away. */
  #lost = Infinity;

  /** `text` has 200 letters at most, and `most` is the largest number that is told from others. */
  constructor(text: string, most: number) {
    this.#text = text;
    this.#most = most;
    this.#width = text.length + 1;
    this.#rows = new Uint8Array(this.#width * (text.length + most + 1));
    for (let column = 0; column < this.#width; column += 1) this.#rows[column] = Math.min(column, most + 1);
  }

  /** How many letters have to be changed to make `other` of the text, or one more than `most`. `shared` is how many letters `other` begins with as the last one did. */
  distance(other: string, shared: number): number {
    this.#depth = Math.min(this.#depth, shared);
    if (this.#depth < this.#lost) this.#lost = Infinity;
    const far = this.#most + 1;
    if (this.#lost !== Infinity || Math.abs(other.length - this.#text.length) > this.#most) return far;
    while (this.#depth < other.length) {
      const least = this.#addRow(other.charCodeAt(this.#depth));
      if (least < far) continue;
      this.#lost = this.#depth;
      return far;
    }
    return this.#rows[this.#depth * this.#width + this.#text.length] ?? far;
  }

  /** Adds the row of one more letter, where it can be near enough; gives the least of it. */
  #addRow(letter: number): number {
    const [text, rows, far] = [this.#text, this.#rows, this.#most + 1];
    const above = this.#depth * this.#width;
    const row = above + this.#width;
    this.#depth += 1;
    const first = Math.max(0, this.#depth - this.#most);
    const last = Math.min(text.length, this.#depth + this.#most);
    let left = far;
    let least = far;
    if (first > 0) rows[row + first - 1] = far;
    for (let column = first; column <= last; column += 1) {
      const changed = column === 0 ? far : (rows[above + column - 1] ?? far) + (text.charCodeAt(column - 1) === letter ? 0 : 1);
      left = Math.min(far, changed, (rows[above + column] ?? far) + 1, left + 1);
      rows[row + column] = left;
      if (left < least) least = left;
    }
    if (last < text.length) rows[row + last + 1] = far;
    return least;
  }
}
