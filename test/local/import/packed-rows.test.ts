import fc from 'fast-check';
import { expect, it } from 'vitest';

import { packRows, unpackRows } from '../../../src/local/import/passes/packed-rows.ts';

it('gives the rows back that were packed, and packs none with a value that is not text', () => {
  const value = fc.oneof({ weight: 20, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) }, fc.constantFrom(null, 0, true));
  const rowsOf = (width: number) => fc.array(fc.tuple(fc.nat(), fc.array(value, { minLength: width, maxLength: width })), { maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(3).chain(rowsOf), (lined) => {
      const packed = packRows({ rows: lined.map(([, values]) => values), lines: lined.map(([line]) => line) });
      const isText = lined.every(([, values]) => values.every((each) => typeof each === 'string'));
      expect(packed === undefined ? undefined : unpackRows(packed)).toEqual(isText ? lined.map(([line, values]) => [line, ...values]) : undefined);
    }),
  );
});

it('leaves rows of different lengths as they are', () => {
  expect(packRows({ rows: [['a'], []], lines: [1, 2] })).toBeUndefined();
});
