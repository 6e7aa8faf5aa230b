import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { ScriptedServer } from '../remote/scripted-server.ts';
import { HOSTED_SCRAPER, hostedServer } from './hosted-server.ts';
import { runScrq, type Outcome, type World } from './run-scrq.ts';
import { temporaryDirectory, type Temporary } from '../temporary.ts';

const TOKEN = 'tok_only_for_one_server';

let directory: Temporary;
let server: ScriptedServer;
beforeEach(async () => {
  directory = await temporaryDirectory();
  mkdirSync(`${directory.path}/home/.config/scrq`, { recursive: true });
  mkdirSync(`${directory.path}/project/deep/inside`, { recursive: true });
  server = await hostedServer({ records: [{ title: 'Loft', price: 900 }] });
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await directory[Symbol.asyncDispose]();
});

function scrq(argv: readonly string[], world: World = {}): Promise<Outcome> {
  return runScrq(argv, { cwd: `${directory.path}/project/deep/inside`, ...world, env: { HOME: `${directory.path}/home`, ...world.env } });
}

const userPath = () => `${directory.path}/home/.config/scrq/config.json`;
const secretsPath = () => `${directory.path}/home/.config/scrq/secrets.json`;
const projectPath = () => `${directory.path}/project/.scrqrc.json`;
const user = (settings: object) => writeFileSync(userPath(), JSON.stringify(settings));
const project = (settings: object) => writeFileSync(projectPath(), JSON.stringify(settings));

async function listed(argv: readonly string[] = [], world: World = {}): Promise<Readonly<Record<string, readonly [string, string]>>> {
  const { out } = await scrq(['config', 'list', '--format', 'jsonl', ...argv], world);
  const rows = out
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line)) as { setting: string; value: string; origin: string }[];
  return Object.fromEntries(rows.map(({ setting, value, origin }) => [setting, [value, origin] as const]));
}

describe('a setting', () => {
  test('is told by the strongest: option, environment, project, user, default', async () => {
    expect((await listed())['data']).toEqual([`${directory.path}/home/.local/share/scrq`, 'default']);
    user({ data: '/user', format: 'csv', model: 'small' });
    expect((await listed())['data']).toEqual(['/user', userPath()]);
    project({ data: 'records' });
    expect((await listed())['data']).toEqual([`${directory.path}/project/records`, projectPath()]);
    const env = { SCRQ_DATA: '/environment' };
    expect((await listed([], { env }))['data']).toEqual(['/environment', 'SCRQ_DATA']);
    expect((await listed(['--data', '/option'], { env }))['data']).toEqual(['/option', '--data']);
    expect((await listed())['model']).toEqual(['small', userPath()]);
  });

  test('of a profile goes before that for all, and the profile is chosen by option, environment or file', async () => {
    user({ model: 'all', profile: 'a', profiles: { a: { model: 'of-a' }, b: { model: 'of-b' }, c: {} } });
    expect((await listed())['model']).toEqual(['of-a', `${userPath()} (profile a)`]);
    expect((await listed([], { env: { SCRQ_PROFILE: 'b' } }))['model']?.[0]).toBe('of-b');
    expect((await listed(['--profile', 'c'], { env: { SCRQ_PROFILE: 'b' } }))['model']).toEqual(['all', userPath()]);
    expect((await listed(['--profile', 'c']))['profile']).toEqual(['c', '--profile']);
  });

  test('of a server makes searches go there, until a dataset is named', async () => {
    user({ baseUrl: server.url, scraper: 'lofts', scrapers: { lofts: HOSTED_SCRAPER } });
    expect(await scrq(['search', 'loft', '--format', 'jsonl'])).toMatchObject({ exit: 0, out: '{"title":"Loft","price":900}\n' });
    expect(server.requests[0]?.url).toContain(HOSTED_SCRAPER);
    expect(await scrq(['results', '--data', `${directory.path}/none`, '--scraper', 'lofts'])).toMatchObject({ exit: 3 });
    expect(server.requests).toHaveLength(1);
  });

  test('of a server is set aside by --local', async () => {
    user({ baseUrl: server.url, data: `${directory.path}/none` });
    expect(await scrq(['results', '--local'])).toMatchObject({ exit: 3 });
    expect(await scrq(['results', '--local'], { env: { SCRQ_BASE_URL: server.url } })).toMatchObject({ exit: 3 });
    expect(server.requests).toHaveLength(0);
    expect(await scrq(['results', '--local', '--base-url', server.url])).toMatchObject({ exit: 2 });
  });

  test('of a server does not stand in the way of what is done here', async () => {
    user({ baseUrl: server.url });
    expect(await scrq(['scrapers', '--format', 'json', '--data', `${directory.path}/none`])).toMatchObject({ exit: 0, out: '[]\n' });
    expect(await scrq(['scrapers', '--format', 'json'])).toMatchObject({ exit: 0, out: '[]\n' });
  });

  test('of a server leaves the demo here', async () => {
    user({ baseUrl: server.url, scraper: HOSTED_SCRAPER });
    expect(await scrq(['demo'])).toMatchObject({ exit: 0, out: expect.stringContaining('flat') });
    expect(server.requests).toHaveLength(0);
  });

  test('a name in the settings stands for the id of a scraper here, too', async () => {
    const env = { SCRQ_DATA: `${directory.path}/here` };
    const { out } = await scrq(['scrapers', 'create', 'flats', '--format', 'json'], { env });
    const { id } = JSON.parse(out) as { readonly id: string };
    user({ scrapers: { homes: id } });
    expect(await scrq(['scrapers', 'show', 'homes', '--format', 'json'], { env })).toMatchObject({ exit: 0 });
  });

  test('of a format holds where it fits', async () => {
    user({ format: 'csv', baseUrl: server.url, scraper: HOSTED_SCRAPER });
    expect((await scrq(['results'])).out).toBe('title,price\r\nLoft,900\r\n');
    user({ format: 'table', baseUrl: server.url, scraper: HOSTED_SCRAPER });
    expect((await scrq(['export'])).out).toBe('[{"title":"Loft","price":900}]');
  });

  test('the only scraper that has a name needs no naming', async () => {
    user({ baseUrl: server.url, scrapers: { lofts: HOSTED_SCRAPER } });
    expect(await scrq(['results'])).toMatchObject({ exit: 0 });
  });
});

