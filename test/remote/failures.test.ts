import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { describe, expect, it } from 'vitest';

import { problemOf } from '../../src/contract/problem.ts';
import { ScrqError } from '../../src/errors.ts';
import { remote, serve } from './opened.ts';
import { untilTestEnds } from '../temporary.ts';
import { answer, scriptedServer } from './scripted-server.ts';

const page = { data: [], pagination: { total: 0, page: 1, take: 10, totalPages: 0, hasMore: false } };
const scraperId = 'scr_abcdefghijklmnop';

/** A TCP port that says these bytes to whoever connects and then ends. */
async function saying(bytes: string): Promise<string> {
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).once('data', () => socket.end(bytes)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  untilTestEnds({ [Symbol.asyncDispose]: async () => void server.close() });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a failure told by the server', () => {
  it('is the failure it was there', async () => {
    const failure = new ScrqError('invalid_parameter', 'filter has no field `prize` at 1', {
      hint: 'Did you mean `price`?',
      issues: [{ parameter: 'filter', message: 'has no field `prize` at 1' }],
    });
    const server = await serve((_request, response) => answer(response, JSON.stringify(problemOf(failure)), 400));
    const { code, message, hint, issues } = failure;
    await expect(remote(server.url).results({ scraperId })).rejects.toMatchObject({ code, message, hint, issues });
  });

  it('tells where a token is given here, and not how one is sent', async () => {
    const problem = problemOf(new ScrqError('unauthorized', 'a token is needed here', { hint: 'Send it as Authorization: Bearer TOKEN.' }));
    const server = await serve((_request, response) => answer(response, JSON.stringify(problem), 401));
    await expect(remote(server.url).results({ scraperId })).rejects.toMatchObject({
      message: 'a token is needed here',
      hint: 'Give a token that this server accepts: SCRQ_TOKEN, --token-file, or `scrq config set token`.',
    });
  });

  it('is of this address when the server has no such endpoint', async () => {
    const problem = problemOf(new ScrqError('route_not_found', 'nothing is here'));
    const server = await serve((_request, response) => answer(response, JSON.stringify(problem), 404));
    await expect(remote(server.url).scraper({ scraperId })).rejects.toMatchObject({ code: 'route_not_found', message: 'nothing is here' });
  });

  it.each([
    [400, 'invalid_parameter'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'scraper_not_found'],
    [405, 'method_not_allowed'],
    [418, 'bad_response'],
    [422, 'invalid_parameter'],
    [429, 'allowance_exceeded'],
    [500, 'bad_response'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
  ])('has a code by its status %d when it has none of ours', async (status, code) => {
    const server = await serve((_request, response) => answer(response, '{"code":"E77","message":"Not this time."}', status));
    await expect(remote(server.url).results({ scraperId })).rejects.toMatchObject({
      code,
      message: `${server.url} answered ${status}: Not this time`,
    });
  });

  it.each([
    ['{"detail":"No such team","title":"Bad"}', 'No such team'],
    ['{"error":"No such team"}', 'No such team'],
    ['{"error":{"code":7,"message":"No such team"}}', 'No such team'],
    ['{"error":true,"errors":[{"message":"first"},{"message":"second"}]}', 'first; second'],
    ['{"detail":[{"loc":["query","take"],"msg":"too many"}]}', 'too many'],
    ['{"page":["is wrong"],"take":["is wrong too"]}', 'page: is wrong; take: is wrong too'],
    ['"No such team"', 'No such team'],
    ['No such\r\nteam', 'No such team'],
    ['<html><head><title>Bad  team</title></head><body><h1>Other</h1></body></html>', 'Bad team'],
    ['<p>No <b>such</b> team</p><script>alert(1)</script>', 'No such team'],
    ['\u001b[31mNo such\u202e team\u0007\u0000', '[31mNo such team'],
    ['', 'Bad Request'],
    ['{}', 'Bad Request'],
    ['null', 'Bad Request'],
    ['[[[[[["deep"]]]]]]', 'Bad Request'],
    [`{"message":"${scraperId} is unknown, token tok_123456789"}`, 'scr_… is unknown, token tok_…'],
  ])('is one readable line: %j', async (body, words) => {
    const server = await serve((_request, response) => answer(response, body, 400));
    const api = remote(server.url, { token: 'tok_123456789' });
    await expect(api.results({ scraperId })).rejects.toMatchObject({ message: `${server.url} answered 400: ${words}` });
  });

  it('is a short line, and soon there, however long the body is', async () => {
    const server = await serve((_request, response) => answer(response, `<a${'<script '.repeat(200_000)}`, 500));
    await expect(remote(server.url).results({ scraperId })).rejects.toMatchObject({ message: expect.stringMatching(/^.{1,400}$/) });
  });
});

