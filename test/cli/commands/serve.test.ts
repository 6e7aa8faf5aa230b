import { beforeAll, describe, expect, test } from 'vitest';

import { runScrq, type World } from '../run-scrq.ts';
import { serving } from '../serving.ts';
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

const serve = (world: World = {}) => serving(['--port', '0', '--data', data], { watched: false, ...world });

describe('serve', () => {
  test('says where it listens, answers, and ends with 0 when told to', async () => {
    const server = await serve();
    const answer = await fetch(`${server.url}/v1/scrapers/${id}/results?take=1`);
    expect(await answer.json()).toMatchObject({ data: [{ name: 'blue mug', price: 7 }], pagination: { total: 3 } });
    expect(await server.stop('SIGTERM')).toEqual({ exit: 0, out: '', err: `listening on ${server.url}\n` });
  });

  test.each([
    [[], 'shown'],
    [['--no-page'], 'hidden'],
  ])('on a terminal with %j, its page is %s', async (options, page) => {
    const server = await serving(['--port', '0', '--data', data, ...options], {});
    const { err } = await server.stop();
    expect(err.includes(`to look at records, open ${server.url} in a browser; Ctrl-C ends it\n`)).toBe(page === 'shown');
  });

  test('lists its scrapers where it is said to, and to tokens for certain scrapers those', async () => {
    const open = await serving(['--port', '0', '--data', data, '--list-scrapers'], {});
    const listed = await fetch(`${open.url}/v1/scrapers`);
    expect(await listed.json()).toMatchObject({ data: [{ id, name: 'mugs', records: 3, run: { runAt: expect.any(String) } }] });
    await open.stop();
    const plain = await serve();
    expect((await fetch(`${plain.url}/v1/scrapers`)).status).toBe(404);
    await plain.stop();

    const guarded = `${directory.path}/guarded`;
    for (const name of ['mugs', 'bowls', 'cups']) {
      await runScrq(['import', await directory.file('more.ndjson', ndjson(mugs)), '--data', guarded, '--scraper', name, '--key', 'id']);
    }
    const tokenFor = async (name: string, ...options: string[]) => {
      const { out } = await runScrq(['tokens', 'create', name, ...options, '--data', guarded, '--format', 'json']);
      return String(Object(JSON.parse(out)).secret);
    };
    const [all, some] = [await tokenFor('all'), await tokenFor('some', '--for', 'cups')];
    const server = await serving(['--port', '0', '--data', guarded], {});
    const namesFor = async (secret: string) => {
      const answer = await fetch(`${server.url}/v1/scrapers`, { headers: { Authorization: `Bearer ${secret}` } });
      return Object(await answer.json()).data?.map(({ name }: { name: string }) => name);
    };
    expect(await namesFor(all)).toBeUndefined();
    expect(await namesFor(some)).toEqual(['cups']);
    expect((await fetch(`${server.url}/v1/scrapers`)).status).toBe(401);
    await runScrq(['tokens', 'revoke', 'some', '--data', guarded]);
    await expect.poll(() => namesFor(some)).toBeUndefined();
    await server.stop();
  });

  test('ends with 130 when interrupted', async () => {
    const server = await serve();
    expect((await server.stop('SIGINT')).exit).toBe(130);
  });

  test('keeps the process until it has stopped', async () => {
    const held: string[] = [];
    const finishAnswers = () => {
      held.push('answers');
      return { [Symbol.dispose]: () => void held.pop() };
    };
    const server = await serve({ finishAnswers });
    await expect.poll(() => held).toEqual(['answers']);
    await server.stop('SIGTERM');
    expect(held).toEqual([]);
  });

  test('refuses a port that is in use', async () => {
    const server = await serve();
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
    const server = await serve();
    const local = await runScrq([...argv, '--data', data]);
    const remote = await runScrq([...argv, '--base-url', server.url, '--scraper', id]);
    await server.stop('SIGTERM');
    expect(remote).toEqual(local);
    expect(local.exit).toBe(argv.includes('0') || argv.includes('price >') ? 2 : 0);
  });

  test('is asked for the scraper that is named, whose id no message repeats', async () => {
    const server = await serve();
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
