import { describe, expect, it } from 'vitest';

import { asked, categories, collection, number, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  wellNo: `W-${index}`,
  driller: ['Bridger Drilling', 'Camp Well', 'Hoback'][index % 3] ?? '',
  owner: ['RJM Trust', 'Kaplan', 'Ida Marsh'][index % 3] ?? '',
  kind: ['Domestic', 'Municipal'][index % 2] ?? '',
}));

/** Wells, with who drilled and owns them. */
const wells = collection({ name: 'wells', titleField: null, key: ['wellNo'] }, rows, [
  ...texts('wellNo', 60),
  ...categories('driller owner kind', 60),
  { name: 'depth', type: 'number', unit: 'ft', min: 20, max: 900, values: 60 },
  { name: 'acres', type: 'number', unit: 'acres', min: 0.2, max: 90, values: 60 },
  { name: 'permit_fee', type: 'number', unit: 'USD', role: 'price', min: 0, max: 400, values: 60 },
  { name: 'rating', type: 'number', min: 1, max: 5, values: 40 },
  number('hits'),
  number('travel_fee_days'),
]);

describe('who has one of them, and who has the most altogether', () => {
  it.each([
    ['which driller has the deepest well', 'max(depth), count() by driller order by max(depth) desc limit 1'],
    ['which driller has the deepest wells', 'avg(depth), count() by driller order by avg(depth) desc limit 1'],
    ['who owns the most land', 'sum(acres), count() by owner order by sum(acres) desc limit 1'],
    ['who drilled the deepest well', 'list wellNo, driller, depth order by depth desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(wells, question)).toBe(plan);
  });
});

describe('a verb that says which are meant', () => {
  it.each([
    ['how many wells were not rated by the driller', /^cannot/],
    ['how many wells by driller', /^count\(\) by driller/],
    ['how many wells travel', /^cannot/],
    ['how many hit 100 ft', /^cannot/],
    ['how many wells paid no permit fee', /^count\(\) where permit_fee = 0$/],
  ])('%s', (question, plan) => {
    expect(asked(wells, question)).toMatch(plan);
  });
});

const lifters = collection(
  { name: 'lifters', titleField: 'name', key: [] },
  rows.map(({ owner }, index) => ({ name: `${owner} ${index}`, club: `Club ${index % 4}` })),
  [...texts('name', 60), ...categories('club', 60), { name: 'bodyweight_kg', type: 'number', unit: 'kg', min: 40, max: 150, values: 60 }],
);

describe('what somebody did to one of them', () => {
  it.each([
    ['who trained the heaviest lifter', 'cannot:'],
    ['who is the heaviest lifter', 'list order by bodyweight_kg desc limit 1'],
    ['which club has the heaviest lifter', 'max(bodyweight_kg), count() by club order by max(bodyweight_kg) desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(lifters, question)).toBe(plan);
  });
});
