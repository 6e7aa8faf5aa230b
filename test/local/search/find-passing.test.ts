import { expect, it } from 'vitest';

import { parseFilter } from '../../../src/core/condition/parse.ts';
import type { RunReader } from '../../../src/core/ports/records.ts';
import { createFindPassing } from '../../../src/local/search/find-passing.ts';
import type { Services } from '../../../src/local/services.ts';

const NONE = { count: 0, mask: null };

/** Which of the two evaluated each of so many filters. */
async function evaluatedBy(records: number, isElsewhere: boolean, filters: number): Promise<readonly string[]> {
  const asked: string[] = [];
  // No more of them is used.
  const services = {
    store: { isElsewhere: () => isElsewhere },
    tables: { open: () => Promise.resolve({ passing: () => asked.push('tables') && NONE }) },
    memory: { filters: 1000, orders: 0 },
  } as unknown as Services;
  const reader = { run: { id: 'one', records }, passing: () => Promise.resolve(asked.push('rows') && NONE) } as unknown as RunReader;
  const find = createFindPassing(services);
  for (let price = 0; price < filters; price += 1) await find(reader, parseFilter(`price < ${price}`));
  return asked;
}

it('evaluates filters of few records without tables, and of many with them once their columns are there', async () => {
  expect(await evaluatedBy(1000, true, 6)).toEqual(Array.from({ length: 6 }, () => 'rows'));
  expect(await evaluatedBy(1_000_000, false, 2)).toEqual(['tables', 'tables']);
});

it('fetches columns out of an object store only for more than a few filters', async () => {
  expect(await evaluatedBy(1_000_000, true, 6)).toEqual(['rows', 'rows', 'rows', 'rows', 'tables', 'tables']);
});
