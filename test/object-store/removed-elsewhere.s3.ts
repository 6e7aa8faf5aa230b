import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { ndjson, sharedDirectory, untilTestEnds } from '../temporary.ts';
import { environmentFor } from './gateway.ts';
import { startWorker } from './random/worker.ts';
import { describeWithObjectStore, objectStore } from './served-by-a-store.ts';

const directory = sharedDirectory();
const store = objectStore();

describeWithObjectStore('a run that another machine removed and forgot', () => {
  it('leaves no files on a machine that had searched it', async () => {
    const { gateway } = store();
    const uri = store().newUri();
    const machine = (name: string) => {
      const worker = startWorker({ directory: uri, cacheDirectory: join(directory.path, name), aheadMs: 0 }, environmentFor(gateway.url));
      untilTestEnds({ [Symbol.asyncDispose]: () => Promise.resolve(worker.signal('SIGKILL')) });
      return worker;
    };
    const [here, there] = [machine('here'), machine('there')];
    const created = await here.ask('create', { name: 'lots' });
    const scraper = created.kind === 'done' ? created.result['id'] : '';
    const importOn = async (worker: typeof here) => {
      const done = await worker.ask('import', { scraper, text: ndjson([{ lot: 1, price: 2 }]) });
      return done.kind === 'done' ? String(done.result['run']) : '';
    };
    const first = await importOn(there);
    const caches = async () => (await readdir(join(directory.path, 'there'), { recursive: true })).filter((path) => path.endsWith(first));
    expect(await caches()).toHaveLength(1);
    await importOn(here);
    expect(await here.ask('remove', { scraper, run: first })).toMatchObject({ kind: 'done' });
    // Whose sweep finds nothing left of it, so that the catalogue forgets it.
    await importOn(here);
    await importOn(there);
    expect(await caches()).toEqual([]);
    await Promise.all([here.end(), there.end()]);
  });
});
