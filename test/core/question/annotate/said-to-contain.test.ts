import { describe, expect, it } from 'vitest';

import { asked, collection, categories, texts, type Collection } from '../asked.ts';

const rows = Array.from({ length: 40 }, (_, index) => ({
  id: `J${index}`,
  title: `${['Senior', 'Junior'][index % 2]} ${['software engineer', 'data analyst', 'gardener'][index % 3]} ${index}`,
  summary: `We look for people who know ${['Python and SQL', 'plants'][index % 2]} well, number ${index}.`,
  city: ['Oakford', 'Port Elm'][index % 2] ?? '',
  perks: ['gym', 'lunch'][index % 2] ?? '',
}));
const jobs: Collection = collection({ name: 'jobs', titleField: 'title', key: ['id'] }, rows, [
  ...texts('id title summary', 40),
  ...categories('city perks', 2),
]);
const planOf = (question: string) => asked(jobs, question);

describe('words that texts are said to contain', () => {
  it.each([
    ['how many titles contain software engineer', "count() where title has 'software engineer'"],
    ['how many have software in the title', "count() where title has 'software'"],
    ['how many mention software in the title', "count() where title has 'software'"],
    ['number of jobs whose title contains gardener', "count() where title has 'gardener'"],
    ['how many jobs with the word python in the summary', "count() where summary has 'python'"],
    ['how many mention python', "count() where * has 'python'"],
    ['how many jobs mentioning python in Oakford', "count() where * has 'python' and city = 'Oakford'"],
    ['how many jobs by city mention sql', "count() by city where * has 'sql' order by count() desc"],
  ])('are a phrase of the text: %s', (question, plan) => {
    expect(planOf(question)).toBe(plan);
  });

  it.each(['how many contain nuts', 'how many with kubernetes', 'how many titles'])('are not read where nothing says so: %s', (question) => {
    expect(planOf(question) ?? '').not.toMatch(/has '/);
  });

  it('are values where they are said to be', () => {
    expect(planOf('how many with gym in the perks')).toBe("count() where perks = 'gym'");
  });
});
