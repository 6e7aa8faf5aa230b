import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { downloaded, executablePath, openBrowser, type TestBrowser } from './browser.ts';
import { flats, olderFlats } from './flats.ts';
import { servePage, type ServedPage } from './served-page.ts';

let browser: TestBrowser;
let served: ServedPage;
let scraper: string;
let page: Page;

const records = (): Promise<readonly string[]> => page.locator('tbody .row-open').allTextContents();
const chips = (): Promise<readonly string[]> => page.getByRole('list', { name: 'Conditions' }).locator('.chip-label').allTextContents();
const count = (): Promise<string | null> => page.locator('.results-count').textContent();
const search = async (words: string): Promise<void> => {
  const box = page.getByRole('searchbox');
  await box.fill(words);
  await box.press('Enter');
};

describe.skipIf(executablePath === undefined)('the page', () => {
  beforeAll(async () => {
    browser = await openBrowser();
    served = await servePage();
    ({ scraperId: scraper } = await served.backend.importRuns('flats', olderFlats, flats));
  });
  afterAll(async () => {
    await browser[Symbol.asyncDispose]();
    await served[Symbol.asyncDispose]();
  });
  afterEach(async () => {
    await page.close();
    expect(browser.complaints.splice(0)).toEqual([]);
  });

  const open = async (fragment = `s/${scraper}`): Promise<void> => {
    page = await browser.newPage();
    await page.goto(served.at(fragment));
    await page.locator('[aria-busy="false"], .start, .changes, .fields, .chat').first().waitFor();
  };

  it('asks for a scraper, and keeps it for the tab', async () => {
    await open('');
    await page.getByLabel('Scraper id').fill(scraper);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(count).toBe('60 records');
    expect(page.url()).toBe(served.at(`s/${scraper}`));
    await page.goto(served.url);
    await expect.poll(count).toBe('60 records');
  });

  it('says of a scraper that is not there that it is not', async () => {
    await open('');
    await page.getByLabel('Scraper id').fill('scr_nosuchscraper');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('No scraper has this id.');
  });

  describe('in a search', () => {
    it('shows what the words mean as chips, and finds by it', async () => {
      await open();
      await search('furnished flats under $900, cheapest first');
      await expect.poll(chips).toEqual(['furnished is yes', 'price < $900', 'price, ascending']);
      expect(await count()).toMatch(/^8 records/);
      expect((await records())[0]).toBe('Bright flat 100');
    });

    it('takes a condition away for good, and searches the words that are left', async () => {
      await open();
      await search('furnished flats under $900 with a garden');
      await expect.poll(chips).toContain('price < $900');
      await page.getByRole('button', { name: 'Remove: price < $900' }).click();
      await expect.poll(chips).toEqual(['furnished is yes']);
      expect(await page.getByRole('searchbox').inputValue()).not.toMatch(/900|furnished/);
      expect(await page.getByRole('searchbox').inputValue()).toContain('garden');
      await expect.poll(count).toMatch(/^30 records/);
      await page.reload();
      await expect.poll(chips).toEqual(['furnished is yes']);
      await page.goBack();
      await expect.poll(chips).toContain('price < $900');
    });

    it('changes a condition by its bounds and as text', async () => {
      await open(`s/${scraper}?filter=price%20%3C%20900`);
      await page.getByRole('button', { name: 'Change: price < $900' }).click();
      await page.locator('.chip-editor').getByLabel('To price').fill('1,000');
      await page.locator('.chip-editor').getByLabel('To price').press('Enter');
      await expect.poll(chips).toEqual(['price ≤ $1,000']);
      await page.getByRole('button', { name: 'Change: price ≤ $1,000' }).click();
      await page.getByLabel('Condition on price').fill("city = 'Faro' AND price > 1000");
      await page.getByLabel('Condition on price').press('Enter');
      await expect.poll(chips).toEqual(['city is Faro', 'price > $1,000']);
    });

    it('says what is wrong with a condition, and keeps it where it can be changed', async () => {
      await open(`s/${scraper}?filter=prize%20%3C%20900`);
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('prize');
      expect(await chips()).toEqual(['prize < 900']);
    });

    it('says which words were not used, and what to give up when nothing passes', async () => {
      await open();
      await search('flats under $900 with more than 70 bathtubs');
      await expect.poll(() => page.locator('.readings').textContent()).toContain('Not used: “more than 70');
      await search('furnished flats under $620');
      await expect.poll(count).toBe('1 record');
      await search('unfurnished flats under $610');
      await expect.poll(count).toBe('0 records');
      await page.getByRole('button', { name: 'Leave it out' }).first().click();
      await expect.poll(count).not.toBe('0 records');
    });

    it('turns pages of one run, sorts by a column, and goes back', async () => {
      await open();
      await expect.poll(count).toBe('60 records');
      await page.getByRole('button', { name: 'price', exact: true }).click();
      await page.getByRole('button', { name: 'price', exact: true }).click();
      await expect.poll(async () => (await records())[0]).toBe('Small house 159');
      expect(await page.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect.poll(async () => (await records())[0]).toBe('Quiet loft 134');
      expect(page.url()).toMatch(/sort=-price&page=2&run=/);
      await page.goBack();
      await expect.poll(async () => (await records())[0]).toBe('Small house 159');
    });

    it('shows records as cards, and the columns that are chosen', async () => {
      await open();
      await page.getByRole('button', { name: 'Cards' }).click();
      await expect.poll(() => page.locator('.card').count()).toBe(25);
      await page.getByRole('button', { name: 'Table' }).click();
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('checkbox', { name: 'city' }).uncheck();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('thead th').allTextContents()).not.toContain('city');
    });

    it('exports what is on the screen', async () => {
      await open(`s/${scraper}?filter=price%20%3C%20700&sort=-price&columns=title,price`);
      await page.getByRole('button', { name: 'Export' }).click();
      const csv = await downloaded(page, () => page.getByRole('button', { name: 'CSV' }).click());
      expect(csv).toEqual({
        name: 'flats_results.csv',
        text: [
          'title,price',
          'Quiet loft 104,680',
          'Bright flat 103,660',
          'Small house 102,640',
          'Quiet loft 101,620',
          'Bright flat 100,600',
          '',
        ].join('\r\n'),
      });
      await page.getByLabel('All fields').check();
      const json = await downloaded(page, () => page.getByRole('button', { name: 'JSON' }).click());
      expect(JSON.parse(json.text)).toHaveLength(5);
      expect(Object.keys(Object(JSON.parse(json.text)[0]))).toContain('description');
    });
  });

  describe('in the facets', () => {
    it('chooses values of a field, which stay to be chosen from', async () => {
      await open();
      await page.getByRole('checkbox', { name: 'Porto' }).check();
      await expect.poll(chips).toEqual(['city is Porto']);
      await expect.poll(count).toBe('20 records');
      await page.getByRole('checkbox', { name: 'Faro' }).check();
      await expect.poll(chips).toEqual(['city is Porto or Faro']);
      await expect.poll(count).toBe('40 records');
      await page.getByRole('checkbox', { name: 'Porto' }).uncheck();
      await expect.poll(chips).toEqual(['city is Faro']);
    });

    it('adds to what the words said, and replaces it on the same field', async () => {
      await open();
      await search('furnished flats under $900');
      await page.getByRole('checkbox', { name: 'Porto' }).check();
      await expect.poll(chips).toEqual(['furnished is yes', 'price < $900', 'city is Porto']);
      expect(await page.getByRole('searchbox').inputValue()).toBe('furnished flats under $900');
      await page.getByLabel('To price').first().fill('700');
      await page.getByLabel('To price').first().press('Enter');
      await expect.poll(chips).toEqual(['furnished is yes', 'city is Porto', 'price ≤ $700']);
      await expect.poll(count).toMatch(/^1 record/);
    });

    it('shows more values of a field, as they are asked for', async () => {
      const agents = flats.map((flat, number) => ({ ...flat, agent: `Agent ${number % 15}` }));
      const { scraperId } = await served.backend.importRuns('agents', agents);
      await open(`s/${scraperId}`);
      const facet = page.getByRole('group', { name: 'agent' });
      await facet.getByRole('button', { name: 'and 5 further values' }).click();
      await expect.poll(() => facet.getByRole('checkbox').count()).toBe(15);
    });

    it('chooses a range by drawing over its bars', async () => {
      await open();
      const bars = page.getByRole('group', { name: 'price' }).locator('svg');
      await bars.scrollIntoViewIfNeeded();
      const box = await bars.boundingBox();
      if (box === null) throw new Error('the bars are on the screen');
      await page.mouse.move(box.x + 2, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + 10);
      await page.mouse.up();
      await expect.poll(chips).toEqual([expect.stringMatching(/^price ≥ \$\d+ and < \$1,\d{3}$/)]);
      await page.getByRole('button', { name: 'Clear price' }).click();
      await expect.poll(count).toBe('60 records');
    });
  });

  describe('in a record', () => {
    it('shows all fields, leads to its address without passing anything on, and tells its history', async () => {
      await open(`s/${scraper}?sort=price`);
      await page.getByRole('button', { name: 'Bright flat 100' }).click();
      const dialog = page.getByRole('dialog', { name: 'Bright flat 100' });
      const link = dialog.getByRole('link');
      expect([await link.getAttribute('href'), await link.getAttribute('rel'), await link.getAttribute('target')]).toEqual([
        'https://flats.example/listing/100',
        'noopener noreferrer',
        '_blank',
      ]);
      await expect.poll(() => dialog.locator('.history').textContent()).toMatch(/Changed.*price\$700→\$600−\$100 \(−14\.3 %\)/);
      await dialog.getByRole('button', { name: 'Next record' }).click();
      await page.getByRole('dialog', { name: 'Quiet loft 101' }).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    });

    it('is at an address that shows it again', async () => {
      await open(`s/${scraper}?sort=price`);
      await page.getByRole('button', { name: 'Quiet loft 101' }).click();
      await page.getByRole('dialog', { name: 'Quiet loft 101' }).waitFor();
      await page.reload();
      await page.getByRole('dialog', { name: 'Quiet loft 101' }).waitFor();
      await page.goBack();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    });
  });

  describe('in the changes', () => {
    it('says what changed between two runs, field by field, and of one kind', async () => {
      await open(`s/${scraper}/changes`);
      await expect.poll(() => page.locator('.summary').textContent()).toBe('6 all changes3 changed2 added1 removed55 unchanged');
      expect(await page.locator('.change-list > li').allTextContents()).toHaveLength(6);
      await page.getByRole('button', { name: 'changed' }).last().click();
      await expect.poll(() => page.locator('.change-list > li').count()).toBe(3);
      expect(await page.locator('.change-list > li').first().textContent()).toContain('price$700→$600−$100 (−14.3 %)');
    });

    it('leaves only the changes of chosen fields', async () => {
      await open(`s/${scraper}/changes`);
      await page.getByLabel(/^price/).check();
      await expect.poll(() => page.locator('.change-list > li').count()).toBe(3);
      await page.reload();
      await expect.poll(() => page.locator('.change-list > li').count()).toBe(3);
    });
  });

  describe('in a chat', () => {
    it('answers with a table, bars, and how it was computed', async () => {
      await open(`s/${scraper}/chat`);
      await page.getByLabel('Your question').fill('average price by city where furnished');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.answer tbody tr').count()).toBe(3);
      expect(await page.locator('.bar-cell span').count()).toBe(3);
      await page.getByText('How this was computed').click();
      expect(await page.locator('.plan').textContent()).toContain('avg(price) by city where furnished = true');
      await page.getByRole('link', { name: 'Show these records' }).click();
      await expect.poll(chips).toEqual(['furnished is yes']);
    });

    it('offers what can be computed where a question cannot be answered', async () => {
      await open(`s/${scraper}/chat`);
      await page.getByLabel('Your question').fill('how many flats under 700 have a unicorn');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'count() where price < 700' }).click();
      await expect.poll(() => page.locator('.answer').last().locator('td').first().textContent()).toBe('5');
    });
  });

  it('gives an overview of the fields', async () => {
    await open(`s/${scraper}/fields`);
    await expect.poll(() => page.locator('.fields-table tbody tr').count()).toBe(9);
    expect(await page.locator('.fields-table tbody tr').nth(3).textContent()).toContain('$600');
  });

  it('finds a search again as it was left for another view', async () => {
    await open(`s/${scraper}?filter=price%20%3C%20700`);
    await expect.poll(count).toBe('5 records');
    await page.getByRole('link', { name: 'Fields' }).click();
    await page.locator('.fields-table').waitFor();
    await page.getByRole('link', { name: 'Search' }).click();
    await expect.poll(count).toBe('5 records');
    await page.getByRole('link', { name: 'Search' }).click();
    await expect.poll(count).toBe('60 records');
  });

  it('works by keyboard alone', async () => {
    await open();
    await expect.poll(count).toBe('60 records');
    await page.keyboard.press('/');
    await page.keyboard.type('cheapest flats');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await records())[0]).toBe('Bright flat 100');
    await page.keyboard.press('Escape');
    const focused = (): Promise<unknown> => page.evaluate('document.activeElement?.textContent');
    for (let tabs = 0; tabs < 40 && (await focused()) !== 'Bright flat 100'; tabs += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const title = String(await focused());
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await focused()).toBe(title);
  });
});
