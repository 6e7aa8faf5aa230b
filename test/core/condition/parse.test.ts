import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isScrqError, ScrqError } from '../../../src/errors.ts';
import type { Condition } from '../../../src/core/condition/condition.ts';
import { parseFilter } from '../../../src/core/condition/parse.ts';
import { runs } from '../../property-runs.ts';

const a: Condition = { kind: 'compare', field: 'a', op: '=', value: 1 };
const b: Condition = { kind: 'compare', field: 'b', op: '=', value: 2 };
const c: Condition = { kind: 'compare', field: 'c', op: '=', value: 3 };

function compared(field: string, value: number | boolean | string): Condition {
  return { kind: 'compare', field, op: '=', value };
}

function failureOf(text: string): ScrqError {
  try {
    parseFilter(text);
  } catch (error) {
    if (isScrqError(error)) return error;
    throw error;
  }
  throw new Error(`was read: ${text}`);
}

describe('what a filter says', () => {
  test.each<[string, Condition]>([
    ['a = 1', a],
    ['  a=1\n', a],
    ['a <> 1', { kind: 'compare', field: 'a', op: '!=', value: 1 }],
    ['a != 1', { kind: 'compare', field: 'a', op: '!=', value: 1 }],
    ['a<=-1.5e3', { kind: 'compare', field: 'a', op: '<=', value: -1500 }],
    ['a >= +.5', { kind: 'compare', field: 'a', op: '>=', value: 0.5 }],
    ['a < 5.', { kind: 'compare', field: 'a', op: '<', value: 5 }],
    ['a > 1E+21', { kind: 'compare', field: 'a', op: '>', value: 1e21 }],
    ['a IN (1, 2.5)', { kind: 'in', field: 'a', negated: false, values: [1, 2.5] }],
    ['a not in (true)', { kind: 'in', field: 'a', negated: true, values: [true] }],
    ['a BETWEEN 1 AND 2', { kind: 'between', field: 'a', negated: false, low: 1, high: 2 }],
    ["a Not Between 'x' And 'y'", { kind: 'between', field: 'a', negated: true, low: 'x', high: 'y' }],
    ['a IS NULL', { kind: 'null', field: 'a', negated: false }],
    ["a HAS 'sea view'", { kind: 'has', field: 'a', negated: false, text: 'sea view' }],
    ["a not has 'x'", { kind: 'has', field: 'a', negated: true, text: 'x' }],
    ['a < b', { kind: 'compareFields', field: 'a', op: '<', other: 'b' }],
    ['a = `avg`', { kind: 'compareFields', field: 'a', op: '=', other: 'avg' }],
    ['a is not null', { kind: 'null', field: 'a', negated: true }],
    ['a = 1 AND b = 2 OR c = 3', { kind: 'or', items: [{ kind: 'and', items: [a, b] }, c] }],
    ['a = 1 AND (b = 2 OR c = 3)', { kind: 'and', items: [a, { kind: 'or', items: [b, c] }] }],
    ['NOT a = 1 AND b = 2', { kind: 'and', items: [{ kind: 'not', item: a }, b] }],
    ['NOT (a = 1 AND b = 2)', { kind: 'not', item: { kind: 'and', items: [a, b] } }],
    ['a BETWEEN 1 AND 2 AND b = 2', { kind: 'and', items: [{ kind: 'between', field: 'a', negated: false, low: 1, high: 2 }, b] }],
  ])('%j', (text, filter) => {
    expect(parseFilter(text)).toEqual(filter);
  });

  test.each<[string, Condition]>([
    ['((((a = 1))))', a],
    ['(a = 1 AND b = 2) AND c = 3', { kind: 'and', items: [a, b, c] }],
    ['a = 1 OR (b = 2 OR (c = 3))', { kind: 'or', items: [a, b, c] }],
    ['NOT NOT a = 1', a],
    ['NOT NOT NOT (a = 1)', { kind: 'not', item: a }],
    ['a = 1 AND NOT (NOT (b = 2 AND c = 3))', { kind: 'and', items: [a, b, c] }],
  ])('%j is brought into normal form', (text, filter) => {
    expect(parseFilter(text)).toEqual(filter);
  });

  test.each<[string, string]>([
    ['Cost_2', 'Cost_2'],
    ['_x', '_x'],
    ['größe', 'größe'],
    ['価格', '価格'],
    ['दाम', 'दाम'],
    ['nothing', 'nothing'],
    ['ıs', 'ıs'],
    ['`not`', 'not'],
    ['`monthly rent ($)`', 'monthly rent ($)'],
    ['`a``b`', 'a`b'],
    ['````', '`'],
    ['``', ''],
    ["`a' OR 1=1 --`", "a' OR 1=1 --"],
    ['`line\nbreak`', 'line\nbreak'],
  ])('%s names the field %j', (text, field) => {
    expect(parseFilter(`${text} = 1`)).toEqual(compared(field, 1));
  });

  test.each<[string, number | boolean | string]>([
    ["''", ''],
    ["'it''s'", "it's"],
    ["''''", "'"],
    ["'a\\'", 'a\\'],
    ["'AND `x` ('", 'AND `x` ('],
    ['TRUE', true],
    ['false', false],
    ['0', 0],
    ['-0', 0],
    ['-0.0e5', 0],
    ['1e-400', 0],
    ['007', 7],
  ])('%s is the value %j', (text, value) => {
    expect(parseFilter(`a = ${text}`)).toStrictEqual(compared('a', value));
  });
});

