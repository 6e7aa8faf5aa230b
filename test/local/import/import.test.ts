import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';

import { expect, it } from 'vitest';

import type { LocalDataset } from '../../../src/local/dataset.ts';
import type { ImportSource } from '../../../src/local/import/import.ts';
import { openDataset } from '../../../src/local/open.ts';
import { temporaryDirectory } from '../../temporary.ts';

function source(name: string, content: string | Buffer): ImportSource {
  return { name, open: () => Readable.from([Buffer.from(content)]) };
}

interface Opened extends AsyncDisposable {
  readonly dataset: LocalDataset;
  readonly path: string;
}

async function opened(): Promise<Opened> {
  const directory = await temporaryDirectory();
  const dataset = await openDataset({ directory: directory.path });
  return {
    dataset,
    path: directory.path,
    async [Symbol.asyncDispose]() {
      await dataset[Symbol.asyncDispose]();
      await directory[Symbol.asyncDispose]();
    },
  };
}

const flats = 'id,title,price,posted,pets\n1,Loft by the river,"$1,200",2026-03-01,yes\n2,Garden flat,,2026-03-09,no\n3,Attic,$900,,yes\n';

it('says field by field what it understood', async () => {
  await using use = await opened();
  const report = await use.dataset.importRun(source('flats.csv', flats), { scraper: 'flats' });
  expect(report.scraper).toMatchObject({ name: 'flats', created: true });
  expect(report.run.records).toBe(3);
  expect(report.key).toEqual(['id']);
  expect(report.fields).toMatchObject([
    { name: 'id', type: 'text', values: 3, nulls: 0, examples: ['1', '2', '3'] },
    { name: 'title', type: 'text' },
    { name: 'price', type: 'number', unit: 'USD', values: 2, nulls: 1, examples: ['1200', '900'] },
    { name: 'posted', type: 'date', precision: 'day', values: 2, nulls: 1, examples: ['2026-03-01', '2026-03-09'] },
    { name: 'pets', type: 'boolean', values: 3, nulls: 0, examples: ['true', 'false'] },
  ]);
});

it('keeps every field of every record, in the order of first sight', async () => {
  await using use = await opened();
  const records = [{ b: 1 }, { a: 'x', b: 2 }, { c: [1, { d: 2 }], a: null }];
  const { scraper } = await use.dataset.importRun(source('r.json', JSON.stringify(records)), { scraper: 'r' });
  const page = await use.dataset.api.results({ scraperId: scraper.id });
  expect(page.data).toEqual([
    { b: 1, a: null, c: null },
    { b: 2, a: 'x', c: null },
    { b: null, a: null, c: [1, { d: 2 }] },
  ]);
});

it('serves the newest run and keeps the older ones', async () => {
  await using use = await opened();
  const first = await use.dataset.importRun(source('a.csv', flats), { scraper: 'flats' });
  const second = await use.dataset.importRun(source('b.ndjson', '{"id":9}\n'), { scraper: first.scraper.id });
  expect(second.scraper).toMatchObject({ id: first.scraper.id, created: false });
  const scraperId = first.scraper.id;
  expect((await use.dataset.api.results({ scraperId })).data).toEqual([{ id: '9' }]);
  expect((await use.dataset.api.results({ scraperId, run: first.run.id })).pagination.total).toBe(3);
  expect((await use.dataset.api.runs({ scraperId })).data.map(({ id }) => id)).toEqual([second.run.id, first.run.id]);
});

const broken: readonly (readonly [name: string, content: string | Buffer])[] = [
  ['cut.json', '[{"id":1},{"id":'],
  ['long.csv', 'a,b\n1,2\n1,2,3\n'],
  ['latin.csv', Buffer.from([0x61, 0x2c, 0x62, 0x0a, 0xff, 0xfe, 0x2c, 0x31, 0x0a])],
  ['empty.csv', ''],
  ['binary.csv', Buffer.from([0x61, 0x00, 0x62])],
  ['text.json', '"hello"'],
];

it.each(broken)('makes no run and no scraper of %s, and names the file', async (name, content) => {
  await using use = await opened();
  await expect(use.dataset.importRun(source(name, content), { scraper: 'flats' })).rejects.toMatchObject({
    code: 'file_invalid',
    message: expect.stringContaining(name),
  });
  expect(await use.dataset.scrapers()).toEqual([]);
  expect(readdirSync(use.path).filter((entry) => entry.startsWith('r_'))).toEqual([]);
});

it('keeps the run before when an import fails', async () => {
  await using use = await opened();
  const { scraper, run } = await use.dataset.importRun(source('a.csv', flats), { scraper: 'flats' });
  await expect(use.dataset.importRun(source('cut.json', '[{"id":1},{"id":'), { scraper: 'flats' })).rejects.toThrow('cut.json');
  expect((await use.dataset.api.scraper({ scraperId: scraper.id })).data.latestRun?.id).toBe(run.id);
});

it('stops when told to, and leaves nothing', async () => {
  await using use = await opened();
  const controller = new AbortController();
  const rows = Array.from({ length: 30_000 }, (_, index) => `${index},flat ${index}\n`);
  const importing = use.dataset.importRun(source('a.csv', `id,title\n${rows.join('')}`), {
    scraper: 'flats',
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('enough')),
  });
  await expect(importing).rejects.toThrow('enough');
  expect(await use.dataset.scrapers()).toEqual([]);
  expect(readdirSync(use.path).filter((entry) => entry.startsWith('r_'))).toEqual([]);
});

it('takes the key it is told and refuses one that is no field', async () => {
  await using use = await opened();
  const report = await use.dataset.importRun(source('a.csv', flats), { scraper: 'flats', key: ['title', 'posted'] });
  expect(report.key).toEqual(['title', 'posted']);
  await expect(use.dataset.importRun(source('a.csv', flats), { scraper: 'flats', key: ['nope'] })).rejects.toMatchObject({ code: 'invalid_usage' });
});

it('accepts a source without records', async () => {
  await using use = await opened();
  const { scraper, run } = await use.dataset.importRun(source('a.csv', 'id,title\n'), { scraper: 'flats' });
  expect(run.records).toBe(0);
  const page = await use.dataset.api.hybrid({ scraperId: scraper.id, search: 'anything under 5' });
  expect(page).toMatchObject({ data: [], pagination: { total: 0 } });
});

it('prunes all but the newest runs', async () => {
  await using use = await opened();
  const reports = [];
  for (const name of ['a.csv', 'b.csv', 'c.csv']) reports.push(await use.dataset.importRun(source(name, flats), { scraper: 'flats' }));
  const scraperId = reports[0]?.scraper.id ?? '';
  const removed = await use.dataset.pruneRuns(scraperId, 1);
  expect(removed.map(({ id }) => id)).toEqual([reports[1]?.run.id, reports[0]?.run.id]);
  expect((await use.dataset.api.runs({ scraperId })).pagination.total).toBe(1);
  await expect(use.dataset.pruneRuns(scraperId, 0)).rejects.toMatchObject({ code: 'invalid_usage' });
});
