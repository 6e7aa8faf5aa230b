import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection } from '../asked.ts';

const DAY = { type: 'date', precision: 'day', min: Date.UTC(2015, 0, 3), max: Date.UTC(2026, 9, 30) } as const;

const ferryRows = Array.from({ length: 60 }, (_, index) => ({
  code: `X-${index}`,
  crossing: `Crossing number ${index} at dawn`,
  operator: ['Norsund', 'Blue Line', 'Skagen Co'][index % 3] ?? '',
  harbour: ['Vik', 'Sund', 'Ostby'][index % 3] ?? '',
  cause: ['Fog', 'Engine', 'Ice'][index % 3] ?? '',
}));
const ferryFields: readonly QueryField[] = [
  { name: 'code', type: 'text', role: 'key', values: 60, distinct: 60 },
  { name: 'crossing', type: 'text', role: 'title', values: 60, distinct: 60 },
  ...categories('operator harbour cause', 60),
  { name: 'Ticket Amount', type: 'number', unit: 'EUR', min: 2, max: 90, values: 60 },
  { name: 'Tickets Given', type: 'number', min: 0, max: 900, integer: true, values: 60 },
  { name: 'annualDues', type: 'number', unit: 'EUR', min: 20, max: 900, values: 60 },
  { name: 'Vehicles Last Year', type: 'number', min: 0, max: 9000, integer: true, values: 60 },
  { name: 'n_ferries', type: 'number', min: 1, max: 9, integer: true, role: 'count', values: 60 },
  { name: 'souls_lost', type: 'number', min: 0, max: 9, integer: true, values: 60 },
  { name: 'longest_leg_km', type: 'number', min: 1, max: 90, values: 60 },
  { name: 'turnSecs', type: 'number', min: 10, max: 900, integer: true, values: 60 },
  { name: 'pets_allowed', type: 'boolean', values: 60 },
  { name: 'Late Sailing', type: 'boolean', values: 60 },
  { name: 'opened', ...DAY, values: 60 },
  { name: 'last_refit', ...DAY, values: 40 },
  { name: 'closed', ...DAY, values: 20 },
];
const ferries = collection({ name: 'ferries', titleField: 'crossing', key: ['code'] }, ferryRows, ferryFields);

describe('periods hold the records that have a date', () => {
  it.each([
    ['refits per year', 'count() by year(last_refit) where last_refit is not null'],
    ['refits per month in Vik', "count() by month(last_refit) where harbour = 'Vik' and last_refit is not null"],
    ['refits per month since 2024', "count() by month(last_refit) where last_refit >= '2024-01-01'"],
    ['openings per decade', 'count() by decade(opened)'],
    ['sailings per month', 'count() by month(opened)'],
    ['ferries lost per decade', 'count() by decade(opened)'],
  ])('%s', (question, plan) => {
    expect(asked(ferries, question)).toBe(plan);
  });
});

describe('how many of each', () => {
  it.each([
    ['causes, how many of each', 'count() by cause order by count() desc'],
    ['harbours with counts', 'count() by harbour order by count() desc'],
    ['what kinds of cause are there and how many of each', 'count() by cause order by count() desc'],
    ['Norsund vs Blue Line, how many of each', "'Norsund': count() where operator = 'Norsund'; 'Blue Line': count() where operator = 'Blue Line'"],
  ])('%s', (question, plan) => {
    expect(asked(ferries, question)).toBe(plan);
  });
});

describe('which of them has the most', () => {
  const most = (field: string) => `count() by ${field} order by count() desc limit 1`;
  it.each([
    ['which operator operated the most crossings', most('operator')],
    ['what sank most of them', most('cause')],
    ['what caused the most crossings', most('cause')],
    ['which harbour do most of them use', most('harbour')],
    ['which opened first', 'list order by opened limit 1'],
    ['which crossing has the longest leg', 'list order by longest_leg_km desc limit 1'],
    ['longest leg and which crossing has it', 'list order by longest_leg_km desc limit 1'],
    ['highest yearly dues and which operator pays them', 'list crossing, operator, annualDues order by annualDues desc limit 1'],
    ['most vehicles last year', 'max(`Vehicles Last Year`)'],
    ['in which year did the most crossings come out', 'count() by year(opened) order by count() desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(ferries, question)).toBe(plan);
  });

  it('counts nothing by a length of time', () => {
    expect(asked(ferries, 'which operator made the most turns')).toMatch(/^cannot/);
  });
});

describe('what a number is of', () => {
  it.each([
    ['number of tickets', 'sum(`Tickets Given`)'],
    ['how many ferries work in Vik altogether', "sum(n_ferries) where harbour = 'Vik'"],
    ['how many vehicles last year in total', 'sum(`Vehicles Last Year`)'],
    ['average amount per harbour', 'avg(`Ticket Amount`) by harbour order by avg(`Ticket Amount`) desc'],
  ])('%s', (question, plan) => {
    expect(asked(ferries, question)).toBe(plan);
  });
});

describe('so or not', () => {
  const sides = (has: string, lacks: string) =>
    `'${has}': avg(annualDues), count() where pets_allowed = true; '${lacks}': avg(annualDues), count() where pets_allowed = false`;
  it.each([
    ['pets allowed vs not: average dues', sides('pets allowed', 'not pets allowed')],
    ['pets allowed or not, average dues', sides('pets allowed', 'not pets allowed')],
  ])('%s', (question, plan) => {
    expect(asked(ferries, question)).toBe(plan);
  });
});

describe('days between two dates', () => {
  it.each([
    ['on average how many days from opened to last refit', 'avg(last_refit - opened)'],
    ['average days between opening and last refit by harbour', 'avg(last_refit - opened) by harbour order by avg(last_refit - opened) desc'],
  ])('%s', (question, plan) => {
    expect(asked(ferries, question)).toBe(plan);
  });

  it.each([
    'on average how many hours from opened to last refit',
    'how many crossings took more than 5 days to refit',
    'longest time to close',
    'average time to refit',
  ])('is not what is asked for: %s', (question) => {
    expect(asked(ferries, question)).toMatch(/^cannot/);
  });
});

describe('two numbers are wanted', () => {
  const both = (measure: string) => `'Norsund': ${measure} where operator = 'Norsund'; 'Blue Line': ${measure} where operator = 'Blue Line'`;
  it.each([
    ['Norsund or Blue Line, which is more common', both('count()')],
    ['did Norsund or Blue Line have more? show both numbers', both('count()')],
    ['are Norsund dues higher than Blue Line ones? averages of both', both('avg(annualDues), count()')],
    ['share with pets allowed, Norsund vs Blue Line', both('share(pets_allowed = true), count(pets_allowed = true), count()')],
    ['highest, lowest and average dues', 'max(annualDues), min(annualDues), avg(annualDues)'],
    ['annual dues: lowest, highest and median', 'min(annualDues), max(annualDues), median(annualDues)'],
  ])('%s', (question, plan) => {
    expect(asked(ferries, question)).toBe(plan);
  });

  it('of those who do something, the records do not say how often', () => {
    expect(asked(ferries, 'did Norsund or Blue Line cancel more crossings? both numbers')).toMatch(/^cannot/);
    expect(asked(ferries, 'how many crossings in Vik? show both numbers')).toMatch(/^cannot/);
  });
});

describe('an ordinary word is no request for something else', () => {
  it.each(['how many crossings need no essay', 'write me an essay about crossings', 'send an email to the operators'])('%s', (question) => {
    expect(asked(ferries, question)).toMatch(/^cannot/);
  });
});
