import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { FieldType } from '../../src/contract/operations/scrapers.ts';
import { parseFilter } from '../../src/core/condition/parse.ts';
import { keyFilter } from '../../src/format/key-filter.ts';

test.each<[FieldType, string, string | undefined]>([
  ['text', "it's", "id = 'it''s'"],
  ['text', 'a,b', "id = 'a,b'"],
  ['text', '', 'id IS NULL'],
  ['number', '7', 'id = 7'],
  ['number', '1e999', undefined],
  ['number', '7 OR 1 = 1', undefined],
  ['date', '2026-03-01', "id = '2026-03-01'"],
  ['date', 'yesterday', undefined],
  ['boolean', 'yes', 'id = true'],
  ['boolean', 'maybe', undefined],
])('a key of %s is written as its type: %s', (type, key, filter) => {
  expect(keyFilter([{ name: 'id', type }], key)).toBe(filter);
});

test('of several fields it needs a value each', () => {
  const fields = [
    { name: 'a b', type: 'text' as const },
    { name: 'n', type: 'number' as const },
  ];
  expect(keyFilter(fields, 'x,7')).toBe("`a b` = 'x' AND n = 7");
  expect(keyFilter(fields, 'x')).toBeUndefined();
});

test('whatever the name and the value, it is one comparison of that field', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary', minLength: 1 }), (name, value) => {
      const fields = [{ name, type: 'text' as const }];
      expect(parseFilter(keyFilter(fields, value) ?? '')).toEqual({ kind: 'compare', field: name, op: '=', value });
    }),
  );
});
