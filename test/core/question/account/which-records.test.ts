import { describe, expect, it } from 'vitest';

import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { printPlan } from '../../../../src/core/plan/print.ts';
import { asked, collection, conversation, NOW, texts } from '../asked.ts';

const provinces = ['Limpopo', 'Gauteng', 'Free State', 'North West'];
const rows = Array.from({ length: 80 }, (_, index) => ({
  loadRef: `L-${index}`,
  origProv: provinces[index % 4] ?? '',
  destProv: provinces[(index >> 2) % 4] ?? '',
  truck: ['Reefer', 'Flatbed', 'Tanker'][index % 3] ?? '',
  cargo: index === 7 ? 'Flatbed' : (['timber', 'fruit'][index % 2] ?? ''),
  metal: ['metal', 'alloy', 'ore'][index % 3] ?? '',
  lift: ['yes', 'partial', 'no'][index % 3] ?? '',
}));
const loads = collection({ name: 'loads', titleField: null, key: ['loadRef'] }, rows, [
  ...texts('loadRef origProv destProv truck cargo metal', 80),
  { name: 'lift', type: 'text', values: 78, nulls: 2 },
  { name: 'rate', type: 'number', unit: 'ZAR', min: 900, max: 40_000, values: 80 },
  { name: 'insured', type: 'boolean', values: 80 },
]);

/** What a question may choose between; its plan where it has none to choose. */
function choices(text: string): readonly string[] {
  const planned = planByRules({ text, fields: loads.fields, facts: loads.facts, last: null, now: NOW });
  return (planned.kind === 'plan' ? [planned.plan] : (planned.choices ?? [])).map(printPlan);
}

describe('a value that several fields hold', () => {
  it.each([
    ['how many loads in Limpopo', ["count() where origProv = 'Limpopo'", "count() where destProv = 'Limpopo'"]],
    ['average rate for Gauteng', ["avg(rate) where origProv = 'Gauteng'", "avg(rate) where destProv = 'Gauteng'"]],
    ['how many loads from Limpopo to Gauteng', ["count() where origProv = 'Limpopo' and destProv = 'Gauteng'"]],
    ['how many loads to Limpopo', ["count() where destProv = 'Limpopo'"]],
    ['how many loads by Reefer (reefers)', ["count() where truck = 'Reefer'"]],
    ['how many Flatbed loads', ["count() where truck = 'Flatbed'"]],
  ])('is asked for, unless words or numbers tell which is meant: %s', (question, plans) => {
    expect(choices(question).toSorted()).toEqual(plans.toSorted());
  });

  it('is of the field that the answer before was restricted by', () => {
    expect(conversation(loads, 'how many loads to Gauteng', 'now for Limpopo')).toBe("count() where destProv = 'Limpopo'");
  });
});

describe('a share is of the records that the question is about', () => {
  it.each([
    ['what share of the Reefer loads to Limpopo are insured', "truck = 'Reefer' and destProv = 'Limpopo'"],
    ['what percentage of loads to Limpopo that are insured', "destProv = 'Limpopo'"],
    ['percentage of insured loads to Limpopo', "destProv = 'Limpopo'"],
    ['share of insured to Limpopo', "destProv = 'Limpopo'"],
  ])('%s', (question, where) => {
    expect(asked(loads, question)).toBe(`share(insured = true), count(insured = true), count() where ${where}`);
  });
});

describe('what is left out stays out', () => {
  it.each([
    ['how many loads except to Limpopo and Gauteng', "count() where destProv != 'Limpopo' and destProv != 'Gauteng'"],
    ['how many loads not to Limpopo or Gauteng', "count() where destProv != 'Limpopo' and destProv != 'Gauteng'"],
    ['how many Reefer loads not to Limpopo', "count() where truck = 'Reefer' and destProv != 'Limpopo'"],
    ['how many loads, not counting the uninsured', 'cannot:'],
    ['how many loads without a lift', "count() where lift = 'no'"],
  ])('%s', (question, plan) => {
    expect(asked(loads, question)).toBe(plan);
  });
});

it.each([
  ['which trucks have no timber', []],
  ['how many metals', ['distinct(metal)', "count() where metal = 'metal'"]],
])('what is not asked is not answered: %s', (question, plans) => {
  expect(choices(question)).toEqual(plans);
});
