import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { executablePath, openBrowser, type TestBrowser } from './browser.ts';
import { flats, olderFlats } from './flats.ts';
import { servePage, type ServedPage } from './served-page.ts';

let browser: TestBrowser;
let served: ServedPage;
let scraper: string;

/** What makes a view of the page: its address after the scraper's id, and what is done there. */
type View = readonly [name: string, fragment: string, act: (page: Page) => Promise<unknown>];

const views: readonly View[] = [
  ['the search', '?q=furnished+flats+under+%24900%2C+cheapest+first', (page) => page.locator('.results-count').waitFor()],
  ['a menu', '?filter=price+%3C+900', (page) => page.getByRole('button', { name: 'Change: price < $900' }).click()],
  ['the columns', '', (page) => page.getByRole('button', { name: 'Columns' }).click()],
  ['cards', '?as=cards', (page) => page.locator('.card').first().waitFor()],
  ['a search that finds nothing', '?filter=price+%3C+9', (page) => page.locator('.empty').waitFor()],
  ['a search that cannot be asked', '?filter=prize+%3C+9', (page) => page.getByRole('alert').waitFor()],
  ['a record', '?record=1', (page) => page.locator('.history-entries').waitFor()],
  ['the fields', '/fields', (page) => page.locator('.fields-table').waitFor()],
  ['the changes', '/changes', (page) => page.locator('.change-list').waitFor()],
  [
    'the chat',
    '/chat',
    async (page) => {
      await page.getByRole('button', { name: 'Average price by city' }).click();
      await page.locator('.plan').waitFor();
      await page.locator('summary').click();
    },
  ],
];

/** What axe finds that keeps people from using the page, each with the place of its first finding. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe.skipIf(executablePath === undefined)('everybody can use', () => {
  beforeAll(async () => {
    browser = await openBrowser();
    served = await servePage();
    ({ scraperId: scraper } = await served.backend.importRuns('flats', olderFlats, flats));
  });
  afterAll(async () => {
    await browser[Symbol.asyncDispose]();
    await served[Symbol.asyncDispose]();
  });

  describe.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
  ] as const)('in %s, %d wide,', (colorScheme, width) => {
    const open = async (fragment: string): Promise<Page> => {
      const page = await browser.newPage();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(served.at(fragment));
      return page;
    };

    it('the start', async () => {
      const page = await open('');
      await page.locator('.start-form').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.close();
    });

    it.each(views)('%s, where nothing is cut off at the side', async (_name, fragment, act) => {
      const page = await open(`s/${scraper}${fragment}`);
      await act(page);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
      await page.close();
    });
  });
});