describe('scrq config', () => {
  test('sets, gets and takes out, in the file of the user or of the project', async () => {
    expect(await scrq(['config', 'set', 'base-url', 'https://api.example.com'])).toMatchObject({ exit: 0, out: '' });
    await scrq(['config', 'set', 'model', 'small', '--profile', 'p']);
    await scrq(['config', 'set', 'scrapers.lofts', HOSTED_SCRAPER, '--profile', 'p']);
    await scrq(['config', 'set', 'data', 'records', '--project']);
    expect(JSON.parse(readFileSync(userPath(), 'utf8'))).toEqual({
      baseUrl: 'https://api.example.com',
      profiles: { p: { model: 'small', scrapers: { lofts: HOSTED_SCRAPER } } },
    });
    expect(JSON.parse(readFileSync(`${directory.path}/project/deep/inside/.scrqrc.json`, 'utf8'))).toEqual({ data: 'records' });
    expect((await scrq(['config', 'get', 'baseUrl'])).out).toBe('https://api.example.com\n');
    await scrq(['config', 'unset', 'baseUrl']);
    expect(await scrq(['config', 'get', 'baseUrl'])).toMatchObject({ exit: 2, out: '' });
  });

  test('shows ids and tokens only in part, wherever they stand', async () => {
    user({ baseUrl: server.url, scraper: HOSTED_SCRAPER, scrapers: { lofts: HOSTED_SCRAPER } });
    await scrq(['config', 'set', 'token'], { stdin: `${TOKEN}\n` });
    const outcomes = await Promise.all([
      scrq(['config', '--format', 'table']),
      scrq(['config', '--format', 'json'], { env: { SCRQ_TOKEN: TOKEN } }),
      scrq(['config', 'get', 'token']),
      scrq(['config', 'get', 'scrapers.lofts']),
    ]);
    for (const { exit, out, err } of outcomes) {
      expect(exit).toBe(0);
      expect(out + err).not.toContain(TOKEN);
      expect(out + err).not.toContain(HOSTED_SCRAPER);
    }
    expect(outcomes[2]?.out).toBe('tok_on…\n');
  });

  test('tells where the files are, also when one of them is broken', async () => {
    writeFileSync(projectPath(), '{');
    const { exit, out } = await scrq(['config', 'path', '--format', 'json']);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ user: userPath(), secrets: secretsPath() });
  });

  test('keeps what it cannot better: a wrong value is refused before anything is written', async () => {
    user({ format: 'csv' });
    const refused = await scrq(['config', 'set', 'format', 'xml']);
    expect(refused).toMatchObject({ exit: 2, err: expect.stringMatching(/^scrq: format must be table, record, json, jsonl or csv\n/) });
    expect(await scrq(['config', 'set', 'tokenFile', 'token.txt', '--project'])).toMatchObject({ exit: 1 });
    expect(readFileSync(userPath(), 'utf8')).toBe('{"format":"csv"}');
    expect(existsSync(`${directory.path}/project/deep/inside/.scrqrc.json`)).toBe(false);
  });

  test('replaces what a link leads to, and leaves nothing half written', async () => {
    const real = `${directory.path}/dotfiles.json`;
    writeFileSync(real, '{}');
    symlinkSync(real, userPath());
    await scrq(['config', 'set', 'format', 'csv']);
    expect(lstatSync(userPath()).isSymbolicLink()).toBe(true);
    expect(JSON.parse(readFileSync(real, 'utf8'))).toEqual({ format: 'csv' });
    expect(readdirSync(dirname(userPath()))).toEqual(['config.json']);
  });
});

