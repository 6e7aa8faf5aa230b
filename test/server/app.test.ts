import { EventEmitter, once } from 'node:events';
import { request as rawRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';

import { operations } from '../../src/contract/operations/table.ts';
import { errorTable, ScrqError, type ErrorCode } from '../../src/errors.ts';
import { startServer, type RunningServer, type ServeOptions } from '../../src/server/serve.ts';
import { scriptedApi, type ScriptedApi } from './scripted-api.ts';

const page = { data: [{ title: 'Blue chair', price: 12 }], pagination: { total: 1, page: 1, take: 10, totalPages: 1, hasMore: false } };
const longPage = { ...page, data: Array.from({ length: 200 }, (_, index) => ({ title: `Chair number ${index}` })) };

let server: RunningServer;
let api: ScriptedApi;

async function serve(script: Parameters<typeof scriptedApi>[0] = () => page, options: Partial<ServeOptions> = {}): Promise<void> {
  api = scriptedApi(script);
  server = await startServer(api, { port: 0, drainMs: 0, ...options });
}

async function get(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS' = 'GET') {
  const response = await request(`${server.url}${path}`, { method, headers });
  const body = Buffer.from(await response.body.arrayBuffer());
  return { status: response.statusCode, headers: response.headers, body, json: () => JSON.parse(body.toString()) as unknown };
}

afterEach(() => server.close());

describe('an endpoint', () => {
  const answeredInOne = Object.entries(operations).filter(([, operation]) => !('stream' in operation));
  it.each(answeredInOne)('%s of the contract is mounted at its path', async (method, { path }) => {
    await serve(undefined, { listing: 'everyone' });
    const answer = await get(`${path.replace('{scraperId}', 'chairs')}?search=blue&key=sofa&plan=count()`);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual(page);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(api.calls.map((call) => call.method)).toEqual([method]);
  });

  it('hands its parameters on as text, decoded, and leaves out those it does not know', async () => {
    await serve();
    await get('/v1/scrapers/chairs/hybrid?search=bl%C3%BCe+chair%20%26%3D&take=5&team=7&constructor=1&__proto__=2');
    expect(api.calls).toEqual([{ method: 'hybrid', input: { scraperId: 'chairs', search: 'blüe chair &=', take: '5' } }]);
  });

  it('takes the scraper from the path, whatever the query says', async () => {
    await serve();
    await get('/v1/scrapers/chairs/results?scraperId=tables');
    expect(api.calls).toEqual([{ method: 'results', input: { scraperId: 'chairs' } }]);
  });

  it('takes the longest query the contract accepts, in the script that needs most bytes', async () => {
    await serve();
    const search = '椅'.repeat(2000);
    const filter = '櫈'.repeat(10_000);
    await get(`/v1/scrapers/chairs/hybrid?search=${encodeURIComponent(search)}&filter=${encodeURIComponent(filter)}`);
    expect(api.calls).toEqual([{ method: 'hybrid', input: { scraperId: 'chairs', search, filter } }]);
  });

  it('answers HEAD like GET, without the body', async () => {
    await serve();
    const [whole, head] = [await get('/v1/scrapers/chairs/results'), await get('/v1/scrapers/chairs/results', {}, 'HEAD')];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    expect(head.headers['etag']).toBe(whole.headers['etag']);
  });

  it('ignores the body of a GET', async () => {
    await serve();
    const body = JSON.stringify({ search: 'other', padding: 'x'.repeat(100_000) });
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      const sent = rawRequest(`${server.url}/v1/scrapers/chairs/hybrid?search=blue`, { headers }, (response) =>
        resolve(response.resume().statusCode),
      );
      sent.once('error', reject).end(body);
    });
    expect(status).toBe(200);
    expect(api.calls).toEqual([{ method: 'hybrid', input: { scraperId: 'chairs', search: 'blue' } }]);
  });

  it.each(['POST', 'OPTIONS'] as const)('refuses %s and says what it allows', async (method) => {
    await serve();
    const answer = await get('/v1/scrapers/chairs/results', {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed', status: 405 });
  });

  it.each(['/', '/v1', '/v1/scrapers', '/v1/scrapers/', '/v1/scrapers//results', '/v1/scrapers/chairs/other', '/V1/scrapers/chairs/results', '/%ff'])(
    'is not at %s',
    async (path) => {
      await serve();
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.json()).toMatchObject({ code: 'route_not_found', status: 404 });
      expect(api.calls).toEqual([]);
    },
  );
});

