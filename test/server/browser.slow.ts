import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { PushInput } from '../../src/contract/operations/push.ts';
import type { RequestLog } from '../../src/server/observe/observe.ts';
import { startServer, type RunningServer } from '../../src/server/serve.ts';
import { findChromium } from '../find-chromium.ts';
import { scriptedApi, type ScriptedApi } from './scripted-api.ts';

/** What a page may say of a request. */
interface Sent {
  readonly method?: 'POST';
  readonly mode?: 'no-cors';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const executablePath = findChromium();
if (executablePath === undefined) console.warn('SKIPPED: there is no Chromium here; CHROMIUM may name one');

const secret = { data: [{ title: 'a secret chair' }], pagination: { total: 1, page: 1, take: 10, totalPages: 1, hasMore: false } };

let browser: Browser;
let evil: Server;
let server: RunningServer;
let api: ScriptedApi;
let pushed: PushInput[];
let lines: RequestLog[];

describe.skipIf(executablePath === undefined)('a page in a browser', () => {
  beforeAll(async () => {
    // What the page of a stranger is served from; its names lead to this machine.
    evil = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><title>prizes</title>'));
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
    pushed = [];
    lines = [];
    api = scriptedApi(() => secret);
    server = await startServer(api, {
      port: 0,
      drainMs: 0,
      runs: {
        push: async (input) => (pushed.push(input), Promise.reject(new Error('it got through'))),
        setRoles: async (input) => (pushed.push(input), Promise.reject(new Error('it got through'))),
      },
      writesWithoutToken: 'allowed',
      log: { style: 'json', write: (line) => lines.push(JSON.parse(line) as RequestLog) },
    });
    const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.example 127.0.0.1'];
    browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    evil.close();
  });

  const port = () => new URL(server.url).port;
  const results = '/v1/scrapers/chairs/results';

  async function strangersPage(): Promise<Page> {
    const page = await browser.newPage();
    // An AddressInfo, since it listens on a port.
    await page.goto(`http://evil.example:${(evil.address() as AddressInfo).port}/`);
    return page;
  }

  /** What a page gets of an address: status and text, or the error of the browser. */
  const fetched = (page: Page, url: string, init: Sent = {}) =>
    page.evaluate(
      async ([address, options]) => {
        try {
          const answer = await fetch(address, options);
          return [answer.status, await answer.text()] as const;
        } catch (error) {
          return String(error);
        }
      },
      [url, init] as const,
    );

  it('of the server itself reads what it asks for', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/docs`);
    expect(await page.locator('h1').textContent()).toContain('scrq API');
    expect(await page.evaluate('getComputedStyle(document.body).maxWidth')).toBe('960px');
    await page.goto(`${server.url}/healthz`);
    const answer = await page.goto(`${server.url}${results}`);
    expect(await answer?.text()).toContain('a secret chair');
    await page.close();
  });

  it('whose name was made to lead to this machine gets nothing (DNS rebinding)', async () => {
    const before = api.calls.length;
    const page = await browser.newPage();
    const rebound = `http://rebound.example:${port()}`;
    const answer = await page.goto(`${rebound}${results}`);
    expect([answer?.status(), await answer?.text()]).toEqual([403, expect.not.stringContaining('secret')]);
    // Its own origin by now: the browser lets it read what comes, and what comes is a refusal.
    expect(await fetched(page, `${rebound}${results}`)).toEqual(expect.anything());
    expect(lines.filter(({ status }) => status === 403).length).toBeGreaterThan(0);
    expect(api.calls).toHaveLength(before);
    await page.close();
  });

  it('of another site reads nothing', async () => {
    const page = await strangersPage();
    expect(await fetched(page, `${server.url}${results}`)).toMatch(/TypeError/);
    expect(await fetched(page, `${server.url}${results}`, { mode: 'no-cors' })).toMatch(/TypeError/);
    await page.close();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])('of another site pushes no run with a request of the type %s', async (type) => {
    const page = await strangersPage();
    const before = lines.length;
    const target = `${server.url}/v1/scrapers/chairs/runs`;
    await fetched(page, target, { method: 'POST', mode: 'no-cors', headers: { 'content-type': type }, body: '{"id":1}' });
    await expect.poll(() => lines.slice(before).map(({ method, status }) => [method, status])).toContainEqual(['POST', 403]);
    expect(pushed).toEqual([]);
    await page.close();
  });

  it('of another site pushes no run and asks nothing with a type that has to be allowed first', async () => {
    const page = await strangersPage();
    for (const [path, type] of [
      ['runs', 'application/x-ndjson'],
      ['chat', 'application/json'],
    ]) {
      const answer = await fetched(page, `${server.url}/v1/scrapers/chairs/${path}`, {
        method: 'POST',
        headers: { 'content-type': String(type) },
        body: '{}',
      });
      expect(answer).toMatch(/TypeError/);
    }
    expect(pushed).toEqual([]);
    await page.close();
  });

  it('of another site pushes no run with a form', async () => {
    const page = await strangersPage();
    await page.setContent(
      `<form method="post" enctype="text/plain" action="${server.url}/v1/scrapers/chairs/runs"><input name='{"id":"' value='"}'><button>win</button></form>`,
    );
    await Promise.all([page.waitForNavigation(), page.locator('button').click()]);
    expect(await page.content()).toContain('forbidden');
    expect(pushed).toEqual([]);
    await page.close();
  });
});
