import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { answer, scriptedServer, type ScriptedServer } from '../../remote/scripted-server.ts';
import { HOSTED_SCRAPER, hostedServer } from '../hosted-server.ts';
import { runScrq, type Outcome, type World } from '../run-scrq.ts';
import { temporaryDirectory, type Temporary } from '../../temporary.ts';

const TOKEN = 'tok_of_the_hosted_one';

let directory: Temporary;
let server: ScriptedServer;
let ollama: ScriptedServer;
beforeEach(async () => {
  directory = await temporaryDirectory();
  mkdirSync(`${directory.path}/home`);
  server = await hostedServer({ records: [{ title: 'Loft', price: 900 }], token: TOKEN });
  ollama = await scriptedServer((request, response) =>
    request.url === '/api/tags'
      ? answer(response, JSON.stringify({ models: ['small:1b', 'nomic-embed-text:latest'].map((name) => ({ name, digest: 'd0', size: 1 })) }))
      : answer(response, '{"version":"0.0.0"}'),
  );
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await ollama[Symbol.asyncDispose]();
  await directory[Symbol.asyncDispose]();
});

function scrq(argv: readonly string[], world: World = {}): Promise<Outcome> {
  return runScrq(argv, { cwd: directory.path, ...world, env: { HOME: `${directory.path}/home`, OLLAMA_HOST: ollama.url, ...world.env } });
}

const settings = (): unknown => JSON.parse(readFileSync(`${directory.path}/home/.config/scrq/config.json`, 'utf8'));

/** Types an answer whenever the question it belongs to appears. */
function answering(answers: readonly (readonly [question: string, typed: string])[]): Pick<World, 'stdin' | 'onError' | 'terminal'> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const left = [...answers];
  let shown = '';
  return {
    terminal: 100,
    stdin,
    onError(text) {
      shown += text;
      const [next] = left;
      if (next === undefined || !shown.includes(next[0])) return;
      left.shift();
      shown = '';
      // Once the question listens.
      setImmediate(() => stdin.write(`${next[1]}\r`));
    },
  };
}

describe('a set-up by options', () => {
  test('tests the server without a call that counts, and writes a profile, a name for the id, and the token apart', async () => {
    writeFileSync(`${directory.path}/token.txt`, `${TOKEN}\n`);
    const argv = ['init', '--base-url', server.url, '--scraper', HOSTED_SCRAPER, '--as', 'lofts', '--token-file', 'token.txt', '--profile', 'hosted'];
    const { exit, out, err } = await scrq(argv);
    expect([exit, out]).toEqual([0, '']);
    expect(err).toContain(`${server.url} answers; whether it has that scraper, the first search will show`);
    expect(err).not.toContain(HOSTED_SCRAPER);
    expect(server.requests.filter(({ url }) => /hybrid|results|export/.test(url ?? ''))).toEqual([]);
    expect(settings()).toEqual({
      profile: 'hosted',
      profiles: { hosted: { baseUrl: server.url, scraper: 'lofts', scrapers: { lofts: HOSTED_SCRAPER } } },
    });
    expect(statSync(`${directory.path}/home/.config/scrq/secrets.json`).mode & 0o777).toBe(0o600);
    expect(await scrq(['results'])).toMatchObject({ exit: 0, out: '{"title":"Loft","price":900}\n' });
  });

  test('of this machine names a directory that can be written, and models that are there', async () => {
    const { exit, err } = await scrq(['init', '--data', 'records', '--model', 'small:1b', '--embedder', 'ollama:nomic-embed-text']);
    expect(err).toContain(`${directory.path}/records will be made by the first import`);
    expect(err).toContain(`Ollama answers at ${ollama.url}, with 2 models`);
    expect(exit).toBe(0);
    expect(settings()).toEqual({ data: `${directory.path}/records`, model: 'small:1b', embedder: 'ollama:nomic-embed-text' });
  });

  test('of a project is written beside its files', async () => {
    expect(await scrq(['init', '--data', 'records', '--project'])).toMatchObject({ exit: 0 });
    expect(JSON.parse(readFileSync(`${directory.path}/.scrqrc.json`, 'utf8'))).toEqual({ data: 'records' });
  });

  test('keeps the settings that it says nothing of', async () => {
    await scrq(['init', '--data', 'records']);
    await scrq(['init', '--model', 'small:1b', '--no-check']);
    expect(settings()).toEqual({ data: `${directory.path}/records`, model: 'small:1b' });
  });

  test.each([
    ['nothing to set up', [], 2, 'nothing is said to set up'],
    ['a server that wants a token', ['--base-url', 'SERVER', '--scraper', HOSTED_SCRAPER], 4, 'answered 401: Missing or wrong key'],
    ['a server that is not there', ['--base-url', 'http://127.0.0.1:1'], 6, 'http://127.0.0.1:1 refuses the connection'],
    ['an address that is none', ['--base-url', 'example.com'], 2, 'the base URL is not an http or https address'],
    ['a model that is not there', ['--model', 'large'], 6, 'has no model "large"'],
    ['a name for nothing', ['--as', 'lofts'], 2, '--as names a scraper'],
    ['a file in place of a directory', ['--data', 'file.txt'], 2, '"file.txt" is not a directory'],
  ])('with %s writes nothing', async (_what, argv, exit, message) => {
    writeFileSync(`${directory.path}/file.txt`, '');
    const outcome = await scrq(['init', ...argv.map((each) => (each === 'SERVER' ? server.url : each))]);
    expect(outcome.err).toContain(message);
    expect(outcome.exit).toBe(exit);
    expect(existsSync(`${directory.path}/home/.config`)).toBe(false);
  });

  test('is taken as it is with --no-check', async () => {
    expect(await scrq(['init', '--base-url', 'http://127.0.0.1:1', '--no-check'])).toMatchObject({ exit: 0 });
    expect(server.requests).toHaveLength(0);
    expect(settings()).toEqual({ baseUrl: 'http://127.0.0.1:1' });
  });
});

describe('a set-up on a terminal', () => {
  test('asks for what was not said, shows no secret, and asks again after a test that failed', async () => {
    const conversation = answering([
      ['Where are your records?', ''],
      ['Address of the server', server.url],
      ['Id of a scraper there', HOSTED_SCRAPER],
      ['A name to know it by', 'lofts'],
      ['Token for', 'tok_wrong'],
      ['Write it down anyway?', 'n'],
      ['Address of the server', server.url],
      ['Id of a scraper there', HOSTED_SCRAPER],
      ['A name to know it by', 'lofts'],
      ['Token for', TOKEN],
      ['A model for what the rules do not understand?', '\u001b[B\u001b[B'],
    ]);
    const { exit, out, err } = await scrq(['init'], conversation);
    expect(err).toContain('that does not work');
    expect([exit, out]).toEqual([0, '']);
    expect(err).not.toContain(TOKEN);
    expect(settings()).toMatchObject({ baseUrl: server.url, scraper: 'lofts', scrapers: { lofts: HOSTED_SCRAPER }, model: 'small:1b' });
    expect(readFileSync(`${directory.path}/home/.config/scrq/secrets.json`, 'utf8')).toContain(TOKEN);
  });

  test('writes nothing when the input ends', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
    const { exit, err } = await scrq(['init'], { terminal: 100, stdin, onError: (text) => void (text.includes('Where are') && stdin.end()) });
    expect(exit).toBe(2);
    expect(err).toContain('the input ended before all was said; nothing is written');
    expect(existsSync(`${directory.path}/home/.config`)).toBe(false);
  });
});