describe('what is no filter', () => {
  test.each([
    ['', 'filter: expected a field at the end'],
    ['   ', 'filter: expected a field at the end'],
    ['price < 1 foo', 'filter: expected AND, OR or the end at character 11, near "foo"'],
    ['price <', 'filter: expected a value at the end'],
    ['price', 'filter: expected =, !=, <, <=, >, >=, IN, BETWEEN, HAS or IS at the end'],
    ['price 5', 'filter: expected =, !=, <, <=, >, >=, IN, BETWEEN, HAS or IS at character 7, near "5"'],
    ['price == 5', 'filter: expected a value at character 8, near "="'],
    ['price = NULL', 'filter: expected a value at character 9, near "NULL"'],
    ['price < 1,500', 'filter: expected AND, OR or the end at character 10, near ","'],
    ['price < 5k', 'filter: expected AND, OR or the end at character 10, near "k"'],
    ['price < 5; DROP TABLE x', 'filter: unexpected ";" at character 10'],
    ['price < 5 -- x', 'filter: unexpected "-" at character 11'],
    ['price = "5"', 'filter: unexpected """ at character 9'],
    ['5 < price', 'filter: expected a field at character 1, near "5"'],
    ['true', 'filter: expected a field at character 1, near "true"'],
    ['AND a = 1', 'filter: expected a field at character 1, near "AND"'],
    ['a = 1 AND', 'filter: expected a field at the end'],
    ['a = 1 OR OR b = 2', 'filter: expected a field at character 10, near "OR"'],
    ['a = 1 b = 2', 'filter: expected AND, OR or the end at character 7, near "b"'],
    ['(a = 1', 'filter: expected AND, OR or ")" at the end'],
    ['a = 1)', 'filter: expected AND, OR or the end at character 6, near ")"'],
    ['()', 'filter: expected a field at character 2, near ")"'],
    ['a IN ()', 'filter: expected a value at character 7, near ")"'],
    ['a IN (1,)', 'filter: expected a value at character 9, near ")"'],
    ['a IN (1 2)', 'filter: expected "," or ")" at character 9, near "2"'],
    ['a IN 1', 'filter: expected "(" at character 6, near "1"'],
    ['a NOT = 1', 'filter: expected IN, BETWEEN or HAS at character 7, near "="'],
    ['a BETWEEN 1 OR 2', 'filter: expected AND at character 13, near "OR"'],
    ['a IS 1', 'filter: expected NULL or NOT NULL at character 6, near "1"'],
    ['a IS NOT TRUE', 'filter: expected NULL at character 10, near "TRUE"'],
    ['a = not', 'filter: expected a value at character 5, near "not"'],
    ['a = avg(b)', 'filter: expected AND, OR or the end at character 8, near "("'],
    ['year(a) = 2020', 'filter: expected =, !=, <, <=, >, >=, IN, BETWEEN, HAS or IS at character 5, near "("'],
    ["* has 'x'", 'filter: unexpected "*" at character 1'],
    ['a has b', 'filter: expected text in quotes at character 7, near "b"'],
    ['has = 1', 'filter: expected a field at character 1, near "has"'],
    ['a = 1e999', 'filter: number too large at character 5, near "1e999"'],
    ["a = 'it''s", "filter: quote never closed at character 5, near \"'it''s\""],
    ['`a``', 'filter: backtick never closed at character 1, near "`a``"'],
    ['a = 1 🙂', 'filter: unexpected "🙂" at character 7'],
    ['`🙂🙂` = ,', 'filter: expected a value at character 8, near ","'],
    ['a = \u001b[31m', 'filter: unexpected "\\u{1b}" at character 5'],
    ["a = b = '\u202e\u0007x", 'filter: expected AND, OR or the end at character 7, near "="'],
    ["a '\u202e\u0007x", 'filter: quote never closed at character 3, near "\'\\u{202e}\\u{7}x"'],
    [`a ${'é'.repeat(100)}`, `filter: expected =, !=, <, <=, >, >=, IN, BETWEEN, HAS or IS at character 3, near "${'é'.repeat(40)}…"`],
  ])('%j: %s', (text, message) => {
    expect(failureOf(text).message).toBe(message);
  });

  test('a failure is of the parameter, and its hint shows the language', () => {
    const failure = failureOf('price , 5');
    expect(failure.code).toBe('invalid_parameter');
    expect(failure.issues).toEqual([
      { parameter: 'filter', message: 'expected =, !=, <, <=, >, >=, IN, BETWEEN, HAS or IS at character 7, near ","' },
    ]);
    expect(failure.hint).toContain("price < 1500 AND bedrooms IN (2, 3) AND posted_at >= '2026-03-01' AND pets = true");
  });

  test('a comparison with NULL is told how missing values are asked for', () => {
    expect(failureOf('price = null').hint).toBe('Write price IS NULL or price IS NOT NULL for missing values.');
  });
});

