import { expect, it } from 'vitest';

import { createDiff } from '../../src/local/diff/diff.ts';
import { shareWork } from '../../src/local/shared-work.ts';
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
