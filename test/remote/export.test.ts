import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import type { ExportInput, ResumePoint } from '../../src/contract/operations/export.ts';
import { remote, serve } from './opened.ts';
import { untilTestEnds } from '../temporary.ts';
import { answer } from './scripted-server.ts';

const scraperId = 'scr_abcdefghijklmnop';
const json = '[\n{"a":"]},\\"","b":[1,{"c":[]}]},\n{"a":"\\\\","b":null}\n]\n';
const csv = 'a,b\r\n"x,""\r\n",1\r\ny,2\r\n';
const files = { json, csv } as const;

/** A server that sends these very bytes, and then ends the connection. */
async function sending(bytes: () => Buffer): Promise<ScrapersApi> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('data', () => socket.end(bytes()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  untilTestEnds({
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
  const { port } = server.address() as AddressInfo;
  return remote(`http://127.0.0.1:${port}`);
}

async function read(api: ScrapersApi, input: Partial<ExportInput> = {}, resume?: ResumePoint): Promise<string> {
  await using file = await api.export({ scraperId, ...input }, resume === undefined ? {} : { resume });
  return await text(file.chunks);
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

const chunked = (body: Buffer) => Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);

/** Ways to mark the end of a body: the headers, and the body as it is sent. */
const framings: readonly (readonly [name: string, (body: Buffer) => readonly [headers: string, sent: Buffer]])[] = [
  ['its length', (body) => [`Content-Length: ${body.length}\r\n`, body]],
  ['its length, on a connection that ends', (body) => [`Content-Length: ${body.length}\r\nConnection: close\r\n`, body]],
  ['a last chunk', (body) => ['Transfer-Encoding: chunked\r\n', chunked(body)]],
  ['a last chunk, on a connection that ends', (body) => ['Transfer-Encoding: chunked\r\nConnection: close\r\n', chunked(body)]],
  ['the end of the connection, and the number of its records', (body) => ['Scrq-Record-Count: 2\r\n', body]],
];

const message = (headers: string, sent: Buffer) => Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${headers}\r\n`), sent]);

describe('a download whose end is marked by', () => {
  describe.each(framings)('%s', (_name, frame) => {
    it.each(['json', 'csv'] as const)('is whole when all of the %s came', async (format) => {
      const api = await sending(() => message(...frame(Buffer.from(files[format]))));
      expect(await read(api, { format })).toBe(files[format]);
    });

    it.each(['json', 'csv'] as const)('fails wherever the %s is cut', async (format) => {
      const [headers, sent] = frame(Buffer.from(files[format]));
      let cut = 0;
      const api = await sending(() => message(headers, sent.subarray(0, cut)));
      // A line end behind the closing bracket is nothing that could be missed.
      const end = headers.startsWith('Scrq') && format === 'json' ? sent.length - 1 : sent.length;
      for (cut = 0; cut < end; cut++) {
        await expect(read(api, { format }), `cut after ${cut} of ${sent.length} bytes`).rejects.toMatchObject({
          code: expect.stringMatching(/^(?:unreachable|bad_response)$/),
        });
      }
    });
  });

  it('the end of the connection alone is whole when its JSON is, and only then', async () => {
    const sent = Buffer.from(json);
    let cut = sent.length;
    const api = await sending(() => message('', sent.subarray(0, cut)));
    expect(await read(api)).toBe(json);
    for (cut = 0; cut < sent.length - 1; cut++) await expect(read(api), `cut after ${cut} bytes`).rejects.toMatchObject({ code: 'bad_response' });
  });

  it('the end of the connection alone is not taken when it is csv, of which no end can be told', async () => {
    const api = await sending(() => message('', Buffer.from(csv)));
    await expect(read(api, { format: 'csv' })).rejects.toMatchObject({ code: 'bad_response', hint: expect.stringContaining('json') });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
  ])('the compression %s fails wherever it is cut', async (encoding, compress) => {
    const sent = compress(csv);
    let cut = sent.length;
    const api = await sending(() => message(`Content-Encoding: ${encoding}\r\n`, sent.subarray(0, cut)));
    expect(await read(api, { format: 'csv' })).toBe(csv);
    for (cut = 0; cut < sent.length; cut++) {
      await expect(read(api, { format: 'csv' }), `cut after ${cut} bytes`).rejects.toMatchObject({ code: 'bad_response' });
    }
  });
});

describe('a download', () => {
  it('tells what the server told of the file', async () => {
    const server = await serve((_request, response) =>
      answer(response, csv, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="Mobel_results.csv"; filename*=UTF-8''M%C3%B6bel_results.csv`,
        'scrq-record-count': '2',
      }),
    );
    await using file = await remote(server.url).export({ scraperId, format: 'csv', sort: '-a', fields: 'a,b', escape: 'formulas' });
    expect(file).toMatchObject({
      fileName: 'Möbel_results.csv',
      contentType: 'text/csv; charset=utf-8',
      records: 2,
      offset: 0,
      validator: undefined,
    });
    expect(server.requests[0]?.url).toBe(`/v1/scrapers/${scraperId}/export?format=csv&sort=-a&fields=a%2Cb&escape=formulas`);
  });

  it.each([
    [undefined, 'scraper_results.json'],
    ['attachment', 'scraper_results.json'],
    ['attachment; filename="../../.bashrc"', '_bashrc'],
    ['attachment; filename="C:\\\\windows\\\\x.json"', 'x.json'],
    ["attachment; filename*=UTF-8''a%0A%2Fb%E2%80%AE.json", 'b_.json'],
    ['attachment; filename=""', 'scraper_results.json'],
  ])('has a name that is safe, whatever the server calls it: %j', async (disposition, fileName) => {
    const server = await serve((_request, response) =>
      answer(response, json, 200, disposition === undefined ? {} : { 'content-disposition': disposition }),
    );
    await using file = await remote(server.url).export({ scraperId });
    expect(file.fileName).toBe(fileName);
  });

  it.each([
    ['json', '[{"a":1}]', '2', 'holds 1 of 2 records'],
    ['json', '[]', '1', 'holds 0 of 1 records'],
    ['json', '[1,[2,3],{"a":[4,5]},"6,7"]', '7', 'holds 4 of 7 records'],
    ['csv', 'a\r\n1\r\n', '2', 'holds 1 of 2 records'],
    ['csv', '', '1', 'holds 0 of 1 records'],
    ['csv', 'a\r\n"\r\n\r\n"\r\n', '3', 'holds 1 of 3 records'],
    ['json', '', undefined, 'is empty'],
    ['json', '{"data":[', undefined, 'ends in the middle'],
    ['json', '<html>', undefined, 'is not a JSON file'],
    ['json', '[]]', undefined, 'is not a JSON file'],
    ['json', '[] []', undefined, 'is not a JSON file'],
    ['csv', 'a\r\n"open', undefined, 'ends in the middle'],
  ] as const)('of %s %j with the number %s %s', async (format, body, count, flaw) => {
    const server = await serve((_request, response) => answer(response, body, 200, count === undefined ? {} : { 'scrq-record-count': count }));
    await expect(read(remote(server.url), { format })).rejects.toMatchObject({
      code: 'bad_response',
      message: `the export of ${server.url} ${flaw}`,
    });
  });

  it.each([
    ['json', '\ufeff [1]\r\n'],
    ['json', '{"data":[{"a":"}"}]}'],
    ['csv', 'a,b\n1,2'],
    ['csv', ''],
  ] as const)('of %s may be %j, of servers of another make', async (format, body) => {
    const server = await serve((_request, response) => answer(response, body));
    await using file = await remote(server.url).export({ scraperId, format });
    expect(await bytesOf(file.chunks)).toEqual(Buffer.from(body));
  });

  it('is checked however its bytes are parted', async () => {
    const server = await serve(async (_request, response) => {
      response.writeHead(200, { 'scrq-record-count': '2' });
      for (const byte of Buffer.from(json)) {
        response.write(Buffer.from([byte]));
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    expect(await read(remote(server.url))).toBe(json);
  });

  it.each([
    [
      400,
      { type: 'about:blank', title: 'x', status: 400, detail: 'format must be one of json, csv', code: 'invalid_parameter' },
      'invalid_parameter',
    ],
    [404, 'nothing here', 'scraper_not_found'],
    [429, {}, 'allowance_exceeded'],
    [500, 'oops', 'bad_response'],
  ])('that is answered with %d is the failure that says so', async (status, body, code) => {
    const server = await serve((_request, response) => answer(response, typeof body === 'string' ? body : JSON.stringify(body), status));
    await expect(read(remote(server.url))).rejects.toMatchObject({ code });
  });

  it('is asked for again when the server says so', async () => {
    const server = await serve((_request, response) =>
      server.requests.length === 1 ? answer(response, '', 503, { 'retry-after': '2' }) : answer(response, json),
    );
    const waits: number[] = [];
    const api = remote(server.url, {
      wait: async (ms) => {
        waits.push(ms);
      },
    });
    expect([await read(api), waits]).toEqual([json, [2000]]);
  });

  it('that is a web page is refused', async () => {
    const server = await serve((_request, response) => answer(response, '<p>Sign in</p>', 200, { 'content-type': 'text/html' }));
    await expect(read(remote(server.url), { format: 'csv' })).rejects.toMatchObject({
      code: 'bad_response',
      message: `the answer of ${server.url} is a web page`,
    });
  });

  it('follows redirects, with the token to its own origin alone', async () => {
    const store = await serve((_request, response) => answer(response, json));
    const server = await serve((_request, response) => answer(response, 'moved', 302, { location: `${store.url}/files/1.json?signed=yes` }));
    expect(await read(remote(server.url, { token: 'secret-token' }))).toBe(json);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer secret-token');
    expect(store.requests).toMatchObject([{ url: '/files/1.json?signed=yes' }]);
    expect(store.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  const limits = { bodyTimeoutMs: 50 };
  /** Reads an answer that goes silent, until it is given up: for longer than any silence may take. */
  const silence = async () => {
    const server = await serve((_request, response) => void response.write('[1,'));
    await expect(read(remote(server.url, { limits }))).rejects.toMatchObject({
      code: 'unreachable',
      message: `${server.url} went silent in the middle of its answer`,
    });
  };

  it('fails on silence', silence);

  it('may take as long as it likes, while it goes on', async () => {
    const server = await serve(async (_request, response) => {
      response.write('[');
      const going = setInterval(() => response.write('1,'), 10);
      await silence();
      clearInterval(going);
      response.end('1]');
    });
    expect(await read(remote(server.url, { limits }))).toMatch(/^\[(1,)+1\]$/);
  });

  it('waits for a reader who takes his time', async () => {
    const server = await serve((_request, response) => answer(response, `[${'1,'.repeat(2_000_000)}1]`));
    await using file = await remote(server.url, { limits }).export({ scraperId });
    let bytes = 0;
    for await (const chunk of file.chunks) {
      if (bytes === 0) await silence();
      bytes += chunk.length;
    }
    expect(bytes).toBe(4_000_003);
  });

  it('ends with the reason of a signal, in the middle as well', async () => {
    const server = await serve((_request, response) => void response.write('[1,'));
    const stop = new AbortController();
    const file = await remote(server.url).export({ scraperId }, { signal: stop.signal });
    const reason = new Error('enough');
    const reading = expect(text(file.chunks)).rejects.toBe(reason);
    stop.abort(reason);
    await reading;
  });

  it('lets go of the connection when its reader leaves', async () => {
    const closed: Promise<unknown>[] = [];
    const server = await serve((request, response) => {
      closed.push(once(request.socket, 'close'));
      response.write('[1,');
    });
    const api = remote(server.url);
    await (await api.export({ scraperId }))[Symbol.asyncDispose]();
    const file = await api.export({ scraperId });
    await file.chunks[Symbol.asyncIterator]().next();
    await file[Symbol.asyncDispose]();
    await Promise.all(closed);
  });
});

describe('a download that goes on', () => {
  const body = Buffer.from(json);
  const tag = '"v1"';

  /** A server of files: ranges of this one, as long as it is the one that is meant. */
  const files206 = () =>
    serve((request, response) => {
      const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? Number.NaN);
      const headers = { etag: tag, 'accept-ranges': 'bytes' };
      if (Number.isNaN(from) || request.headers['if-range'] !== tag) answer(response, body, 200, headers);
      else if (from >= body.length) answer(response, '', 416, { 'content-range': `bytes */${body.length}` });
      else answer(response, body.subarray(from), 206, { ...headers, 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` });
    });

  it('can, where the server offers parts of the very same bytes', async () => {
    const server = await files206();
    await using file = await remote(server.url).export({ scraperId }, { resume: { offset: 0 } });
    expect([file.offset, file.validator]).toEqual([0, tag]);
    expect(server.requests[0]?.headers).toMatchObject({ 'accept-encoding': 'identity' });
    expect(server.requests[0]?.headers).not.toHaveProperty('range');
  });

  it('brings the rest', async () => {
    const server = await files206();
    await using file = await remote(server.url).export({ scraperId }, { resume: { offset: 9, validator: tag } });
    expect([file.offset, file.validator, await text(file.chunks)]).toEqual([9, tag, json.slice(9)]);
  });

  it.each([
    ['is another file now', { offset: 9, validator: '"v0"' }],
    ['is shorter now', { offset: 9000, validator: tag }],
    ['is not known by anything', { offset: 9 }],
  ])('begins anew when the file %s', async (_why, resume) => {
    const server = await files206();
    await using file = await remote(server.url).export({ scraperId }, { resume });
    expect([file.offset, await text(file.chunks)]).toEqual([0, json]);
  });

  it.each([
    ['a part from elsewhere', `bytes 4-${body.length - 1}/${body.length}`],
    ['a part that is not the last', `bytes 9-${body.length - 2}/${body.length}`],
    ['a part of something of any length', `bytes 9-${body.length - 1}/*`],
    ['a part that does not say which', undefined],
  ])('begins anew when the server gives %s', async (_what, range) => {
    const server = await serve((request, response) =>
      request.headers.range === undefined
        ? answer(response, body)
        : answer(response, body.subarray(9), 206, range === undefined ? {} : { 'content-range': range }),
    );
    await using file = await remote(server.url).export({ scraperId }, { resume: { offset: 9, validator: tag } });
    expect([file.offset, await text(file.chunks)]).toEqual([0, json]);
  });

  it('fails when the rest is not as long as it should be', async () => {
    const server = await serve((_request, response) =>
      answer(response, body.subarray(9, -3), 206, { 'content-range': `bytes 9-${body.length - 1}/${body.length}` }),
    );
    await expect(read(remote(server.url), {}, { offset: 9, validator: tag })).rejects.toMatchObject({
      code: 'bad_response',
      message: expect.stringContaining(`ends after ${body.length - 3} of ${body.length} bytes`),
    });
  });

  it.each([
    ['W/"v1"', { 'accept-ranges': 'bytes' }],
    ['"v1"', {}],
    ['"v1"', { 'accept-ranges': 'none' }],
  ])('is not offered for the tag %s with %j', async (etag, headers) => {
    const server = await serve((_request, response) => answer(response, body, 200, { etag, ...headers }));
    await using file = await remote(server.url).export({ scraperId }, { resume: { offset: 0 } });
    expect(file.validator).toBeUndefined();
  });
});
