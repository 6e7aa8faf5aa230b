import { Readable } from 'node:stream';

import { expect, it } from 'vitest';

import type { LocalDataset } from '../../../src/local/dataset.ts';
import type { ImportOptions, ImportSource } from '../../../src/local/import/import.ts';
import { openDataset } from '../../../src/local/open.ts';
import { temporaryDirectory } from '../../temporary.ts';

function csv(content: string): ImportSource {
  return { name: 'flats.csv', open: () => Readable.from([Buffer.from(content)]) };
}

/** A dataset with a scraper "flats" that has imported `first`. */
async function afterImport(first: string, options: Partial<ImportOptions> = {}) {
  const directory = await temporaryDirectory();
  const dataset = await openDataset({ directory: directory.path });
  const report = await dataset.importRun(csv(first), { scraper: 'flats', ...options });
  return {
    dataset,
    report,
    next: (content: string, more: Partial<ImportOptions> = {}) => dataset.importRun(csv(content), { scraper: 'flats', ...more }),
    latest: () => latestRecords(dataset, report.scraper.id),
    async [Symbol.asyncDispose]() {
      await dataset[Symbol.asyncDispose]();
      await directory[Symbol.asyncDispose]();
    },
  };
}

async function latestRecords(dataset: LocalDataset, scraperId: string) {
  return (await dataset.api.results({ scraperId, take: 1000 })).data;
}

const typed = 'id,price,seen\na,"$1,200",03/04/2026\nb,$900,25/04/2026\n';

it('holds a later run to the types of the run before, and says how to accept it', async () => {
  await using use = await afterImport(typed);
  await expect(use.next('id,price,seen\na,Free,26/04/2026\n')).rejects.toMatchObject({
    code: 'file_invalid',
    message: 'flats.csv, line 2: "Free" in the field "price" is not a number, as "price" was in the run before',
    hint: '--lenient stores such values as missing when they are few, --retype decides the types again, and --type price=text keeps them as they are.',
  });
  expect(await use.latest()).toHaveLength(2);
});

it('holds types and key over a run without records', async () => {
  await using use = await afterImport('shop,sku,price\na,1,$1\na,2,$2\nb,1,$3\n', { key: ['shop', 'sku'] });
  await use.next('shop,sku,price\n');
  await expect(use.next('shop,sku,price\na,1,Free\n')).rejects.toMatchObject({ code: 'file_invalid' });
  const report = await use.next('shop,sku,price\na,1,4\n');
  expect(report).toMatchObject({ key: ['shop', 'sku'], fields: [{}, {}, { name: 'price', type: 'number' }] });
});

it('settles types anew when told to', async () => {
  await using use = await afterImport(typed);
  const report = await use.next('id,price,seen\na,Free,26/04/2026\n', { settled: 'again' });
  expect(report.fields.find(({ name }) => name === 'price')).toMatchObject({ type: 'text' });
});

it('keeps the order of days and months where a later run alone would not tell', async () => {
  await using use = await afterImport(typed);
  await use.next('id,price,seen\na,$1,05/04/2026\n');
  expect(await use.latest()).toEqual([{ id: 'a', price: 1, seen: '2026-04-05' }]);
});

it('keeps the decimal comma where a later run alone would not tell', async () => {
  await using use = await afterImport('id;weight\na;1.234,5\nb;2,5\n');
  await use.next('id;weight\na;1.234\nb;3.000\n');
  expect((await use.latest()).map(({ weight }) => weight)).toEqual([1234, 3000]);
});

it('keeps the unit of the run before where later values convert into it', async () => {
  await using use = await afterImport('id,weight,trip\na,1.5 kg,2 h\nb,2 kg,3 h\n');
  const report = await use.next('id,weight,trip\na,1500 g,2 h 30 min\nb,900 g,45 min\n');
  expect((await use.latest()).map(({ weight, trip }) => [weight, trip])).toEqual([
    [1.5, 2.5],
    [0.9, 0.75],
  ]);
  expect(report.fields.slice(1)).toMatchObject([{ unit: 'kg' }, { unit: 'h' }]);
});

it('follows clear evidence of another decimal mark, and says so', async () => {
  await using use = await afterImport('id,weight\na,12\nb,13\n');
  const report = await use.next('id;weight\na;1.234,5\nb;2,5\n');
  expect((await use.latest()).map(({ weight }) => weight)).toEqual([1234.5, 2.5]);
  expect(report.notes).toContain('weight: its values are written in another way than in the run before');
});

