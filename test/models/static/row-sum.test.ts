import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createRowMemory, createRowSum } from '../../../src/models/static/row-sum.ts';

const ROWS = 5;
const START = 7; // on no boundary of anything

describe('createRowSum', () => {
  it.each([[16], [48], [128]])('adds rows of %i bytes as plain arithmetic does', (rowBytes) => {
    const memory = createRowMemory(START + ROWS * rowBytes);
    const rowSum = createRowSum(memory, START, rowBytes);
    const sum = new Float32Array(2 * rowBytes);
    const bytes = fc.uint8Array({ minLength: ROWS * rowBytes, maxLength: ROWS * rowBytes });
    const terms = fc.array(fc.record({ index: fc.nat(ROWS - 1), weight: fc.integer({ min: -64, max: 64 }) }), { maxLength: 20 });
    fc.assert(
      fc.property(bytes, terms, (rows, weighted) => {
        memory.file.set(rows, START);
        rowSum.indexes.set(weighted.map(({ index }) => index));
        rowSum.weights.set(weighted.map(({ weight }) => weight));
        rowSum.run(weighted.length, sum);
        const expected = Array.from(sum, (_, number) =>
          weighted.reduce((total, { index, weight }) => total + weight * numberOf(rows, index * rowBytes, number), 0),
        );
        expect([...sum]).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});

/** Number `number` of the row at `start`: signed, 4 bits, the low half of a byte first. */
function numberOf(rows: Uint8Array, start: number, number: number): number {
  const byte = rows[start + Math.floor(number / 2)] ?? 0;
  const nibble = number % 2 === 0 ? byte & 15 : byte >> 4;
  return nibble < 8 ? nibble : nibble - 16;
}
