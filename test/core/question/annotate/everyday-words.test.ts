import { describe, expect, it } from 'vitest';

import { asked, collection, texts } from '../asked.ts';

const crashRows = Array.from({ length: 60 }, (_, index) => ({
  crash: `AC-${index}`,
  cntry: ['Peru', 'Nepal', 'Norway'][index % 3] ?? '',
  oper: ['Polar Air', 'Sunda Lines'][index % 2] ?? '',
  phase: ['Takeoff', 'Landing'][index % 2] ?? '',
}));

/** Accidents: numbers of people that verbs are said of. */
const crashes = collection({ name: 'aircrashes', titleField: 'crash', key: ['crash'] }, crashRows, [
  { name: 'crash', type: 'text', values: 60, role: 'key' },
  ...texts('cntry oper phase', 60),
  { name: 'fatal', type: 'number', min: 0, max: 120, integer: true, values: 60 },
  { name: 'aboard', type: 'number', min: 2, max: 180, integer: true, values: 60 },
  { name: 'occurred', type: 'date', precision: 'day', min: Date.UTC(1955, 0, 3), max: Date.UTC(2024, 9, 30), values: 60 },
]);

const firmRows = Array.from({ length: 60 }, (_, index) => ({
  company: `Quark Labs ${index}`,
  sector: ['Fintech', 'Health'][index % 2] ?? '',
  ceo: ['Ann Roe', 'Ira Voss', 'Joe Kay'][index % 3] ?? '',
  flag: ['Malta', 'Norway'][index % 2] ?? '',
}));

/** Firms: several sums of money, and those who run them. */
const firms = collection({ name: 'startups', titleField: 'company', key: [] }, firmRows, [
  ...texts('company sector ceo flag', 60),
  { name: 'emp', type: 'number', min: 1, max: 2400, integer: true, values: 60 },
  { name: 'revMUsd', type: 'number', unit: 'USD', min: 0, max: 300, values: 60 },
  { name: 'fundingTotal', type: 'number', unit: 'USD', min: 0, max: 500, values: 60 },
  { name: 'oil_change_eur', type: 'number', unit: 'EUR', min: 0, max: 50, values: 60 },
  { name: 'paxCap', type: 'number', min: 4, max: 900, integer: true, values: 60 },
  { name: 'spdKn', type: 'number', min: 4, max: 90, values: 60 },
  { name: 'mort_rate', type: 'number', min: 0, max: 9, values: 60 },
  { name: 'Salary Min', type: 'number', unit: 'USD', min: 20_000, max: 90_000, values: 60 },
]);

describe('everyday words for what fields hold', () => {
  it.each([
    ['how many people died in total', 'sum(fatal)'],
    ['how many people were killed in Peru', "sum(fatal) where cntry = 'Peru'"],
    ['which crash killed the most people', 'list order by fatal desc limit 1'],
    ['top 3 crashes by death toll', 'list order by fatal desc limit 3'],
    ['average number of people on board', 'avg(aboard)'],
    ['total fatalities by operator', 'sum(fatal) by oper order by sum(fatal) desc'],
    ['how many happened during takeoff', "count() where phase = 'Takeoff'"],
  ])('accidents: %s', (question, plan) => {
    expect(asked(crashes, question)).toBe(plan);
  });

  it.each([
    ['how many people work at the fintech firms', "sum(emp) where sector = 'Fintech'"],
    ['how many companies have more than 500 staff', 'count() where emp > 500'],
    ['who runs the most companies', 'count() by ceo order by count() desc limit 1'],
    ['total funding raised by the health companies', "sum(fundingTotal) where sector = 'Health'"],
    ['companies per country', 'count() by flag order by count() desc'],
    ['what does an oil change cost on average', 'avg(oil_change_eur)'],
    ['how many hold more than 200 passengers', 'count() where paxCap > 200'],
    ['average top speed', 'avg(spdKn)'],
    ['lowest death rate', 'min(mort_rate)'],
    ['average starting salary', 'avg(`Salary Min`)'],
  ])('firms: %s', (question, plan) => {
    expect(asked(firms, question)).toBe(plan);
  });

  it.each([['how many people got divorced'], ['which company sold for the most'], ['who advises the most companies']])(
    'and no more than that: %s',
    (question) => {
      expect(asked(firms, question)).toMatch('cannot:');
    },
  );
});
