import { join } from 'node:path';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Passing } from '../../../src/core/passing.ts';
import type { Scored } from '../../../src/core/ports/records.ts';
import { createDamagedFiles } from '../../../src/store/vectors/damaged-files.ts';
import { openVectorFile } from '../../../src/store/vectors/vector-file.ts';
import { createVectorSearch, type VectorSearch } from '../../../src/store/vectors/vector-search.ts';
import { openVectorWriter } from '../../../src/store/vectors/vector-writer.ts';
import { seeded } from '../../bench/measure/generated-listings.ts';
import { runs, some } from '../../property-runs.ts';
import { temporaryDirectory } from '../../temporary.ts';

/** What numbers of 16 bits lose in a cosine of few dimensions at most. */
const NOISE = 5e-5;

interface Case {
  readonly records: number;
  readonly dimensions: number;
  readonly seed: number;
  /** How many different vectors there are at most: few make many equal. */
  readonly kinds: number;
  readonly limit: number;
  /** Share of the records that a filter lets pass; null for no filter. */
  readonly share: number | null;
  /** Pieces that stay in memory. */
  readonly kept: number;
}

const cases: fc.Arbitrary<Case> = fc.record({
  records: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 2000, max: 6000 })),
  dimensions: fc.oneof(fc.constantFrom(1, 7, 8, 9, 64), fc.integer({ min: 2, max: 40 })),
  seed: fc.nat(),
  kinds: fc.constantFrom(1, 5, 300, 10_000),
  limit: fc.constantFrom(1, 10, 200, 7000),
  share: fc.constantFrom(null, 0, 0.05, 0.7, 1),
  kept: fc.constantFrom(0, 1),
});

it('finds the same records as a comparison of all of them, whatever the vectors', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ records, dimensions, seed, kinds, limit, share, kept }) => {
      const random = seeded(seed);
      const palette = Array.from({ length: Math.min(kinds, records) }, () => randomVector(dimensions, random));
      const vectors = Array.from({ length: records }, () => (random() < 0.05 ? null : (palette[Math.floor(random() * palette.length)] ?? null)));
      const query = palette[0] !== undefined && random() < 0.5 ? palette[0] : randomVector(dimensions, random);
      const passing = share === null ? all(records) : maskOf(vectors.map(() => random() < share));
      const cosines = cosinesOf(vectors, query);
      const within = [...vectors.keys()].filter((ordinal) => cosines.has(ordinal) && passing.mask?.[ordinal] !== 0);
      await withSearch(vectors, dimensions, kept, async (search) => {
        for (const _ of ['cold', 'warm']) expectNearest(await search.nearest(query, { limit, passing }), { cosines, within, limit });
        const given = [...vectors.keys()].filter(() => random() < 0.1);
        const off = search.cosines(query, given).map((cosine, index) => Math.abs((cosine ?? 7) - (cosines.get(given[index] ?? -1) ?? 7)));
        expect(off.filter((difference) => !(difference < NOISE))).toEqual([]);
      });
    }),
    { numRuns: runs(60) },
  );
});

it.each([0, 1, 2, 3])('finds them in several pieces of which %d stay in memory', async (kept) => {
  const random = seeded(3);
  const palette = Array.from({ length: 150 }, () => randomVector(2048, random));
  const vectors = Array.from({ length: 5000 }, (_, index) => (index % 9 === 0 ? null : (palette[index % 150] ?? null)));
  const query = randomVector(2048, random);
  const cosines = cosinesOf(vectors, query);
  await withSearch(vectors, 2048, kept, async (search) => {
    for (const passing of [all(5000), maskOf(vectors.map((_, index) => index % 2 === 0)), maskOf(vectors.map((_, index) => index > 4900))]) {
      const within = [...cosines.keys()].filter((ordinal) => passing.mask?.[ordinal] !== 0);
      for (const limit of [10, 5000]) expectNearest(await search.nearest(query, { limit, passing }), { cosines, within, limit });
    }
    const together = await Promise.all([1, 2, 4].map((index) => search.nearest(palette[index] ?? query, { limit: 1, passing: all(5000) })));
    expect(together.map(([best]) => best?.ordinal)).toEqual([1, 2, 4]);
  });
});

it.each([0, 1, 2])('finds the only one of a last piece, with %d pieces in memory', async (kept) => {
  const random = seeded(11);
  const query = Float32Array.from({ length: 2048 }, () => random() * 2 - 1);
  const vectors = [...Array.from({ length: 2048 }, () => randomVector(2048, random)), query];
  await withSearch(vectors, 2048, kept, async (search) => {
    for (const _ of ['cold', 'warm']) {
      const [best] = await search.nearest(query, { limit: 1, passing: all(2049) });
      expect(best?.ordinal).toBe(2048);
      expect(best?.score).toBeCloseTo(1, 4);
    }
    expect(search.cosines(query, [2048])[0]).toBeCloseTo(1, 4);
  });
});

