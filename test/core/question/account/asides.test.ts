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

describe('two values of a field that nothing joins', () => {
  const states = ['Good', 'For Parts', 'Like New'];
  const machines = collection(
    { name: 'machines', titleField: 'title', key: ['id'] },
    rows.map((row, index) => ({ ...row, condition: states[index % 3] ?? '' })),
    [...texts('id title', 60), ...categories('city condition', 60)],
  );

  it.each([
    ['how many are only good for parts', /^cannot/],
    ['how many are good or for parts', "count() where condition in ('Good', 'For Parts')"],
    ['what do we charge for a service in Ghent', /^cannot/],
  ])('are not both meant: %s', (question, plan) => {
    expect(asked(machines, question)).toMatch(plan);
  });
});
