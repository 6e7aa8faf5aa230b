import { describe, expect, test } from 'vitest';

import { columnText, createFieldTexts } from '../../src/format/field-texts.ts';

describe('a value for people', () => {
  const known = createFieldTexts([
    { name: 'price', type: 'number', role: 'price' },
    { name: 'built', type: 'number', role: 'year' },
    { name: 'row', type: 'number', role: 'key' },
    { name: 'code', type: 'number', role: 'count' },
  ]);
  const unknown = createFieldTexts([]);

  test.each([
    [known, 'price', 1_350_000, '1,350,000'],
    [known, 'price', 123_456_789, '123,456,789'],
    [known, 'price', 334_431.6667, '334,432'],
    [known, 'price', 4.300000000000001, '4.3'],
    [known, 'built', 1996, '1996'],
    [known, 'row', 21_613, '21613'],
    [known, 'code', 12_000, '12,000'],
    [unknown, 'zip code', 98_103, '98103'],
    [unknown, 'yr_built', 1996, '1996'],
    [unknown, 'longitude', -122.319_283_1, '-122.3192831'],
    [unknown, 'views', 12_000, '12,000'],
    [unknown, 'seen', '2026-11-23T06:33:12.000Z', '2026-11-23 06:33'],
    [unknown, 'tags', ['lift', 'garden'], 'lift, garden'],
  ])('is written by what its field holds', (write, field, value, text) => {
    expect(write(value, field)).toBe(text);
  });

  test.each([['text'], [true], [null], [{ a: 1 }], [[{ a: 1 }]], ['2026-11-23']])('that is none of these stays as it is: %j', (value) => {
    expect(unknown(value, 'any')).toBeUndefined();
  });

  test('of an answer has six digits where it is computed, and is left alone where it may be a year', () => {
    expect(columnText(334_431.6667, 'avg(price)')).toBe('334,432');
    expect(columnText(21_613, 'count()')).toBe('21,613');
    expect(columnText(2019, 'release_year')).toBe('2019');
  });
});
