import { mkdir } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { request } from 'undici';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { startServer, type RunningServer, type ServeOptions } from '../../src/server/serve.ts';
import { sharedDirectory } from '../temporary.ts';
import { scriptedApi } from './scripted-api.ts';

const SCRIPT = `/assets/page-D0P_n6o4.js`;
const HTML = `<!doctype html><title>scrq</title><script type="module" src="${SCRIPT.slice(1)}"></script>`;
const CODE = 'console.log("a script");\n'.repeat(200);

const directory = sharedDirectory();
let pageDirectory: string;
let server: RunningServer;

beforeAll(async () => {
  pageDirectory = `${directory.path}/page`;
  await mkdir(`${pageDirectory}/assets`, { recursive: true });
  await directory.file('page/index.html', HTML);
  await directory.file(`page${SCRIPT}`, CODE);
  await directory.file('page/assets/page.css', 'body { color: red }');
  await directory.file('page/licences.txt', 'MIT');
  await directory.file('outside.txt', 'a secret');
});
afterEach(() => server.close());

async function serve(options: Partial<ServeOptions> = {}): Promise<void> {
  const api = scriptedApi(() => ({ data: [] }));
  server = await startServer(api, { port: 0, drainMs: 0, page: 'shown', pageDirectory, ...options });
}

async function ask(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const answer = await request(`${server.url}${path}`, { method, headers });
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.from(await answer.body.arrayBuffer()) };
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

describe('the page of a server', () => {
  it('is at its root, may load what is of this server alone, and is asked for again each time', async () => {
    await serve();
    const { status, headers, body } = await ask('/?utm=1');
    expect([status, body.toString()]).toEqual([200, HTML]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect((await ask('/', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['etag']]).toEqual([200, 0, headers['etag']]);
  });

  it('has files that are kept for good where their name tells what is in them', async () => {
    await serve();
    const script = await ask(SCRIPT);
    expect([script.status, script.body.toString()]).toEqual([200, CODE]);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    });
    const style = await ask('/assets/page.css');
    expect(style.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' });
    expect((await ask('/licences.txt')).body.toString()).toBe('MIT');
  });

  it('comes compressed to those who take that', async () => {
    await serve();
    const brotli = await ask(SCRIPT, { 'accept-encoding': 'gzip, br' });
    const gzip = await ask(SCRIPT, { 'accept-encoding': 'gzip' });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect([brotliDecompressSync(brotli.body).toString(), gunzipSync(gzip.body).toString()]).toEqual([CODE, CODE]);
  });

  it('needs no token, which all that it asks for does', async () => {
    await serve({ tokens: { required: async () => true, find: async () => undefined } });
    expect([(await ask('/')).status, (await ask(SCRIPT)).status, (await ask('/v1/scrapers')).status]).toEqual([200, 200, 401]);
  });

  it('is behind the guard of hosts', async () => {
    await serve();
    for (const path of ['/', SCRIPT]) expect((await ask(path, { host: 'evil.example' })).status).toBe(403);
  });

  it.each([
    '/index.html',
    '/assets',
    '/assets/',
    '/assets/../outside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '//outside.txt',
    '/assets/page.css/',
  ])('gives nothing at %s', async (path) => {
    await serve();
    const { status, body } = await ask(path);
    expect([status, body.toString().includes('a secret')]).toEqual([404, false]);
  });

  it('is only to be read', async () => {
    await serve();
    const { status, headers } = await ask('/', {}, 'POST');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it.each<[string, () => Partial<ServeOptions>]>([
    ['hidden', () => ({ page: 'hidden' })],
    ['not in the folder', () => ({ pageDirectory: `${directory.path}/page/assets` })],
    ['in no folder', () => ({ pageDirectory: `${directory.path}/nothing` })],
  ])('is nowhere when it is %s', async (_where, options) => {
    await serve(options());
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/healthz')).status).toBe(200);
  });
});
