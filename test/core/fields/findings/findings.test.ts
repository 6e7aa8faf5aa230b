import { describe, expect, it } from 'vitest';

import type { RawValue } from '../../../../src/core/fields/raw-value.ts';
import { findingsOf, type Columns } from './findings-of.ts';

const count = (length: number, value: (index: number) => RawValue): RawValue[] => Array.from({ length }, (_, index) => value(index));
const numbers = count(100, (index) => 10 + ((index * 7) % 90));
const days = count(100, (index) => `2024-${String(1 + (index % 12)).padStart(2, '0')}-1${index % 10}`);
const kindsOf = (columns: Columns, before?: Columns) => findingsOf(columns, before).map(({ kind, fields }) => `${kind} ${fields.join(',')}`);

describe('a field deserves a look', () => {
  it.each<[string, Columns, string]>([
    [
      'that is text because of a few values',
      { price: [...numbers, 'ask'] },
      'nearly_typed price: 99 % of the values are numbers and 1 value is not (line 102: "ask"), so the field is text; --lenient makes it a number and that value missing',
    ],
    [
      'whose numbers have several units',
      { size: [...count(60, (index) => `${index + 10} min`), ...count(40, (index) => `${index + 2} seasons`)] },
      'mixed_units size: text, since its numbers are of several units: "min" (60), "seasons" (40); convert them to one unit before the import to filter and sort by it',
    ],
    [
      'of amounts of which some lack the unit',
      { price: [...count(90, (index) => `$${index + 10}`), ...count(10, (index) => String(index + 10))] },
      'mixed_units price: 10 values have no unit and are taken to be USD; check that they are',
    ],
    [
      'with -1 where all others are 0 or more',
      { stock: [...numbers, -1, -1] },
      'sentinel stock: 2 values are -1 while all others are 10 or more: they may stand for "none" or "no limit"; the filter stock != -1 leaves them out',
    ],
    [
      'with 999 far above all others',
      { age: [...numbers, 999] },
      'sentinel age: 1 value is 999 while no other is above 99: it may stand for "none" or "no limit"; the filter age != 999 leaves it out',
    ],
    [
      'with a year 0',
      { yr_renovated: [...count(50, (index) => 1950 + index), ...count(50, () => 0)] },
      'sentinel yr_renovated: 50 values are 0 while all others are 1950 or more: they may stand for "none" or "no limit"; the filter yr_renovated != 0 leaves them out',
    ],
    [
      'with a longitude 0 in America',
      { longitude: [...count(50, (index) => -122 - index / 100), 0] },
      'sentinel longitude: 1 value is 0 while no other is above -122: it may stand for "none" or "no limit"; the filter longitude != 0 leaves it out',
    ],
    [
      'with a price 0 where none is small',
      { price: [...count(99, (index) => 75_000 + index * 1000), 0] },
      'sentinel price: 1 value is 0 while all others are 75,000 or more: it may stand for "none" or "no limit"; the filter price != 0 leaves it out',
    ],
    [
      'with the last day that there is',
      { valid_until: [...days, '9999-12-31'] },
      `sentinel valid_until: 1 value is 9999-12-31 while no other is above 2024-12-19: it may stand for "none" or "no limit"; the filter valid_until != '9999-12-31' leaves it out`,
    ],
    [
      'with the day at which spreadsheets begin',
      { seen: ['1900-01-01', '1900-01-01', ...days] },
      `sentinel seen: 2 values are 1900-01-01 while all others are 2024-01-10 or more: they may stand for "none" or "no limit"; the filter seen != '1900-01-01' leaves them out`,
    ],
    [
      'of text with marks of missing values',
      { "who's": [...count(98, (index) => `person ${index}`), 'N/A', 'N/A'] },
      `missing_mark who's: 2 values stand for "none" ("N/A") and are kept as text; the filter \`who's\` != 'N/A' leaves them out`,
    ],
    [
      'of text with several marks of missing values',
      { who: [...count(98, (index) => `person ${index}`), 'N/A', 'n/a'] },
      `missing_mark who: 2 values stand for "none" ("N/A", "n/a") and are kept as text; the filter who NOT IN ('N/A', 'n/a') leaves them out`,
    ],
    ['that is the same everywhere', { source: count(10, () => 'web') }, 'constant source: always "web"; --omit leaves it out'],
    ['that is empty', { note: count(10, () => null) }, 'empty note: no value in any record; --omit leaves it out'],
  ])('%s', (_why, columns, expected) => {
    expect(findingsOf(columns).map(({ kind, fields, message, advice }) => `${kind} ${fields.join(',')}: ${message}; ${advice}`)).toEqual([expected]);
  });

  it('with values that did not fit and became missing', () => {
    expect(findingsOf({ price: [...numbers, 'ask'] }, undefined, { tolerance: 'lenient' })).toMatchObject([
      { kind: 'not_of_type', message: '1 value is not of the type number and became missing (line 102: "ask")' },
    ]);
  });

  it('when several do not fit on one line, as if columns had moved', () => {
    const columns = { a: [...numbers, 'x'], b: [...numbers, 'y'], seen: [...days, 'z'] };
    expect(findingsOf(columns)[0]).toMatchObject({ kind: 'shifted', fields: ['a', 'b', 'seen'], message: expect.stringContaining('on line 102') });
  });
});

