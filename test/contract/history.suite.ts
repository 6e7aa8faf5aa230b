import { beforeAll, describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import type { HistoryInput } from '../../src/contract/operations/history.ts';
import type { Backend } from './backend.ts';

interface Subject {
  readonly backend: Backend;
  /** A scraper that never completed a run. */
  readonly never: string;
}

const shop = (prices: Readonly<Record<string, number>>) => Object.entries(prices).map(([sku, price]) => ({ sku, price, title: `Item ${sku}` }));

/** One record over all runs. */
export function describeHistories(subject: () => Subject): void {
  describe('a history', () => {
    let api: ScrapersApi;
    let scraperId: string;
    const history = (input: Omit<HistoryInput, 'scraperId'>) => api.history({ scraperId, ...input });
    const importAll = async (name: string, ...runs: readonly (readonly object[])[]) => (await subject().backend.importRuns(name, ...runs)).scraperId;

    beforeAll(async () => {
      ({ api } = subject().backend);
      const prices = [{ a1: 1 }, { a1: 1, b2: 5 }, { a1: 1, b2: 6 }, { a1: 1, b2: 6 }, { a1: 1 }, { a1: 1 }, { a1: 2, b2: 7 }];
      scraperId = await importAll('shop', ...prices.map(shop));
    });

    it('tells when a record came, changed and went, the newest run first', async () => {
      const { data, pagination, meta } = await history({ key: 'b2' });
      expect(data.map(({ change, record, fields }) => [change, record?.['price'] ?? null, fields])).toEqual([
        ['added', 7, undefined],
        ['absent', null, undefined],
        ['removed', null, undefined],
        ['unchanged', 6, undefined],
        ['changed', 6, { price: { from: 5, to: 6 } }],
        ['added', 5, undefined],
        ['absent', null, undefined],
      ]);
      const { data: runs } = await api.runs({ scraperId });
      expect(data.map(({ run }) => run)).toEqual(runs);
      expect(pagination).toEqual({ total: 7, page: 1, take: 10, totalPages: 1, hasMore: false });
      expect(meta).toEqual({ key: { sku: 'b2' }, fields: ['sku', 'price', 'title'], first: runs[5], last: runs[0], runs: 4 });
    });

    it('comes in pages', async () => {
      const { data } = await history({ key: 'b2' });
      const pages = await Promise.all([1, 2, 3, 4].map((page) => history({ key: 'b2', page, take: 3 })));
      expect(pages.flatMap((page) => page.data)).toEqual(data);
    });

    it('is of the fields that are named', async () => {
      const { data, meta } = await history({ key: 'b2', fields: 'title' });
      expect(data.map(({ change, record }) => [change, record])).toEqual([
        ['added', { title: 'Item b2' }],
        ['absent', null],
        ['removed', null],
        ['unchanged', { title: 'Item b2' }],
        ['unchanged', { title: 'Item b2' }],
        ['added', { title: 'Item b2' }],
        ['absent', null],
      ]);
      expect(meta.fields).toEqual(['title']);
    });

    it('finds a record by other fields than the key, numbers, dates and text alike', async () => {
      const run = [
        { id: 'x', price: 5, day: '2026-03-01', name: 'Smith, Jane' },
        { id: 'y', price: 5, day: '2026-03-02', name: 'Smith, Joe' },
      ];
      const id = await importAll('people', run);
      const found = async (key: string, by: string) => (await api.history({ scraperId: id, key, by })).data[0];
      expect((await found('5.0,2026-03-02', 'price,day'))?.record?.['id']).toBe('y');
      expect((await found('"Smith, Jane",5', 'name,price'))?.record?.['id']).toBe('x');
      expect((await found('Smith, Joe', 'name'))?.record?.['id']).toBe('y');
      expect(await found('5', 'price')).toMatchObject({ record: { id: 'x' }, matches: 2 });
    });

    it('says in how many runs it could not look', async () => {
      const id = await importAll('columns come', [{ sku: 'k', price: 1 }], [{ sku: 'k', price: 1, code: 'c1' }]);
      const { data, meta } = await api.history({ scraperId: id, key: 'c1', by: 'code' });
      expect(data.map(({ change }) => change)).toEqual(['added', 'absent']);
      expect(meta.warnings).toEqual(['1 of 2 runs do not have the fields of the key: the record is absent from them']);
    });

    it('of a record that never was is refused, with keys that are like it', async () => {
      await expect(history({ key: 'b3' })).rejects.toMatchObject({
        code: 'record_not_found',
        message: 'no run has a record with sku "b3"',
        hint: 'Did you mean b2?',
      });
      await expect(api.history({ scraperId: subject().never, key: 'b3' })).rejects.toMatchObject({ code: 'record_not_found' });
    });

    it.each([
      ['key', '', 'must be text of 1 to 2000 characters'],
      ['key', undefined, 'must be text of 1 to 2000 characters'],
      ['by', 'size', 'names "size", which is not a field; fields are sku, price, title'],
      ['fields', 'size', 'names "size", which is not a field; fields are sku, price, title'],
      ['take', 0, 'must be a whole number from 1 to 1000'],
    ])('with %s %j is refused', async (parameter, value, message) => {
      await expect(history({ key: 'b2', [parameter]: value })).rejects.toMatchObject({ code: 'invalid_parameter', issues: [{ parameter, message }] });
    });

    it('with too few values for the key is refused', async () => {
      const message = 'must be 2 values joined by commas, one each for sku, title';
      await expect(history({ key: 'b2', by: 'sku,title' })).rejects.toMatchObject({ issues: [{ parameter: 'key', message }] });
    });

    it('of a scraper without a key needs to be told by what to find the record', async () => {
      const id = await importAll('keyless people', [{ name: 'x' }, { name: 'x' }]);
      await expect(api.history({ scraperId: id, key: 'x' })).rejects.toMatchObject({ code: 'invalid_parameter', issues: [{ parameter: 'by' }] });
      expect((await api.history({ scraperId: id, key: 'x', by: 'name' })).data).toMatchObject([{ change: 'added', matches: 2 }]);
    });

    it('that nobody waits for any more rejects with the reason', async () => {
      const reason = new Error('enough');
      await expect(api.history({ scraperId, key: 'b2' }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}
