import { createWasmMemory, instantiate } from '../../core/simd/instance.ts';
import { quantizerModule } from './quantizer-module.ts';
import type { VectorLayout } from './vector-layout.ts';

/** Takes vectors as numbers of 16 bits, in WebAssembly, which takes a quarter of the time of the same in JavaScript. */
export interface Quantizer {
  /** What the vectors of the run have in common. */
  readonly center: Float64Array;
  /** The rows of a piece: their scales, high bytes and low bytes. */
  readonly scales: Float32Array;
  readonly high: Int8Array;
  readonly low: Int8Array;
  /**
   * Takes the direction of a vector, less what those of its run have in common, as one row, and gives how far its high bytes alone are from it (the length of the
   * difference); one without a direction is as good as none.
   */
  add(vector: Float32Array | null, row: number): number;
}

const STATE_AT = 0;
const VECTOR_AT = 16;

export function createQuantizer({ rowBytes, pieceRows, dimensions }: VectorLayout, center: Float64Array): Quantizer {
  const centerAt = VECTOR_AT + rowBytes * Float32Array.BYTES_PER_ELEMENT;
  const highAt = centerAt + rowBytes * Float64Array.BYTES_PER_ELEMENT;
  const lowAt = highAt + pieceRows * rowBytes;
  const memory = createWasmMemory(lowAt + pieceRows * rowBytes);
  const { buffer } = memory;
  const run = instantiate(quantizerModule({ stateAt: STATE_AT, vectorAt: VECTOR_AT, centerAt, highAt, lowAt, rowBytes }), memory);
  const state = new Float64Array(buffer, STATE_AT, 2);
  const input = new Float32Array(buffer, VECTOR_AT, dimensions);
  new Float64Array(buffer, centerAt, dimensions).set(center);
  const scales = new Float32Array(pieceRows);
  return {
    center,
    scales,
    high: new Int8Array(buffer, highAt, pieceRows * rowBytes),
    low: new Int8Array(buffer, lowAt, pieceRows * rowBytes),
    add(vector, row) {
      scales[row] = NaN;
      if (vector === null) return 0;
      if (vector.length !== dimensions) throw new RangeError(`a vector of ${vector.length} numbers where ${dimensions} are kept`);
      input.set(vector);
      run(row * rowBytes);
      scales[row] = state[0] ?? NaN;
      return state[1] ?? 0;
    },
  };
}
