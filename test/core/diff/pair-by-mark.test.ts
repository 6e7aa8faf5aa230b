import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pairByMark, sharedMarks } from '../../../src/core/diff/pair-by-mark.ts';

/** Marks of two words each; few values, so that many share one. */
const marks = fc.array(fc.tuple(fc.constantFrom(0, 1, -1, 2, 8, 16, 2 ** 31 - 1), fc.constantFrom(0, 1, -7)), { maxLength: 40 });

function words(list: readonly (readonly [number, number])[]): Int32Array {
  return Int32Array.from(list.flat());
}

describe('pairing by marks', () => {
  it('pairs each record with the first one of its mark that is free and fits', () => {
    const property = fc.property(marks, marks, fc.constantFrom(1, 2, 3), (from, to, apart) => {
      const fits = (older: number, newer: number) => (older + newer) % apart === 0;
      const free = new Set(from.keys());
      const expected = to.map((mark, newer) => {
        const older = [...free].find((each) => String(from[each]) === String(mark) && fits(each, newer));
        if (older !== undefined) free.delete(older);
        return older;
      });
      const pairs = pairByMark(words(from), words(to), fits);
      const paired = expected.flatMap((older, newer) => (older === undefined ? [] : [[older, newer]]));
      expect([...pairs.from].map((older, index) => [older, pairs.to[index]])).toEqual(paired);
      expect([...pairs.fromLeft]).toEqual([...free]);
      expect([...pairs.toLeft]).toEqual(expected.flatMap((older, newer) => (older === undefined ? [newer] : [])));
    });
    fc.assert(property, { numRuns: 300 });
  });

  it('is quick even when all records share one mark', () => {
    const count = 200_000;
    const same = new Int32Array(count * 2).fill(7);
    const started = performance.now();
    expect(pairByMark(same, same).from).toHaveLength(count);
    expect(pairByMark(same, same, () => false).fromLeft).toHaveLength(count);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('is quick even when all marks would start in one slot', () => {
    const count = 20_000;
    const low = Int32Array.from({ length: count * 2 }, (_, at) => (at % 2 === 0 ? 0 : at));
    const started = performance.now();
    expect(pairByMark(low, low).from).toHaveLength(count);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('shared marks', () => {
  it('are counted, with the first record of the first few', () => {
    const property = fc.property(marks, (list) => {
      const byMark = new Map<string, number[]>();
      for (const [index, mark] of list.entries()) byMark.set(String(mark), [...(byMark.get(String(mark)) ?? []), index]);
      const shared = [...byMark.values()].filter((group) => group.length > 1);
      expect(sharedMarks(words(list), 3)).toEqual({
        records: shared.flat().length,
        groups: shared.length,
        firsts: shared
          .map(([first]) => first)
          .toSorted((a, b) => Number(a) - Number(b))
          .slice(0, 3),
      });
    });
    fc.assert(property, { numRuns: 200 });
  });
});
