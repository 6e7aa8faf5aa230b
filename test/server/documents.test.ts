import { createHash } from 'node:crypto';

import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';

import { startServer, type RunningServer, type ServeOptions } from '../../src/server/serve.ts';
import { scriptedApi } from './scripted-api.ts';

let server: RunningServer;

async function serve(options: Partial<ServeOptions> = {}): Promise<void> {
  server = await startServer(
    scriptedApi(() => ({ data: [] })),
    { port: 0, drainMs: 0, ...options },
  );
}

async function get(path: string) {
  const { statusCode, headers, body } = await request(`${server.url}${path}`);
  return { status: statusCode, headers, text: await body.text() };
}

afterEach(() => server.close());

const runs = { push: () => Promise.reject(new Error('nothing is pushed')), setRoles: () => Promise.reject(new Error('nothing is pushed')) };
const tokens = { required: async () => true, find: async () => undefined };

describe('the specification', () => {
  it('is OpenAPI 3.1, of every operation', async () => {
    await serve();
    const { status, headers, text } = await get('/openapi.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const document = Object(JSON.parse(text));
    expect(document.openapi).toBe('3.1.0');
    for (const path of ['hybrid', 'results', 'export', 'diff', 'chat', 'runs'])
      expect(document.paths).toHaveProperty(`/v1/scrapers/{scraperId}/${path}`);
    expect(text).toContain('"operationId": "chat"');
  });

  it('tells of pushes where they are taken, and of tokens where they are needed', async () => {
    await serve({ runs });
    const closed = Object(JSON.parse((await get('/openapi.json')).text));
    await server.close();
    await serve({ runs, tokens });
    const open = Object(JSON.parse((await get('/openapi.json')).text));
    const path = '/v1/scrapers/{scraperId}/runs';
    expect([Object.keys(closed.paths[path]), Object.keys(open.paths[path])]).toEqual([['get'], ['get', 'post']]);
    expect(closed.components).not.toHaveProperty('securitySchemes');
    expect(open.components.securitySchemes).toEqual({ token: { type: 'http', scheme: 'bearer' } });
    expect(open.paths[path].get.responses).toHaveProperty('401');
  });
});

describe('the page', () => {
  it('holds all of it, loads nothing, runs nothing, and may do no more', async () => {
    await serve();
    const { status, headers, text } = await get('/docs');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const word of ['/v1/scrapers/{scraperId}/hybrid', 'conversationId', 'application/problem+json', 'tolerance']) expect(text).toContain(word);
    expect(text).not.toMatch(/<script|<link|<img|<iframe|src=|https?:\/\/|@import|url\(/i);
    const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });
});

describe('the metrics', () => {
  it('count requests by what they were for, and hold no id', async () => {
    await serve({ allowed: { search: { calls: 5, per: 'server' } }, usage: countingBook() });
    await get('/v1/scrapers/scr_secretsecret/hybrid?search=chair');
    await get('/v1/scrapers/scr_secretsecret/results?page=0');
    await get('/v1/scrapers/scr_secretsecret/nothing');
    const { headers, text } = await get('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain('scrq_http_requests_total{method="GET",route="/v1/scrapers/{scraperId}/hybrid",status="200"} 1');
    expect(text).toContain('scrq_http_requests_total{method="GET",route="/v1/scrapers/{scraperId}/results",status="400"} 1');
    expect(text).toContain('scrq_http_requests_total{method="GET",route="none",status="404"} 1');
    expect(text).toContain('scrq_http_requests_in_flight 1');
    expect(text).toContain('scrq_work{kind="search",state="running"} 0');
    expect(text).toContain('scrq_allowance_used{kind="search"} 1');
    expect(text).toContain('scrq_allowance_calls{kind="search"} 5');
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^scrq_http_request_duration_seconds_count\{method="GET",route="\/v1\/scrapers\/\{scraperId\}\/hybrid"\} 1$/m);
    expect(text).not.toContain('secret');
  });
});

function countingBook() {
  let used = 0;
  return {
    take: async () => ({ used: ++used, refused: false }),
    giveBack: () => void (used -= 1),
    list: async () => [],
    [Symbol.asyncDispose]: async () => {},
  };
}
