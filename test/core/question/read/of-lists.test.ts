import { describe, expect, it } from 'vitest';

import { asked, categories, collection, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  post: `P-${index}`,
  firm: ['Alder Works', 'Birch & Co', 'Cedar Labs'][index % 3] ?? '',
  skills: ['welding, german', 'excel', 'welding, excel'][index % 3] ?? '',
}));

/** Open posts, with lists of skills and a fee that some of them charge. */
const posts = collection({ name: 'posts', titleField: null, key: ['post'] }, rows, [
  ...texts('post', 60),
  ...categories('firm', 60),
  ...texts('skills', 60),
  { name: 'agency_fee', type: 'number', unit: 'EUR', min: 10, max: 90, values: 25 },
  { name: 'sum_offered', type: 'number', unit: 'EUR', min: 10, max: 90, values: 60 },
  { name: 'sum_asked', type: 'number', unit: 'EUR', min: 10, max: 90, values: 60 },
]);

describe('what is counted by its kind', () => {
  it.each([
    ['what is the most requested skill?', 'count() by items(skills) order by count() desc limit 1'],
    ['the least often needed skill', 'count() by items(skills) order by count() limit 1'],
    ['which firm has the most posts after Alder Works?', "count() by firm where firm != 'Alder Works' order by count() desc limit 1"],
  ])('%s', (question, plan) => {
    expect(asked(posts, question)).toBe(plan);
  });

  it('those that have a figure are counted where it is asked for as well', () => {
    expect(asked(posts, 'how many charge an agency fee and how much is it on average?')).toBe('count(agency_fee), avg(agency_fee)');
  });

  it('of two figures only what tells them apart need be said', () => {
    expect(asked(posts, 'for how many posts was less offered than asked?')).toBe('count() where sum_offered < sum_asked');
  });
});