describe('hostile text', () => {
  test.each([
    ['parentheses', '('.repeat(10_000), 'filter: more than 250 parentheses and NOTs open at character 251'],
    ['NOTs', 'NOT '.repeat(10_000), 'filter: more than 250 parentheses and NOTs open at character 1001'],
    ['levels', `${'a = 1 AND (b = 2 OR ('.repeat(10)}c = 3${'))'.repeat(10)}`, 'filter: more than 20 levels of AND, OR and NOT inside each other'],
  ])('%s without end are refused', (_, text, message) => {
    expect(failureOf(text).message).toBe(message);
  });

  test('parentheses as programs write them are read', () => {
    const conditions = Array.from({ length: 200 }, (_, index) => `a = ${index})`);
    expect(parseFilter(`${'('.repeat(200)}${conditions.join(' AND ')}`)).toMatchObject({ kind: 'and', items: { length: 200 } });
  });

  test.each([
    ['conditions', Array.from({ length: 20_000 }, () => 'a = 1').join(' AND ')],
    ['values', `a IN (${Array.from({ length: 100_000 }, (_, index) => index).join(',')})`],
    ['digits', `a = ${'0'.repeat(1_000_000)}1`],
    ['doubled quotes', `a = '${"''".repeat(500_000)}'`],
    ['spaces', `a${' '.repeat(1_000_000)}= 1`],
  ])('many %s are read in time', (_, text) => {
    parseFilter(text);
  });

  const words = ['HAS ', 'a', 'b ', 'AND ', 'or ', 'NOT ', 'IN ', 'BETWEEN ', 'IS ', 'NULL ', 'true', '1', '1e5', 'é', '🙂'];
  const marks = [
    '`',
    '``',
    "'",
    "''",
    '(',
    ')',
    ',',
    '=',
    '<',
    '>',
    '!',
    '<>',
    '-',
    '+',
    '.',
    ' ',
    '\n',
    '\0',
    '\u202e',
    '\ud800',
    '\\',
    '"',
    ';',
    '--',
  ];
  const pieces = fc.constantFrom(...words, ...marks);
  test('any text is a filter or an invalid parameter, and no message holds more than a piece of it', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          parseFilter(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ScrqError);
          expect(error).toMatchObject({ code: 'invalid_parameter', message: expect.not.stringMatching(/[\p{C}\p{Zl}\p{Zp}]|.{500}/u) });
        }
      }),
      { numRuns: runs(3000) },
    );
  });
});
