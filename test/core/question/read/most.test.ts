import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, conversation } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  no: `C-${index}`,
  title: `Crossing ${index} of the river`,
  material: ['steel', 'timber', 'stone'][index % 3] ?? '',
  county: ['Brae', 'Sund', 'Vik', 'Ost'][index % 4] ?? '',
  builder: `Firm ${index % 7}`,
  tester: ['K. Ruud', 'P. Lind'][index % 2] ?? '',
  bridgeType: ['arch', 'beam'][index % 2] ?? '',
  verdict: ['sound', 'closed'][index % 2] ?? '',
}));
const fields: readonly QueryField[] = [
  { name: 'no', type: 'text', role: 'key', values: 60, distinct: 60 },
  { name: 'title', type: 'text', role: 'title', values: 60, distinct: 60 },
  ...categories('material county builder tester bridgeType verdict', 60),
  { name: 'len_ft', type: 'number', unit: 'ft', min: 10, max: 900, values: 60 },
  { name: 'deckW_ft', type: 'number', unit: 'ft', min: 10, max: 90, values: 60 },
  { name: 'ADT', type: 'number', min: 100, max: 60_000, integer: true, values: 60 },
  { name: 'viewers', type: 'number', min: 0, max: 900, integer: true, values: 50 },
  { name: 'wanted', type: 'number', min: 0, max: 90, integer: true, values: 60 },
  { name: 'elevation_m', type: 'number', unit: 'm', min: 0, max: 900, values: 60 },
  { name: 'crew', type: 'number', min: 0, max: 9, integer: true, values: 60 },
  { name: 'noticeDays', type: 'number', min: 1, max: 90, integer: true, values: 60 },
  { name: 'opened', type: 'date', precision: 'day', min: Date.UTC(1950, 0, 3), max: Date.UTC(2024, 9, 30), values: 60 },
];
const bridges = collection({ name: 'bridges', titleField: 'title', key: ['no'] }, rows, fields);
const most = (field: string) => `count() by ${field} order by count() desc limit 1`;

describe('what most records have', () => {
  it.each([
    ['most common bridge material please', most('material')],
    ['the most usual bridge material', most('material')],
    ['in which county do most bridges stand', most('county')],
    ['in which year do most bridges occur', most('year(opened)')],
    ['in which calendar month do most bridges occur', most('monthname(opened)')],
    ['which month, over all years, has the most bridges', most('monthname(opened)')],
    ['number of bridges by month of the year', 'count() by monthname(opened)'],
    ['number of bridges per calendar month', 'count() by month(opened)'],
    ['through which county do most bridges go', most('county')],
    ['most common material in each county', 'count() by county, material order by county, count() desc first 1 per county'],
    ['top 3 builders in each county', 'count() by county, builder order by county, count() desc first 3 per county'],
    ['who has built the most bridges?', most('builder')],
    ['which tester has tested the most bridges', most('tester')],
  ])('%s', (question, plan) => {
    expect(asked(bridges, question)).toBe(plan);
  });

  it.each([
    // Which of them did so is said by no field.
    'which builder failed most often',
    'which builder crashes most often',
    'in which county do most bridges collapse',
    'which builder approved the most bridges',
    'in which county do most bridges leave',
    // The county is tested, and tests nothing.
    'which town was tested most often',
    'who inspected the most bridges',
    'who opened the most bridges',
    'which builder lies most',
    // Days of notice pass before a thing does anything.
    'fastest bridge',
  ])('a verb that holds of some of them is not passed over: %s', (question) => {
    expect(asked(bridges, question)).toMatch(/^cannot/);
  });
});

describe('a superlative is of what it names', () => {
  it.each([
    ['most wanted bridge', 'list order by wanted desc limit 1'],
    ['three most viewed bridges', 'list order by viewers desc limit 3'],
    ['the ten busiest bridges', 'list order by ADT desc limit 10'],
    ['widest deck', 'list order by deckW_ft desc limit 1'],
    ['highest bridge', 'list order by elevation_m desc limit 1'],
    ['top 5 elevations', 'list order by elevation_m desc limit 5'],
    ['longest bridge', 'list order by len_ft desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(bridges, question)).toBe(plan);
  });

  it('a name before the noun is no field to show', () => {
    expect(asked(bridges, 'first crewed bridge')).toMatch(/^cannot/);
  });
});

describe('kinds of records are listed once each', () => {
  it.each([
    ['list the different materials', 'count() by material order by count() desc'],
    ['what are the counties', 'count() by county order by count() desc'],
    ['which builders do you have', 'count() by builder order by count() desc'],
    ['how many different builders are there', 'distinct(builder)'],
    ['list bridges in Vik', "list where county = 'Vik' limit 50"],
  ])('%s', (question, plan) => {
    expect(asked(bridges, question)).toBe(plan);
  });
});

describe('what is asked of the one record that was named', () => {
  it.each([
    [['longest stone bridge', 'when was that'], "list title, opened, len_ft where material = 'stone' order by len_ft desc limit 1"],
    [['highest elevation', 'and where was that'], 'list title, county, elevation_m order by elevation_m desc limit 1'],
    [['longest bridge', 'what material is that of'], 'list title, material, len_ft order by len_ft desc limit 1'],
  ])('%j', (questions, plan) => {
    expect(conversation(bridges, ...questions)).toBe(plan);
  });
});

describe('what one thing is, is no number of things', () => {
  const casks = collection(
    { name: 'casks', titleField: 'cask', key: ['cask'] },
    rows.map(({ no }) => ({ cask: no })),
    [
      { name: 'cask', type: 'text', values: 60 },
      { name: 'bottles', type: 'number', role: 'additive', min: 9, max: 900, integer: true, values: 60 },
      { name: 'abv', type: 'number', role: 'average', min: 40, max: 63, values: 60 },
    ],
  );

  it.each([
    ['strongest bottle', 'list cask, bottles, abv order by abv desc limit 1'],
    ['which cask has the most bottles', 'list order by bottles desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(casks, question)).toBe(plan);
  });
});
