import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';

import type { Token, TokenDoor } from '../../src/contract/operations/tokens.ts';
import { ScrqError } from '../../src/errors.ts';
import { startServer, type RunningServer, type ServeOptions } from '../../src/server/serve.ts';
import { scriptedApi, type ScriptedApi } from './scripted-api.ts';

const page = { data: [], pagination: { total: 0, page: 1, take: 10, totalPages: 0, hasMore: false } };

let server: RunningServer;
let api: ScriptedApi;

async function serve(options: Partial<ServeOptions>): Promise<void> {
  api = scriptedApi(() => page);
  server = await startServer(api, { port: 0, drainMs: 0, ...options });
}

async function ask(path: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' | 'OPTIONS' = 'GET') {
  const answer = await request(`${server.url}${path}`, { method, headers, ...(method === 'POST' ? { body: '{"message":"how many?"}' } : {}) });
  const text = await answer.body.text();
  return { status: answer.statusCode, headers: answer.headers, code: text.startsWith('{') ? Object(JSON.parse(text)).code : undefined };
}

afterEach(() => server.close());

const token: Token = {
  id: 'tok_1',
  name: 'laptop',
  access: 'read',
  scrapers: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
};

function door(tokens: Readonly<Record<string, Token>>): TokenDoor {
  return {
    required: async () => Object.keys(tokens).length > 0,
    find: async (secret) => (Object.hasOwn(tokens, secret) ? tokens[secret] : undefined),
  };
}

