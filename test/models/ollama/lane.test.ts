import { expect, it } from 'vitest';

import { createLane } from '../../../src/models/ollama/lane.ts';

const whom = { server: 'http://box', model: 'tiny' };
const { signal } = new AbortController();

function laneAt(clock: { now: number }, width = 1) {
  return createLane({ width, failures: 2, restMs: 1000, now: () => clock.now });
}

async function call(lane: ReturnType<typeof laneAt>, outcome: 'worked' | 'failed'): Promise<void> {
  using turn = await lane.enter(whom, signal);
  turn.tell(outcome);
}

it('rests after failures in a row, tries one call after that, and goes by what came of it', async () => {
  const clock = { now: 0 };
  const lane = laneAt(clock, 2);
  await call(lane, 'failed');
  await call(lane, 'worked');
  await call(lane, 'failed');
  await call(lane, 'failed');
  await expect(lane.enter(whom, signal)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 1,
    message: expect.stringContaining('2 times in a row'),
  });
  clock.now = 1001;
  {
    using probe = await lane.enter(whom, signal);
    await expect(lane.enter(whom, signal)).rejects.toMatchObject({ code: 'unavailable' });
    probe.tell('failed');
  }
  await expect(lane.enter(whom, signal)).rejects.toMatchObject({ code: 'unavailable' });
  clock.now = 2002;
  await call(lane, 'worked');
  await call(lane, 'failed');
  await call(lane, 'worked');
});

it('lets so many in at once, the others in their order, and forgets those who give up', async () => {
  const lane = laneAt({ now: 0 });
  const first = await lane.enter(whom, signal);
  const leaving = new AbortController();
  const order: string[] = [];
  const second = lane.enter(whom, leaving.signal).catch((error: unknown) => order.push(String(error)));
  const third = lane.enter(whom, signal).then((turn) => {
    order.push('third');
    return turn;
  });
  leaving.abort('gave up');
  await second;
  expect(order).toEqual(['gave up']);
  first[Symbol.dispose]();
  (await third)[Symbol.dispose]();
  (await lane.enter(whom, signal))[Symbol.dispose]();
  expect(order).toEqual(['gave up', 'third']);
});
