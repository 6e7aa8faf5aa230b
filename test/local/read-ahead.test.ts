import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { readAhead } from '../../src/local/export/read-ahead.ts';

const PARTS = 24;
const parts = Array.from({ length: PARTS }, (_, index) => ({ bytes: randomBytes(512 * 1024), count: index }));

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'scrq-ahead-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Gives all parts, and then ends as it is said to. */
function source(end: (signal: AbortSignal) => Promise<void> = () => Promise.resolve()) {
  const state = { given: 0, hasEnded: false };
  async function* give(signal: AbortSignal) {
    try {
      for (const part of parts) {
        state.given += 1;
        yield part;
      }
      await end(signal);
    } finally {
      state.hasEnded = true;
    }
  }
  return { state, give };
}

/** Never ends by itself. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    if (signal.aborted) reject(signal.reason as Error);
  });

test('reads everything for a reader who takes one part, and gives him all of them in their order later', async () => {
  const { state, give } = source();
  const lines = readAhead(give, { directory, signal: undefined });
  expect(state.given).toBe(0);
  const read = [(await lines.next()).value];
  await expect.poll(() => state.hasEnded).toBe(true);
  expect(await readdir(directory)).toEqual([expect.stringMatching(/^\.tmp-/)]);
  for await (const part of lines) read.push(part);
  expect(read.map((part) => part?.count)).toEqual(parts.map(({ count }) => count));
  expect(read.every((part, index) => parts[index]?.bytes.equals(part?.bytes ?? new Uint8Array()))).toBe(true);
  expect(await readdir(directory)).toEqual([]);
});

test('gives what there is before it fails', async () => {
  const broken = new Error('broken');
  const { give } = source(() => Promise.reject(broken));
  const counts: number[] = [];
  const reading = (async () => {
    for await (const { count } of readAhead(give, { directory, signal: undefined })) counts.push(count);
  })();
  await expect(reading).rejects.toBe(broken);
  expect(counts).toHaveLength(PARTS);
  expect(await readdir(directory)).toEqual([]);
});

test('ends its source when the reader leaves', async () => {
  const { state, give } = source(untilAborted);
  for await (const { count } of readAhead(give, { directory, signal: undefined })) if (count === 2) break;
  expect(state.hasEnded).toBe(true);
  expect(await readdir(directory)).toEqual([]);
});

test('rejects with the reason of the signal, also while nothing comes', async () => {
  const { give } = source(untilAborted);
  const stop = new AbortController();
  const reason = new Error('enough');
  const reading = (async () => {
    for await (const { count } of readAhead(give, { directory, signal: stop.signal }))
      if (count === PARTS - 1) setImmediate(() => stop.abort(reason));
  })();
  await expect(reading).rejects.toBe(reason);
  expect(await readdir(directory)).toEqual([]);
});

test('rejects where what waits for its reader cannot be kept', async () => {
  const { give } = source();
  const reading = (async () => {
    for await (const part of readAhead(give, { directory: '/dev/null/none', signal: undefined })) void part;
  })();
  await expect(reading).rejects.toMatchObject({ code: 'ENOTDIR' });
});
