import { beforeAll, describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import type { Backend } from './backend.ts';

/** Plans of changes that choose among them, by the records and by how far they went. */
export function describeChangePlans(backend: () => Backend): void {
  describe('plans of changes', () => {
    let api: ScrapersApi;
    let scraperId: string;
    const changes = async (rest: string) => {
      const { data, meta } = await api.stats({ scraperId, plan: `changes ${rest}` });
      // The records that were imported, as they are given back.
      return { data: data as unknown as readonly Told[], meta };
    };

    beforeAll(async () => {
      ({ api } = backend());
      ({ scraperId } = await backend().importRuns('stock in runs', stockOf(0), stockOf(1), stockOf(2)));
    });

    it.each<[string, (record: Stock) => boolean]>([
      ["shop = 'Corvo'", ({ shop }) => shop === 'Corvo'],
      ["shop != 'Corvo' and price < 40", ({ shop, price }) => shop !== 'Corvo' && price !== null && price < 40],
      ["not (name has 'oak' or price is null)", ({ name, price }) => !name.includes('oak') && price !== null],
      ["* has 'lamp'", ({ name }) => name.includes('lamp')],
      ["weekday(made) in ('Monday', 'Tuesday') or sold = true", ({ made, sold }) => [1, 2].includes(new Date(made).getUTCDay()) || sold],
    ])('take only those of records for which %s, and count only them', async (where, holds) => {
      const wanted = (await changes('from first')).data.filter(({ record }) => holds(record));
      const told = await changes(`from first where ${where}`);
      expect(told.data).toEqual(wanted);
      const count = (kind: string) => wanted.filter(({ change }) => change === kind).length;
      const counts = { added: count('added'), removed: count('removed'), changed: count('changed') };
      expect(Math.min(counts.added, counts.removed, counts.changed)).toBeGreaterThan(0);
      const unchanged = stockOf(2).filter(holds).length - counts.added - counts.changed;
      expect(told.meta).toMatchObject({ total: wanted.length, diff: { summary: { ...counts, unchanged } } });
      const fell = wanted.filter((change) => (deltaOf(change) ?? 0) < 0);
      const down = await changes(`from first of price down where ${where} limit 2`);
      expect(down.data).toEqual(fell.slice(0, 2));
      expect(down.meta.total).toBe(fell.length);
    });

    it.each<[string, readonly Key[]]>([
      ['delta(price)', [[deltaOf, 1]]],
      ['delta(price) desc', [[deltaOf, -1]]],
      ['pct(price) desc', [[percentOf, -1]]],
      ['name', [[({ record }) => record.name, 1]]],
      [
        'shop desc, price',
        [
          [({ record }) => record.shop, -1],
          [({ record }) => record.price, 1],
        ],
      ],
    ])('order them by %s, and leave ties as they were', async (order, keys) => {
      const all = (await changes('from first')).data.toSorted((a, b) => keys.reduce((told, key) => told || inOrder(key, a, b), 0));
      const { data, meta } = await changes(`from first order by ${order}`);
      expect(data).toEqual(all);
      expect(meta.total).toBe(all.length);
      expect((await changes(`from first order by ${order} limit 7`)).data).toEqual(all.slice(0, 7));
    });

    it.each(['removed', 'added', ''])('count those that are %s by a field, the most first', async (kind) => {
      const all = (await changes(`${kind} from first`)).data;
      const counts = new Map<string, number>();
      for (const { record } of all) counts.set(record.shop, (counts.get(record.shop) ?? 0) + 1);
      const wanted = [...counts]
        .map(([shop, count]) => ({ shop, changes: count }))
        .toSorted((a, b) => b.changes - a.changes || (a.shop < b.shop ? -1 : 1));
      const { data, meta } = await api.stats({ scraperId, plan: `changes ${kind} from first by Shop` });
      expect(data).toEqual(wanted);
      expect(meta.total).toBe(all.length);
      const most = await api.stats({ scraperId, plan: `changes ${kind} from first by shop limit 1` });
      expect(most.data).toEqual(wanted.filter((row) => row.changes === wanted[0]?.changes));
    });

    it('take only those of records for which something held before', async () => {
      const before = new Map(stockOf(0).map((record) => [record.sku, record]));
      const all = (await changes('from first')).data;
      const wasSold = all.filter(({ change, record }) => change !== 'added' && before.get(record.sku)?.sold === true);
      expect((await changes('from first was sold = true')).data).toEqual(wasSold);
      const unsold = await changes('changed from first in sold was sold = true where sold = false limit 3');
      const wanted = wasSold.filter(({ change, record }) => change === 'changed' && !record.sold);
      expect(unsold.data).toEqual(wanted.slice(0, 3));
      expect(unsold.meta.total).toBe(wanted.length);
      expect(wanted.length).toBeGreaterThan(0);
    });

    it.each<[string, (change: Told) => number | null]>([
      ['delta', deltaOf],
      ['pct', percentOf],
    ])('tell how far a price went on average, by its %s', async (by, far) => {
      const fell = (await changes("from first of price down where shop = 'Corvo'")).data.flatMap((change) => far(change) ?? []);
      const { data, meta } = await api.stats({ scraperId, plan: `changes from first of price down where shop = 'Corvo' average ${by}(price)` });
      const [row] = data;
      expect(row).toMatchObject({ changes: fell.length });
      expect(row?.[`avg(${by}(price))`]).toBeCloseTo(fell.reduce((sum, each) => sum + each, 0) / fell.length, 9);
      expect(meta).toMatchObject({
        plan: `changes from first to latest of price down where shop = 'Corvo' average ${by}(price)`,
        total: fell.length,
      });
      await expect(api.stats({ scraperId, plan: 'changes by shop average delta(price)' })).rejects.toThrow(/AVERAGE/);
    });

    it.each<[string, (change: Told) => boolean]>([
      ['delta(Price) < -3', (change) => (deltaOf(change) ?? 0) < -3],
      ['delta(price) >= 2.5', (change) => (deltaOf(change) ?? 0) >= 2.5],
      ['pct(price) <= -10', (change) => (percentOf(change) ?? 0) <= -10],
      ['pct(price) > 10', (change) => (percentOf(change) ?? 0) > 10],
    ])('choose those that went so far: %s', async (far, holds) => {
      const wanted = (await changes('changed from first')).data.filter(holds);
      const told = await changes(`from first of ${far}`);
      expect(told.data).toEqual(wanted);
      expect(told.meta).toMatchObject({ plan: `changes from first to latest of ${far.toLowerCase()}`, total: wanted.length });
      expect(wanted.length).toBeGreaterThan(0);
    });

    it.each([
      ['of delta(price) < 5', /a fall below zero or a rise above it/],
      ['of pct(price) = 5', /a fall below zero or a rise above it/],
      ['of pct(made) < -5', /not a number/],
      ['of delta(shop) < -5', /neither a number nor a date/],
    ])('tell why none can be chosen by "%s"', async (far, message) => {
      await expect(changes(far)).rejects.toThrow(message);
    });

    it('measure every run from one to another, the oldest first', async () => {
      const of = "avg(price), count() where shop = 'Corvo'";
      const { data: runs } = await api.runs({ scraperId });
      const { data, meta } = await api.stats({ scraperId, plan: `runs: ${of}` });
      expect(meta).toMatchObject({ kind: 'runs', plan: `runs from first to latest: ${of}`, total: 3 });
      const wanted = [0, 1, 2].map((run) => {
        const corvo = stockOf(run).filter(({ shop }) => shop === 'Corvo');
        const prices = corvo.flatMap(({ price }) => (price === null ? [] : [price]));
        return { mean: prices.reduce((sum, each) => sum + each, 0) / prices.length, count: corvo.length };
      });
      expect(data.map((row) => row['count()'])).toEqual(wanted.map(({ count }) => count));
      for (const [at, row] of data.entries()) expect(row['avg(price)']).toBeCloseTo(wanted[at]?.mean ?? Number.NaN, 9);
      expect(data.map(({ run }) => Date.parse(String(run)))).toEqual(runs.map(({ runAt }) => Date.parse(runAt)).toReversed());
      const two = await api.stats({ scraperId, plan: `runs from previous: ${of}` });
      expect(two.data).toEqual(data.slice(1));
      expect((await api.stats({ scraperId, plan: `runs from latest to previous: ${of}` })).data).toEqual(two.data);
      await expect(api.stats({ scraperId, plan: "runs from '1999-01-01': count()" })).rejects.toMatchObject({ code: 'run_not_found' });
      await expect(api.stats({ scraperId, plan: 'runs: count() by shop' })).rejects.toThrow(/no groups/);
    });

    it('say of which run a field is not known', async () => {
      const parts = await backend().importRuns('parts with a weight since', JSON.stringify([{ id: 'a' }]), JSON.stringify([{ id: 'a', weight: 3 }]));
      const { data, meta } = await api.stats({ scraperId: parts.scraperId, plan: 'runs: avg(weight)' });
      expect(data.map((row) => row['avg(weight)'])).toEqual([null, 3]);
      expect(meta.warnings?.join()).toMatch(/no field "weight"/);
    });

    it('tell the mean price of those that came and of those that went', async () => {
      for (const kind of ['added', 'removed']) {
        const prices = (await changes(`${kind} from first`)).data.flatMap(({ record }) => (record.price === null ? [] : [record.price]));
        const { data, meta } = await api.stats({ scraperId, plan: `changes ${kind} from first average Price` });
        expect(data[0]).toMatchObject({ changes: prices.length });
        expect(data[0]?.['avg(price)']).toBeCloseTo(prices.reduce((sum, each) => sum + each, 0) / prices.length, 9);
        expect(meta).toMatchObject({ plan: `changes ${kind} from first to latest average price` });
        expect(prices.length).toBeGreaterThan(0);
      }
      await expect(api.stats({ scraperId, plan: 'changes added average shop' })).rejects.toThrow(/not a number/);
    });

    it('leave as they were those that went equally far in decimals', async () => {
      const prices = (list: readonly number[]) => JSON.stringify(list.map((price, item) => ({ id: `d${item}`, price })));
      const decimals = await backend().importRuns('prices in decimals', prices([19.99, 20, 0.3, 5e-9, 7]), prices([18.99, 19, 0.1, 3e-9, 6.5]));
      const { data } = await api.stats({ scraperId: decimals.scraperId, plan: 'changes order by delta(price)' });
      expect(data.map(({ key }) => (key as { id: string }).id)).toEqual(['d0', 'd1', 'd4', 'd2', 'd3']);
    });

    it('tell what fell most since the first run', async () => {
      const { data, meta } = await changes("from oldest of Price down where shop = 'Corvo' order by delta(price) limit 1");
      const all = (await changes('from first of price down')).data.filter(({ record }) => record.shop === 'Corvo');
      expect(data).toEqual(all.toSorted((a, b) => (deltaOf(a) ?? 0) - (deltaOf(b) ?? 0)).slice(0, 1));
      const { data: runs } = await api.runs({ scraperId });
      expect(meta).toMatchObject({
        plan: "changes from first to latest of price down where shop = 'Corvo' order by delta(price) limit 1",
        total: all.length,
        diff: { from: { id: runs[2]?.id }, to: { id: runs[0]?.id } },
      });
    });

    it('ask older records as well for what only newer ones have', async () => {
      const before = ['a', 'b', 'c'].map((id) => ({ id, size: null, colour: 'red' }));
      const now = [
        { id: 'a', size: 3, weight: 7 },
        { id: 'd', size: 5, weight: 9 },
        { id: 'e', size: 1, weight: 8 },
      ];
      const sizes = await backend().importRuns('sizes to come', before, now);
      const told = async (plan: string) => (await api.stats({ scraperId: sizes.scraperId, plan })).data.map(({ key }) => (key as { id: string }).id);
      expect(await told('changes')).toEqual(['b', 'c', 'a', 'd', 'e']);
      expect(await told('changes where size > 2')).toEqual(['a', 'd']);
      expect(await told('changes where not size > 2')).toEqual(['e']);
      expect(await told('changes where size is null')).toEqual(['b', 'c']);
      expect(await told('changes where weight is null order by weight')).toEqual(['b', 'c']);
      expect(await told('changes order by size desc, weight')).toEqual(['d', 'a', 'e', 'b', 'c']);
      expect(await told('changes order by delta(size) limit 1')).toEqual(['b']);
    });

    it('say which value was meant when no record fulfils the condition', async () => {
      const { data, meta } = await changes("where shop = 'corvo'");
      expect(data).toEqual([]);
      expect(meta).toMatchObject({ total: 0, diff: { summary: { added: 0, removed: 0, changed: 0, unchanged: 0 } } });
      expect(meta.warnings).toContain("no record with shop 'corvo' was found; there is 'Corvo'");
    });
  });
}

interface Stock {
  readonly sku: string;
  readonly name: string;
  readonly shop: string;
  readonly price: number | null;
  readonly made: string;
  readonly sold: boolean;
}

interface Told {
  readonly change: string;
  readonly record: Stock;
  readonly fields?: { readonly price?: { readonly from: number | null; readonly to: number | null } };
}

type Key = readonly [of: (change: Told) => number | string | null, sign: 1 | -1];

const WOODS = ['oak', 'pine', 'steel'];
const PIECES = ['lamp', 'chair', 'table', 'shelf'];
const SHOPS = ['Corvo', 'Alba', 'Corvo', 'Norte', 'Alba'];

/** What some shops have in one of three runs: some come, some go, prices move by different amounts, and one has none for a while. */
function stockOf(run: number): readonly Stock[] {
  const all = Array.from({ length: 96 }, (_, item): Stock => ({
    sku: `s${item}`,
    name: `${WOODS[item % 3] ?? ''} ${PIECES[item % 4] ?? ''} ${item}`,
    shop: SHOPS[item % 5] ?? '',
    price: item === 11 && run < 2 ? null : 20 + (item % 48) + (item % 6 === 5 ? 0 : run * (((item * 11) % 17) - 8)),
    made: new Date(Date.UTC(2026, 0, 1 + item)).toISOString().slice(0, 10),
    sold: item % 9 === run,
  }));
  return all.filter((_, item) => item % 7 !== run);
}

/** How far the price went; null where a record of only one run, or without a price, went nowhere. */
function deltaOf({ change, record, fields }: Told): number | null {
  if (change !== 'changed' || record.price === null) return null;
  const { from, to } = fields?.price ?? { from: 0, to: 0 };
  return from === null || to === null ? null : to - from;
}

function percentOf(change: Told): number | null {
  const delta = deltaOf(change);
  return delta === null ? null : (100 * delta) / (Number(change.record.price) - delta);
}

function inOrder([of, sign]: Key, a: Told, b: Told): number {
  const [left, right] = [of(a), of(b)];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return (left < right ? -1 : Number(left > right)) * sign;
}
