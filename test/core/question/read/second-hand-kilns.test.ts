import { describe, expect, it } from 'vitest';

import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { printPlan } from '../../../../src/core/plan/print.ts';
import { asked, categories, collection, conversation, NOW, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  listingNo: `K-${index}`,
  maker: ['Elm & Co', 'Saltwick'][index % 2] ?? '',
  fuel: ['Gas', 'Electric', 'Wood'][index % 3] ?? '',
  loading: ['Front', 'Top'][index % 2] ?? '',
  condition: ['Good', 'Fair', 'Like new'][index % 3] ?? '',
}));

/** Kilns that potters sell. */
const kilns = collection({ name: 'kilns', titleField: null, key: ['listingNo'] }, rows, [
  ...texts('listingNo', 60),
  ...categories('maker fuel loading', 60),
  { name: 'condition', type: 'text', role: 'category', values: 60, samples: ['Good', 'Fair', 'Like new'] },
  { name: 'askingPrice', type: 'number', unit: 'USD', role: 'price', min: 90, max: 5200, values: 60 },
  { name: 'chamberVolume', type: 'number', unit: 'cu ft', min: 1, max: 34, values: 60 },
  { name: 'power', type: 'number', unit: 'kW', min: 2, max: 20, values: 40 },
  { name: 'listed', type: 'date', precision: 'day', min: Date.UTC(2026, 5, 3), max: Date.UTC(2026, 10, 18), values: 60 },
]);

const runs = [Date.UTC(2026, 10, 18), Date.UTC(2026, 9, 30)];

function ofRuns(text: string): string {
  const planned = planByRules({ text, fields: kilns.fields, facts: kilns.facts, last: null, now: NOW, runs });
  return planned.kind === 'plan' ? printPlan(planned.plan) : `cannot: ${planned.reason}`;
}

describe('what sellers say of what they sell', () => {
  it.each([
    ['how many wood fired kilns are there', "count() where fuel = 'Wood'"],
    ['average price of gas-fired kilns', "avg(askingPrice) where fuel = 'Gas'"],
    ['how many electric powered kilns are there', "count() where fuel = 'Electric'"],
    ['what fuels do they burn, count per fuel', 'count() by fuel order by count() desc'],
    ['which kiln has the biggest chamber', 'list order by chamberVolume desc limit 1'],
    ['which maker is the cheapest second hand, on average', 'avg(askingPrice), count() by maker order by avg(askingPrice) limit 1'],
    ['I need a wood kiln, how many are front loading', 'cannot'],
  ])('%s', (question, plan) => {
    expect(asked(kilns, question)).toContain(plan);
  });

  it('compares kinds by how roomy they are', () => {
    expect(asked(kilns, 'are front loading kilns roomier than top loading ones on average')).toContain('avg(chamberVolume)');
  });

  it('goes on to all of the records', () => {
    expect(conversation(kilns, 'how many are electric', 'what share of all kilns is that')).toContain("share(fuel = 'Electric')");
  });
});

describe('what became of the records between runs', () => {
  it.each([
    ['how many sellers have cut their price since october 30', "changes changed from '2026-10-30' to latest of askingPrice down limit 20"],
    [
      "what's the average asking price of the listings that are new since october 30",
      "changes added from '2026-10-30' to latest average askingPrice limit 20",
    ],
  ])('%s', (question, plan) => {
    expect(ofRuns(question)).toBe(plan);
  });
});
