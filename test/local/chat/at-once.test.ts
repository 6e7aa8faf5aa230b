import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, test } from 'vitest';

import type { RunReader } from '../../../src/core/ports/records.ts';
import { planQuestion } from '../../../src/local/chat/plan-question.ts';

const run = {
  id: 'run',
  scraperId: 'flats',
  startedAt: 0,
  completedAt: 0,
  runAt: 0,
  records: 3,
  fields: [{ name: 'price', type: 'number', json: false, stats: { values: 3, nulls: 0 } }],
  key: [],
  settings: {},
  titleField: null,
  embedder: null,
} as const;
// Nothing else is asked for where there are no texts.
const reader = { run } as unknown as RunReader;
const services = { readFacts: () => Promise.reject(new Error('no facts are asked for here')), openStatic: null };

test('between the plans of questions at once, others have their turn', async () => {
  const plan = (text: string) => planQuestion({ text, reader, name: 'flats', last: null, now: 0 }, services);
  const events: string[] = [];
  const ask = async (text: string) => events.push((await plan(text)).kind);
  const others = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await nextTurn();
      events.push('others');
    }
  };
  await Promise.all([ask('how many under 850?'), ask('how many over 850?'), ask('average price'), others()]);
  expect(events.filter((event) => event === 'plan')).toHaveLength(3);
  expect(events.join(' ')).not.toContain('plan plan');
});