describe('since the run before, a field deserves a look', () => {
  it.each<[string, Columns, Columns, string]>([
    ['that is about 100 times as large', { price: numbers.map((value) => Number(value) * 100) }, { price: numbers }, 'rescaled price'],
    ['that is about 1,000 times as small', { price: numbers.map((value) => Number(value) / 1000) }, { price: numbers }, 'rescaled price'],
    [
      'whose currency changed',
      { price: numbers.map((value) => `€${Number(value)}`) },
      { price: numbers.map((value) => `$${Number(value)}`) },
      'unit_changed price',
    ],
    ['whose type changed', { level: count(100, (index) => `x${index}`) }, { level: numbers }, 'type_changed level'],
    ['that lost most of its values', { price: count(100, (index) => (index < 20 ? index + 1 : null)) }, { price: numbers }, 'emptied price'],
  ])('%s', (_why, columns, before, expected) => {
    expect(kindsOf(columns, before)).toEqual([expected]);
  });

  it('reports both medians', () => {
    const [finding] = findingsOf({ price: numbers.map((value) => Number(value) * 100) }, { price: numbers });
    expect(finding?.message).toBe('about 100 times as large as in the run before: the median was 52, and is 5,200');
  });
});

describe('a field is not worth a look', () => {
  it.each<[string, Columns, Columns?]>([
    [
      'for rooms, reviews or percentages that are 0',
      { bedrooms: count(100, (index) => index % 5), reviews: count(100, (index) => index * 3), rate: count(100, (index) => `${index} %`) },
    ],
    ['for a basement of which most houses have none', { sqft_basement: [...count(60, () => 0), ...count(40, (index) => 300 + index * 10)] }],
    ['for a scale from -1 to 1', { mood: count(90, (index) => (index % 3) - 1) }],
    ['for temperatures below 0', { temperature: count(100, (index) => index / 2 - 20) }],
    ['for 999 among numbers that reach it', { distance: count(1000, (index) => index) }],
    ['for early days among early days', { born: count(100, (index) => `19${String(index).padStart(2, '0')}-01-01`) }],
    [
      'for codes of states and answers that mean something',
      {
        state: count(100, (index) => ['NA', 'ND', 'NC'][index % 3] ?? ''),
        damage: count(100, (index) => (index % 2 === 0 ? 'None' : 'Substantial')),
      },
    ],
    ['for a single record', { a: [1], b: [null], c: ['x'] }],
    [
      'for addresses, which begin with a number',
      { address: count(100, (index) => `${index} ${['Oak', 'Elm', 'Main', 'First', 'Second', 'Third'][index % 6]} St`) },
    ],
    [
      'for other records, of which the median is another',
      { acres: count(50, (index) => (index + 1) * 15_000) },
      { acres: count(50, (index) => (index < 40 ? index + 100 : index * 16_000)) },
    ],
    ['for numbers of records, which grow with them', { id: count(100, (index) => index * 1000 + 1) }, { id: count(100, (index) => index * 10 + 1) }],
    ['for a field that the run before did not have, or had without values', { a: numbers, b: numbers }, { b: count(100, () => null) }],
  ])('%s', (_why, columns, before) => {
    expect(kindsOf(columns, before)).toEqual([]);
  });
});
