import { describe, expect, it } from 'vitest';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { interpretByRules, readByRules } from '../../../../src/core/query/read-query.ts';
import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { printPlan } from '../../../../src/core/plan/print.ts';
import { categories, collection, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, at) => ({
  ref: `R${String(at)}`,
  donor: ['Amber Trust', 'Bellwood Ltd', 'Corran Fund'][at % 3] ?? null,
  cause: ['Rivers', 'Libraries'][at % 2] ?? null,
  Value: 100 + at,
}));
const money = (name: string): QueryField => ({ name, type: 'number', unit: 'GBP', integer: true, values: 60, distinct: 60, min: 100, max: 159 });
const fields = [...texts('ref', 60), ...categories('donor cause', 60), money('Value')];
const asked = (question: string, name: string, known: readonly QueryField[] = fields) => {
  const { facts } = collection({ name, titleField: 'ref', key: ['ref'] }, rows, known);
  const planned = planByRules({ text: question, fields: known, facts, last: null, now: Date.UTC(2026, 10, 27) });
  return planned.kind === 'plan' ? printPlan(planned.plan) : null;
};
const sorted = (query: string, recordNames: readonly string[], known: readonly QueryField[] = fields) =>
  readByRules(query, known, Date.UTC(2026, 10, 27), { recordNames }).interpretation.order;

describe('records that are sums of money, with an amount that is called by no thing', () => {
  it.each(['donations', 'grants', 'expenses'])('adds up the amount of %s', (name) => {
    expect(asked('how much money went to Rivers', name)).toBe("sum(Value) where cause = 'Rivers'");
    expect(asked('total value by donor', name)).toMatch(/^sum\(Value\) by donor\b/);
  });

  it.each([
    ['sum of donations for Rivers', "sum(Value) where cause = 'Rivers'"],
    ['average donation by donor', 'avg(Value) by donor order by avg(Value) desc'],
    ['median size of a Rivers donation', "median(Value) where cause = 'Rivers'"],
    ['who gave the most', 'sum(Value), count() by donor order by sum(Value) desc limit 1'],
    ['which donor gave the biggest donation', 'max(Value), count() by donor order by max(Value) desc limit 1'],
    ['how many donations were for Rivers', "count() where cause = 'Rivers'"],
    ['average number of donations per donor', 'count() / distinct(donor)'],
  ])('takes what each comes to for what is averaged: %s', (question, plan) => {
    expect(asked(question, 'donations')).toBe(plan);
  });

  it('knows the face amount next to fees', () => {
    const liens = [...fields.slice(0, -1), money('FACE_AMT'), money('FEES')];
    expect(asked('average lien', 'liens', liens)).toBe('avg(FACE_AMT)');
    expect(asked('highest fees', 'liens', liens)).toBe('max(FEES)');
  });

  it('orders by it', () => {
    expect(asked('biggest single donation', 'donations')).toBe('list order by Value desc limit 1');
    expect(sorted('rivers, largest first', ['donations'])).toMatchObject({ field: 'Value', direction: 'desc' });
  });

  it('still counts the records by their noun', () => {
    expect(asked('how many donations went to Rivers', 'donations')).toBe("count() where cause = 'Rivers'");
    expect(asked('number of donations by donor', 'donations')).toMatch(/^count\(\) by donor\b/);
  });

  it('stays silent about records that only have a value', () => {
    expect(asked('how much money went to Rivers', 'paintings') ?? '').not.toContain('sum(Value)');
    expect(interpretByRules('rivers, largest first', fields, Date.UTC(2026, 10, 27)).order).toBeNull();
    expect(sorted('rivers, largest first', ['paintings'])).toBeNull();
  });

  it('stays silent next to a second amount of money, and where the name says of what it is one', () => {
    const two = [...fields, money('Sum')];
    expect(sorted('rivers, largest first', ['donations'], two)).toBeNull();
    const fee = [...texts('ref', 60), ...categories('donor cause', 60), money('Handling Fee')];
    expect(sorted('rivers, largest first', ['donations'], fee)).toBeNull();
  });
});
