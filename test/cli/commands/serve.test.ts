import { beforeAll, describe, expect, test } from 'vitest';

import { ScrqError } from '../../../src/errors.ts';
import { runScrq, type Outcome, type World } from '../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const mugs = [
  { id: 1, name: 'blue mug', price: 7 },
  { id: 2, name: 'red mug', price: 9 },
  { id: 3, name: 'green bowl', price: 12 },
];

const directory = sharedDirectory();
let data: string;
let id: string;
beforeAll(async () => {
  data = `${directory.path}/data`;
  const { out } = await runScrq(['import', await directory.file('mugs.ndjson', ndjson(mugs)), '--data', data, '--key', 'id', '--format', 'json']);
  id = Object(JSON.parse(out)).scraper.id;
});

/** A server that runs until it is stopped as a process is. */
async function serving(
  argv: readonly string[] = [],
  world: World = {},
): Promise<{ readonly url: string; stop(name: 'SIGINT' | 'SIGTERM'): Promise<Outcome> }> {
  const stop = new AbortController();
  let ended: Promise<Outcome> | undefined;
  const url = await new Promise<string>((resolve, reject) => {
    const onError = (text: string) => {
      const found = /listening on (\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    };
    ended = runScrq(['serve', '--port', '0', '--data', data, ...argv], { signal: stop.signal, onError, watched: false, ...world });
    void ended.then((outcome) => reject(new Error(outcome.err)));
  });
  return {
    url,
    stop(name) {
      stop.abort(new ScrqError('interrupted', 'interrupted', { cause: name }));
      return ended ?? Promise.reject(new Error('it never ran'));
    },
  };
}

describe('serve', () => {
  test('says where it listens, answers, and ends with 0 when told to', async () => {
    const server = await serving();
    const answer = await fetch(`${server.url}/v1/scrapers/${id}/results?take=1`);
    expect(await answer.json()).toMatchObject({ data: [{ name: 'blue mug', price: 7 }], pagination: { total: 3 } });
    expect(await server.stop('SIGTERM')).toEqual({ exit: 0, out: '', err: `listening on ${server.url}\n` });
  });

  test('ends with 130 when interrupted', async () => {
    const server = await serving();
    expect((await server.stop('SIGINT')).exit).toBe(130);
  });

  test('keeps the process until it has stopped', async () => {
    const held: string[] = [];
    const finishAnswers = () => {
      held.push('answers');
      return { [Symbol.dispose]: () => void held.pop() };
    };
    const server = await serving([], { finishAnswers });
    await expect.poll(() => held).toEqual(['answers']);
    await server.stop('SIGTERM');
    expect(held).toEqual([]);
  });

  test('refuses a port that is in use', async () => {
    const server = await serving();
    const port = new URL(server.url).port;
    const { exit, err } = await runScrq(['serve', '--port', port, '--data', data]);
    await server.stop('SIGTERM');
    expect(exit).toBe(2);
    expect(err).toContain(port);
  });
});

describe('a server', () => {
  test.each([
    [['search', 'mugs under 10']],
    [['search', 'mugs under 10', '--format', 'json', '--explain']],
    [['search', 'mugs', '--all', '--format', 'json']],
    [['results', '--sort', '-price', '--fields', 'name,price', '--format', 'csv']],
    [['results', '--filter', 'price > 8', '--format', 'table']],
    [['results', '--page', '0']],
    [['results', '--filter', 'price >']],
    [['runs', '--format', 'json']],
    [['scrapers', 'show', '--format', 'json']],
  ])('gives the same as the dataset it serves: %j', async (argv) => {
    const server = await serving();
    const local = await runScrq([...argv, '--data', data]);
    const remote = await runScrq([...argv, '--base-url', server.url, '--scraper', id]);
    await server.stop('SIGTERM');
    expect(remote).toEqual(local);
    expect(local.exit).toBe(argv.includes('0') || argv.includes('price >') ? 2 : 0);
  });

  test('is asked for the scraper that is named, whose id no message repeats', async () => {
    const server = await serving();
    const secret = 'k3yThatNobodyShouldSee';
    const { exit, out, err } = await runScrq(['search', 'mugs', '--base-url', server.url, '--scraper', secret, '--verbose']);
    await server.stop('SIGTERM');
    expect([exit, out]).toEqual([3, '']);
    expect(err).not.toContain(secret);
  });

  test('that cannot be reached ends it with status 6', async () => {
    const { exit, out, err } = await runScrq(['results', '--scraper', 'x1', '--verbose'], { env: { SCRQ_BASE_URL: 'http://127.0.0.1:9' } });
    expect([exit, out]).toEqual([6, '']);
    expect(err).toMatch(/^scrq: [^\n]+\n {2}[^\n]+\n {2}because: /m);
  });
});
