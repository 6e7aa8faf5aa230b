import { describe, expect, it } from 'vitest';

import { asked, collection, texts } from './asked.ts';

const rows = Array.from({ length: 60 }, (_, at) => ({
  person: `Ada ${at}`,
  country: ['Mexico', 'Spain', 'Kenya'][at % 3] ?? '',
  code: ['MX', 'ES', 'KE'][at % 3] ?? '',
  job: ['Engineer', 'Teacher'][at % 2] ?? '',
  cut: ['Fair', 'Ideal'][at % 2] ?? '',
}));

const people = collection({ name: 'magnates', titleField: 'person', key: ['person'] }, rows, [
  { name: 'person', type: 'text', values: 60, distinct: 60 },
  ...texts('country code job cut', 60),
  { name: 'netWorthBn', type: 'number', unit: 'USD', min: 1.1, max: 190.8, values: 60 },
  { name: 'stars', type: 'number', min: 0, max: 5000, integer: true, values: 60 },
]);

describe('a question about a table as the public ones are', () => {
  it.each([
    ['how many are worth more than 50 billion', 'count() where netWorthBn > 50'],
    ['how many are worth more than 500 million', 'count() where netWorthBn > 0.5'],
    ['who is the richest person', 'list order by netWorthBn desc limit 1'],
    ['how many from Mexico', "count() where country = 'Mexico'"],
    ['top 5 by stars', 'list order by stars desc limit 5'],
    ['average netWorthBn by cut', 'avg(netWorthBn) by cut order by avg(netWorthBn) desc'],
    ["who is new since last month's list", 'changes added from previous to latest limit 20'],
    [
      'who gained the most wealth between the two lists',
      'changes changed from previous to latest of netWorthBn up order by delta(netWorthBn) desc limit 1',
    ],
  ])('%s', (question, plan) => {
    expect(asked(people, question)).toBe(plan);
  });

  it('counts nothing where a total value is asked for', () => {
    const stones = collection({ name: 'diamonds', titleField: null, key: [] }, rows, [
      ...texts('cut', 60),
      { name: 'carat', type: 'number', min: 0.2, max: 3, values: 60 },
    ]);
    expect(asked(stones, 'total value of all the diamonds')).toMatch(/^cannot/);
  });

  it('takes what some of them do for no name of all', () => {
    expect(asked(people, 'how many engineers smoke')).toMatch(/^cannot/);
  });
});
