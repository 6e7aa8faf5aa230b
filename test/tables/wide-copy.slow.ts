import { expect, it } from 'vitest';

import type { ConditionField } from '../../src/core/condition/fields.ts';
import { memoryTable, openTestEngine } from './memory-table.ts';

it('the copy of a run with thousands of text fields fits into the memory that is kept for tables', async () => {
  await using engine = await openTestEngine();
  const fields = Array.from({ length: 1700 }, (_, index): ConditionField => ({ name: `field ${index}`, type: 'text' }));
  const rows = Array.from({ length: 126 }, (_, row) => fields.map((_field, index) => (row === 0 ? null : `${(row * index) % 31} of ${index}`)));
  await using table = await memoryTable(engine, fields, rows);
  const statistics = await table.statistics();
  expect(statistics.map(({ values }) => values)).toEqual(fields.map(() => 125));
  expect(statistics[0]).toMatchObject({ distinct: 1, top: [{ value: '0 of 0', count: 125 }] });
  expect(statistics[1]?.top[0]).toEqual({ value: '1 of 1', count: 5 });
  const apart = [0, 127, 128, 129, 1000, 1699];
  const read: (readonly unknown[])[] = [];
  const names = apart.map((index) => `field ${index}`);
  for await (const { columns, count } of table.read(names, {})) {
    for (let row = 0; row < count; row += 1) read.push(columns.map((cells) => cells[row]));
  }
  expect(read).toEqual(rows.map((cells) => apart.map((index) => cells[index])));
});
