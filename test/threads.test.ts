import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, it } from 'vitest';

import { ScrqError } from '../src/errors.ts';
import { startThread, type Thread } from '../src/threads.ts';
import { sharedDirectory } from './temporary.ts';

const directory = sharedDirectory();
const dist = pathToFileURL(join(import.meta.dirname, '../dist/')).href;

const ANSWERS = `
import { answerCalls } from '${dist}threads.js';
import { ScrqError } from '${dist}errors.js';

answerCalls(async (request) => {
  if (request === 'full') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  if (request === 'damaged') throw new ScrqError('internal', 'The model cannot be read', { hint: 'Install scrq again.' });
  if (request === 'die') process.exit(1);
  const numbers = Float32Array.from(request, (number) => number * 2);
  return { result: numbers, transfer: [numbers.buffer] };
});`;

async function started(): Promise<Thread> {
  await mkdir(directory.path, { recursive: true });
  const path = join(directory.path, 'answers.mjs');
  await writeFile(path, ANSWERS);
  const thread = startThread(pathToFileURL(path));
  if (thread === undefined) throw new Error('there is no such module');
  return thread;
}

it('answers calls in their order, and goes on after failures, which keep their class, code and hint', async () => {
  await using thread = await started();
  const calls = [[1, 2], 'full', 'damaged', [3]].map((request) => thread.ask(request));
  const [first, full, damaged, last] = await Promise.allSettled(calls);
  expect(first).toEqual({ status: 'fulfilled', value: Float32Array.of(2, 4) });
  expect(full).toMatchObject({ status: 'rejected', reason: { message: 'no space left', code: 'ENOSPC' } });
  const failure = damaged?.status === 'rejected' ? (damaged.reason as unknown) : undefined;
  expect(failure).toBeInstanceOf(ScrqError);
  expect(failure).toMatchObject({ code: 'internal', message: 'The model cannot be read', hint: 'Install scrq again.' });
  expect(last).toEqual({ status: 'fulfilled', value: Float32Array.of(6) });
  expect(thread.isIdle).toBe(true);
});

it('rejects the calls that wait, and those that come, when the thread is gone', async () => {
  await using thread = await started();
  const calls = ['die', [1]].map((request) => thread.ask(request));
  for (const call of calls) await expect(call).rejects.toThrow('has ended');
  await expect(thread.ask([1])).rejects.toThrow('has ended');
});

it('is not started from a module that is not there', () => {
  expect(startThread(pathToFileURL(join(directory.path, 'missing.mjs')))).toBeUndefined();
});
