import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { readCases, queryFields } from '../../bench/filter-cases.ts';
import { addOutcome, noOutcomes, type Outcomes } from '../../bench/filter-figures.ts';
import { flatConditions } from '../../bench/stated-conditions.ts';
import { compareStated, factsOf } from '../../bench/stated-facts.ts';

/** Cases with known answers, kept beside the project and not part of it. */
const directory = join(import.meta.dirname, '../../../../shared/data/nl-filter');

function outcomesOf(file: string): Outcomes {
  return readCases(readFileSync(join(directory, file), 'utf8')).reduce((sum, entry) => {
    const read = interpretByRules(entry.query, queryFields(entry), Date.parse(entry.now));
    const facts = factsOf(flatConditions(read.filter), entry.fields);
    const answers = [entry.gold, ...(entry.alts ?? [])].map((answer) => compareStated(answer.and, facts, entry.fields));
    return addOutcome(sum, { answers, isEmpty: entry.gold.and.every((condition) => condition.optional === true) });
  }, noOutcomes);
}

describe.skipIf(!existsSync(directory))('on cases with known answers (skipped where they are not at hand)', () => {
  test.each([
    ['nl-filter.jsonl', 0.95, 1],
    ['hand.jsonl', 0.95, 0],
  ])('%s: enough filters are exactly right, few are invented, none is illegal', (file, least, most) => {
    const { stating, statingExact, falseFilters, illegal } = outcomesOf(file);
    expect(statingExact / stating).toBeGreaterThanOrEqual(least);
    expect(falseFilters).toBeLessThanOrEqual(most);
    expect(illegal).toBe(0);
  });
});
