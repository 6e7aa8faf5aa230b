import { beforeAll, describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import type { DiffInput } from '../../src/contract/operations/diff.ts';
import type { Backend } from './backend.ts';

interface Subject {
  readonly backend: Backend;
  /** A scraper that never completed a run. */
  readonly never: string;
}

const monday = [
  { id: 'a', title: 'Oak table', price: 100, seen: '2026-03-01T08:00:00Z', tags: ['oak', 'new'] },
  { id: 'b', title: 'Lamp', price: 20, seen: '2026-03-01T08:00:00Z', tags: [] },
  { id: 'c', title: 'Shelf', price: null, seen: '2026-03-01T08:00:00Z', tags: null },
];
const tuesday = [
  { id: 'd', title: 'Chair', price: 45, seen: '2026-03-02T08:00:00Z', tags: [] },
  { id: 'b', title: 'Lamp', price: 20, seen: '2026-03-01T09:00:00+01:00', tags: [] },
  { id: 'a', title: 'Oak table', price: 95, seen: '2026-03-02T08:00:00Z', tags: ['oak'] },
];

/** Diffs of runs. */
export function describeDiffs(subject: () => Subject): void {
  describe('a diff', () => {
    let api: ScrapersApi;
    let scraperId: string;
    let runs: readonly string[];
    const importRuns = (name: string, ...records: readonly (readonly object[])[]) => subject().backend.importRuns(name, ...records);
    const diff = (input: Omit<DiffInput, 'scraperId'> = {}) => api.diff({ scraperId, ...input });

    beforeAll(async () => {
      ({ api } = subject().backend);
      ({ scraperId, runs } = await importRuns('furniture', monday, tuesday));
    });

    it('tells what was removed, changed and added, with the key, the record and the fields that changed', async () => {
      const { data, pagination } = await diff();
      const seen = (day: string) => `2026-03-0${day}T08:00:00.000Z`;
      expect(data).toEqual([
        { change: 'removed', key: { id: 'c' }, record: { id: 'c', title: 'Shelf', price: null, seen: seen('1'), tags: null } },
        {
          change: 'changed',
          key: { id: 'a' },
          record: { id: 'a', title: 'Oak table', price: 95, seen: seen('2'), tags: ['oak'] },
          fields: {
            price: { from: 100, to: 95 },
            seen: { from: seen('1'), to: seen('2') },
            tags: { from: ['oak', 'new'], to: ['oak'] },
          },
        },
        { change: 'added', key: { id: 'd' }, record: { id: 'd', title: 'Chair', price: 45, seen: seen('2'), tags: [] } },
      ]);
      expect(pagination).toEqual({ total: 3, page: 1, take: 10, totalPages: 1, hasMore: false });
    });

    it('tells what it compared, and how', async () => {
      const { meta } = await diff();
      const { data: known } = await api.runs({ scraperId });
      expect(meta).toEqual({
        from: known[1],
        to: known[0],
        key: ['id'],
        summary: { added: 1, removed: 1, changed: 1, unchanged: 1 },
        schema: { added: [], removed: [], changed: [] },
        duplicates: { from: 0, to: 0 },
      });
    });

    it('is of the runs that are named', async () => {
      const [older = '', newer = ''] = runs;
      const whole = await diff();
      expect(await diff({ from: older, to: newer })).toEqual(whole);
      expect(await diff({ from: 'previous', to: 'latest' })).toEqual(whole);
      expect(await diff({ from: 'previous', to: newer })).toEqual(whole);
      expect(await diff({ from: older, to: 'latest' })).toEqual(whole);
    });

    it('of a first run adds everything', async () => {
      for (const to of [runs[0] ?? '', 'previous']) {
        const { data, meta } = await diff({ to });
        expect(data.map(({ change, key }) => [change, key['id']])).toEqual([
          ['added', 'a'],
          ['added', 'b'],
          ['added', 'c'],
        ]);
        expect(meta).toMatchObject({ from: null, to: { id: runs[0] }, key: ['id'], summary: { added: 3, removed: 0, changed: 0, unchanged: 0 } });
      }
    });

    it('is empty before there is a completed run', async () => {
      expect(await api.diff({ scraperId: subject().never, page: 3, take: 7, stats: true })).toEqual({
        data: [],
        pagination: { total: 0, page: 3, take: 7, totalPages: 0, hasMore: false },
        meta: {
          from: null,
          to: null,
          key: [],
          summary: { added: 0, removed: 0, changed: 0, unchanged: 0 },
          schema: { added: [], removed: [], changed: [] },
          duplicates: { from: 0, to: 0 },
          stats: [],
        },
      });
    });

    it('backwards in time is told so', async () => {
      const [older = '', newer = ''] = runs;
      const { data, meta } = await diff({ from: newer, to: older });
      expect(data.map(({ change, key }) => [change, key['id']])).toEqual([
        ['removed', 'd'],
        ['changed', 'a'],
        ['added', 'c'],
      ]);
      expect(meta.warnings).toEqual([`from, the run ${newer}, is newer than to, the run ${older}: changes are shown backwards in time`]);
    });

    it('of a run with itself has no changes', async () => {
      const { data, meta } = await diff({ from: 'latest' });
      expect([data, meta.summary.unchanged, meta.warnings]).toEqual([[], 3, ['both runs are the same one']]);
    });

    it('comes in pages, whatever part of it is asked for', async () => {
      const whole = await diff();
      const pages = await Promise.all([1, 2, 3, 4].map((page) => diff({ page, take: '1' })));
      expect(pages.flatMap(({ data }) => data)).toEqual(whole.data);
      expect(pages.map(({ pagination }) => pagination.hasMore)).toEqual([true, true, false, false]);
      const { data, pagination, meta } = await diff({ change: 'added' });
      expect([data, pagination.total, meta.summary]).toEqual([whole.data.slice(2), 1, whole.meta.summary]);
      expect((await diff({ changedFields: 'tags,title' })).data).toEqual(whole.data.slice(1, 2));
      expect((await diff({ where: 'price.pct <= -5 OR price.new > 40' })).data).toEqual(whole.data.slice(1));
    });

    it('compares the fields alone that it is given', async () => {
      const { data, meta } = await diff({ fields: 'price' });
      expect(meta.summary).toEqual({ added: 1, removed: 1, changed: 1, unchanged: 1 });
      expect(data.find(({ change }) => change === 'changed')).toMatchObject({ key: { id: 'a' }, fields: { price: { from: 100, to: 95 } } });
      expect((await diff({ fields: 'title', stats: 'true' })).meta).toMatchObject({ summary: { changed: 0, unchanged: 2 }, stats: [] });
      await expect(diff({ fields: 'size' })).rejects.toMatchObject({
        code: 'invalid_parameter',
        message: expect.stringContaining('fields names "size"'),
      });
    });

    it('leaves out what is ignored, and what is within a tolerance', async () => {
      expect((await diff({ ignore: 'seen, tags', tolerance: 'price=5%' })).meta.summary).toEqual({ added: 1, removed: 1, changed: 0, unchanged: 2 });
      const { data } = await diff({ ignore: 'seen', tolerance: 'price=4.9%', change: 'changed' });
      expect(data).toMatchObject([{ fields: { price: { from: 100, to: 95 }, tags: expect.anything() } }]);
      expect(Object.keys(Object(data[0]).fields)).toEqual(['price', 'tags']);
    });

    it('goes by another key, or by several fields together', async () => {
      expect((await diff({ key: 'title' })).meta).toMatchObject({ key: ['title'], summary: { added: 1, removed: 1, changed: 1, unchanged: 1 } });
      const { data } = await diff({ key: 'title,price' });
      expect(data.map(({ change, key }) => [change, key])).toEqual([
        ['removed', { title: 'Oak table', price: 100 }],
        ['removed', { title: 'Shelf', price: null }],
        ['added', { title: 'Chair', price: 45 }],
        ['added', { title: 'Oak table', price: 95 }],
      ]);
    });

    it('tells statistics when asked to', async () => {
      const { meta } = await diff({ stats: 'true', take: 1 });
      expect(meta.stats).toEqual([
        {
          field: 'price',
          changes: 1,
          appeared: 0,
          vanished: 0,
          up: 0,
          down: 1,
          delta: { min: -5, median: -5, max: -5 },
          pct: { min: -5, median: -5, max: -5 },
        },
        { field: 'seen', changes: 1, appeared: 0, vanished: 0, up: 1, down: 0, unit: 'days', delta: { min: 1, median: 1, max: 1 } },
        { field: 'tags', changes: 1, appeared: 0, vanished: 0 },
      ]);
    });

    it('finds renames when asked to', async () => {
      const { data, meta } = await diff({ findRenames: '20%' });
      expect(meta.summary).toEqual({ added: 1, removed: 1, changed: 1, unchanged: 1, renamed: 0 });
      expect(data).toHaveLength(3);
      const moved = await importRuns(
        'moved',
        monday,
        monday.map((each) => ({ ...each, id: `new ${each.id}` })),
      );
      const renamed = await api.diff({ scraperId: moved.scraperId, findRenames: 90 });
      expect(renamed.data[0]).toEqual({
        change: 'renamed',
        oldKey: { id: 'a' },
        key: { id: 'new a' },
        similarity: 100,
        record: expect.objectContaining({ id: 'new a', title: 'Oak table' }),
        fields: { id: { from: 'a', to: 'new a' } },
      });
      expect(renamed.meta.summary).toEqual({ added: 0, removed: 0, changed: 0, unchanged: 0, renamed: 3 });
    });

    it('without a key compares records whole, as often as they are there', async () => {
      const [lamp, shelf] = [
        { title: 'Lamp', price: 5 },
        { title: 'Shelf', price: 7 },
      ];
      const { scraperId: id } = await importRuns('keyless', [lamp, lamp, lamp, shelf], [shelf, lamp, { title: 'Lamp', price: 6 }]);
      const { data, meta } = await api.diff({ scraperId: id });
      expect(data).toEqual([
        { change: 'removed', key: {}, record: lamp },
        { change: 'removed', key: {}, record: lamp },
        { change: 'added', key: {}, record: { title: 'Lamp', price: 6 } },
      ]);
      expect(meta).toMatchObject({ key: [], summary: { added: 1, removed: 2, changed: 0, unchanged: 2 }, duplicates: { from: 0, to: 0 } });
    });

    it('finds the key though a record was scraped twice, and tells what changed', async () => {
      const ad = (adId: string, price: number) => ({ adId, price });
      const { scraperId: id } = await importRuns('ads twice', [ad('a', 1), ad('b', 2), ad('a', 1)], [ad('a', 1), ad('b', 3), ad('a', 1)]);
      const { data, meta } = await api.diff({ scraperId: id });
      expect(data).toEqual([{ change: 'changed', key: { adId: 'b' }, record: ad('b', 3), fields: { price: { from: 2, to: 3 } } }]);
      expect(meta).toMatchObject({ key: ['adId'], duplicates: { from: 2, to: 2 } });
    });

    it('pairs records that share a key: equal ones first, the others in their order', async () => {
      const offer = (sku: string, price: number) => ({ sku, price });
      const { scraperId: id } = await importRuns(
        'offers twice',
        [offer('x', 1), offer('x', 2), offer('x', 3), offer('y', 1)],
        [offer('x', 9), offer('x', 3), offer('y', 1)],
      );
      const { data, meta } = await api.diff({ scraperId: id, key: 'sku' });
      expect(data).toEqual([
        { change: 'removed', key: { sku: 'x' }, record: offer('x', 2) },
        { change: 'changed', key: { sku: 'x' }, record: offer('x', 9), fields: { price: { from: 1, to: 9 } } },
      ]);
      expect(meta.duplicates).toEqual({ from: 3, to: 2 });
      expect(meta.warnings).toEqual([
        expect.stringMatching(/^3 records of the older run .*"x"/),
        expect.stringMatching(/^2 records of the newer run .*"x"/),
      ]);
    });

    it('to a run without records removes everything, and says why', async () => {
      const { scraperId: id, runs: both } = await importRuns('emptied', monday, []);
      const { data, meta } = await api.diff({ scraperId: id });
      expect(data.map(({ change, key }) => [change, key])).toEqual(['a', 'b', 'c'].map((each) => ['removed', { id: each }]));
      expect(meta).toMatchObject({ key: ['id'], schema: { removed: ['id', 'title', 'price', 'seen', 'tags'] } });
      expect(meta.warnings).toEqual([`the run ${both[1]} has no records`]);
    });

    it('tells which fields came and went, and whose values did', async () => {
      const { scraperId: id } = await importRuns(
        'columns',
        [{ id: 1, size: 4, '100': 'x' }, { id: 2 }],
        [{ id: 1, '100': 'x', colour: 'red' }, { id: 2 }],
      );
      const { data, meta } = await api.diff({ scraperId: id });
      expect(meta.schema).toEqual({ added: ['colour'], removed: ['size'], changed: [] });
      expect(data).toMatchObject([{ change: 'changed', fields: { colour: { from: null, to: 'red' }, size: { from: 4, to: null } } }]);
      expect(meta.summary.unchanged).toBe(1);
    });

    it('counts a field that all records came to have, if only as null, for a change of each', async () => {
      const { scraperId: id } = await importRuns(
        'nulls',
        [{ id: 1 }, { id: 2 }],
        [1, 2].map((each) => ({ id: each, colour: null })),
      );
      const { data, meta } = await api.diff({ scraperId: id });
      expect(meta.schema.added).toEqual(['colour']);
      expect(data).toMatchObject([1, 2].map(() => ({ change: 'changed', fields: { colour: { from: null, to: null } } })));
      expect(meta.warnings).toEqual([expect.stringContaining('the field colour came and is null in 2 records')]);
    });

    it('takes names with commas in backticks, as results and exports do', async () => {
      const record = (name: string, size: number) => ({ 'name, first': name, size, 'colour, shade': 'red' });
      const { scraperId: id } = await importRuns('commas', [record('a', 1), record('b', 2)], [record('a', 1), record('b', 3)]);
      const { data } = await api.diff({ scraperId: id, key: '`name, first`', ignore: '`colour, shade`' });
      expect(data).toMatchObject([{ change: 'changed', key: { 'name, first': 'b' } }]);
      const page = await api.results({ scraperId: id, sort: '-`name, first`', fields: 'size,`name, first`' });
      expect(page.data).toEqual([
        { size: 3, 'name, first': 'b' },
        { size: 1, 'name, first': 'a' },
      ]);
    });

    it('keeps fields that are named awkwardly', async () => {
      const before = JSON.parse('[{"id":1,"__proto__":"p","constructor":"c","10":1}]') as object[];
      const after = JSON.parse('[{"id":1,"__proto__":"q","constructor":"d","10":2}]') as object[];
      const { scraperId: id } = await importRuns('awkward diff', before, after);
      const [change] = (await api.diff({ scraperId: id })).data;
      const { record, fields } = Object(change);
      expect(Object.entries(record).toSorted(byName)).toEqual([
        ['10', 2],
        ['__proto__', 'q'],
        ['constructor', 'd'],
        ['id', expect.anything()],
      ]);
      expect(Object.entries(fields).toSorted(byName)).toEqual([
        ['10', { from: 1, to: 2 }],
        ['__proto__', { from: 'p', to: 'q' }],
        ['constructor', { from: 'c', to: 'd' }],
      ]);
    });

    it.each([
      ['change', 'moved', 'must be one of added, removed, changed, renamed'],
      ['change', ['added', 'removed'], 'is given more than once; give it once, one of added, removed, changed, renamed'],
      ['key', '', 'must be names joined by commas'],
      ['key', 'size', 'names "size", which is not a field; fields are id, title, price, seen, tags'],
      ['ignore', 'size', 'names "size", which is not a field; fields are id, title, price, seen, tags'],
      ['changedFields', 'price,size', 'names "size", which is not a field; fields are id, title, price, seen, tags'],
      ['tolerance', 'size=1', 'names "size", which is not a field; fields are id, title, price, seen, tags'],
      ['tolerance', 'title=1', 'names "title", which is not a number but text'],
      ['tolerance', 'price', 'must be fields with a tolerance, joined by commas: price=1%,rating=0.1'],
      ['tolerance', 'price=-1', 'must be fields with a tolerance, joined by commas: price=1%,rating=0.1'],
      ['tolerance', 'price=1%,price=2', 'must name each field once'],
      ['findRenames', '0', 'must be a percentage above 0 and at most 100'],
      ['findRenames', '101%', 'must be a percentage above 0 and at most 100'],
      ['stats', 'maybe', 'must be true or false'],
      ['from', '', 'must be text of 1 to 64 characters'],
      ['take', 1001, 'must be a whole number from 1 to 1000'],
      ['where', 'price.new >', 'expected a value at the end'],
    ])('with %s %j is refused', async (parameter, value, message) => {
      await expect(diff({ [parameter]: value })).rejects.toMatchObject({ code: 'invalid_parameter', issues: [{ parameter, message }] });
    });

    it('by a key that one of the runs does not have is refused, naming both', async () => {
      const { scraperId: id, runs: both } = await importRuns('rekeyed', [{ id: 1, sku: 'x' }], [{ id: 1, code: 'y' }]);
      const message = `names "sku", which the run ${both[1]} does not have`;
      await expect(api.diff({ scraperId: id, key: 'sku' })).rejects.toMatchObject({
        code: 'invalid_parameter',
        issues: [{ parameter: 'key', message }],
      });
    });

    it.each([{ from: 'nosuch' }, { to: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }])('of the unknown run %j is run_not_found', async (asked) => {
      await expect(diff(asked)).rejects.toMatchObject({ code: 'run_not_found' });
    });

    it('of an unknown scraper is scraper_not_found', async () => {
      await expect(api.diff({ scraperId: 'scr_unknownunknown00' })).rejects.toMatchObject({ code: 'scraper_not_found' });
    });

    it('that nobody waits for any more rejects with the reason', async () => {
      const reason = new Error('enough');
      await expect(api.diff({ scraperId }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
