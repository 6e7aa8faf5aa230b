import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isScrqError, type ScrqError } from '../../../src/errors.ts';
import type { Field } from '../../../src/contract/operations/scrapers.ts';
import type { ConditionField } from '../../../src/core/condition/fields.ts';
import { checkFilter, conjoin, parseFilterFor } from '../../../src/core/condition/check.ts';
import type { Condition } from '../../../src/core/condition/condition.ts';
import { filterDialect } from '../../../src/core/condition/dialect.ts';
import { normalize } from '../../../src/core/condition/normalize.ts';
import { printFilter } from '../../../src/core/condition/print.ts';
import { parseFilter } from '../../../src/core/condition/parse.ts';
import { fields as sampleFields, filters } from './arbitrary.ts';

const fields: readonly ConditionField[] = [
  { name: 'title', type: 'text' },
  { name: 'tags', type: 'text', json: true },
  { name: 'estimate', type: 'number' },
  { name: 'price', type: 'number' },
  { name: 'Price per m²', type: 'number' },
  { name: 'posted_at', type: 'date' },
  { name: 'pets', type: 'boolean' },
  { name: 'Size', type: 'number' },
  { name: 'size', type: 'number' },
];

function checked(text: string): string {
  return printFilter(parseFilterFor(text, fields));
}

function failureOf(action: () => unknown): ScrqError {
  try {
    action();
  } catch (error) {
    if (isScrqError(error)) return error;
    throw error;
  }
  throw new Error('was accepted');
}

describe('names', () => {
  test.each([
    ['price = 1', 'price = 1'],
    ['PRICE = 1', 'price = 1'],
    ['`price PER M²` = 1', '`Price per m²` = 1'],
    ['size = 1 AND Size = 2', 'size = 1 AND Size = 2'],
  ])('%s is about %s', (text, canonical) => {
    expect(checked(text)).toBe(canonical);
  });

  test.each([
    ['prce = 1', 'filter: no field "prce" at character 1', 'Did you mean price?'],
    ['price = 1 AND postedat IS NULL', 'filter: no field "postedat" at character 15', 'Did you mean posted_at?'],
    ['`price per m2` = 1', 'filter: no field "price per m2" at character 1', 'Did you mean `Price per m²`?'],
    [
      'NOT (pets = true OR colour = 1)',
      'filter: no field "colour" at character 21',
      'The fields are title, tags, estimate, price, `Price per m²`, posted_at, pets, Size and 1 more.',
    ],
    ['SIZE = 1', 'filter: field "SIZE" at character 1 could be "Size" or "size"', 'Write its capitals as the field has them.'],
    ['title = Porto', 'filter: no field "Porto" at character 9', "Write text between single quotes, as in title = 'Porto'."],
    ['price < pric', 'filter: no field "pric" at character 9', 'Did you mean price?'],
    [
      '`\u001b[2J` = 1',
      'filter: no field "\\u{1b}[2J" at character 1',
      'The fields are title, tags, estimate, price, `Price per m²`, posted_at, pets, Size and 1 more.',
    ],
  ])('%j: %s', (text, message, hint) => {
    const failure = failureOf(() => checked(text));
    expect(failure.message).toBe(message);
    expect(failure).toMatchObject({ code: 'invalid_parameter', hint, issues: [{ parameter: 'filter', message: message.slice('filter: '.length) }] });
  });

  test('without any field, the hint says so', () => {
    expect(failureOf(() => parseFilterFor('price = 1', [])).hint).toBe('There are no fields: the scraper has no run, or one without records.');
  });

  test('of many fields the hint names a few', () => {
    const many = Array.from({ length: 500 }, (_, index): Field => ({ name: `column_number_${index}`, type: 'number' }));
    const failure = failureOf(() => parseFilterFor('x = 1', many));
    expect(failure.hint).toMatch(/^The fields are column_number_0, .*, column_number_7 and 492 more\.$/);
  });

  test('names of any length are looked up in time', () => {
    const long = Array.from({ length: 300 }, (_, index): Field => ({ name: 'x'.repeat(10_000) + index, type: 'number' }));
    expect(failureOf(() => parseFilterFor(`${'x'.repeat(9000)} = 1`, long)).message).toBe(`filter: no field "${'x'.repeat(40)}…" at character 1`);
  });
});

