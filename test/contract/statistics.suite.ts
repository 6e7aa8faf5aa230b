import { beforeAll, describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import type { FieldStatistics } from '../../src/contract/operations/scrapers.ts';
import type { Backend } from './backend.ts';
import { servedFlats } from './flats.ts';

interface Subject {
  readonly backend: Backend;
  /** A scraper whose latest run are the flats. */
  readonly flats: string;
  /** A scraper that never completed a run. */
  readonly never: string;
}

/** Statistics of the fields of a run. */
export function describeStatistics(subject: () => Subject): void {
  describe('statistics', () => {
    let api: ScrapersApi;
    let flats: string;
    beforeAll(() => {
      ({ flats } = subject());
      ({ api } = subject().backend);
    });

    const statisticsOf = async (name: string): Promise<FieldStatistics | undefined> => {
      const { data } = await api.scraper({ scraperId: flats, stats: true });
      return data.stats?.find((field) => field.name === name);
    };

    it('come only when they are asked for', async () => {
      for (const stats of [undefined, false, 'false'] as const) {
        const { data } = await api.scraper({ scraperId: flats, stats });
        expect(data).not.toHaveProperty('stats');
        expect(data).not.toHaveProperty('candidateKeys');
        expect(data).not.toHaveProperty('run');
      }
      const { data } = await api.scraper({ scraperId: flats, stats: 'true' });
      const fields = data.stats?.map(({ name, type, precision, role }) => ({ name, type, role, ...(precision === undefined ? {} : { precision }) }));
      expect(fields).toEqual(data.fields);
      expect(fields?.every(({ role }) => role !== undefined)).toBe(true);
      expect(data.candidateKeys).toEqual(['id', 'title', 'available']);
    });

    it('of numbers', async () => {
      expect(await statisticsOf('rooms')).toEqual({
        name: 'rooms',
        type: 'number',
        role: 'count',
        values: 57,
        nulls: 0,
        distinct: 4,
        min: 1,
        max: 4,
        mean: 141 / 57,
        median: 2,
        quantiles: { p05: 1, p25: 1, p50: 2, p75: 3, p95: 4 },
        histogram: [
          { from: 1, count: 15 },
          { from: 2, count: 14 },
          { from: 3, count: 14 },
          { from: 4, count: 14 },
        ],
        top: [
          { value: 1, count: 15 },
          { value: 2, count: 14 },
          { value: 3, count: 14 },
          { value: 4, count: 14 },
        ],
      });
    });

    it('leave missing values out of the measures, and count them', async () => {
      const prices = servedFlats.map((flat) => flat.price).filter((price) => price !== null);
      expect(await statisticsOf('price')).toMatchObject({
        values: 52,
        nulls: 5,
        distinct: new Set(prices).size,
        min: Math.min(...prices),
        max: Math.max(...prices),
        mean: prices.reduce((sum, price) => sum + price, 0) / 52,
      });
    });

    it('of booleans', async () => {
      expect(await statisticsOf('pets')).toEqual({
        name: 'pets',
        type: 'boolean',
        role: 'flag',
        values: 53,
        nulls: 4,
        distinct: 2,
        trueCount: 18,
        top: [
          { value: false, count: 35 },
          { value: true, count: 18 },
        ],
      });
    });

    it('of dates, as records show them', async () => {
      const days = servedFlats.map((flat) => flat.available).toSorted();
      const available = await statisticsOf('available');
      expect(available).toMatchObject({
        type: 'date',
        precision: 'day',
        values: 57,
        distinct: 57,
        min: days[0],
        max: days[56],
        median: days[28],
        top: [],
      });
      expect(available?.quantiles).toMatchObject({ p25: days[14], p50: days[28], p75: days[42] });
      expect(available?.mean).toMatch(/^2026-0\d-\d\d$/);
      const times = servedFlats.map((flat) => flat.listed_at).toSorted();
      expect(await statisticsOf('listed_at')).toMatchObject({ values: 57, distinct: 30, min: times[0], max: times[56], median: times[28], top: [] });
    });

    it('of text', async () => {
      const notes = servedFlats.map((flat) => flat.note).filter((note) => note !== null);
      const top = [...new Set(notes)].map((value) => ({ value, count: notes.filter((note) => note === value).length }));
      expect(await statisticsOf('note')).toEqual({
        name: 'note',
        type: 'text',
        role: 'category',
        values: notes.length,
        nulls: 57 - notes.length,
        distinct: 4,
        minLength: Math.min(...notes.map((note) => note.length)),
        maxLength: Math.max(...notes.map((note) => note.length)),
        top: top.toSorted((a, b) => b.count - a.count),
      });
      expect(await statisticsOf('id')).toMatchObject({
        values: 57,
        distinct: 57,
        minLength: 5,
        maxLength: 5,
        top: servedFlats.slice(0, 10).map(({ id }) => ({ value: id, count: 1 })),
      });
    });

    it('of lists and objects, as records show them', async () => {
      const details = await statisticsOf('details');
      expect(details).toMatchObject({ type: 'text', values: 57, nulls: 0, distinct: 6 });
      expect(details?.top).toEqual([0, 1, 2, 3, 4, 5].map((index) => ({ value: servedFlats[index]?.details, count: index < 3 ? 10 : 9 })));
    });

    it('of fields without a value, and of values that are long', async () => {
      const begins = 'lake '.repeat(40).slice(1);
      // The picture takes the code units 199 and 200, counted from 0: one too many.
      const long = `${begins}🪑 and hills`;
      const records = [
        { nothing: null, long, '100': 1 },
        { nothing: null, long, '100': 2 },
      ];
      const { scraperId } = await subject().backend.importRuns('extremes', records);
      const { data } = await api.scraper({ scraperId, stats: true });
      expect(data.stats?.map(({ name }) => name).toSorted()).toEqual(['100', 'long', 'nothing']);
      const byName = new Map(data.stats?.map((field) => [field.name, field]));
      expect(byName.get('nothing')).toEqual({ name: 'nothing', type: 'text', role: 'text', values: 0, nulls: 2, distinct: 0, top: [] });
      expect(byName.get('long')?.top).toEqual([{ value: begins, count: 2, cut: true }]);
      expect(data.candidateKeys).toEqual(['100']);
    });

    it('are of the run that is asked for', async () => {
      const { backend } = subject();
      const earlier = [
        { sku: 'a', price: 10 },
        { sku: 'b', price: 20 },
      ];
      const { scraperId, runs } = await backend.importRuns('offers', earlier, [{ sku: 'a', cost: 12 }]);
      const [first, second] = runs;
      const latest = await api.scraper({ scraperId, stats: true });
      expect(latest.data.stats?.map(({ name, values }) => [name, values])).toEqual([
        ['sku', 1],
        ['cost', 1],
      ]);
      const { data } = await api.scraper({ scraperId, stats: true, run: first });
      expect(data).toMatchObject({ run: { id: first, records: 2 }, latestRun: { id: second } });
      expect(data.fields.map(({ name }) => name)).toEqual(['sku', 'price']);
      expect(data.stats?.find(({ name }) => name === 'price')).toMatchObject({ values: 2, mean: 15, median: 15 });
      expect((await api.scraper({ scraperId, run: first })).data).not.toHaveProperty('stats');
    });

    it('are none before the first completed run', async () => {
      const { data } = await api.scraper({ scraperId: subject().never, stats: true });
      expect(data).toMatchObject({ latestRun: null, stats: [], candidateKeys: [] });
    });

    it.each([
      ['stats', 'maybe', { code: 'invalid_parameter', message: 'stats must be true or false' }],
      ['run', '', { code: 'invalid_parameter', message: 'run must be text of 1 to 64 characters' }],
      ['run', 'latest-but-one', { code: 'run_not_found' }],
    ])('with %s %j are refused', async (parameter, value, expected) => {
      await expect(api.scraper({ scraperId: flats, [parameter]: value })).rejects.toMatchObject(expected);
    });

    it('that nobody waits for any more reject with the reason', async () => {
      const reason = new Error('enough');
      await expect(api.scraper({ scraperId: flats, stats: true }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}
