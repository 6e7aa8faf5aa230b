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

it.each([
  ['the catalogue', ['data', '.tmpAppend']],
  ['the marks of its versions', ['_checksums', 'lines.json.01M8BZ76KWWGWZZMT2ZHT697HK.draft']],
])('a sweep leaves what its own process is writing to %s, and removes what a killed one left', async (_where, path) => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const scraper = await store.catalogue.createScraper('shoes');
  // An append makes such a file and renames it.
  const staged = join(directory.path, '_catalogue.lance', ...path);
  await writeFile(staged, 'not whole yet');
  await store.catalogue.removeScraper(scraper.id);
  expect(await exists(staged)).toBe(true);
  // Older than the process.
  await utimes(staged, 1, 1);
  const other = await store.catalogue.createScraper('hats');
  await store.catalogue.removeScraper(other.id);
  expect(await exists(staged)).toBe(false);
});
