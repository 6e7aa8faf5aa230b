import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Field } from '../../src/contract/operations/scrapers.ts';
import { splitKey } from '../../src/core/diff/key-values.ts';
import { columnFields, chartOf, courseOf } from '../../src/page/chat/columns.ts';
import { columnOrder } from '../../src/page/columns/choose-columns.ts';
import { fitColumns } from '../../src/page/columns/fit-columns.ts';
import { keyText } from '../../src/page/record/key-text.ts';
import { dateText } from '../../src/page/show/date-text.ts';
import { fieldLabel } from '../../src/page/show/field-label.ts';
import { amountText, exactAmountText, numberText, readNumber, signedText } from '../../src/page/show/number-text.ts';
import { cutText, safeText } from '../../src/page/show/safe-text.ts';
import { exactText, linkOf, valueText } from '../../src/page/show/value-text.ts';
import { runs } from '../property-runs.ts';

describe('numbers for people', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [4.300000000000001, '4.3'],
    [1234567, '1,234,567'],
    [1234.5678, '1,234.57'],
    [0.000123456789, '0.000123457'],
    [1608.5526315789473, '1,608.55'],
    [1e21, '1e+21'],
    [Number.NaN, 'NaN'],
  ])('%d is %s', (number, text) => {
    expect(numberText(number)).toBe(text);
  });

  it.each([
    [1250, 'USD', '$1,250'],
    [1250.5, 'EUR', '€1,250.50'],
    [-3, '$', '−$3'],
    [85, '%', '85 %'],
    [913, 'sqft', '913 sqft'],
    [5, undefined, '5'],
  ])('%d %s is %s', (number, unit, text) => {
    expect(amountText(number, unit)).toBe(text);
  });

  it.each([
    [12345.67, 'USD', '$12,345.67'],
    [-12345.5, 'USD', '−$12,345.50'],
    [1250, 'EUR', '€1,250'],
    [1234.56789, 'sqft', '1,234.56789 sqft'],
    [-0.1, undefined, '-0.1'],
    [1e-9, undefined, '1e-9'],
  ])('%d %s is %s with all its digits', (number, unit, text) => {
    expect(exactAmountText(number, unit)).toBe(text);
  });

  it.each([
    ['', ''],
    [' 1,500 ', '1500'],
    ['1 234 567.5', '1234567.5'],
    ['-.5', '-.5'],
    ['1e3', '1e3'],
    ['1,5', undefined],
    ['1.5k', undefined],
    ['abc', undefined],
    ['1e999', undefined],
  ])('of %j the number is %s', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it('a change carries its sign', () => {
    expect([50, -50, 0].map((change) => signedText(change, 'USD'))).toEqual(['+$50', '−$50', '$0']);
  });
});

describe('values for people', () => {
  it.each([
    ['2026-12-01', '1 Dec 2026'],
    ['2026-12-01T00:00:00.000Z', '1 Dec 2026'],
    ['2026-12-01T14:05:09.000Z', '1 Dec 2026, 14:05 UTC'],
    ['soon', 'soon'],
  ])('the date %s is %s', (value, text) => {
    expect(dateText(value)).toBe(text);
  });

  it.each([
    [null, { name: 'a', type: 'text' }, '–'],
    [true, { name: 'a', type: 'boolean' }, 'yes'],
    [2015, { name: 'a', type: 'number', role: 'year' }, '2015'],
    [2015, { name: 'a', type: 'number', unit: 'USD' }, '$2,015'],
    [['a', 'b'], { name: 'a', type: 'text' }, 'a, b'],
    [{ a: [1] }, { name: 'a', type: 'text' }, '{ "a": [ 1 ] }'],
    ['two\nlines', { name: 'a', type: 'text' }, 'two lines'],
  ] as const)('%j is shown as %o says', (value, field, text) => {
    expect(valueText(value, field)).toBe(text);
  });

  it('a time is told from another one of the same minute', () => {
    expect(exactText('2026-12-01T14:05:09.000Z', { name: 'a', type: 'date' })).toBe('2026-12-01T14:05:09.000Z');
  });

  it('of a megabyte only the beginning is read', () => {
    expect(valueText('x'.repeat(1_000_000), undefined, 10)).toBe(`${'x'.repeat(10)}…`);
  });

  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['HTTP://example.org', 'http://example.org/'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://', undefined],
    [' https://example.org and more', undefined],
    [5, undefined],
  ])('%s leads to %s', (value, link) => {
    expect(linkOf(value)).toBe(link);
  });

  it('text of a stranger loses what would act', () => {
    expect(safeText('a\u001b[31mb\u0000\u007f\u009b\u202ec\u2066d\u200fe\ud800')).toBe('a␛[31mb␀␡\ufffdcde\ufffd');
    expect(safeText('line\r\nline\ttab')).toBe('line\r\nline\ttab');
  });

  it('text is not cut within a character', () => {
    expect(cutText('ab😀', 3)).toEqual({ text: 'ab', more: 2 });
    expect(cutText('ab', 3)).toEqual({ text: 'ab', more: 0 });
  });

  it('names of fields read as words', () => {
    expect(['posted_at', 'a b', '_', '\u202ex'].map(fieldLabel)).toEqual(['posted at', 'a b', '_', 'x']);
  });
});

