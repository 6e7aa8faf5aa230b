import { access, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { storeIn } from './records.ts';
import { temporaryDirectory } from '../temporary.ts';

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

it('a sweep leaves what its own process is appending to the catalogue, and removes what a killed one left', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const scraper = await store.catalogue.createScraper('shoes');
  // An append makes such a file and renames it.
  const staged = join(directory.path, '_catalogue.lance', 'data', '.tmpAppend');
  await writeFile(staged, 'not whole yet');
  await store.catalogue.removeScraper(scraper.id);
  expect(await exists(staged)).toBe(true);
  // Older than the process.
  await utimes(staged, 1, 1);
  const other = await store.catalogue.createScraper('hats');
  await store.catalogue.removeScraper(other.id);
  expect(await exists(staged)).toBe(false);
});
