import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { request as rawRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';

import { exportFileName, safeFileName, type ExportStream } from '../../src/contract/operations/export.ts';
import { ScrqError } from '../../src/errors.ts';
import { startServer, type RunningServer } from '../../src/server/serve.ts';
import { scriptedApi, type ScriptedApi } from './scripted-api.ts';
import { atRest } from '../at-rest.ts';

let server: RunningServer;
let api: ScriptedApi;
let heard: unknown[];

async function serve(file: () => Partial<ExportStream> & Pick<ExportStream, 'chunks'>): Promise<void> {
  heard = [];
  api = scriptedApi(() => ({
    fileName: 'chairs_results.csv',
    contentType: 'text/csv; charset=utf-8',
    records: 2,
    offset: 0,
    validator: undefined,
    [Symbol.asyncDispose]: async () => {},
    ...file(),
  }));
  server = await startServer(api, { port: 0, drainMs: 0, onFailure: (error) => heard.push(error) });
}

afterEach(() => server.close());

const path = '/v1/scrapers/chairs/export';
const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => request(`${server.url}${path}`, { method, headers });

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** One piece, and then the end of the disk. */
async function* failing(first = 'a,b\r\n1,2\r\n'): AsyncGenerator<Uint8Array> {
  if (first !== '') yield Buffer.from(first);
  throw new ScrqError('data_unusable', 'cannot read the run: /home/ada is gone');
}

describe('an export', () => {
  it('is an attachment, with its type, its name and the number of its records', async () => {
    await serve(() => ({ chunks: pieces('a,b\r\n', '1,2\r\n', '3,4\r\n') }));
    const { statusCode, headers, body } = await get();
    expect(await body.text()).toBe('a,b\r\n1,2\r\n3,4\r\n');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="chairs_results.csv"',
      'scrq-record-count': '2',
      'accept-ranges': 'none',
      'cache-control': 'private, no-cache',
    });
    expect(api.calls).toEqual([{ method: 'export', input: { scraperId: 'chairs' } }]);
  });

  it('may be empty', async () => {
    await serve(() => ({ chunks: pieces() }));
    const { statusCode, headers, body } = await get();
    expect([statusCode, await body.text(), headers['content-type']]).toEqual([200, '', 'text/csv; charset=utf-8']);
  });

  it('answers HEAD with the same headers, and makes nothing', async () => {
    let made = 0;
    let ended = 0;
    const file = () => ({
      chunks: (async function* () {
        made += 1;
        yield Buffer.from('a');
      })(),
      async [Symbol.asyncDispose]() {
        ended += 1;
      },
    });
    await serve(file);
    const head = await get({}, 'HEAD');
    expect([head.statusCode, await head.body.text(), made, ended]).toEqual([200, '', 0, 1]);
    const whole = await get();
    await whole.body.dump();
    for (const name of ['content-type', 'content-disposition', 'scrq-record-count', 'accept-ranges'])
      expect(head.headers[name]).toBe(whole.headers[name]);
    expect([made, ended]).toEqual([1, 2]);
  });

  it('is compressed for a client that accepts it', async () => {
    const text = 'id,title\r\n1,a chair\r\n'.repeat(1000);
    await serve(() => ({ chunks: pieces(text, text) }));
    const { headers, body } = await get({ 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(Buffer.from(await body.arrayBuffer())).toString()).toBe(text + text);
  });
});

