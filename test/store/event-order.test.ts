import { expect, test } from 'vitest';

import { readEvents } from '../../src/store/catalogue/event-log.ts';
import { loadEngine } from '../../src/store/engine.ts';
import { temporaryDirectory } from '../temporary.ts';
import { storeIn } from './records.ts';

const SCRAPERS_EACH = 15;

test('lines keep the order of their commits while others merge the pieces that they are in', async () => {
  await using directory = await temporaryDirectory();
  await using first = storeIn(directory.path);
  await using second = storeIn(directory.path);
  await first.catalogue.createScraper('flats');
  const { lance } = await loadEngine();
  const connection = await lance.connect(directory.path, { readConsistencyInterval: 0 });
  const table = await connection.openTable('_catalogue');
  const ending = new AbortController();
  const merging = (async () => {
    while (!ending.signal.aborted) await table.optimize();
  })();
  const names = await Promise.all(
    [first, second].map(async ({ catalogue }, writer) => {
      const made: string[] = [];
      for (let index = 0; index < SCRAPERS_EACH; index += 1) made.push((await catalogue.createScraper(`${writer}-${index}`)).name);
      return made;
    }),
  );
  ending.abort();
  await merging;
  const events = await readEvents<{ readonly kind: string; readonly name: string }>(table);
  const created = events.filter(({ kind }) => kind === 'scraper_created').map(({ name }) => name);
  expect(created).toHaveLength(1 + 2 * SCRAPERS_EACH);
  for (const [writer, own] of names.entries()) expect(created.filter((name) => name.startsWith(`${writer}-`))).toEqual(own);
  connection.close();
});