describe('values', () => {
  test.each([
    ["price = '5'", 'filter: field "price" takes numbers, not \'5\' at character 9'],
    ['price IN (1, true)', 'filter: field "price" takes numbers, not true at character 14'],
    ["price BETWEEN 1 AND '2'", 'filter: field "price" takes numbers, not \'2\' at character 21'],
    ['PRICE = false', 'filter: field "price" takes numbers, not false at character 9'],
    ['pets = 1', 'filter: field "pets" takes true or false, not 1 at character 8'],
    ["pets != 'true'", 'filter: field "pets" takes true or false, not \'true\' at character 9'],
    ['pets < true', 'filter: field "pets" is true or false, which < at character 6 does not compare'],
    ['pets BETWEEN false AND true', 'filter: field "pets" is true or false, which BETWEEN at character 6 does not compare'],
    ['posted_at > 2026', 'filter: field "posted_at" takes dates, not 2026 at character 13'],
    ["posted_at > 'yesterday'", 'filter: field "posted_at" takes dates, not \'yesterday\' at character 13'],
    ['title = 5', 'filter: field "title" takes text, not 5 at character 9'],
    ["title < 'x'", 'filter: field "title" holds text, which < at character 7 does not compare'],
    ["title BETWEEN 'a' AND 'b'", 'filter: field "title" holds text, which BETWEEN at character 7 does not compare'],
    ["tags > 'x'", 'filter: field "tags" holds lists or objects, which > at character 6 does not compare'],
    ["price HAS 'x'", 'filter: field "price" at character 1 is not text, so HAS finds no words in it'],
    ["title HAS '  '", 'filter: HAS needs a word to look for at character 11'],
    ['price < posted_at', 'filter: field "posted_at" at character 9 (date) cannot be compared with "price" (number)'],
    ['title = tags', 'filter: field "tags" at character 9 (list) cannot be compared with "title" (text)'],
    ["posted_at > '\u001b]0;x'", 'filter: field "posted_at" takes dates, not \'\\u{1b}]0;x\' at character 13'],
  ])('%j: %s', (text, message) => {
    expect(failureOf(() => checked(text)).message).toBe(message);
  });

  test.each([
    'pets = true',
    'pets != false',
    'pets IN (true, false)',
    'pets NOT IN (true)',
    'pets IS NULL',
    'posted_at IS NOT NULL',
    'price IS NULL',
    "title = 'x'",
    "title NOT IN ('x', '')",
    'title IS NULL',
    "title HAS 'sea view'",
    "tags NOT HAS 'garden'",
    "tags = 'garden'",
    'price > estimate',
  ])('%s is accepted', (text) => {
    expect(checked(text)).toBe(text);
  });

  test.each([NaN, Infinity, -Infinity])('the number %d of a tree is refused', (value) => {
    const filter: Condition = { kind: 'compare', field: 'price', op: '=', value };
    expect(failureOf(() => checkFilter(filter, fields)).message).toBe(`filter: field "price" takes numbers, not ${value}`);
  });
});

