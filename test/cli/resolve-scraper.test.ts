import { describe, expect, test } from 'vitest';

import { resolveScraper } from '../../src/cli/resolve-scraper.ts';
import type { Scraper } from '../../src/contract/operations/scrapers.ts';

const scraper = (id: string, name: string): Scraper => ({ id, name, fields: [], key: [], latestRun: null });
const flats = scraper('scr_one', 'flats');
const films = scraper('scr_two', 'films');
/** Its name is the id of another. */
const mean = scraper('scr_three', 'scr_one');

describe('the scraper that is meant', () => {
  test.each([
    ['by id', [flats, films], 'scr_two', films],
    ['by name', [flats, films], 'flats', flats],
    ['by id before name', [mean, flats], 'scr_one', flats],
    ['by being the only one', [flats], undefined, flats],
  ])('is found %s', (_how, scrapers, given, found) => {
    expect(resolveScraper(scrapers, given)).toBe(found);
  });

  test.each([
    ['unknown, but near to another', [flats, films], 'flast', { code: 'scraper_not_found', hint: 'Did you mean flats?' }],
    ['unknown', [flats, films], 'recipes', { code: 'scraper_not_found', hint: 'There are: flats, films.' }],
    ['one of none', [], 'flats', { code: 'scraper_not_found', hint: 'There are none yet: `scrq import FILE --scraper NAME` makes one.' }],
    ['not said', [flats, films], undefined, { code: 'invalid_usage', hint: 'Add --scraper NAME: flats, films.' }],
    [
      'not said, and there is none',
      [],
      undefined,
      { code: 'scraper_not_found', hint: 'Import some with `scrq import FILE --scraper NAME`, or see `scrq demo`.' },
    ],
  ])('is refused when it is %s', (_case, scrapers, given, failure) => {
    expect(() => resolveScraper(scrapers, given)).toThrow(expect.objectContaining(failure));
  });
});