describe('columns', () => {
  const fields: readonly Field[] = [
    { name: 'id', type: 'text', role: 'key' },
    { name: 'source', type: 'text', role: 'category' },
    { name: 'about', type: 'text', role: 'text' },
    { name: 'city', type: 'text', role: 'category' },
    { name: 'price', type: 'number', role: 'price' },
    { name: 'title', type: 'text', role: 'title' },
    { name: 'empty', type: 'number', role: 'number' },
    { name: 'area', type: 'number', role: 'average' },
  ];
  const records = ['Porto', 'Faro', 'Braga'].map((city, index) => ({
    id: `L${index}`,
    source: 'web',
    about: `${'long '.repeat(40)}${index}`,
    city,
    price: 900 + index,
    title: `Flat ${index}`,
    empty: null,
    area: 50 + index,
  }));

  it('begin with the title and what was asked about, and end with what tells nothing apart', () => {
    const order = columnOrder({ fields, records, asked: new Set(['area']) }).map(({ name }) => name);
    expect(order).toEqual(['title', 'area', 'price', 'city', 'about', 'id', 'source', 'empty']);
  });

  it('take one of each family before the next of one', () => {
    const rooms: readonly Field[] = ['sqft_living', 'sqft_lot', 'rooms'].map((name) => ({ name, type: 'number', role: 'count' }));
    const order = columnOrder({ fields: rooms, records: [], asked: new Set() }).map(({ name }) => name);
    expect(order).toEqual(['sqft_living', 'rooms', 'sqft_lot']);
  });

  it('are as many as the width has room for, and two at least', () => {
    expect(fitColumns(fields, records, 10).map(({ name }) => name)).toEqual(['id', 'source']);
    expect(fitColumns(fields, records, 100_000)).toEqual(fields);
  });
});

describe('the key of a record', () => {
  it.each([
    [['L1'], 'L1'],
    [['Smith, "Jane"'], 'Smith, "Jane"'],
    [[' a', 'b'], '" a",b'],
    [['a,b', 'say "x"', 5], '"a,b","say ""x""",5'],
    [['a', null], undefined],
    [[{ a: 1 }], undefined],
    [[], undefined],
  ])('%j is written %s', (parts, text) => {
    expect(keyText(parts)).toBe(text);
  });

  it('is taken apart by the server as it was put together', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), (parts) => {
        expect(splitKey(keyText(parts) ?? '', parts.length)).toEqual(parts);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('the table of an answer', () => {
  const price: Field = { name: 'price', type: 'number', unit: 'USD', role: 'price' };

  it('shows a measure as its field is shown', () => {
    const table = { columns: ['city', 'avg(price)', 'count()'], rows: [['Porto', 900, 3]] };
    expect(columnFields(table, [price])).toEqual([
      { name: 'city', type: 'text' },
      { name: 'avg(price)', type: 'number', unit: 'USD', role: 'number' },
      { name: 'count()', type: 'number' },
    ]);
  });

  it.each([
    [
      [
        ['Porto', 3],
        ['Faro', 4],
      ],
      { column: 1, isOverTime: false },
    ],
    [[null, '2026-01', '2026-02', '2026-03', '2026-04'].map((month) => [month, 1]), { column: 1, isOverTime: true }],
    [[['Porto', 3]], undefined],
    [
      [
        ['Porto', 'a'],
        ['Faro', 'b'],
      ],
      undefined,
    ],
  ])('%j has the picture %o', (rows, chart) => {
    const table = { columns: ['group', 'count()'], rows };
    expect(chartOf(table, columnFields(table, []))).toEqual(chart);
  });
});

describe('a measure over time', () => {
  it.each([
    ['count()', 0],
    ['sum(price)', 0],
    ['avg(price)', null],
  ])('is 0 where no record is if it adds up, else missing: %s', (measure, none) => {
    const rows = [
      ['2026-Q1', 5],
      ['2026-Q3', 7],
      [null, 1],
    ];
    expect(courseOf({ columns: ['quarter(sold)', measure], rows }, 1)).toEqual([
      { name: '2026-Q1', value: 5 },
      { name: '2026-Q2', value: none },
      { name: '2026-Q3', value: 7 },
    ]);
  });
});
