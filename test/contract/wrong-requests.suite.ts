import { describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';

interface Subject {
  readonly api: ScrapersApi;
  readonly scraperId: string;
}

const pageMessage = 'must be a whole number of at least 1';
const takeMessage = 'must be a whole number from 1 to 1000';
const searchMessage = 'must be text of 1 to 2000 characters';
const idMessage = 'must be 1 to 64 letters, digits, "_" or "-", starting with a letter or digit';
const unknownId = 'scr_unknownunknown00';

/** What every implementation refuses, and how it says so. */
export function describeWrongRequests(subject: () => Subject): void {
  describe('a wrong request', () => {
    const hybrid = (input: object) => subject().api.hybrid({ scraperId: subject().scraperId, search: 'quiet', ...input });
    const results = (input: object) => subject().api.results({ scraperId: subject().scraperId, ...input });

    it.each([
      ['page', 0, pageMessage],
      ['page', -1, pageMessage],
      ['page', 1.5, pageMessage],
      ['page', '1.5', pageMessage],
      ['page', '1e3', pageMessage],
      ['page', '0x1', pageMessage],
      ['page', 'two', pageMessage],
      ['page', '', pageMessage],
      ['page', Number.NaN, pageMessage],
      ['page', '99999999999999999999', pageMessage],
      ['page', null, pageMessage],
      ['page', ['1', '2'], 'is given more than once; give it once, a whole number of at least 1'],
      ['take', 0, takeMessage],
      ['take', 1001, takeMessage],
      ['take', '1001', takeMessage],
      ['take', 'all', takeMessage],
      ['take', ['5', '5'], 'is given more than once; give it once, a whole number from 1 to 1000'],
    ])('with %s %j is refused by hybrid, results and runs', async (parameter, value, message) => {
      const { api, scraperId } = subject();
      const expected = { code: 'invalid_parameter', message: `${parameter} ${message}`, issues: [{ parameter, message }] };
      await expect(hybrid({ [parameter]: value })).rejects.toMatchObject(expected);
      await expect(results({ [parameter]: value })).rejects.toMatchObject(expected);
      await expect(api.runs({ scraperId, [parameter]: value })).rejects.toMatchObject(expected);
    });

    it.each([
      ['search', undefined, searchMessage],
      ['search', '', searchMessage],
      ['search', ' \t\n', searchMessage],

      ['search', '\ud800', searchMessage],
      ['search', ['a', 'b'], 'is given more than once; give it once, text of 1 to 2000 characters'],
      ['explain', 'maybe', 'must be true or false'],
      ['filter', '', 'must be text of 1 to 10000 characters'],
      ['sort', '', 'must be text of 1 to 2000 characters'],
      ['run', '', 'must be text of 1 to 64 characters'],
    ])('with %s %j is refused by hybrid', async (parameter, value, message) => {
      await expect(hybrid({ [parameter]: value })).rejects.toMatchObject({ code: 'invalid_parameter', issues: [{ parameter, message }] });
    });

    it.each(['', 'a b', '-a', '_a', '../flats', 'a/b', 'ü', 'a'.repeat(65), '\u0000'])(
      'for the scraper %j is refused, without repeating it',
      async (scraperId) => {
        const expected = { code: 'invalid_parameter', message: `scraperId ${idMessage}`, issues: [{ parameter: 'scraperId', message: idMessage }] };
        const { api } = subject();
        await expect(api.hybrid({ scraperId, search: 'quiet' })).rejects.toMatchObject(expected);
        await expect(api.results({ scraperId })).rejects.toMatchObject(expected);
        await expect(api.scraper({ scraperId })).rejects.toMatchObject(expected);
        await expect(api.runs({ scraperId })).rejects.toMatchObject(expected);
      },
    );

    it('with a longer search than it takes is refused by hybrid', async () => {
      await expect(hybrid({ search: 'x'.repeat(2001) })).rejects.toMatchObject({ issues: [{ parameter: 'search', message: searchMessage }] });
      await expect(hybrid({ search: ` ${'x'.repeat(2000)} ` })).resolves.toHaveProperty('data');
    });

    it('names everything that is wrong at once', async () => {
      await expect(hybrid({ search: '', page: 0, take: 0 })).rejects.toMatchObject({
        issues: [
          { parameter: 'search', message: searchMessage },
          { parameter: 'page', message: pageMessage },
          { parameter: 'take', message: takeMessage },
        ],
      });
    });

    it.each([
      ['sort', '-size'],
      ['sort', 'price,size'],
      ['filter', 'size > 4'],
      ['filter', "title < 'Flat 3'"],
      ['filter', 'title = Flat'],
      ['filter', "price HAS '3'"],
      ['filter', "price < 'cheap'"],
      ['filter', 'price <'],
      ['filter', 'price < 4; DROP TABLE runs'],
      ['filter', '('.repeat(40)],
    ])('with %s %j, which does not fit the fields, is refused by hybrid and results', async (parameter, value) => {
      const expected = { code: 'invalid_parameter', message: expect.stringMatching(new RegExp(`^${parameter}\\b`)), issues: [{ parameter }] };
      await expect(hybrid({ [parameter]: value })).rejects.toMatchObject(expected);
      await expect(results({ [parameter]: value })).rejects.toMatchObject(expected);
    });

    it('with a filter of endless depth is refused', async () => {
      await expect(results({ filter: `${'('.repeat(5000)}price < 4` })).rejects.toMatchObject({
        code: 'invalid_parameter',
        issues: [{ parameter: 'filter' }],
      });
    });

    it('for a field that does not exist is refused by results', async () => {
      await expect(results({ fields: 'title,size' })).rejects.toMatchObject({ code: 'invalid_parameter', issues: [{ parameter: 'fields' }] });
    });

    it('for an unknown scraper is scraper_not_found, without repeating the id', async () => {
      const expected = { code: 'scraper_not_found', message: expect.not.stringContaining(unknownId) };
      const { api } = subject();
      await expect(api.hybrid({ scraperId: unknownId, search: 'quiet' })).rejects.toMatchObject(expected);
      await expect(api.results({ scraperId: unknownId })).rejects.toMatchObject(expected);
      await expect(api.scraper({ scraperId: unknownId })).rejects.toMatchObject(expected);
      await expect(api.runs({ scraperId: unknownId })).rejects.toMatchObject(expected);
    });

    it.each(['latest-but-one', '01ARZ3NDEKTSV4RRFFQ69G5FAV', "'; DROP TABLE runs"])('for the unknown run %j is run_not_found', async (run) => {
      await expect(hybrid({ run })).rejects.toMatchObject({ code: 'run_not_found' });
      await expect(results({ run })).rejects.toMatchObject({ code: 'run_not_found' });
    });

    it('that nobody waits for any more rejects with the reason', async () => {
      const reason = new Error('enough');
      const signal = AbortSignal.abort(reason);
      const { api, scraperId } = subject();
      await expect(api.hybrid({ scraperId, search: 'quiet' }, { signal })).rejects.toBe(reason);
      await expect(api.results({ scraperId }, { signal })).rejects.toBe(reason);
    });
  });
}
