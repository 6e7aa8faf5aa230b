import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { executablePath, openBrowser, type TestBrowser } from './browser.ts';
import { flats } from './flats.ts';
import { servePage, type ServedPage } from './served-page.ts';

let browser: TestBrowser;
let served: ServedPage;
let scraper: string;
let page: Page;

const count = (): Promise<string | null> => page.locator('.results-count').textContent();
const alert = (): Promise<string | null> => page.getByRole('alert').textContent();

/** What would act if any part of it were taken for more than text. */
const HOSTILE = {
  id: '1',
  title: '<script>window.hit = 1</script><img src=x onerror="window.hit = 2">\u001b[31mred\u202egnp.exe',
  'fie<b>ld</b> \u202e': '{{constructor.constructor("window.hit = 3")()}}',
  link: 'javascript:window.hit=4',
  other_link: 'data:text/html,<script>window.hit = 5</script>',
  address: 'https://flats.example/?a="><script>window.hit=6</script>',
  style: '"><style>*{display:none}</style>',
  long: `${'x'.repeat(500_000)}\n${'<b>y</b>'.repeat(62_500)}`,
};

describe.skipIf(executablePath === undefined)('the page in trouble', () => {
  beforeAll(async () => {
    browser = await openBrowser();
    served = await servePage();
    ({ scraperId: scraper } = await served.backend.importRuns('flats', flats));
  });
  afterAll(async () => {
    await browser[Symbol.asyncDispose]();
    await served[Symbol.asyncDispose]();
  });
  afterEach(async () => {
    await page.close();
    served.secrets.clear();
    expect(browser.complaints.splice(0)).toEqual([]);
  });

  const open = async (fragment: string): Promise<void> => {
    page = await browser.newPage();
    await page.goto(served.at(fragment));
  };

  describe('with records of a stranger', () => {
    const nothingActed = async (): Promise<void> => {
      expect(await page.evaluate('[window.hit, document.querySelectorAll("#page script, #page img, #page b, #page style").length]')).toEqual([
        undefined,
        0,
      ]);
      expect(await page.locator('#page a[href^="javascript"], #page a[href^="data"]').count()).toBe(0);
      // Nothing in the text of the page steers terminals or turns its direction.
      expect(
        await page.evaluate('/[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]/.test(document.body.innerText)'),
      ).toBe(false);
    };

    it.each([
      ['a table', ''],
      ['cards', '?as=cards'],
      ['the fields', '/fields'],
      ['the changes', '/changes'],
      ['a search', '?q=script+window+hit'],
      ['chips', `?filter=${encodeURIComponent("title != '<img src=x onerror=window.hit=7>'")}`],
    ])('shows only text in %s', async (_name, view) => {
      const { scraperId } = await served.backend.importRuns('<b>hostile</b>', [HOSTILE], [{ ...HOSTILE, style: '<i>other</i>' }]);
      await open(`s/${scraperId}${view}`);
      await page.locator('tbody tr, .card, .change').first().waitFor();
      await nothingActed();
    });

    it('shows a megabyte in portions, and links to http and https alone', async () => {
      const { scraperId } = await served.backend.importRuns('<b>hostile</b>', [HOSTILE], [{ ...HOSTILE, style: '<i>other</i>' }]);
      await open(`s/${scraperId}?record=1`);
      const dialog = page.getByRole('dialog');
      await dialog.locator('.history-entries').waitFor();
      expect(await dialog.getByRole('link').count()).toBe(1);
      const length = (): Promise<number> => dialog.evaluate((element) => element.textContent.length);
      expect(await length()).toBeLessThan(10_000);
      await dialog.getByRole('button', { name: /20,000 characters more/ }).click();
      await expect.poll(length).toBeGreaterThan(20_000);
      expect(await length()).toBeLessThan(35_000);
      await nothingActed();
    });

    it('answers questions about them with text alone', async () => {
      const { scraperId } = await served.backend.importRuns('<b>hostile</b>', [HOSTILE], [{ ...HOSTILE, style: '<i>other</i>' }]);
      await open(`s/${scraperId}/chat`);
      await page.getByLabel('Your question').fill('<img src=x onerror="window.hit = 8"> records with the longest title');
      await page.keyboard.press('Enter');
      await page.locator('.answer[aria-busy="false"]').waitFor();
      await nothingActed();
    });
  });

  it('says of a scraper without a run that it has none', async () => {
    const id = await served.backend.createScraper('empty');
    await open(`s/${id}`);
    await page.getByRole('heading', { name: 'No run yet' }).waitFor();
    await served.backend.importRuns('empty', [{ title: 'first' }]);
    await page.evaluate('window.dispatchEvent(new Event("focus"))');
    await page.getByRole('button', { name: 'Go to the newer run' }).click();
    await expect.poll(count).toBe('1 record');
  });

  it('asks for a token where there are some, and again when it is no longer valid', async () => {
    served.secrets.add('scrq_first');
    await open(`s/${scraper}`);
    await page.getByText('This server asks for a token.').waitFor();
    await page.getByLabel('Token').fill('scrq_wrong');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(alert).toContain('token');
    await page.getByLabel('Token').fill('scrq_first');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(count).toBe('60 records');
    served.secrets.clear();
    served.secrets.add('scrq_second');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('The token is not accepted, or no longer.').waitFor();
    await page.getByLabel('Token').fill('scrq_second');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => page.locator('.pager-place').textContent()).toBe('26 – 50 of 60 records');
    expect(page.url()).not.toContain('scrq_');
  });

  it('lists the scrapers by name to who has a token for them, and asks others for an id', async () => {
    const quiet = await served.backend.createScraper('quiet');
    for (const secret of ['scrq_all', 'scrq_some']) served.secrets.add(secret);
    served.scopes.set('scrq_some', [scraper, quiet]);
    await open('');
    await page.getByLabel('Token').fill('scrq_all');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(alert).toContain('Give the id of a scraper, too');
    await page.getByLabel('Token').fill('scrq_some');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'quiet no run yet' }).waitFor();
    await page.getByRole('button', { name: /^flats 60 records/ }).click();
    await expect.poll(count).toBe('60 records');
  });

  it('says that there is no connection, keeps what it shows, and goes on when there is one', async () => {
    await open(`s/${scraper}`);
    await expect.poll(count).toBe('60 records');
    await page.route('**/v1/**', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(alert).toContain('The server cannot be reached.');
    expect(await page.locator('tbody tr').count()).toBe(25);
    await page.unroute('**/v1/**');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect.poll(() => page.locator('.pager-place').textContent()).toBe('26 – 50 of 60 records');
  });

  it('says that an answer was cut, and asks once more', async () => {
    await open(`s/${scraper}/chat`);
    await page.route('**/chat', (route) =>
      route.fulfill({ headers: { 'content-type': 'text/event-stream' }, body: 'event: token\ndata: {"text":"There are"}\n\n' }),
    );
    await page.getByLabel('Your question').fill('How many flats are there?');
    await page.keyboard.press('Enter');
    await expect.poll(alert).toContain('cut before the answer was whole');
    await page.unroute('**/chat');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.locator('.answer').last().textContent()).toContain('60');
  });

  it('stays with the run that it began with, says that there is a newer one, and leads there', async () => {
    const { scraperId } = await served.backend.importRuns('renewed', flats);
    await open(`s/${scraperId}`);
    await expect.poll(count).toBe('60 records');
    await served.backend.importRuns('renewed', flats.slice(0, 40));
    await page.evaluate('window.dispatchEvent(new Event("focus"))');
    await page.getByText('A newer run has completed').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => page.locator('.pager-place').textContent()).toBe('26 – 50 of 60 records');
    await page.getByRole('button', { name: /Go to the (?:newer|latest) run/ }).click();
    await expect.poll(count).toBe('40 records');
    await expect.poll(() => page.locator('.notice').count()).toBe(0);
  });

  it('says that a run is no longer kept, and leads to the latest', async () => {
    await open(`s/${scraper}?page=2&run=01HZZZZZZZZZZZZZZZZZZZZZZZ`);
    await expect.poll(alert).toContain('This run is no longer kept.');
    await page.getByRole('button', { name: 'Go to the latest run' }).click();
    await expect.poll(count).toBe('60 records');
  });

  it('drops the answer to what was asked before when something else is asked', async () => {
    await open(`s/${scraper}`);
    await expect.poll(count).toBe('60 records');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/hybrid?*slow*', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const box = page.getByRole('searchbox');
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('slow'));
    await box.fill('slow house');
    await box.press('Enter');
    await page.getByText('Still working…').waitFor();
    await box.fill('flats under $700');
    await box.press('Enter');
    await expect.poll(count).toMatch(/^5 records/);
    expect((await aborted).failure()?.errorText).toContain('ABORTED');
    release();
  });

  it('says when an allowance is used up, and from when on it can be asked again', async () => {
    await open(`s/${scraper}`);
    await page.route('**/hybrid?*', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'content-type': 'application/problem+json', 'retry-after': '3600' },
        body: JSON.stringify({ title: 'x', status: 429, detail: 'the 5 searches of this month are used up', code: 'allowance_exceeded' }),
      }),
    );
    await page.getByRole('searchbox').fill('flats');
    await page.keyboard.press('Enter');
    await expect
      .poll(alert)
      .toMatch(/The allowance of this month is used up\. The 5 searches of this month are used up\..*It can be asked again from/);
  });

  it('is small to begin with', async () => {
    page = await browser.newPage();
    const session = await browser.context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(served.at(`s/${scraper}`));
    await expect.poll(count).toBe('60 records');
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(120_000);
  });
});
