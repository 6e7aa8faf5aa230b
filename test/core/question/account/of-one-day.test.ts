import { describe, expect, it } from 'vitest';

import { asked, categories, collection, number, texts } from '../asked.ts';

const day = (text: string) => Date.parse(text);
const rows = Array.from({ length: 60 }, (_, index) => ({ ref: `T-${index}`, hall: ['Elm Hall', 'Oak Hall'][index % 2] ?? '' }));
const about = { name: 'talks', titleField: null, key: ['ref'] };
const rest = [...texts('ref', 60), ...categories('hall', 60), number('price', 'GBP')];
const talks = collection(about, rows, [
  ...rest,
  { name: 'held_on', type: 'date', precision: 'day', min: day('2026-10-02'), max: day('2026-12-18'), values: 60, distinct: 50 },
]);
const timed = collection(about, rows, [
  ...rest,
  { name: 'held_on', type: 'date', min: day('2026-10-02T09:00:00Z'), max: day('2026-12-18T18:00:00Z'), values: 60, distinct: 50 },
]);

describe('the first and the last of one day', () => {
  it('is told by a time alone', () => {
    expect(asked(talks, 'latest talk on 20 november 2026')).toMatch(/^cannot/);
    expect(asked(timed, 'latest talk on 20 november 2026')).toContain('order by held_on desc limit 1');
    expect(asked(talks, 'latest talk in november 2026')).toContain('order by held_on desc limit 1');
  });
});

describe('days that the week begins with', () => {
  it.each([
    ['how many talks on weekdays', "count() where weekday(held_on) in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')"],
    ['average price by weekday', 'avg(price) by weekday(held_on)'],
    ['which weekday has the most talks', 'count() by weekday(held_on) order by count() desc limit 1'],
  ])('%s', (text, plan) => {
    expect(asked(talks, text)).toBe(plan);
  });
});
