import { once } from 'node:events';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startServer, type RunningServer } from '../../src/server/serve.ts';
import { exchange, lastBody, openSocket, received, statusesOf } from './raw-socket.ts';
import { scriptedApi, type ScriptedApi } from './scripted-api.ts';

const page = { data: [], pagination: { total: 0, page: 1, take: 10, totalPages: 0, hasMore: false } };

let server: RunningServer;
let api: ScriptedApi;
let heard: unknown[];

beforeEach(async () => {
  heard = [];
  api = scriptedApi(() => page);
  server = await startServer(api, { port: 0, drainMs: 0, onFailure: (error) => heard.push(error) });
});
afterEach(async () => {
  expect(heard).toEqual([]);
  await server.close();
});

const head = (line: string, ...headers: readonly string[]) => [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const results = '/v1/scrapers/chairs/results';

describe('what is asked in a way that nobody should', () => {
  it.each<[string, string, number, string]>([
    ['an unknown path', head('GET /nothing HTTP/1.1'), 404, 'route_not_found'],
    ['a path of dots', head('GET /v1/scrapers/../../etc/passwd HTTP/1.1'), 404, 'route_not_found'],
    ['an unknown method', head('PURGE /healthz HTTP/1.1'), 405, 'method_not_allowed'],
    ['TRACE', head(`TRACE ${results} HTTP/1.1`), 405, 'method_not_allowed'],
    ['the star', head('OPTIONS * HTTP/1.1'), 404, 'route_not_found'],
    ['another host in the address', head('GET http://evil.example/nothing HTTP/1.1'), 404, 'route_not_found'],
    ['broken percent-encoding in the path', head('GET /v1/scrapers/%E0%A4%A/results HTTP/1.1'), 400, 'invalid_parameter'],
    ['broken percent-encoding in the query', head(`GET ${results}?page=%zz HTTP/1.1`), 400, 'invalid_parameter'],
    ['NUL in the id', head('GET /v1/scrapers/a%00b/results HTTP/1.1'), 400, 'invalid_parameter'],
    ['an id of 64 KB', head(`GET /v1/scrapers/${'c'.repeat(65_536)}/results HTTP/1.1`), 400, 'invalid_parameter'],
    ['a parameter given twice', head(`GET ${results}?page=1&page=1 HTTP/1.1`), 400, 'invalid_parameter'],
    ['a parameter given a thousand times', head(`GET ${results}?${'take=1&'.repeat(1000)} HTTP/1.1`), 400, 'invalid_parameter'],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid_parameter'],
    ['two hosts', head('GET /healthz HTTP/1.1', 'Host: evil.example'), 400, 'invalid_parameter'],
    ['a host of another', 'GET /healthz HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 403, 'forbidden_host'],
  ])('%s is refused with its status', async (_name, request, status, code) => {
    const answer = await exchange(server, request);
    expect(statusesOf(answer)).toEqual([status]);
    expect(answer).toContain('Content-Type: application/problem+json');
    expect(lastBody(answer)).toMatchObject({ status, code });
    expect(api.calls).toEqual([]);
  });

  it.each<[string, string, number]>([
    ['no HTTP at all', 'EHLO mail.example\r\n\r\n', 400],
    ['a request line with NUL', 'GET /\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a header with a line break of its own', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\nb\r\n\r\n', 400],
    ['two lengths', `POST ${results} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc`, 400],
    ['a length and chunks', `POST ${results} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['a negative length', `POST ${results} HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n`, 400],
    ['headers of 1 MB', `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(1_000_000)}\r\n\r\n`, 431],
    ['an address of 1 MB', `GET /${'x'.repeat(1_000_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ])('%s is refused, and the connection ends', async (_name, request, status) => {
    const answer = await exchange(server, request);
    // A client that is still sending may find its connection cut.
    if (answer === '') return;
    expect(statusesOf(answer)).toEqual([status]);
    expect(lastBody(answer)).toMatchObject({ status });
    expect(answer).toMatch(/^connection: close/im);
  });

  it('several requests at once are answered in order', async () => {
    const keep = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const answer = await exchange(server, keep('/healthz') + keep('/nothing') + keep(results) + head('GET /healthz HTTP/1.1'));
    expect(statusesOf(answer)).toEqual([200, 404, 200, 200]);
  });

  it('nonsense behind a request does not spoil its answer', async () => {
    const answer = await exchange(server, `GET ${results} HTTP/1.1\r\nHost: localhost\r\n\r\nnonsense\r\n\r\n`);
    expect(statusesOf(answer)[0] ?? 200).toBe(200);
  });

  it('half of a connection is enough for an answer', async () => {
    const socket = await openSocket(server);
    socket.end(`GET ${results} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(statusesOf(await received(socket))).toEqual([200]);
  });

  it('a client that hangs up at once is nothing to speak of', async () => {
    for (let client = 0; client < 20; client++) {
      const socket = await openSocket(server);
      socket.write(`GET ${results} HTTP/1.1\r\nHost: localhost\r\n`);
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    expect(statusesOf(await exchange(server, head('GET /healthz HTTP/1.1')))).toEqual([200]);
  });

  it('a body that is promised and does not come is not waited for by a GET', async () => {
    const socket = await openSocket(server);
    socket.write(`GET ${results} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n`);
    expect(statusesOf(await received(socket))).toEqual([200]);
  });
});
