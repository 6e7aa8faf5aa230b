import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { LocalDataset } from '../../src/local/dataset.ts';
import { openDataset } from '../../src/local/open.ts';
import { startServer, type RunningServer, type ServeOptions } from '../../src/server/serve.ts';
import { openSocket } from './raw-socket.ts';

let directory: string;
let dataset: LocalDataset;
let server: RunningServer;
let scraperId: string;
let scrapers = 0;

async function serve(options: Partial<ServeOptions> = {}): Promise<RunningServer> {
  return startServer(dataset.api, { port: 0, drainMs: 0, runs: dataset.runs, writesWithoutToken: 'allowed', maxBodyBytes: 100_000, ...options });
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'scrq-push-'));
  dataset = await openDataset({ directory });
  server = await serve();
});
afterAll(async () => {
  await server.close();
  await dataset[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  scrapers += 1;
  scraperId = (await dataset.createScraper(`flats ${scrapers}`)).id;
});

const lines = '{"id":"F-1","price":900}\n{"id":"F-2","price":1200}\n';
const ndjson = { 'content-type': 'application/x-ndjson' };

async function push(body: string | Buffer, headers: Record<string, string> = ndjson, query = '', to = server) {
  const answer = await request(`${to.url}/v1/scrapers/${scraperId}/runs${query}`, { method: 'POST', headers, body });
  const text = await answer.body.text();
  return { status: answer.statusCode, headers: answer.headers, text, json: Object(JSON.parse(text)) };
}

async function runCount(): Promise<number> {
  return (await dataset.api.runs({ scraperId })).pagination.total;
}

/** Waits until a push has taken the lock of its scraper. */
async function begun(): Promise<void> {
  const running = async () => (await (await request(`${server.url}/metrics`)).body.text()).includes('scrq_work{kind="write",state="running"} 1');
  await expect.poll(running).toBe(true);
  // The lock is taken in one write to the catalogue, which a push of another scraper comes behind.
  const other = (await dataset.createScraper(`behind ${scrapers}`)).id;
  await request(`${server.url}/v1/scrapers/${other}/runs`, { method: 'POST', headers: ndjson, body: lines }).then(({ body }) => body.dump());
}

async function records(): Promise<unknown> {
  return (await dataset.api.results({ scraperId })).data;
}

describe('what a server reads piece by piece', () => {
  it.each([
    ['fields', JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`field ${index}`, 1]))), '1000 different fields'],
    ['characters of one record', JSON.stringify({ text: 'x'.repeat(1024 * 1024) }), 'longer than 1048576 characters'],
  ])('is bounded in %s', async (_what, body, says) => {
    await using wide = await serve({ maxBodyBytes: 10_000_000 });
    const { status, json } = await push(body, ndjson, '', wide);
    expect([status, json.code, json.detail]).toEqual([400, 'invalid_body', expect.stringContaining(says)]);
    expect(await runCount()).toBe(0);
  });

  it('leaves turns to others meanwhile', async () => {
    await using large = await serve({ maxBodyBytes: 50_000_000 });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const { status } = await push(`{"text":"${'some words '.repeat(400)}"}\n`.repeat(400), ndjson, '', large);
    clearInterval(timer);
    expect([status, turns > 20]).toEqual([201, true]);
  });
});