it('compares vectors of many numbers of one size', async () => {
  const vectors = Array.from({ length: 20 }, (_, index) =>
    Float32Array.from({ length: 1536 }, (_unused, at) => ((at * 7 + index * at * at) % 3 === 0 ? -1 : 1)),
  );
  const query = vectors[3] ?? new Float32Array(1536);
  await withSearch(vectors, 1536, 1, (search) => {
    expect(search.cosines(query, [3])[0]).toBeCloseTo(1, 5);
    return Promise.resolve();
  });
});

it.each([0, 1])('finds them among vectors that have most in common, with %d pieces in memory', async (kept) => {
  const random = seeded(7);
  const common = randomVector(64, random).map((value) => value + 4);
  const vectors = Array.from({ length: 6000 }, (_, index) => (index === 4000 ? common : common.map((value) => value + random() - 0.5)));
  const query = common.map((value) => value + random() - 0.5);
  await withSearch(vectors, 64, kept, async (search) => {
    const found = await search.nearest(query, { limit: 50, passing: all(6000) });
    expectNearest(found, { cosines: cosinesOf(vectors, query), within: [...vectors.keys()], limit: 50 });
    expect(search.cosines(common, [4000])[0]).toBeCloseTo(1, 6);
  });
});

it('finds, of records that differ by less than rounding, as many of the best as it is asked for', async () => {
  const random = seeded(1);
  const query = randomVector(16, random);
  const vectors = Array.from({ length: 6000 }, () => query.map((value) => value + 0.2 * random()));
  await withSearch(vectors, 16, 1, async (search) => {
    const whole = await search.nearest(query, { limit: 6000, passing: all(6000) });
    for (const limit of some(Array.from({ length: 194 }, (_, step) => 1 + 31 * step))) {
      expect(await search.nearest(query, { limit, passing: all(6000) })).toEqual(whole.slice(0, limit));
    }
  });
});

it('gives equal vectors in the order of the run, however many there are', async () => {
  const vectors = Array.from({ length: 50_000 }, (_, ordinal) => Float32Array.of(1, ordinal % 2, 2));
  await withSearch(vectors, 3, 1, async (search) => {
    const found = await search.nearest(Float32Array.of(1, 1, 2), { limit: 4, passing: all(50_000) });
    expect(found.map(({ ordinal }) => ordinal)).toEqual([1, 3, 5, 7]);
    expect(found[0]?.score).toBeCloseTo(1, 4);
  });
});

it('finds nothing near a vector without a direction', async () => {
  await withSearch([Float32Array.of(1, 0), Float32Array.of(0, 0)], 2, 1, async (search) => {
    const near = async (...numbers: readonly number[]) => search.nearest(Float32Array.from(numbers), { limit: 10, passing: all(2) });
    expect(await near(0, 0)).toEqual([]);
    expect(await near(NaN, 1)).toEqual([]);
    expect((await near(2, 0)).map(({ ordinal }) => ordinal)).toEqual([0]);
    expect(search.cosines(Float32Array.of(0, 0), [0, 1])).toEqual([null, null]);
  });
});

it('ends a search that is given up', async () => {
  const vectors = [new Float32Array(4096).fill(1), ...Array<null>(8191).fill(null)];
  await withSearch(vectors, 4096, 8, async (search) => {
    const leaving = new AbortController();
    const searching = search.nearest(new Float32Array(4096).fill(1), { limit: 1, passing: all(8192), signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(searching).rejects.toThrow('left');
  });
});

const all = (count: number): Passing => ({ count, mask: null });

function maskOf(flags: readonly boolean[]): Passing {
  return { count: flags.filter(Boolean).length, mask: Uint8Array.from(flags, Number) };
}

/** Does work on vectors as they are written and read. */
async function withSearch(
  vectors: readonly (Float32Array | null)[],
  dimensions: number,
  kept: number,
  work: (search: VectorSearch) => Promise<void>,
): Promise<void> {
  await using directory = await temporaryDirectory();
  await using writer = await openVectorWriter(join(directory.path, 'written'), dimensions);
  for (let at = 0; at < vectors.length; at += 700) await writer.append(vectors.slice(at, at + 700));
  await writer.finish('r1', directory.path);
  const file = await openVectorFile(directory.path, { id: 'r1', records: vectors.length }, createDamagedFiles());
  if (file === undefined) throw new Error('the file was not found');
  using search = createVectorSearch(file, kept);
  await work(search);
}

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
  const known = new Map(
    [...new Set(vectors)].map((vector) => [vector, vector === null ? NaN : dot(vector, query) / Math.sqrt(dot(vector, vector) * dot(query, query))]),
  );
  const cosines = vectors.map((vector) => known.get(vector) ?? NaN);
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
