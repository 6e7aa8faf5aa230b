import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../../src/core/condition/print.ts';
import { readByRules } from '../../../../src/core/query/read-query.ts';
import { asked, categories, collection, conversation, NOW, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, at) => ({
  ref: `A${String(at)}`,
  title: ['The Night Boat', 'Red Harbour', 'Low Tide'][at % 3] ?? '',
  make: ['Elmwood', 'Northpoint', 'Saltwick'][at % 3] ?? '',
}));
const number = (name: string, min: number, max: number, unit?: string) => ({
  name,
  type: 'number' as const,
  min,
  max,
  values: 60,
  ...(unit === undefined ? {} : { unit }),
});
const fields = [
  ...texts('ref title', 60),
  ...categories('make', 60),
  { name: 'Will Deliver', type: 'boolean' as const, values: 60 },
  { name: 'from_cancellation', type: 'boolean' as const, values: 60 },
  { name: 'urgentlyHiring', type: 'boolean' as const, values: 60 },
  number('Price', 0, 40, 'GBP'),
  number('pass_rate', 20, 90, '%'),
  number('duration_mins', 10, 240, 'min'),
  number('failure_rate', 2, 60, '%'),
  { name: 'raised_on', type: 'date' as const, precision: 'day' as const, min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 10, 1), values: 60 },
];
const ads = collection({ name: 'ads', titleField: 'title', key: ['ref'] }, rows, fields);

describe('yes or no in a name with small words', () => {
  it.each([
    ['how many deliver', 'count() where `Will Deliver` = true'],
    ['percentage of ads with delivery', 'share(`Will Deliver` = true), count(`Will Deliver` = true), count()'],
    ['how many ads are urgently hiring', 'count() where urgentlyHiring = true'],
    ['how many are not a cancellation', 'count() where from_cancellation = false'],
  ])('%s', (question, plan) => {
    expect(asked(ads, question)).toBe(plan);
  });

  it('are not what was done where they tell what is being done', () => {
    expect(asked(ads, 'how many got hired')).toMatch(/^cannot/);
  });

  it.each([
    ['under £20 and they deliver', 'Price < 20 AND `Will Deliver` = true'],
    ['under 45p', 'Price < 0.45'],
    ['1080p screen under £30', 'Price < 30'],
  ])('in a search: %s', (query, filter) => {
    const read = readByRules(query, fields, NOW).interpretation;
    expect(read.filter === null ? '' : printFilter(read.filter)).toBe(filter);
  });
});

describe('words of questions about all of them', () => {
  it.each([
    ['which make has the best pass rate', 'avg(pass_rate), count() by make order by avg(pass_rate) desc limit 1'],
    ['which make has the best failure rate', 'avg(failure_rate), count() by make order by avg(failure_rate) limit 1'],
    ['average price across all the ads', 'avg(Price)'],
    ['how many copies of Red Harbour cost less than £20', "count() where title = 'Red Harbour' and Price < 20"],
    ['how many cost under 50p', 'count() where Price < 0.5'],
    ['how many ads last an hour or more', 'count() where duration_mins >= 60'],
    ['how many ads last one hour', 'count() where duration_mins between 54 and 66'],
    ['what share of the ads is by Elmwood or Saltwick', "share(make in ('Elmwood', 'Saltwick')), count(make in ('Elmwood', 'Saltwick')), count()"],
  ])('%s', (question, plan) => {
    expect(asked(ads, question)).toBe(plan);
  });

  it('may be followed by a month alone', () => {
    expect(conversation(ads, 'how many were raised in february 2026', 'march?')).toBe(
      "count() where raised_on >= '2026-03-01' and raised_on < '2026-04-01'",
    );
  });

  it('are no copies where the records count them', () => {
    const counting = collection({ name: 'ads', titleField: 'title', key: ['ref'] }, rows, [...fields, number('qty', 0, 9)]);
    expect(asked(counting, 'how many copies of Red Harbour are there')).not.toMatch(/^count\(\)/);
  });
});
