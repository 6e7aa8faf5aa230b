import fc from 'fast-check';
import { expect, it } from 'vitest';

import { EditMeter } from '../../src/text/edit-distance.ts';
import { runs } from '../property-runs.ts';

/** Letters to insert, drop or replace, by the definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return distance(restOfA, restOfB);
  return 1 + Math.min(distance(restOfA, b), distance(a, restOfB), distance(restOfA, restOfB));
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 7 });

it('a meter measures texts in any order as the definition has it, up to the most that it tells', () => {
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 40 }), fc.integer({ min: 1, max: 2 }), fc.boolean(), (form, others, most, isSorted) => {
      const meter = new EditMeter(form, most);
      const measured = isSorted ? others.toSorted() : others;
      let last = '';
      for (const other of measured) {
        let shared = 0;
        while (shared < other.length && other[shared] === last[shared]) shared += 1;
        expect(meter.distance(other, shared)).toBe(Math.min(distance(form, other), most + 1));
        last = other;
      }
    }),
    { numRuns: runs(2000) },
  );
});
