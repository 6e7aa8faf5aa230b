import { beforeAll, describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import type { StatsInput } from '../../src/contract/operations/stats-request.ts';
import type { Backend } from './backend.ts';
import { flats, servedFlats } from './flats.ts';

interface Subject {
  readonly backend: Backend;
  /** A scraper that holds the flats. */
  readonly flats: string;
  /** A scraper that never completed a run. */
  readonly never: string;
}

/** Figures by plan. */
export function describeStats(subject: () => Subject): void {
  describe('stats', () => {
    let api: ScrapersApi;
    const stats = (plan: string, input: Partial<StatsInput> = {}) => api.stats({ scraperId: subject().flats, plan, ...input });
    const prices = flats.flatMap(({ price }) => price ?? []);

    beforeAll(() => {
      ({ api } = subject().backend);
    });

    it('computes over all records, and tells of what', async () => {
      const { data, meta } = await stats('count(), count(price), sum(price), min(price), max(available)');
      const latest = flats
        .map(({ available }) => available)
        .toSorted()
        .at(-1);
      const sum = prices.reduce((total, price) => total + price, 0);
      expect(data).toEqual([
        { 'count()': 57, 'count(price)': prices.length, 'sum(price)': sum, 'min(price)': Math.min(...prices), 'max(available)': latest },
      ]);
      const { data: runs } = await api.runs({ scraperId: subject().flats });
      expect(meta).toEqual({
        kind: 'stats',
        plan: 'count(), count(price), sum(price), min(price), max(available)',
        run: runs[0],
        records: 57,
        matched: 57,
        unknown: 0,
        total: 1,
        columns: [
          { name: 'count()', type: 'number', role: 'figure' },
          { name: 'count(price)', type: 'number', role: 'figure' },
          { name: 'sum(price)', type: 'number', role: 'figure' },
          { name: 'min(price)', type: 'number', role: 'figure' },
          { name: 'max(available)', type: 'date', precision: 'day', role: 'figure' },
        ],
        coverage: [
          { field: 'price', values: prices.length, nulls: 57 - prices.length },
          { field: 'available', values: 57, nulls: 0 },
        ],
      });
    });

    it('groups, bounds, orders and cuts', async () => {
      const { data, meta } = await stats(
        'count(), max(rooms) by month(available) having count() > 6 order by count() desc, month(available) desc limit 2',
      );
      const months = flats.map(({ available }) => available.slice(0, 7));
      const counted = [...new Set(months)]
        .map((month) => ({ month, count: months.filter((each) => each === month).length }))
        .filter(({ count }) => count > 6);
      const ordered = counted.toSorted((a, b) => b.count - a.count || (a.month < b.month ? 1 : -1));
      expect(data.map((row) => [row['month(available)'], row['count()']])).toEqual(ordered.slice(0, 2).map(({ month, count }) => [month, count]));
      expect(meta.total).toBe(ordered.length);
    });

    it('has a group of records without a value, and counts what a condition leaves unknown', async () => {
      const { data, meta } = await stats('count() by pets where price > 0');
      expect(data.map(({ pets }) => pets)).toEqual([false, true, null]);
      expect(data.reduce((sum, row) => sum + Number(row['count()']), 0)).toBe(prices.length);
      expect(meta).toMatchObject({ matched: prices.length, unknown: 57 - prices.length });
    });

    it('looks into text: equal, among, and with words', async () => {
      const count = async (where: string) => (await stats(`count() where ${where}`)).data[0]?.['count()'];
      const held = (test: (flat: (typeof flats)[number]) => boolean) => flats.filter(test).length;
      expect(await count("id = 'F-003'")).toBe(1);
      expect(await count("id in ('F-003', 'f-004', 'F-005')")).toBe(2);
      expect(await count("note has 'RIVER' and note has 'small Balcony'")).toBe(held(({ note }) => note === 'small balcony over the river'));
      expect(await count("note has 'river balcony'")).toBe(0);
      expect(await count("title has 'mill' or * has 'attic'")).toBe(
        held(({ title, note }) => title.includes('Mill') || note?.includes('attic') === true),
      );
      expect(await count("not note has 'river'")).toBe(held(({ note }) => note !== null && !note.includes('river')));
    });

    it('lists records, with the fields that are named or all of them', async () => {
      const { data, meta } = await stats('list title, price where price is not null order by price desc, title limit 3');
      const dearest = flats
        .filter(({ price }) => price !== null)
        .toSorted((a, b) => Number(b.price) - Number(a.price) || (a.title < b.title ? -1 : 1));
      expect(data).toEqual(dearest.slice(0, 3).map(({ title, price }) => ({ title, price })));
      expect(meta).toMatchObject({ kind: 'records', total: prices.length, columns: [{ name: 'title', role: 'field' }, { name: 'price' }] });
      expect((await stats('list limit 2 offset 3')).data).toEqual(servedFlats.slice(3, 5));
    });

    it('computes several plans side by side', async () => {
      const { data, meta } = await stats("'with': count() where pets = true; 'without': count() where pets = false");
      expect(data.map(({ label, data: rows }) => [label, rows])).toEqual([
        ['with', [{ 'count()': flats.filter(({ pets }) => pets === true).length }]],
        ['without', [{ 'count()': flats.filter(({ pets }) => pets === false).length }]],
      ]);
      expect(meta.kind).toBe('several');
    });

    it('tells a plan in its printed form, which gives the same answer again', async () => {
      const told = await stats('COUNT( ), avg( Price )BY `rooms`where( price>=500 )and not(not(pets=true))limit 3');
      expect(told.meta.plan).toBe('count(), avg(price) by rooms where price >= 500 and pets = true limit 3');
      expect(await stats(told.meta.plan)).toEqual(told);
    });

    it('compares runs, and tells the history of a record', async () => {
      const { backend } = subject();
      const shop = (price: number) =>
        JSON.stringify([
          { sku: 'a1', price },
          { sku: 'b2', price: 5 },
          { sku: 'c3', price: 10 - price },
        ]);
      const { scraperId, runs } = await backend.importRuns('stats shop', shop(3), shop(4));
      const changed = await api.stats({ scraperId, plan: 'changes of price down' });
      expect(changed.data).toMatchObject([{ change: 'changed', key: { sku: 'c3' }, fields: { price: { from: 7, to: 6 } } }]);
      expect(changed.meta).toMatchObject({
        kind: 'changes',
        total: 1,
        plan: 'changes from previous to latest of price down',
        diff: { summary: { changed: 2 } },
      });
      expect((await api.stats({ scraperId, plan: `changes from '${runs[0]}' to '2999-01-01'` })).meta.total).toBe(2);
      const history = await api.stats({ scraperId, plan: "history of 'a1' field price" });
      expect(history.data).toMatchObject([
        { change: 'changed', record: { price: 4 } },
        { change: 'added', record: { price: 3 } },
      ]);
      expect((await api.stats({ scraperId, plan: 'sum(price)', run: runs[0] })).data).toEqual([{ 'sum(price)': 15 }]);
    });

    it('compares records with a figure over those that the other conditions hold for', async () => {
      const inPets = flats.flatMap(({ price, pets }) => (pets === true && price !== null ? [price] : []));
      const average = inPets.reduce((sum, price) => sum + price, 0) / inPets.length;
      const { data, meta } = await stats('count() where pets = true and price > avg(price)');
      expect(data).toEqual([{ 'count()': inPets.filter((price) => price > average).length }]);
      expect(meta).toMatchObject({
        plan: 'count() where pets = true and price > avg(price)',
        bounds: [{ name: 'avg(price)', field: 'price', value: average, values: inPets.length }],
      });
      expect((await stats('list price where price <= median(price) and price < average(price)')).meta.total).toBeGreaterThan(0);
    });

    it('looks into dates: weekdays, months and years of all calendars folded together', async () => {
      const { data } = await stats("count() by weekday(available) where weekday(available) in ('sunday', 'Saturday')");
      const days = flats.map(({ available }) => new Date(available).getUTCDay());
      const expected = [6, 0].map((day) => days.filter((each) => each === day).length);
      expect(data.map((row) => row['count()'])).toEqual(expected.filter((count) => count > 0));
      const [first] = flats.map(({ available }) => available.slice(0, 7)).toSorted();
      const inMonth = flats.filter(({ available }) => available.slice(5, 7) === first?.slice(5, 7)).length;
      const { data: counted, meta } = await stats(`count() where month(available) = ${Number(first?.slice(5, 7))} and year(available) not in (1999)`);
      expect(counted).toEqual([{ 'count()': inMonth }]);
      expect(meta.plan).toMatch(/^count\(\) where month\(available\) = '[A-Z][a-z]+' and year\(available\) != 1999$/);
    });

    it('of a scraper that never completed a run counts nothing', async () => {
      const { data, meta } = await api.stats({ scraperId: subject().never, plan: 'count(), share()' });
      expect(data).toEqual([{ 'count()': 0, 'share()': null }]);
      expect(meta).toMatchObject({ run: null, records: 0, matched: 0 });
    });

    it.each([
      ['count() by pric', 'no field "pric" at character 12', 'Did you mean price?'],
      ['sum(title)', 'field "title" at character 5 holds text, of which there is no sum', /for fields of the type number/],
      ['avrage(price)', 'no aggregate "avrage" at character 1', 'Did you mean average?'],
      ["count() where available > 'soon'", 'field "available" takes dates, not \'soon\' at character 27', /2026-03-01/],
      ['count() where price <', 'expected a value at the end', /A value is a number/],
      ['count() where weekday(available) = 6', '6 at character 36 is not a valid weekday', /'Saturday'/],
      ['count() where month(rooms) = 6', 'field "rooms" at character 21 holds no dates, so it has no month', 'Compare rooms itself.'],
      ['count() where hour(available) = 6', 'field "available" at character 20 holds days, which have no hour', /weekday/],
      ['count() where day(available) = 6', 'expected a field at character 15, near "day"', /year, quarter, month, weekday, hour/],
      [
        'count() where pets = true or price > avg(price)',
        'comparison with avg(price) at character 36 is inside OR, NOT, an aggregate or a comparison of runs',
        /outermost AND/,
      ],
      ['count() where price > avg(rooms)', 'avg of another field at character 27, where price is compared', /^Write price > avg\(price\)\.$/],
      ['count() where price > max(price)', 'expected a value at character 23, near "max"', /avg and median/],
      ['changes order by delta(title)', 'field "title" at character 24 is neither a number nor a date, so it has no delta', /Order by another field/],
      [
        'changes where price > avg(price)',
        'comparison with avg(price) at character 21 is inside OR, NOT, an aggregate or a comparison of runs',
        /outermost AND/,
      ],
      ['count() order by rooms', '"rooms" at character 18 is nothing that the aggregates are grouped by', 'Add "by rooms".'],
    ])('refuses %j, naming the place', async (plan, message, hint) => {
      await expect(stats(plan)).rejects.toMatchObject({ code: 'invalid_parameter', message: `plan: ${message}`, hint: expect.stringMatching(hint) });
    });

    it('refuses a run and a scraper that there are not, and calls without a plan', async () => {
      await expect(stats('count()', { run: 'none' })).rejects.toMatchObject({ code: 'run_not_found' });
      await expect(stats('count()', { scraperId: 'scr_unknownunknown00' })).rejects.toMatchObject({ code: 'scraper_not_found' });
      await expect(stats(' ')).rejects.toMatchObject({ code: 'invalid_parameter', issues: [{ parameter: 'plan' }] });
    });

    it('that nobody waits for any more rejects with the reason', async () => {
      const reason = new Error('enough');
      await expect(api.stats({ scraperId: subject().flats, plan: 'count()' }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}
