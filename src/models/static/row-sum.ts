import { createWasmMemory, instantiate, type WasmMemory } from '../../core/simd/instance.ts';
import { rowSumModule } from './row-sum-module.ts';

/** Memory that a row sum computes in, with room for the file that holds the rows. */
export interface RowMemory {
  readonly memory: WasmMemory;
  /** To be filled by the caller. */
  readonly file: Uint8Array;
}

/** The weighted sum of rows of 4-bit numbers: the inner loop of the model. */
export interface RowSum {
  /** Which rows to add, by number, and how often each counts; to be filled by the caller, up to their length. */
  readonly indexes: Int32Array;
  readonly weights: Float32Array;
  /** Adds the first `count` rows into `sum`. */
  run(count: number, sum: Float32Array): void;
}

/** Most rows that one sum can have. */
export const MAX_ROWS = 2048;

const INDEXES_AT = 0;
const WEIGHTS_AT = 4 * MAX_ROWS;
const SUM_AT = 8 * MAX_ROWS;
const FILE_AT = 0x10000;

/** Memory for a file of `bytes` bytes. */
export function createRowMemory(bytes: number): RowMemory {
  const memory = createWasmMemory(FILE_AT + bytes);
  return { memory, file: new Uint8Array(memory.buffer, FILE_AT, bytes) };
}

/**
 * A row sum over the rows of `rowBytes` bytes that start at byte `start` of the file: byte k holds number 2k (low half) and 2k + 1.
 * JavaScript engines do not vectorise; this is WebAssembly with 128-bit SIMD, which every processor that the record store runs on has,
 * and takes a sixth of the time of the same loop in JavaScript.
 */
export function createRowSum({ memory }: RowMemory, start: number, rowBytes: number): RowSum {
  const module = rowSumModule({ indexesAt: INDEXES_AT, weightsAt: WEIGHTS_AT, sumAt: SUM_AT, rowsAt: FILE_AT + start, rowBytes });
  const addRows = instantiate(module, memory);
  const indexes = new Int32Array(memory.buffer, INDEXES_AT, MAX_ROWS);
  const weights = new Float32Array(memory.buffer, WEIGHTS_AT, MAX_ROWS);
  const sums = new Float32Array(memory.buffer, SUM_AT, 2 * rowBytes);

  const run = (count: number, sum: Float32Array): void => {
    if (count === 0) {
      sum.fill(0);
      return;
    }
    addRows(Int32Array.BYTES_PER_ELEMENT * count);
    sum.set(sums);
  };
  return { indexes, weights, run };
}
