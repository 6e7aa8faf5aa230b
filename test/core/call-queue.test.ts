import { expect, it } from 'vitest';

import { createCallQueue } from '../../src/core/call-queue.ts';

it('begins so many calls at once, the others in their order, and none that was given up meanwhile', async () => {
  const queue = createCallQueue(2);
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const call = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => endings.push(resolve));
  };
  const left = new AbortController();
  const calls = [queue(call('a')), queue(call('b')), queue(call('c'), left.signal), queue(call('d'))];
  left.abort(new Error('the client left'));
  await expect.poll(() => begun).toEqual(['a', 'b']);
  endings[0]?.();
  await expect(calls[2]).rejects.toThrow('the client left');
  await expect.poll(() => begun).toEqual(['a', 'b', 'd']);
  for (const end of endings) end();
  await Promise.all([calls[0], calls[1], calls[3]]);
});

it('goes on after a call that fails', async () => {
  const queue = createCallQueue(1);
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue(() => Promise.resolve('done'))).toBe('done');
});
