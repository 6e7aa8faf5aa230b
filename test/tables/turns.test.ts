import { expect, test } from 'vitest';

import { openTestEngine } from './memory-table.ts';

test('calls of the engine run two at once, the others in the order in which they were asked for, whatever became of those before', async () => {
  await using engine = await openTestEngine();
  const begun: number[] = [];
  const held: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const calls = Array.from({ length: 5 }, (_, index) =>
    engine.inTurn(() => {
      begun.push(index);
      return new Promise<number>((resolve, reject) => (held[index] = { resolve: () => resolve(index), reject }));
    }),
  );
  await expect.poll(() => begun).toEqual([0, 1]);
  held[1]?.reject(new Error('one failed'));
  await expect(calls[1]).rejects.toThrow('one failed');
  for (const index of [0, 2, 3, 4]) {
    await expect.poll(() => begun).toContain(index);
    held[index]?.resolve();
    expect(await calls[index]).toBe(index);
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
