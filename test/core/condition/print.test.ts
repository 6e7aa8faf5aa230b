import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Condition } from '../../../src/core/condition/condition.ts';
import { changeDialect, filterDialect } from '../../../src/core/condition/dialect.ts';
import { normalize } from '../../../src/core/condition/normalize.ts';
import { parseCondition, parseFilter } from '../../../src/core/condition/parse.ts';
import { printCondition, printFilter } from '../../../src/core/condition/print.ts';
import { filters } from './arbitrary.ts';
import { runs } from '../../property-runs.ts';

describe('canonical text', () => {
  test.each([
    ['price<1500 and bedrooms in(2,3)', 'price < 1500 AND bedrooms IN (2, 3)'],
    ["((posted_at>='2026-03-01'))and(pets=TRUE)", "posted_at >= '2026-03-01' AND pets = true"],
    ['(a = 1 OR b = 2) AND c = 3', '(a = 1 OR b = 2) AND c = 3'],
    ['(a = 1 AND b = 2) OR c = 3', 'a = 1 AND b = 2 OR c = 3'],
    ['(NOT (a = 1)) AND b <> 2', 'NOT a = 1 AND b != 2'],
    ['NOT (a = 1 OR b = 2)', 'NOT (a = 1 OR b = 2)'],
    ['a between 1 and 2 or a not between 3 and 4', 'a BETWEEN 1 AND 2 OR a NOT BETWEEN 3 AND 4'],
    ['`a` is null and `b c` is not null', 'a IS NULL AND `b c` IS NOT NULL'],
    ['`null` = 1 and `2nd` = 1 and `a``b` = 1 and `Is` = 1', '`null` = 1 AND `2nd` = 1 AND `a``b` = 1 AND `Is` = 1'],
    ["a = 'it''s'", "a = 'it''s'"],
    ["a has 'Sea  View' and not b not has 'x'", "a HAS 'Sea  View' AND NOT b NOT HAS 'x'"],
    ['a<>b or `has`>=`in`', 'a != b OR `has` >= `in`'],
    ['a = 1000000000000000000000 and b = 0.00000001 and c = -0', 'a = 1e+21 AND b = 1e-8 AND c = 0'],
  ])('%s', (text, canonical) => {
    expect(printFilter(parseFilter(text))).toBe(canonical);
  });

  test.each<[string, Condition]>([
    ['a IS NULL AND a IS NOT NULL', { kind: 'in', field: 'a', negated: false, values: [] }],
    ['a IS NULL OR a IS NOT NULL', { kind: 'in', field: 'a', negated: true, values: [] }],
  ])('a test against an empty list is spelled out: %s', (canonical, filter) => {
    expect(printFilter(filter)).toBe(canonical);
  });

  test('AND of nothing has no text', () => {
    expect(() => printFilter({ kind: 'and', items: [] })).toThrow('filter: AND of no conditions');
  });
});

describe('reading and printing', () => {
  test('what is printed reads as the normal form, and prints the same again', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const text = printFilter(filter);
        const read = parseFilter(text);
        expect(read).toStrictEqual(normalize(filter, filterDialect));
        expect(printFilter(read)).toBe(text);
        expect(normalize(read, filterDialect)).toStrictEqual(read);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('any field name and any text come back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (field, value) => {
        const filter: Condition = { kind: 'compare', field, op: '=', value };
        expect(parseFilter(printFilter(filter))).toStrictEqual(filter);
      }),
    );
  });

  test('any parts of changed fields come back', () => {
    const suffix = fc.constantFrom('', '.from', '.to', '.change', '.pct', '.old', '.new', '.delta');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), suffix, (name, end) => {
        const condition: Condition = { kind: 'null', field: name + end, negated: false };
        const { condition: read } = parseCondition(printCondition(condition, changeDialect), changeDialect);
        expect(read).toStrictEqual(condition);
      }),
    );
  });

  test('any number comes back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const filter: Condition = { kind: 'compare', field: 'a', op: '=', value: value === 0 ? 0 : value };
        expect(parseFilter(printFilter(filter))).toStrictEqual(filter);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('a tree too deep for the stack is refused', () => {
    let filter: Condition = { kind: 'null', field: 'a', negated: false };
    for (let depth = 0; depth < 50_000; depth += 1) filter = { kind: 'not', item: filter };
    expect(() => printFilter(filter)).toThrow('filter: more than 20 levels');
  });
});
