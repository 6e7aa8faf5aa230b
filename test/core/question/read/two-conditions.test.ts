import { describe, expect, it } from 'vitest';

import { asked, categories, collection, texts } from '../asked.ts';

const features = ['["lounger"]', '["lounger","heat pump"]', '["heat pump"]', '["lights"]'];
const rows = Array.from({ length: 80 }, (_, index) => ({
  ref: `H-${index}`,
  maker: ['Aqua', 'Sierra', 'Nest'][index % 3] ?? '',
  extras: features[index % 4] ?? '',
}));
const count = { type: 'number' as const, integer: true, values: 80 };
const tubs = collection({ name: 'saunas', titleField: null, key: ['ref'] }, rows, [
  ...texts('ref', 80),
  ...categories('maker', 80),
  ...texts('extras', 80),
  { name: 'jets', ...count, distinct: 50, min: 10, max: 90 },
  { name: 'seats', ...count, distinct: 7, min: 2, max: 8 },
  { name: 'price', type: 'number', values: 80, distinct: 80, min: 900, max: 9900, unit: 'GBP' },
]);

describe('a comparison is of a second number only where both are of one list', () => {
  it.each([
    ['how many saunas cost under 5000 and fit 6 people', 'count() where price < 5000 and seats >= 6'],
    ['how many saunas have more than 40 jets and seat 6 people', 'count() where jets > 40 and seats >= 6'],
    ['how many saunas cost more than 5000 and have 40 jets', 'count() where price > 5000 and jets = 40'],
    ['how many saunas have at least 40 jets and 6 seats', 'count() where jets >= 40 and seats >= 6'],
    ['how many fit 6 people', 'count() where seats >= 6'],
  ])('%s', (text, plan) => {
    expect(asked(tubs, text)).toBe(plan);
  });
});

describe('with and without an item of a list', () => {
  it.each(['average price with and without a lounger', 'how many saunas with and without lounger'])('%s', (text) => {
    const plan = asked(tubs, text);
    expect(plan).toContain("where extras has 'lounger'");
    expect(plan).toContain("where extras not has 'lounger'");
  });
});

it('tells of no group that it has those alone', () => {
  expect(asked(tubs, 'which maker has only saunas with lights')).toMatch(/^cannot/);
  expect(asked(tubs, 'which maker has the most saunas with lights')).toContain('count() by maker');
});

describe('what compares the second of two numbers says nothing of the first', () => {
  it.each([
    ['how many saunas have 4 seats and 40 jets or more', 'count() where seats = 4 and jets >= 40'],
    ['how many saunas have about 40 jets or more', 'count() where jets >= 40'],
    ['how many saunas have up to 40 jets or more', 'count() where jets >= 40'],
  ])('%s', (text, plan) => {
    expect(asked(tubs, text)).toBe(plan);
  });
});

it.each(['which maker sells only saunas with lights', 'how many saunas were reduced by more than 500 pounds'])(
  'is not answered by something else: %s',
  (text) => {
    expect(asked(tubs, text)).toMatch(/^cannot/);
  },
);
