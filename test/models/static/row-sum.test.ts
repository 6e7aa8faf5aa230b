import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createRowMemory, createRowSum } from '../../../src/models/static/row-sum.ts';

const ROWS = 5;
const SCALE_AT = 3; // on no boundary of anything
const ROWS_AT = SCALE_AT + 4 * ROWS;
const REPEAT_POWER = 0.3;

describe('createRowSum', () => {
  it('reads the rows that it adds, until all are there', () => {
    const table = createRowMemory(ROWS_AT + ROWS * 16);
    table.file.fill(1);
    const read: number[] = [];
    const unread = {
      isWhole: false,
      read(at: number) {
        read.push((at - ROWS_AT) / 16);
      },
    };
    const rowSum = createRowSum({ ...table, unread }, { scaleAt: SCALE_AT, rowsAt: ROWS_AT, rowBytes: 16, repeatPower: REPEAT_POWER });
    rowSum.ids.set([4, 2]);
    rowSum.sum(2);
    unread.isWhole = true;
    rowSum.sum(2);
    expect(read).toEqual([4, 2]);
  });

  it.each([[16], [48], [128]])('adds rows of %i bytes as plain arithmetic does, bit by bit', (rowBytes) => {
    const memory = createRowMemory(ROWS_AT + ROWS * rowBytes);
    const rowSum = createRowSum(memory, { scaleAt: SCALE_AT, rowsAt: ROWS_AT, rowBytes, repeatPower: REPEAT_POWER });
    const vectors = new Float32Array(3 + 2 * rowBytes + 1);
    const bytes = fc.uint8Array({ minLength: ROWS * rowBytes, maxLength: ROWS * rowBytes });
    const scales = fc.float32Array({ minLength: ROWS, maxLength: ROWS, noNaN: true, min: Math.fround(-4), max: 4 });
    fc.assert(
      fc.property(bytes, scales, fc.array(fc.nat(ROWS - 1), { maxLength: 300 }), (rows, scale, ids) => {
        memory.file.set(new Uint8Array(scale.buffer, scale.byteOffset, scale.byteLength), SCALE_AT);
        memory.file.set(rows, ROWS_AT);
        rowSum.ids.set(ids);
        const expected = plainVector({ rows, scale, rowBytes }, ids);
        vectors.fill(7);
        rowSum.sum(ids.length);
        const isFound = rowSum.write(vectors, 3);
        expect([isFound, ...vectors]).toEqual(expected === undefined ? [false, ...vectors.map(() => 7)] : [true, 7, 7, 7, ...expected, 7]);
      }),
      { numRuns: 50 },
    );
  });
});

interface Table {
  readonly rows: Uint8Array;
  readonly scale: Float32Array;
  readonly rowBytes: number;
}

/** Of 32-bit floats, but for what is rounded once at the end. */
function plainVector({ rows, scale, rowBytes }: Table, ids: readonly number[]): Float32Array | undefined {
  const counts = new Map<number, number>();
  for (const id of ids) if (id !== 0) counts.set(id, (counts.get(id) ?? 0) + 1);
  const sums = new Float32Array(2 * rowBytes);
  for (const [id, count] of counts) {
    const weight = Math.fround((scale[id] ?? 0) * count ** REPEAT_POWER);
    for (const number of sums.keys()) sums[number] = (sums[number] ?? 0) + Math.fround(weight * numberOf(rows, id * rowBytes, number));
  }
  const squares = sums.reduce((total, number) => total + number * number, 0);
  return squares === 0 ? undefined : sums.map((number) => number * (1 / Math.sqrt(squares)));
}

/** Number `number` of the row at `start`: signed, 4 bits, the low half of a byte first. */
function numberOf(rows: Uint8Array, start: number, number: number): number {
  const byte = rows[start + Math.floor(number / 2)] ?? 0;
  const nibble = number % 2 === 0 ? byte & 15 : byte >> 4;
  return nibble < 8 ? nibble : nibble - 16;
}
