import { expect, it } from 'vitest';

import { createDiff } from '../../src/local/diff/diff.ts';
import { shareWork } from '../../src/local/shared-work.ts';
import { createRunDescriber } from '../../src/local/stats/describe.ts';
import { memoryTable, openTestEngine } from '../tables/memory-table.ts';
import { memoryServices, runField, SCRAPER } from './memory-runs.ts';

function work() {
  let finish: (value: string) => void = () => undefined;
  const seen: { signal?: AbortSignal } = {};
  const shared = shareWork((signal) => {
    seen.signal = signal;
    return new Promise<string>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  return { shared, seen, finish: (value: string) => finish(value) };
}

it('goes on for those who stay when others leave', async () => {
  const { shared, seen, finish } = work();
  const [one, other] = [new AbortController(), new AbortController()];
  const first = shared.join(one.signal);
  const second = shared.join(other.signal);
  one.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  expect(seen.signal?.aborted).toBe(false);
  finish('done');
  expect(await second).toBe('done');
  expect(await shared.join(undefined)).toBe('done');
});

it('is given up when all have left, also those who never say so keep it going', async () => {
  const alone = work();
  const leaving = new AbortController();
  const only = alone.shared.join(leaving.signal);
  leaving.abort(new Error('left'));
  await expect(only).rejects.toThrow('left');
  expect(alone.seen.signal?.aborted).toBe(true);

  const kept = work();
  const patient = kept.shared.join(undefined);
  const gone = new AbortController();
  const hasty = kept.shared.join(gone.signal);
  gone.abort(new Error('left'));
  await expect(hasty).rejects.toThrow('left');
  kept.finish('done');
  expect(await patient).toBe('done');
});

it('is not joined by somebody who has left already', async () => {
  const { shared, seen } = work();
  await expect(shared.join(AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  expect(seen.signal?.aborted).toBe(false);
});

it('of a diff ends in the engine when all that wait for it have left, and is begun again for who comes then', async () => {
  const run = { fields: [runField('id', 'text')], key: ['id'], rows: [['a']] };
  const services = await memoryServices([run, { ...run, rows: [['a'], ['b']] }]);
  const begun: AbortSignal[] = [];
  let began = () => {};
  const tables: typeof services.tables = {
    ...services.tables,
    compare(runs, comparison, options) {
      if (begun.push(options?.signal ?? AbortSignal.abort()) > 1) return services.tables.compare(runs, comparison, options);
      began();
      return new Promise(() => undefined);
    },
  };
  const diff = createDiff({ ...services, tables });
  const leaving = new AbortController();
  const comparing = new Promise<void>((resolve) => (began = resolve));
  const first = diff({ scraperId: SCRAPER }, { signal: leaving.signal });
  await comparing;
  expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
  leaving.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
  expect((await diff({ scraperId: SCRAPER })).meta.summary.added).toBe(1);
});

it('of statistics is done once for all who ask at the same time', async () => {
  const run = { fields: [runField('id', 'text')], key: ['id'], rows: [['a'], ['b'], ['b']] };
  const services = await memoryServices([run]);
  await using engine = await openTestEngine();
  await using table = await memoryTable(engine, run.fields, run.rows);
  let opened = 0;
  const tables: typeof services.tables = {
    ...services.tables,
    open() {
      opened += 1;
      return Promise.resolve(table);
    },
  };
  const files = { ...services.store.files, read: () => Promise.resolve(null), write: () => Promise.resolve(false) };
  const describeRun = createRunDescriber({ tables, store: { ...services.store, files } });
  const [entry] = await services.store.catalogue.runs(SCRAPER);
  if (entry === undefined) throw new Error('there is no run');
  const reader = await services.store.openRun(entry);
  const answers = await Promise.all([1, 2, 3].map(() => describeRun(reader, {})));
  expect(opened).toBe(1);
  expect(answers.map(({ stats }) => stats[0]?.distinct)).toEqual([2, 2, 2]);
});
