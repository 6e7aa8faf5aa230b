import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Cell } from '../../../src/core/fields/field.ts';
import { parseFilterFor } from '../../../src/core/condition/check.ts';
import { compileEvaluator } from '../../../src/core/condition/evaluate.ts';
import { fields, filters, records } from './arbitrary.ts';
import { truthOf } from './oracle.ts';

const march = Date.UTC(2026, 2, 1);
const record: readonly Cell[] = [1500, null, march, null, true, null];

function passes(text: string): boolean {
  return compileEvaluator(parseFilterFor(text, fields), fields)(record);
}

describe('a record passes', () => {
  test.each([
    'price = 1500',
    'price >= 1500 AND price <= 1500',
    'price BETWEEN 1500 AND 1500',
    'price NOT BETWEEN 1600 AND 1400',
    'price NOT IN (1, 2)',
    "posted_at = '2026-03-01'",
    "posted_at = '2026-03-01T01:00+01:00'",
    "posted_at < '2026-03-01T00:00:00.001Z'",
    'pets = true',
    'pets IN (false, true)',
    'Größe IS NULL',
    'price IS NOT NULL',
    'price = 1500 OR `not` = true',
    'NOT (price = 1 AND `not` = true)',
  ])('%s', (text) => {
    expect(passes(text)).toBe(true);
  });
});

describe('a record does not pass', () => {
  test.each([
    'price != 1500',
    'price NOT BETWEEN 1500 AND 1500',
    'price BETWEEN 1600 AND 1400',
    'pets != true',
    '`not` = true',
    '`not` != true',
    'NOT `not` = true',
    '`not` NOT IN (true)',
    "Größe NOT BETWEEN '2026-01-01' AND '2026-02-01'",
    'price = 1 OR `not` = true',
    'price = 1500 AND `not` = true',
    'NOT (price = 1500 AND `not` = true)',
    'NOT (price = 1 OR `not` = true)',
  ])('%s', (text) => {
    expect(passes(text)).toBe(false);
  });
});

test('zero is zero, whatever its sign', () => {
  const test0 = compileEvaluator(parseFilterFor('price = -0 AND price IN (0) AND price >= 0 AND price <= 0', fields), fields);
  expect([test0([0]), test0([-0])]).toEqual([true, true]);
});

test('a test against an empty list fails IN and passes NOT IN, missing values included', () => {
  const isIn = compileEvaluator({ kind: 'in', field: 'price', negated: false, values: [] }, fields);
  const isNotIn = compileEvaluator({ kind: 'in', field: 'price', negated: true, values: [] }, fields);
  expect([isIn([1]), isIn([null]), isNotIn([1]), isNotIn([null])]).toEqual([false, false, true, true]);
});

test('any filter passes the records of which SQL says it is true', () => {
  fc.assert(
    fc.property(filters, fc.array(records, { minLength: 10, maxLength: 10 }), (filter, rows) => {
      const evaluate = compileEvaluator(filter, fields);
      expect(rows.map(evaluate)).toEqual(rows.map((row) => truthOf(filter, row) === 1));
    }),
    { numRuns: 1000 },
  );
});

test('a filter that was not checked is a bug', () => {
  expect(() => compileEvaluator({ kind: 'compare', field: 'price', op: '=', value: 'x' }, fields)).toThrow(TypeError);
  expect(() => compileEvaluator({ kind: 'compare', field: 'posted_at', op: '=', value: '2026-02-30' }, fields)).toThrow(TypeError);
  expect(() => compileEvaluator({ kind: 'null', field: 'nowhere', negated: false }, fields)).toThrow(TypeError);
});
