import { EventEmitter, once } from 'node:events';
import { randomBytes } from 'node:crypto';

import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';

import type { Allowance, MeteredCall, UsageBook } from '../../src/contract/operations/usage.ts';
import { ScrqError } from '../../src/errors.ts';
import type { RequestLog } from '../../src/server/observe/observe.ts';
import { startServer, type RunningServer, type ServeOptions } from '../../src/server/serve.ts';
import { openSocket } from './raw-socket.ts';
import { scriptedApi } from './scripted-api.ts';

const page = { data: [], pagination: { total: 0, page: 1, take: 10, totalPages: 0, hasMore: false } };

let server: RunningServer;

async function serve(script: Parameters<typeof scriptedApi>[0], options: Partial<ServeOptions> = {}): Promise<void> {
  server = await startServer(scriptedApi(script), { port: 0, drainMs: 0, ...options });
}

async function get(path: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: seen, body } = await request(`${server.url}${path}`, { headers });
  const text = await body.text();
  return { status: statusCode, headers: seen, code: text.startsWith('{') ? Object(JSON.parse(text)).code : undefined };
}

afterEach(() => server.close());

const results = '/v1/scrapers/chairs/results';
const search = '/v1/scrapers/chairs/hybrid?search=chair';

/** Work that ends when the test says so. */
function held() {
  const events = new EventEmitter<{ started: []; release: [] }>();
  const state = { running: 0, most: 0 };
  return {
    state,
    script: async () => {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      events.emit('started');
      await once(events, 'release');
      state.running -= 1;
      return page;
    },
    started: () => once(events, 'started'),
    release: () => events.emit('release'),
    /** Lets go of what runs, and from then on of each that starts, in the turn after that. */
    flow: () => {
      events.on('started', () => setImmediate(() => events.emit('release')));
      events.emit('release');
    },
  };
}

describe('work', () => {
  it('beyond what runs and waits is sent away, and told when to come back', async () => {
    const { script, state, flow } = held();
    await serve(script, { workLimits: { results: { running: 2, waiting: 3 } } });
    const refused: unknown[] = [];
    const asked = Array.from({ length: 8 }, async () => {
      const answer = await get(results);
      if (answer.status === 503) refused.push(answer);
      return answer;
    });
    await expect.poll(() => refused.length).toBe(3);
    expect(refused[0]).toMatchObject({ code: 'unavailable', headers: { 'retry-after': '1' } });
    flow();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
    expect(state.most).toBe(2);
  });

  it('of one kind does not stand in the way of another, nor of those who watch', async () => {
    const { script, started, release } = held();
    await serve((call) => (call.method === 'results' ? script() : call.method === 'ready' ? { status: 'ready' } : page), {
      workLimits: { results: { running: 1, waiting: 0 }, other: { running: 1, waiting: 0 } },
    });
    const [first] = [get(results), await started()];
    expect((await get(results)).status).toBe(503);
    expect((await get(search)).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    release();
    expect((await first).status).toBe(200);
  });

  it('that waits is forgotten when its client leaves', async () => {
    const { script, started, flow } = held();
    await serve(script, { workLimits: { results: { running: 1, waiting: 1 } } });
    const [first] = [get(results), await started()];
    const leaving = new AbortController();
    const second = request(`${server.url}${results}`, { signal: leaving.signal }).catch(() => 'left');
    await expect.poll(async () => (await get(results)).status).toBe(503);
    leaving.abort();
    expect(await second).toBe('left');
    const third = get(results);
    await expect.poll(async () => (await metrics()).includes('scrq_work{kind="results",state="waiting"} 1')).toBe(true);
    flow();
    expect([(await first).status, (await third).status]).toEqual([200, 200]);
  });

  it('that takes too long is stopped, and its client told', async () => {
    let stopped: unknown;
    await serve(
      (_call, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            stopped = signal.reason;
            reject(signal.reason as Error);
          });
        }),
      { deadlineMs: 30 },
    );
    expect(await get(results)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(stopped).toMatchObject({ code: 'unavailable' });
  });

  it('that does not listen keeps its place, but not its client', async () => {
    const { script, release } = held();
    await serve(script, { deadlineMs: 30, workLimits: { results: { running: 1, waiting: 0 } } });
    expect((await get(results)).status).toBe(503);
    expect(await get(results)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    release();
    await expect.poll(async () => (await get(results)).headers['retry-after']).toBeUndefined();
    release();
  });

  const metrics = async () => (await request(`${server.url}/metrics`)).body.text();
});