describe('where there are tokens', () => {
  const tokens = door({ scrq_good: token, scrq_chairs: { ...token, id: 'tok_2', scrapers: ['chairs'] } });

  it.each(['/v1/scrapers/chairs/results', '/v1/scrapers/chairs', '/v1/scrapers/no%2Fid/results', '/v1/nothing'])(
    'nobody without one is let in to %s',
    async (path) => {
      await serve({ tokens });
      const answer = await ask(path);
      expect([answer.status, answer.code, answer.headers['www-authenticate']]).toEqual([401, 'unauthorized', 'Bearer']);
      expect(api.calls).toEqual([]);
    },
  );

  it.each(['Bearer scrq_other', 'Bearer', 'Bearer ', 'scrq_good', 'Basic c2NycV9nb29k', 'Bearer scrq_good scrq_good', 'Bearer constructor'])(
    'nobody is let in with %j',
    async (authorization) => {
      await serve({ tokens });
      expect((await ask('/v1/scrapers/chairs/results', { authorization })).status).toBe(401);
    },
  );

  it.each(['Bearer scrq_good', 'bearer scrq_good', 'BEARER  scrq_good'])('who has one is: %s', async (authorization) => {
    await serve({ tokens });
    expect((await ask('/v1/scrapers/chairs/results', { authorization })).status).toBe(200);
  });

  it.each(['/healthz', '/readyz', '/openapi.json', '/docs', '/metrics'])('everybody sees %s', async (path) => {
    await serve({ tokens });
    expect((await ask(path)).status).toBe(200);
  });

  it('a scraper that a token is not for is not there', async () => {
    await serve({ tokens });
    const headers = { authorization: 'Bearer scrq_chairs' };
    expect((await ask('/v1/scrapers/chairs/results', headers)).status).toBe(200);
    expect(await ask('/v1/scrapers/tables/results', headers)).toMatchObject({ status: 404, code: 'scraper_not_found' });
    expect(await ask('/v1/scrapers/%63hairs/results', headers)).toMatchObject({ status: 200 });
    expect(api.calls).toHaveLength(2);
  });

  it('nobody is let in while they cannot be read', async () => {
    const broken = { required: () => Promise.reject(new ScrqError('data_unusable', '/home/ada')), find: async () => token };
    await serve({ tokens: broken });
    expect(await ask('/v1/scrapers/chairs/results')).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('everybody is let in where that is wanted', async () => {
    await serve({ tokens, access: 'open' });
    expect((await ask('/v1/scrapers/chairs/results')).status).toBe(200);
  });
});

describe('the list of scrapers', () => {
  const tokens = door({
    scrq_all: token,
    scrq_chairs: { ...token, id: 'tok_2', scrapers: ['chairs'] },
    scrq_none: { ...token, id: 'tok_3', scrapers: [] },
  });
  const asked = () => api.calls.map(({ method }) => method);

  it.each([
    ['scrq_all', 'everyone', undefined],
    ['scrq_chairs', 'everyone', ['chairs']],
    ['scrq_chairs', 'tokens', ['chairs']],
    ['scrq_none', 'tokens', []],
  ] as const)('is of those that the token may read: %s, listed to %s', async (secret, listing, readable) => {
    const seen: unknown[] = [];
    const listed = scriptedApi((_call, options) => {
      seen.push(Object(options).readable);
      return { data: [] };
    });
    server = await startServer(listed, { port: 0, drainMs: 0, tokens, listing });
    expect((await ask('/v1/scrapers', { authorization: `Bearer ${secret}` })).status).toBe(200);
    expect(seen).toEqual([readable]);
  });

  it.each([{ tokens }, { tokens, listing: 'everyone' as const }])('is for no caller without a token where there are some: %j', async (options) => {
    await serve(options);
    expect(await ask('/v1/scrapers')).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await ask('/v1/scrapers', { authorization: 'Bearer scrq_other' })).toMatchObject({ status: 401 });
    expect(asked()).toEqual([]);
  });

  it.each([{}, { tokens: door({}) }, { tokens, access: 'open' as const }, { tokens }])(
    'is not there for who has no token that is for certain scrapers: %j',
    async (options) => {
      await serve(options);
      const nowhere = await ask('/v1/nothing', { authorization: 'Bearer scrq_all' });
      for (const method of ['GET', 'POST'] as const) {
        const answer = await ask('/v1/scrapers', { authorization: 'Bearer scrq_all' }, method);
        expect([answer.status, answer.code, answer.headers['allow']]).toEqual([404, 'route_not_found', undefined]);
      }
      expect(nowhere).toMatchObject({ status: 404, code: 'route_not_found' });
      expect(asked()).toEqual([]);
    },
  );

  it('is for everyone where that is wanted, on this machine alone', async () => {
    await serve({ listing: 'everyone' });
    expect((await ask('/v1/scrapers')).status).toBe(200);
    expect(await ask('/v1/scrapers', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(await ask('/v1/scrapers', { host: 'evil.example' })).toMatchObject({ status: 403 });
    for (const access of ['tokens', 'open'] as const) {
      const outward = startServer(api, { port: 0, host: '0.0.0.0', listing: 'everyone', tokens, access });
      await expect(outward).rejects.toMatchObject({ code: 'invalid_usage', message: expect.stringContaining('list its scrapers') });
    }
  });
});

describe('where there are none', () => {
  it('nobody needs one, and one that is sent does not matter', async () => {
    await serve({ tokens: door({}) });
    expect((await ask('/v1/scrapers/chairs/results')).status).toBe(200);
    expect((await ask('/v1/scrapers/chairs/results', { authorization: 'Bearer scrq_other' })).status).toBe(200);
  });
});

describe('a server that others can reach', () => {
  it.each([[{ tokens: door({ scrq_good: token }) }], [{ access: 'open' as const }], [{ access: 'open' as const, tokens: door({}) }]])(
    'starts with tokens, or where everybody is to be let in',
    async (options) => {
      await serve({ host: '0.0.0.0', ...options });
      expect(server.url).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/);
    },
  );

  it.each([[{}], [{ tokens: door({}) }], [{ tokens: door({ scrq_good: token }), writesWithoutToken: 'allowed' as const }]])(
    'does not start without: %j',
    async (options) => {
      await serve({});
      await expect(startServer(api, { port: 0, host: '0.0.0.0', ...options })).rejects.toMatchObject({ code: 'invalid_usage' });
    },
  );
});

describe('a page of another site', () => {
  const chat = '/v1/scrapers/chairs/chat';
  const json = { 'content-type': 'application/json' };

  it.each<[Record<string, string>]>([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'not an origin' }],
  ])('may not send what changes or costs: %j', async (headers) => {
    await serve({});
    expect(await ask(chat, { ...json, ...headers }, 'POST')).toMatchObject({ status: 403, code: 'forbidden' });
    expect(api.calls).toEqual([]);
  });

  it('is told from the page of this one, and from who is no browser', async () => {
    await serve({});
    const host = new URL(server.url).host;
    for (const headers of [
      {},
      { origin: `http://${host}` },
      { 'sec-fetch-site': 'same-origin', origin: `http://${host}` },
      { 'sec-fetch-site': 'none' },
    ]) {
      expect((await ask(chat, { ...json, ...headers }, 'POST')).status).not.toBe(403);
    }
  });

  it('may not read an answer', async () => {
    await serve({});
    const { headers } = await ask('/v1/scrapers/chairs/results', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect((await ask('/v1/scrapers/chairs/results', { origin: 'https://evil.example' }, 'OPTIONS')).status).toBe(405);
  });

  it('may both where its origin is allowed, and only then', async () => {
    await serve({ corsOrigins: ['https://app.example'] });
    const headers = { ...json, origin: 'https://app.example', 'sec-fetch-site': 'cross-site' };
    const answer = await ask(chat, headers, 'POST');
    expect(answer.status).not.toBe(403);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': 'https://app.example', 'cross-origin-resource-policy': 'cross-origin' });
    const preflight = await ask(chat, { ...headers, 'access-control-request-method': 'POST' }, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
    const other = await ask('/v1/scrapers/chairs/results', { origin: 'https://app.example.evil' });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
    for (const { headers: seen } of [answer, other]) expect(String(seen['vary'])).toContain('Origin');
    expect(await ask(chat, { ...json, origin: 'https://evil.example' }, 'POST')).toMatchObject({ status: 403 });
  });
});
