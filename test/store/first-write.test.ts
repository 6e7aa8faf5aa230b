import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { storeIn } from './records.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'scrq-first-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

describe('a dataset that several open at the moment it is made', () => {
  it('keeps what each of them wrote', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `shop-${index}`);
    for (let round = 0; round < 5; round++) {
      const location = join(directory, String(round));
      const stores = names.map(() => storeIn(location));
      const made = await Promise.allSettled(stores.map((store, index) => store.catalogue.createScraper(names[index] ?? '')));
      expect(made.filter(({ status }) => status === 'rejected')).toEqual([]);
      for (const store of stores) await store[Symbol.asyncDispose]();
      const later = storeIn(location);
      expect((await later.catalogue.scrapers()).map(({ name }) => name)).toEqual(names);
      await later[Symbol.asyncDispose]();
    }
  });
});
