import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { count, date, flag, measure, text } from './query-fields.ts';

const NOW = Date.parse('2026-11-20T10:30:00Z');

function read(query: string, fields: readonly QueryField[]): string {
  const { filter, unused } = interpretByRules(query, fields, NOW);
  const told = unused.map(({ text: words }) => words).join(', ');
  return `${filter === null ? '' : printFilter(filter)}${told === '' ? '' : ` | ${told}`}`;
}

const matches: readonly QueryField[] = [
  text('Winner'),
  text('Loser'),
  count('180s', 0, 5),
  count('Loser Legs', 0, 5),
  measure('Winner Average', 40, 100),
  measure('Loser Average', 35, 98),
  flag('Streamed'),
];

const boxes: readonly QueryField[] = [
  { ...text('delivery_day'), samples: ['Monday', 'Thursday'], role: 'category' },
  { ...text('difficulty'), samples: ['Grade 2', 'Grade 6'], role: 'category' },
  { ...measure('price', 8, 40, 'GBP'), role: 'price' },
  measure('delivery_fee', 0, 6, 'GBP'),
  measure('rating', 1, 5),
  count('platforms', 1, 9),
  flag('barn_stands'),
  flag('public_access'),
  date('added_on', '2025-06-01', '2026-11-16'),
];

describe('a number that no filter took is told, whatever follows it', () => {
  it.each([
    ['streamed with three or more 180s', 'Streamed = true AND `180s` >= 3'],
    ['streamed with three or more 200s', 'Streamed = true | three or more'],
    ['not streamed, no 180s', 'Streamed = false AND `180s` = 0'],
    ['loser took at least 4 legs and averaged over 60', '`Loser Legs` >= 4 AND `Loser Average` > 60'],
  ])('%s', (query, told) => {
    expect(read(query, matches)).toBe(told);
  });

  it.each([
    ['grade 2 or easier', ' | grade 2 or easier'],
    ['delivery costs nothing, rating 4.5 or better', 'delivery_fee = 0 AND rating >= 4.5'],
    ['delivery is free', 'delivery_fee = 0'],
    ['single platform, barn still there and public access', 'platforms = 1 AND barn_stands = true AND public_access = true'],
    ['box delivered on thursday', ''],
    ['box added on thursday', "added_on >= '2026-11-19' AND added_on < '2026-11-20'"],
  ])('%s', (query, told) => {
    expect(read(query, boxes)).toBe(told);
  });
});