describe('a server that asks to wait', () => {
  const failing = (status: number, retryAfter: string | undefined, times: number) => {
    let left = times;
    return serve((_request, response) => {
      left -= 1;
      if (left < 0) answer(response, JSON.stringify(page));
      else answer(response, '{"message":"busy"}', status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    });
  };

  it.each([
    [429, '7', 1, [7000]],
    [503, '30', 2, [30_000, 30_000]],
    [429, '0', 1, [0]],
    [503, 'Thu, 01 Jan 1970 00:00:00 GMT', 1, [0]],
  ])('is asked again: %d, Retry-After: %s', async (status, retryAfter, times, waited) => {
    const server = await failing(status, retryAfter, times);
    const waits: number[] = [];
    const api = remote(server.url, { wait: async (ms) => void waits.push(ms) });
    expect(await api.results({ scraperId })).toEqual(page);
    expect(waits).toEqual(waited);
    expect(server.requests).toHaveLength(times + 1);
  });

  it.each([
    [429, '31', 31, 'allowance_exceeded'],
    [503, '3600', 3600, 'unavailable'],
    [429, undefined, undefined, 'allowance_exceeded'],
    [503, 'soon', undefined, 'unavailable'],
    [500, '1', 1, 'bad_response'],
    [502, '1', 1, 'unavailable'],
  ])('is not asked again: %d, Retry-After: %s', async (status, retryAfter, retryAfterSeconds, code) => {
    const server = await failing(status, retryAfter, 1);
    await expect(remote(server.url).results({ scraperId })).rejects.toMatchObject({ code, retryAfterSeconds });
    expect(server.requests).toHaveLength(1);
  });

  it('is asked three times at most', async () => {
    const server = await failing(429, '5', 9);
    const api = remote(server.url, { wait: async () => {} });
    await expect(api.results({ scraperId })).rejects.toMatchObject({ code: 'allowance_exceeded', retryAfterSeconds: 5 });
    expect(server.requests).toHaveLength(3);
  });

  it('is left when the signal fires', async () => {
    const server = await failing(429, '30', 1);
    const stop = new AbortController();
    const reason = new Error('enough');
    const onWait = () => void setImmediate(() => stop.abort(reason));
    await expect(remote(server.url, { onWait }).results({ scraperId }, { signal: stop.signal })).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('of status %d is followed', async (status) => {
    const server = await serve((request, response) =>
      request.url?.startsWith('/moved/')
        ? answer(response, JSON.stringify(page))
        : answer(response, 'x'.repeat(500_000), status, { location: `/moved${request.url}` }),
    );
    expect(await remote(server.url, { token: 'tok_1' }).results({ scraperId, take: 5 })).toMatchObject(page);
    expect(server.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      [`/v1/scrapers/${scraperId}/results?take=5`, 'Bearer tok_1'],
      [`/moved/v1/scrapers/${scraperId}/results?take=5`, 'Bearer tok_1'],
    ]);
  });

  it('to another origin goes without the token', async () => {
    const other = await serve((_request, response) => answer(response, JSON.stringify(page)));
    const server = await serve((_request, response) => answer(response, '', 307, { location: `${other.url.replace('//', '//ada:secret@')}/there` }));
    await remote(server.url, { token: 'tok_1' }).results({ scraperId });
    expect(other.requests).toHaveLength(1);
    expect(other.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is followed five times', async () => {
    const server = await serve((request, response) => answer(response, '', 302, { location: `${request.url}x` }));
    await expect(remote(server.url).results({ scraperId })).rejects.toMatchObject({
      code: 'bad_response',
      message: `${server.url} redirects more than 5 times`,
    });
    expect(server.requests).toHaveLength(6);
  });

  it.each(['file:///etc/passwd', 'ftp://example.com/', 'data:application/json,{}'])('to %s is refused', async (location) => {
    const server = await serve((_request, response) => answer(response, '', 302, { location }));
    await expect(remote(server.url).results({ scraperId })).rejects.toMatchObject({ code: 'bad_response' });
  });

  it('without a place to go is no answer', async () => {
    const server = await serve((_request, response) => answer(response, '', 302));
    await expect(remote(server.url).results({ scraperId })).rejects.toMatchObject({
      code: 'bad_response',
      message: `${server.url} answered 302: Found`,
    });
  });
});

describe('no answer', () => {
  it('where nobody listens', async () => {
    const server = await scriptedServer(() => {});
    await server[Symbol.asyncDispose]();
    await expect(remote(server.url).results({ scraperId })).rejects.toMatchObject({
      code: 'unreachable',
      message: `${server.url} refuses the connection`,
      hint: 'Check the base URL, and that the server is running.',
    });
  });

  it('from a name that does not exist', async () => {
    await expect(remote('http://nowhere.invalid').results({ scraperId })).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringMatching(/^http:\/\/nowhere\.invalid is a name that /),
    });
  });

  it('in time', async () => {
    const server = await serve(() => {});
    const api = remote(server.url, { limits: { headersTimeoutMs: 50 } });
    await expect(api.results({ scraperId })).rejects.toMatchObject({
      code: 'unreachable',
      message: `${server.url} accepted the request and did not answer in time`,
    });
    expect(server.requests).toHaveLength(1);
  });

  it('beyond a silence', async () => {
    const server = await serve((_request, response) => void response.writeHead(200).write('{"data":['));
    const api = remote(server.url, { limits: { bodyTimeoutMs: 50 } });
    await expect(api.results({ scraperId })).rejects.toMatchObject({
      code: 'unreachable',
      message: `${server.url} went silent in the middle of its answer`,
    });
  });

  it.each([
    ['with a length', { 'content-length': '1000' }],
    ['in chunks', {}],
  ])('that is whole, when the connection breaks: %s', async (_name, headers) => {
    const server = await serve((_request, response) => {
      response.writeHead(200, headers).write('{"data":[]');
      setImmediate(() => response.destroy());
    });
    await expect(remote(server.url).results({ scraperId })).rejects.toMatchObject({
      code: 'unreachable',
      message: `${server.url} closed the connection before its answer was whole`,
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each(['', 'SSH-2.0-OpenSSH_9.6\r\n'])('in HTTP: %j', async (bytes) => {
    const url = await saying(bytes);
    await expect(remote(url).results({ scraperId })).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:unreachable|bad_response)$/),
      message: expect.stringContaining(url),
    });
  });

  it('over TLS from a server that has none', async () => {
    const server = await serve(() => {});
    const url = server.url.replace('http:', 'https:');
    await expect(remote(url).results({ scraperId })).rejects.toMatchObject({ code: 'unreachable', message: `${url} does not speak TLS` });
  });

  it('wanted any more: the signal ends it at once', async () => {
    const reason = new Error('enough');
    const stop = new AbortController();
    const server = await serve((_request, response) => void response.writeHead(200).write('{"data":[', () => stop.abort(reason)));
    await expect(remote(server.url).results({ scraperId }, { signal: stop.signal })).rejects.toBe(reason);
  });
});
