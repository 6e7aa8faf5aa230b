import { expect, it } from 'vitest';

import { asked, categories, collection, texts } from '../asked.ts';

const rows = Array.from({ length: 40 }, (_, index) => ({
  quiltNo: `Q-${index}`,
  title: `Quilt ${index}`,
  makerDisplayName: ['Ada Finch', 'Bo Larsen', 'Cy Moreau', 'Di Osei'][index % 4] ?? '',
  makerNationality: ['Irish', 'Danish'][index % 2] ?? '',
}));

/** Quilts of makers who have a display name, a nationality and years of their lives. */
const quilts = collection({ name: 'quilts', titleField: 'title', key: ['quiltNo'] }, rows, [
  ...texts('quiltNo title', 40),
  ...categories('makerDisplayName makerNationality', 40),
  { name: 'makerBeginDate', type: 'number', role: 'year', min: 1801, max: 1980, integer: true, values: 40 },
  { name: 'makerEndDate', type: 'number', role: 'year', min: 1850, max: 2020, integer: true, values: 40 },
]);

it.each([
  ['how many makers are there?', 'distinct(makerDisplayName)'],
  ['how many different makers are there?', 'distinct(makerDisplayName)'],
  ['quilts per maker', 'count() by makerDisplayName order by count() desc'],
  ['how many nationalities are there?', 'distinct(makerNationality)'],
  ['quilts by maker nationality', 'count() by makerNationality order by count() desc'],
])('a display name is what somebody is called by, before a nationality and the years of a life: %s', (question, plan) => {
  expect(asked(quilts, question)).toBe(plan);
});
