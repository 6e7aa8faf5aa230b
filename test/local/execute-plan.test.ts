import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Cell, RunField } from '../../src/core/fields/field.ts';
import { checkPlan } from '../../src/core/plan/check.ts';
import type { RecordsPlan, StatsPlan } from '../../src/core/plan/plan.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import type { Services } from '../../src/local/services.ts';
import { createPlanExecutor, type ExecutePlan } from '../../src/local/stats/execute-plan.ts';
import { fields, records, recordsPlans, statsPlans } from '../core/plan/arbitrary.ts';
import type { RunTable } from '../../src/core/ports/tables.ts';
import { memoryTable, openTestEngine } from '../tables/memory-table.ts';
import { storageIn } from './storage.ts';
import { runs } from '../property-runs.ts';
import { sharedDirectory } from '../temporary.ts';

const runFields: readonly RunField[] = fields.map((field) => ({ ...field, json: 'json' in field, stats: { values: 0, nulls: 0 } }));
const rows: readonly (readonly Cell[])[] = fc.sample(fc.array(records, { minLength: 400, maxLength: 400 }), { seed: 5, numRuns: 1 })[0] ?? [];

const directory = sharedDirectory();
let store: RecordStore;
let tables: Services['tables'];
let table: RunTable;
let execute: ExecutePlan;
let run: RunEntry;

beforeAll(async () => {
  ({ store, tables } = storageIn(directory.path));
  table = await memoryTable(await openTestEngine(), fields, rows);
  await using writer = await store.writeRun({ newName: 'all kinds' });
  await writer.define({ fields: runFields, embedder: null });
  const hashes = () => BigInt64Array.from(rows, (_, index) => BigInt(index));
  await writer.addTexts(rows.map(() => ''));
  await writer.append({
    columns: fields.map((_, column) => rows.map((row) => row[column] ?? null)),
    keyHashes: hashes(),
    contentHashes: hashes(),
    textHashes: hashes(),
    vectors: rows.map(() => null),
  });
  run = await writer.complete({ records: rows.length, fields: runFields, key: [], titleField: null, runAt: 0, settings: {} });
  // Plans of figures and of records ask for nothing else.
  const services = { store, tables } as Parameters<typeof createPlanExecutor>[0];
  const none = () => Promise.reject(new Error('no comparison'));
  execute = createPlanExecutor(services, { diff: none, history: none });
});
afterAll(async () => {
  await tables[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
});

describe('plans on the store', () => {
  test('give the figures that they give in memory', async () => {
    await fc.assert(
      fc.asyncProperty(statsPlans, async (plan) => {
        const checked = checkPlan(plan, fields) as StatsPlan;
        expect(await execute(checked, { scraperId: run.scraperId })).toMatchObject(await table.stats(checked));
      }),
      { numRuns: runs(60) },
    );
  });

  test('find the records that they find in memory, and read them', async () => {
    await fc.assert(
      fc.asyncProperty(recordsPlans, async (plan) => {
        const checked = checkPlan(plan, fields) as RecordsPlan;
        const found = await execute(checked, { scraperId: run.scraperId });
        if (found.kind !== 'records') throw new Error('records were asked for');
        expect(found).toMatchObject(await table.records(checked));
        expect(found.data.map((record) => record['city'] ?? null)).toEqual(
          found.ordinals.map((ordinal) => (checked.fields.length === 0 || checked.fields.includes('city') ? (rows[ordinal]?.[5] ?? null) : null)),
        );
      }),
      { numRuns: runs(40) },
    );
  });

  test('one after the other and at once give the same', async () => {
    const plan = checkPlan(
      {
        kind: 'stats',
        where: null,
        groups: [{ kind: 'value', field: 'city' }],
        measures: [{ kind: 'sum', field: 'price' }],
        having: [],
        order: [],
        limit: null,
      },
      fields,
    );
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => execute(plan, { scraperId: run.scraperId })));
    for (const other of [...others, await execute(plan, { scraperId: run.scraperId })]) expect(other).toEqual(first);
  });
});
