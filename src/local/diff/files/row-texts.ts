import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { spillError } from '../../import/passes/spool.ts';

/** Characters that are held in memory, and what a row takes next to them. */
const MEMORY_CHARACTERS = 64 * 1024 * 1024;
const ROW_CHARACTERS = 32;
/** What is read of the file at once. */
const SPAN_BYTES = 1024 * 1024;
/** Bytes between two rows that are read as well rather than passed over. */
const GAP_BYTES = 16 * 1024;

/** The rows of a file, a text each. What is small stays in memory; beyond that, they lie in a temporary file that only this user can read. */
export class RowTexts implements AsyncDisposable {
  readonly #memoryCharacters: number;
  /** Of each append one text, in which its rows lie one behind the other: single texts that stay are moved twice by the collector. */
  #memory: HeldRows[] = [];
  #held = 0;
  #characters = 0;
  #file: FileHandle | undefined;
  #path = '';
  #rows = 0;
  /** Of the file: where each row begins, and the last one ends. */
  #starts = new Float64Array(1024);

  constructor(memoryCharacters: number = MEMORY_CHARACTERS) {
    this.#memoryCharacters = memoryCharacters;
  }

  async append(texts: readonly string[]): Promise<void> {
    if (this.#file !== undefined) return this.#spill(texts);
    const rows = heldRows(texts, this.#held);
    this.#memory.push(rows);
    this.#held += texts.length;
    this.#characters += rows.text.length + ROW_CHARACTERS * texts.length;
    if (this.#characters <= this.#memoryCharacters) return;
    const held = this.#memory;
    this.#memory = [];
    for (const { first, ends } of held) await this.#spill(Array.from(ends, (_, row) => rowAt(held, first + row)));
  }

  /** The texts of some rows, in the order of `ordinals`. */
  async at(ordinals: ArrayLike<number>): Promise<readonly string[]> {
    const file = this.#file;
    if (file === undefined) return Array.from(ordinals, (ordinal) => rowAt(this.#memory, ordinal));
    const texts = Array.from(ordinals, () => '');
    const startOf = (position: number) => this.#starts[ordinals[position] ?? 0] ?? 0;
    const endOf = (position: number) => this.#starts[(ordinals[position] ?? 0) + 1] ?? 0;
    const order = Int32Array.from(ordinals, (_, position) => position).toSorted((a, b) => startOf(a) - startOf(b));
    for (let first = 0, next = 0; first < order.length; first = next) {
      const from = startOf(order[first] ?? 0);
      let to = endOf(order[first] ?? 0);
      for (next = first + 1; next < order.length; next += 1) {
        const position = order[next] ?? 0;
        if (startOf(position) - to > GAP_BYTES || endOf(position) - from > SPAN_BYTES) break;
        to = Math.max(to, endOf(position));
      }
      const piece = await readPiece(file, from, to - from);
      for (const position of order.subarray(first, next)) texts[position] = piece.toString('utf8', startOf(position) - from, endOf(position) - from);
    }
    return texts;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#memory = [];
    await this.#file?.close();
    if (this.#path !== '') await rm(this.#path, { force: true });
  }

  async #spill(texts: readonly string[]): Promise<void> {
    try {
      if (this.#file === undefined) {
        this.#path = join(tmpdir(), `scrq-diff-${randomUUID()}`);
        this.#file = await open(this.#path, 'wx+', 0o600);
        // It goes with this process, however that ends; a system on which an opened file keeps its name removes it below.
        await rm(this.#path).catch(() => undefined);
      }
      await this.#file.appendFile(texts.join(''));
    } catch (error) {
      throw spillError(error, this.#path);
    }
    while (this.#rows + texts.length >= this.#starts.length) this.#starts = enlarged(this.#starts);
    for (const text of texts) {
      this.#starts[this.#rows + 1] = (this.#starts[this.#rows] ?? 0) + Buffer.byteLength(text);
      this.#rows += 1;
    }
  }
}

interface HeldRows {
  /** The number of the first of them. */
  readonly first: number;
  readonly text: string;
  /** Where each row ends in the text. */
  readonly ends: Int32Array;
}

function heldRows(texts: readonly string[], first: number): HeldRows {
  const ends = new Int32Array(texts.length);
  let end = 0;
  for (const [row, text] of texts.entries()) ends[row] = end += text.length;
  return { first, text: texts.join(''), ends };
}

function rowAt(held: readonly HeldRows[], ordinal: number): string {
  let [low, high] = [0, held.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((held[middle]?.first ?? 0) <= ordinal) low = middle;
    else high = middle - 1;
  }
  const rows = held[low];
  if (rows === undefined) return '';
  const row = ordinal - rows.first;
  return rows.text.slice(row === 0 ? 0 : rows.ends[row - 1], rows.ends[row]);
}

async function readPiece(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const piece = Buffer.allocUnsafe(length);
  const { bytesRead } = await file.read(piece, 0, length, from);
  if (bytesRead < length) throw new TypeError('a temporary file is shorter than what was written to it');
  return piece;
}

function enlarged(array: Float64Array): Float64Array<ArrayBuffer> {
  const copy = new Float64Array(array.length * 2);
  copy.set(array);
  return copy;
}
