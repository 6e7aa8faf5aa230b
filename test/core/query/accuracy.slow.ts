import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { readCases, queryFields } from '../../bench/judgment/filter-cases.ts';
import { addOutcome, noOutcomes, type Outcomes } from '../../bench/judgment/filter-figures.ts';
import { flatConditions } from '../../bench/judgment/stated-conditions.ts';
import { compareStated, factsOf } from '../../bench/judgment/stated-facts.ts';
import { describeWithShared } from '../../with-shared.ts';

function outcomesOf(file: string): Outcomes {
  return readCases(readFileSync(file, 'utf8')).reduce((sum, entry) => {
    const read = interpretByRules(entry.query, queryFields(entry), Date.parse(entry.now));
    const facts = factsOf(flatConditions(read.filter), entry.fields);
    const answers = [entry.gold, ...(entry.alts ?? [])].map((answer) => compareStated(answer.and, facts, entry.fields));
    return addOutcome(sum, { answers, isEmpty: entry.gold.and.every((condition) => condition.optional === true) });
  }, noOutcomes);
}

function expectAccuracy(file: string, { least, most }: { readonly least: number; readonly most: number }): void {
  const { stating, statingExact, falseFilters, illegal } = outcomesOf(file);
  expect(statingExact / stating).toBeGreaterThanOrEqual(least);
  expect(falseFilters).toBeLessThanOrEqual(most);
  expect(illegal).toBe(0);
}

describe('filters are exactly right, none is invented and none is illegal', () => {
  test.each([
    ['hand-cases.jsonl', 1],
    ['own-cases.jsonl', 0.95],
  ])('on %s', (file, least) => {
    expectAccuracy(join(import.meta.dirname, file), { least, most: 0 });
  });

  describeWithShared('on the cases of others', 'data/nl-filter/nl-filter.jsonl', (file) => {
    test('as on our own', () => {
      expectAccuracy(file, { least: 0.98, most: 0 });
    });
  });
});
