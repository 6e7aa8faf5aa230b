/** Positions of records that belong together, aligned and in the order of the newer run, and of those that are left over on either side, ascending. */
export interface Pairs {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly fromLeft: Int32Array;
  readonly toLeft: Int32Array;
}

/** Whether two records may be paired, by their positions. */
export type Fits = (from: number, to: number) => boolean;

const NONE = -1;
/** Records of one class that are tried before a record is left over: their number is a stranger's choice, and its square would be the work. */
const MOST_TRIED = 1000;

/** Pairs the records of two runs that are of the same class (a whole number from 0), each with the first one that is still free and fits. */
export function pairInOrder(from: Int32Array, to: Int32Array, fits?: Fits): Pairs {
  const classes = to.reduce((most, each) => Math.max(most, each), NONE) + 1;
  const firsts = new Int32Array(classes).fill(NONE);
  const next = new Int32Array(from.length).fill(NONE);
  // Backwards, so that each new one becomes the first of its class.
  for (let position = from.length - 1; position >= 0; position -= 1) {
    const each = from[position] ?? 0;
    if (each >= classes) continue;
    next[position] = firsts[each] ?? NONE;
    firsts[each] = position;
  }
  const take = (each: number, at: number): number => {
    let before = NONE;
    let position = firsts[each] ?? NONE;
    for (let tried = 0; position !== NONE && tried < MOST_TRIED; tried += 1) {
      const after = next[position] ?? NONE;
      if (fits === undefined || fits(position, at)) {
        if (before === NONE) firsts[each] = after;
        else next[before] = after;
        return position;
      }
      before = position;
      position = after;
    }
    return NONE;
  };
  const partners = to.map(take);
  const taken = new Uint8Array(from.length);
  for (const partner of partners) if (partner !== NONE) taken[partner] = 1;
  const paired = positionsIn(partners.length, (at) => partners[at] !== NONE);
  return {
    from: picked(partners, paired),
    to: paired,
    fromLeft: positionsIn(from.length, (position) => taken[position] === 0),
    toLeft: positionsIn(partners.length, (at) => partners[at] === NONE),
  };
}

/** The positions from 0 up to `count` for which a test holds, ascending. */
export function positionsIn(count: number, holds: (position: number) => boolean): Int32Array {
  const positions = new Int32Array(count);
  let size = 0;
  for (let position = 0; position < count; position += 1) {
    if (!holds(position)) continue;
    positions[size] = position;
    size += 1;
  }
  return positions.slice(0, size);
}

/** The values at some positions. */
export function picked(values: Int32Array, positions: Int32Array): Int32Array {
  return positions.map((position) => values[position] ?? 0);
}
