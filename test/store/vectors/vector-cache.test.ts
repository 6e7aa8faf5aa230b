import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import type { Passing } from '../../../src/core/passing.ts';
import type { RecordStore } from '../../../src/core/ports/record-store.ts';
import type { RunEntry } from '../../../src/core/ports/catalogue.ts';
import { loadEngine } from '../../../src/store/engine.ts';
import type { TablePlaces } from '../../../src/core/ports/record-store.ts';
import type { VectorSource } from '../../../src/store/vectors/open-vectors.ts';
import { createVectorCache } from '../../../src/store/vectors/vector-cache.ts';
import { vectorLayout } from '../../../src/store/vectors/vector-layout.ts';
import { piecesMemory } from '../../../src/store/vectors/piece-memory.ts';
import type { VectorSearch } from '../../../src/store/vectors/vector-search.ts';
import { sealedJson } from '../../../src/store/statement.ts';
import { vectorsName } from '../../../src/store/vectors/vector-statement.ts';
import { seeded } from '../../bench/measure/generated-listings.ts';
import { runs as often } from '../../property-runs.ts';
import { asOrdinaryUser, reachable } from '../ordinary-user.ts';
import { newRecords, storeIn, testFields } from '../records.ts';
import { sharedDirectory, temporaryDirectory, type Temporary } from '../../temporary.ts';

/** More than are all compared in full. */
const RECORDS = 2500;
const query = Float32Array.of(0.5, -0.5, 0.5, 0.5);
const all: Passing = { count: RECORDS, mask: null };
const fifth: Passing = { count: RECORDS / 5, mask: Uint8Array.from({ length: RECORDS }, (_, ordinal) => Number(ordinal % 5 === 0)) };

