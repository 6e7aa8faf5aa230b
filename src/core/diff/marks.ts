import { hashText } from '../fields/hash/hash-64.ts';

/** Adds the hash of a value to the mark at a position: two words a record. */
export function addToMark(marks: Int32Array, position: number, text: string): void {
  const { low, high } = hashText(text);
  marks[2 * position] = (marks[2 * position] ?? 0) + low;
  marks[2 * position + 1] = (marks[2 * position + 1] ?? 0) + high;
}
