import { expect, it } from 'vitest';

import { createLimiter } from '../../../src/models/ollama/limiter.ts';

const whom = { server: 'http://box', model: 'tiny' };
const { signal } = new AbortController();

function limiterAt(clock: { now: number }, width = 1) {
  return createLimiter({ width, failures: 2, restMs: 1000, now: () => clock.now });
}

async function call(limiter: ReturnType<typeof limiterAt>, outcome: 'worked' | 'failed'): Promise<void> {
  using turn = await limiter.enter(whom, signal);
  turn.report(outcome);
}

it('rests after failures in a row, tries one call after that, and goes by what came of it', async () => {
  const clock = { now: 0 };
  const limiter = limiterAt(clock, 2);
  await call(limiter, 'failed');
  await call(limiter, 'worked');
  await call(limiter, 'failed');
  await call(limiter, 'failed');
  await expect(limiter.enter(whom, signal)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 1,
    message: expect.stringContaining('2 times in a row'),
  });
  clock.now = 1001;
  {
    using probe = await limiter.enter(whom, signal);
    await expect(limiter.enter(whom, signal)).rejects.toMatchObject({ code: 'unavailable' });
    probe.report('failed');
  }
  await expect(limiter.enter(whom, signal)).rejects.toMatchObject({ code: 'unavailable' });
  clock.now = 2002;
  await call(limiter, 'worked');
  await call(limiter, 'failed');
  await call(limiter, 'worked');
});

it('lets so many in at once, the others in their order, and forgets those who give up', async () => {
  const limiter = limiterAt({ now: 0 });
  const first = await limiter.enter(whom, signal);
  const leaving = new AbortController();
  const order: string[] = [];
  const second = limiter.enter(whom, leaving.signal).catch((error: unknown) => order.push(String(error)));
  const third = limiter.enter(whom, signal).then((turn) => {
    order.push('third');
    return turn;
  });
  leaving.abort('gave up');
  await second;
  expect(order).toEqual(['gave up']);
  first[Symbol.dispose]();
  (await third)[Symbol.dispose]();
  (await limiter.enter(whom, signal))[Symbol.dispose]();
  expect(order).toEqual(['gave up', 'third']);
});