describe('roles of fields', () => {
  const patch = async (body: unknown, to = server, headers: Record<string, string> = {}) => {
    const answer = await request(`${to.url}/v1/scrapers/${scraperId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.statusCode, json: Object(await answer.body.json()) };
  };

  it('are set by those who may push, and hold for later runs', async () => {
    await push(lines);
    const { status, json } = await patch({ roles: { price: 'additive' } });
    expect([status, json.data.fields[1]]).toEqual([200, { name: 'price', type: 'number', role: 'additive' }]);
    await push(lines);
    expect((await dataset.api.scraper({ scraperId })).data.fields[1]?.role).toBe('additive');
    expect((await patch({ roles: { price: null } })).json.data.fields[1].role).toBe('price');
  });

  it.each([
    ['a field that is not there', { roles: { pirce: 'price' } }, 'pirce'],
    ['a role that is not one', { roles: { price: 'big' } }, 'roles.price'],
    ['no roles', { roles: {} }, 'roles'],
    ['nothing', {}, 'roles'],
  ])('are refused of %s', async (_name, body, named) => {
    await push(lines);
    const { status, json } = await patch(body);
    expect([status, json.code, JSON.stringify(json.errors)]).toEqual([400, 'invalid_parameter', expect.stringContaining(named)]);
  });

  it('are refused to callers that may not write', async () => {
    await push(lines);
    const token = { id: 't', name: 'reader', access: 'read', scrapers: null, createdAt: '', expiresAt: null, revokedAt: null } as const;
    await using readers = await serve({ tokens: { required: async () => true, find: async () => token }, writesWithoutToken: 'refused' });
    expect((await patch({ roles: { price: 'additive' } }, readers, { authorization: 'Bearer x' })).status).toBe(403);
    await using closed = await serve({ writesWithoutToken: 'refused' });
    expect((await patch({ roles: { price: 'additive' } }, closed)).status).toBe(405);
  });
});

describe('records that are pushed', () => {
  it.each<[string, string | Buffer, Record<string, string>]>([
    ['NDJSON', lines, ndjson],
    ['NDJSON by another name', lines, { 'content-type': 'application/jsonl; charset=utf-8' }],
    ['JSON', `[${lines.trim().replace('\n', ',')}]`, { 'content-type': 'application/json' }],
    ['CSV', 'id,price\r\nF-1,900\r\nF-2,1200\r\n', { 'content-type': 'text/csv' }],
    ['TSV', 'id\tprice\nF-1\t900\nF-2\t1200\n', { 'content-type': 'text/tab-separated-values' }],
    ['compressed', gzipSync(lines), { ...ndjson, 'content-encoding': 'gzip' }],
    ['in UTF-16', Buffer.from(`\ufeff${lines}`, 'utf16le'), { 'content-type': 'application/x-ndjson; charset=utf-16le' }],
  ])('become a run: %s', async (_name, body, headers) => {
    const { status, json } = await push(body, headers);
    expect([status, json.data?.records, json.meta?.key]).toEqual([201, 2, ['id']]);
    expect(json.meta.fields).toEqual([
      { name: 'id', type: 'text', role: 'key' },
      { name: 'price', type: 'number', role: 'price' },
    ]);
    expect(await records()).toEqual([
      { id: 'F-1', price: 900 },
      { id: 'F-2', price: 1200 },
    ]);
  });

  it('are of the time, and have the key, that is said', async () => {
    const { json } = await push(lines, ndjson, '?runAt=2024-06-08T23:12Z&key=price');
    expect([json.data.runAt, json.meta.key]).toEqual(['2024-06-08T23:12:00.000Z', ['price']]);
    expect((await push(lines, ndjson, '?runAt=2024-06-09T01:12:00.123456%2B02:00')).json.data.runAt).toBe('2024-06-08T23:12:00.123Z');
  });

  it('that lost a field come with a warning, or not at all where that is said', async () => {
    await push(lines);
    expect(await push('{"id":1}\n', ndjson, '?guard=true')).toMatchObject({ status: 400, json: { code: 'invalid_body' } });
    expect(await runCount()).toBe(1);
    expect((await push('{"id":1}\n')).json.meta.warnings).toEqual(['fields of the run before are missing: price']);
  });
});

describe('a body that cannot be a run', () => {
  it.each<[string, string | Buffer, Record<string, string>, number, string]>([
    ['is of no type', lines, {}, 415, 'unsupported_media_type'],
    ['is of another type', lines, { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['is compressed in another way', lines, { ...ndjson, 'content-encoding': 'br' }, 415, 'unsupported_media_type'],
    ['is not compressed as it says', lines, { ...ndjson, 'content-encoding': 'gzip' }, 400, 'invalid_body'],
    ['is cut within its compression', gzipSync(lines).subarray(0, 30), { ...ndjson, 'content-encoding': 'gzip' }, 400, 'invalid_body'],
    ['is empty', '', ndjson, 400, 'invalid_body'],
    ['is broken', '{"id":1}\n{"id":', ndjson, 400, 'invalid_body'],
    ['is in an encoding nobody knows', lines, { 'content-type': 'text/csv; charset=klingon' }, 400, 'invalid_body'],
    ['is too large', 'x'.repeat(100_001), ndjson, 413, 'body_too_large'],
    ['is too large once decompressed', gzipSync('{"id":1}\n'.repeat(100_000)), { ...ndjson, 'content-encoding': 'gzip' }, 413, 'body_too_large'],
  ])('%s', async (_name, body, ...[headers, status, code]) => {
    const answer = await push(body, headers);
    expect([answer.status, answer.json.code, answer.headers['content-type']]).toEqual([status, code, 'application/problem+json; charset=utf-8']);
    expect(answer.text).not.toContain(directory);
    expect(await runCount()).toBe(0);
  });

  it('tells the place, and no option of a command line', async () => {
    const { json } = await push('{"id":1}\n{"id":x}\n');
    expect(json.detail).toMatch(/^the body, line 2, column 7: /);
    expect(json).not.toHaveProperty('hint');
  });

  it.each([
    ['?runAt=yesterday', 'runAt'],
    ['?key=,', 'key'],
    ['?guard=1', 'guard'],
    ['?guard=true&guard=true', 'guard'],
  ])('with %s is refused', async (query, parameter) => {
    const { status, json } = await push(lines, ndjson, query);
    expect([status, json.errors?.[0]?.parameter]).toEqual([400, parameter]);
  });

  it('for a scraper that is not there is not read', async () => {
    scraperId = 'scr_nobody';
    expect(await push(lines)).toMatchObject({ status: 404, json: { code: 'scraper_not_found' } });
  });
});

describe('a client that leaves halfway', () => {
  it.each([
    ['whose length was told', 'Content-Length: 9000', lines],
    ['in chunks', 'Transfer-Encoding: chunked', `${lines.length.toString(16)}\r\n${lines}\r\n`],
  ])('leaves nothing: %s', async (_name, header, part) => {
    const socket = await openSocket(server);
    socket.write(`POST /v1/scrapers/${scraperId}/runs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\n${header}\r\n\r\n${part}`);
    await begun();
    expect((await push(lines)).status).toBe(409);
    socket.destroy();
    await expect.poll(async () => (await push(lines)).status).toBe(201);
    expect(await runCount()).toBe(1);
  });
});

describe('a push while another one is stored', () => {
  it('is told when to come back', async () => {
    const socket = await openSocket(server);
    socket.write(
      `POST /v1/scrapers/${scraperId}/runs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\nContent-Length: 9000\r\n\r\n`,
    );
    await begun();
    const { headers, json } = await push(lines);
    expect(json.code).toBe('scraper_busy');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    socket.destroy();
    await once(socket, 'close');
  });
});

describe('a push that is repeated with its key', () => {
  const keyed = { ...ndjson, 'idempotency-key': 'monday' };

  it('brings one run, and the same answer, also after a restart and in other clothes', async () => {
    const first = await push(lines, keyed);
    const again = await push(lines, keyed);
    const compressed = await push(gzipSync(lines), { ...keyed, 'content-encoding': 'gzip' });
    await using other = await openDataset({ directory });
    await using restarted = await startServer(other.api, { port: 0, drainMs: 0, runs: other.runs, writesWithoutToken: 'allowed' });
    const later = await push(lines, { ...keyed, 'idempotency-key': '"monday"' }, '', restarted);
    for (const answer of [again, compressed, later]) expect([answer.status, answer.text]).toEqual([201, first.text]);
    expect(await runCount()).toBe(1);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['with another body', `${lines}{"id":3}\n`, keyed, ''],
    ['with other parameters', lines, keyed, '?key=price'],
    ['as something else', 'id\n1\n', { ...keyed, 'content-type': 'text/csv' }, ''],
  ])('%s is refused', async (_name, body, headers, query) => {
    await push(lines, keyed);
    const answer = await push(body, headers, query);
    expect([answer.status, answer.json.code]).toEqual([422, 'idempotency_conflict']);
    expect(await runCount()).toBe(1);
  });

  it('for another scraper brings another run', async () => {
    await push(lines, keyed);
    scraperId = (await dataset.createScraper(`other ${scrapers}`)).id;
    expect((await push(lines, keyed)).status).toBe(201);
    expect(await runCount()).toBe(1);
  });

  it('may succeed when it failed before', async () => {
    expect((await push('{"id":', keyed)).status).toBe(400);
    expect((await push(lines, keyed)).status).toBe(201);
  });

  it.each(['', ' ', 'a b', 'ü', 'x'.repeat(256)])('but not with the key %j', async (key) => {
    const { status, json } = await push(lines, { ...ndjson, 'idempotency-key': encodeURI(key) === key || key.includes(' ') ? key : '\u00fc' });
    expect([status, json.code]).toEqual([400, 'invalid_parameter']);
  });
});

describe('who may push', () => {
  const token = { id: 'tok_1', name: 'scraper', scrapers: null, createdAt: '', expiresAt: null, revokedAt: null } as const;
  const door = (access: 'read' | 'write') => ({ required: async () => true, find: async () => ({ ...token, access }) });
  const headers = { ...ndjson, authorization: 'Bearer scrq_x' };

  it('is who has a token that may write', async () => {
    await using writers = await serve({ tokens: door('write'), writesWithoutToken: 'refused' });
    expect((await push(lines, headers, '', writers)).status).toBe(201);
    expect((await push(lines, ndjson, '', writers)).status).toBe(401);
  });

  it('is not who has one that may read, nor anybody without where that is not said', async () => {
    await using readers = await serve({ tokens: door('read') });
    expect(await push(lines, headers, '', readers)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    await using closed = await serve({ writesWithoutToken: 'refused' });
    expect(await push(lines, ndjson, '', closed)).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
      json: { code: 'method_not_allowed' },
    });
    expect(await runCount()).toBe(0);
  });
});
