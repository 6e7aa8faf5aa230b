import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readRoute, startOf, writeRoute, KINDS, VIEWS, type Route } from '../../src/page/state/route.ts';
import { find, findKey, isOfSearch, withConditions } from '../../src/page/search/found.ts';
import { nextSort, orderOf, sortBy } from '../../src/page/search/sorting.ts';
import { runs } from '../property-runs.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const names = fc.array(fc.string({ minLength: 1, unit: 'grapheme', maxLength: 10 }), { maxLength: 4 });
const routes: fc.Arbitrary<Route> = fc.record({
  scraper: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
  view: fc.constantFrom(...VIEWS),
  query: text,
  words: fc.constantFrom('read', 'as they are'),
  filter: text,
  sort: text,
  page: fc.integer({ min: 1, max: 1_000_000 }),
  take: fc.integer({ min: 1, max: 200 }),
  run: text,
  layout: fc.constantFrom(undefined, 'table', 'cards'),
  columns: names,
  record: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }),
  from: text,
  change: fc.constantFrom(undefined, ...KINDS),
  changed: names,
});

describe('the address', () => {
  it('holds the whole state', () => {
    fc.assert(
      fc.property(routes, (route) => {
        expect(readRoute(writeRoute(route))).toEqual(route);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('says only what is not as by default', () => {
    expect(writeRoute(startOf('scr_a'))).toBe('#/s/scr_a');
    expect(writeRoute({ ...startOf('scr_a'), view: 'changes', page: 2 })).toBe('#/s/scr_a/changes?page=2');
  });

  it.each([
    ['', startOf('')],
    ['#/', startOf('')],
    ['#/x/scr_a?q=1', startOf('')],
    ['#/s/scr_a/elsewhere?page=-1&take=9999&change=lost&record=x', startOf('scr_a')],
    ['#/s/scr_a?q=50%25', { ...startOf('scr_a'), query: '50%' }],
    ['#/s/scr_%?q=%', { ...startOf('scr_%'), query: '%' }],
  ])('%s is understood as far as it goes', (fragment, route) => {
    expect(readRoute(fragment)).toEqual(route);
  });
});

describe('an order', () => {
  it.each([
    [{ sort: '-price,title' }, {}, { name: 'price', isDescending: true }],
    [{ sort: '' }, { sort: 'price asc, title desc' }, { name: 'price', isDescending: false }],
    [{ sort: '`a,``b`' }, {}, { name: 'a,`b', isDescending: false }],
    [{ sort: '' }, {}, undefined],
  ])('of %o and %o is by %o', (route, meta, order) => {
    expect(orderOf(route, meta)).toEqual(order);
  });

  it.each(['price', 'a,b', 'sort asc', '-', '`'])('by %s is asked for as it is read', (name) => {
    const order = { name, isDescending: true };
    expect(orderOf({ sort: sortBy(order) }, {})).toEqual(order);
  });

  it('goes up, down, and away', () => {
    expect(nextSort(undefined, 'price')).toBe('price');
    expect(nextSort({ name: 'price', isDescending: false }, 'price')).toBe('-price');
    expect(nextSort({ name: 'price', isDescending: true }, 'price')).toBe('');
    expect(nextSort({ name: 'price', isDescending: true }, 'city')).toBe('city');
  });
});

describe('a change of conditions', () => {
  const explain = { interpreter: 'rules', embedder: null, run: 'r', rest: 'flats park', records: [], spans: [] };
  const without = (term: string) => (filter: string) =>
    filter
      .split(' AND ')
      .filter((each) => each !== term)
      .join(' AND ');

  it('that the reader chose leaves the words as they are', () => {
    const route = { ...startOf('s'), query: 'flats under 1500', filter: "city = 'a'", page: 3 };
    const meta = { filter: "price < 1500 AND city = 'a'", explain };
    expect(withConditions(route, meta, without("city = 'a'"))).toEqual({ filter: '', page: 1, record: undefined });
  });

  it('that the words gave makes all of them explicit, and searches what is left of the words', () => {
    const route = { ...startOf('s'), query: 'cheapest flats under 1500 park', filter: "city = 'a'" };
    const meta = { filter: "price < 1500 AND city = 'a'", sort: 'price asc', explain };
    expect(withConditions(route, meta, without('price < 1500'))).toEqual({
      query: 'flats park',
      words: 'as they are',
      filter: "city = 'a'",
      sort: 'price',
      page: 1,
      record: undefined,
    });
  });

  it('that the words gave keeps the values that come first: the words that are left are read for them', () => {
    const route = { ...startOf('s'), query: 'cheapest flats under 1500 park' };
    const meta = { filter: 'price < 1500', preferred: "area = 'Park'", explain };
    expect(withConditions(route, meta, () => 'price < 1600')).toMatchObject({ query: 'flats park', words: 'read', filter: 'price < 1600' });
  });

  it('goes by what was found for the same words and conditions, on any page', () => {
    const route = { ...startOf('s'), query: 'flats under 1500' };
    const key = findKey(route, 'r');
    expect(isOfSearch(key, { ...route, page: 2 }, 'r')).toBe(true);
    for (const other of [{ query: 'flats under 150' }, { filter: 'a = 1' }, { sort: 'a' }, { words: 'as they are' }] as const) {
      expect(isOfSearch(key, { ...route, ...other }, 'r')).toBe(false);
    }
    expect(isOfSearch(key, route, 'q')).toBe(false);
    expect(isOfSearch(undefined, route, 'r')).toBe(false);
  });

  it('asks with words that become no condition', async () => {
    const asked: unknown[] = [];
    const answer = (_id: string, request: unknown) => (asked.push(request), Promise.reject(new Error('asked')));
    const client = { hybrid: answer, results: answer };
    const route: Route = { ...startOf('s'), query: 'park', words: 'as they are', filter: 'a = 1' };
    const { signal } = new AbortController();
    await expect(find(client, route, 'r', signal)).rejects.toThrow('asked');
    await expect(find(client, { ...route, query: '' }, 'r', signal)).rejects.toThrow('asked');
    expect(asked).toEqual([
      { search: 'park', interpreter: 'none', filter: 'a = 1', sort: '', page: 1, take: 25, run: 'r' },
      { filter: 'a = 1', sort: '', page: 1, take: 25, run: 'r' },
    ]);
  });
});
