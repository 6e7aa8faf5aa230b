import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type BrowserContext, type Page } from 'playwright-core';

import { findChromium } from '../find-chromium.ts';

/** Where Chromium is; without it the tests of the page are skipped, in plain sight. */
export const executablePath = findChromium();
if (executablePath === undefined) console.warn('SKIPPED: the tests of the page (there is no Chromium here; CHROMIUM may name one)');

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser of its own with nothing in it; what its pages complained about is in `complaints`. */
export interface TestBrowser extends AsyncDisposable {
  readonly context: BrowserContext;
  /** Errors of scripts, and what the policy of the page refused. */
  readonly complaints: string[];
  newPage(): Promise<Page>;
}

/** Starts Chromium with a profile that is gone afterwards. */
export async function openBrowser(): Promise<TestBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'scrq-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: FLAGS,
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
    // No request leaves this machine, wherever a link leads.
    proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' },
  });
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  return {
    context,
    complaints,
    newPage: () => context.newPage(),
    async [Symbol.asyncDispose]() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The text of a file that a page let the browser save. */
export async function downloaded(page: Page, start: () => Promise<void>): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}
