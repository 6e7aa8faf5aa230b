import { extendHash, hashWeights, isMarked, MARK, MARK_LENGTH, slotOf, type PieceIndex } from './piece-index.ts';

/** The pieces of a vocabulary by their text. The id of a piece is its line. */
export interface PieceTable {
  readonly size: number;
  /** Units of the longest piece that starts a word, and of the longest that continues one, without its mark. */
  readonly longestStart: number;
  readonly longestRest: number;
  /** Id of the piece `units[from, to)`, or -1. It starts a word when `from` is 0, else continues one; `hash` is that of these units. */
  find(units: Uint16Array, from: number, to: number, hash: number): number;
}

/** Looks pieces up in an index. It goes by units and hashes: to look a word up in a map of strings needs a string of each. */
export function createPieceTable({ text, starts, slots, longestStart, longestRest }: PieceIndex): PieceTable {
  const mask = slots.length / 2 - 1;
  const marked = hashWeights(longestRest).map((weight) => Math.imul(extendHash(extendHash(0, MARK), MARK), weight));

  const isPiece = (id: number, units: Uint16Array, from: number, to: number): boolean => {
    const start = starts[id] ?? 0;
    if (from > 0 && !isMarked(text, start)) return false;
    const begin = from > 0 ? start + MARK_LENGTH : start;
    if ((starts[id + 1] ?? 0) - 1 - begin !== to - from) return false;
    for (let i = from; i < to; i++) if (units[i] !== text[begin + i - from]) return false;
    return true;
  };

  const find = (units: Uint16Array, from: number, to: number, hash: number): number => {
    const lineHash = from > 0 ? ((marked[to - from] ?? 0) + hash) | 0 : hash;
    for (let slot = slotOf(lineHash, mask); ; slot = (slot + 1) & mask) {
      const id = (slots[2 * slot + 1] ?? 0) - 1;
      if (id < 0) return -1;
      if (slots[2 * slot] === lineHash && isPiece(id, units, from, to)) return id;
    }
  };
  return { size: starts.length - 1, longestStart, longestRest, find };
}
