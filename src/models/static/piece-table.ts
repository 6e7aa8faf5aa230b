/** The pieces of a vocabulary by their text. The id of a piece is its line. */
export interface PieceTable {
  readonly size: number;
  /** Units of the longest piece that starts a word, and of the longest that continues one, without its mark. */
  readonly longestStart: number;
  readonly longestRest: number;
  /** Id of the piece `units[from, to)`, or -1. It starts a word when `from` is 0, else continues one; `hash` is that of these units. */
  find(units: Uint16Array, from: number, to: number, hash: number): number;
}

const LINE_FEED = 10;
const MARK = 35; // "#": two of them begin a piece that continues a word
const MARK_LENGTH = 2;
const BASE = 0x01000193;
const MIX = 0x9e3779b1;

/** Hash of a text one unit longer than that of `hash`; 0 is the hash of the empty text. */
export function extendHash(hash: number, unit: number): number {
  return (Math.imul(hash, BASE) + unit) | 0;
}

/** `weights[n]` moves a hash n units to the left: hash(ab) = hash(a) * weights[length of b] + hash(b), in 32 bits. */
export function hashWeights(longest: number): Int32Array {
  const weights = new Int32Array(longest + 1).fill(1);
  for (let i = 1; i <= longest; i++) weights[i] = Math.imul(weights[i - 1] ?? 0, BASE);
  return weights;
}

/**
 * Reads a vocabulary, one piece a line. It is kept as units and hashes: a map of 50,000 strings takes twice as long to build,
 * which every single query waits for, and to look a word up in it needs a string of each.
 */
export function createPieceTable(vocabulary: string): PieceTable {
  const text = unitsOf(vocabulary);
  const lines = readLines(text);
  const { starts, size } = lines;
  const slots = fillSlots(lines);
  const mask = slots.length / 2 - 1;
  const marked = hashWeights(lines.longestRest).map((weight) => Math.imul(extendHash(extendHash(0, MARK), MARK), weight));

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
  return { size, longestStart: lines.longestStart, longestRest: lines.longestRest, find };
}

interface Lines {
  readonly size: number;
  readonly hashes: Int32Array;
  /** Where each line starts; one more than lines, so that `starts[id + 1] - 1` is where line `id` ends. */
  readonly starts: Int32Array;
  readonly longestStart: number;
  readonly longestRest: number;
}

/** One plain loop with no calls in it: it runs once, before the engine has compiled anything. */
function readLines(text: Uint16Array): Lines {
  const starts = new Int32Array(text.length + 1);
  const hashes = new Int32Array(text.length);
  let size = 0;
  let start = 0;
  let hash = 0;
  let longestStart = 0;
  let longestRest = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text[i] ?? 0;
    if (unit !== LINE_FEED) {
      hash = (Math.imul(hash, BASE) + unit) | 0;
      continue;
    }
    const length = i - start;
    if (isMarked(text, start)) longestRest = Math.max(longestRest, length - MARK_LENGTH);
    else longestStart = Math.max(longestStart, length);
    hashes[size++] = hash;
    start = i + 1;
    starts[size] = start;
    hash = 0;
  }
  return { size, starts: starts.slice(0, size + 1), hashes: hashes.slice(0, size), longestStart, longestRest };
}

/** An open hash table at most half full: pairs of a line's hash and its id + 1; 0 there is a free slot. */
function fillSlots({ size, hashes }: Lines): Int32Array {
  const capacity = 2 ** (32 - Math.clz32(size * 2));
  const slots = new Int32Array(2 * capacity);
  const mask = capacity - 1;
  for (let id = 0; id < size; id++) {
    const hash = hashes[id] ?? 0;
    let slot = slotOf(hash, mask);
    while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
    slots[2 * slot] = hash;
    slots[2 * slot + 1] = id + 1;
  }
  return slots;
}

function slotOf(hash: number, mask: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), MIX);
  return (mixed ^ (mixed >>> 16)) & mask;
}

function isMarked(text: Uint16Array, start: number): boolean {
  return text[start] === MARK && text[start + 1] === MARK && text[start + MARK_LENGTH] !== LINE_FEED;
}

/** UTF-16 units of a vocabulary, every line of it ended. */
function unitsOf(vocabulary: string): Uint16Array {
  const text = vocabulary.endsWith('\n') ? vocabulary : `${vocabulary}\n`;
  const units = new Uint16Array(text.length);
  Buffer.from(units.buffer).write(text, 'utf16le');
  return units;
}
