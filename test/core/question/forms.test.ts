import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../src/core/language/query-field.ts';
import { asked, collection } from './asked.ts';

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const rows = Array.from({ length: 80 }, (_, index) => ({
  ticket: `T-${index}`,
  topic: ['Billing', 'Login', 'Shipping', 'Refunds'][index % 4] ?? '',
  channel: ['Mail', 'Chat', 'Phone'][index % 3] ?? '',
  team: ['Red', 'Blue'][index % 2] ?? '',
}));
const texts: readonly QueryField[] = [
  { name: 'ticket', type: 'text', role: 'key', values: 80 },
  { name: 'topic', type: 'text', values: 80 },
  { name: 'channel', type: 'text', values: 80 },
  { name: 'team', type: 'text', values: 80 },
];
/** Tickets with the day on which they were received, the one on which they were handed on, and one that some lack. */
const tickets = collection({ name: 'tickets', titleField: null, key: ['ticket'] }, rows, [
  ...texts,
  { name: 'date received', type: 'date', precision: 'day', min: day(2025, 2, 1), max: day(2026, 11, 18), values: 80, nulls: 0 },
  { name: 'date handed to team', type: 'date', precision: 'day', min: day(2025, 2, 1), max: day(2026, 11, 19), values: 80, nulls: 0 },
  { name: 'date solved', type: 'date', precision: 'day', min: day(2025, 2, 4), max: day(2026, 11, 19), values: 61, nulls: 19 },
]);

describe('a time of records with several dates, none of which is named', () => {
  it.each([
    ['number of login tickets since January 2026', "count() where topic = 'Login' and `date received` >= '2026-01-01'"],
    ['how many tickets came in during the last 30 days', "count() where `date received` >= '2026-10-21'"],
    ['per month for 2026 please', "count() by month(`date received`) where `date received` >= '2026-01-01'"],
    ['how many were solved since January 2026', "count() where `date solved` >= '2026-01-01'"],
    [
      'tickets received in 2025 with no solved date',
      "list where `date received` >= '2025-01-01' and `date received` < '2026-01-01' and `date solved` is null limit 50",
    ],
  ])('is of the one that comes first: %s', (question, plan) => {
    expect(asked(tickets, question)).toBe(plan);
  });

  it.each(['how many in march', 'how many were escalated in 2026'])('is of none where it may be another: %s', (question) => {
    expect(asked(tickets, question)).toContain('cannot');
  });
});

describe('the top of a kind', () => {
  it.each([
    ["what's the top topic for chat", "count() by topic where channel = 'Chat' order by count() desc limit 1"],
    ['top topics', 'count() by topic order by count() desc limit 5'],
  ])('is the one that most records have: %s', (question, plan) => {
    expect(asked(tickets, question)).toBe(plan);
  });
});

describe('a question whether more records are of one kind or of another', () => {
  const both = "'Billing': count() where topic = 'Billing'; 'Login': count() where topic = 'Login'";
  it.each(['are there more billing or more login tickets? numbers for both', 'more billing or more login tickets? give both'])('%s', (question) => {
    expect(asked(tickets, question)).toBe(both);
  });
});

describe('a verb between records and a value', () => {
  it.each([
    ['share of tickets that come as chat, in percent', "share(channel = 'Chat'), count(channel = 'Chat'), count()"],
    ['tickets with refunds as the topic, how many', "count() where topic = 'Refunds'"],
  ])('%s', (question, plan) => {
    expect(asked(tickets, question)).toBe(plan);
  });
});

const loans = collection(
  { name: 'loans', titleField: 'book', key: [] },
  rows.map((row, index) => ({ ...row, book: `Book ${index % 20}` })),
  [
    { name: 'book', type: 'text', values: 80, distinct: 20 },
    { name: 'channel', type: 'text', values: 80 },
    { name: 'team', type: 'text', values: 80 },
    { name: 'fee', type: 'number', unit: 'EUR', min: 0, max: 9, values: 80 },
    { name: 'loaned_on', type: 'date', precision: 'day', min: day(2026, 1, 2), max: day(2026, 11, 1), values: 80 },
    { name: 'returned_on', type: 'date', precision: 'day', min: day(2026, 1, 12), max: day(2026, 11, 19), values: 60 },
  ],
);

describe('the verb of a date that all records have', () => {
  it.each([
    ['which book was borrowed most often', 'count() by book order by count() desc limit 1'],
    ['chat or phone, which is borrowed more? give both numbers', "'Chat': count() where channel = 'Chat'; 'Phone': count() where channel = 'Phone'"],
    ['how many loans were borrowed', 'count()'],
    ['which book was borrowed first', 'min(loaned_on), count() by book order by min(loaned_on) limit 1'],
    ['which book was returned last', 'max(returned_on), count() by book order by max(returned_on) desc limit 1'],
  ])('says nothing more of them: %s', (question, plan) => {
    expect(asked(loans, question)).toBe(plan);
  });
});

describe('the names of records whose name is called otherwise', () => {
  it.each([
    ['loans over chat, names please', "list book where channel = 'Chat' limit 50"],
    ['list the names of the red loans', "list book where team = 'Red' limit 50"],
  ])('%s', (question, plan) => {
    expect(asked(loans, question)).toBe(plan);
  });
});