describe('a token', () => {
  test('is kept for one server in a file that only the user can read', async () => {
    await scrq(['config', 'set', 'token', '--base-url', `${server.url}/v1/`], { stdin: `${TOKEN}\n` });
    expect(statSync(secretsPath()).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(secretsPath(), 'utf8'))).toEqual({ tokens: { [server.url]: TOKEN } });
    await scrq(['results', '--base-url', server.url, '--scraper', HOSTED_SCRAPER]);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    await scrq(['config', 'unset', 'token', '--base-url', server.url]);
    expect(JSON.parse(readFileSync(secretsPath(), 'utf8'))).toEqual({ tokens: {} });
  });

  test('is never taken from the command line', async () => {
    const { exit, err } = await scrq(['config', 'set', 'token', TOKEN, '--base-url', server.url]);
    expect(exit).toBe(2);
    expect(err).not.toContain(TOKEN);
    expect(existsSync(secretsPath())).toBe(false);
  });

  test.each([
    ['a file that an option names', ['--token-file', 'token.txt'], {}, 'tok_of_file'],
    ['the standard input', ['--token-file', '-'], {}, 'tok_of_input'],
    ['the environment', [], { SCRQ_TOKEN: 'tok_of_variable' }, 'tok_of_variable'],
    ['a file that the environment names', [], { SCRQ_TOKEN_FILE: 'token.txt' }, 'tok_of_file'],
    ['the option before the variable', ['--token-file', 'token.txt'], { SCRQ_TOKEN: 'tok_of_variable' }, 'tok_of_file'],
  ])('comes from %s', async (_where, argv, env, sent) => {
    writeFileSync(`${directory.path}/project/deep/inside/token.txt`, '\ufefftok_of_file\r\n');
    await scrq(['results', '--base-url', server.url, '--scraper', HOSTED_SCRAPER, ...argv], { env, stdin: 'tok_of_input\n' });
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${sent}`);
  });

  test('comes from the file of the profile', async () => {
    writeFileSync(`${directory.path}/home/.config/scrq/hosted.token`, 'tok_of_profile');
    user({ profiles: { hosted: { baseUrl: server.url, scraper: HOSTED_SCRAPER, tokenFile: 'hosted.token' } } });
    await scrq(['results', '--profile', 'hosted']);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer tok_of_profile');
  });

  test('in a file that others can read is warned of', async () => {
    writeFileSync(secretsPath(), JSON.stringify({ tokens: {} }));
    chmodSync(secretsPath(), 0o644);
    const { err } = await scrq(['results', '--base-url', server.url, '--scraper', HOSTED_SCRAPER]);
    expect(err).toContain(`warning: other users may read ${secretsPath()}: chmod 600 it`);
  });
});

describe('the file of a project, which a stranger may have made', () => {
  test('is found from below, and names a server that is asked', async () => {
    project({ baseUrl: server.url, scraper: HOSTED_SCRAPER });
    expect(await scrq(['results'])).toMatchObject({ exit: 0 });
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['the environment', [], { SCRQ_TOKEN: TOKEN }],
    ['a file that an option names', ['--token-file', 'token.txt'], {}],
  ])('gets no token of %s for its server', async (_where, argv, env) => {
    writeFileSync(`${directory.path}/project/deep/inside/token.txt`, TOKEN);
    project({ baseUrl: server.url, scraper: HOSTED_SCRAPER });
    const { exit, err } = await scrq(['results', ...argv], { env });
    expect(exit).toBe(0);
    expect(err).toContain(`the token is not sent to ${server.url}, which only ${projectPath()} names`);
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('gets none of another server that was stored, or of a profile', async () => {
    user({ tokenFile: 'mine.token', baseUrl: 'https://mine.example.com' });
    writeFileSync(`${directory.path}/home/.config/scrq/mine.token`, TOKEN);
    writeFileSync(secretsPath(), JSON.stringify({ tokens: { 'https://mine.example.com': TOKEN } }), { mode: 0o600 });
    project({ baseUrl: server.url, scraper: HOSTED_SCRAPER });
    await scrq(['results']);
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('gets the token when the user names that server as well', async () => {
    project({ baseUrl: server.url, scraper: HOSTED_SCRAPER });
    user({ profiles: { any: { baseUrl: `${server.url}/v1` } } });
    await scrq(['results'], { env: { SCRQ_TOKEN: TOKEN } });
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test("gets no id out of the user's own settings", async () => {
    user({ scraper: 'mine', scrapers: { mine: HOSTED_SCRAPER } });
    project({ baseUrl: server.url });
    const { exit, err } = await scrq(['results']);
    expect(exit).toBe(2);
    expect(err).toContain('The names and ids in your own settings are not sent to a server that only a project names.');
    await scrq(['results', '--scraper', 'mine']);
    expect(server.requests.map(({ url }) => url)).toEqual(['/v1/scrapers/mine/results']);
  });

  test.each([
    ['a file of tokens', { tokenFile: '/etc/passwd' }, 'sets tokenFile, which a project must not decide'],
    ['whom to trust', { profiles: { p: { caCert: 'ca.pem' } } }, 'sets caCert, which a project must not decide'],
    ['who else reads records', { ollamaUrl: 'http://elsewhere.example' }, 'sets ollamaUrl, which a project must not decide'],
    ['a dataset above it', { data: '../elsewhere' }, 'sets data to a place outside its own directory'],
    ['a dataset anywhere', { data: '/srv/records' }, 'sets data to a place outside its own directory'],
    ['a dataset beside it that begins like it', { data: '../project-2' }, 'sets data to a place outside its own directory'],
    ['a dataset in an object store', { profiles: { p: { data: 's3://bucket/x' } } }, 'sets data to a place outside its own directory'],
    ['what no file may', { run: 'rm -rf ~' }, 'has an unknown setting "run"'],
  ])('cannot say %s', async (_what, settings, message) => {
    project(settings);
    const { exit, err } = await scrq(['results']);
    expect(exit).toBe(1);
    expect(err).toContain(`scrq: ${projectPath()} ${message}`);
  });
});

describe('a file of settings that is wrong', () => {
  test.each([
    ['is not JSON', '{"baseUrl": "https://a.example",\n  nonsense}', 'is not JSON: line 2, column', 'Correct it there.'],
    ['is cut', '{"baseUrl": ', 'is not JSON: line 1, column', 'Correct it there.'],
    ['is a list', '[]', 'is not right: it must be an object of settings', 'Correct it'],
    ['has a name misspelt', '{"baseURL":"https://a.example"}', 'has an unknown setting "baseURL"', 'Did you mean baseUrl?'],
    ['has one misspelt in a profile', '{"profiles":{"a":{"modell":"x"}}}', 'has an unknown setting "modell" at profiles.a', 'Did you mean model?'],
    ['has an address that is none', '{"baseUrl":"example.com"}', 'is not right at baseUrl: it must be an http or https address', 'Correct it'],
    ['has a value of another kind', '{"model":7}', 'is not right at model: it must be text', 'Correct it'],
    ['has an id that is none', '{"scrapers":{"a":"b c"}}', 'is not right at scrapers.a: it is not the id of a scraper', 'Correct it'],
    ['has a format that is none', '{"format":"xml"}', 'is not right at format: it must be table, record, json, jsonl or csv', 'Correct it'],
    ['names a profile that is not there', '{"profile":"x","profiles":{"y":{}}}', 'there is no profile "x"', 'Did you mean y?'],
  ])('%s: says where', async (_how, text, message, hint) => {
    writeFileSync(userPath(), text);
    const { err } = await scrq(['results']);
    expect(err).toContain(message);
    expect(err).toContain(hint);
    expect(err.trim().split('\n')).toHaveLength(2);
  });

  test('does not repeat what stands in it', async () => {
    writeFileSync(secretsPath(), `{"tokens": {"https://a.example": "${TOKEN}"`, { mode: 0o600 });
    const { err } = await scrq(['results', '--base-url', server.url, '--scraper', HOSTED_SCRAPER]);
    expect(err).toContain(`${secretsPath()} is not JSON`);
    expect(err).not.toContain(TOKEN);
  });

  test('that is a directory is refused, and one that is nothing stands for no settings', async () => {
    mkdirSync(projectPath());
    expect((await scrq(['scrapers'])).err).toContain(`${projectPath()} is a directory`);
    rmSync(projectPath(), { recursive: true });
    user({ model: 'small' });
    expect(await listed([], { env: { SCRQ_CONFIG: '/dev/null' } })).not.toHaveProperty('model');
    writeFileSync(userPath(), ' \n');
    expect(await listed()).not.toHaveProperty('model');
  });

  test('with a byte order mark is read', async () => {
    writeFileSync(userPath(), '\ufeff{"model":"small"}');
    expect((await listed())['model']?.[0]).toBe('small');
  });
});

describe('where the files are', () => {
  const paths = async (world: World) => JSON.parse((await runScrq(['config', 'path', '--format', 'json'], { cwd: '/', ...world })).out) as unknown;

  test.each([
    ['linux', { HOME: '/home/ada' }, '/home/ada/.config/scrq'],
    ['linux', { HOME: '/home/ada', XDG_CONFIG_HOME: '/etc/ada' }, '/etc/ada/scrq'],
    ['linux', { HOME: '/home/ada', XDG_CONFIG_HOME: 'relative' }, '/home/ada/.config/scrq'],
    ['darwin', { HOME: '/Users/ada' }, '/Users/ada/.config/scrq'],
    ['win32', { HOME: '', APPDATA: 'C:\\Users\\ada\\AppData\\Roaming' }, 'C:\\Users\\ada\\AppData\\Roaming\\scrq'],
    ['win32', { HOME: '', USERPROFILE: 'C:\\Users\\ada' }, 'C:\\Users\\ada\\AppData\\Roaming\\scrq'],
  ] as const)('on %s with %j', async (platform, env, expected) => {
    const slash = platform === 'win32' ? '\\' : '/';
    expect(await paths({ platform, env })).toMatchObject({ user: `${expected}${slash}config.json`, secrets: `${expected}${slash}secrets.json` });
  });

  test('nowhere without a home, and that is no reason not to work', async () => {
    expect(await paths({ env: { HOME: '' } })).toEqual({});
    const env = { HOME: '', SCRQ_DATA: join(directory.path, 'none') };
    expect(await runScrq(['scrapers', '--format', 'json'], { env, cwd: directory.path })).toMatchObject({ exit: 0, out: '[]\n' });
    expect(await runScrq(['config', 'set', 'model', 'x'], { env, cwd: directory.path })).toMatchObject({
      exit: 2,
      err: 'scrq: there is no home directory to keep settings in\n  Name a file with SCRQ_CONFIG.\n',
    });
  });
});
