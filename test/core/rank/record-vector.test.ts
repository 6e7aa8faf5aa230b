import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { combineVectors } from '../../../src/core/rank/record-vector.ts';

const east = Float32Array.of(1, 0);
const north = Float32Array.of(0, 1);

describe('combineVectors', () => {
  it('points half way between the title and the whole text', () => {
    const vector = combineVectors(east, north);
    expect([...(vector ?? [])]).toEqual([expect.closeTo(Math.SQRT1_2, 6), expect.closeTo(Math.SQRT1_2, 6)]);
  });

  it.each([
    ['only the title has a vector', east, null, east],
    ['only the whole text has a vector', null, north, north],
    ['neither has a vector', null, null, null],
    ['the two are opposite', east, Float32Array.of(-1, 0), east],
  ])('when %s, gives what there is', (_, title, whole, expected) => {
    expect(combineVectors(title, whole)).toEqual(expected);
  });

  it('gives a unit vector and leaves its arguments alone', () => {
    const coordinates = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 });
    const unitVector = coordinates.filter((numbers) => Math.hypot(...numbers) > 0.01).map(toUnit);
    fc.assert(
      fc.property(unitVector, unitVector, (title, whole) => {
        const before = [title.slice(), whole.slice()];
        expect(Math.hypot(...(combineVectors(title, whole) ?? []))).toBeCloseTo(1, 5);
        expect([title, whole]).toEqual(before);
      }),
    );
  });
});

function toUnit(numbers: readonly number[]): Float32Array {
  const length = Math.hypot(...numbers);
  return Float32Array.from(numbers, (number) => number / length);
}
