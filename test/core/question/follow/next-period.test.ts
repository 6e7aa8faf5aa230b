import { describe, expect, it } from 'vitest';

import { categories, collection, conversation, texts } from '../asked.ts';

const day = (text: string) => Date.parse(text);
const rows = Array.from({ length: 60 }, (_, index) => ({ ref: `D-${index}`, harbour: ['Quayside', 'Fogmouth'][index % 2] ?? '' }));
const trips = collection({ name: 'fishingtrips', titleField: null, key: ['ref'] }, rows, [
  ...texts('ref', 60),
  ...categories('harbour', 60),
  { name: 'departs', type: 'date', precision: 'day', min: day('2024-11-02'), max: day('2026-11-28'), values: 60, distinct: 60 },
  { name: 'berths', type: 'number', integer: true, values: 60, distinct: 8, min: 2, max: 12, role: 'count' },
]);

describe('the time before or after that of the answer before', () => {
  it.each([
    [['how many on 27 november 2026', 'and the day after?'], "count() where departs >= '2026-11-28' and departs < '2026-11-29'"],
    [['how many on 1 march 2026', 'what about the previous day'], "count() where departs >= '2026-02-28' and departs < '2026-03-01'"],
    [['how many in october 2026', 'how many the october before'], "count() where departs >= '2025-10-01' and departs < '2025-11-01'"],
    [['how many in october 2026', 'and the same month the year before?'], "count() where departs >= '2025-10-01' and departs < '2025-11-01'"],
    [['how many in january 2026', 'and the month before'], "count() where departs >= '2025-12-01' and departs < '2026-01-01'"],
    [
      ['how many from Quayside in 2025', 'and the following year?'],
      "count() where harbour = 'Quayside' and departs >= '2026-01-01' and departs < '2027-01-01'",
    ],
    [['how many in october 2026', 'and the day before?'], 'cannot'],
    [['how many in october 2026', 'how many the may before'], 'cannot'],
    [['how many from Quayside', 'and the day after?'], 'cannot'],
  ])('%j', (questions, plan) => {
    const planned = conversation(trips, ...questions);
    expect(plan === 'cannot' ? planned.slice(0, 6) : planned).toBe(plan);
  });
});

describe('another number of the same', () => {
  it.each([
    [['how many with exactly 4 berths', 'and for 6 people?'], 'count() where berths = 6'],
    [['how many with exactly 4 berths', 'and for 6?'], 'count() where berths = 6'],
    [['how many with at least 4 berths', 'and for 6 people?'], 'count() where berths >= 6'],
  ])('%j', (questions, plan) => {
    expect(conversation(trips, ...questions)).toBe(plan);
  });
});
