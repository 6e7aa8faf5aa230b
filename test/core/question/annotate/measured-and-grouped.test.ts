import { expect, it } from 'vitest';

import { asked, categories, collection, texts, type Collection } from '../asked.ts';

const rows = Array.from({ length: 30 }, (_, index) => ({
  room: `R${index}`,
  model: ['Bolt EV', 'Leaf', 'Ioniq'][index % 3] ?? '',
  part: ['North', 'South'][index % 2] ?? '',
}));
const rooms: Collection = collection({ name: 'rooms', titleField: 'room', key: ['room'] }, rows, [
  ...texts('room', 30),
  ...categories('model part', 30),
  { name: 'stars', type: 'number', min: 1, max: 5, integer: true, values: 30 },
  { name: 'guest_score', type: 'number', min: 1, max: 10, values: 30 },
  { name: 'reg_fee', type: 'number', unit: 'USD', min: 20, max: 400, values: 30 },
  { name: 'HRG_DATE', type: 'date', precision: 'day', min: Date.UTC(2026, 9, 1), max: Date.UTC(2026, 11, 30), values: 30 },
  { name: 'FILED_DATE', type: 'date', precision: 'day', min: Date.UTC(2026, 1, 1), max: Date.UTC(2026, 10, 1), values: 30 },
]);

it.each([
  ['average guest score per star', 'avg(guest_score) by stars'],
  ['guest score per part', 'avg(guest_score) by part order by avg(guest_score) desc'],
  ['how many hearings today', "count() where HRG_DATE >= '2026-11-20' and HRG_DATE < '2026-11-21'"],
])('what is measured and what it is grouped by are told apart: %s', (question, plan) => {
  expect(asked(rooms, question)).toBe(plan);
});

it.each(['registrations per part', 'which part has the fewest EVs'])('what is counted is neither a fee nor a part of a value: %s', (question) => {
  expect(asked(rooms, question)).not.toMatch(/reg_fee|Bolt/);
});
