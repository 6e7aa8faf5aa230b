import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createQuantizer } from '../../../src/store/vectors/quantizer.ts';
import { vectorLayout } from '../../../src/store/vectors/vector-layout.ts';

describe('createQuantizer', () => {
  it.each([[5], [16], [40]])('takes vectors of %i dimensions as plain arithmetic does, bit by bit', (dimensions) => {
    const layout = vectorLayout(3, dimensions);
    const { rowBytes } = layout;
    const numbers = fc.oneof(fc.float({ noNaN: true, min: -2, max: 2 }), fc.constantFrom(0, Infinity, Math.fround(1e-30)));
    const vector = fc.oneof(fc.float32Array({ minLength: dimensions, maxLength: dimensions }), fc.array(numbers, fixed(dimensions)));
    const center = fc.array(fc.double({ noNaN: true, min: -0.1, max: 0.1 }), fixed(dimensions));
    fc.assert(
      fc.property(fc.option(vector), center, (given, common) => {
        const taken = given === null ? null : Float32Array.from(given);
        const quantizer = createQuantizer({ ...layout, pieceRows: 2 }, Float64Array.from(common));
        const loss = quantizer.add(taken, 1);
        const expected = plainRow(taken, common);
        const rest = Array.from({ length: rowBytes - dimensions }, () => 0);
        const rows = [quantizer.high, quantizer.low].map((bytes) => [...bytes]);
        const none = Array.from({ length: rowBytes }, () => 0);
        expect([quantizer.scales[1], loss]).toEqual([expected.scale, expected.loss]);
        expect(rows).toEqual([expected.high, expected.low].map((bytes) => [...none, ...bytes, ...rest]));
      }),
    );
  });
});

function fixed(length: number) {
  return { minLength: length, maxLength: length };
}

/** A row of numbers that are rounded one by one, in the order of the dimensions. */
function plainRow(vector: Float32Array | null, center: readonly number[]) {
  const squares = vector?.reduce((sum, number) => sum + number * number, 0) ?? 0;
  const none = center.map(() => 0);
  if (vector === null || !(squares > 0 && squares < Infinity)) return { scale: NaN, loss: 0, high: none, low: none };
  const factor = 1 / Math.sqrt(squares);
  const numbers = center.map((common, at) => (vector[at] ?? 0) * factor - common);
  const scale = Math.fround(Math.max(...numbers.map(Math.abs)) / 127) || 1;
  const rounded = (number: number) => Math.floor(number + 128 + 0.5) - 128 + 0;
  const steps = numbers.map((number) => number * (1 / scale));
  const rests = steps.map((step) => step - rounded(step));
  const loss = scale * Math.sqrt(rests.reduce((sum, rest) => sum + rest * rest, 0));
  return { scale, loss, high: steps.map(rounded), low: rests.map((rest) => rounded(rest * 254)) };
}
