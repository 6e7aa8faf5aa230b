import { describe, expect, it } from 'vitest';

import { collection, conversation, texts } from '../asked.ts';

const day = (text: string) => Date.parse(text);
const rows = Array.from({ length: 60 }, (_, index) => ({ branch: ['Quayside', 'Oakford'][index % 2] ?? '' }));
const loans = collection({ name: 'gameloans', titleField: null, key: [] }, rows, [
  ...texts('branch', 60),
  { name: 'Borrowed On', type: 'date', precision: 'day', min: day('2026-01-02'), max: day('2026-11-18'), values: 60 },
  { name: 'Due Back', type: 'date', precision: 'day', min: day('2026-01-16'), max: day('2026-12-02'), values: 60 },
  { name: 'Returned On', type: 'date', precision: 'day', min: day('2026-01-09'), max: day('2026-11-18'), values: 50 },
]);

describe('a time without a word for what happened then', () => {
  it.each([
    [['how many were borrowed in july', 'and in august?'], "count() where `Borrowed On` >= '2026-08-01' and `Borrowed On` < '2026-09-01'"],
    [['how many were returned in july', 'august?'], "count() where `Returned On` >= '2026-08-01' and `Returned On` < '2026-09-01'"],
    [['how many at Quayside', 'and in august?'], 'cannot: august'],
  ])('%j is of the date of the answer before, where that has one', (questions, plan) => {
    expect(conversation(loans, ...questions)).toBe(plan);
  });
});