describe('a wrong parameter', () => {
  const idMessage = 'must be 1 to 64 letters, digits, "_" or "-", starting with a letter or digit';
  it.each([
    ['/v1/scrapers/chairs/results?page=1&page=2', 'page', 'is given more than once; give it once, a whole number of at least 1'],
    ['/v1/scrapers/chairs/results?take=5&take=5', 'take', 'is given more than once; give it once, a whole number from 1 to 1000'],
    ['/v1/scrapers/chairs/hybrid?search=a&search=b', 'search', 'is given more than once; give it once, text of 1 to 2000 characters'],
    ['/v1/scrapers/chairs/results?fields=a&fields=b', 'fields', 'is given more than once; give it once, names joined by commas'],
    ['/v1/scrapers/chairs/hybrid', 'search', 'must be text of 1 to 2000 characters'],
    ['/v1/scrapers/chairs/hybrid?search=+', 'search', 'must be text of 1 to 2000 characters'],
    ['/v1/scrapers/chairs/hybrid?search=%E0%A4%A', 'search', 'must be percent-encoded UTF-8'],
    ['/v1/scrapers/chairs/hybrid?search=%ED%A0%80', 'search', 'must be percent-encoded UTF-8'],
    ['/v1/scrapers/chairs/results?page=%zz', 'page', 'must be percent-encoded UTF-8'],
    ['/v1/scrapers/%E0%A4%A/results', 'scraperId', idMessage],
    ['/v1/scrapers/chairs%00/results', 'scraperId', idMessage],
    ['/v1/scrapers/..%2F..%2Fetc/results', 'scraperId', idMessage],
    [`/v1/scrapers/${'c'.repeat(65_536)}/results`, 'scraperId', idMessage],
  ])('is named: %s', async (path, parameter, message) => {
    await serve();
    const answer = await get(path);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Invalid parameter',
      status: 400,
      detail: `${parameter} ${message}`,
      code: 'invalid_parameter',
      errors: [{ parameter, message }],
    });
    expect(answer.status).toBe(400);
    expect(api.calls).toEqual([]);
  });

  it('is named with every other one', async () => {
    await serve();
    const answer = await get('/v1/scrapers/chairs/hybrid?page=0&take=x&explain=maybe');
    expect(answer.json()).toMatchObject({
      errors: [{ parameter: 'search' }, { parameter: 'page' }, { parameter: 'take' }, { parameter: 'explain' }],
    });
  });
});

describe('a failure', () => {
  const toldAsTheyAre: readonly ErrorCode[] = [
    'invalid_parameter',
    'unauthorized',
    'forbidden_host',
    'scraper_not_found',
    'run_not_found',
    'scraper_busy',
    'allowance_exceeded',
    'unavailable',
  ];

  it.each(toldAsTheyAre)('%s is told with its status, code and message', async (code) => {
    await serve(() => Promise.reject(new ScrqError(code, 'the chair is taken')));
    const answer = await get('/v1/scrapers/chairs/results');
    const { status, title } = errorTable[code];
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toEqual({ type: 'about:blank', title, status, detail: 'the chair is taken', code });
  });

  it.each([
    [new TypeError('/home/ada/data is undefined'), 500, 'internal'],
    [new ScrqError('internal', 'select * from /home/ada/data'), 500, 'internal'],
    [new ScrqError('file_missing', 'no file /home/ada/data', { hint: 'See /home/ada.' }), 500, 'internal'],
    [new ScrqError('data_unusable', 'cannot use /home/ada/data', { hint: 'See /home/ada.' }), 503, 'unavailable'],
    ['/home/ada/data', 500, 'internal'],
  ])('of the machine keeps its text to itself: %s', async (error, status, code) => {
    const heard: unknown[] = [];
    await serve(() => Promise.reject(error), { onFailure: (failure) => heard.push(failure) });
    const answer = await get('/v1/scrapers/chairs/results');
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject({ code, status });
    expect(answer.body.toString()).not.toContain('ada');
    expect(heard).toEqual([error]);
  });

  it('of the client is nothing the operator hears of', async () => {
    const heard: unknown[] = [];
    await serve(() => page, { onFailure: (failure) => heard.push(failure) });
    await get('/v1/scrapers/chairs/results?page=x');
    await get('/nowhere');
    expect(heard).toEqual([]);
  });

  it('says when to come back and how to be let in', async () => {
    await serve(({ method }) =>
      Promise.reject(
        method === 'results'
          ? new ScrqError('allowance_exceeded', 'used up', { retryAfterSeconds: 12.3 })
          : new ScrqError('unauthorized', 'no token'),
      ),
    );
    expect((await get('/v1/scrapers/chairs/results')).headers['retry-after']).toBe('13');
    expect((await get('/v1/scrapers/chairs/runs')).headers['www-authenticate']).toBe('Bearer');
  });

  it('hands on the hint for a request that can be mended', async () => {
    await serve(() => Promise.reject(new ScrqError('invalid_parameter', 'filter names no field', { hint: 'Fields are price and title.' })));
    expect((await get('/v1/scrapers/chairs/results')).json()).toMatchObject({ hint: 'Fields are price and title.' });
  });
});

