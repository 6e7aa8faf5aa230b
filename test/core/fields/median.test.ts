import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createMedianFinder } from '../../../src/core/fields/number/median.ts';

function medianOf(values: readonly number[]): number | undefined {
  const finder = createMedianFinder();
  for (const value of values) finder.add(value);
  return finder.finish();
}

describe('the median of numbers', () => {
  it('is the lower of the two in the middle, and none of no numbers', () => {
    expect(medianOf([])).toBeUndefined();
    expect(medianOf([7])).toBe(7);
    expect(medianOf([9, 1, 5, 3])).toBe(3);
    expect(medianOf([-2, 0, 0, 4, -1])).toBe(0);
  });

  it('is exact for up to 4,096 different numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true })), { minLength: 1, maxLength: 200 }), (values) => {
        const sorted = values.toSorted((a, b) => a - b);
        expect(medianOf(values) ?? NaN).toBeCloseTo(sorted[Math.ceil(values.length / 2) - 1] ?? NaN, 12);
      }),
    );
  });

  it('is within 1 % of it for more, whatever their sign and size', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), fc.constantFrom(1, -1), (scale, sign) => {
        const values = Array.from({ length: 5001 }, (_, index) => sign * scale * (1 + index) ** 1.5);
        const exact = values[2500] ?? NaN;
        expect(Math.abs((medianOf(values) ?? NaN) / exact - 1)).toBeLessThan(0.01);
      }),
      { numRuns: 20 },
    );
  });
});
