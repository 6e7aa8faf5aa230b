import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, flags, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `C-${index}`,
  county: ['Fenshire', 'Moorland', 'Coastside'][index % 3] ?? '',
  cabin_kind: ['Pod', 'Lodge'][index % 2] ?? '',
  let_by: ['Landlord', 'Agency', 'Charity'][index % 3] ?? '',
  agent: `Agent ${index % 7}`,
}));
const number = (name: string, rest: Partial<QueryField>): QueryField => ({ name, type: 'number', min: 1, max: 90, values: 60, ...rest });
const cabins = collection({ name: 'cabins', titleField: null, key: ['ref'] }, rows, [
  ...texts('ref', 60),
  ...categories('county cabin_kind let_by agent', 60),
  ...flags('heated', 60),
  number('NightlyRate', { role: 'price', unit: 'GBP' }),
  number('ExtraAdult', { role: 'price', unit: 'GBP', max: 9 }),
  number('GuestScore', { max: 10 }),
  number('csat', { max: 5, integer: true }),
]);
const sides = (a: string, b: string, field = 'county') =>
  `'${a}': avg(NightlyRate), count() where ${field} = '${a}'; '${b}': avg(NightlyRate), count() where ${field} = '${b}'`;
const top = (measure: string, group: string) => `${measure}, count() by ${group} order by ${measure} desc limit 1`;

describe('the measure is in the adjective', () => {
  it.each([
    ['Is Fenshire cheaper than Moorland on average', sides('Fenshire', 'Moorland')],
    ['is Fenshire cheaper than Moorland', sides('Fenshire', 'Moorland')],
    ['which is pricier to stay in, Fenshire or Moorland', sides('Fenshire', 'Moorland')],
    ['are pods dearer than lodges on average', sides('Pod', 'Lodge', 'cabin_kind')],
    ['best scored county on average', top('avg(GuestScore)', 'county')],
    ['which county has the best guest score on average', top('avg(GuestScore)', 'county')],
    ['who has the best average csat of all the agents', top('avg(csat)', 'agent')],
    ['who has the most cabins, landlords, agencies or charities', 'count() by let_by where'],
    ['how many cabins per kind and county', 'count() by cabin_kind, county'],
  ])('%s', (question, plan) => {
    expect(asked(cabins, question)).toContain(plan);
  });

  it.each([
    'is Fenshire greener than Moorland on average',
    'which is cheaper to insure, Fenshire or Moorland',
    'best scored wizard on average',
    'who has the most cabins, landlords, agencies or wizards',
  ])('not known: %s', (question) => {
    expect(asked(cabins, question)).toMatch(/^cannot/);
  });
});

describe('what something took the longest to', () => {
  const jobs = collection({ name: 'repairs', titleField: null, key: ['ref'] }, rows, [
    ...texts('ref', 60),
    number('first_reply_min', { unit: 'min', max: 900 }),
    number('resolution_hrs', { unit: 'h', max: 300 }),
  ]);

  it('is the time of what was done', () => {
    expect(asked(jobs, 'which repair took the longest to resolve?')).toContain('order by resolution_hrs desc limit 1');
    expect(asked(jobs, 'which repair took the longest to paint?')).toMatch(/^cannot/);
  });
});

describe('a price for traders', () => {
  const plants = collection({ name: 'plants', titleField: null, key: ['ref'] }, rows, [
    ...texts('ref', 60),
    number('retail_price', { role: 'price', unit: 'GBP' }),
    number('trade_price', { role: 'price', unit: 'GBP' }),
  ]);

  it.each([
    ['average price', 'avg(retail_price)'],
    ['average trade price', 'avg(trade_price)'],
    ['how many prices went up since the last run', 'changes changed from previous to latest of retail_price up limit 20'],
  ])('is no plain price: %s', (question, plan) => {
    expect(asked(plants, question)).toBe(plan);
  });
});
