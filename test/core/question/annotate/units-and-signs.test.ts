import { describe, expect, it } from 'vitest';

import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { asked, categories, collection, NOW, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  rower: `Kim Vale ${index}`,
  club: ['Otters', 'Herons', 'Teal'][index % 3] ?? '',
  region_name: ['North', 'South'][index % 2] ?? '',
  markdown: `${index % 7}0 below`,
}));

/** Rowers, who are people by the name of their collection: numbers with and without a unit, with a sign, in percent and of two kinds of pay. */
const rowers = collection({ name: 'swimmers', titleField: 'rower', key: [] }, rows, [
  { ...(texts('rower', 60)[0] ?? { name: 'rower', type: 'text' }), role: 'title', distinct: 60 },
  ...categories('club region_name markdown', 60),
  { name: 'age', type: 'number', min: 16, max: 71, integer: true, values: 60, role: 'average' },
  { name: 'reply_min', type: 'number', min: 1, max: 900, values: 60, role: 'average' },
  { name: 'Climb (m)', type: 'number', unit: 'm', min: 1, max: 1900, values: 60, role: 'average' },
  { name: 'balance', type: 'number', min: -90, max: 400, values: 60, role: 'additive' },
  { name: 'stamina_pct', type: 'number', unit: '%', min: 1, max: 100, values: 60, role: 'average' },
  { name: 'trophies', type: 'number', min: 0, max: 90, integer: true, values: 60, role: 'count' },
  { name: 'Monthly Dues', type: 'number', unit: 'USD', min: 1, max: 90, values: 60, role: 'price' },
  { name: 'Total Dues', type: 'number', unit: 'USD', min: 1, max: 9000, values: 60, role: 'price' },
]);
const grain = collection(
  { name: 'harvests', titleField: null, key: ['plot'] },
  [],
  [
    ...texts('plot', 50),
    { name: 'yield_kg_per_ha', type: 'number', unit: 'kg/ha', min: 100, max: 9000, values: 50 },
    { name: 'Crop_t', type: 'number', unit: 't', min: 1, max: 900, values: 50, role: 'additive' },
    { name: 'power_range', type: 'number', min: 1, max: 900, values: 50 },
    { name: 'profit', type: 'number', min: -900, max: 900, values: 50, role: 'additive' },
  ],
);

describe('a unit beside a number', () => {
  it.each([
    ['how many minutes until they reply, on average', 'avg(reply_min)'],
    ['how many metres have they climbed in all', 'sum(`Climb (m)`)'],
    ['median stamina reading', 'median(stamina_pct)'],
    ['average stamina percentage by club', 'avg(stamina_pct) by club order by avg(stamina_pct) desc'],
  ])('%s', (question, plan) => {
    expect(asked(rowers, question)).toBe(plan);
  });

  it.each([
    ['how many plots have a yield above 1000 kg per hectare', 'count() where yield_kg_per_ha > 1000'],
    ['how many tonnes altogether', 'sum(Crop_t)'],
    ['how many plots were run at a loss', 'count() where profit < 0'],
    ['how many plots are making a loss', 'count() where profit < 0'],
  ])('%s', (question, plan) => {
    expect(asked(grain, question)).toBe(plan);
  });

  it('is another one than that of the number: no answer', () => {
    expect(asked(rowers, 'highest balance in metres')).toMatch(/^cannot/);
  });
});

describe('a sign, an age and an end', () => {
  it.each([
    ['how many have a negative balance', 'count() where balance < 0'],
    ['how many have a positive balance', 'count() where balance > 0'],
    ['how many swimmers over 40', 'count() where age > 40'],
    ['who is the oldest swimmer', 'list order by age desc limit 1'],
    ['which club draws the most trophies on average', 'avg(trophies), count() by club order by avg(trophies) desc limit 1'],
    ['oldest region on average', 'avg(age), count() by region_name order by avg(age) desc limit 1'],
    ['which club has the higher average age', 'avg(age), count() by club order by avg(age) desc limit 1'],
    ['which club has the worst (lowest) average stamina', 'avg(stamina_pct), count() by club order by avg(stamina_pct) limit 1'],
    ['five with the most trophies', 'list order by trophies desc limit 5'],
    ['top 5 in trophies', 'list order by trophies desc limit 5'],
  ])('%s', (question, plan) => {
    expect(asked(rowers, question)).toBe(plan);
  });

  it('a part of the records is no list of changes', () => {
    expect(asked(rowers, 'what percentage of the swimmers rose since the last run (positive balance)')).toMatch(/^cannot|^share/);
  });

  it('a superlative that nothing is said of by name asks which field is meant', () => {
    const planned = planByRules({ text: 'largest markdown', ...rowers, last: null, now: NOW });
    expect(planned.kind === 'cannot' ? planned.reason : '').toBe('markdown holds text, of which I cannot tell what is "largest"');
  });
});

describe('what a superlative ranks by', () => {
  const huts = collection(
    { name: 'huts', titleField: 'hut', key: [] },
    [],
    [
      { ...(texts('hut', 50)[0] ?? { name: 'hut', type: 'text' }), role: 'title', distinct: 50 },
      ...categories('warden_club', 50),
      { name: 'hourlyHeat', type: 'number', unit: 'EUR', min: 1, max: 9, values: 50, role: 'price' },
      { name: 'waterUse', type: 'number', min: 1, max: 900, values: 50, role: 'additive' },
      { name: 'nearest_road_km', type: 'number', unit: 'km', min: 1, max: 90, values: 50, role: 'average' },
      { name: 'bedSize', type: 'number', unit: 'cm', min: 60, max: 220, values: 50, role: 'average' },
      { name: 'highest_gale_kmh', type: 'number', unit: 'km/h', min: 10, max: 190, values: 50, role: 'average' },
      { name: 'fee_per_min', type: 'number', unit: 'EUR', min: 0.1, max: 2, values: 50, role: 'price' },
      { name: 'page_views_30d', type: 'number', min: 1, max: 900, integer: true, values: 50, role: 'additive' },
      { name: 'opened', type: 'date', precision: 'day', min: Date.UTC(1950, 0, 3), max: Date.UTC(2024, 9, 30), values: 50 },
    ],
  );
  it.each([
    ['which hut is the farthest from any road', 'list hut, nearest_road_km order by nearest_road_km desc limit 1'],
    ['highest gale - who and how much', 'list order by highest_gale_kmh desc limit 1'],
    ['steepest hut overall (bedSize)', 'list order by bedSize desc limit 1'],
    ['how many huts have a fee of 99 cents per minute', 'count() where fee_per_min = 0.99'],
    ['total views over the last 30 days', 'sum(page_views_30d)'],
    ['biggest hut', 'list order by bedSize desc limit 1'],
    ['oldest hut by opening date', 'list order by opened limit 1'],
    ['average waterUse by warden_club', 'avg(waterUse) by warden_club order by avg(waterUse) desc'],
    ['the average surplus (waterUse minus bedSize)', 'avg(waterUse - bedSize)'],
  ])('%s', (question, plan) => {
    expect(asked(huts, question)).toBe(plan);
  });
});
