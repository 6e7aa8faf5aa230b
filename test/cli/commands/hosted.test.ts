import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { backends } from '../../../src/cli/context.ts';
import { createRemoteApi } from '../../../src/remote/remote-api.ts';
import { answer, scriptedServer, type ScriptedServer } from '../../remote/scripted-server.ts';
import { HOSTED_SCRAPER, hostedServer } from '../hosted-server.ts';
import { runScrq, type Outcome, type World } from '../run-scrq.ts';

const records = Array.from({ length: 25 }, (_, index) => ({ title: `Flat ${index}`, price: 900 + index }));

let server: ScriptedServer;
beforeEach(async () => {
  server = await hostedServer({ records });
});
afterEach(() => server[Symbol.asyncDispose]());

function ask(argv: readonly string[], world: World = {}): Promise<Outcome> {
  return runScrq([...argv, '--base-url', server.url, '--scraper', HOSTED_SCRAPER], world);
}

const called = () => server.requests.map(({ url }) => (url ?? '').replace(`/v1/scrapers/${HOSTED_SCRAPER}`, ''));

describe('against a hosted server, whose calls are counted', () => {
  test.each([
    ['search', ['search', 'loft'], ['/hybrid?search=loft']],
    ['search, as a table', ['search', 'loft', '--format', 'table'], ['/hybrid?search=loft']],
    ['search, as csv', ['search', 'loft', '--format', 'csv'], ['/hybrid?search=loft']],
    ['search, one page of many', ['search', 'loft', '--page', '2', '--take', '5'], ['/hybrid?search=loft&page=2&take=5']],
    ['results', ['results', '--take', '3'], ['/results?take=3']],
    ['results --all', ['results', '--all'], ['/export']],
    ['export', ['export', '--format', 'csv'], ['/export?format=csv']],
  ])('%s asks once', async (_what, argv, urls) => {
    expect(await ask(argv)).toMatchObject({ exit: expect.any(Number) });
    expect(called()).toEqual(urls);
  });

  test('search --all counts a call a thousand records', async () => {
    const { exit, out } = await ask(['search', 'flat', '--all']);
    expect(exit).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(25);
    expect(called().filter((url) => url.startsWith('/hybrid'))).toEqual(['/hybrid?search=flat&page=1&take=1000']);
  });

  test('nothing found is not asked about', async () => {
    await server[Symbol.asyncDispose]();
    server = await hostedServer({ records: [] });
    expect(await ask(['search', 'loft'])).toMatchObject({ exit: 0, out: '', err: 'filter: none\nno records\n' });
    expect(called()).toEqual(['/hybrid?search=loft']);
  });

  test('a server that refuses large pages is asked for smaller ones, once', async () => {
    await server[Symbol.asyncDispose]();
    server = await scriptedServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://hosted.invalid');
      const take = Number(url.searchParams.get('take'));
      if (take > 100) return answer(response, '{"errors":[{"field":"take","message":"must be at most 100"}]}', 400);
      return answer(response, JSON.stringify({ data: records, pagination: { total: 25, page: 1, take, totalPages: 1, hasMore: false } }));
    });
    expect(await ask(['search', 'flat', '--all'])).toMatchObject({ exit: 0 });
    expect(called().filter((url) => url.startsWith('/hybrid'))).toHaveLength(2);
  });

  test('--verbose tells each request with its outcome, time and size, and the id only in part', async () => {
    const { err } = await ask(['results', '--verbose']);
    expect(err).toMatch(/^GET http:\/\/127\.0\.0\.1:\d+\/v1\/scrapers\/scr_h7…\/results: 200, \d+ ms, \d+ bytes\n/);
  });

  test.each([
    ['search', ['search', 'loft', '--filter', 'price > 1000'], 'warning: the server does not say that it applied the filter'],
    ['an order of search', ['search', 'loft', '--sort', '-price'], 'warning: the server does not say that it applied the order'],
    ['a dry run', ['search', 'loft', '--dry-run'], 'warning: the server knows no dry run: it searched'],
    ['results', ['results', '--filter', 'price > 1000', '--sort', 'price'], 'warning: this server may not know --filter and --sort'],
    ['an export', ['export', '--run', '01HZZZZZZZZZZZZZZZZZZZZZZZ'], 'warning: this server may not know --run'],
  ])('what the published API does not know of %s is not taken for granted', async (_what, argv, warning) => {
    const { exit, err } = await ask(argv);
    expect(exit).toBe(0);
    expect(err).toContain(warning);
  });

  test.each([['history', '1'], ['runs'], ['stats', 'count'], ['facets'], ['describe']])(
    '%s, which it does not offer, says what to do instead',
    async (...argv) => {
      const { exit, err } = await ask(argv);
      expect(exit).not.toBe(0);
      expect(err).toContain('`scrq pull`');
    },
  );

  test('a wait that the server asks for is told, and kept', async () => {
    await server[Symbol.asyncDispose]();
    let left = 1;
    server = await scriptedServer((_request, response) =>
      left-- > 0 ? answer(response, '{}', 429, { 'retry-after': '12' }) : answer(response, '{"data":[]}'),
    );
    const waits: number[] = [];
    const patient: World['backends'] = {
      ...backends,
      connect: async (options) => createRemoteApi({ ...options, wait: async (ms) => void waits.push(ms) }),
    };
    const { exit, err } = await ask(['results'], { backends: patient });
    expect([exit, waits]).toEqual([0, [12_000]]);
    expect(err).toContain('the server answers 429 and asks to wait 12 s: waiting\n');
  });
});
