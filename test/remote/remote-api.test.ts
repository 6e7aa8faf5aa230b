import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import type { HybridInput } from '../../src/contract/operations/search-request.ts';
import { createRemoteApi } from '../../src/remote/remote-api.ts';
import { remote, serve } from './opened.ts';
import { answer } from './scripted-server.ts';

const records = [{ title: 'Blue chair', price: 12, note: null }];
const pagination = { total: 31, page: 2, take: 10, totalPages: 4, hasMore: true };
const page = { data: records, pagination };
const scraperId = 'scr_abcdefghijklmnop';

/** The server and the API over it, for tests of one answer. */
async function answering(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<ScrapersApi> {
  const bytes = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const server = await serve((_request, response) => answer(response, bytes, 200, headers));
  return remote(server.url);
}

describe('a base URL', () => {
  it.each(['', '/', '/v1', '/v1/', '//', '/v1//'])('ends in %j or not: the address is the same', async (ending) => {
    const server = await serve((_request, response) => answer(response, JSON.stringify(page)));
    await remote(server.url + ending).results({ scraperId });
    expect(server.requests[0]?.url).toBe(`/v1/scrapers/${scraperId}/results`);
  });

  it.each(['/api/scrq', '/api/scrq/', '/api/scrq/v1', '/api/scrq/v1/'])('may have a path: %s', async (path) => {
    const server = await serve((_request, response) => answer(response, JSON.stringify(page)));
    await remote(`  ${server.url}${path}`).results({ scraperId });
    expect(server.requests[0]?.url).toBe(`/api/scrq/v1/scrapers/${scraperId}/results`);
  });

  it.each(['', 'example.com', 'localhost:3000', 'ftp://example.com', 'file:///etc/passwd', 'http://', 'javascript:alert(1)'])(
    'is refused: %j',
    (baseUrl) => {
      expect(() => createRemoteApi({ baseUrl })).toThrow(
        expect.objectContaining({ code: 'invalid_usage', message: 'the base URL is not an http or https address' }),
      );
    },
  );

  it.each(['http://ada:secret@example.com', 'https://ada@example.com/v1', 'http://example.com/?key=secret', 'http://example.com/#secret'])(
    'is refused without being repeated: %s',
    (baseUrl) => {
      expect(() => createRemoteApi({ baseUrl })).toThrow(
        expect.objectContaining({ code: 'invalid_usage', message: expect.not.stringMatching(/secret|ada/) }),
      );
    },
  );
});

describe('a request', () => {
  it('carries what was given, encoded, and nothing else', async () => {
    const server = await serve((_request, response) => answer(response, JSON.stringify(page)));
    const input: HybridInput = {
      scraperId,
      search: ' blüe & "new" + 100%?#/',
      take: '5',
      explain: true,
      filter: "price < 5 AND posted >= '2026-01-01'",
    };
    await remote(server.url).hybrid(input);
    const { pathname, searchParams } = new URL(server.requests[0]?.url ?? '', server.url);
    expect(pathname).toBe(`/v1/scrapers/${scraperId}/hybrid`);
    expect(Object.fromEntries(searchParams)).toEqual({ search: input.search, take: '5', explain: 'true', filter: input.filter });
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('leaves out what is undefined or not of the contract', async () => {
    const server = await serve((_request, response) => answer(response, JSON.stringify(page)));
    const input = { scraperId, page: 2, take: undefined, team: 'blue' };
    await remote(server.url).results(input);
    expect(server.requests[0]?.url).toBe(`/v1/scrapers/${scraperId}/results?page=2`);
  });

  it.each([
    [{ scraperId: '../../etc' }, 'scraperId must be 1 to 64 letters, digits, "_" or "-", starting with a letter or digit'],
    [{ scraperId, page: 0 }, 'page must be a whole number of at least 1'],
    [{ scraperId, take: 1001 }, 'take must be a whole number from 1 to 1000'],
    [{ scraperId, filter: '\ud800' }, 'filter must be text of 1 to 10000 characters'],
  ])('that is wrong is never sent: %j', async (input, message) => {
    const server = await serve((_request, response) => answer(response, JSON.stringify(page)));
    await expect(remote(server.url).results(input)).rejects.toMatchObject({ code: 'invalid_parameter', message });
    expect(server.requests).toEqual([]);
  });

  it('is not sent once its signal has fired', async () => {
    const server = await serve((_request, response) => answer(response, JSON.stringify(page)));
    const reason = new Error('enough');
    await expect(remote(server.url).results({ scraperId }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.requests).toEqual([]);
  });

  it.each(['', ' ', 'two words', 'line\nbreak', 'schlüssel'])('cannot carry the token %j', (token) => {
    expect(() => createRemoteApi({ baseUrl: 'http://127.0.0.1', token })).toThrow(expect.objectContaining({ code: 'invalid_usage' }));
  });
});

describe('an answer', () => {
  it('is given as it came', async () => {
    const api = await answering({ ...page, meta: { filter: 'price < 20', sort: 'price asc', warnings: ['by keywords alone'] } });
    expect(await api.hybrid({ scraperId, search: 'chair' })).toEqual({
      data: records,
      pagination,
      meta: { filter: 'price < 20', sort: 'price asc', warnings: ['by keywords alone'] },
    });
  });

  it('keeps records as they are, whatever their fields are called', async () => {
    const data = '[{"b":1,"a":{"x":[1,{"y":null}]},"__proto__":{"z":1},"constructor":"c","":0}]';
    const api = await answering(`{"data":${data},"pagination":${JSON.stringify(pagination)}}`);
    expect(JSON.stringify((await api.results({ scraperId })).data)).toBe(data);
  });

  it.each([
    ['absent', {}, ''],
    ['null', { meta: null }, ''],
    ['of null', { meta: { filter: null } }, ''],
    ['empty', { meta: { filter: '' } }, ''],
    ['an object', { meta: { filter: { price: { lt: 20 } } } }, '{"price":{"lt":20}}'],
    ['of another make', { meta: { filter: 'price:<20', sort: 7, warnings: 'none', explain: true } }, 'price:<20'],
  ])('may have a filter that is %s', async (_name, extra, filter) => {
    const api = await answering({ ...page, ...extra });
    expect((await api.hybrid({ scraperId, search: 'chair' })).meta).toEqual({ filter });
  });

  it.each([
    ['nothing, on a page that is not full', undefined, { total: 21, page: 3, take: 10, totalPages: 3, hasMore: false }],
    ['null', null, { total: 21, page: 3, take: 10, totalPages: 3, hasMore: false }],
    ['a total', { total: 40 }, { total: 40, page: 3, take: 10, totalPages: 4, hasMore: true }],
    ['text for numbers', { total: '40', page: '3', take: '10' }, { total: 40, page: 3, take: 10, totalPages: 4, hasMore: true }],
    ['its own page size', { total: 40, take: 5, page: 3 }, { total: 40, page: 3, take: 5, totalPages: 8, hasMore: true }],
    ['that there is more', { hasMore: true }, { total: 21, page: 3, take: 10, totalPages: 3, hasMore: true }],
    ['that there is no more', { total: 40, hasMore: false }, { total: 40, page: 3, take: 10, totalPages: 4, hasMore: false }],
    ['pages alone', { totalPages: 3 }, { total: 21, page: 3, take: 10, totalPages: 3, hasMore: false }],
    ['nonsense', { total: -1, page: 'x', take: 0, totalPages: 1.5, hasMore: 'yes' }, { total: 21, page: 3, take: 10, totalPages: 3, hasMore: false }],
  ])('may tell of its pages %s', async (_name, told, completed) => {
    const api = await answering({ data: records, pagination: told });
    expect((await api.results({ scraperId, page: 3 })).pagination).toEqual(completed);
  });

  it('with a full page and no total may have more', async () => {
    const api = await answering({ data: records });
    expect((await api.results({ scraperId, take: 1 })).pagination.hasMore).toBe(true);
  });

  it.each([
    ['text/html', JSON.stringify(page)],
    ['application/octet-stream', `\ufeff${JSON.stringify(page)}\n`],
    ['', JSON.stringify(page)],
  ])('is JSON whatever its content type says: %j', async (type, body) => {
    const api = await answering(body, { 'content-type': type });
    expect(await api.results({ scraperId })).toEqual(page);
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['identity', (text: string) => Buffer.from(text)],
    ['deflate, gzip', (text: string) => gzipSync(deflateSync(text))],
  ])('may be compressed by %s', async (encoding, compress) => {
    const api = await answering(compress(JSON.stringify(page)), { 'content-encoding': encoding });
    expect(await api.results({ scraperId })).toEqual(page);
  });

  it.each([
    ['empty', '', 'is empty'],
    ['a web page', '<!doctype html><title>Sign in</title>', 'is a web page'],
    ['no JSON', 'all is well', 'is not the JSON of this API'],
    ['cut JSON', JSON.stringify(page).slice(0, -5), 'is not the JSON of this API'],
    ['a list', '[]', 'is not the JSON of this API'],
    ['without data', '{}', 'has no list of records'],
    ['data that is no list', '{"data":{"a":1}}', 'has no list of records'],
    ['data of no records', '{"data":[{},3]}', 'has no record at data[1]'],
  ])('that is %s is refused', async (_name, body, why) => {
    const api = await answering(body);
    await expect(api.results({ scraperId })).rejects.toMatchObject({
      code: 'bad_response',
      message: expect.stringMatching(/^the answer of http:\/\/127\.0\.0\.1:\d+ /),
    });
    await expect(api.results({ scraperId })).rejects.toThrow(why);
  });

  it.each([
    ['unknown', Buffer.from(JSON.stringify(page)), 'zstd'],
    ['another than it says', Buffer.from(JSON.stringify(page)), 'gzip'],
    ['cut short', gzipSync(JSON.stringify(page)).subarray(0, -10), 'gzip'],
    ['cut short', brotliCompressSync(JSON.stringify(page)).subarray(0, -4), 'br'],
  ])('whose compression is %s is refused', async (_name, body, encoding) => {
    const api = await answering(body, { 'content-encoding': encoding });
    await expect(api.results({ scraperId })).rejects.toMatchObject({
      code: 'bad_response',
      message: expect.stringContaining('cannot be decompressed'),
    });
  });

  it.each([
    ['plain', Buffer.alloc(1_100_000, ' '), 'identity'],
    ['once it is decompressed', gzipSync(Buffer.alloc(1_100_000, ' ')), 'gzip'],
    ['once it is decompressed', brotliCompressSync(Buffer.alloc(1_100_000, ' ')), 'br'],
  ])('that is too large %s is refused', async (_name, body, encoding) => {
    const server = await serve((_request, response) => answer(response, body, 200, { 'content-encoding': encoding }));
    const api = remote(server.url, { limits: { maxBodyBytes: 1024 * 1024 } });
    await expect(api.results({ scraperId })).rejects.toMatchObject({
      code: 'bad_response',
      message: `${server.url} sent more than 1 MB in one answer`,
    });
  });

  it.each([
    ['a scraper', { data: { id: 'x' } }, (api: ScrapersApi) => api.scraper({ scraperId })],
    ['runs', { data: [{ id: 7 }] }, (api: ScrapersApi) => api.runs({ scraperId })],
    ['health', { status: 'poorly' }, (api: ScrapersApi) => api.health()],
    ['readiness', {}, (api: ScrapersApi) => api.ready()],
  ])('about %s has to be of its shape', async (_name, body, call) => {
    const api = await answering(body);
    await expect(call(api)).rejects.toMatchObject({ code: 'bad_response' });
  });
});

describe('an answer of a server that we did not write', () => {
  it.each([
    ['{"data":null}', 'has no list of records: its data is null'],
    ['{"data":{"items":[]}}', 'has no list of records: its data is an object'],
    ['{"data":"none"}', 'has no list of records: its data is a string'],
    ['{"pagination":{}}', 'has no list of records: its data is missing'],
    ['{"error":{"message":"Plan expired."}}', 'has no list of records, but says: Plan expired'],
    ['{"data":[1]}', 'has no record at data[0]'],
    ['[]', 'is not the JSON of this API'],
    ['<!doctype html><title>Sign in</title>', 'is a web page'],
    ['', 'is empty'],
  ])('without a list of records says what it is: %s', async (body, says) => {
    const api = await answering(body);
    await expect(api.results({ scraperId })).rejects.toMatchObject({ code: 'bad_response', message: expect.stringContaining(says) });
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${JSON.stringify(page)}`), 'application/json'],
    ['UTF-16, told by a mark', Buffer.from(`\ufeff${JSON.stringify(page)}`, 'utf16le'), 'application/json'],
    ['an encoding that is told', Buffer.from(JSON.stringify(page), 'latin1'), 'text/plain; Charset="ISO-8859-1"'],
    ['an encoding that nobody knows', Buffer.from(JSON.stringify(page)), 'application/json; charset=unheard-of'],
    ['no type at all', Buffer.from(JSON.stringify(page)), ''],
  ])('in %s is read', async (_what, bytes, type) => {
    expect(await (await answering(bytes, { 'content-type': type })).results({ scraperId })).toEqual(page);
  });

  it('encoded once too often is damaged', async () => {
    const api = await answering(JSON.stringify(page), { 'content-encoding': 'gzip, gzip, gzip, gzip' });
    await expect(api.results({ scraperId })).rejects.toMatchObject({ code: 'bad_response' });
  });

  const megabyte = gzipSync(Buffer.alloc(1024 * 1024, ' '), { level: 9 });

  it('that swells to fill a disk is stopped', async () => {
    // A file of several members is as long as all of them.
    const bomb = Buffer.concat(Array.from({ length: 180 }, () => megabyte));
    const api = await answering(bomb, { 'content-encoding': 'gzip' });
    await using stream = await api.export({ scraperId });
    let bytes = 0;
    const reading = (async () => {
      for await (const chunk of stream.chunks) bytes += chunk.length;
    })();
    await expect(reading).rejects.toMatchObject({ code: 'bad_response', message: expect.stringContaining('cannot be decompressed') });
    expect(bytes).toBeLessThan(150 * 1024 * 1024);
  });
});

it('an address of one scraper is no base URL, and its id is not repeated', () => {
  expect(() => createRemoteApi({ baseUrl: `https://example.com/api/v1/scrapers/${scraperId}/hybrid` })).toThrow(
    expect.objectContaining({ code: 'invalid_usage', message: expect.not.stringContaining(scraperId) }),
  );
});
