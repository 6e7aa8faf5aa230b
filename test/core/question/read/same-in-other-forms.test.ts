import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, flags, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  peak: `Tower ${index}`,
  massif: ['Grey Wall', 'Long Ridge', 'Far Comb'][index % 3] ?? '',
  rock: ['granite', 'limestone'][index % 2] ?? '',
  guide: `Guide ${index % 7}`,
  assignee: `Warden ${index % 5}`,
}));
const fields: readonly QueryField[] = [
  { name: 'peak', type: 'text', role: 'title', values: 60 },
  ...categories('massif rock', 60),
  ...texts('guide', 40),
  ...texts('assignee', 50),
  { name: 'elevation_m', type: 'number', unit: 'm', min: 200, max: 2900, values: 60 },
  { name: 'fee', type: 'number', role: 'price', unit: 'EUR', min: 8, max: 90, values: 60 },
  { name: 'old_fee', type: 'number', role: 'price', unit: 'EUR', min: 8, max: 99, values: 20 },
  { name: 'visits', type: 'number', role: 'additive', min: 2, max: 900, integer: true, values: 60 },
  { name: 'rescues', type: 'number', role: 'additive', min: 0, max: 9, integer: true, values: 60 },
  { name: 'first_climbed', type: 'number', role: 'year', min: 1801, max: 1990, integer: true, values: 51 },
  ...flags('hut', 60),
  ...flags('insured', 45),
];
const towers = collection({ name: 'peaks', titleField: 'peak', key: ['peak'] }, rows, fields);

describe('a question in another form than its plainest', () => {
  it.each([
    ['which massif draws the most granite peaks', "count() by massif where rock = 'granite' order by count() desc limit 1"],
    ["who's been out most often as guide", 'count() by guide where guide is not null order by count() desc limit 1'],
    ['second highest peak of Long Ridge', "list where massif = 'Long Ridge' order by elevation_m desc limit 1 offset 1"],
    ['highest limestone peak', "list where rock = 'limestone' order by elevation_m desc limit 1"],
    [
      'which massif has the highest rescues to visits ratio',
      'sum(rescues) / sum(visits), count() by massif order by sum(rescues) / sum(visits) desc limit 1',
    ],
    ['tallest peak relative to its fee', 'avg(elevation_m / fee) by peak order by avg(elevation_m / fee) desc limit 1'],
    ['rescues relative to visits, which peak is highest?', 'sum(rescues) / sum(visits) by peak order by sum(rescues) / sum(visits) desc limit 1'],
    ['gap between the highest and the lowest peak of Far Comb', "max(elevation_m) - min(elevation_m) where massif = 'Far Comb'"],
    ['difference between the cheapest and the dearest peak', 'max(fee) - min(fee)'],
    ["for how many don't we know when they were first climbed", 'count() where first_climbed is null'],
    ["how many where it isn't known whether they are insured", 'count() where insured is null'],
    ['how many have nobody assigned', 'count() where assignee is null'],
    ["how many aren't reduced at all", 'count() where old_fee is null'],
  ])('%s', (question, plan) => {
    expect(asked(towers, question)).toBe(plan);
  });

  it.each([
    ['how many peaks with a guide vs without', 'count() where guide is not null', 'count() where guide is null'],
    ['average fee with a guide and without a guide', 'avg(fee), count() where guide is not null', 'avg(fee), count() where guide is null'],
    ['rescues vs no rescues: average visits', 'avg(visits), count() where rescues > 0', 'avg(visits), count() where rescues = 0'],
    ["how many have a hut, how many don't", 'count() where hut = true', 'count() where hut = false'],
    [
      'are granite peaks higher than limestone ones on average',
      "avg(elevation_m), count() where rock = 'granite'",
      "avg(elevation_m), count() where rock = 'limestone'",
    ],
    [
      'do granite peaks ask for more than limestone ones on average',
      "avg(fee), count() where rock = 'granite'",
      "avg(fee), count() where rock = 'limestone'",
    ],
  ])('sets two sides against each other: %s', (question, one, other) => {
    const plan = asked(towers, question);
    expect(plan).toContain(one);
    expect(plan).toContain(other);
  });

  it.each([
    'easiest kind, A3: how many peaks',
    'which massif mourns the most granite peaks',
    'how many peaks did the 6 October run have',
    'average fee in the run of 2026-10-06',
    'which rock has the most insured massifs',
    'gap between the highest and the fee',
    'for how many is it unknown',
  ])('answers nothing else: %s', (question) => {
    expect(asked(towers, question)).toMatch(/^cannot/);
  });
});