describe('an answer', () => {
  it('is not sent again to a client that has it', async () => {
    let current: unknown = page;
    await serve(() => current);
    const etag = String((await get('/v1/scrapers/chairs/results')).headers['etag']);
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await get('/v1/scrapers/chairs/results', { 'if-none-match': `"other", ${etag}` }, method);
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['etag']).toBe(etag);
    }
    current = longPage;
    expect((await get('/v1/scrapers/chairs/results', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is compressed when it is long and the client accepts it', async () => {
    await serve(({ method }) => (method === 'results' ? longPage : page));
    const plain = await get('/v1/scrapers/chairs/results');
    const gzip = await get('/v1/scrapers/chairs/results', { 'accept-encoding': 'gzip' });
    const brotli = await get('/v1/scrapers/chairs/results', { 'accept-encoding': 'br, gzip' });
    const short = await get('/v1/scrapers/chairs/runs', { 'accept-encoding': 'br, gzip' });
    expect([plain, gzip, brotli, short].map((answer) => answer.headers['content-encoding'])).toEqual([undefined, 'gzip', 'br', undefined]);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gzip.headers['vary']).toBe('Accept-Encoding');
  });

  it.each(['/v1/scrapers/chairs/results', '/nowhere', '/v1/scrapers/chairs/results?page=x'])(
    'carries headers that keep it private: %s',
    async (path) => {
      await serve();
      const { headers } = await get(path, { origin: 'https://elsewhere.example' });
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

describe('the name a request is sent to', () => {
  it.each([
    'localhost',
    'LOCALHOST:1',
    '127.0.0.1',
    '127.0.0.1:80',
    '[::1]',
    '[::1]:8080',
    'scrq.example',
    'Scrq.Example.:443',
    'other.example:9',
    '[fe80::1]',
  ])('%s is answered', async (host) => {
    await serve(() => page, { allowedHosts: ['scrq.example', 'other.example:8080', 'fe80::1'] });
    expect((await get('/v1/scrapers/chairs/results', { host })).status).toBe(200);
  });

  it.each([
    'rebound.example',
    '127.0.0.1.rebound.example',
    'localhost.example',
    'scrq.example.evil',
    '192.168.1.1',
    '[::2]',
    'a b',
    'localhost:80:80',
    '',
  ])('%j is refused', async (host) => {
    await serve(() => page, { allowedHosts: ['scrq.example'] });
    for (const path of ['/v1/scrapers/chairs/results', '/healthz', '/nowhere']) {
      const answer = await get(path, { host });
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'forbidden_host' });
    }
    expect(api.calls).toEqual([]);
  });
});

describe('a client that goes away', () => {
  it('stops the work', async () => {
    const events = new EventEmitter<{ started: [AbortSignal] }>();
    const heard: unknown[] = [];
    await serve(
      (_call, { signal = AbortSignal.abort() }) => {
        events.emit('started', signal);
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
      },
      { onFailure: (failure) => heard.push(failure) },
    );
    const started = once(events, 'started') as Promise<[AbortSignal]>;
    const leaving = new AbortController();
    const answer = request(`${server.url}/v1/scrapers/chairs/results`, { signal: leaving.signal });
    const [signal] = await started;
    expect(signal.aborted).toBe(false);
    const stopped = once(signal, 'abort');
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await stopped;
    expect(signal.reason).toMatchObject({ code: 'interrupted' });
    expect(heard).toEqual([]);
  });

  it('is told from one that was answered', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    await serve((_call, { signal }) => (signals.push(signal), page));
    await get('/v1/scrapers/chairs/results');
    await get('/v1/scrapers/chairs/results', {}, 'HEAD');
    await server.close();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
  });
});
