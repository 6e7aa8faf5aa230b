import { expect, test } from 'vitest';

import type { ConditionField } from '../../src/core/condition/fields.ts';
import type { Cell } from '../../src/core/fields/field.ts';
import { memoryTable, openTestEngine } from './memory-table.ts';

/** More records than a row group has. */
const RECORDS = 45_000;
const fields: readonly ConditionField[] = [
  { name: 'id', type: 'text' },
  { name: 'title', type: 'text' },
  { name: 'price', type: 'number' },
  { name: 'sold', type: 'boolean' },
  { name: 'posted', type: 'date' },
  { name: 'tags', type: 'text', json: true },
  { name: 'never', type: 'text' },
  { name: 'late', type: 'text' },
];
const titles = ['Loft', '', null, ' spaces ', 'Ärzte, größe', 'a\u0000b\u001fc', '日本語 😀', '\n', 'NULL', '"quoted"', 'x'.repeat(3000)];
const tags = ['["a","b"]', '[]', null, '[""]', '["ä",null,"ä"]', '{"b":1,"a":[2]}', '"text"', '["\\u001f","a,b"]'];

function rowOf(row: number): readonly Cell[] {
  return [
    `F-${row}`,
    titles[row % titles.length] ?? null,
    row % 7 === 0 ? null : row / 4,
    row % 5 === 0 ? null : row % 2 === 0,
    row % 3 === 0 ? null : row * 1000,
    tags[row % tags.length] ?? null,
    null,
    row < RECORDS - 10 ? null : 'ünd',
  ];
}

test('a copy of several parts gives every value as it was, in the order of the records', async () => {
  await using engine = await openTestEngine();
  const rows = Array.from({ length: RECORDS }, (_, row) => rowOf(row));
  await using table = await memoryTable(engine, fields, rows);
  const names = fields.map(({ name }) => name);
  const read: (readonly unknown[])[] = [];
  for await (const { columns, count } of table.read(names, {})) {
    for (let row = 0; row < count; row += 1) read.push(columns.map((cells) => cells[row]));
  }
  // As text: to compare arrays of this length in depth takes a second.
  expect(JSON.stringify(read) === JSON.stringify(rows)).toBe(true);
  const found = async (field: string, text: string) => [...(await table.ordinals({ condition: { kind: 'has', field, negated: false, text } }))];
  expect(await found('late', 'und')).toEqual(Array.from({ length: 10 }, (_, index) => RECORDS - 10 + index));
  expect(await found('title', 'arzte')).toEqual(rows.flatMap((row, at) => (row[1] === 'Ärzte, größe' ? [at] : [])));
  expect(await found('tags', 'a b')).toEqual(rows.flatMap((row, at) => (row[5] === '["\\u001f","a,b"]' ? [at] : [])));
});
