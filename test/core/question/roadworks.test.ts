import { describe, expect, it } from 'vitest';

import { asked, categories, collection } from './asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `R-${index}`,
  town: ['Selby', 'Thirsk', 'Yarm'][index % 3] ?? '',
  category: ['Emergency', 'Minor'][index % 2] ?? '',
  state: ['In progress', 'Planned', 'Completed'][index % 3] ?? '',
}));

/** Repairs of roads: a state that values say, and how bad they are. */
const repairs = collection({ name: 'roadworks', titleField: null, key: ['ref'] }, rows, [
  { name: 'ref', type: 'text', role: 'key', values: 60 },
  ...categories('town category state', 60),
  { name: 'delay', type: 'number', unit: 'min', min: 0, max: 70, values: 60 },
]);

describe('groups that are named twice', () => {
  it('are those of the one field', () => {
    expect(asked(repairs, 'number of roadworks, town by town')).toBe('count() by town order by count() desc');
  });

  it.each(['roadworks one by one', 'roadworks side by side', 'number of roadworks, parish by parish'])('are no others: %s', (question) => {
    expect(asked(repairs, question)).toMatch(/^cannot|^list limit/);
  });
});

describe('what is still going on', () => {
  it('is a state that the records say', () => {
    expect(asked(repairs, 'how many roadworks are still in progress')).toBe("count() where state = 'In progress'");
    expect(asked(repairs, 'how many emergency roadworks are still underway')).toBe("count() where category = 'Emergency' and state = 'In progress'");
  });

  it('is not answered by another condition', () => {
    expect(asked(repairs, 'how many emergency roadworks are still going on')).toMatch(/^cannot/);
    expect(asked(repairs, 'how many roadworks in Selby are still going on')).toMatch(/^cannot/);
  });
});

describe('roadworks', () => {
  it.each([
    ['how many jobs are in Yarm', "count() where town = 'Yarm'"],
    ['average delay per job', 'avg(delay)'],
    ['which works cause the longest delay', 'list order by delay desc limit 1'],
  ])('are jobs: %s', (question, plan) => {
    expect(asked(repairs, question)).toBe(plan);
  });
});
