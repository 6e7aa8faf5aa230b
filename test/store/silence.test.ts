import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { noteBytes } from '../../src/store/object-store/requests.ts';
import { silenceLimit, SilentStore, unlessSilent } from '../../src/store/object-store/silence.ts';
import { storeError } from '../../src/store/store-error.ts';

const LIMIT_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  // Whatever another test found: the store answers.
  noteBytes(1);
});
afterEach(() => void vi.useRealTimers());

/** Work that never ends, and how it stands after a while. */
function endless() {
  let ended: unknown;
  unlessSilent(new Promise(() => undefined), LIMIT_MS).catch((error: unknown) => (ended = error));
  return async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return ended;
  };
}

it('a store that brings nothing ends what waits for it, and what comes next sooner', async () => {
  const first = endless();
  expect(await first(59)).toBeUndefined();
  expect(await first(2)).toBeInstanceOf(SilentStore);
  expect(await endless()(3)).toBeInstanceOf(SilentStore);
  noteBytes(1);
  expect(await endless()(59)).toBeUndefined();
});

it('a slow one that goes on bringing something is waited for', async () => {
  const slow = endless();
  for (let minute = 0; minute < 30; minute += 1) {
    expect(await slow(50)).toBeUndefined();
    noteBytes(1);
  }
  expect(await slow(70)).toBeInstanceOf(SilentStore);
});

it('a process that was stopped for an hour does not take it for the store', async () => {
  const stopped = endless();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 3_600_000);
  expect(await stopped(5)).toBeUndefined();
  vi.restoreAllMocks();
});

it('work that ends in time ends as it would, and nothing looks after it any more', async () => {
  expect(await unlessSilent(Promise.resolve('done'), LIMIT_MS)).toBe('done');
  await expect(unlessSilent(Promise.reject(new Error('no')), LIMIT_MS)).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('is as patient as the options are with one request', () => {
  expect(silenceLimit({ timeout: '60s', client_retry_timeout: '60' })).toBe(60_000);
  expect(silenceLimit({ timeout: '300s', client_retry_timeout: '60' })).toBe(300_000);
  expect(silenceLimit({ timeout: '2s', client_retry_timeout: '3' })).toBe(3000);
  expect(silenceLimit({ timeout: '5m' })).toBe(300_000);
  expect(silenceLimit({ timeout: '1m30s' })).toBe(90_000);
  expect(silenceLimit({ timeout: '1h 500ms' })).toBe(3_600_500);
  expect(() => silenceLimit({ timeout: 'soon' })).toThrow('the storage option "timeout" takes a duration');
});

it('is said in plain words', () => {
  expect(storeError(new SilentStore('object_store: nothing came for 60 s'), 'read the run')).toMatchObject({
    code: 'unavailable',
    message: 'cannot read the run: the object store did not answer for 60 seconds',
  });
});
