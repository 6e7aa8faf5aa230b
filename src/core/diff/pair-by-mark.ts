/** Positions of records that belong together, aligned and in the order of the newer run, and of those that are left over on either side, ascending. */
export interface Pairs {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly fromLeft: Int32Array;
  readonly toLeft: Int32Array;
}

/** Whether two records may be paired, by their positions. */
export type Fits = (from: number, to: number) => boolean;

/**
 * Pairs the records of two runs that have the same 64-bit mark (two words a record), each with the first one that is still free and fits.
 * Takes some 30 bytes a record, whatever marks there are.
 */
export function pairByMark(from: Int32Array, to: Int32Array, fits?: Fits): Pairs {
  const chains = new MarkChains(from);
  const count = to.length / 2;
  const taken = new Uint8Array(from.length / 2);
  const pairFrom = new Int32Array(Math.min(taken.length, count));
  const pairTo = new Int32Array(pairFrom.length);
  const toLeft = new Int32Array(count);
  let pairs = 0;
  let left = 0;
  for (let at = 0; at < count; at += 1) {
    const found = chains.take(to[2 * at] ?? 0, to[2 * at + 1] ?? 0, fits && ((position) => fits(position, at)));
    if (found === NONE) {
      toLeft[left] = at;
      left += 1;
      continue;
    }
    taken[found] = 1;
    pairFrom[pairs] = found;
    pairTo[pairs] = at;
    pairs += 1;
  }
  return { from: pairFrom.slice(0, pairs), to: pairTo.slice(0, pairs), fromLeft: positionsOf(taken, 0), toLeft: toLeft.slice(0, left) };
}

/** How many records share their mark with another one, how many such groups there are, and the first record of each of the first few. */
export interface SharedMarks {
  readonly records: number;
  readonly groups: number;
  readonly firsts: readonly number[];
}

export function sharedMarks(marks: Int32Array, most: number): SharedMarks {
  return new MarkChains(marks).shared(most);
}

/** The positions at which `flags` holds `value`, ascending. */
export function positionsOf(flags: Uint8Array, value: number): Int32Array {
  let count = 0;
  for (const flag of flags) if (flag === value) count += 1;
  const positions = new Int32Array(count);
  let next = 0;
  for (let at = 0; at < flags.length; at += 1) {
    if (flags[at] !== value) continue;
    positions[next] = at;
    next += 1;
  }
  return positions;
}

/** The values at some positions. */
export function picked(values: Int32Array, positions: Int32Array): Int32Array {
  return positions.map((position) => values[position] ?? 0);
}

const NONE = -1;
const FREE = 0;
/** A slot whose records are all taken: not free, or marks behind it would be lost. */
const EMPTIED = -1;
/** Records of one mark that are tried before a record is left over: their number is a stranger's choice, and its square would be the work. */
const MOST_TRIED = 1000;

/** The records of each mark as a chain in their order, in an open-addressing table over the marks. */
class MarkChains {
  readonly #marks: Int32Array;
  /** 1 + the position of the first record of a mark. At most half of the slots are taken. */
  readonly #slots: Int32Array;
  readonly #next: Int32Array;

  constructor(marks: Int32Array) {
    const count = marks.length / 2;
    this.#marks = marks;
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, count * 2))));
    this.#next = new Int32Array(count).fill(NONE);
    // Backwards, so that each new one becomes the first of its chain.
    for (let position = count - 1; position >= 0; position -= 1) {
      const slot = this.#slotOf(marks[2 * position] ?? 0, marks[2 * position + 1] ?? 0);
      this.#next[position] = (this.#slots[slot] ?? FREE) - 1;
      this.#slots[slot] = position + 1;
    }
  }

  /** Takes the first free record of a mark that fits out of its chain; NONE when there is none. */
  take(low: number, high: number, fits: ((position: number) => boolean) | undefined): number {
    const slot = this.#slotOf(low, high);
    let before = NONE;
    let position = (this.#slots[slot] ?? FREE) - 1;
    for (let tried = 0; position >= 0 && tried < MOST_TRIED; tried += 1) {
      const next = this.#next[position] ?? NONE;
      if (fits === undefined || fits(position)) {
        if (before !== NONE) this.#next[before] = next;
        else this.#slots[slot] = next === NONE ? EMPTIED : next + 1;
        return position;
      }
      before = position;
      position = next;
    }
    return NONE;
  }

  shared(most: number): SharedMarks {
    let records = 0;
    let groups = 0;
    let firsts: number[] = [];
    for (const slot of this.#slots) {
      const first = slot - 1;
      if (first < 0 || this.#next[first] === NONE) continue;
      for (let position = first; position !== NONE; position = this.#next[position] ?? NONE) records += 1;
      groups += 1;
      firsts = [...firsts, first].toSorted((a, b) => a - b).slice(0, most);
    }
    return { records, groups, firsts };
  }

  /** The slot of a mark, or the free one where it would go. */
  #slotOf(low: number, high: number): number {
    const mask = this.#slots.length - 1;
    // The step depends on the other half, so that marks made to share a slot do not line up behind each other.
    for (let slot = low & mask; ; slot = (slot + (high | 1)) & mask) {
      const first = this.#slots[slot] ?? FREE;
      if (first === FREE) return slot;
      if (first > 0 && this.#marks[2 * first - 2] === low && this.#marks[2 * first - 1] === high) return slot;
    }
  }
}
