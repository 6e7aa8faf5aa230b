import { describe, expect, it } from 'vitest';

import { asked, collection, texts } from '../asked.ts';

const garageRows = Array.from({ length: 60 }, (_, index) => ({
  shop: `Swift Motors ${index}`,
  town: ['Aldby', 'Corve', 'Skerry'][index % 3] ?? '',
  fam: ['Holm', 'Delta'][index % 2] ?? '',
}));

/** Repair shops whose fields are called by several words, some of them written short. */
const garages = collection({ name: 'repairshops', titleField: 'shop', key: [] }, garageRows, [
  ...texts('shop town fam', 60),
  { name: 'tyre_change_price', type: 'number', unit: 'EUR', min: 20, max: 90, values: 60 },
  { name: 'brake_check_price', type: 'number', unit: 'EUR', min: 15, max: 60, values: 60 },
  { name: 'annual_fee', type: 'number', unit: 'EUR', min: 100, max: 900, values: 60 },
  { name: 'Hrs/Wk', type: 'number', min: 10, max: 60, values: 60 },
  { name: 'jobs_90d', type: 'number', min: 0, max: 400, integer: true, values: 60 },
  { name: 'emp', type: 'number', min: 1, max: 70, integer: true, values: 60 },
  { name: 'nbr_revs', type: 'number', min: 0, max: 400, integer: true, values: 60 },
  { name: 'altM', type: 'number', min: 0, max: 1900, values: 60 },
  { name: 'takes_new_custs', type: 'boolean', values: 60 },
  { name: 'insp_grade', type: 'text', values: 60 },
  { name: 'seen', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
]);

describe('words of the name of a field', () => {
  it.each([
    ['total jobs in the last 90 days in Corve', "sum(jobs_90d) where town = 'Corve'"],
    ['total jobs 90d by town', 'sum(jobs_90d) by town order by sum(jobs_90d) desc'],
    ['average price of a tyre change in Corve', "avg(tyre_change_price) where town = 'Corve'"],
    ['cheapest brake check', 'min(brake_check_price)'],
    ['median tyre change price', 'median(tyre_change_price)'],
    ['average yearly fee', 'avg(annual_fee)'],
    ['average fee per year', 'avg(annual_fee)'],
    ['average weekly hours', 'avg(`Hrs/Wk`)'],
    ['how many hours a week on average', 'avg(`Hrs/Wk`)'],
    ['how many employees in total', 'sum(emp)'],
  ])('are accounted for by what is computed of it: %s', (question, plan) => {
    expect(asked(garages, question)).toBe(plan);
  });

  it.each([
    ['how many shops take new customers', 'count() where takes_new_custs = true'],
    ["how many shops don't take new customers", 'count() where takes_new_custs = false'],
    ['average headcount by family', 'avg(emp) by fam order by avg(emp) desc'],
    ['how many shops have more than 20 staff', 'count() where emp > 20'],
    ['average number of reviews per town', 'avg(nbr_revs) by town order by avg(nbr_revs) desc'],
    ['highest altitude', 'max(altM)'],
    ['how many shops were seen since June 2026', "count() where seen >= '2026-06-01'"],
  ])('may be written short: %s', (question, plan) => {
    expect(asked(garages, question)).toBe(plan);
  });

  it.each([['average price of a respray'], ['average price of a tyre change at garages with parking']])('explain no other word: %s', (question) => {
    expect(asked(garages, question)).toMatch('cannot:');
  });
});

const caseRows = Array.from({ length: 60 }, (_, index) => ({ caseNo: `C-${index}`, judge: ['R. Moss', 'L. Frost'][index % 2] ?? '' }));

/** Cases of a court: dates of what was done, named by nouns. */
const cases = collection({ name: 'lawsuits', titleField: null, key: ['caseNo'] }, caseRows, [
  { name: 'caseNo', type: 'text', values: 60, role: 'key' },
  { name: 'judge', type: 'text', values: 60 },
  { name: 'dismissal', type: 'date', precision: 'day', min: Date.UTC(2015, 0, 3), max: Date.UTC(2026, 9, 30), values: 30 },
  { name: 'staff_ct', type: 'number', min: 0, max: 40, integer: true, values: 60 },
]);

describe('words made of the same root', () => {
  it.each([
    ['how many cases were dismissed in 2020', "count() where dismissal >= '2020-01-01' and dismissal < '2021-01-01'"],
    ['how many people work on them altogether', 'sum(staff_ct)'],
  ])('name what a field is called after: %s', (question, plan) => {
    expect(asked(cases, question)).toBe(plan);
  });
});
