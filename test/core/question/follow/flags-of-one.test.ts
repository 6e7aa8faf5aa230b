import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const number = (name: string, more: object = {}): QueryField => ({ name, type: 'number', min: 1, max: 90, values: 60, ...more });
const rows = Array.from({ length: 60 }, (_, index) => ({ ref: `MQ-${index}`, depot: ['Fenton', 'Moorby', 'Coasted'][index % 3] ?? '' }));
const loads = collection({ name: 'loads', titleField: null, key: ['ref'] }, rows, [
  ...texts('ref', 60),
  ...categories('depot', 60),
  ...flags('tail_lift', 60),
  number('price', { unit: 'EUR' }),
  number('length', { unit: 'min' }),
  number('avg_wait', { unit: 'min' }),
  number('seats_left', { min: 0, integer: true }),
  { name: 'launched', type: 'date', precision: 'day', min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 10, 1), values: 60 },
]);

describe('a yes-or-no question about the record of the answer before', () => {
  it.each([
    [['price of MQ-12', 'does it have a tail lift?'], "list tail_lift where ref = 'MQ-12'"],
    [['price of MQ-12', 'and does that one come with a tail lift'], "list tail_lift where ref = 'MQ-12'"],
    [['cheapest load', 'does it have a tail lift?'], 'list ref, tail_lift, price order by price limit 1'],
    // How two sides differ is another question.
    [['cheapest load', 'is it the same with a tail lift?'], 'list where tail_lift = true order by price limit 1'],
    // Of many records it is a condition.
    [['average price in Moorby', 'how about with a tail lift'], "avg(price) where depot = 'Moorby' and tail_lift = true"],
  ])('%j', (questions, plan) => {
    expect(conversation(loads, ...questions)).toBe(plan);
  });
});

describe('a time said of one record', () => {
  it.each(['what did MQ-12 cost in September', 'price of MQ-12 last month'])('%s is that of another run', (text) => {
    expect(asked(loads, text)).toMatch(/^cannot/);
  });

  it('is a condition on a date that is named, and on those of many records', () => {
    expect(asked(loads, 'average price of loads launched in September')).toContain('launched >=');
    expect(asked(loads, 'how many loads in Moorby were launched in September')).toContain('launched >=');
  });
});

describe('how long a thing is that has a time of its own', () => {
  it.each([
    ['how long is the wait in Moorby', "avg(avg_wait) where depot = 'Moorby'"],
    ['how long is the load MQ-12', "list ref, length where ref = 'MQ-12' limit 50"],
  ])('%s', (text, plan) => {
    expect(asked(loads, text)).toBe(plan);
  });
});

describe('what is left of places, in groups', () => {
  it.each([
    ['free seats by depot', 'sum(seats_left) by depot order by sum(seats_left) desc'],
    ['average seats left by depot', 'avg(seats_left) by depot order by avg(seats_left) desc'],
    ['wait by depot', 'avg(avg_wait) by depot order by avg(avg_wait) desc'],
  ])('%s', (text, plan) => {
    expect(asked(loads, text)).toBe(plan);
  });
});
