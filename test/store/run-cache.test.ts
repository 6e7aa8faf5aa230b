import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import { createRunCache } from '../../src/store/object-store/run-cache.ts';
import { sharedDirectory } from '../temporary.ts';

const directory = sharedDirectory();
let caches = 0;

function run(id: string): RunEntry {
  const times = { startedAt: 0, completedAt: 0, runAt: 0 };
  return { id, scraperId: 's', ...times, records: 0, fields: [], key: [], titleField: null, settings: {}, embedder: null };
}

/** A cache whose runs take 100 bytes each, the first one unused for longest. */
async function cacheOf(runs: readonly string[], imported: readonly string[] = [], reason = new Error('nothing is fetched here')) {
  const place = join(directory.path, `${(caches += 1)}`);
  for (const [index, id] of runs.entries()) {
    await mkdir(join(place, id), { recursive: true });
    await writeFile(join(place, id, 'rows'), Buffer.alloc(100));
    await utimes(join(place, id), index + 1, index + 1);
  }
  const cache = createRunCache({
    connect: () => Promise.reject(reason),
    s3: null,
    directoryOf: (id) => join(place, id),
    isImported: (id) => imported.includes(id),
    mostBytes: 250,
  });
  return { cache, place, left: async () => (await readdir(place)).toSorted() };
}

describe('files of runs on this machine', () => {
  it('take no more than they may, however they came: the run that was used longest ago goes', async () => {
    const { cache, left } = await cacheOf(['a', 'b', 'c', 'd']);
    await cache.makeRoom();
    expect(await left()).toEqual(['c', 'd']);
  });

  it('stay while their run is imported', async () => {
    const { cache, left } = await cacheOf(['a', 'b', 'c'], ['a']);
    await cache.makeRoom();
    expect(await left()).toEqual(['a', 'c']);
  });

  it('stay while their run is read, also where others came later', async () => {
    const { cache, left } = await cacheOf(['a', 'b', 'c']);
    await cache.fetch(run('a'), 'rows');
    await cache.fetch(run('b'), 'rows');
    await cache.makeRoom();
    expect(await left()).toEqual(['a', 'b']);
  });
});

describe('a cache that cannot be written', () => {
  const hint = expect.stringContaining('--cache DIR');
  const packs = [
    { format: 2, kind: 'rows', files: [{ name: 'rows', bytes: 7, crc: 0 }], rows: { from: 0, to: 1 }, parts: { from: 0, to: 1 }, version: 1 },
  ];

  it('is named where it is no directory', async () => {
    const { cache, place } = await cacheOf(['a']);
    await rm(place, { recursive: true });
    await writeFile(place, '');
    const message = `cannot keep files of the object store in ${place}: it is not a directory`;
    await expect(cache.fetch(run('a'), 'rows')).rejects.toMatchObject({ code: 'data_unusable', message, hint });
  });

  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EDQUOT', 'the disk is full'],
    ['EROFS', 'the disk is read-only'],
    ['EACCES', 'permission denied'],
  ])('is named where files are fetched to it and the system says %s', async (code, words) => {
    const { cache, place } = await cacheOf(['a'], [], Object.assign(new Error(`${code}: refused`), { code }));
    const message = `cannot keep files of the object store in ${place}: ${words}`;
    await expect(cache.fetch({ ...run('a'), packs } as RunEntry, 'rows')).rejects.toMatchObject({ code: 'data_unusable', message, hint });
  });

  it('is not blamed for what the store says', async () => {
    const { cache } = await cacheOf(['a'], [], new Error('status: 403 Forbidden AccessDenied, store: "S3"'));
    await expect(cache.fetch({ ...run('a'), packs } as RunEntry, 'rows')).rejects.not.toMatchObject({ hint });
  });
});
