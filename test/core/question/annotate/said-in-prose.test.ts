import { describe, expect, it } from 'vitest';

import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { asked, categories, collection, NOW, texts, type Collection } from '../asked.ts';

const notes = [
  'Moss on the roof, a licensed bar on site.',
  'Gets very crowded in the morning.',
  'Damp course renewed, quiet street.',
  'Parking for two cars.',
];
/** Longer than any value that a question names. */
const more = 'The lane up to the house is narrow, so that larger vans have to be left at the church, and the last mile is walked.';
const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `C${index}`,
  cottage: `Cottage ${index}`,
  about: `${notes[index % 4] ?? ''} ${more}`,
  county: ['Devon', 'Kent'][index % 2] ?? '',
}));
const prose = { name: 'about', type: 'text', values: 60, distinct: 4, role: 'text', samples: notes } as const;
const cottages: Collection = collection({ name: 'cottages', titleField: 'cottage', key: ['ref'] }, rows, [
  ...texts('ref cottage', 60),
  prose,
  ...categories('county', 2),
]);
const remarks: Collection = {
  ...cottages,
  fields: [...cottages.fields.filter(({ name }) => name !== 'about'), { ...prose, name: 'surveyor_remarks' }],
};
const labels: Collection = { ...cottages, fields: cottages.fields.filter(({ name }) => name !== 'about') };

describe('what texts of sentences are said to say', () => {
  it.each([
    ["how many write that there's a licensed bar", "count() where about has 'licensed bar'"],
    ['descriptions that say it gets crowded: how many', "count() where about has 'crowded'"],
    ['how many ads talk about a damp course afterwards', "count() where about has 'damp course'"],
    ['how many cottages in Kent warn about damp', "count() where county = 'Kent' and about has 'damp'"],
    ['how many cottages say the cottage has parking in Kent', "count() where about has 'parking' and county = 'Kent'"],
    ['how many cottages have moss in the notes', "count() where about has 'moss'"],
    ['how many descriptions tell you about moss by county', "count() by county where about has 'moss' order by count() desc"],
  ])('is looked for in the only one: %s', (question, plan) => {
    expect(asked(cottages, question)).toBe(plan);
  });

  it.each([
    ["number of cottages with moss in the surveyor's remarks", "count() where surveyor_remarks has 'moss'"],
    ['how many remarks promise parking for two cars', "count() where surveyor_remarks has 'parking for two cars'"],
    ['how many surveyor remarks say the cottage is damp', "count() where surveyor_remarks has 'damp'"],
  ])('is looked for in the one that is named: %s', (question, plan) => {
    expect(asked(remarks, question)).toBe(plan);
  });

  it('may be said in other words there', () => {
    const planned = planByRules({ text: 'how many descriptions say it gets crowded', ...cottages, last: null, now: NOW });
    expect(planned).toMatchObject({ kind: 'plan', said: [{ field: 'about', text: 'crowded' }] });
  });

  it.each([
    'how many guests say it is damp',
    'how many cottages say no dogs',
    'how many descriptions say it is not damp',
    'how many write in English',
    'how many say damp',
    'how many descriptions mention moss or damp',
  ])('is not read where the records say nothing, where it is denied, and where it goes on: %s', (question) => {
    expect(asked(cottages, question)).toMatch(/^cannot/);
  });

  it('is not read where no field holds sentences', () => {
    expect(asked(labels, 'how many cottages talk about damp')).toMatch(/^cannot/);
  });
});
