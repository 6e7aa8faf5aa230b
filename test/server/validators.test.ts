import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';

import { ScrqError } from '../../src/errors.ts';
import { startServer, type RunningServer } from '../../src/server/serve.ts';
import { scriptedApi, type ScriptedApi } from './scripted-api.ts';

let server: RunningServer;
let api: ScriptedApi;
let runs: readonly string[];
let answer: unknown;

async function serve(): Promise<void> {
  runs = ['r3', 'r2', 'r1'];
  answer = { data: Array.from({ length: 200 }, (_, id) => ({ id })) };
  api = scriptedApi(() => (answer instanceof Error ? Promise.reject(answer) : answer));
  server = await startServer(api, { port: 0, drainMs: 0, runIds: async () => runs });
}

afterEach(() => server.close());

async function get(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers: seen, body } = await request(`${server.url}/v1/scrapers/flats/${path}`, { headers, method });
  await body.dump();
  return { status: statusCode, tag: String(seen['etag']) };
}

describe('an answer that is known already', () => {
  it.each(['results', 'results?run=r2&take=5', 'diff', 'diff?from=r1&to=r2'])('is not made again: %s', async (path) => {
    await serve();
    const { tag } = await get(path);
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const method of ['GET', 'HEAD'] as const) {
      expect(await get(path, { 'if-none-match': tag, 'accept-encoding': 'gzip' }, method)).toEqual({ status: 304, tag });
    }
    expect(await get(path, { 'if-none-match': `"other", ${tag.slice(2)}` })).toEqual({ status: 304, tag });
    expect(api.calls).toHaveLength(1);
  });

  it('of a search is made, since words mean something else tomorrow', async () => {
    await serve();
    const { tag } = await get('hybrid?search=new');
    expect((await get('hybrid?search=new', { 'if-none-match': tag })).status).toBe(304);
    answer = { data: [] };
    expect((await get('hybrid?search=new', { 'if-none-match': tag })).status).toBe(200);
  });
});

describe('a validator', () => {
  it('is the same for the same parameters in any order and encoding, and another one for others', async () => {
    await serve();
    const { tag } = await get('results?take=5&page=2');
    expect((await get('results?page=2&take=5', { 'accept-encoding': 'br' })).tag).toBe(tag);
    for (const path of ['results?take=5', 'results?take=5&page=3', 'results', 'results?take=5&page=2&sort=id']) {
      expect((await get(path)).tag).not.toBe(tag);
    }
  });

  it.each([
    ['results', true],
    ['results?run=r2', false],
    ['diff', true],
    ['diff?from=r1&to=r3', false],
    ['diff?from=r1', true],
    ['hybrid?search=new', true],
  ])('of %s changes with a new run: %j', async (path, changes) => {
    await serve();
    const { tag } = await get(path);
    runs = ['r4', ...runs];
    expect((await get(path)).tag !== tag).toBe(changes);
  });

  it.each(['results?page=0', 'results?take=x'])('never hides what is wrong: %s', async (path) => {
    await serve();
    expect(await get(path, { 'if-none-match': '*' })).toEqual({ status: 400, tag: 'undefined' });
  });

  it('is of no failure, nor of a run that is gone', async () => {
    await serve();
    const { tag } = await get('results?run=r2');
    runs = ['r3'];
    answer = new ScrqError('run_not_found', 'no such run');
    expect(await get('results?run=r2', { 'if-none-match': tag })).toEqual({ status: 404, tag: 'undefined' });
  });
});
