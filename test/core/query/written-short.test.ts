import { expect, it } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';

const NOW = Date.UTC(2026, 10, 20);
const fields: readonly QueryField[] = [
  { name: 'PRMT_NO', type: 'text', role: 'key', values: 40 },
  { name: 'STRM_CLS', type: 'text', role: 'category', values: 40 },
  { name: 'WRNT_AMT', type: 'number', unit: 'USD', min: 100, max: 90_000, values: 40 },
  { name: 'FINE_AMT', type: 'number', unit: 'USD', min: 100, max: 9000, values: 40 },
  { name: 'DRNG_DIST', type: 'number', min: 1, max: 8, integer: true, values: 40 },
  { name: 'EXMPT_YN', type: 'boolean', values: 40 },
  { name: 'DSPSL_DT', type: 'date', min: Date.UTC(2019, 0, 3), max: NOW, values: 40 },
  { name: 'ISSUED_DT', type: 'date', min: Date.UTC(2019, 0, 3), max: NOW, values: 40 },
];

function filterOf(query: string): string {
  const { filter } = interpretByRules(query, fields, NOW);
  return filter === null ? '' : printFilter(filter);
}

it('reads a word that a name writes short as that field', () => {
  expect(filterOf('warrants over $5,000')).toBe('WRNT_AMT > 5000');
  expect(filterOf('exempt in drainage district 3')).toBe('EXMPT_YN = true AND DRNG_DIST = 3');
  expect(filterOf('disposed since june 2025')).toBe("DSPSL_DT >= '2025-06-01'");
});

it('takes no other word for it', () => {
  expect(filterOf('warranty over 3 years')).toBe('');
  expect(filterOf('district 3 drawings')).not.toContain('EXMPT');
});
