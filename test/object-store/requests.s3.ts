import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { ndjson, sharedDirectory } from '../temporary.ts';
import { faultOfReport, runProgram, type Ended } from './commands.ts';
import { environmentFor } from './gateway.ts';
import { startProxy } from './proxy.ts';
import { describeWithObjectStore, objectStore } from './served-by-a-store.ts';

const MOST_COLD = 20;
const MOST_WARM = 1;

const directory = sharedDirectory();
const store = objectStore();
let uri: string;

/** Through a proxy, only the engine asks. */
const DIRECT = { http_proxy: '', https_proxy: '', all_proxy: '' };
const machine = (cache: string, env = environmentFor(store().proxy.url)) => ({
  ...env,
  ...DIRECT,
  SCRQ_CACHE: join(directory.path, cache),
  SCRQ_DATA: uri,
});

/** The same way to the store with keys in a profile, and the endpoint of S3 alone. */
async function profiled(): Promise<Readonly<Record<string, string>>> {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_ENDPOINT: endpoint = '', ...others } = environmentFor(store().proxy.url);
  const file = await directory.file('credentials', `[tests]\naws_access_key_id = ${id}\naws_secret_access_key = ${secret}\n`);
  return { ...others, AWS_PROFILE: 'tests', AWS_SHARED_CREDENTIALS_FILE: file, AWS_ENDPOINT_URL_S3: endpoint };
}

async function importBoats(cache: string, name: string, dearer: number): Promise<void> {
  const boats = Array.from({ length: 2000 }, (_, index) => ({ hull: `H${index}`, title: `blue boat ${index}`, price: index + dearer }));
  await directory.file(name, ndjson(boats));
  const argv = ['import', join(directory.path, name), '--scraper', 'boats', '--key', 'hull'];
  expect(await runProgram(argv, machine(cache))).toMatchObject({ status: 0 });
}

interface Searched {
  readonly requests: number;
  /** Bytes that came from the store. */
  readonly received: number;
  readonly ended: Ended;
  readonly total: unknown;
}

/** A search by a process of its own, with what went to the store. */
async function search(cache: string, env?: Readonly<Record<string, string>>): Promise<Searched> {
  store().proxy.takeCounts();
  const ended = await runProgram(['search', 'blue boat under 10', '--format', 'json'], machine(cache, env));
  const { requests, received } = store().proxy.takeCounts();
  expect(ended).toMatchObject({ status: 0 });
  const { pagination } = Object(JSON.parse(ended.out)) as { readonly pagination?: { readonly total?: unknown } };
  return { requests, received, ended, total: pagination?.total };
}

describeWithObjectStore('the requests of a search', () => {
  beforeAll(async () => {
    uri = store().newUri();
    await importBoats('importer', 'older.ndjson', 0);
  });

  it('are few where nothing was read before, and hardly any in the next process', async () => {
    const cold = await search('reader');
    const warm = await search('reader');
    expect(cold.requests).toBeLessThanOrEqual(MOST_COLD);
    expect(warm.requests).toBeLessThanOrEqual(MOST_WARM);
    expect(warm.ended.out).toBe(cold.ended.out);
    expect(cold.total).toBe(10);
  });

  it('are as few where a profile has the keys', async () => {
    const [usual, env] = [await search('usual reader'), await profiled()];
    const cold = await search('reader with a profile', env);
    expect(cold.requests).toBeLessThanOrEqual(MOST_COLD);
    expect((await search('reader with a profile', env)).requests).toBeLessThanOrEqual(MOST_WARM);
    expect(cold.ended.out).toBe(usual.ended.out);
  });

  it('are as few over TLS, with the authority that is named', async () => {
    const certificates = join(import.meta.dirname, '../remote/certificates');
    await using secure = await startProxy(store().gateway.url, await readFile(join(certificates, 'localhost.pem'), 'utf8'));
    const env = environmentFor(secure.url);
    const refused = await runProgram(['search', 'blue boat'], machine('reader over TLS', env));
    expect(faultOfReport(refused)).toBeUndefined();
    expect(refused.err).toContain('--ca-cert FILE');
    const trusting = { ...env, SCRQ_CA_CERT: join(certificates, 'authority.pem') };
    const { ended } = await search('reader over TLS', trusting);
    expect(ended.status).toBe(0);
    expect(secure.takeCounts().requests).toBeLessThanOrEqual(MOST_COLD);
    await search('reader over TLS', trusting);
    expect(secure.takeCounts().requests).toBeLessThanOrEqual(MOST_WARM);
  });

  it('are one for each object of the run, and of one that breaks off for what is left of it', async () => {
    const asked: string[] = [];
    const isPart = (key: string) => /\/f_\w+\.lance\/data\//.test(key);
    store().proxy.setRules([{ when: ({ key }) => isPart(key) && asked.push(key) === 0, fault: { kind: 'cut answer' } }]);
    const whole = await search('another reader');
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(3);
    const cut = new Set<string>();
    store().proxy.setRules([{ when: ({ key }) => isPart(key) && cut.size < cut.add(key).size, fault: { kind: 'cut answer' } }]);
    const broken = await search('one with a bad line');
    store().proxy.setRules([]);
    expect(cut).toEqual(new Set(asked));
    expect(broken.ended.out).toBe(whole.ended.out);
    expect(broken.received).toBeLessThan(1.25 * whole.received);
  });

  it('are those of a store that nobody has read where what was kept is damaged', async () => {
    const [dataset = ''] = await readdir(join(directory.path, 'reader'));
    const kept = join(directory.path, 'reader', dataset, '_catalogue.json');
    await writeFile(kept, (await readFile(kept, 'utf8')).replace('"boats"', '"goats"'));
    const again = await search('reader');
    expect(again.requests).toBeGreaterThan(MOST_WARM);
    expect(again.total).toBe(10);
    expect((await search('reader')).requests).toBeLessThanOrEqual(MOST_WARM);
  });

  it('show the run that another machine has published since', async () => {
    await importBoats('importer', 'newer.ndjson', 5);
    expect((await search('reader')).total).toBe(5);
  });
});
