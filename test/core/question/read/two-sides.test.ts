import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, flags } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  hut: `Hut ${index}`,
  valley: ['Ferndale', 'Stonedale', 'Mossdale'][index % 3] ?? '',
  roof: ['slate', 'shingle'][index % 2] ?? '',
}));
const fields: readonly QueryField[] = [
  { name: 'hut', type: 'text', role: 'title', values: 60 },
  ...categories('valley roof', 60),
  { name: 'perNight', type: 'number', role: 'price', unit: 'EUR', min: 8, max: 90, values: 60 },
  { name: 'deposit', type: 'number', role: 'price', unit: 'EUR', min: 8, max: 90, values: 40 },
  { name: 'bunks', type: 'number', role: 'additive', min: 2, max: 60, integer: true, values: 60 },
  { name: 'score', type: 'number', role: 'average', min: 1, max: 5, values: 50 },
  { name: 'elevation_m', type: 'number', unit: 'm', min: 200, max: 2900, values: 60 },
  ...flags('staffed stove', 60),
];
const huts = collection({ name: 'huts', titleField: 'hut', key: ['hut'] }, rows, fields);

describe('two sides that a question chooses between', () => {
  it.each([
    ['which has the higher average score, slate or shingle', 'avg(score)', "roof = 'slate'", "roof = 'shingle'"],
    ['slate or shingle: which is cheaper on average?', 'avg(perNight)', "roof = 'slate'", "roof = 'shingle'"],
    ['is the average price lower in Ferndale or in Mossdale?', 'avg(perNight)', "valley = 'Ferndale'", "valley = 'Mossdale'"],
    ['do staffed huts get fewer bunks on average', 'avg(bunks)', 'staffed = true', 'staffed = false'],
    ['do staffed huts have fewer bunks than the others', 'avg(bunks)', 'staffed = true', 'staffed = false'],
    ['do staffed huts have more bunks than the rest?', 'avg(bunks)', 'staffed = true', 'staffed = false'],
    ['average score of huts with a stove vs those without', 'avg(score)', 'stove = true', 'stove = false'],
    ['are huts with a stove more expensive than huts without a stove', 'avg(perNight)', 'stove = true', 'stove = false'],
    ['median score of staffed and unstaffed huts', 'median(score)', 'staffed = true', 'staffed = false'],
  ])('%s', (question, measure, one, other) => {
    const plan = asked(huts, question);
    expect(plan).toContain(`${measure}, count() where ${one}`);
    expect(plan).toContain(`${measure}, count() where ${other}`);
  });

  it.each([
    'which is fancier, slate or shingle',
    'are huts with a stove more romantic than huts without',
    'are staffed huts more romantic',
    'do slate huts glow more than shingle ones',
    'is Ferndale pleasanter than Mossdale',
    'are huts in Ferndale better',
  ])('by nothing that is not measured: %s', (question) => {
    expect(asked(huts, question)).toMatch(/^cannot/);
  });
});
