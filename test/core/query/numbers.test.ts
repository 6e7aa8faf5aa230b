import { expect, test } from 'vitest';

import { readNumber } from '../../../src/core/language/annotate/numbers.ts';
import { readQuantity } from '../../../src/core/language/annotate/quantities.ts';
import { tokenize } from '../../../src/core/language/tokens.ts';

test.each([
  ['1500', 1500],
  ['1,500', 1500],
  ['1,234,567.89', 1234567.89],
  ['12,34,567', 1234567],
  ['1.200,50', 1200.5],
  ['1.234.567', 1234567],
  ['0.5', 0.5],
  ['10k', 10_000],
  ['1.5k', 1500],
  ['2 million', 2_000_000],
  ['1.1 million', 1_100_000],
  ['75 lakhs', 7_500_000],
  ['1.2 crore', 12_000_000],
  ['20 grand', 20_000],
  ['3bn', 3_000_000_000],
  ['seven', 7],
  ['twenty five', 25],
  ['twenty-five', 25],
  ['three hundred', 300],
  ['two hundred thousand', 200_000],
  ['one million two hundred thousand', 1_200_000],
  ['a hundred', 100],
  ['a dozen', 12],
  ['half a million', 500_000],
])('"%s" is a number', (text, value) => {
  expect(readNumber(tokenize(text), 0)?.value).toBe(value);
});

test.each(['1.2.3', 'iPhone', 'k', 'half', 'a', 'grand'])('"%s" is no number', (text) => {
  expect(readNumber(tokenize(text), 0)).toBeNull();
});

const options = { metres: false, dimensions: new Set(['mass'] as const) };

test.each([
  ['$1,200', 1200, 'money'],
  ['€1.200', 1200, 'money'],
  ['1200 €', 1200, 'money'],
  ['US$ 50', 50, 'money'],
  ['Rs. 500', 500, 'money'],
  ['$2m', 2_000_000, 'money'],
  ['1.8m', 1_800_000, undefined],
  ['500 g', 500, 'mass'],
  ['16GB', 16, 'data'],
  ['800 square feet', 800, 'area'],
  ['30-inch', 30, 'length'],
  ['15.6"', 15.6, 'length'],
  ['90 minutes', 90, 'time'],
  ['30%', 30, 'percent'],
  ['-5', -5, undefined],
  ['2 in 1', 2, undefined],
])('"%s" is an amount', (text, value, dimension) => {
  const read = readQuantity(tokenize(text), 0, options);
  expect([read?.value, read?.unit?.dimension]).toEqual([value, dimension]);
});

test('"m" is metres where a field is measured in them', () => {
  expect(readQuantity(tokenize('500m'), 0, { metres: true, dimensions: new Set(['length']) })).toMatchObject({
    value: 500,
    unit: { dimension: 'length' },
  });
});
