import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import type { HybridInput } from '../../src/contract/operations/search-request.ts';
import { describeAsItCame } from './as-it-came.suite.ts';
import { openLocalBackend, serveBackend, type Backend } from './backend.ts';
import { describeExport } from './export.suite.ts';
import { describeDiffs } from './diff.suite.ts';
import { describeFacets } from './facets.suite.ts';
import { flats, servedFlats, type Flat } from './flats.ts';
import { describeChangePlans } from './change-plans.suite.ts';
import { describeChats } from './chat.suite.ts';
import { describeHistories } from './history.suite.ts';
import { describePages } from './pages.suite.ts';
import { describeStatistics } from './statistics.suite.ts';
import { describeStats } from './stats.suite.ts';
import { describeWrongRequests } from './wrong-requests.suite.ts';

// One dataset, asked in both ways: what is imported for the one is there for the other.
const local = openLocalBackend();
const remote = local.then(serveBackend);
afterAll(async () => (await remote)[Symbol.asyncDispose]());

describeScrapersApi('the API on this machine', () => local);
describeScrapersApi('the API through a server', () => remote);

describe('the API on this machine and the same through a server', () => {
  const backends: Backend[] = [];
  let scraperId: string;
  beforeAll(async () => {
    backends.push(await local, await remote);
    ({ scraperId } = await (await local).importRuns('flats', flats));
  });

  const told = async (api: ScrapersApi, input: object): Promise<unknown> => {
    const answers = await Promise.allSettled([
      api.hybrid({ scraperId, search: 'quiet flat', ...input }),
      api.results({ scraperId, ...input }),
      api.scraper({ scraperId, ...input }),
      api.runs({ scraperId, ...input }),
      api.diff({ scraperId, ...input }),
      api.history({ scraperId, key: 'F-003', ...input }),
      api.stats({ scraperId, plan: 'count(), avg(price) by rooms', ...input }),
      api.facets({ scraperId, ...input }),
    ]);
    return answers.map((answer) => (answer.status === 'fulfilled' ? JSON.stringify(answer.value) : failureOf(answer.reason)));
  };

  it.each([
    {},
    { search: 'price under 600 cheapest', take: 3, explain: true },
    { filter: "available >= '2026-03-01'", sort: '-price,title', fields: 'price,title' },
    { page: 'x', take: [], search: '' },
    { scraperId: 'scr_unknownunknown00' },
    { scraperId: 'no/id' },
    { filter: 'size > 4' },
    { filter: 'price <\n\t 4 AND' },
    { filter: `price < 4 AND ${'rooms = 1 AND '.repeat(200)}` },
    { filter: "title = 'ü'" },
    { sort: 'größe' },
    { fields: 'title,size' },
    { run: 'no such run' },
    { stats: true },
    { stats: 'maybe' },
  ])('give the same answers and the same errors: %j', async (input) => {
    const [here, there] = await Promise.all(backends.map(({ api }) => told(api, input)));
    expect(there).toEqual(here);
  });
});

function failureOf(error: unknown): unknown {
  const { code, message, issues } = error as { code?: unknown; message?: unknown; issues?: unknown };
  return { code, message, issues };
}

