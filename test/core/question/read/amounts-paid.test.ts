import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  'Entry ID': `E-${index}`,
  Payee: ['Mill Bakery', 'Corner Books', 'Ferry Co'][index % 3] ?? '',
  Purpose: ['Food', 'Books', 'Transport'][index % 3] ?? '',
  Traveler: ['Ida', 'Noor'][index % 2] ?? '',
}));

/** What was paid, with a fee on some of it and a share that came back: only one of the three is the amount. */
const fields: readonly QueryField[] = [
  { name: 'Entry ID', type: 'text', role: 'key', values: 60, nulls: 0, distinct: 60 },
  ...categories('Payee Purpose Traveler', 60),
  { name: 'Amount (EUR)', type: 'number', unit: 'EUR', role: 'additive', min: 2, max: 480, values: 60 },
  { name: 'service_fee', type: 'number', unit: 'EUR', role: 'price', min: 0.2, max: 9, values: 7 },
  { name: 'Cashback', type: 'number', unit: 'EUR', role: 'price', min: 0, max: 4, values: 60 },
  { name: 'paid_on', type: 'date', precision: 'day', min: Date.UTC(2026, 0, 2), max: Date.UTC(2026, 10, 18), values: 60 },
];
const entries = collection({ name: 'travelspend', titleField: null, key: ['Entry ID'] }, rows, fields);

describe('what was paid, next to fees on it', () => {
  it.each([
    ['how much did we spend in total?', 'sum(`Amount (EUR)`)'],
    ['spend per purpose', 'sum(`Amount (EUR)`) by Purpose order by sum(`Amount (EUR)`) desc'],
    ['how much did Noor spend?', "sum(`Amount (EUR)`) where Traveler = 'Noor'"],
    ['total on food', "sum(`Amount (EUR)`) where Purpose = 'Food'"],
    ['how much at Corner Books?', "sum(`Amount (EUR)`) where Payee = 'Corner Books'"],
    ['the three largest purchases at Ferry Co', "list where Payee = 'Ferry Co' order by `Amount (EUR)` desc limit 3"],
    ['total service fee', 'sum(service_fee)'],
  ])('%s', (question, plan) => {
    expect(asked(entries, question)).toBe(plan);
  });

  it.each(['how many times did we eat out?', 'how many times did we complain?'])('counts no times of what no field knows: %s', (question) => {
    expect(asked(entries, question)).toMatch(/^cannot/);
  });
});
