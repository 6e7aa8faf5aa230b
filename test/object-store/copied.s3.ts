import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { runScrq, type Outcome } from '../cli/run-scrq.ts';
import { ndjson, sharedDirectory } from '../temporary.ts';
import { environmentFor } from './gateway.ts';
import { describeWithObjectStore, objectStore } from './served-by-a-store.ts';

const directory = sharedDirectory();
const store = objectStore();

function scrq(...argv: readonly string[]): Promise<Outcome> {
  return runScrq(argv, { cwd: directory.path, env: { XDG_CACHE_HOME: directory.path } });
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
});
