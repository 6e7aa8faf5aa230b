import { cp } from 'node:fs/promises';

import { beforeAll, describe, expect, test } from 'vitest';

import { runScrq } from '../run-scrq.ts';
import { serving } from '../serving.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();
/** A dataset with one scraper, and its id. */
let template: string;
let id: string;
beforeAll(async () => {
  template = `${directory.path}/template`;
  const file = await directory.file('mugs.ndjson', ndjson([{ id: 1, name: 'blue mug', price: 7 }]));
  const { out } = await runScrq(['import', file, '--scraper', 'mugs', '--format', 'json', '--data', template]);
  ({ id } = Object(JSON.parse(out)).scraper);
});

let datasets = 0;

/** Commands on a copy of it. */
async function withMugs() {
  datasets += 1;
  const env = { SCRQ_DATA: `${directory.path}/dataset-${datasets}` };
  const scrq = (...argv: readonly string[]) => runScrq(argv, { env, cwd: directory.path });
  await cp(template, env.SCRQ_DATA, { recursive: true });
  return { scrq, env };
}

describe('tokens', () => {
  test('are printed once, alone on the standard output', async () => {
    const { scrq } = await withMugs();
    const { exit, out, err } = await scrq('tokens', 'create', 'laptop');
    expect([exit, out]).toEqual([0, expect.stringMatching(/^scrq_[a-z2-7]{40}\n$/)]);
    expect(err).toBe('made the token "laptop", which may read; it is shown only now\n');
    const listed = await scrq('tokens', '--format', 'json');
    expect(JSON.parse(listed.out)).toMatchObject([{ name: 'laptop', access: 'read', scrapers: null, revokedAt: null }]);
    expect(listed.out).not.toContain(out.trim());
  });

  test('can be for one scraper, for a while, and for writing', async () => {
    const { scrq } = await withMugs();
    const { out } = await scrq('tokens', 'create', 'scraper', '--access', 'write', '--for', 'mugs', '--expires', '90d', '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({ access: 'write', scrapers: [id], secret: expect.stringMatching(/^scrq_/) });
    const table = await scrq('tokens', 'list', '--format', 'csv');
    expect(table.out).toContain(',write,mugs,active,');
    expect(table.out).not.toContain(id);
  });

  test.each([
    [['create', 'x', '--expires', 'yesterday'], 'not a time in the future'],
    [['create', 'x', '--expires', '2020-01-01'], 'not a time in the future'],
    [['create', 'x', '--for', 'plates'], 'plates'],
    [['create', 'x', '--access', 'all'], 'all'],
    [['create', ''], 'cannot be named'],
    [['revoke', 'nobody'], 'no token is named'],
  ])('are refused where they make no sense: %j', async (argv, words) => {
    const { scrq } = await withMugs();
    const { exit, out, err } = await scrq('tokens', ...argv);
    expect([exit === 2 || exit === 3, out]).toEqual([true, '']);
    expect(err).toContain(words);
  });
});

describe('a server', () => {
  test('lets in who has a token, until that is revoked, and counts the calls of each', async () => {
    const { scrq, env } = await withMugs();
    const secret = (await scrq('tokens', 'create', 'laptop')).out.trim();
    const server = await serving([], { env: { ...env, SCRQ_PORT: '0', SCRQ_RESULTS_ALLOWANCE: '3' } });
    const ask = (headers: Record<string, string>) => fetch(`${server.url}/v1/scrapers/${id}/results`, { headers });
    const bearer = { authorization: `Bearer ${secret}` };
    expect((await ask({})).status).toBe(401);
    const first = await ask(bearer);
    expect([first.status, first.headers.get('ratelimit')]).toEqual([200, expect.stringMatching(/^"results";r=2;t=\d+$/)]);
    expect([(await ask(bearer)).status, (await ask(bearer)).status, (await ask(bearer)).status]).toEqual([200, 200, 429]);
    expect((await scrq('tokens', 'revoke', 'laptop')).exit).toBe(0);
    await expect.poll(async () => (await ask(bearer)).status).toBe(401);
    await server.stop();
    const { out } = await scrq('usage', '--format', 'csv');
    expect(out).toMatch(/^month,kind,token,calls\r?\n\d{4}-\d\d,results,laptop,3\r?\n$/);
    expect((await scrq('usage', '--month', '2001-01', '--format', 'json')).out.trim()).toBe('[]');
  });

  test.each([
    [['--host', '0.0.0.0'], 'only a loopback address is served without tokens'],
    [['--host', '0.0.0.0', '--no-auth', '--allow-writes'], 'let everyone write'],
    [['--port', 'x'], '--port must be a whole number from 0 to 65535'],
    [['--port', '70000'], '--port must be a whole number from 0 to 65535'],
    [['--search-allowance', '-1'], '--search-allowance must be a whole number'],
    [['--allowance-per', 'month'], '--allowance-per must be one of server, token'],
    [['--cors-origin', 'https://app.example/path'], 'is not a valid origin'],
    [['--log', 'xml'], '--log must be one of json, pretty, failures, none'],
    [['--limit', 'search=0:1'], 'says not how much runs and waits'],
    [['--limit', 'dance=1:1'], 'must be one of search'],
    [['--memory', 'much'], '--memory "much" is not a valid size'],
    [['--max-body', 'much'], '--max-body "much" is not a valid size'],
    [['--tls-cert', 'cert.pem'], 'belong together'],
    [['--tls-cert', 'no.pem', '--tls-key', 'no.pem'], '--tls-cert no.pem cannot be read'],
  ])('is not started with %j', async (argv, words) => {
    const { scrq } = await withMugs();
    const { exit, err } = await scrq('serve', ...argv);
    expect(exit).toBe(2);
    expect(err).toContain(words);
  });
});
