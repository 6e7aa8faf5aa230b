import { expect, it } from 'vitest';

import { readField } from './reading.ts';

const prices = Array.from({ length: 40 }, (_, index) => `€${index + 5}.50`);
const plain = Array.from({ length: 40 }, (_, index) => String(index + 1900));

it('takes a text that repeats in a field with a unit for a missing value, and says so', () => {
  const { decision, cells } = readField('ask', [...prices, 'Ask in store', 'ask in store']);
  expect(decision).toMatchObject({
    type: 'number',
    unit: 'EUR',
    counts: { values: 40, nulls: 2, failed: 0 },
    notes: ['"Ask in store" (2 values) is taken for a missing value'],
  });
  expect(cells.slice(-3)).toEqual([44.5, null, null]);
});

it('takes what is free for 0 where the numbers are money, however many are', () => {
  const { decision, cells } = readField('fee', [...prices, ...Array.from({ length: 60 }, () => 'FREE'), 'gratis']);
  expect(decision).toMatchObject({ type: 'number', unit: 'EUR', counts: { values: 101, nulls: 0, failed: 0 } });
  expect(cells.slice(-2)).toEqual([0, 0]);
});

it('takes a mark in every ninth value for a missing one where the numbers have a unit', () => {
  const miles = Array.from({ length: 40 }, (_, index) => `${index + 90},500 mi`);
  expect(readField('odometer', [...miles, ...Array.from({ length: 5 }, () => 'EXEMPT')]).decision).toMatchObject({
    type: 'number',
    counts: { values: 40, nulls: 5 },
  });
});

it('takes a text that says so for a missing value in a field without a unit', () => {
  expect(readField('yearMade', [...plain, 'unknown', 'not recorded']).decision).toMatchObject({ type: 'number', counts: { values: 40, nulls: 2 } });
});

it.each([
  ['a text that is met once', [...prices, 'two fifty']],
  ['a text that may well be 0', [...prices, 'no deposit', 'no deposit']],
  ['more texts than marks are', [...prices, 'sold', 'sold', 'lent', 'lent', 'lost', 'lost', 'gone', 'gone']],
  ['a text in every third value', [...prices, ...Array.from({ length: 20 }, () => 'ask in store')]],
  ['a text with digits', [...prices, '5 for 4 euro', '5 for 4 euro']],
  ['a text in a field without a unit', [...plain, 'ground', 'ground']],
  ['few numbers', ['€5', '€6', 'ask in store']],
])('keeps text where there is %s', (_, values) => {
  expect(readField('ask', values).decision).toMatchObject({ type: 'text' });
});

it('reads the same in the next run, and in a decision that survived JSON', () => {
  const { decision } = readField('ask', [...prices, 'ask in store', 'ask in store'], { type: 'number' });
  expect(JSON.parse(JSON.stringify(decision))).toEqual(decision);
  expect(decision.counts).toEqual({ values: 40, nulls: 2, failed: 0 });
});
