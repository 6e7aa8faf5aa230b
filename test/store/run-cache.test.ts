import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
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
async function cacheOf(runs: readonly string[], imported: readonly string[] = []) {
  const place = join(directory.path, `${(caches += 1)}`);
  for (const [index, id] of runs.entries()) {
    await mkdir(join(place, id), { recursive: true });
    await writeFile(join(place, id, 'rows'), Buffer.alloc(100));
    await utimes(join(place, id), index + 1, index + 1);
  }
  const cache = createRunCache({
    connect: () => Promise.reject(new Error('nothing is fetched here')),
    s3: null,
    directoryOf: (id) => join(place, id),
    isImported: (id) => imported.includes(id),
    mostBytes: 250,
  });
  return { cache, left: async () => (await readdir(place)).toSorted() };
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
