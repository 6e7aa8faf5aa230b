import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Cell } from '../../../src/core/fields/field.ts';
import { checkFilter, parseFilterFor } from '../../../src/core/condition/check.ts';
import type { Condition } from '../../../src/core/condition/condition.ts';
import { fields, filters, records } from './arbitrary.ts';
import { evaluate } from './evaluate-rows.ts';
import { truthIn } from './oracle.ts';
import { runs } from '../../property-runs.ts';

const march = Date.UTC(2026, 2, 1);
const record: readonly Cell[] = [1500, null, march, null, true, null, 'São Pedro, Porto', null, '["sea view","garden"]'];

function passes(text: string): boolean {
  return evaluate(parseFilterFor(text, fields), fields, [record])[0] === true;
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
    "city = 'São Pedro, Porto'",
    "city != 'são pedro, porto'",
    "city IN ('x', 'São Pedro, Porto')",
    "city HAS 'PEDRO porto'",
    "city HAS 'sao'",
    "city NOT HAS 'porto pedro'",
    "city NOT HAS 'port'",
    "tags = 'garden'",
    "tags NOT IN ('Garden', 'sea')",
    "tags HAS 'Sea'",
    "tags NOT HAS 'view garden'",
    '`has` IS NULL',
    'price = price',
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
    "city = 'Porto'",
    "city = 'são pedro, porto'",
    "city HAS 'pedro são'",
    "`has` NOT HAS 'x'",
    "tags = 'Garden'",
    'tags = \'["sea view","garden"]\'',
    'price < `list price, ``net```',
    'city = `has`',
  ])('%s', (text) => {
    expect(passes(text)).toBe(false);
  });
});

test('zero is zero, whatever its sign', () => {
  const filter = parseFilterFor('price = -0 AND price IN (0) AND price >= 0 AND price <= 0', fields);
  expect(evaluate(filter, fields, [[0], [-0]])).toEqual([true, true]);
});

test('any filter passes the records of which SQL says it is true', () => {
  fc.assert(
    fc.property(filters, fc.array(records, { minLength: 10, maxLength: 10 }), (filter, rows) => {
      const normal = checkFilter(filter, fields);
      expect(evaluate(normal, fields, rows)).toEqual(rows.map((row) => truthIn(filter, row, fields) === 1));
    }),
    { numRuns: runs(2000) },
  );
});

test('a condition that was not checked is a bug', () => {
  const run = (condition: Condition) => () => evaluate(condition, fields, [record]);
  expect(run({ kind: 'compare', field: 'price', op: '=', value: 'x' })).toThrow(TypeError);
  expect(run({ kind: 'compare', field: 'posted_at', op: '=', value: '2026-02-30' })).toThrow(TypeError);
  expect(run({ kind: 'null', field: 'nowhere', negated: false })).toThrow(TypeError);
});
