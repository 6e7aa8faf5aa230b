/**
 * The page in a real Chromium: `npm run bench:page [-- RECORDS ROUNDS]`. First paint, when the records stand there, how long the main thread was blocked
 * (long tasks beyond 50 ms each), and what was transferred, with an empty cache; then how long a search, a page and a choice in a facet take until they show.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from 'playwright-core';

import { writeListings } from './measure/generated-listings.ts';
import { quantile } from './measure/measured-process.ts';
import { serveDataset } from './measure/served-dataset.ts';

const scrq = join(import.meta.dirname, '../../bin/scrq.js');
const [records = 100_000, rounds = 7] = process.argv.slice(2).map(Number);
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Counts what blocks the main thread, from before the first script runs. */
const WATCH = `
  window.blockedMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blockedMs += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });`;

const directory = await mkdtemp(join(tmpdir(), 'scrq-page-'));
const data = join(directory, 'data');
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${records} records, ${rounds} rounds`);
try {
  const id = await prepare();
  await using server = await serveDataset(data);
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });
  const figures = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) await measure(browser, `${server.url}/#/s/${id}`, figures);
  await browser.close();
  for (const [name, values] of figures) console.log(`${name.padEnd(34)} median ${show(values, 0.5)}   worst ${show(values, 1)}`);
} finally {
  await rm(directory, { recursive: true, force: true });
}

function show(values: readonly number[], at: number): string {
  return quantile(values, at).toFixed(0).padStart(7);
}

async function prepare(): Promise<string> {
  const file = join(directory, 'flats.csv');
  await writeListings(file, records);
  run('import', file, '--scraper', 'flats', '--key', 'id');
  // The program's own answer.
  return (JSON.parse(run('scrapers', 'show', 'flats', '--format', 'json')) as { readonly id: string }).id;
}

function run(...argv: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [scrq, ...argv, '--data', data], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

async function measure(browser: Browser, url: string, figures: Map<string, number[]>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const note = (name: string, value: number): unknown => figures.set(name, [...(figures.get(name) ?? []), value]);
  await page.addInitScript(WATCH);
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await page.goto(url);
  await page.locator('tbody tr').first().waitFor();
  note('records shown, ms', await page.evaluate<number>('performance.now()'));
  await page.locator('.facet').first().waitFor();
  note('facets shown, ms', await page.evaluate<number>('performance.now()'));
  note('first contentful paint, ms', await page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN`));
  note('total blocking time, ms', await page.evaluate<number>('window.blockedMs'));
  note('transferred, bytes', bytes);
  note(
    'search to records, ms',
    await timed(page, 'hybrid', () =>
      page
        .getByRole('searchbox')
        .fill('quiet loft under $1,500')
        .then(() => page.keyboard.press('Enter')),
    ),
  );
  note('next page, ms', await timed(page, 'hybrid', () => page.getByRole('button', { name: 'Next' }).click()));
  note('choice in a facet, ms', await timed(page, 'hybrid', () => page.locator('.facet-value input').first().check()));
  note('blocked in all, ms', await page.evaluate<number>('window.blockedMs'));
  await context.close();
}

/** From the action to when its answer is shown. */
async function timed(page: Page, operation: string, act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const answered = page.waitForResponse((response) => response.url().includes(`/${operation}?`));
  await act();
  await answered;
  await page.locator('.results[aria-busy="false"]').waitFor();
  return performance.now() - started;
}