describe('dates', () => {
  test.each([
    ['2026-03-01', '2026-03-01'],
    ['2024-02-29', '2024-02-29'],
    ['0000-01-01', '0000-01-01'],
    ['9999-12-31', '9999-12-31'],
    ['2026-03-01T12:30', '2026-03-01T12:30:00.000Z'],
    ['2026-03-01 12:30', '2026-03-01T12:30:00.000Z'],
    ['2026-03-01T12:30Z', '2026-03-01T12:30:00.000Z'],
    ['2026-03-01t12:30:59z', '2026-03-01T12:30:59.000Z'],
    ['2026-03-01T12:30:59.5', '2026-03-01T12:30:59.500Z'],
    ['2026-03-01T12:30:59.123000Z', '2026-03-01T12:30:59.123Z'],
    ['2026-03-01T00:00:00Z', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T00:30+02:00', '2026-02-28T22:30:00.000Z'],
    ['2026-02-28T23:30-0130', '2026-03-01T01:00:00.000Z'],
    ['2026-03-01T00:00-08', '2026-03-01T08:00:00.000Z'],
    ['0001-01-01T00:00Z', '0001-01-01T00:00:00.000Z'],
  ])('%s is %s', (date, canonical) => {
    expect(checked(`posted_at = '${date}'`)).toBe(`posted_at = '${canonical}'`);
  });

  test.each([
    '',
    '2026',
    '2026-03',
    '2026-3-1',
    '20260301',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-03-01T',
    '2026-03-01T12',
    '2026-03-01T24:00',
    '2026-03-01T12:60',
    '2026-03-01T12:30:60',
    '2026-03-01T12:30:00.1234',
    '2026-03-01T12:30+24:00',
    '2026-03-01T12:30+02:60',
    '2026-03-01Z',
    '0000-01-01T00:00+01:00',
    '9999-12-31T23:59-01:00',
    '+012026-03-01',
    '-000001-01-01',
    '2026-03-01T12:30:00Z ',
    '2026-03-01\n',
    '٢٠٢٦-03-01',
  ])('%j is no date', (date) => {
    expect(() => checked(`posted_at = '${date}'`)).toThrow('filter: field "posted_at" takes dates, not');
  });
});

describe('checking a tree', () => {
  test('a filter that fits comes back in normal form, and checking it again changes nothing', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const once = checkFilter(filter, sampleFields);
        expect(once).toStrictEqual(normalize(filter, filterDialect));
        expect(parseFilterFor(printFilter(filter), sampleFields)).toStrictEqual(once);
      }),
    );
  });

  test('a failure has no place when there is no text', () => {
    expect(failureOf(() => checkFilter(parseFilter('colour = 1'), fields)).message).toBe('filter: no field "colour"');
  });
});

describe('long filters', () => {
  test.each([
    ['conditions', Array.from({ length: 20_000 }, () => 'price = 1').join(' AND ')],
    ['values', `price IN (${Array.from({ length: 100_000 }, (_, index) => index).join(',')})`],
  ])('many %s are checked in time', (_, text) => {
    parseFilterFor(text, fields);
  });
});

describe('two filters at once', () => {
  const price = parseFilter('price < 5');
  const either = parseFilter('pets = true OR size = 1');

  test.each<[string, Condition | null, Condition | null, Condition | null]>([
    ['neither', null, null, null],
    ['the first', price, null, price],
    ['the second', null, price, price],
    ['both', either, price, parseFilter('(pets = true OR size = 1) AND price < 5')],
    ['both in one list', parseFilter('a = 1 AND b = 2'), parseFilter('c = 3 AND d = 4'), parseFilter('a = 1 AND b = 2 AND c = 3 AND d = 4')],
  ])('%s', (_, first, second, both) => {
    expect(conjoin(first, second)).toEqual(both);
  });

  test('what would be too deep is refused', () => {
    const eitherDeep = parseFilter(`${'a = 1 OR (b = 2 AND ('.repeat(9)}c = 3 OR d = 4${'))'.repeat(9)}`);
    const bothDeep = parseFilter(`${'a = 1 AND (b = 2 OR ('.repeat(9)}c = 3 AND d = 4${'))'.repeat(9)}`);
    expect(() => conjoin(eitherDeep, price)).toThrow('filter: more than 20 levels');
    expect(conjoin(bothDeep, price)).toMatchObject({ kind: 'and', items: { length: 3 } });
  });
});
