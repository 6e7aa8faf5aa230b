import { describe, expect, it } from 'vitest';

import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  profile: `I-${index}`,
  name: `Anna Berg ${index}`,
  city: ['Ghent', 'Lille', 'Porto'][index % 3] ?? '',
  from_language: ['Polish', 'Dutch', 'Greek'][index % 3] ?? '',
  to_language: ['Dutch', 'Polish'][index % 2] ?? '',
}));
const years = { type: 'number', integer: true, values: 60, distinct: 40, min: 0, max: 40 } as const;
const euros = { type: 'number', unit: 'EUR', values: 60, distinct: 60 } as const;

const interpreters = collection({ name: 'interpreters', titleField: 'name', key: ['profile'] }, rows, [
  ...texts('profile name', 60),
  ...categories('city from_language to_language', 60),
  { name: 'rate_per_word', role: 'price', min: 0.04, max: 0.3, ...euros },
  { name: 'day_rate', role: 'price', min: 90, max: 600, ...euros },
  { name: 'jobs_done', role: 'count', ...years, max: 900 },
  { name: 'rating', type: 'number', min: 1, max: 5, values: 50 },
  { name: 'edition_year', role: 'year', ...years, min: 1900, max: 2020 },
  ...flags('sworn', 60),
]);

describe('interpreters', () => {
  it.each([
    ['how many people are sworn', 'count() where sworn = true'],
    ['average rate per word by source language', 'avg(rate_per_word) by from_language order by avg(rate_per_word) desc'],
    ['who has done the most jobs', 'list order by jobs_done desc limit 1'],
    ['which city has done the fewest jobs', 'sum(jobs_done), count() by city order by sum(jobs_done) limit 1'],
    ['how many charge less than 8 cents a word', 'count() where rate_per_word < 0.08'],
    ['who charges the most per word', 'list order by rate_per_word desc limit 1'],
    ['do sworn interpreters charge more per word than the others on average', 'avg(rate_per_word), count() where sworn = true'],
    ['how many were printed before 1950', 'count() where edition_year < 1950'],
    // Nothing is paid by the hour, and nothing says what was printed.
    ['how many charge less than €60 an hour', /^cannot/],
    ['how many were printed', /^cannot/],
  ])('%s', (question, plan) => {
    expect(asked(interpreters, question)).toMatch(plan);
  });

  it.each([
    [['how many are rated 4.5 or higher', 'and lower than 4'], 'count() where rating < 4'],
    [['how many have more than 20 jobs done', 'and fewer than 5'], 'count() where jobs_done < 5'],
  ])('%j', (questions, plan) => {
    expect(conversation(interpreters, ...questions)).toBe(plan);
  });
});

describe('what somebody does, by the noun for it', () => {
  const logs = collection(
    { name: 'skylogs', titleField: null, key: ['id'] },
    rows.map(({ profile, city }, index) => ({ id: profile, observer: ['Ann', 'Bo', 'Cy'][index % 3] ?? '', site: city })),
    [...texts('id', 60), ...categories('observer site', 60), { name: 'duration', unit: 'min', ...years }],
  );

  it.each([
    ['who logged the most observations', 'count() by observer order by count() desc limit 1'],
    ['who made the fewest observations', 'count() by observer order by count() limit 1'],
    ['who cancelled the most observations', /^cannot/],
  ])('%s', (question, plan) => {
    expect(asked(logs, question)).toMatch(plan);
  });
});

describe('trips', () => {
  const trips = collection(
    { name: 'cavetrips', titleField: null, key: ['id'] },
    rows.map(({ profile, city }, index) => ({
      id: profile,
      leader: ['Ann', 'Bo', 'Cy'][index % 3] ?? '',
      cave: city,
      status: ['Open', 'Sold'][index % 2] ?? '',
    })),
    [...texts('id', 60), ...categories('leader cave status', 60), { name: 'deepest_point', unit: 'm', ...years, max: 300 }],
  );

  it.each([
    ['who led the most trips', 'count() by leader order by count() desc limit 1'],
    ['most visited cave', 'count() by cave order by count() desc limit 1'],
    ['average depth by cave', 'avg(deepest_point) by cave order by avg(deepest_point) desc'],
    ['no of trips by cave', 'count() by cave order by count() desc'],
    ['which cave has how many trips', 'count() by cave order by count() desc'],
    ['how many trips have been marked as sold since the last run', /^changes changed from previous to latest in status where status = 'Sold'/],
  ])('%s', (question, plan) => {
    expect(asked(trips, question)).toMatch(plan);
  });
});
