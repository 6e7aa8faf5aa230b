import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Scored } from '../../src/core/ports/records.ts';
import { createVectorBlock } from '../../src/store/vectors/vector-block.ts';
import { seeded } from '../bench/generated-listings.ts';
import { runs } from '../property-runs.ts';

/** What 32-bit floats lose in a cosine. */
const NOISE = 1e-6;

interface Case {
  readonly records: number;
  readonly dimensions: number;
  readonly seed: number;
  /** How many different vectors there are at most: few make many equal. */
  readonly kinds: number;
  readonly limit: number;
  /** Share of the records that a filter lets pass; null for no filter. */
  readonly share: number | null;
}

const cases: fc.Arbitrary<Case> = fc.record({
  records: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 2000, max: 6000 })),
  dimensions: fc.oneof(fc.constantFrom(1, 7, 8, 9, 64), fc.integer({ min: 2, max: 40 })),
  seed: fc.nat(),
  kinds: fc.constantFrom(1, 5, 300, 10_000),
  limit: fc.constantFrom(1, 10, 200, 7000),
  share: fc.constantFrom(null, 0, 0.05, 0.7, 1),
});

it('finds the same records as a comparison of all of them, whatever the vectors', () => {
  fc.assert(
    fc.property(cases, ({ records, dimensions, seed, kinds, limit, share }) => {
      const random = seeded(seed);
      const palette = Array.from({ length: Math.min(kinds, records) }, () => randomVector(dimensions, random));
      const vectors = Array.from({ length: records }, () => (random() < 0.05 ? null : (palette[Math.floor(random() * palette.length)] ?? null)));
      const query = palette[0] !== undefined && random() < 0.5 ? palette[0] : randomVector(dimensions, random);
      const passing = share === null ? null : Float64Array.from(vectors.keys()).filter(() => random() < share);
      const block = createVectorBlock(records, dimensions);
      for (const [ordinal, vector] of vectors.entries()) if (vector !== null) block.set(ordinal, Float32Array.of(9, ...vector, 9), 1);
      const cosines = cosinesOf(vectors, query);
      const within = [...(passing ?? vectors.keys())].filter((ordinal) => cosines.has(ordinal));
      expectNearest(block.nearest(query, limit, passing), { cosines, within, limit });
    }),
    { numRuns: runs(60) },
  );
});

it('finds, of records that differ by less than rounding, as many of the best as it is asked for', () => {
  const random = seeded(1);
  const query = randomVector(16, random);
  const block = createVectorBlock(6000, 16);
  for (let ordinal = 0; ordinal < 6000; ordinal += 1) {
    block.set(
      ordinal,
      query.map((value) => value + 0.2 * random()),
      0,
    );
  }
  const all = block.nearest(query, 6000, null);
  for (let limit = 1; limit < 6000; limit += 31) expect(block.nearest(query, limit, null).at(-1)).toEqual(all[limit - 1]);
});

it('gives equal vectors in the order of the run', () => {
  const block = createVectorBlock(5000, 3);
  for (let ordinal = 0; ordinal < 5000; ordinal += 1) block.set(ordinal, Float32Array.of(1, ordinal % 2, 2), 0);
  const found = block.nearest(Float32Array.of(1, 1, 2), 4, null);
  expect(found.map(({ ordinal }) => ordinal)).toEqual([1, 3, 5, 7]);
  expect(found[0]?.score).toBeCloseTo(1, 6);
});

it('finds nothing near a vector without a direction', () => {
  const block = createVectorBlock(2, 2);
  block.set(0, Float32Array.of(1, 0), 0);
  block.set(1, Float32Array.of(0, 0), 0);
  expect(block.nearest(Float32Array.of(0, 0), 10, null)).toEqual([]);
  expect(block.nearest(Float32Array.of(NaN, 1), 10, null)).toEqual([]);
  expect(block.nearest(Float32Array.of(2, 0), 10, null)).toEqual([{ ordinal: 0, score: 1 }]);
});

/** Of any length: now and then along an axis, or of none at all. */
function randomVector(dimensions: number, random: () => number): Float32Array {
  const kind = random();
  if (kind < 0.05) return new Float32Array(dimensions);
  if (kind < 0.1) return new Float32Array(dimensions).fill(random() < 0.5 ? 3 : -3, 0, 1);
  return Float32Array.from({ length: dimensions }, () => random() * 2 - 1);
}

/** By ordinal, of the records that have one. */
function cosinesOf(vectors: readonly (Float32Array | null)[], query: Float32Array): ReadonlyMap<number, number> {
  const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const cosines = vectors.map((vector) => (vector === null ? NaN : dot(vector, query) / Math.sqrt(dot(vector, vector) * dot(query, query))));
  return new Map([...cosines.entries()].filter(([, cosine]) => !Number.isNaN(cosine)));
}

interface Expected {
  readonly cosines: ReadonlyMap<number, number>;
  readonly within: readonly number[];
  readonly limit: number;
}

/** Each place has the score it must have, and is held by a record of that score; equal ones are in the order of the run. */
function expectNearest(found: readonly Scored[], { cosines, within, limit }: Expected): void {
  const best = within.map((ordinal) => cosines.get(ordinal) ?? NaN).toSorted((a, b) => b - a);
  const allowed = new Set(within);
  const off = found.map(({ ordinal, score }, place) =>
    Math.max(Math.abs(score - (best[place] ?? NaN)), Math.abs(score - (cosines.get(ordinal) ?? NaN))),
  );
  expect(found).toHaveLength(Math.min(limit, within.length));
  expect(new Set(found.map(({ ordinal }) => ordinal)).size).toBe(found.length);
  expect(found.every(({ ordinal }) => allowed.has(ordinal))).toBe(true);
  expect(off.every((difference) => difference < NOISE)).toBe(true);
  expect(found).toEqual(found.toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal));
}
