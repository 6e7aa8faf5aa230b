import { expect, it } from 'vitest';

import type { Condition } from '../../../src/core/condition/condition.ts';
import { createRankingCache } from '../../../src/local/search/ranking-cache.ts';
import { relaxations } from '../../../src/local/search/relaxations.ts';
import { memoryServices, runField, SCRAPER } from '../memory-runs.ts';

async function openRun() {
  const services = await memoryServices([{ fields: [runField('price', 'number')], key: [], rows: [[1], [2]] }]);
  const [run] = await services.store.catalogue.runs(SCRAPER);
  if (run === undefined) throw new TypeError('no run');
  return { services, reader: await services.store.openRun(run) };
}

function below(value: number): Condition {
  return { kind: 'compare', field: 'price', op: '<', value };
}

it('counts orders of searches without words as well for what is kept', async () => {
  const { services, reader } = await openRun();
  const asked: (Condition | null)[] = [];
  const rankRecords = createRankingCache({ ...services, memory: { filters: 0, orders: 40_000 } }, async (_reader, filter) => {
    asked.push(filter);
    return { count: 1, mask: null };
  });
  const rank = (value: number) =>
    rankRecords({
      reader,
      words: '',
      phrases: [],
      filter: below(value),
      preferred: null,
      sort: [{ field: 'price', descending: false }],
      mode: 'hybrid',
    });
  for (let value = 0; value < 30; value += 1) await rank(value);
  asked.length = 0;
  await rank(29);
  await rank(0);
  expect(asked).toEqual([below(0)]);
});

it('looks for no condition to give up once the request is cancelled', async () => {
  const { services, reader } = await openRun();
  const cancelled = new AbortController();
  const stopped: unknown[] = [];
  const filter: Condition = { kind: 'and', items: [below(-1), below(-2), below(-3)] };
  const looking = relaxations(
    {
      tables: services.tables,
      reader,
      signal: cancelled.signal,
      findPassing: (_reader, others, signal) =>
        new Promise((_resolve, reject) => {
          const stop = () => {
            stopped.push(others);
            reject(new Error('cancelled'));
          };
          if (signal === undefined) reject(new Error('cannot be cancelled'));
          else signal.addEventListener('abort', stop, { once: true });
        }),
    },
    filter,
  );
  cancelled.abort();
  await expect(looking).rejects.toThrow('cancelled');
  expect(stopped).toHaveLength(3);
});
