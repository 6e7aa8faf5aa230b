import { createWasmMemory, instantiate, type WasmMemory } from '../../core/simd/instance.ts';
import { rowSumModule, titledSumModule } from './row-sum-module.ts';

/** Memory that a row sum computes in, with room for the file that holds the rows. */
export interface RowMemory {
  readonly memory: WasmMemory;
  /** To be filled by the caller, as far as nothing is left to read. */
  readonly file: Uint8Array;
  readonly unread?: UnreadBytes;
}

/** Bytes of the file that are read when they are needed: a question needs a few rows. */
export interface UnreadBytes {
  readonly isWhole: boolean;
  read(at: number, length: number): void;
}

/** The model of a text as a function of the numbers of its tokens: its inner loops. */
export interface RowSum {
  /** The rows of a text's tokens, by number, 0 for none; to be filled by the caller, up to their length. */
  readonly ids: Int32Array;
  /** Sums the first `length` rows. */
  sum(length: number): void;
  /** The last sum is that of a title: it counts as much as that of the text, which comes next, or is the same. */
  keepTitle(): void;
  /** Writes what the last sum, and the title if there is one, come to, with length 1, into `vectors` from a number on; false where that has no direction: then nothing is written. */
  write(vectors: Float32Array, at: number): boolean;
}

/** Where the numbers of a model are in its file, in bytes. */
export interface RowTable {
  /** What the numbers of each row are multiplied with, as 32-bit floats. */
  readonly scaleAt: number;
  /** Rows of `rowBytes` bytes: byte k holds number 2k (low half) and 2k + 1. */
  readonly rowsAt: number;
  readonly rowBytes: number;
  /** A row that comes n times counts n to this power. */
  readonly repeatPower: number;
}

/** Most rows that one sum can have. */
export const MAX_ROWS = 2048;

const IDS_AT = 0;
const INDEXES_AT = 4 * MAX_ROWS;
const WEIGHTS_AT = 8 * MAX_ROWS;
const POWERS_AT = 12 * MAX_ROWS;
const SUM_AT = 24 * MAX_ROWS;
const FILE_AT = 0x10000;
/** Room for the count of each row, of which the file holds 16 bytes at least. */
const COUNT_BYTES = 2;
const LEAST_ROW_BYTES = 16;

/** Memory for a file of `bytes` bytes. */
export function createRowMemory(bytes: number): RowMemory {
  const memory = createWasmMemory(countsAt(bytes) + Math.ceil(bytes / LEAST_ROW_BYTES) * COUNT_BYTES);
  return { memory, file: new Uint8Array(memory.buffer, FILE_AT, bytes) };
}

function countsAt(bytes: number): number {
  return FILE_AT + Math.ceil(bytes / COUNT_BYTES) * COUNT_BYTES;
}

/**
 * The sum of rows of a table in this memory. JavaScript engines do not vectorise; this is WebAssembly with 128-bit SIMD, which every processor that the
 * record store runs on has, and takes a sixth of the time of the same loop in JavaScript.
 */
export function createRowSum({ memory, file, unread }: RowMemory, { scaleAt, rowsAt, rowBytes, repeatPower }: RowTable): RowSum {
  const places = { idsAt: IDS_AT, indexesAt: INDEXES_AT, weightsAt: WEIGHTS_AT, powersAt: POWERS_AT, sumAt: SUM_AT, countsAt: countsAt(file.length) };
  const { buffer } = memory;
  const addRows = instantiate(rowSumModule({ ...places, scaleAt: FILE_AT + scaleAt, rowsAt: FILE_AT + rowsAt, rowBytes }), memory);
  const sumBytes = 2 * rowBytes * Float32Array.BYTES_PER_ELEMENT;
  const titleAt = SUM_AT + sumBytes + Float64Array.BYTES_PER_ELEMENT;
  let joinTitle: (() => void) | undefined;
  const powers = new Float64Array(buffer, POWERS_AT, MAX_ROWS + 1);
  const sum = new Float32Array(buffer, SUM_AT, 2 * rowBytes);
  const squares = new Float64Array(buffer, SUM_AT + sumBytes, 1);
  const title = new Float32Array(buffer, titleAt, 2 * rowBytes);
  const ids = new Int32Array(buffer, IDS_AT, MAX_ROWS);
  let known = 0;
  let isTitled = false;
  return {
    ids,
    sum(length) {
      if (unread?.isWhole === false) {
        // Where rows cannot be read, the title of this text is none of the next one's.
        const hasTitle = isTitled;
        isTitled = false;
        for (const id of ids.subarray(0, length)) unread.read(rowsAt + id * rowBytes, rowBytes);
        isTitled = hasTitle;
      }
      for (; known <= length; known += 1) powers[known] = known ** repeatPower;
      addRows(Int32Array.BYTES_PER_ELEMENT * length);
    },
    keepTitle() {
      isTitled = squares[0] !== 0;
      if (isTitled) title.set(sum);
    },
    write(vectors, at) {
      const hasTitle = isTitled;
      isTitled = false;
      if (hasTitle && squares[0] !== 0) {
        joinTitle ??= instantiate(titledSumModule({ sumAt: SUM_AT, titleAt, rowBytes }), memory);
        joinTitle();
      }
      if (squares[0] === 0 && !hasTitle) return false;
      // Opposite vectors have no direction in common.
      vectors.set(squares[0] === 0 ? title : sum, at);
      return true;
    },
  };
}
