import { describe, expect, it } from 'vitest';

import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { categories, collection, conversation, flags, NOW, texts } from '../asked.ts';

const day = (text: string) => Date.parse(text);
const rows = Array.from({ length: 60 }, (_, index) => ({
  church: `St Olave ${index}`,
  town: ['Ludlow', 'Evesham', 'Hereford'][index % 3] ?? '',
  builder: ['Bishop & Son', 'Harrison'][index % 2] ?? '',
  state: ['Sound', 'Needs work', 'Silent'][index % 3] ?? '',
}));
/** Organs of churches, with a year of building, a date of tuning, and what a repair would cost. */
const organs = collection({ name: 'organs', titleField: 'church', key: [] }, rows, [
  ...texts('church', 60),
  ...categories('town builder state', 60),
  { name: 'manuals', type: 'number', min: 1, max: 5, integer: true, values: 60 },
  { name: 'year_built', type: 'number', role: 'year', min: 1740, max: 2020, integer: true, values: 60 },
  { name: 'last_tuned', type: 'date', precision: 'day', min: day('2020-01-02'), max: day('2026-11-01'), values: 60 },
  { name: 'repair_estimate', type: 'number', unit: 'GBP', role: 'price', min: 500, max: 90_000, values: 40 },
  ...flags('playable', 60),
]);

describe('what goes on from an answer', () => {
  it.each([
    [['how many have three manuals', 'four?'], 'count() where manuals = 4'],
    [['how many were tuned in 2025', 'and in 2024'], "count() where last_tuned >= '2024-01-01' and last_tuned < '2025-01-01'"],
    [['average manuals of the organs that are playable', 'and those that are not?'], 'avg(manuals) where playable = false'],
  ])('%j puts the new value in place of the old one', (questions, plan) => {
    expect(conversation(organs, ...questions)).toBe(plan);
  });

  it('has a plan of what is said alone beside one that narrows', () => {
    const { fields, facts } = organs;
    const first = planByRules({ text: 'how many are playable', fields, facts, last: null, now: NOW });
    const last = first.kind === 'plan' ? first.plan : null;
    const planned = planByRules({ text: 'and silent', fields, facts, last, now: NOW });
    expect(planned).toMatchObject({
      plan: { where: { kind: 'and' } },
      alone: { where: { kind: 'compare', field: 'state', value: 'Silent' } },
    });
    const narrowed = planByRules({ text: 'how many of those are silent', fields, facts, last, now: NOW });
    expect(narrowed).toMatchObject({ kind: 'plan', plan: { where: { kind: 'and' } } });
    expect(narrowed).not.toHaveProperty('alone');
  });
});

describe('who did it, and what it all comes to', () => {
  it.each([
    ['who built the one at St Olave 4', "list church, builder where church = 'St Olave 4' limit 50"],
    ['what would all the repairs in Hereford come to', "sum(repair_estimate) where town = 'Hereford'"],
    ["how many can't be played any more", 'count() where playable = false'],
    ['in which year were the most organs built', 'count() by year_built order by count() desc limit 1'],
  ])('%s', (question, plan) => {
    expect(conversation(organs, question)).toBe(plan);
  });
});
