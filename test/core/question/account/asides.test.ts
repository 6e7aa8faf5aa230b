import { describe, expect, it } from 'vitest';

import { asked, categories, collection, number, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({ id: `J-${index}`, title: `Welder ${index}`, city: ['Ghent', 'Lille'][index % 2] ?? '' }));
const jobs = collection({ name: 'jobs', titleField: 'title', key: ['id'] }, rows, [
  ...texts('id title', 60),
  ...categories('city', 60),
  { ...number('salary', 'USD'), role: 'price', min: 30_000, max: 120_000 },
  number('yearsOfExperience'),
]);

describe('what people tell of themselves', () => {
  it.each([
    ['I earn $60,000 now, how many jobs pay more?', /^cannot/],
    ['I have 10 years of experience, how many jobs are there', /^cannot/],
    ['how many jobs pay more than $60,000', 'count() where salary > 60000'],
  ])('is no condition of the records: %s', (question, plan) => {
    expect(asked(jobs, question)).toMatch(plan);
  });
});
