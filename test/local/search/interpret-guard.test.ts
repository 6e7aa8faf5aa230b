import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import type { Embedder } from '../../../src/core/ports/embedder.ts';
import { createInterpreter, type QueryReading } from '../../../src/local/search/interpret.ts';
import { openStaticEmbedder } from '../../../src/models/static/static-embedder.ts';
import { queryFields, readCases, type FilterCase } from '../../bench/judgment/filter-cases.ts';
import { addOutcome, noOutcomes, type Outcomes } from '../../bench/judgment/filter-figures.ts';
import { scriptedModel, type Script } from '../../bench/judgment/scripted-models.ts';
import { flatConditions } from '../../bench/judgment/stated-conditions.ts';
import { compareStated, factsOf } from '../../bench/judgment/stated-facts.ts';

/** Half of them speak of a field without naming it; the others only look so. */
const cases = readCases(readFileSync(join(import.meta.dirname, '../../bench/model-cases.jsonl'), 'utf8'));

let embedder: Embedder;
beforeAll(async () => {
  embedder = await openStaticEmbedder();
});

async function outcomesWith(script: Script | null): Promise<Outcomes> {
  let outcomes = noOutcomes;
  for (const entry of cases) outcomes = addOutcome(outcomes, outcomeOf(entry, await readingOf(entry, script)));
  return outcomes;
}

function readingOf(entry: FilterCase, script: Script | null): Promise<QueryReading> {
  const model = script === null ? null : scriptedModel(script, entry);
  const read = createInterpreter({ model, openStatic: () => Promise.resolve(embedder), now: () => Date.parse(entry.now) });
  return read({ query: entry.query, fields: queryFields(entry), by: 'auto' });
}

function outcomeOf({ gold, alts = [], fields }: FilterCase, { interpretation }: QueryReading) {
  const facts = factsOf(flatConditions(interpretation.filter), fields);
  const answers = [gold, ...alts].map((answer) => compareStated(answer.and, facts, fields));
  return { answers, isEmpty: gold.and.every((condition) => condition.optional === true) };
}

describe('what a model says of words that the rules left', () => {
  test('is taken where the words bear it out', async () => {
    const [rules, perfect] = [await outcomesWith(null), await outcomesWith('perfect')];
    // Half of what the rules leave, however much that is.
    expect(perfect.statingExact - rules.statingExact).toBeGreaterThanOrEqual((rules.stating - rules.statingExact) / 2);
    expect(perfect.extra).toBeLessThanOrEqual(rules.extra);
  });

  test('is kept out where they do not, however well-formed the lie', async () => {
    const [rules, liar] = [await outcomesWith(null), await outcomesWith('liar')];
    expect(liar.falseFilters).toBeLessThanOrEqual(rules.falseFilters);
    expect(liar.extra).toBeLessThanOrEqual(rules.extra);
    expect(liar.statingExact).toBeGreaterThanOrEqual(rules.statingExact);
    expect(liar.illegal).toBe(0);
  });
});
