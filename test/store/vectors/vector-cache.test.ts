import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Passing } from '../../../src/core/passing.ts';
import type { RecordStore } from '../../../src/core/ports/record-store.ts';
import type { RunEntry } from '../../../src/core/ports/catalogue.ts';
import { loadEngine } from '../../../src/store/engine.ts';
import type { VectorSource } from '../../../src/store/vectors/open-vectors.ts';
import { createVectorCache } from '../../../src/store/vectors/vector-cache.ts';
import { seeded } from '../../bench/generated-listings.ts';
import { newRecords, storeIn, testFields } from '../records.ts';
import { temporaryDirectory } from '../../temporary.ts';

const RECORDS = 6000;
const query = Float32Array.of(0.5, -0.5, 0.5, 0.5);
const all: Passing = { count: RECORDS, mask: null };

/** Some records have none, some one without a direction, many the same one. */
function vectorsOf(seed: number): readonly (Float32Array | null)[] {
  const random = seeded(seed);
  const vector = () => Float32Array.from({ length: 4 }, () => random() * 2 - 1);
  const often = vector();
  return Array.from({ length: RECORDS }, (_, index) => [null, new Float32Array(4), often, often][index % 20] ?? vector());
}

async function writeVectors(store: RecordStore, newName: string, seed = 1): Promise<RunEntry> {
  await using writer = await store.writeRun({ newName });
  await writer.define({ fields: testFields, embedder: { id: 'test-1', dimensions: 4 } });
  const vectors = vectorsOf(seed);
  for (let at = 0; at < RECORDS; at += 2500) {
    const some = vectors.slice(at, at + 2500);
    await writer.append({
      ...newRecords(
        some.map((_, index) => [`flat ${at + index}`, index, 0, true]),
        at,
      ),
      vectors: some,
    });
  }
  return await writer.complete({ records: RECORDS, fields: testFields, key: [], titleField: 'title', runAt: 0, settings: {} });
}

const tableOf = (directory: string, run: RunEntry) => join(directory, `r_${run.id}.lance`);

async function filesOf(directory: string, run: RunEntry): Promise<readonly string[]> {
  return (await readdir(tableOf(directory, run))).filter((name) => name.startsWith('vectors')).map((name) => join(tableOf(directory, run), name));
}

/** A store of its own each time: nothing is in memory. */
async function nearestIn(directory: string, run: RunEntry) {
  await using store = storeIn(directory);
  const reader = await store.openRun(run);
  return await reader.nearest(query, { limit: 50, passing: all });
}

async function changed(path: string, at: (length: number) => number): Promise<void> {
  const bytes = await readFile(path);
  const place = at(bytes.length);
  bytes[place] = 0x40 ^ (bytes[place] ?? 0);
  await writeFile(path, bytes);
}

describe('the file of vectors of a run', () => {
  it.each<readonly [string, (path: string, other: string) => Promise<void>]>([
    ['is lost', (path) => rm(path)],
    ['is empty', (path) => writeFile(path, '')],
    ['is cut', async (path) => writeFile(path, (await readFile(path)).subarray(0, 70_000))],
    [
      'is cut in the middle',
      async (path) => {
        const bytes = await readFile(path);
        await writeFile(path, Buffer.concat([bytes.subarray(0, 40_000), bytes.subarray(40_100)]));
      },
    ],
    ['has another byte where vectors are', (path) => changed(path, () => RECORDS * 4 + 33)],
    ['has another byte where scales are', (path) => changed(path, () => 14)],
    ['has another byte at its end', (path) => changed(path, (length) => length - 30)],
    ['is of another length at its end', (path) => changed(path, (length) => length - 6)],
    ['is that of another run', async (path, other) => writeFile(path, await readFile(other))],
    [
      'is that of another run under its name',
      async (path, other) => {
        await rm(path);
        await writeFile(join(path, '..', other.slice(other.lastIndexOf('/') + 1)), await readFile(other));
      },
    ],
    [
      'is of another version',
      async (path) => writeFile(path, (await readFile(path)).toString('latin1').replace('"format":1', '"format":0'), 'latin1'),
    ],
  ])('that %s is made again, once', async (_, damage) => {
    await using directory = await temporaryDirectory();
    await using store = storeIn(directory.path);
    const [run, another] = [await writeVectors(store, 'flats'), await writeVectors(store, 'houses', 2)];
    const expected = await nearestIn(directory.path, run);
    const [[path = ''], [other = '']] = [await filesOf(directory.path, run), await filesOf(directory.path, another)];
    const bytes = await readFile(path);
    await damage(path, other);
    expect(await nearestIn(directory.path, run)).toEqual(expected);
    expect(await filesOf(directory.path, run)).toEqual([path]);
    expect((await readFile(path)).equals(bytes)).toBe(true);
    expect(await nearestIn(directory.path, run)).toEqual(expected);
  });

  it('is not missed while a run is written, and made where it can be when it cannot be next to the run', async () => {
    await using directory = await temporaryDirectory();
    await using store = storeIn(directory.path);
    const run = await writeVectors(store, 'flats');
    const expected = await nearestIn(directory.path, run);
    const source = await sourceOf(directory.path, run);
    await using elsewhere = await temporaryDirectory();
    await writeFile(join(elsewhere.path, 'file'), '');
    const places = { directory: null, kept: '', temporary: elsewhere.path, copiesOf: () => join(elsewhere.path, 'file') };
    const cache = createVectorCache(1e6, () => Promise.resolve(places));
    expect(await cache.search(source, (search) => search.nearest(query, { limit: 50, passing: all }))).toEqual(expected);
    await cache.close();
  });
});

async function sourceOf(directory: string, run: RunEntry): Promise<VectorSource> {
  const engine = await loadEngine();
  const table = await (await engine.lance.connect(directory)).openTable(`r_${run.id}`);
  return { run, openTable: () => Promise.resolve({ table }) };
}

describe('vectors in memory', () => {
  it('are as many as fit, of all runs that are searched, and found the same', async () => {
    await using directory = await temporaryDirectory();
    await using store = storeIn(directory.path);
    const runs = [await writeVectors(store, 'flats', 1), await writeVectors(store, 'houses', 2), await writeVectors(store, 'rooms', 3)];
    const expected = await Promise.all(runs.map((run) => nearestIn(directory.path, run)));
    const sources = await Promise.all(runs.map((run) => sourceOf(directory.path, run)));
    const places = {
      directory: directory.path,
      kept: '',
      temporary: directory.path,
      copiesOf: (id: string) => join(directory.path, `r_${id}.lance`),
    };
    // Rows of four numbers take sixteen bytes, and four for their scale: room for none, for one and for two of three.
    for (const bytes of [0, 1.5 * RECORDS * 20, 2.5 * RECORDS * 20]) {
      const cache = createVectorCache(bytes, () => Promise.resolve(places));
      const nearest = async (index: number) => {
        const source = sources[index];
        return source && cache.search(source, (search) => search.nearest(query, { limit: 50, passing: all }));
      };
      for (let turn = 0; turn < 40; turn += 1) for (const index of [0, 1, 2]) expect(await nearest(index)).toEqual(expected[index]);
      for (let turn = 0; turn < 70; turn += 1) await nearest(1);
      const [first, second] = await Promise.all([nearest(0), nearest(1), nearest(2), nearest(2)]);
      expect([first, second]).toEqual([expected[0], expected[1]]);
      cache.retain(new Set(runs.slice(1).map(({ id }) => id)));
      expect(await nearest(0)).toEqual(expected[0]);
      await Promise.all([nearest(2), cache.close()]);
    }
  });
});