/** What every implementation of the API does. */
function describeScrapersApi(name: string, opening: () => Promise<Backend>): void {
  describe(name, () => {
    let backend: Backend;
    let api: ScrapersApi;
    const ids = { flats: '', never: '' };

    beforeAll(async () => {
      backend = await opening();
      api = backend.api;
      ids.flats = (await backend.importRuns('flats', flats)).scraperId;
      ids.never = await backend.createScraper('never completed');
    });

    const hybrid = (input: Omit<HybridInput, 'scraperId'>) => api.hybrid({ scraperId: ids.flats, ...input });

    describe('results', () => {
      it('gives the first ten records in the order of the run', async () => {
        expect(await api.results({ scraperId: ids.flats })).toEqual({
          data: servedFlats.slice(0, 10),
          pagination: { total: 57, page: 1, take: 10, totalPages: 6, hasMore: true },
        });
      });

      it('keeps the fields in their order and nulls as keys', async () => {
        const { data } = await api.results({ scraperId: ids.flats, take: 57 });
        expect(JSON.stringify(data)).toBe(JSON.stringify(servedFlats));
      });

      it('takes numbers as text, and a page of at most a thousand', async () => {
        const { data, pagination } = await api.results({ scraperId: ids.flats, page: '2', take: '20' });
        expect(data).toEqual(servedFlats.slice(20, 40));
        expect(pagination).toEqual({ total: 57, page: 2, take: 20, totalPages: 3, hasMore: true });
        const all = await api.results({ scraperId: ids.flats, take: 1000 });
        expect(all.pagination).toEqual({ total: 57, page: 1, take: 1000, totalPages: 1, hasMore: false });
      });

      it.each([7, 1_000_000, Number.MAX_SAFE_INTEGER])('has nothing on page %d, which is past the end', async (page) => {
        expect(await api.results({ scraperId: ids.flats, page })).toEqual({
          data: [],
          pagination: { total: 57, page, take: 10, totalPages: 6, hasMore: false },
        });
      });

      it('passes only what a filter passes', async () => {
        const { data, pagination } = await api.results({ scraperId: ids.flats, filter: 'rooms = 3 AND pets = true', take: 1000 });
        const passing = servedFlats.filter((flat) => flat.rooms === 3 && flat.pets === true);
        expect(data).toEqual(passing);
        expect(pagination.total).toBe(passing.length);
      });

      it('shows only the fields asked for', async () => {
        const { data } = await api.results({ scraperId: ids.flats, fields: ' title , price', take: 2 });
        expect(JSON.stringify(data)).toBe(JSON.stringify(servedFlats.slice(0, 2).map(({ title, price }) => ({ title, price }))));
      });

      it('sorts by several fields, missing values last', async () => {
        const { data } = await api.results({ scraperId: ids.flats, sort: '-rooms,price', take: 1000 });
        const price = (flat: { price: number | null }) => flat.price ?? Number.POSITIVE_INFINITY;
        expect(data).toEqual(servedFlats.toSorted((a, b) => b.rooms - a.rooms || price(a) - price(b) || 0));
      });
    });

    describe('hybrid', () => {
      it('derives the filter a query states, and gives what passes', async () => {
        const { data, pagination, meta } = await hybrid({ search: 'price under 600', take: 1000 });
        expect(meta.filter).toBe('price < 600');
        const passing = flats.filter((flat) => flat.price !== null && flat.price < 600).map((flat) => flat.id);
        expect(data.map((record) => String(record['id'])).toSorted()).toEqual(passing);
        expect(pagination.total).toBe(passing.length);
      });

      it('has an empty filter for a query that states none, and ranks what the words are about first', async () => {
        const { data, pagination, meta } = await hybrid({ search: 'attic with a view' });
        const preferred = "note = 'attic with a view'";
        expect(meta).toEqual({ filter: '', matched: { all: 11, some: 11 }, preferred });
        expect(data.map((record) => record['note'])).toEqual(Array.from({ length: 10 }, () => 'attic with a view'));
        expect(pagination).toEqual({ total: 57, page: 1, take: 10, totalPages: 6, hasMore: true });
      });

      it('gives records as results does', async () => {
        const { data } = await hybrid({ search: 'quiet', take: 1000 });
        const byId = data.toSorted((a, b) => String(a['id']).localeCompare(String(b['id'])));
        expect(JSON.stringify(byId)).toBe(JSON.stringify(servedFlats));
      });

      it('joins an explicit filter with the derived one', async () => {
        const { data, meta } = await hybrid({ search: 'price under 600', filter: 'rooms IN (1, 2) OR pets = true', take: 1000 });
        expect(meta.filter).toBe('price < 600 AND (rooms IN (1, 2) OR pets = true)');
        const passing = flats.filter((flat) => flat.price !== null && flat.price < 600 && (flat.rooms <= 2 || flat.pets === true));
        expect(data.map((record) => String(record['id'])).toSorted()).toEqual(passing.map((flat) => flat.id));
      });

      it('orders by what the query asks for, and says so', async () => {
        const { data, meta } = await hybrid({ search: 'cheapest flat', take: 57 });
        expect(meta.sort).toBe('price asc');
        const prices = data.map((record) => record['price'] ?? Number.POSITIVE_INFINITY).map(Number);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        expect(prices).toHaveLength(57);
      });

      it('orders what the words are about by the sort that is given, before all else that passes', async () => {
        const { data, meta } = await hybrid({ search: 'river', sort: '-available', take: 57 });
        expect(meta.sort).toBe('available desc');
        const about = servedFlats.filter((flat) => flat.note?.includes('river') === true);
        const sorted = about.toSorted((a, b) => b.available.localeCompare(a.available));
        expect(data.slice(0, about.length)).toEqual(sorted);
        expect(data).toHaveLength(57);
      });

      it('orders all that passes by the sort that is given when no words are left', async () => {
        const { data } = await hybrid({ search: 'price under 600', sort: '-available', take: 57 });
        const days = data.map((record) => String(record['available']));
        expect(days).toEqual(days.toSorted().toReversed());
      });

      it('sorts all that hold every word, then those that hold some, then the rest, whatever the order of relevance', async () => {
        const { data, meta } = await hybrid({ search: 'cheapest with a kitchn and a yard or a river', take: 57 });
        expect(meta.sort).toBe('price asc');
        const held = ({ note }: Flat) => ['kitchen', 'yard', 'river'].filter((word) => note?.includes(word) === true).length;
        const tier = (flat: Flat) => (held(flat) === 0 ? 1 : 0);
        const price = (flat: Flat) => flat.price ?? Number.POSITIVE_INFINITY;
        expect(data).toEqual(servedFlats.toSorted((a, b) => tier(a) - tier(b) || Math.sign(price(a) - price(b)) || 0));
        expect(meta.matched).toEqual({ all: 0, some: flats.filter((flat) => held(flat) > 0).length });
      });

      it('puts records with a value that the query names first, and tells the filter that would narrow to them', async () => {
        const value = 'wooden floors, freshly painted';
        const { data, meta, pagination } = await hybrid({ search: `price under 900 ${value}`, take: 57 });
        const passing = flats.filter(({ price }) => price !== null && price < 900);
        const named = passing.filter(({ note }) => note === value);
        expect(meta).toMatchObject({ filter: 'price < 900', preferred: `note = '${value}'` });
        expect(pagination.total).toBe(passing.length);
        expect(data.slice(0, named.length).map(({ note }) => note)).toEqual(named.map(({ note }) => note));
        expect((await hybrid({ search: 'price under 900', filter: meta.preferred })).pagination.total).toBe(named.length);
      });

      it('names what it could not use', async () => {
        const { meta, pagination } = await hybrid({ search: 'river over 80 m2' });
        expect(meta).toMatchObject({ filter: '', unused: [{ text: expect.stringContaining('80'), reason: expect.any(String) }] });
        expect(pagination.total).toBe(57);
      });

      it('explains itself when asked to, and only then', async () => {
        const { data, meta } = await hybrid({ search: 'balcony price under 600', explain: 'true', take: 5 });
        expect(meta.explain).toMatchObject({
          interpreter: 'rules',
          rest: 'balcony',
          spans: [{ kind: 'condition', text: 'price under 600', start: 8, end: 23, reading: 'price < 600' }],
        });
        expect(meta.explain?.records).toHaveLength(data.length);
        expect(meta.explain?.run).toBe((await api.runs({ scraperId: ids.flats })).data[0]?.id);
        expect((await hybrid({ search: 'balcony', explain: false })).meta).not.toHaveProperty('explain');
      });

      it('has nothing on a page past the end', async () => {
        const { data, pagination } = await hybrid({ search: 'quiet', page: 9000 });
        expect(data).toEqual([]);
        expect(pagination).toEqual({ total: 57, page: 9000, take: 10, totalPages: 6, hasMore: false });
      });

      it.each([
        ['SQL', "'; DROP TABLE runs; --"],
        ['a filter that is none', 'price < 0 OR 1=1'],
        ['wildcards and quotes', '%_*?"\\'],
        ['a NUL', '\u0000'],
        ['a thousand pictures', '🪑'.repeat(1000)],
        ['the longest word', 'x'.repeat(2000)],
        ['the longest list of words', 'price under '.repeat(166)],
      ])('takes any text: %s', async (_name, search) => {
        const { data, meta } = await hybrid({ search });
        expect(Array.isArray(data)).toBe(true);
        expect(typeof meta.filter).toBe('string');
      });
    });

    describe('a scraper that never completed a run', () => {
      const none = { data: [], pagination: { total: 0, page: 3, take: 7, totalPages: 0, hasMore: false } };

      it('has no records', async () => {
        expect(await api.hybrid({ scraperId: ids.never, search: 'price under 5', page: 3, take: 7 })).toEqual({ ...none, meta: { filter: '' } });
        expect(await api.results({ scraperId: ids.never, page: 3, take: 7 })).toEqual(none);
        expect(await api.runs({ scraperId: ids.never, page: 3, take: 7 })).toEqual(none);
      });

      it('has no fields and no run', async () => {
        expect(await api.scraper({ scraperId: ids.never })).toEqual({
          data: { id: ids.never, name: 'never completed', fields: [], key: [], latestRun: null },
        });
      });
    });

    describe('a scraper', () => {
      it('tells its fields in their order, and its latest run', async () => {
        const { data } = await api.scraper({ scraperId: ids.flats });
        expect(data).toMatchObject({ id: ids.flats, name: 'flats', latestRun: { records: 57 } });
        expect(data.fields.map(({ name: field, type }) => [field, type])).toEqual([
          ['id', 'text'],
          ['title', 'text'],
          ['price', 'number'],
          ['rooms', 'number'],
          ['pets', 'boolean'],
          ['available', 'date'],
          ['listed_at', 'date'],
          ['details', 'text'],
          ['note', 'text'],
        ]);
      });

      it('reads its latest run unless another one is asked for', async () => {
        const earlier = [
          { title: 'Lamp', price: 10 },
          { title: 'Shelf', price: 20 },
        ];
        const { scraperId, runs } = await backend.importRuns('prices', earlier, [{ title: 'Lamp', price: 12 }]);
        const [first, second] = runs;
        const { data, pagination } = await api.runs({ scraperId });
        expect(data.map(({ id, records }) => [id, records])).toEqual([
          [second, 1],
          [first, 2],
        ]);
        expect(pagination).toEqual({ total: 2, page: 1, take: 10, totalPages: 1, hasMore: false });
        expect((await api.runs({ scraperId, take: 1, page: 2 })).data).toEqual([data[1]]);
        expect((await api.results({ scraperId })).data).toEqual([{ title: 'Lamp', price: 12 }]);
        expect((await api.results({ scraperId, run: first, sort: '-price' })).data.map((record) => record['price'])).toEqual([20, 10]);
        expect((await api.hybrid({ scraperId, search: 'shelf', run: first, take: 1 })).data).toEqual([{ title: 'Shelf', price: 20 }]);
        expect(await api.results({ scraperId, run: 'latest' })).toEqual(await api.results({ scraperId }));
      });

      it('keeps values that are awkward', async () => {
        const { scraperId } = await backend.importRuns(
          'awkward',
          `[{"big":9007199254740993,"mixed":1,"text":"  a\\u0000b\\n\\u2028\\ud83e\\ude91 ","list":[1,{"b":null,"a":[]}],"constructor":"c","__proto__":"p"},
            {"big":-9007199254740995,"mixed":"x","text":"0","list":"plain","constructor":null,"__proto__":null}]`,
        );
        const { data } = await api.results({ scraperId });
        expect(data.map((record) => Object.entries(record))).toMatchObject([
          [
            ['big', '9007199254740993'],
            ['mixed', '1'],
            ['text', expect.stringContaining('\u2028\u{1fa91}')],
            ['list', [1, { b: null, a: [] }]],
            ['constructor', 'c'],
            ['__proto__', 'p'],
          ],
          [
            ['big', '-9007199254740995'],
            ['mixed', 'x'],
            ['text', '0'],
            ['list', 'plain'],
            ['constructor', null],
            ['__proto__', null],
          ],
        ]);
      });
    });

    it('lists its scrapers by name', async () => {
      const { data } = await api.scrapers();
      const names = data.map(({ name: each }) => each);
      expect(names).toEqual(names.toSorted());
      const latest = (await api.runs({ scraperId: ids.flats })).data[0];
      expect(data).toContainEqual({ id: ids.flats, name: 'flats', records: 57, run: { id: latest?.id, runAt: latest?.runAt } });
      expect(data).toContainEqual({ id: ids.never, name: 'never completed', records: null, run: null });
    });

    it('is alive and ready', async () => {
      expect(await api.health()).toEqual({ status: 'ok' });
      expect(await api.ready()).toEqual({ status: 'ready' });
    });

    describeAsItCame(() => ({ backend }));
    describePages(() => ({ api, scraperId: ids.flats }));
    describeExport(() => ({ backend, api, flats: ids.flats, never: ids.never }));
    describeStatistics(() => ({ backend, flats: ids.flats, never: ids.never }));

    describeFacets(() => ({ backend, flats: ids.flats, never: ids.never }));
    describeStats(() => ({ backend, flats: ids.flats, never: ids.never }));
    describeChangePlans(() => backend);
    describeDiffs(() => ({ backend, never: ids.never }));
    describeHistories(() => ({ backend, never: ids.never }));
    describeChats(() => ({ backend, never: ids.never }));
    describeWrongRequests(() => ({ api, scraperId: ids.flats }));
  });
}
