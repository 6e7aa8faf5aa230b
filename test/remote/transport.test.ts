import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../src/remote/http-client.ts';
import { createRemoteApi, type Wait } from '../../src/remote/remote-api.ts';
import type { CallReport } from '../../src/remote/watch-calls.ts';
import { remote, serve } from './opened.ts';
import { untilTestEnds } from '../temporary.ts';
import { answer } from './scripted-server.ts';

const page = { data: [], pagination: { total: 0, page: 1, take: 10, totalPages: 0, hasMore: false } };
const scraperId = 'scr_abcdefghijklmnop';

const answering = () => serve((_request, response) => answer(response, JSON.stringify(page)));

function certificate(name: string): string {
  return readFileSync(join(import.meta.dirname, 'certificates', `${name}.pem`), 'utf8');
}

/** A server over TLS with one of the certificates. */
async function secure(name: string): Promise<string> {
  const pem = certificate(name);
  const server = createTlsServer({ key: pem, cert: pem }, (_request, response) => answer(response, JSON.stringify(page)));
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  untilTestEnds({
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  });
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Proxy {
  readonly url: string;
  /** What it was asked for: `GET http://…`, or `CONNECT host:port`. */
  readonly seen: readonly string[];
  readonly headers: readonly IncomingHttpHeaders[];
}

/** A proxy of the usual kind: absolute addresses for http, tunnels for https. It may want credentials. */
async function proxy(credentials?: string): Promise<Proxy> {
  const seen: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const isKnown = (given: IncomingHttpHeaders) =>
    credentials === undefined || given['proxy-authorization'] === `Basic ${Buffer.from(credentials).toString('base64')}`;
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    if (!isKnown(request.headers)) return void response.writeHead(407).end();
    const forwarded = httpRequest(request.url ?? '', { method: request.method, headers: request.headers }, (from) => {
      response.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(response);
    });
    forwarded.on('error', () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  server.on('connect', (request, socket) => {
    seen.push(`CONNECT ${request.url}`);
    headers.push(request.headers);
    if (!isKnown(request.headers)) return void socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    const { hostname, port } = new URL(`http://${request.url}`);
    const upstream = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
    socket.on('error', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  untilTestEnds({
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, headers };
}

describe('a proxy', () => {
  it('is asked for the whole address of what is not encrypted', async () => {
    const [server, through] = [await answering(), await proxy()];
    expect(await remote(server.url, { proxies: { http: through.url } }).results({ scraperId })).toEqual(page);
    expect(through.seen).toEqual([`GET ${server.url}/v1/scrapers/${scraperId}/results`]);
    expect(server.requests).toHaveLength(1);
  });

  it('makes a tunnel to what is encrypted, and sees neither address nor token', async () => {
    const [url, through] = [await secure('localhost'), await proxy()];
    const api = remote(url, { token: 'tok_1', proxies: { https: through.url }, authorities: [certificate('authority')] });
    expect(await api.results({ scraperId })).toEqual(page);
    expect(through.seen).toEqual([`CONNECT ${new URL(url).host}`]);
    expect(through.headers[0]).not.toHaveProperty('authorization');
  });

  it.each(['127.0.0.1', '*', 'example.com, 127.0.0.1'])('is passed by for what is named to be asked directly: %s', async (none) => {
    const [server, through] = [await answering(), await proxy()];
    await remote(server.url, { proxies: { http: through.url, none } }).results({ scraperId });
    expect(through.seen).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  it('gets its name and password, and the server does not', async () => {
    const [server, through] = [await answering(), await proxy('ada:pa ss')];
    const http = through.url.replace('//', '//ada:pa%20ss@');
    expect(await remote(server.url, { proxies: { http } }).results({ scraperId })).toEqual(page);
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each(['http', 'https'] as const)('that wants a name and a password says so: %s', async (protocol) => {
    const url = protocol === 'http' ? (await answering()).url : await secure('localhost');
    const through = await proxy('ada:secret');
    await expect(remote(url, { proxies: { [protocol]: through.url } }).results({ scraperId })).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'the proxy wants a user name and a password',
    });
  });

  it('that is not there is what cannot be reached, and not the server', async () => {
    const api = remote('https://scrq.invalid', { proxies: { https: 'http://name:secret@127.0.0.1:1' } });
    await expect(api.results({ scraperId })).rejects.toMatchObject({
      code: 'unreachable',
      message: 'the proxy http://127.0.0.1:1 refuses the connection',
    });
  });

  it('that cannot reach the server says so', async () => {
    const through = await proxy();
    await expect(remote('https://127.0.0.1:1', { proxies: { https: through.url } }).results({ scraperId })).rejects.toMatchObject({
      code: 'unreachable',
      message: 'the proxy answered 502, and makes no connection to https://127.0.0.1:1',
    });
  });

  it('may be written without the protocol, as many do', async () => {
    const [server, through] = [await answering(), await proxy()];
    await remote(server.url, { proxies: { http: through.url.replace('http://', '') } }).results({ scraperId });
    expect(through.seen).toHaveLength(1);
  });

  it.each(['socks5://127.0.0.1:1', 'ftp://name:secret@proxy.example.com', 'http://'])(
    'that is none is refused without being repeated: %s',
    (http) => {
      expect(() => createRemoteApi({ baseUrl: 'http://example.com', proxies: { http } })).toThrow(
        expect.objectContaining({ code: 'invalid_usage', message: 'the proxy that the environment names is not an http or https address' }),
      );
    },
  );
});

describe('a certificate', () => {
  it('is trusted with the authority that signed it', async () => {
    const api = remote(await secure('localhost'), { authorities: [certificate('authority')] });
    expect(await api.results({ scraperId })).toEqual(page);
  });

  it.each([
    ['self-signed', undefined, 'has a certificate that is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)', '--ca-cert FILE'],
    ['localhost', undefined, 'has a certificate that is not trusted (UNABLE_TO_VERIFY_LEAF_SIGNATURE)', '--ca-cert FILE'],
    ['expired', 'authority', 'has a certificate that has expired', 'check the clock'],
    ['elsewhere', 'authority', 'has a certificate for another name', 'Check the host in the base URL.'],
  ])('that is %s with %s is refused', async (name, authority, says, hint) => {
    const url = await secure(name);
    const api = remote(url, authority === undefined ? {} : { authorities: [certificate(authority)] });
    await expect(api.results({ scraperId })).rejects.toMatchObject({
      code: 'unreachable',
      message: `${url} ${says}`,
      hint: expect.stringContaining(hint),
    });
  });
});

describe('a request with a body', () => {
  const post = (url: string) => {
    const client = createHttpClient({ origin: new URL(url).origin, token: 'tok_1' });
    untilTestEnds({ [Symbol.asyncDispose]: () => client.close() });
    return client.open(new URL(`${url}/ask`), { body: '{"message":"how many?"}' });
  };

  /** A server that redirects and remembers what came to the new place. */
  async function redirecting(status: number, elsewhere?: string) {
    const arrived: string[] = [];
    const server = await serve((request, response) => {
      if (request.url === '/ask') return answer(response, '', status, { location: `${elsewhere ?? ''}/there` });
      request.setEncoding('utf8');
      let body = '';
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        arrived.push(`${request.method} ${request.headers['content-type'] ?? 'nothing'} ${body}`);
        answer(response, '{}');
      });
    });
    return { server, arrived };
  }

  it.each([307, 308])('is posted again by %d', async (status) => {
    const { server, arrived } = await redirecting(status);
    expect(await post(server.url)).toMatchObject({ status: 200 });
    expect(arrived).toEqual(['POST application/json {"message":"how many?"}']);
    expect(server.requests[1]?.headers.authorization).toBe('Bearer tok_1');
  });

  it.each([301, 302, 303])('becomes a question for the new address by %d', async (status) => {
    const { server, arrived } = await redirecting(status);
    expect(await post(server.url)).toMatchObject({ status: 200 });
    expect(arrived).toEqual(['GET nothing ']);
  });

  it('leaves the token behind when it is sent elsewhere, also on the way back', async () => {
    const home = await serve((request, response) =>
      request.url === '/ask' ? answer(response, '', 307, { location: `${other.url}/over` }) : answer(response, '{}'),
    );
    const other = await serve((_request, response) => answer(response, '', 307, { location: `${home.url}/back` }));
    expect(await post(home.url)).toMatchObject({ status: 200 });
    expect([...home.requests, ...other.requests].map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/ask', 'Bearer tok_1'],
      ['/back', undefined],
      ['/over', undefined],
    ]);
  });
});

describe('a connection that breaks after the request was sent', () => {
  const breaking = (times: number, then: (response: Parameters<Parameters<typeof serve>[0]>[1]) => void) => {
    let left = times;
    return serve((request, response) => {
      left -= 1;
      if (left >= 0) request.socket.destroy();
      else then(response);
    });
  };

  it.each(['hybrid', 'results'] as const)('is not tried again for %s, which may have been counted', async (method) => {
    const server = await breaking(1, (response) => answer(response, JSON.stringify(page)));
    const api = remote(server.url);
    const asked = method === 'hybrid' ? api.hybrid({ scraperId, search: 'x' }) : api.results({ scraperId });
    await expect(asked).rejects.toMatchObject({ code: 'unreachable' });
    expect(server.requests).toHaveLength(1);
  });

  it('is tried once more for an export, which nobody counts', async () => {
    const server = await breaking(1, (response) => answer(response, '[{"a":1}]'));
    await using stream = await remote(server.url).export({ scraperId });
    expect(await text(stream.chunks)).toBe('[{"a":1}]');
    expect(server.requests).toHaveLength(2);
  });

  it('is given up after that', async () => {
    const server = await breaking(9, (response) => answer(response, '[]'));
    await expect(remote(server.url).export({ scraperId })).rejects.toMatchObject({ code: 'unreachable' });
    expect(server.requests).toHaveLength(2);
  });
});

describe('whoever watches', () => {
  it('hears of each request with its outcome, its time and its size', async () => {
    const server = await serve((request, response) =>
      request.url?.startsWith('/moved') ? answer(response, JSON.stringify(page)) : answer(response, '', 302, { location: `/moved${request.url}` }),
    );
    const calls: CallReport[] = [];
    await remote(server.url, { onCall: (call) => calls.push(call) }).results({ scraperId });
    expect(calls).toMatchObject([
      { method: 'GET', address: `${server.url}/v1/scrapers/${scraperId}/results`, status: 302, bytes: 0, failure: undefined },
      { method: 'GET', status: 200, bytes: JSON.stringify(page).length, failure: undefined },
    ]);
    for (const { durationMs } of calls) expect(durationMs).toBeGreaterThan(0);
  });

  it('hears of one that came to nothing', async () => {
    const calls: CallReport[] = [];
    await expect(remote('http://127.0.0.1:1', { onCall: (call) => calls.push(call) }).results({ scraperId })).rejects.toThrow();
    expect(calls).toMatchObject([{ status: undefined, bytes: 0, failure: expect.stringContaining('ECONNREFUSED') }]);
  });

  it('hears of a wait before it begins', async () => {
    let left = 1;
    const server = await serve((_request, response) =>
      left-- > 0 ? answer(response, '{}', 503, { 'retry-after': '7' }) : answer(response, JSON.stringify(page)),
    );
    const waits: Wait[] = [];
    await remote(server.url, { onWait: (wait) => waits.push(wait), wait: async () => {} }).results({ scraperId });
    expect(waits).toEqual([{ seconds: 7, status: 503 }]);
  });
});

describe('an answer that tells when to come back', () => {
  it.each([
    [429, '90', 'It asks to wait 90 seconds.'],
    [429, '7200', 'It asks to wait 2 hours.'],
    [503, '600', 'It asks to wait 10 minutes.'],
    [429, String(20 * 86_400), 'It asks to wait 20 days.'],
    [429, '0x10', 'Wait until the allowance is renewed, or have it raised.'],
  ])('too late to wait for: %d, %s', async (status, retryAfter, hint) => {
    const server = await serve((_request, response) => answer(response, '{"message":"slow down"}', status, { 'retry-after': retryAfter }));
    await expect(remote(server.url).results({ scraperId })).rejects.toMatchObject({ hint });
  });
});

it('a token that stayed behind is what a refusal elsewhere is about', async () => {
  const other = await serve((_request, response) => answer(response, '{"message":"who are you?"}', 401));
  const server = await serve((_request, response) => answer(response, '', 308, { location: `${other.url}/` }));
  await expect(remote(server.url, { token: 'tok_1' }).results({ scraperId })).rejects.toMatchObject({
    code: 'unauthorized',
    hint: `${server.url} led to ${other.url}, where its token is not sent: make that the base URL, if it is yours.`,
  });
});
