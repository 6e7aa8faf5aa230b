import { describe, expect, it } from 'vitest';

import { asked, collection, flats, texts } from '../asked.ts';

const rows = Array.from({ length: 50 }, (_, index) => ({ loco: `Loco ${index}`, depot: ['Crewe', 'York'][index % 2] ?? '' }));
const date = (name: string, values: number) => ({
  name,
  type: 'date' as const,
  precision: 'day' as const,
  min: 0,
  max: Date.UTC(2025, 3, 3),
  values,
});
const locos = collection({ name: 'locos', titleField: 'loco', key: ['loco'] }, rows, [
  ...texts('loco depot', 50),
  { name: 'builtOn', type: 'date', precision: 'day', min: Date.UTC(1900, 1, 1), max: Date.UTC(1968, 1, 1), values: 50 },
  date('withdrawn_on', 31),
  date('registered', 44),
  { name: 'withdrawal_cost', type: 'number', unit: 'GBP', min: 4, max: 90, values: 44 },
]);

describe('what happened at the date that groups', () => {
  it.each([
    ['withdrawals per decade', 'count() by decade(withdrawn_on) where withdrawn_on is not null'],
    ['registrations month by month', 'count() by month(registered) where registered is not null'],
    ['number of locos withdrawn per year', 'count() by year(withdrawn_on) where withdrawn_on is not null'],
    ['locos registered by year', 'count() by year(registered) where registered is not null'],
    ['locos built per decade', 'count() by decade(builtOn)'],
    ['average withdrawal cost per year', 'avg(withdrawal_cost) by year(builtOn)'],
    ['locos per decade', 'count() by decade(builtOn)'],
  ])('%s', (question, plan) => {
    expect(asked(locos, question)).toBe(plan);
  });

  it('of records that all have the date, nothing is left out', () => {
    expect(asked(flats, 'listings per month')).toBe('count() by month(listed_at)');
  });
});
