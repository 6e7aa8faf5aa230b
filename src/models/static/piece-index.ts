/** A vocabulary prepared for look-up: plain arrays, which a file can hold. The id of a piece is its line. */
export interface PieceIndex {
  /** UTF-16 units of the vocabulary, every line of it ended. */
  readonly text: Uint16Array;
  /** Where each line starts; one more than lines, so that `starts[id + 1] - 1` is where line `id` ends. */
  readonly starts: Int32Array;
  /** An open hash table at most half full: pairs of a line's hash and its id + 1; 0 there is a free slot. */
  readonly slots: Int32Array;
  /** Units of the longest piece that starts a word, and of the longest that continues one, without its mark. */
  readonly longestStart: number;
  readonly longestRest: number;
}

/** "#": two of them begin a piece that continues a word. */
export const MARK = 35;
export const MARK_LENGTH = 2;

const LINE_FEED = 10;
const MIX = 0x9e3779b1;

/** What a hash is multiplied with for each unit more. */
const HASH_BASE = 0x01000193;

/** Hash of a text one unit longer than that of `hash`; 0 is the hash of the empty text. */
export function extendHash(hash: number, unit: number): number {
  return (Math.imul(hash, HASH_BASE) + unit) | 0;
}

/** `weights[n]` moves a hash n units to the left: hash(ab) = hash(a) * weights[length of b] + hash(b), in 32 bits. */
export function hashWeights(longest: number): Int32Array {
  const weights = new Int32Array(longest + 1).fill(1);
  for (let i = 1; i <= longest; i++) weights[i] = Math.imul(weights[i - 1] ?? 0, HASH_BASE);
  return weights;
}

/** The slot at which the search for a hash begins, in a table of `mask + 1` slots. */
export function slotOf(hash: number, mask: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), MIX);
  return (mixed ^ (mixed >>> 16)) & mask;
}

/** Whether the line that starts at `start` continues a word. */
export function isMarked(text: Uint16Array, start: number): boolean {
  return text[start] === MARK && text[start + 1] === MARK && text[start + MARK_LENGTH] !== LINE_FEED;
}

/** Reads a vocabulary, one piece a line. It takes some 15 ms for 50,000 pieces, which the build spares every search: see `packPieces`. */
export function indexPieces(vocabulary: string): PieceIndex {
  const text = unitsOf(vocabulary);
  const { starts, hashes, longestStart, longestRest } = readLines(text);
  return { text, starts, slots: fillSlots(hashes), longestStart, longestRest };
}

/** One plain loop with no calls in it: it runs once, before the engine has compiled anything. */
function readLines(text: Uint16Array) {
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
      hash = extendHash(hash, unit);
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
  return { starts: starts.slice(0, size + 1), hashes: hashes.slice(0, size), longestStart, longestRest };
}

function fillSlots(hashes: Int32Array): Int32Array {
  const capacity = 2 ** (32 - Math.clz32(hashes.length * 2));
  const slots = new Int32Array(2 * capacity);
  const mask = capacity - 1;
  for (let id = 0; id < hashes.length; id++) {
    const hash = hashes[id] ?? 0;
    let slot = slotOf(hash, mask);
    while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
    slots[2 * slot] = hash;
    slots[2 * slot + 1] = id + 1;
  }
  return slots;
}

function unitsOf(vocabulary: string): Uint16Array {
  const text = vocabulary.endsWith('\n') ? vocabulary : `${vocabulary}\n`;
  const units = new Uint16Array(text.length);
  Buffer.from(units.buffer).write(text, 'utf16le');
  return units;
}
