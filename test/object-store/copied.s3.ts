import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { runScrq, type Outcome } from '../cli/run-scrq.ts';
import { ndjson, sharedDirectory } from '../temporary.ts';
import { environmentFor, startGateway } from './gateway.ts';
import { startProxy } from './proxy.ts';
import { describeWithObjectStore, objectStore } from './served-by-a-store.ts';

const directory = sharedDirectory();
const store = objectStore();

function scrq(...argv: readonly string[]): Promise<Outcome> {
  // What the engine reads itself is read by the program too.
  const aws = Object.entries(process.env).filter(([name]) => name.startsWith('AWS_'));
  return runScrq(argv, { cwd: directory.path, env: { XDG_CACHE_HOME: directory.path, ...Object.fromEntries(aws) } });
}

describeWithObjectStore('a dataset that is copied to an object store', () => {
  let bucket: string;
  beforeAll(async () => {
    const opened = store();
    bucket = opened.newUri();
    for (const [name, value] of Object.entries(environmentFor(opened.gateway.url))) vi.stubEnv(name, value);
    const mugs = (count: number) =>
      ndjson(Array.from({ length: count }, (_, index) => ({ ref: `M${index}`, name: `mug with pattern ${index}`, price: index })));
    for (const [index, count] of [400, 300].entries()) {
      const file = await directory.file(`mugs-${index}.ndjson`, mugs(count));
      expect(await scrq('import', file, '--scraper', 'mugs', '--key', 'ref', '--data', 'own')).toMatchObject({ exit: 0 });
    }
  });

  afterAll(() => vi.unstubAllEnvs());

  it('is the same there, and back', async () => {
    for (const [from, to] of [
      ['own', bucket],
      [bucket, 'back'],
    ] as const) {
      expect(await scrq('copy', from, to)).toMatchObject({ exit: 0 });
      expect((await scrq('copy', from, to, '--format', 'csv')).out.match(/,present,/g)).toHaveLength(2);
      expect(await scrq('copy', 'own', to, '--verify')).toMatchObject({ exit: 0 });
    }
    const answers = ['own', bucket, 'back'].map(async (data) => [
      (await scrq('search', 'mug with pattern 17', '--format', 'json', '--data', data)).out,
      (await scrq('diff', '--format', 'json', '--data', data)).out,
      (await scrq('export', '--data', data)).out,
      (await scrq('runs', '--format', 'json', '--data', data)).out,
    ]);
    const [own, there, back] = await Promise.all(answers);
    expect(there).toEqual(own);
    expect(back).toEqual(own);
  });

  it('is the same in another store with other keys, also where both have the same name', async () => {
    const keys = { access: 'otherkeys', secret: 'another-secret-of-its-own' };
    await using other = await startGateway(keys);
    await using fails = await startProxy(store().gateway.url);
    const own = [`aws_access_key_id=${keys.access}`, `aws_secret_access_key=${keys.secret}`, `aws_endpoint=${other.url}`];
    const end = (option: string) => own.flatMap((pair) => [option, pair]);
    // What the environment says for S3 alone is of the first one.
    vi.stubEnv('AWS_ENDPOINT_URL_S3', fails.url);
    vi.stubEnv('AWS_ENDPOINT', '');
    expect(await scrq('copy', 'own', bucket)).toMatchObject({ exit: 0 });
    expect(await scrq('copy', bucket, bucket, ...end('--to-storage-option'))).toMatchObject({
      exit: 0,
      err: expect.stringContaining('copied 2 runs'),
    });
    expect(await scrq('copy', bucket, 'from-other', ...end('--from-storage-option'))).toMatchObject({ exit: 0 });
    fails.setRules([{ when: () => true, fault: { kind: 'answer', status: 403, code: 'InvalidAccessKeyId' } }]);
    expect(await scrq('copy', 'own', bucket, '--verify', ...end('--to-storage-option'))).toMatchObject({ exit: 0 });
    expect((await scrq('export', '--data', 'from-other')).out).toBe((await scrq('export', '--data', 'own')).out);
    expect(await scrq('copy', bucket, bucket)).toMatchObject({ exit: 2 });
  });
});
