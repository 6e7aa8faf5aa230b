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

const permits = collection({ name: 'permits', titleField: null, key: ['ticket'] }, rows, [
  ...texts,
  { name: 'filed_date', type: 'date', precision: 'day', min: day(2025, 2, 1), max: day(2026, 11, 18), values: 80, nulls: 0 },
  { name: 'issued_date', type: 'date', precision: 'day', min: day(2025, 2, 9), max: day(2026, 11, 30), values: 66, nulls: 14 },
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

  it('is of none where it may be another', () => {
    expect(asked(tickets, 'how many were escalated in 2026')).toContain('cannot');
  });

  it('is of that of filing before that of an issue that some lack', () => {
    expect(asked(permits, 'permits per month for 2026 please')).toBe("count() by month(filed_date) where filed_date >= '2026-01-01'");
    expect(asked(permits, 'how many were issued in 2025')).toContain('issued_date');
  });
});

it('says a month of the date that reaches it, and of no older one', () => {
  const lots = collection({ name: 'lots', titleField: null, key: ['ticket'] }, rows, [
    ...texts,
    { name: 'firstRegistered', type: 'date', precision: 'day', min: day(1996, 2, 1), max: day(2024, 11, 18), values: 80 },
    { name: 'auctionEnds', type: 'date', precision: 'day', min: day(2026, 10, 9), max: day(2026, 12, 9), values: 80 },
  ]);
  expect(asked(lots, 'how many auctions end in November')).toContain("auctionEnds >= '2026-11-01' and auctionEnds < '2026-12-01'");
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

const members = collection({ name: 'members', titleField: null, key: ['ticket'] }, rows, [
  ...texts,
  { name: 'tenure', type: 'number', min: 1, max: 72, integer: true, values: 80 },
  { name: 'reply_hours', type: 'number', unit: 'h', min: 0, max: 60, values: 80 },
  { name: 'joined', type: 'date', precision: 'day', min: day(2020, 1, 2), max: day(2026, 11, 1), values: 80 },
]);

describe('a bound in words and units', () => {
  it.each([
    ['number of members with a tenure of 60 months or more', 'count() where tenure >= 60'],
    ['how many have a tenure over 2 years', 'cannot: over years'],
    ['members that took longer than 24 hours for a reply', 'list where reply_hours > 24 limit 50'],
  ])('%s', (question, plan) => {
    expect(asked(members, question)).toBe(plan);
  });
});

describe('what is to be shown of records', () => {
  it.each([['red members over chat, ids please', "list ticket where team = 'Red' and channel = 'Chat' limit 50"]])('%s', (question, plan) => {
    expect(asked(members, question)).toBe(plan);
  });
});

it('takes no day for the hours in it', () => {
  expect(asked(members, 'members by hour')).toContain('cannot');
});

const rides = collection(
  { name: 'rides', titleField: null, key: ['ride'] },
  rows.map(({ ticket, team }, index) => ({
    ride: ticket,
    start_station: ['Mill Park', 'Old Dock', 'Canal Gate'][index % 3] ?? '',
    end_station: ['Old Dock', 'Canal Gate', 'Mill Park'][index % 3] ?? '',
    member_casual: team === 'Red' ? 'member' : 'casual',
    sector: ['Trading companies', 'Retail'][index % 2] ?? '',
  })),
  [
    { name: 'ride', type: 'text', role: 'key', values: 80 },
    { name: 'start_station', type: 'text', values: 80 },
    { name: 'end_station', type: 'text', values: 80 },
    { name: 'member_casual', type: 'text', values: 80 },
    { name: 'sector', type: 'text', values: 80 },
    { name: 'minutes', type: 'number', min: 2, max: 90, values: 80 },
    { name: 'total_bill', type: 'number', min: 1, max: 40, values: 80 },
    { name: 'tip', type: 'number', min: 0, max: 9, values: 80 },
    { name: 'helmet', type: 'boolean', values: 80 },
    { name: 'started_at', type: 'date', min: day(2026, 1, 2), max: day(2026, 11, 19), values: 80 },
  ],
);

describe('people behind a value', () => {
  it.each([
    ["what's the top start station for casual riders", "count() by start_station where member_casual = 'casual' order by count() desc limit 1"],
    ['how many rides by members since September', "count() where member_casual = 'member' and started_at >= '2026-09-01'"],
    ['how many casual riders', 'cannot: riders'],
    ['how many companies', 'cannot: companies'],
  ])('%s', (question, plan) => {
    expect(asked(rides, question)).toBe(plan);
  });
});

describe('forms that join two things', () => {
  it.each([
    ['rides from Mill Park to Old Dock, how many', "count() where start_station = 'Mill Park' and end_station = 'Old Dock'"],
    ['how many bills over 30 dollars', 'count() where total_bill > 30'],
    ['largest bill and its tip', 'list ride, tip, total_bill order by total_bill desc limit 1'],
    ['helmet vs no helmet, how many each', "'helmet': count() where helmet = true; 'no helmet': count() where helmet = false"],
    [
      'are rides with a helmet longer? mean of both',
      "'helmet': avg(minutes), count() where helmet = true; 'others': avg(minutes), count() where helmet = false",
    ],
  ])('%s', (question, plan) => {
    expect(asked(rides, question)).toBe(plan);
  });
});