it('keeps what its owner settled for the runs to come', async () => {
  await using use = await afterImport('sku,price,note,old\n1,5,x,y\n2,6,x,z\n', {
    types: { price: 'text' },
    rename: { old: 'former' },
    omit: ['note'],
    key: ['sku'],
  });
  const report = await use.next('sku,price,note,old\n3,7,x,y\n');
  expect(report.fields.map(({ name, type }) => [name, type])).toEqual([
    ['sku', 'text'],
    ['price', 'text'],
    ['former', 'text'],
  ]);
  expect(report.key).toEqual(['sku']);
});

it('tells added and missing fields without failing', async () => {
  await using use = await afterImport(typed);
  const report = await use.next('id,price,agent\na,$5,Kim\n');
  expect(report).toMatchObject({ added: ['agent'], missing: ['seen'] });
  expect(report.warnings).toEqual(['fields of the run before are missing: seen']);
});

it('warns of a run that shrank, and refuses it when guarded', async () => {
  const rows = Array.from({ length: 10 }, (_, index) => `${index},${index}\n`).join('');
  await using use = await afterImport(`id,price\n${rows}`);
  const small = 'id,price\n1,1\n2,2\n3,3\n';
  await expect(use.next(small, { guard: 'refuse' })).rejects.toMatchObject({
    code: 'file_invalid',
    message: 'the run is refused: the run shrank from 10 records to 3',
  });
  expect((await use.next(small)).warnings).toEqual(['the run shrank from 10 records to 3']);
  expect((await use.next('id,price\n')).warnings).toEqual(['the run shrank from 3 records to 0']);
});

it('stores few misfits as missing when lenient, and lists them', async () => {
  const rows = Array.from({ length: 99 }, (_, index) => `${index},$${index}\n`).join('');
  await using use = await afterImport(`id,price\n${rows}x,2 for 5\n`, { tolerance: 'lenient' });
  const price = use.report.fields.find(({ name }) => name === 'price');
  expect(price).toMatchObject({ type: 'number', unit: 'USD', values: 99, nulls: 0, failed: 1, failures: [{ line: 101, value: '2 for 5' }] });
  expect((await use.latest()).at(-1)).toEqual({ id: 'x', price: null });
});

it('says which few values keep a field from being a number', async () => {
  const rows = Array.from({ length: 99 }, (_, index) => `${index},$${index}\n`).join('');
  await using use = await afterImport(`id,price\n${rows}x,2 for 5\n`);
  const price = use.report.fields.find(({ name }) => name === 'price');
  expect(price).toMatchObject({ type: 'text', near: { type: 'number', failed: 1, failures: [{ line: 101, value: '2 for 5' }] } });
});

it('keeps the raw form beside typed values, and does not search it', async () => {
  await using use = await afterImport(typed, { raw: 'keep' });
  expect(await use.latest()).toEqual([
    { id: 'a', price: 1200, price_raw: '$1,200', seen: '2026-04-03', seen_raw: '03/04/2026' },
    { id: 'b', price: 900, price_raw: '$900', seen: '2026-04-25', seen_raw: '25/04/2026' },
  ]);
  const explained = await use.dataset.api.hybrid({ scraperId: use.report.scraper.id, search: '"$1,200"', explain: true });
  expect(explained.meta.explain?.records.every(({ keywordRank }) => keywordRank === null)).toBe(true);
});

it('previews an import without storing anything', async () => {
  await using use = await afterImport(typed);
  const preview = await use.dataset.previewImport(csv('id,price,seen\nc,$7,01/04/2026\n'), { scraper: 'flats' });
  expect(preview).toMatchObject({
    records: 1,
    key: ['id'],
    fields: [{ name: 'id' }, { name: 'price', type: 'number', min: 7, max: 7 }, { name: 'seen', type: 'date' }],
  });
  await use.dataset.previewImport(csv(typed), { scraper: 'other' });
  expect(await use.dataset.scrapers()).toHaveLength(1);
  expect((await use.dataset.api.runs({ scraperId: use.report.scraper.id })).pagination.total).toBe(1);
});

it('orders runs by when their records were scraped', async () => {
  const day = Date.UTC(2026, 0, 10);
  await using use = await afterImport('id,price\n1,1\n', { runAt: day });
  const older = await use.next('id,price\n1,2\n', { runAt: day - 86_400_000 });
  const newer = await use.next('id,price\n1,3\n', { runAt: day + 86_400_000 });
  const runs = await use.dataset.api.runs({ scraperId: use.report.scraper.id });
  expect(runs.data.map(({ id }) => id)).toEqual([newer.run.id, use.report.run.id, older.run.id]);
  expect(runs.data[0]?.runAt).toBe('2026-01-11T00:00:00.000Z');
  expect(await use.latest()).toEqual([{ id: '1', price: 3 }]);
});

