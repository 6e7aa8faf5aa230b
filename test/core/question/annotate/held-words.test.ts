import { describe, expect, it } from 'vitest';

import { asked, collection, texts } from '../asked.ts';

const titles = ['Sourdough for Patient People', 'Wild Yeast Basics', 'Rye and Spelt', 'Croissants in a Weekend', 'The Park Bench Baker', 'Oat Cakes'];
const givers = ['Gift of Ida Marsh, 1950', 'Gift of Tom Reed, 1961', 'Purchase, 1970'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  title: `${titles[index % 6] ?? ''} ${Math.floor(index / 6) + 1}`,
  level: ['Beginner Level', 'Expert Level', 'All Levels'][index % 3] ?? '',
  credit: `${givers[index % 3] ?? ''}-${index}`,
}));

const courses = collection({ name: 'courses', titleField: 'title', key: [] }, rows, [
  ...texts('title level credit', 60),
  { name: 'hours', type: 'number', unit: 'hours', min: 1, max: 40, values: 60 },
  { name: 'price', type: 'number', unit: 'GBP', min: 5, max: 90, values: 60 },
]);

describe('a word that the values of one text hold, and that nothing else explains', () => {
  it.each([
    ['longest course on sourdough', "list where title has 'sourdough' order by hours desc limit 1"],
    ['cheapest croissants?', "list where title has 'croissants' order by price limit 1"],
    ['average price of beginner courses', "avg(price) where level = 'Beginner Level'"],
    ['how many courses were given by Ida Marsh', "count() where credit has 'ida marsh'"],
  ])('%s', (question, plan) => {
    expect(asked(courses, question)).toBe(plan);
  });

  it('is not one that is counted, that is only like it, or that several fields hold', () => {
    expect(asked(courses, 'how many yeasts are there')).toMatch(/^cannot/);
    expect(asked(courses, 'what does parking cost')).toMatch(/^cannot/);
    expect(asked(courses, 'average price of Marsh gift')).not.toContain("has 'gift'");
  });
});
