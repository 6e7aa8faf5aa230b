import { expect, it } from 'vitest';

import { parseFilter } from '../../../src/core/condition/parse.ts';
import type { Passing } from '../../../src/core/passing.ts';
import type { RunReader } from '../../../src/core/ports/records.ts';
import { createFindPassing } from '../../../src/local/search/find-passing.ts';
import type { Services } from '../../../src/local/services.ts';

const NONE = { count: 0, mask: null };

/** What evaluated a filter, asked for twice, where the file of rows gives this. */
async function evaluatedBy(ofRows: Passing | undefined): Promise<readonly string[]> {
  const asked: string[] = [];
  // No more of them is used.
  const services = {
    tables: { open: () => Promise.resolve({ passing: () => asked.push('tables') && NONE }) },
    memory: { filters: 1000, orders: 0 },
  } as unknown as Services;
  const passing = () => Promise.resolve(asked.push('rows') && ofRows);
  const reader = { run: { id: 'one', records: 1_000_000 }, passing } as unknown as RunReader;
  const find = createFindPassing(services);
  for (let time = 0; time < 2; time += 1) expect(await find(reader, parseFilter('price < 10'))).toEqual(NONE);
  return asked;
}

it('evaluates a filter once, without tables where the file of rows has its columns', async () => {
  expect(await evaluatedBy(NONE)).toEqual(['rows']);
});

it('evaluates with tables what the file of rows cannot tell', async () => {
  expect(await evaluatedBy(undefined)).toEqual(['rows', 'tables']);
});
