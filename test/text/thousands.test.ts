import fc from 'fast-check';
import { expect, it } from 'vitest';

import { peopleNumber } from '../../src/core/fields/number/people-number.ts';
import { withThousands } from '../../src/text/thousands.ts';
import { runs } from '../property-runs.ts';

const decimal = fc
  .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer({ min: 0, max: 7 }))
  .map(([digits, places]) => digits / 10 ** places);
const number = fc.oneof(fc.maxSafeInteger(), decimal, fc.double({ min: -1e15, max: 1e15, noNaN: true })).map((value) => (value === 0 ? 0 : value));

it('numbers with thousands are written as the formats of the runtime write them', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }), (value, one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      fc.pre(!String(value).includes('e'));
      const options = { minimumFractionDigits: least, maximumFractionDigits: most };
      expect(withThousands(value, { most, least })).toBe(value.toLocaleString('en-US', options));
    }),
    { numRuns: runs(3000) },
  );
});

it('numbers for people are those of the runtime, rounded to six digits', () => {
  fc.assert(
    fc.property(number, (value) => {
      const rounded = Number(value.toPrecision(6));
      const size = Math.abs(rounded);
      fc.pre(size === 0 || (size >= 1e-4 && size < 1e15));
      const expected = rounded.toLocaleString('en-US', size >= 1 || size === 0 ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 4 });
      expect(peopleNumber(value)).toBe(expected);
    }),
    { numRuns: runs(3000) },
  );
});