describe('the name of an export', () => {
  it.each([
    ['flats', 'attachment; filename="flats_results.json"'],
    ['flats in town', 'attachment; filename="flats in town_results.json"'],
    ['Möbel', `attachment; filename="Mobel_results.json"; filename*=UTF-8''M%C3%B6bel_results.json`],
    ['椅子', `attachment; filename="___results.json"; filename*=UTF-8''%E6%A4%85%E5%AD%90_results.json`],
    ['a"b\\c/d', 'attachment; filename="a_b_c_d_results.json"'],
    ['../../etc/passwd', 'attachment; filename="__.._etc_passwd_results.json"'],
    ['line\r\nSet-Cookie: x', 'attachment; filename="line__Set-Cookie_ x_results.json"'],
    ['\u202egnp.exe', 'attachment; filename="_gnp.exe_results.json"'],
    ['50%25', `attachment; filename="50_25_results.json"; filename*=UTF-8''50%2525_results.json`],
  ])('of %j is %s', async (name, disposition) => {
    await serve(() => ({ fileName: exportFileName(name, 'json'), chunks: pieces('[]') }));
    const { headers, body } = await get();
    await body.dump();
    expect(headers['content-disposition']).toBe(disposition);
  });

  it('is one that file systems take, however long the scraper is called', () => {
    expect(Buffer.byteLength(exportFileName('椅'.repeat(500), 'csv'))).toBeLessThan(200);
    expect(exportFileName('🪑'.repeat(500), 'csv')).toMatch(/^🪑+_results\.csv$/u);
    expect(safeFileName(' ..\u0000/x ')).toBe('___x');
  });
});

describe('an export that fails', () => {
  it('before its first byte is answered as any failure is', async () => {
    await serve(() => ({ chunks: failing('') }));
    const { statusCode, headers, body } = await get();
    expect(statusCode).toBe(503);
    expect(await body.json()).toMatchObject({ code: 'unavailable', detail: 'the service cannot answer at the moment' });
    for (const name of ['content-disposition', 'scrq-record-count', 'accept-ranges']) expect(headers).not.toHaveProperty(name);
    expect(heard).toHaveLength(1);
  });

  it.each([
    ['plain', {}],
    ['plain, over a connection that ends with it', { connection: 'close' }],
    ['compressed', { 'accept-encoding': 'gzip' }],
  ])('later cuts the connection: %s', async (_name, headers) => {
    await serve(() => ({ chunks: failing('id,title\r\n1,a chair\r\n'.repeat(500)) }));
    const download = new Promise<unknown>((resolve, reject) => {
      const sent = rawRequest(`${server.url}${path}`, { headers }, (answer) => resolve(answer.toArray()));
      sent.once('error', reject).end();
    });
    await expect(download).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(heard).toMatchObject([{ code: 'data_unusable' }]);
  });

  it('later resets the connection of a client to which the end of the connection is the end of the file', async () => {
    await serve(() => ({ chunks: failing() }));
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.0\r\nHost: localhost\r\n\r\n`);
    const [error] = (await once(socket.resume(), 'error').catch((failure: unknown) => [failure])) as [unknown];
    expect(error).toMatchObject({ code: 'ECONNRESET' });
  });
});

describe('the reader of an export', () => {
  // Nothing that could be compressed.
  const noise = randomBytes(64 * 1024);

  /** Chunks without end, and how many were made. */
  const endless = () => {
    const state = { made: 0 };
    const events = new EventEmitter();
    const ended = once(events, 'ended');
    const chunks = (async function* () {
      try {
        for (;;) {
          state.made += 1;
          yield noise;
          await turn();
        }
      } finally {
        events.emit('ended');
      }
    })();
    return { state, chunks, ended };
  };

  it.each([{}, { 'accept-encoding': 'gzip' }])('who stops to read stops the work: %j', async (headers) => {
    const { state, chunks, ended } = endless();
    await serve(() => ({ chunks }));
    const answer: IncomingMessage = await new Promise((resolve, reject) => {
      rawRequest(`${server.url}${path}`, { headers }, resolve).once('error', reject).end();
    });
    answer.pause();
    // What the buffers on the way hold.
    expect(await atRest(() => state.made)).toBeLessThan(500);
    answer.destroy();
    await ended;
    expect(heard).toEqual([]);
  });

  it('who leaves ends the work', async () => {
    const { chunks, ended } = endless();
    await serve(() => ({ chunks }));
    const { body } = await get();
    body.on('error', () => undefined).destroy();
    await ended;
    expect(heard).toEqual([]);
  });
});
