import { expect, it } from 'vitest';

import type { ConditionField } from '../../src/core/condition/fields.ts';
import { memoryTable, openTestEngine } from './memory-table.ts';

it('the copy of a run with thousands of text fields fits into the memory that is kept for tables', async () => {
  await using engine = await openTestEngine();
  const fields = Array.from({ length: 1700 }, (_, index): ConditionField => ({ name: `field ${index}`, type: 'text' }));
  const rows = Array.from({ length: 500 }, (_, row) => fields.map((_field, index) => (row === 0 ? null : `${(row * index) % 31} of ${index}`)));
  await using table = await memoryTable(engine, fields, rows);
  const statistics = await table.statistics();
  expect(statistics.map(({ values }) => values)).toEqual(fields.map(() => 499));
  expect(statistics[0]).toMatchObject({ distinct: 1, top: [{ value: '0 of 0', count: 499 }] });
  expect(statistics[1]?.top[0]).toEqual({ value: '1 of 1', count: 17 });
});
