import { beforeAll, describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import type { Facet, FacetsInput } from '../../src/contract/operations/facets.ts';
import type { Backend } from './backend.ts';
import { servedFlats } from './flats.ts';

interface Subject {
  readonly backend: Backend;
  /** A scraper whose latest run are the flats. */
  readonly flats: string;
  /** A scraper that never completed a run. */
  readonly never: string;
}

/** The first day that an import takes for one. */
const FIRST_DAY = '1000-01-01';

/** How records spread over the values of fields. */
export function describeFacets(subject: () => Subject): void {
  describe('facets', () => {
    let api: ScrapersApi;
    let flats: string;
    beforeAll(() => {
      ({ flats } = subject());
      ({ api } = subject().backend);
    });

    const facets = (input: Omit<FacetsInput, 'scraperId'> = {}) => api.facets({ scraperId: flats, ...input });
    const passing = async (scraperId: string, filter: string) => (await api.results({ scraperId, filter, take: 1 })).pagination.total;

    /** Every filter of a facet passes as many records as the facet says, when nothing else is asked for. */
    const expectFilters = async (scraperId: string, facet: Facet) => {
      for (const { count, filter } of facet.kind === 'values' ? facet.values : facet.bins) {
        expect(filter, facet.field).toBeDefined();
        expect(await passing(scraperId, filter ?? ''), filter).toBe(count);
      }
    };

    it('are of the fields that people narrow by, each with filters that pass what they count', async () => {
      const { data, meta } = await facets();
      expect(data.map(({ field, kind }) => [field, kind])).toEqual([
        ['note', 'values'],
        ['price', 'ranges'],
        ['pets', 'values'],
        ['rooms', 'ranges'],
        ['available', 'ranges'],
        ['listed_at', 'ranges'],
      ]);
      expect(meta).toEqual({ run: (await api.runs({ scraperId: flats })).data[0]?.id, filter: '', total: 57 });
      for (const facet of data) await expectFilters(flats, facet);
    });

    it('of text and of yes and no tell the most frequent values first', async () => {
      const { data } = await facets({ fields: 'note,pets', limit: 2 });
      const notes = new Map<string, number>();
      for (const { note } of servedFlats) if (note !== null) notes.set(note, (notes.get(note) ?? 0) + 1);
      const ordered = [...notes].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      expect(data).toEqual([
        {
          field: 'note',
          type: 'text',
          role: 'category',
          kind: 'values',
          nulls: servedFlats.filter(({ note }) => note === null).length,
          distinct: 4,
          values: ordered.slice(0, 2).map(([value, count]) => ({ value, count, filter: `note = '${value}'` })),
          more: 2,
        },
        {
          field: 'pets',
          type: 'boolean',
          role: 'flag',
          kind: 'values',
          nulls: 4,
          distinct: 2,
          values: [
            { value: false, count: 35, filter: 'pets = false' },
            { value: true, count: 18, filter: 'pets = true' },
          ],
          more: 0,
        },
      ]);
    });

    it('of numbers and dates have round edges, and hold every value once', async () => {
      const { data } = await facets({ fields: 'price,rooms,available,listed_at', bins: 5 });
      const prices = servedFlats.flatMap(({ price }) => price ?? []);
      expect(data[0]).toMatchObject({ kind: 'ranges', nulls: 5, min: Math.min(...prices), max: Math.max(...prices) });
      const edges = data.map((facet) => (facet.kind === 'ranges' ? [...facet.bins.map(({ from }) => from), facet.bins.at(-1)?.to] : []));
      expect(edges).toEqual([
        [400, 600, 800, 1000, 1200, 1400],
        [1, 2, 3, 4, 5],
        ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'],
        ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26'].slice(0, edges[3]?.length),
      ]);
      for (const facet of data) {
        await expectFilters(flats, facet);
        const counts = facet.kind === 'ranges' ? facet.bins.map(({ count }) => count) : [];
        expect(counts.reduce((sum, count) => sum + count, facet.nulls)).toBe(57);
      }
    });

    it('of a few different numbers have a range for each, also where the filter leaves fewer', async () => {
      const records = Array.from({ length: 40 }, (_, index) => ({ id: `b${index}`, baths: 1 + (index % 4) / 2 }));
      const { scraperId } = await subject().backend.importRuns('baths', records);
      const binsFor = async (input: Omit<FacetsInput, 'scraperId'>) => {
        const [facet] = (await api.facets({ scraperId, fields: 'baths', ...input })).data;
        if (facet !== undefined) await expectFilters(scraperId, facet);
        return facet?.kind === 'ranges' ? facet.bins.map(({ from, to, count }) => [from, to, count]) : [];
      };
      const each = [1, 1.5, 2, 2.5].map((from) => [from, from + 0.5, 10]);
      expect(await binsFor({})).toEqual(each);
      expect(await binsFor({ filter: 'baths = 1.5' })).toEqual(each);
      expect(await binsFor({ bins: 2 })).toEqual([
        [1, 2, 20],
        [2, 3, 20],
      ]);
    });

    it('keep the other values of a field that the filter narrows, and narrow all others', async () => {
      const all = await facets({ fields: 'pets,rooms' });
      const { data, meta } = await facets({ fields: 'pets,rooms,price', filter: ' rooms in (2,3) AND  pets = true and (price < 900 or rooms = 2)' });
      expect(meta).toMatchObject({ filter: 'rooms IN (2, 3) AND pets = true AND (price < 900 OR rooms = 2)' });
      const either = (flat: (typeof servedFlats)[number]) => (flat.price !== null && flat.price < 900) || flat.rooms === 2;
      const kept = servedFlats.filter((flat) => [2, 3].includes(flat.rooms) && either(flat));
      expect(meta.total).toBe(kept.filter(({ pets }) => pets === true).length);
      expect(data[0]).toMatchObject({
        nulls: kept.filter(({ pets }) => pets === null).length,
        values: [false, true].map((value) => ({ value, count: kept.filter(({ pets }) => pets === value).length })),
      });
      expect(data[1]?.kind === 'ranges' && data[1].bins.map(({ count }) => count)).toEqual(
        [1, 2, 3, 4].map((rooms) => servedFlats.filter((flat) => flat.rooms === rooms && flat.pets === true && either(flat)).length),
      );
      expect(all.data[1]).toMatchObject({ bins: [15, 14, 14, 14].map((count) => ({ count })) });
      expect(data[2]?.nulls).toBe(servedFlats.filter((flat) => flat.rooms === 2 && flat.pets === true && flat.price === null).length);
    });

    it('of lists tell their items, of texts that join several things those', async () => {
      const genres = ['Drama, Comedy', 'Drama; TV Drama', 'drama', 'Crime, Comedy', null];
      const records = Array.from({ length: 40 }, (_, index) => ({
        id: `r${index}`,
        tags: [['sea view', 'Sea View'], ['lift', 'lift'], [], null, ['sea view', 3]][index % 5],
        genres: genres[index % 5],
      }));
      const { scraperId } = await subject().backend.importRuns('lists', records);
      const { data } = await api.facets({ scraperId, fields: 'tags,genres' });
      const [tags, joined] = data;
      expect(tags).toMatchObject({
        nulls: 8,
        distinct: 4,
        values: [
          { value: 'sea view', count: 16, filter: "tags = 'sea view'" },
          { value: '3', count: 8 },
          { value: 'Sea View', count: 8 },
          { value: 'lift', count: 8 },
        ],
      });
      // Such an item is found wherever its words stand, whatever their case.
      expect(joined).toMatchObject({
        nulls: 8,
        distinct: 5,
        values: [
          { value: 'Drama', count: 24, filter: "genres HAS 'Drama'" },
          { value: 'drama', count: 24 },
          { value: 'Comedy', count: 16 },
          { value: 'Crime', count: 8 },
          { value: 'TV Drama', count: 8 },
        ],
      });
      for (const facet of data) await expectFilters(scraperId, facet);
    });

    it('are right for hostile names and values', async () => {
      const name = 'it\'s `a`, "b"\n; DROP TABLE runs; --';
      const long = `${'x'.repeat(1_000_000)}🪑`;
      const values = [
        "o'neill",
        '``',
        '',
        ' ',
        '\u0000',
        '\u202e',
        '<script>',
        "' OR 1=1 --",
        '%_\\',
        'line\nbreak',
        'é',
        'e\u0301',
        long,
        `${long}.`,
      ];
      const wide = 'w'.repeat(900);
      const records = [...values, ...values, wide].map((value, index) => ({ [name]: value, none: null, '': index % 2 === 0 }));
      const { scraperId } = await subject().backend.importRuns('hostile facets', records);
      const { data } = await api.facets({ scraperId, fields: `\`${name.replaceAll('`', '``')}\`,none`, limit: 100 });
      const [hostile, none] = data;
      expect(none).toMatchObject({ field: 'none', nulls: records.length, distinct: 0, values: [], more: 0 });
      if (hostile?.kind !== 'values') throw new Error('no values');
      expect(hostile.field).toBe(name);
      const kept = (await api.results({ scraperId, take: 100, fields: `\`${name.replaceAll('`', '``')}\`` })).data.map((record) => record[name]);
      for (const { value, count, filter, cut } of hostile.values) {
        if (cut === true) {
          expect(filter).toBeUndefined();
          expect([value, count]).toEqual(['x'.repeat(200), 2]);
        } else {
          expect(count).toBe(kept.filter((other) => other === value).length);
          expect(await passing(scraperId, filter ?? '')).toBe(count);
        }
      }
      expect(hostile.values.filter(({ cut }) => cut === true)).toHaveLength(2);
      expect(hostile.distinct).toBe(new Set(kept.filter((value) => value !== null)).size);
    });

    it('reach from the least to the greatest numbers and dates', async () => {
      const records = [
        { n: 1e308, m: 0.5, day: FIRST_DAY, at: `${FIRST_DAY}T00:00:00Z` },
        { n: -1e308, m: -0, day: '9999-12-31', at: '9999-12-31T23:59:59.999Z' },
        { n: -0, m: 5e-324, day: '2026-02-28', at: '2026-02-28T12:00:00Z' },
      ];
      const { scraperId } = await subject().backend.importRuns('edges', records);
      for (const bins of [1, 2, 20]) {
        const { data } = await api.facets({ scraperId, fields: 'n,m,day,at', bins });
        for (const facet of data) {
          expect(facet.kind === 'ranges' ? facet.bins.reduce((sum, { count }) => sum + count, 0) : 0, facet.field).toBe(3);
          await expectFilters(scraperId, facet);
        }
      }
    });

    it('of hundreds of fields are few, unless more are named', async () => {
      const names = Array.from({ length: 400 }, (_, index) => `f${index}`);
      const records = Array.from({ length: 6 }, (_, row) => Object.fromEntries(names.map((name, index) => [name, (row * (index + 1)) % 5])));
      const { scraperId } = await subject().backend.importRuns('wide facets', records);
      expect((await api.facets({ scraperId })).data).toHaveLength(12);
      expect((await api.facets({ scraperId, fields: names.slice(0, 100).join(',') })).data).toHaveLength(100);
      await expect(api.facets({ scraperId, fields: names.slice(0, 101).join(',') })).rejects.toMatchObject({
        code: 'invalid_parameter',
        issues: [{ parameter: 'fields', message: 'must name at most 100 fields, not 101' }],
      });
    });

    it('are of the run that is asked for, and none before the first one', async () => {
      const { scraperId, runs } = await subject().backend.importRuns(
        'facets of runs',
        [
          { id: 'a', size: 1 },
          { id: 'b', size: 2 },
        ],
        [{ id: 'a', weight: 7 }],
      );
      expect(await api.facets({ scraperId, run: runs[0], fields: 'size' })).toMatchObject({
        data: [{ field: 'size' }],
        meta: { run: runs[0], total: 2 },
      });
      await expect(api.facets({ scraperId, fields: 'size' })).rejects.toMatchObject({ issues: [{ parameter: 'fields' }] });
      expect(await api.facets({ scraperId: subject().never, fields: 'size', filter: 'size > 1' })).toEqual({
        data: [],
        meta: { run: null, filter: '', total: 0 },
      });
    });

    it.each([
      ['fields', 'price,size', /^fields names "size", which is not a field/],
      ['filter', 'size > 4', /^filter: no field "size"/],
      ['limit', 0, /^limit must be a whole number from 1 to 100$/],
      ['limit', '101', /^limit must be a whole number from 1 to 100$/],
      ['bins', 'many', /^bins must be a whole number from 1 to 100$/],
      ['run', 'latest-but-one', /has the id "latest-but-one"$/],
    ])('with %s %j are refused', async (parameter, value, message) => {
      await expect(facets({ [parameter]: value })).rejects.toMatchObject({ message: expect.stringMatching(message) });
    });

    it('that nobody waits for any more reject with the reason', async () => {
      const reason = new Error('enough');
      await expect(api.facets({ scraperId: flats }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}
