import { join } from 'node:path';

import { expect, it } from 'vitest';

import { ndjson, sharedDirectory, untilTestEnds } from '../temporary.ts';
import { BUCKET, environmentFor } from './gateway.ts';
import { startWorker } from './random/worker.ts';
import { describeWithObjectStore, objectStore } from './served-by-a-store.ts';
import { beginUpload, unfinishedUploads } from './uploads.ts';

const HOUR_MS = 60 * 60_000;
const RUN = '01JZZZZZZZZZZZZZZZZZZZZZZZ';

const directory = sharedDirectory();
const store = objectStore();

describeWithObjectStore('parts of objects that a killed writer had sent', () => {
  it('are kept for an hour, and then removed with the next sweep, those of this dataset alone', async () => {
    const { gateway } = store();
    const uri = store().newUri();
    const prefix = `${uri.slice(`s3://${BUCKET}/`.length)}/`;
    const left = [`${prefix}r_${RUN}.lance/data/a.lance`, `${prefix}f_${RUN}.lance/data/b.lance`];
    const others = [`${prefix}below/r_${RUN}.lance/data/c.lance`, `${prefix}notes/d.txt`, `${prefix}e.txt`];
    for (const key of [...left, ...others]) await beginUpload(gateway.url, key);
    const importOn = async (machine: string, aheadMs: number) => {
      const worker = startWorker({ directory: uri, cacheDirectory: join(directory.path, machine), aheadMs }, environmentFor(gateway.url));
      untilTestEnds({ [Symbol.asyncDispose]: () => Promise.resolve(worker.signal('SIGKILL')) });
      const created = await worker.ask('create', { name: machine });
      const scraper = created.kind === 'done' ? created.result['id'] : '';
      expect(await worker.ask('import', { scraper, text: ndjson([{ lot: 1, price: 2 }]) })).toMatchObject({ kind: 'done' });
      await worker.end();
    };
    await importOn('early', 0);
    expect((await unfinishedUploads(gateway.url, prefix)).toSorted()).toEqual([...left, ...others].toSorted());
    await importOn('late', HOUR_MS);
    expect((await unfinishedUploads(gateway.url, prefix)).toSorted()).toEqual(others.toSorted());
  });
});