describe('a reader who stops', () => {
  it('is cut when it takes nothing for long', async () => {
    const noise = randomBytes(64 * 1024);
    const events = new EventEmitter();
    const ended = once(events, 'ended');
    const chunks = async function* () {
      try {
        for (;;) yield noise;
      } finally {
        events.emit('ended');
      }
    };
    const file = { fileName: 'a.csv', contentType: 'text/csv', records: 1, offset: 0, validator: undefined, [Symbol.asyncDispose]: async () => {} };
    await serve(() => ({ ...file, chunks: chunks() }), { stallMs: 100 });
    const socket = await openSocket(server);
    socket.write('GET /v1/scrapers/chairs/export HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.pause();
    await ended;
    socket.destroy();
  });
});

describe('an allowance', () => {
  const now = () => Date.UTC(2026, 10, 20, 12);
  const seconds = 10.5 * 86_400;

  /** Counts in memory as the dataset does. */
  function memoryBook(): UsageBook & { readonly taken: MeteredCall[] } {
    const taken: MeteredCall[] = [];
    const usedBy = ({ month, kind, token }: MeteredCall, { per }: Allowance) =>
      taken.filter((each) => each.month === month && each.kind === kind && (per === 'server' || each.token === token)).length;
    return {
      taken,
      async take(call, allowance) {
        if (allowance !== undefined && usedBy(call, allowance) >= allowance.calls) return { used: allowance.calls, refused: true };
        taken.push(call);
        return { used: allowance === undefined ? 0 : usedBy(call, allowance), refused: false };
      },
      giveBack: (call) => void taken.splice(taken.indexOf(call), 1),
      list: async () => [],
      [Symbol.asyncDispose]: async () => {},
    };
  }

  it('is told with every call, and ends with the month', async () => {
    await serve(() => page, { usage: memoryBook(), now, allowed: { search: { calls: 2, per: 'server' } } });
    const first = await get(search);
    expect(first.headers).toMatchObject({ 'ratelimit-policy': '"search";q=2;w=2592000', ratelimit: `"search";r=1;t=${seconds}` });
    expect((await get(search)).headers['ratelimit']).toBe(`"search";r=0;t=${seconds}`);
    expect(await get(search)).toMatchObject({
      status: 429,
      code: 'allowance_exceeded',
      headers: { 'retry-after': String(seconds), ratelimit: `"search";r=0;t=${seconds}` },
    });
    // Each kind has its own.
    const other = await get(results);
    expect([other.status, other.headers['ratelimit']]).toEqual([200, undefined]);
  });

  it.each(['export', 'diff', 'stats'] as const)('is there for %s only when the owner sets one', async (kind) => {
    const usage = memoryBook();
    const address = `/v1/scrapers/chairs/${kind}`;
    const answers = () => (kind === 'export' ? { format: 'json', filename: 'chairs.json', records: [] } : page);
    await serve(answers, { usage, now });
    await get(address);
    expect(usage.taken).toEqual([]);
    await serve(answers, { usage, now, allowed: { [kind]: { calls: 0, per: 'server' } } });
    expect(await get(address)).toMatchObject({ status: 429, code: 'allowance_exceeded', headers: { 'ratelimit-policy': `"${kind}";q=0;w=2592000` } });
  });

  it('is not used by calls that fail, however they do', async () => {
    const usage = memoryBook();
    await serve(({ input }) => (Object(input).search === 'chair' ? page : Promise.reject(new ScrqError('scraper_not_found', 'none'))), {
      usage,
      now,
      allowed: { search: { calls: 2, per: 'server' } },
      workLimits: { search: { running: 1, waiting: 0 } },
    });
    expect((await get('/v1/scrapers/chairs/hybrid?search=table')).status).toBe(404);
    expect((await get('/v1/scrapers/chairs/hybrid')).status).toBe(400);
    expect(usage.taken).toEqual([]);
    expect([(await get(search)).status, (await get(search)).status, (await get(search)).status]).toEqual([200, 200, 429]);
    expect(usage.taken).toEqual([
      { month: '2026-11', kind: 'search', token: null },
      { month: '2026-11', kind: 'search', token: null },
    ]);
  });

  it('is counted by token', async () => {
    const usage = memoryBook();
    const token = { name: '', access: 'read', scrapers: null, createdAt: '', expiresAt: null, revokedAt: null } as const;
    const tokens = { required: async () => true, find: async (secret: string) => ({ ...token, id: `tok_${secret}` }) };
    await serve(() => page, { usage, now, tokens, allowed: { results: { calls: 1, per: 'token' } } });
    const statuses = [];
    for (const secret of ['a', 'b', 'a']) statuses.push((await get(results, { authorization: `Bearer ${secret}` })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('that cannot be counted refuses; without one the answer does not wait for it', async () => {
    const broken = { ...memoryBook(), take: () => Promise.reject(new ScrqError('data_unusable', 'the disk is full')) };
    const heard: unknown[] = [];
    await serve(() => page, { usage: broken, allowed: { search: { calls: 2, per: 'server' } }, onFailure: (error) => heard.push(error) });
    expect(await get(search)).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await get(results)).status).toBe(200);
    expect(heard).toHaveLength(2);
  });
});

describe('the log', () => {
  it('has a line for every request, with no secret in it', async () => {
    const lines: string[] = [];
    await serve(({ method }) => (method === 'hybrid' ? Promise.reject(new TypeError('scr_secretsecret12 at scrq_secrettoken34')) : page), {
      log: { style: 'json', write: (line) => lines.push(line) },
    });
    await get('/v1/scrapers/scr_secretsecret12/results?filter=secretfilter', {
      'x-request-id': 'mine-1',
      authorization: 'Bearer scrq_secrettoken34',
    });
    await get('/v1/scrapers/scr_secretsecret12/hybrid?search=secretwords');
    await get('/nothing/scr_secretsecret12');
    await expect.poll(() => lines.length).toBe(3);
    const [first, second, third] = lines.map((line) => JSON.parse(line) as RequestLog & { level: string; time: string; stack?: string });
    expect(first).toMatchObject({ level: 'info', requestId: 'mine-1', method: 'GET', path: '/v1/scrapers/scr_se…/results', status: 200 });
    expect(second).toMatchObject({ level: 'error', status: 500, code: 'internal', error: ['TypeError: scr_se… at scrq_s…'] });
    expect(second?.stack).toContain('limits.test.ts');
    expect(third).toMatchObject({ status: 404, path: '/nothing/scr_se…' });
    expect(lines.join('')).not.toMatch(/secret/);
  });

  it('can be read by people, and has nothing in it that draws', async () => {
    const lines: string[] = [];
    await serve(() => page, { log: { style: 'pretty', write: (line) => lines.push(line) } });
    await get('/%1b%5B31m/\u202e'.replace('\u202e', '%E2%80%AE'));
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d GET \/\S+ 404 [\d.]+ ms\n$/);
  });

  it('has only failures where that is wanted, or nothing', async () => {
    for (const [style, count] of [
      ['failures', 1],
      ['none', 0],
    ] as const) {
      const lines: string[] = [];
      await serve(({ method }) => (method === 'hybrid' ? Promise.reject(new TypeError('a bug')) : page), {
        log: { style, write: (line) => lines.push(line) },
      });
      await get(results);
      await get('/nothing');
      await get(search);
      await server.close();
      expect(lines).toHaveLength(count);
    }
  });

  it.each([
    ['mine-1', 'mine-1'],
    ['a b', expect.stringMatching(/^[\da-f-]{36}$/)],
    ['x'.repeat(65), expect.stringMatching(/^[\da-f-]{36}$/)],
  ])('and the client have the same id of a request: %j', async (given, told) => {
    await serve(() => page);
    expect((await get(results, { 'x-request-id': given })).headers['x-request-id']).toEqual(told);
  });
});