/** Some records have none, some one without a direction, many the same one. */
function vectorsOf(seed: number): readonly (Float32Array | null)[] {
  const random = seeded(seed);
  const vector = () => Float32Array.from({ length: 4 }, () => random() * 2 - 1);
  const frequent = vector();
  return Array.from({ length: RECORDS }, (_, index) => [null, new Float32Array(4), frequent, frequent][index % 20] ?? vector());
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

/** A search that scans all records, one that compares a few in full, and one for given records. */
const searches = {
  scan: (search: VectorSearch) => search.nearest(query, { limit: 50, passing: all }),
  few: (search: VectorSearch) => search.nearest(query, { limit: 50, passing: fifth }),
  cosines: (search: VectorSearch) => search.cosines(query, [...Array(RECORDS).keys()]),
};

function placesIn(directory: string): TablePlaces {
  return { directory, kept: '', temporary: directory, copiesOf: (id) => join(directory, `r_${id}.lance`) };
}

/** A cache of its own each time: nothing is in memory. */
async function foundIn(directory: string, run: RunEntry, kind: keyof typeof searches = 'scan') {
  const cache = createVectorCache(1e6, () => Promise.resolve(placesIn(directory)));
  const found = await cache.search<unknown>(await sourceOf(directory, run), searches[kind]);
  await cache.close();
  return found;
}

async function sourceOf(directory: string, run: RunEntry): Promise<VectorSource> {
  const engine = await loadEngine();
  const table = await (await engine.lance.connect(directory)).openTable(`r_${run.id}`);
  return { run, openTable: () => Promise.resolve({ table }) };
}

async function changed(path: string, at: (length: number) => number): Promise<void> {
  const bytes = await readFile(path);
  const place = at(bytes.length);
  bytes[place] = 0x40 ^ (bytes[place] ?? 0);
  await writeFile(path, bytes);
}

const written = sharedDirectory();
const runs: RunEntry[] = [];

beforeAll(async () => {
  await using store = storeIn(written.path);
  for (const [index, name] of ['flats', 'houses', 'rooms'].entries()) runs.push(await writeVectors(store, name, index + 1));
});

function runAt(index: number): RunEntry {
  const run = runs[index];
  if (run === undefined) throw new Error('fewer runs were written');
  return run;
}

/** A dataset as it was written, which a test may change. */
async function dataset(): Promise<Temporary> {
  const directory = await temporaryDirectory();
  await cp(written.path, directory.path, { recursive: true });
  return directory;
}

/** The beginning of the low bytes of all records, which are in one piece: rows of four numbers take sixteen bytes each. */
const LOW_AT = RECORDS * (4 + 16);

describe('the file of vectors of a run', () => {
  it.each<readonly [string, (path: string, other: string) => Promise<void>]>([
    ['is lost', (path) => rm(path)],
    ['is empty', (path) => writeFile(path, '')],
    ['is all zeros', async (path) => writeFile(path, Buffer.alloc((await readFile(path)).length))],
    ['is cut', async (path) => writeFile(path, (await readFile(path)).subarray(0, 70_000))],
    [
      'is cut in the middle',
      async (path) => {
        const bytes = await readFile(path);
        await writeFile(path, Buffer.concat([bytes.subarray(0, 40_000), bytes.subarray(40_100)]));
      },
    ],
    ['has another byte where high bytes are', (path) => changed(path, () => RECORDS * 4 + 33)],
    ['has another byte where low bytes are', (path) => changed(path, () => LOW_AT + 16 * 50 + 1)],
    ['has another byte where the last low bytes are', (path) => changed(path, () => LOW_AT + 16 * RECORDS - 13)],
    ['has another byte where scales are', (path) => changed(path, () => 14)],
    ['has another byte where checksums are', (path) => changed(path, () => LOW_AT + 16 * RECORDS + 2)],
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
  ])('that %s is made again, once, whatever is asked of it', async (_, damage) => {
    await using directory = await dataset();
    const run = runAt(0);
    const [[path = ''], [other = '']] = [await filesOf(directory.path, run), await filesOf(directory.path, runAt(1))];
    const bytes = await readFile(path);
    for (const kind of ['scan', 'few', 'cosines'] as const) {
      const expected = await foundIn(written.path, run, kind);
      await damage(path, other);
      expect(await foundIn(directory.path, run, kind)).toEqual(expected);
      expect(await filesOf(directory.path, run)).toEqual([path]);
      expect((await readFile(path)).equals(bytes)).toBe(true);
      expect(await foundIn(directory.path, run, kind)).toEqual(expected);
    }
  });

  it('is made again once for all searches that meet its damage together', async () => {
    await using directory = await dataset();
    const run = runAt(0);
    const [path = ''] = await filesOf(directory.path, run);
    const bytes = await readFile(path);
    await changed(path, () => RECORDS * 4 + 33);
    const source = await sourceOf(directory.path, run);
    let opened = 0;
    const counted = { run, openTable: () => ((opened += 1), source.openTable()) };
    const cache = createVectorCache(1e6, () => Promise.resolve(placesIn(directory.path)));
    const expected = await foundIn(written.path, run);
    const found = await Promise.all([1, 2, 3, 4].map(() => cache.search(counted, searches.scan)));
    await cache.close();
    expect(found).toEqual([expected, expected, expected, expected]);
    expect(opened).toBe(1);
    expect((await readFile(path)).equals(bytes)).toBe(true);
  });

  it('is left alone when it cannot be judged: it is of another version, or cannot be read now', async () => {
    await using directory = await dataset();
    const run = runAt(0);
    const [own = ''] = await filesOf(directory.path, run);
    await rm(own);
    const end = sealedJson({ format: 99, run: run.id, records: RECORDS, center: [0, 0, 0, 0], loss: 0, checksum: 0 });
    const before = sealedJson({ format: 2, run: run.id, records: RECORDS, dimensions: 4, loss: 0, checksum: 0 });
    const names = [vectorsName(end), vectorsName(before), 'vectors-00000000.bin', 'vectors-0000000a.bin'];
    const others = names.map((name) => join(tableOf(directory.path, run), name));
    const [newer = '', older = '', folder = '', loop = ''] = others;
    await writeFile(newer, end);
    await writeFile(older, before);
    await mkdir(folder);
    await symlink(loop, loop);
    expect(await foundIn(directory.path, run)).toEqual(await foundIn(written.path, run));
    expect((await filesOf(directory.path, run)).toSorted()).toEqual([own, ...others].toSorted());
  });

  it('is not missed while a run is written, and made where it can be when it cannot be next to the run', async () => {
    await using elsewhere = await temporaryDirectory();
    await writeFile(join(elsewhere.path, 'file'), '');
    const places = { ...placesIn(elsewhere.path), directory: null, copiesOf: () => join(elsewhere.path, 'file') };
    const cache = createVectorCache(1e6, () => Promise.resolve(places));
    expect(await cache.search(await sourceOf(written.path, runAt(0)), searches.scan)).toEqual(await foundIn(written.path, runAt(0)));
    await cache.close();
  });

  it('is done without, and made elsewhere, when it is damaged in a dataset that may only be read', async () => {
    await using directory = await dataset();
    await using elsewhere = await temporaryDirectory();
    const run = runAt(0);
    const expected = await foundIn(written.path, run);
    const [path = ''] = await filesOf(directory.path, run);
    await changed(path, () => RECORDS * 4 + 33);
    await reachable(elsewhere.path);
    await chmod(elsewhere.path, 0o777);
    execFileSync('chmod', ['-R', 'a+rX,a-w', directory.path]);
    const cache = createVectorCache(1e6, () => Promise.resolve({ ...placesIn(directory.path), temporary: elsewhere.path }));
    const source = await sourceOf(directory.path, run);
    const found = await asOrdinaryUser(async () => {
      const first = await cache.search(source, searches.scan);
      cache.retain(new Set());
      return [first, await cache.search(source, searches.scan)];
    });
    await cache.close();
    execFileSync('chmod', ['-R', 'u+w', directory.path]);
    expect(found).toEqual([expected, expected]);
    expect(await filesOf(directory.path, run)).toEqual([path]);
    expect((await readdir(elsewhere.path)).filter((name) => name.startsWith('.tmp-vectors-'))).toHaveLength(1);
  });
});

describe('vectors in memory', () => {
  const slot = piecesMemory(vectorLayout(RECORDS, 4), 1);

  // Room for hardly any, for one and for two of three.
  it.each([0, 1.5 * slot, 2.5 * slot])('are as many as fit in %d bytes, of all runs that are searched, and found the same', async (bytes) => {
    const expected = await Promise.all(runs.map((run) => foundIn(written.path, run)));
    const sources = await Promise.all(runs.map((run) => sourceOf(written.path, run)));
    const cache = createVectorCache(bytes, () => Promise.resolve(placesIn(written.path)));
    const nearest = async (index: number) => {
      const source = sources[index];
      return source && cache.search(source, searches.scan);
    };
    for (let turn = 0; turn < often(40); turn += 1) for (const index of [0, 1, 2]) expect(await nearest(index)).toEqual(expected[index]);
    for (let turn = 0; turn < 40; turn += 1) await nearest(1);
    const [first, second] = await Promise.all([nearest(0), nearest(1), nearest(2), nearest(2)]);
    expect([first, second]).toEqual([expected[0], expected[1]]);
    cache.retain(new Set(runs.slice(1).map(({ id }) => id)));
    expect(await nearest(0)).toEqual(expected[0]);
    await Promise.all([nearest(2), cache.close()]);
  });

  it.each([
    ['all of both fit', 2 * slot, 2],
    ['what a scan needs of both fits', 1.9 * slot, 2],
    ['one alone fits', 1.1 * slot, 8],
  ])('are those of so many runs as may be taken: %s', async (_, bytes, openings) => {
    const sources = await Promise.all(runs.slice(0, 2).map((run) => sourceOf(written.path, run)));
    let opened = 0;
    const cache = createVectorCache(bytes, () => {
      opened += 1;
      return Promise.resolve(placesIn(written.path));
    });
    for (let turn = 0; turn < 4; turn += 1) for (const source of sources) await cache.search(source, searches.scan);
    await cache.close();
    expect(opened).toBe(openings);
  });

  it('are read to the end of a search that has begun when their run is let go of', async () => {
    const run = runAt(0);
    const [source, expected] = [await sourceOf(written.path, run), await foundIn(written.path, run)];
    const cache = createVectorCache(0, () => Promise.resolve(placesIn(written.path)));
    await cache.search(source, searches.scan);
    const searching = cache.search(source, searches.scan);
    cache.retain(new Set());
    expect(await searching).toEqual(expected);
    await cache.close();
  });
});
