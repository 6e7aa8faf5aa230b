import { describe, expect, it } from 'vitest';

import { asked, collection, texts } from '../asked.ts';

const rows = Array.from({ length: 40 }, (_, index) => ({ claim: `C-${index}`, branch: ['Leith', 'Perth'][index % 2] ?? '' }));
const date = (name: string, values: number) => ({
  name,
  type: 'date' as const,
  precision: 'day' as const,
  min: 0,
  max: Date.UTC(2026, 3, 3),
  values,
});
const claims = collection({ name: 'claims', titleField: 'claim', key: ['claim'] }, rows, [
  ...texts('claim branch', 40),
  date('reported', 40),
  date('settled_on', 22),
  date('repairStart', 30),
  date('repairEnd', 28),
  { name: 'paid', type: 'number', unit: 'GBP', min: 4, max: 9000, values: 22 },
]);

const permits = collection({ name: 'licences', titleField: 'claim', key: ['claim'] }, rows, [
  ...texts('claim branch', 40),
  date('filed_date', 40),
  { ...date('granted_date', 22), min: 5 },
  { name: 'fee', type: 'number', unit: 'GBP', min: 4, max: 9000, values: 22 },
]);

describe('the time from when a record began to what was done with it', () => {
  it.each([
    ['how long does it take to grant a licence on average', 'avg(granted_date - filed_date)'],
    ['median time to grant by branch', 'median(granted_date - filed_date) by branch order by median(granted_date - filed_date) desc'],
    ['average days until granted in Leith', "avg(granted_date - filed_date) where branch = 'Leith'"],
    [
      'which branch takes the longest to grant licences',
      'avg(granted_date - filed_date), count() by branch order by avg(granted_date - filed_date) desc limit 1',
    ],
    ['which licence took longest to be granted', 'avg(granted_date - filed_date) by claim order by avg(granted_date - filed_date) desc limit 1'],
    [
      'are licences granted faster in Leith than in Perth',
      "'Leith': avg(granted_date - filed_date), count() where branch = 'Leith'; 'Perth': avg(granted_date - filed_date), count() where branch = 'Perth'",
    ],
  ])('%s', (question, plan) => {
    expect(asked(permits, question)).toBe(plan);
  });

  it.each([
    'average hours to grant a licence',
    'how many took more than 10 days to grant',
    'how many licences were granted within 3 days',
    'how long does it take to print a licence',
    'which branch takes the longest to mourn',
    'average time to file',
  ])('of nothing else: %s', (question) => {
    expect(asked(permits, question)).toMatch(/^cannot/);
  });
});

describe('days from one date of a record to another', () => {
  it.each([
    ['average days between reported and settled', 'avg(settled_on - reported)'],
    ['on average how many days pass from reporting to settling?', 'avg(settled_on - reported)'],
    ['median number of days between repair start and repair end', 'median(repairEnd - repairStart)'],
    ['avg days between reporting and settling by branch', 'avg(settled_on - reported) by branch order by avg(settled_on - reported) desc'],
    ['average days from reported to settled in Leith', "avg(settled_on - reported) where branch = 'Leith'"],
    ['how many days does a repair take on average', 'avg(repairEnd - repairStart)'],
  ])('%s', (question, plan) => {
    expect(asked(claims, question)).toBe(plan);
  });

  it.each([
    'average days between reported and shipped',
    'average weeks between reported and settled',
    'how many days between reported and settled',
    'average days between reported and paid',
  ])('no other days: %s', (question) => {
    expect(asked(claims, question)).toMatch(/^cannot/);
  });
});
