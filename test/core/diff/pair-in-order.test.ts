import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pairInOrder } from '../../../src/core/diff/pair-in-order.ts';
import { runs } from '../../property-runs.ts';

/** Few classes, so that many records are of one. */
const classes = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 });

describe('pairing in order', () => {
  it('pairs each record with the first one of its class that is free and fits', () => {
    const property = fc.property(classes, classes, fc.constantFrom(1, 2, 3), (from, to, apart) => {
      const fits = (older: number, newer: number) => (older + newer) % apart === 0;
      const free = new Set(from.keys());
      const expected = to.map((each, newer) => {
        const older = [...free].find((position) => from[position] === each && fits(position, newer));
        if (older !== undefined) free.delete(older);
        return older;
      });
      const pairs = pairInOrder(Int32Array.from(from), Int32Array.from(to), fits);
      const paired = expected.flatMap((older, newer) => (older === undefined ? [] : [[older, newer]]));
      expect([...pairs.from].map((older, index) => [older, pairs.to[index]])).toEqual(paired);
      expect([...pairs.fromLeft]).toEqual([...free]);
      expect([...pairs.toLeft]).toEqual(expected.flatMap((older, newer) => (older === undefined ? [newer] : [])));
    });
    fc.assert(property, { numRuns: runs(300) });
  });

  it('tries a bounded number of records that are all of one class', () => {
    const count = 200_000;
    const same = new Int32Array(count).fill(7);
    let tried = 0;
    expect(pairInOrder(same, same).from).toHaveLength(count);
    const fits = () => {
      tried += 1;
      return false;
    };
    expect(pairInOrder(same.subarray(0, 2000), same.subarray(0, 2000), fits).fromLeft).toHaveLength(2000);
    expect(tried).toBe(2_000_000);
  });
});
