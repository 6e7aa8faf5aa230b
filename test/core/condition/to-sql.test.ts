import { describe, expect, test } from 'vitest';

import type { FieldType } from '../../../src/contract/operations/scrapers.ts';
import type { ConditionField } from '../../../src/core/condition/fields.ts';
import { parseFilterFor } from '../../../src/core/condition/check.ts';
import { toSql, unsaidPredicates, type SqlTarget, type StoredField } from '../../../src/core/condition/to-sql.ts';
import { fields } from './arbitrary.ts';

function stored(name: string): StoredField {
  const index = fields.findIndex((field) => field.name === name);
  const { type = 'text', json = false }: Partial<ConditionField> = fields[index] ?? {};
  return { column: `c${index}`, type, json };
}

function target(columnOf: SqlTarget['columnOf']): SqlTarget {
  return { columnOf, membersOf: ({ kind }) => `members of ${kind}` };
}

describe('the SQL of the store', () => {
  test.each([
    ['price < 1500 AND `list price, ``net``` >= 1e21', '`c0` < 1500 AND `c1` >= 1e+21'],
    ["posted_at >= '2026-03-01'", '`c2` >= to_timestamp_millis(1772323200000)'],
    ["Größe BETWEEN '1969-12-31' AND '1970-01-01T00:00:00.001Z'", '`c3` BETWEEN to_timestamp_millis(-86400000) AND to_timestamp_millis(1)'],
    ['pets = true OR `not` NOT IN (true, false)', '`c4` = true OR (`c5` NOT IN (true, false) AND `c5` IS NOT NULL)'],
    ['(price IS NULL OR pets IS NOT NULL) AND price IN (-1, 0.5)', '(`c0` IS NULL OR `c4` IS NOT NULL) AND `c0` IN (-1, 0.5)'],
    ['NOT price < 5', '`c0` >= 5'],
    ['NOT (price = 1 AND (pets != true OR NOT price BETWEEN 1 AND 2))', '`c0` != 1 OR (`c4` = true AND `c0` BETWEEN 1 AND 2)'],
    [
      'NOT (price > 1 OR price <= 2 OR price IN (3) OR pets IS NULL)',
      '`c0` <= 1 AND `c0` > 2 AND (`c0` NOT IN (3) AND `c0` IS NOT NULL) AND `c4` IS NOT NULL',
    ],
    ["city = 'it''s; --' OR city NOT IN ('a', '')", "`c6` = 'it''s; --' OR (`c6` NOT IN ('a', '') AND `c6` IS NOT NULL)"],
    ['NOT city IS NULL AND NOT price < `list price, ``net```', '`c6` IS NOT NULL AND `c0` >= `c1`'],
    ["NOT (city HAS 'x' OR tags != 'y') AND price > 1", '(members of has AND members of compare) AND `c0` > 1'],
  ])('%s', (text, sql) => {
    expect(toSql(parseFilterFor(text, fields), target(stored))).toBe(sql);
  });

  test('what SQL cannot say is named as its members are wanted, negations moved in', () => {
    const filter = parseFilterFor("NOT (city HAS 'x' OR tags = 'y' OR city = 'z') AND tags IS NULL", fields);
    expect(unsaidPredicates(filter, stored)).toEqual([
      { kind: 'has', field: 'city', negated: true, text: 'x' },
      { kind: 'compare', field: 'tags', op: '!=', value: 'y' },
    ]);
  });

  test.each(['', 'price', 'c0`', 'c', 'C1', 'c1; x', 'c1\n', '_ord'])('the column %j is refused', (column) => {
    const filter = parseFilterFor('price = 1', fields);
    expect(() =>
      toSql(
        filter,
        target(() => ({ column, type: 'number' })),
      ),
    ).toThrow(TypeError);
  });

  test.each<[FieldType, number | boolean | string]>([
    ['number', '1 OR 1 = 1'],
    ['number', Infinity],
    ['number', true],
    ['date', 5],
    ['date', '2026-02-30'],
    ['boolean', 1],
    ['text', 5],
  ])('a %s column is not compared with %j', (type, value) => {
    expect(() =>
      toSql(
        { kind: 'compare', field: 'x', op: '=', value },
        target(() => ({ column: 'c0', type })),
      ),
    ).toThrow(TypeError);
  });
});
