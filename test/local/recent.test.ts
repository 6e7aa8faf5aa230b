import { expect, it } from 'vitest';

import { createRecent } from '../../src/local/recent.ts';

it('keeps no more than a thousand values, however small they are', async () => {
  const recent = createRecent<number>({ most: 1, sizeOf: () => 0 });
  const made: number[] = [];
  const ask = (value: number) =>
    recent(`${value}`, async () => {
      made.push(value);
      return value;
    });
  for (let value = 0; value < 1001; value += 1) await ask(value);
  made.length = 0;
  for (const value of [1000, 1, 0]) expect(await ask(value)).toBe(value);
  expect(made).toEqual([0]);
});
