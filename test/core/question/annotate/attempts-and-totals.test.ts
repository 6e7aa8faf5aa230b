import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../../src/core/query/read-query.ts';
import { printFilter } from '../../../../src/core/condition/print.ts';
import { asked, categories, collection, texts } from '../asked.ts';

const kilos = (name: string): QueryField => ({ name, type: 'number', unit: 'kg', min: -300, max: 400, values: 60, distinct: 60 });
const rows = Array.from({ length: 60 }, (_, at) => ({ name: `Lifter ${at}`, sex: at % 2 === 0 ? 'M' : 'F', gear: at % 3 === 0 ? 'Raw' : 'Wraps' }));
const fields = [
  ...texts('name', 60),
  ...categories('sex gear', 60),
  ...['BodyweightKg', 'Squat1Kg', 'Squat2Kg', 'Squat3Kg', 'Best3SquatKg', 'TotalKg'].map(kilos),
];
const lifts = collection({ name: 'lifts', titleField: 'name', key: [] }, rows, fields);

describe('several attempts and the best of them', () => {
  it.each([
    ['average squat', 'avg(Best3SquatKg)'],
    ['heaviest squat in Wraps', "list where gear = 'Wraps' order by Best3SquatKg desc limit 1"],
    ['average second squat', 'avg(Squat2Kg)'],
    ['average opening squat', 'avg(Squat1Kg)'],
    ['average first squat attempt', 'cannot: attempt'],
    ['heaviest entry', 'list order by BodyweightKg desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(lifts, question)).toBe(plan);
  });

  it.each([
    ['squat over 180 kg', 'Best3SquatKg > 180'],
    ['opened their squat at 200 kg or more', 'Squat1Kg >= 200'],
    ['total of 700 or more', 'TotalKg >= 700'],
  ])('in searches: %s', (query, filter) => {
    const read = interpretByRules(query, fields, Date.UTC(2026, 10, 27)).filter;
    expect(read === null ? null : printFilter(read)).toBe(filter);
  });
});

describe('a number that is called a total and no more', () => {
  it.each([
    ['highest total', 'max(TotalKg)'],
    ['median total of Raw', "median(TotalKg) where gear = 'Raw'"],
    ['what did Lifter 3 total', "list name, TotalKg where name = 'Lifter 3' limit 50"],
    ['total lifts by gear', 'count() by gear order by count() desc'],
  ])('%s', (question, plan) => {
    expect(asked(lifts, question)).toBe(plan);
  });
});
