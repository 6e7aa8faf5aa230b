import { expect, it } from 'vitest';

import { openDataset, openLocalApi } from '../../../src/local/open.ts';
import { importRecords } from '../../../src/local/import/import-records.ts';
import { temporaryDirectory } from '../../temporary.ts';

it('makes a run of records that a program holds or makes', async () => {
  await using directory = await temporaryDirectory();
  const options = { directory: directory.path, scraper: 'flats' };
  const scraped = [{ id: 1, title: 'Loft', price: '$1,150', seen: new Date(0), left: undefined }];
  const first = await importRecords(scraped, { ...options, key: ['id'] });
  expect(first).toMatchObject({ scraper: { name: 'flats', created: true }, run: { records: 1 } });
  async function* more() {
    yield* scraped;
    await Promise.resolve();
    yield { id: 2, title: 'Barn', price: '$900' };
  }
  const second = await importRecords(more(), options);
  expect(second).toMatchObject({ scraper: { id: first.scraper.id, created: false }, run: { records: 2 }, key: ['id'] });
  await using api = await openLocalApi(options);
  const { data } = await api.results({ scraperId: first.scraper.id });
  expect(data).toEqual([
    { id: '1', title: 'Loft', price: 1150, seen: '1970-01-01T00:00:00.000Z' },
    { id: '2', title: 'Barn', price: 900, seen: null },
  ]);
});

it('leaves nothing of records that end in an error', async () => {
  await using directory = await temporaryDirectory();
  function* failing() {
    yield { id: 1 };
    throw new Error('the page is gone');
  }
  await expect(importRecords(failing(), { directory: directory.path, scraper: 'flats' })).rejects.toThrow('the page is gone');
  await using dataset = await openDataset({ directory: directory.path });
  expect(await dataset.scrapers()).toEqual([]);
});
