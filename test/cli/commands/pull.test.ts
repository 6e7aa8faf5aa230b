import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { scriptedServer, type ScriptedServer } from '../../remote/scripted-server.ts';
import { HOSTED_SCRAPER, hostedServer } from '../hosted-server.ts';
import { runScrq, type Outcome, type World } from '../run-scrq.ts';
import { temporaryDirectory, type Temporary } from '../../temporary.ts';

const loft = { id: 1, title: 'Loft by the canal', price: 1400, posted: '2026-03-02' };
const garden = { id: 2, title: 'Garden flat', price: 950, posted: '2026-03-05' };
const monday = [loft, garden, { id: 3, title: 'Attic room', price: 610, posted: '2026-02-11' }];
const tuesday = [{ ...loft, price: 1350 }, garden, { id: 4, title: 'Mill conversion', price: 2100, posted: '2026-03-09' }];

let directory: Temporary;
let server: ScriptedServer;
const hosted = { records: monday as readonly object[], token: 'tok_of_the_hosted_one' };

beforeEach(async () => {
  directory = await temporaryDirectory();
  hosted.records = monday;
  server = await hostedServer(hosted);
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await directory[Symbol.asyncDispose]();
});

function scrq(argv: readonly string[], world: World = {}): Promise<Outcome> {
  const env = { SCRQ_DATA: `${directory.path}/data`, SCRQ_TOKEN: hosted.token, SCRQ_CONFIG: `${directory.path}/config.json`, ...world.env };
  return runScrq(argv, { ...world, cwd: directory.path, env });
}

const first = () => ['pull', '--base-url', server.url, '--scraper', HOSTED_SCRAPER, '--into', 'flats', '--key', 'id'];

describe('a pull', () => {
  test('makes an export a run of a local scraper, in its order, by one request', async () => {
    const { exit, err } = await scrq(first());
    expect(err).not.toContain(HOSTED_SCRAPER);
    expect(exit).toBe(0);
    expect(server.requests.map(({ url }) => url)).toEqual([`/v1/scrapers/${HOSTED_SCRAPER}/export?format=json`]);
    const { out } = await scrq(['results', '--format', 'jsonl', '--fields', 'title,price']);
    expect(out).toBe('{"title":"Loft by the canal","price":1400}\n{"title":"Garden flat","price":950}\n{"title":"Attic room","price":610}\n');
  });

  test('is repeated without being told where from, and then says what changed', async () => {
    await scrq(first());
    hosted.records = tuesday;
    expect(await scrq(['pull'])).toMatchObject({ exit: 0 });
    expect(server.requests).toHaveLength(2);
    const { out } = await scrq(['diff', '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({ meta: { summary: { added: 1, removed: 1, changed: 1, unchanged: 1 } } });
    const history = await scrq(['history', '1', '--format', 'json']);
    expect(history.exit).toBe(0);
  });

  test('remembers the server in a file that only the user can read', async () => {
    await scrq(first());
    const file = `${directory.path}/data/pull-sources.json`;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Object.values(JSON.parse(readFileSync(file, 'utf8')))).toEqual([{ baseUrl: server.url, scraper: HOSTED_SCRAPER }]);
    expect(readFileSync(file, 'utf8')).not.toContain(hosted.token);
  });

  test('of a name in the profile has that name here', async () => {
    const settings = { profiles: { hosted: { baseUrl: server.url, scrapers: { lofts: HOSTED_SCRAPER } } } };
    writeFileSync(`${directory.path}/config.json`, JSON.stringify(settings));
    expect(await scrq(['pull', '--profile', 'hosted', '--scraper', 'lofts'])).toMatchObject({ exit: 0 });
    expect((await scrq(['scrapers', '--format', 'jsonl'])).out).toContain('"name":"lofts"');
  });

  test.each([
    ['nothing to go by', ['pull'], 'it is not said which local scraper the records go into', 'Add --into NAME; a new name makes one.'],
    ['no server', ['pull', '--into', 'flats'], 'no server is named to pull from', 'Add --base-url URL and --scraper ID'],
    ['no scraper', ['pull', '--into', 'flats', '--base-url', 'http://127.0.0.1:1'], 'no scraper is named', 'Add --scraper ID.'],
  ])('with %s is refused before anything is sent', async (_what, argv, message, hint) => {
    const { exit, err } = await scrq(argv);
    expect(exit).toBe(2);
    expect(err).toContain(`scrq: ${message}`);
    expect(err).toContain(hint);
  });

  test('of several asks which', async () => {
    await scrq(first());
    await scrq(['pull', '--base-url', server.url, '--scraper', HOSTED_SCRAPER, '--into', 'homes']);
    expect((await scrq(['pull'])).err).toContain('Add --into NAME: flats, homes.');
    expect(await scrq(['pull', '--into', 'homes'])).toMatchObject({ exit: 0 });
  });

  test('leaves nothing behind when the export is cut, and the runs before as they were', async () => {
    await scrq(first());
    await server[Symbol.asyncDispose]();
    server = await scriptedServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write(JSON.stringify(tuesday).slice(0, 70));
      setImmediate(() => response.destroy());
    });
    const cut = await scrq(['pull', '--into', 'flats', '--base-url', server.url, '--scraper', HOSTED_SCRAPER]);
    expect(cut).toMatchObject({ exit: 6, out: '' });
    expect(cut.err).toContain('closed the connection before its answer was whole');
    expect((await scrq(['runs', '--format', 'jsonl'])).out.trim().split('\n')).toHaveLength(1);
  });

  test('of a scraper without records makes none of it', async () => {
    hosted.records = [];
    const { exit } = await scrq(first());
    const { out } = await scrq(['results', '--format', 'jsonl']);
    expect([exit, out]).toEqual([0, '']);
  });

  test('makes no scraper when it is stopped in the middle', async () => {
    await server[Symbol.asyncDispose]();
    const stop = new AbortController();
    server = await scriptedServer((_request, response) => {
      const enough = () => stop.abort(new Error('enough'));
      response.writeHead(200, { 'content-type': 'application/json' }).write(JSON.stringify(tuesday).slice(0, 70), enough);
    });
    await scrq(first(), { signal: stop.signal });
    expect((await scrq(['scrapers', '--format', 'json'])).out).toBe('[]\n');
    expect(existsSync(`${directory.path}/data/pull-sources.json`)).toBe(false);
  });

  test('of a dataset that came with a project tells no token to the server it remembers', async () => {
    await scrq(first());
    writeFileSync(`${directory.path}/.scrqrc.json`, JSON.stringify({ data: 'data' }));
    const { exit, err } = await scrq(['pull'], { env: { SCRQ_DATA: '' } });
    expect(exit).toBe(4);
    expect(err).toContain('the token is not sent to');
    expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
  });
});