it('counts relative dates from the time of the scrape', async () => {
  await using use = await afterImport('id,posted\n1,2 hours ago\n2,yesterday\n', { runAt: Date.UTC(2026, 0, 10, 12) });
  expect((await use.latest()).map(({ posted }) => posted)).toEqual(['2026-01-10T10:00:00.000Z', expect.stringMatching(/^2026-01-09/)]);
});

it('warns of records that repeat a key it was given', async () => {
  await using use = await afterImport('sku,price\na,1\na,2\n,3\n', { key: ['sku'] });
  expect(use.report.warnings).toEqual(['1 records repeat the key of another, and 1 records lack a part of the key (sku; first on line 3, 4)']);
});

const unknown: readonly (readonly [string, Partial<ImportOptions>])[] = [
  ['--only', { only: ['nope'] }],
  ['--omit', { omit: ['nope'] }],
  ['--type', { types: { nope: 'number' } }],
  ['--rename', { rename: { nope: 'x' } }],
  ['--key', { key: ['nope'] }],
];

it.each(unknown)('refuses %s with a field that the source does not have', async (option, options) => {
  await using use = await afterImport(typed);
  await expect(use.next(typed, options)).rejects.toMatchObject({
    code: 'invalid_usage',
    message: `${option} names "nope", which is not a field of the source`,
  });
});

it('takes the comma for the decimal mark of numbers that do not tell, where other fields have it', async () => {
  await using use = await afterImport('id;dust;cars\na;15,3;7.793\nb;24,1;12.504\nc;9,8;8.120\n');
  expect(use.report.fields.map(({ type }) => type)).toEqual(['text', 'number', 'number']);
  expect(await use.latest()).toMatchObject([
    { dust: 15.3, cars: 7793 },
    { dust: 24.1, cars: 12_504 },
    { dust: 9.8, cars: 8120 },
  ]);
  expect(use.report.notes.join('; ')).toContain('cars: the comma is the decimal mark, as in other fields (1.234 is 1234)');
});

it('knows the point of prices without cents, half of which end in 0, for one that parts thousands', async () => {
  const rows = [11_550, 5950, 27_250, 8120, 9990, 14_400, 3310, 61_005, 2875, 7030];
  const dotted = (value: number) => `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}`;
  await using use = await afterImport(
    ['id;bid;hours', ...rows.map((value, at) => `m${at};€ ${dotted(value)};${dotted(value + 1)} h`), ''].join('\n'),
  );
  expect(await use.latest()).toMatchObject(rows.map((value) => ({ bid: value, hours: value + 1 })));
});

it('takes nothing from fields of both marks', async () => {
  await using use = await afterImport('id;dust;price;cars\na;15,3;2.75;7.793\nb;24,1;3.5;12.504\n');
  expect(await use.latest()).toMatchObject([
    { dust: 15.3, price: 2.75, cars: 7.793 },
    { dust: 24.1, price: 3.5, cars: 12.504 },
  ]);
});

it('takes nothing where the mark is said, or held', async () => {
  await using said = await afterImport('id;dust;cars\na;15,3;7.793\n', { decimal: 'comma' });
  expect(await said.latest()).toMatchObject([{ cars: 7793 }]);
  await using held = await afterImport('id;cars\na;7.793\nb;7.2\n');
  await held.next('id;dust;cars\na;15,3;8.120\n');
  expect(await held.latest()).toMatchObject([{ dust: 15.3, cars: 8.12 }]);
});

it('takes nothing from other fields where dollars are written with a comma before three digits, as no cents are', async () => {
  await using use = await afterImport('id;euro;price;views\na;15,30 €;$1,307;1,864\nb;24,10 €;$9,410;9,950\n');
  expect(await use.latest()).toMatchObject([
    { euro: 15.3, price: 1307, views: 1864 },
    { euro: 24.1, price: 9410, views: 9950 },
  ]);
});

it('leaves coordinates as they are, and says what a comma became', async () => {
  await using use = await afterImport('id;dust;lat;weight\na;15,3;47.123;1,250\nb;24,1;52.456;2,375\n');
  expect(await use.latest()).toMatchObject([
    { dust: 15.3, lat: 47.123, weight: 1.25 },
    { dust: 24.1, lat: 52.456, weight: 2.375 },
  ]);
  expect(use.report.notes.join('; ')).toContain('weight: the comma is the decimal mark, as in other fields (1,234 is less than 2)');
});
