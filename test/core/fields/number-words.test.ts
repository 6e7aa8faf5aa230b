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

it('takes a text that says so for a missing value in a field without a unit', () => {
  expect(readField('yearMade', [...plain, 'unknown', 'not recorded']).decision).toMatchObject({ type: 'number', counts: { values: 40, nulls: 2 } });
});

it.each([
  ['a text that is met once', [...prices, 'two fifty']],
  ['a text that may well be 0', [...prices, 'no deposit', 'no deposit']],
  ['more texts than marks are', [...prices, 'sold', 'sold', 'lent', 'lent', 'lost', 'lost', 'gone', 'gone']],
  ['a text in every fifth value', [...prices, ...Array.from({ length: 10 }, () => 'ask in store')]],
  ['a text with digits', [...prices, '5 for 4 euro', '5 for 4 euro']],
  ['a text in a field without a unit', [...plain, 'ground', 'ground']],
  ['few numbers', ['€5', '€6', 'ask in store']],
])('keeps text where there is %s', (_, values) => {
  expect(readField('ask', values).decision).toMatchObject({ type: 'text' });
});

const grams = Array.from({ length: 60 }, (_, index) => String(index * 1.5));

it.each([
  ['a letter for a trace', 'iron', [...grams, ...Array.from({ length: 20 }, () => 't'), "t'"], [null, null]],
  ['a range in a field of single numbers', 'energy', [...grams, '310', '12-40'], [310, null]],
  ['a few amounts in another currency', 'fare', [...prices, '$4.00', '$4.00'], [null, null]],
  ['what was not stated', 'carriage', [...prices, 'No carriage info', 'Carriage not specified'], [null, null]],
])('takes %s for a missing value, and says so', (_, field, values, last) => {
  const { decision, cells } = readField(field, values);
  expect(decision).toMatchObject({ type: 'number', counts: { failed: 0 } });
  expect(decision.notes.join('\n')).toMatch(/taken for/);
  expect(cells.slice(-2)).toEqual(last);
});

it.each([
  ['words around the amount', [...prices, '+ €4.20 carriage', 'Free carriage by rail'], 'EUR', [4.2, 0]],
  ['words that touch the currency', ['1 250 złdo uzgodnienia', '1 300 zł', '80 zł'], 'PLN', [1300, 80]],
  ['the lower end of a range of prices', [...prices, '€4.00 to €6.50', '€7–€9'], 'EUR', [4, 7]],
  ['an estimate in brackets', [...grams, '[310]', '~320'], undefined, [310, 320]],
  ['a number with a footnote', [...grams, '310[b]', '320*'], undefined, [310, 320]],
])('reads %s, and says so', (_, values, unit, last) => {
  const { decision, cells } = readField('cost', values);
  expect(decision).toMatchObject({ type: 'number', counts: { failed: 0 } });
  expect(decision.unit).toBe(unit);
  expect(decision.notes.join('\n')).toMatch(/left out|lower end/);
  expect(cells.slice(-2)).toEqual(last);
});

it.each([
  ['sentences with a price', ['lamp', 'rug', 'vase', 'desk', 'sofa', 'bed', 'stool', 'mug'].map((thing, index) => `A ${thing} for €${index + 3}`)],
  ['bounds', ['under €100', 'under €200', 'up to €300']],
  ['lists of one number', ['[1]', '[2]', '[3]']],
  ['seasons and scores', ['2-1', '3-0', '1-4']],
  ['sizes and letters', ['36', '38', '40', 'S', 'M', 'L', '42', '44', '46', '48', '50']],
])('keeps %s as text', (_, values) => {
  expect(readField('offer', values).decision).toMatchObject({ type: 'text' });
});

it('reads the same in the next run, and in a decision that survived JSON', () => {
  const { decision } = readField('ask', [...prices, 'ask in store', 'ask in store'], { type: 'number' });
  expect(JSON.parse(JSON.stringify(decision))).toEqual(decision);
  expect(decision.counts).toEqual({ values: 40, nulls: 2, failed: 0 });
});
