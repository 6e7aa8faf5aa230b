import { canonicalCell } from '../fields/content.ts';
import type { Cell, RunField } from '../fields/field.ts';
import { hashText } from '../fields/hash-64.ts';

/** Hashes of the store as marks: two words a record, without a copy. */
export function wordsOf(hashes: BigInt64Array): Int32Array {
  return new Int32Array(hashes.buffer, hashes.byteOffset, hashes.length * 2);
}

/** A mark for each record that two records share exactly when they share both marks (but for hashes that collide). */
export function joinMarks(first: Int32Array, second: Int32Array): Int32Array {
  const joined = new Int32Array(first.length);
  for (let at = 0; at < joined.length; at += 1) joined[at] = Math.imul(first[at] ?? 0, FACTOR) + (second[at] ?? 0);
  return joined;
}

/** The marks at some positions. */
export function marksAt(marks: Int32Array, positions: Int32Array): Int32Array {
  const picked = new Int32Array(positions.length * 2);
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    picked[2 * at] = marks[2 * position] ?? 0;
    picked[2 * at + 1] = marks[2 * position + 1] ?? 0;
  }
  return picked;
}

/** Adds the hash of a value to the mark at a position: sums of the same values under the same tags are equal, in whatever order they came. */
export function addToMark(marks: Int32Array, position: number, text: string): void {
  const { low, high } = hashText(text);
  marks[2 * position] = (marks[2 * position] ?? 0) + low;
  marks[2 * position + 1] = (marks[2 * position + 1] ?? 0) + high;
}

/** Text of a value for `addToMark`; the tag tells the values of one field from those of the others. */
export function taggedText(tag: number, field: RunField, cell: Cell): string {
  return `${tag}|${canonicalCell(field, cell)}`;
}

/** Odd, so that nothing of the first mark is lost: 2^32 divided by the golden ratio. */
const FACTOR = 2_654_435_761;
