import { expect, test } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';

const NOW = Date.parse('2025-11-04T12:00:00Z');
const day = (text: string): number => Date.parse(text);

const tools: readonly QueryField[] = [
  { name: 'name', type: 'text', samples: ['Floor sander', 'Tile cutter'] },
  { name: 'day_rate', type: 'number', min: 8, max: 120, integer: true },
  { name: 'wk_rate', type: 'number', min: 30, max: 400, integer: true },
  { name: 'dep', type: 'number', min: 0, max: 100, integer: true },
  { name: 'wt', type: 'number', unit: 'kg', min: 2, max: 90 },
  { name: 'last_svc', type: 'date', min: day('2025-01-01'), max: day('2025-10-28'), precision: 'day' },
  { name: 'next_insp', type: 'date', min: day('2025-11-07'), max: day('2026-08-24'), precision: 'day' },
];
const cheeses: readonly QueryField[] = [
  { name: 'cheese', type: 'text', samples: ['Brie', 'Gouda'] },
  { name: 'in_stk', type: 'boolean' },
  { name: 'smoked', type: 'boolean' },
];
const books: readonly QueryField[] = [
  { name: 'title', type: 'text', samples: ['Small Boats', 'The 39 Steps'] },
  { name: 'refOnly', type: 'boolean' },
];

const cases: readonly (readonly [query: string, fields: readonly QueryField[], filter: string, order: string])[] = [
  // Names that are written short.
  ['no deposit', tools, 'dep = 0', ''],
  ['lowest deposit', tools, '', 'dep asc'],
  ['serviced since june', tools, "last_svc >= '2025-06-01'", ''],
  ['brie in stock', cheeses, 'in_stk = true', ''],
  ['out of stock brie', cheeses, 'in_stk = false', ''],
  ['smoked gouda, must be in stock', cheeses, 'smoked = true AND in_stk = true', ''],
  ['reference only', books, 'refOnly = true', ''],
];

test.each(cases)('%s', (query, fields, filter, order) => {
  const read = interpretByRules(query, fields, NOW);
  const ordered = read.order === null ? '' : `${read.order.field} ${read.order.direction}`;
  expect([read.filter === null ? '' : printFilter(read.filter), ordered]).toEqual([filter, order]);
});
