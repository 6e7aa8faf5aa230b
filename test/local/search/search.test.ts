import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { HybridInput } from '../../../src/contract/operations/search-request.ts';
import type { LocalDataset } from '../../../src/local/dataset.ts';
import { openDataset } from '../../../src/local/open.ts';
import { temporaryDirectory, type Temporary } from '../../temporary.ts';

const flats = [
  { id: 'A-1', title: 'Loft by the river', price: 1200, bedrooms: 2, about: 'Old brick walls and a bay window over the water' },
  { id: 'A-2', title: 'Garden flat', price: 900, bedrooms: 1, about: 'The window looks at the bay' },
  { id: 'A-3', title: 'Penthouse', price: 3400, bedrooms: 3, about: 'Terrace above the harbour, view of the river' },
  { id: 'A-4', title: 'Studio near the station', price: 700, bedrooms: 0, about: 'Small, quiet, with a Bay-Window' },
  { id: 'B-77', title: 'House with an orchard', price: 2100, bedrooms: 4, about: 'Apple trees, a barn, and a river at the end of the lane' },
];

describe('a search on this machine', () => {
  let directory: Temporary;
  let dataset: LocalDataset;
  let scraperId: string;

  beforeAll(async () => {
    directory = await temporaryDirectory();
    dataset = await openDataset({ directory: directory.path });
    const source = { name: 'flats.json', open: () => Readable.from([Buffer.from(JSON.stringify(flats))]) };
    scraperId = (await dataset.importRun(source, { scraper: 'flats' })).scraper.id;
  });
  afterAll(async () => {
    await dataset[Symbol.asyncDispose]();
    await directory[Symbol.asyncDispose]();
  });

  const ask = (search: string, more: Partial<HybridInput> = {}) => dataset.api.hybrid({ scraperId, search, ...more });
  const ids = async (search: string, more: Partial<HybridInput> = {}) => (await ask(search, more)).data.map(({ id }) => id);

  it('puts records that hold a quoted phrase first, whatever its case and marks', async () => {
    expect(
      (await ids('"bay window" river'))
        .slice(0, 2)
        .map(String)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['A-1', 'A-4']);
    expect((await ids('river "bay window" "brick walls"'))[0]).toBe('A-1');
  });

  it('reads no condition out of what is quoted', async () => {
    expect((await ask('"under $1000"')).meta.filter).toBe('');
    expect((await ask('"bay window" under $1000')).meta.filter).toBe('price < 1000');
  });

  it('finds an id exactly', async () => {
    expect((await ids('B-77'))[0]).toBe('B-77');
  });

  it('forgives a slip of the keyboard in a word that nothing holds', async () => {
    expect((await ids('orchrad', { mode: 'keyword' }))[0]).toBe('B-77');
    expect((await ids('penthuose', { mode: 'keyword' }))[0]).toBe('A-3');
  });

  it.each([
    'x'.repeat(24),
    'abcdefghijklmnopqrstuvwx',
    'éüößñçàêîôûäëïöüÿñçéèêëì',
    'квартира в центре',
    'Øyvær ærlig',
    'καρέκλα',
    'x'.repeat(2000),
    'abcd efgh ijkl mnop '.repeat(90),
  ])('takes a word that no record holds: %s', async (word) => {
    expect((await ask(word)).pagination.total).toBe(flats.length);
  });

  it('ranks by one leg alone when asked', async () => {
    const explained = async (mode: 'keyword' | 'vector') => (await ask('river', { mode, explain: true })).meta.explain;
    const keyword = await explained('keyword');
    expect(keyword?.embedder).toBeNull();
    expect(keyword?.records.every(({ vectorRank }) => vectorRank === null)).toBe(true);
    const vector = await explained('vector');
    expect(vector?.records.every(({ keywordRank }) => keywordRank === null)).toBe(true);
    expect(vector?.records.some(({ vectorRank }) => vectorRank === 1)).toBe(true);
  });

  it('takes the words as they are when told to', async () => {
    const answer = await ask('flats under $1000', { interpreter: 'none', explain: true });
    expect(answer.meta.filter).toBe('');
    expect(answer.pagination.total).toBe(flats.length);
    expect(answer.meta.explain?.rest).toBe('flats under $1000');
  });

  it('only interprets and counts in a dry run', async () => {
    const answer = await ask('cheapest flats under $1000', { dryRun: true });
    expect(answer).toMatchObject({ data: [], pagination: { total: 2 }, meta: { filter: 'price < 1000', sort: 'price asc' } });
    expect(answer.meta.explain?.spans.map(({ reading }) => reading)).toEqual(['price asc', 'price < 1000']);
  });

  it('says which condition to give up when nothing passes', async () => {
    const answer = await ask('4 bedrooms under $1500');
    expect(answer.pagination.total).toBe(0);
    expect(answer.meta.relaxations).toEqual([
      { without: 'bedrooms = 4', matches: 3 },
      { without: 'price < 1500', matches: 1, nearest: { filter: 'price <= 2100', matches: 1 } },
    ]);
  });

  it('suggests nothing when something passes', async () => {
    expect((await ask('2 bedrooms under $1500')).meta.relaxations).toBeUndefined();
  });
});
