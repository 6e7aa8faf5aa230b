import { describe, expect, it } from 'vitest';

import { planByRules } from '../../../src/core/question/plan-question.ts';
import { asked, collection, texts } from './asked.ts';

const kinds = Array.from({ length: 60 }, (_, index) => ({
  sky: ['fog', 'sleet', 'sun'][index % 3] ?? '',
  'Ward Name': ['North', 'South', 'Mill'][index % 3] ?? '',
  'Ward City': ['Elmport', 'Oakford'][index % 2] ?? '',
  'Breach Description': ['double park', 'hydrant', 'no permit'][index % 3] ?? '',
  'Breach Time': ['10:28P', '10:41A'][index % 2] ?? '',
}));

const weather = (first: number, last: number) =>
  collection({ name: 'weather', titleField: null, key: [] }, kinds, [
    ...texts('sky', 60),
    { name: 'date', type: 'date', precision: 'day', min: first, max: last, values: 60 },
    { name: 'temp_max', type: 'number', min: -5, max: 35, values: 60 },
    { name: 'temp_min', type: 'number', min: -12, max: 20, values: 60 },
  ]);

const oneSpring = weather(Date.UTC(1994, 2, 29), Date.UTC(1994, 5, 2));
const years = weather(Date.UTC(2011, 0, 1), Date.UTC(2015, 11, 31));

describe('a day without a year of records that end years ago', () => {
  it.each([
    ['how many on April 30', "count() where date >= '1994-04-30' and date < '1994-05-01'"],
    ['how many since May', "count() where date >= '1994-05-01'"],
    ['average temp_max in April', "avg(temp_max) where date >= '1994-04-01' and date < '1994-05-01'"],
  ])('is that of the only year they have: %s', (question, plan) => {
    expect(asked(oneSpring, question)).toBe(plan);
  });

  it('is asked for where they have several', () => {
    const planned = planByRules({ ...years, text: 'how many since November', now: Date.UTC(2026, 10, 20), last: null });
    expect(planned).toMatchObject({ kind: 'cannot', reason: 'date goes from 2011 to 2015: say the year of "november"' });
    expect(asked(years, 'how many in November 2013')).toBe("count() where date >= '2013-11-01' and date < '2013-12-01'");
  });
});

describe('the two ends of what is measured', () => {
  it.each([
    ['coldest day', 'list order by temp_min limit 1'],
    ['hottest day', 'list order by temp_max desc limit 1'],
    ['lowest temp_max', 'min(temp_max)'],
    ['average temp_max in July 2014', "avg(temp_max) where date >= '2014-07-01' and date < '2014-08-01'"],
  ])('are told apart by the question: %s', (question, plan) => {
    expect(asked(years, question)).toBe(plan);
  });
});

const tickets = collection({ name: 'parking', titleField: null, key: [] }, kinds, [
  { name: 'Ward City', type: 'text', values: 60 },
  { name: 'Ward Name', type: 'text', values: 60 },
  { name: 'Breach Time', type: 'text', values: 60 },
  { name: 'Breach Description', type: 'text', values: 60 },
  { name: 'Plate ID', type: 'text', values: 60 },
  { name: 'Fine Amount', type: 'number', min: 35, max: 180, values: 60 },
]);

describe('a thing that several names begin with', () => {
  it.each([
    ['how many per ward', 'count() by `Ward Name` order by count() desc'],
    ['which breach is the most common', 'count() by `Breach Description` order by count() desc limit 1'],
    ['how many tickets per ward', 'count() by `Ward Name` order by count() desc'],
    ['total of all fines', 'sum(`Fine Amount`)'],
  ])('is the one that names it: %s', (question, plan) => {
    expect(asked(tickets, question)).toBe(plan);
  });
});

describe('a month of records that have it in several years', () => {
  it.each([
    ['how many in November', "count() where month(date) = 'November'"],
    ['average temp_max in July', "avg(temp_max) where month(date) = 'July'"],
    ['how many with fog in May', "count() where sky = 'fog' and month(date) = 'May'"],
  ])('is each of them: %s', (question, plan) => {
    expect(asked(years, question)).toBe(plan);
  });
});

const stations = collection({ name: 'stations', titleField: null, key: [] }, kinds, [
  { name: 'Ward City', type: 'text', values: 60 },
  { name: 'latitude', type: 'number', min: 40, max: 70, values: 60 },
  { name: 'longitude', type: 'number', min: -10, max: 20, values: 60 },
  { name: 'grant', type: 'number', unit: 'EUR', min: 0, max: 900, values: 8 },
  { name: 'alarms', type: 'number', min: 0, max: 9, integer: true, values: 8 },
]);

describe('what most records tell nothing of', () => {
  it('is no money of those either, and no number that is known', () => {
    expect(asked(stations, 'how many have no grant')).toBe('count() where grant is null or grant = 0');
    expect(asked(stations, 'how many had no alarms')).toBe('count() where alarms = 0');
  });

  it.each([
    ['northernmost station', 'list order by latitude desc limit 1'],
    ['which station is furthest west', 'list order by longitude limit 1'],
  ])('places on a map are ordered by where they are: %s', (question, plan) => {
    expect(asked(stations, question)).toBe(plan);
  });
});
