import fc from 'fast-check';
import { expect, it } from 'vitest';

import { BestRecords } from '../../../src/core/keywords/best-records.ts';

it('keeps the best of any records, the first of equals', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 80 }), fc.nat(20), (scores, limit) => {
      const best = new BestRecords(limit);
      scores.forEach((score, ordinal) => best.add(ordinal, score));
      const all = scores.map((score, ordinal) => ({ ordinal, score }));
      expect(best.finish()).toEqual(all.toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal).slice(0, limit));
    }),
  );
});
