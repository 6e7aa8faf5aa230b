import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import type { Pagination, RecordData } from '../../src/contract/envelope.ts';
import { servedFlats, type Flat } from './flats.ts';

interface Subject {
  readonly api: ScrapersApi;
  readonly scraperId: string;
}

interface Page {
  readonly data: RecordData[];
  readonly pagination: Pagination;
}

/** A filter as text, and what it says in code: a comparison with a missing value is not true. */
interface Meant {
  readonly text: string;
  readonly passes: (flat: Flat) => boolean;
}

const condition: fc.Arbitrary<Meant> = fc.oneof(
  fc
    .integer({ min: 300, max: 1400 })
    .map((price) => ({ text: `price < ${price}`, passes: (flat: Flat) => flat.price !== null && flat.price < price })),
  fc
    .integer({ min: 300, max: 1400 })
    .map((price) => ({ text: `price >= ${price}`, passes: (flat: Flat) => flat.price !== null && flat.price >= price })),
  fc
    .subarray([1, 2, 3, 4, 9], { minLength: 1 })
    .map((rooms) => ({ text: `rooms IN (${rooms.join(', ')})`, passes: (flat: Flat) => rooms.includes(flat.rooms) })),
  fc.boolean().map((pets) => ({ text: `pets = ${pets}`, passes: (flat: Flat) => flat.pets === pets })),
  fc.constant({ text: 'price IS NULL', passes: (flat: Flat) => flat.price === null }),
  fc.constant({ text: 'pets IS NOT NULL', passes: (flat: Flat) => flat.pets !== null }),
  fc.constantFrom<Meant>(
    { text: "title = 'Flat 3 in Castle Hill'", passes: ({ title }) => title === 'Flat 3 in Castle Hill' },
    { text: "id NOT IN ('F-003', 'f-004', 'x''--')", passes: ({ id }) => id !== 'F-003' },
    { text: "title HAS 'mill STREET'", passes: ({ title }) => title.includes('Mill Street') },
    { text: "title NOT HAS 'street mill'", passes: () => true },
    { text: "note HAS 'the ríver'", passes: ({ note }) => note?.includes('the river') === true },
    { text: "note NOT HAS 'view'", passes: ({ note }) => note !== null && !note.includes('view') },
    { text: 'note IS NULL', passes: ({ note }) => note === null },
    { text: "details HAS 'balcony'", passes: ({ details }) => details.tags.includes('balcony') },
    { text: "note != 'attic with a view'", passes: ({ note }) => note !== null && note !== 'attic with a view' },
  ),
  fc
    .integer({ min: 1, max: 9 })
    .map((month) => ({ text: `available >= '2026-0${month}-01'`, passes: (flat: Flat) => flat.available >= `2026-0${month}-01` })),
);

const filter: fc.Arbitrary<Meant> = fc.oneof(
  condition,
  fc.tuple(condition, condition).map(([a, b]) => ({ text: `${a.text} AND ${b.text}`, passes: (flat: Flat) => a.passes(flat) && b.passes(flat) })),
  fc.tuple(condition, condition).map(([a, b]) => ({ text: `(${a.text} OR ${b.text})`, passes: (flat: Flat) => a.passes(flat) || b.passes(flat) })),
);

const take = fc.integer({ min: 4, max: 60 });
const search = fc.constantFrom('quiet', 'balcony over the river', 'flat in Mill Street', 'zzz', 'attic', 'F-003');
/** A search, and the words of it that are not stop words. */
const asked = fc.constantFrom(
  { text: 'balcony over the river', words: ['balcony', 'river'] },
  { text: 'a bright kitchen or a river', words: ['bright', 'kitchen', 'river'] },
  { text: 'attic in Mill Street', words: ['attic', 'mill', 'street'] },
  { text: 'zzz', words: ['zzz'] },
  { text: 'F-003', words: ['f', '003'] },
);
const sort = fc.constantFrom(
  { text: '-price', of: (flat: Flat) => (flat.price === null ? Number.POSITIVE_INFINITY : -flat.price) },
  { text: 'price', of: (flat: Flat) => flat.price ?? Number.POSITIVE_INFINITY },
  { text: '-available', of: (flat: Flat) => -Date.parse(flat.available) },
  { text: 'rooms', of: (flat: Flat) => flat.rooms },
);

/** Pages, for any filter, order, words and size of page. */
export function describePages(subject: () => Subject): void {
  describe('pages, one after the other,', () => {
    it('of results are all records that pass, in order', async () => {
      const property = fc.asyncProperty(filter, sort, take, async (wanted, order, size) => {
        const { api, scraperId } = subject();
        const passing = servedFlats.filter(wanted.passes).toSorted((a, b) => Math.sign(order.of(a) - order.of(b)) || 0);
        const pages = await allPages((page) => api.results({ scraperId, filter: wanted.text, sort: order.text, take: size, page }));
        expect(pages.flatMap((page) => page.data)).toEqual(passing);
        expectPagination(pages, passing.length, size);
      });
      await fc.assert(property, { numRuns: 15 });
    });

    it('of an ordered search are sorted: those that hold every word, some of them, none', async () => {
      const property = fc.asyncProperty(filter, asked, sort, take, async (wanted, { text, words }, order, size) => {
        const { api, scraperId } = subject();
        const held = (flat: Flat) => words.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(JSON.stringify(flat))).length;
        const tier = (flat: Flat) => (held(flat) === words.length ? 0 : held(flat) > 0 ? 1 : 2);
        const passing = servedFlats.filter(wanted.passes).toSorted((a, b) => tier(a) - tier(b) || Math.sign(order.of(a) - order.of(b)) || 0);
        const ask = (page: number) => api.hybrid({ scraperId, search: text, filter: wanted.text, sort: order.text, take: size, page });
        const pages = await allPages(ask);
        expect(pages.flatMap((page) => page.data)).toEqual(passing);
        const all = passing.filter((flat) => tier(flat) === 0).length;
        expect((await ask(1)).meta.matched).toEqual({ all, some: all + passing.filter((flat) => tier(flat) === 1).length });
      });
      await fc.assert(property, { numRuns: 15 });
    });

    it('of hybrid are the records that pass, each once, in an order that does not depend on the size of a page', async () => {
      const property = fc.asyncProperty(filter, search, take, async (wanted, words, size) => {
        const { api, scraperId } = subject();
        const ask = (page: number, most: number) => api.hybrid({ scraperId, search: words, filter: wanted.text, take: most, page });
        const whole = await ask(1, 1000);
        const pages = await allPages((page) => ask(page, size));
        const data = pages.flatMap((page) => page.data);
        expect(data).toEqual(whole.data);
        const passing = servedFlats.filter(wanted.passes);
        expect(data.map((record) => String(record['id'])).toSorted()).toEqual(passing.map((flat) => flat.id));
        expectPagination(pages, passing.length, size);
      });
      await fc.assert(property, { numRuns: 15 });
    });
  });
}

async function allPages(ask: (page: number) => Promise<Page>): Promise<readonly Page[]> {
  const pages: Page[] = [];
  do pages.push(await ask(pages.length + 1));
  while (pages.at(-1)?.pagination.hasMore === true);
  return pages;
}

function expectPagination(pages: readonly Page[], total: number, size: number): void {
  const totalPages = Math.ceil(total / size);
  expect(pages.map((page) => page.pagination)).toEqual(
    pages.map((_, index) => ({ total, page: index + 1, take: size, totalPages, hasMore: index + 1 < totalPages })),
  );
}
