import { join } from 'node:path';

import { expect, it } from 'vitest';

import { ndjson, sharedDirectory, untilTestEnds } from '../temporary.ts';
import { environmentFor } from './gateway.ts';
import { canBeApart } from './machine.ts';
import { startWorker, type Worker } from './random/worker.ts';
import { describeWithObjectStore, objectStore } from './served-by-a-store.ts';

/** Longer than any two clocks are apart. */
const ASLEEP_MS = 60 * 60_000;
const BEHIND_MS = 10 * 60_000;

const directory = sharedDirectory();
const store = objectStore();
let machines = 0;

function machine(uri: string, aheadMs = 0): Worker {
  machines += 1;
  const options = { directory: uri, cacheDirectory: join(directory.path, `machine-${machines}`), aheadMs };
  const worker = startWorker(options, environmentFor(store().proxy.url));
  untilTestEnds({ [Symbol.asyncDispose]: () => Promise.resolve(worker.signal('SIGKILL')) });
  return worker;
}

function lots(count: number, price: number): string {
  return ndjson(Array.from({ length: count }, (_, index) => ({ ref: `L${index}`, title: `lot ${index}`, price })));
}

/** An import that is asleep from its first append to its run on. */
async function fallenAsleep(uri: string) {
  const worker = machine(uri);
  const created = await worker.ask('create', { name: 'lots' });
  if (created.kind !== 'done') throw new Error(JSON.stringify(created));
  const scraper = String(created.result['id']);
  let isAsleep = false;
  store().proxy.setRules([
    {
      when({ method, key }) {
        if (isAsleep || method !== 'PUT' || !/\/r_\w+\.lance\/data\//.test(key)) return false;
        worker.signal('SIGSTOP');
        isAsleep = true;
        return false;
      },
      fault: { kind: 'lost request' },
    },
  ]);
  const ended = worker.ask('import', { scraper, text: lots(500, 1) });
  await expect.poll(() => isAsleep).toBe(true);
  store().proxy.setRules([]);
  return { worker, scraper, ended };
}

describeWithObjectStore('a writer that sleeps, or whose clock is wrong', () => {
  it('completes its run when it wakes in time', async () => {
    const { worker, scraper, ended } = await fallenAsleep(store().newUri());
    worker.signal('SIGCONT');
    expect(await ended).toEqual({ kind: 'done', result: { run: expect.any(String) } });
    const listed = await worker.ask('runs', { scraper });
    expect(listed).toMatchObject({ result: { runs: [{ records: 500 }] } });
  });

  it.skipIf(!canBeApart)('holds the scraper for others, until it has given no sign of life for long', async () => {
    const uri = store().newUri();
    const { worker, scraper, ended } = await fallenAsleep(uri);
    const early = await machine(uri).ask('import', { scraper, text: lots(20, 2) });
    expect(early).toMatchObject({ kind: 'failed', code: 'scraper_busy' });

    const late = machine(uri, ASLEEP_MS);
    const taken = await late.ask('import', { scraper, text: lots(20, 3) });
    expect(taken).toEqual({ kind: 'done', result: { run: expect.any(String) } });
    worker.signal('SIGCONT');
    expect(await ended).toMatchObject({ kind: 'failed', code: 'data_unusable' });

    const listed = await machine(uri).ask('runs', { scraper });
    expect(listed).toMatchObject({ result: { runs: [{ id: taken.kind === 'done' ? taken.result['run'] : '', records: 20 }] } });
  });

  it.skipIf(!canBeApart)('keeps its run while it lives, although its clock is minutes behind those of others', async () => {
    const uri = store().newUri();
    const behind = machine(uri, -BEHIND_MS);
    const created = await Promise.all(['lots', 'bids'].map((name) => behind.ask('create', { name })));
    const [scraper = '', another = ''] = created.map((answer) => (answer.kind === 'done' ? String(answer.result['id']) : ''));
    let run: string | undefined;
    const isOfRun = ({ method, key }: { readonly method: string; readonly key: string }) => {
      const [, id] = (method === 'PUT' && /\/r_(\w+)\.lance\/data\//.exec(key)) || [];
      run ??= id;
      return id !== undefined && id === run;
    };
    store().proxy.setRules([{ when: isOfRun, fault: { kind: 'hang' } }]);
    const ended = behind.ask('import', { scraper, text: lots(500, 1) });
    await expect.poll(() => run).toBeDefined();
    const other = machine(uri);
    expect(await other.ask('import', { scraper: another, text: lots(20, 2) })).toMatchObject({ kind: 'done' });
    // It watches the other one until that gives a sign of life.
    expect(await other.ask('import', { scraper, text: lots(20, 3) })).toMatchObject({ kind: 'failed', code: 'scraper_busy' });
    store().proxy.setRules([]);
    expect(await ended).toEqual({ kind: 'done', result: { run: expect.any(String) } });
    await expect.poll(() => other.ask('runs', { scraper })).toMatchObject({ result: { runs: [{ records: 500 }] } });
  });
});
