import { expect, test } from 'vitest';

import { interpretByRules } from '../../../src/core/query/read-query.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { readCases, queryFields } from '../../bench/filter-cases.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOW = Date.parse('2026-03-15');
const RUNS = 100_000;
const LONGEST = 2000;
const MOST_MS = 50;

const cases = readCases(readFileSync(join(import.meta.dirname, 'own-cases.jsonl'), 'utf8'));
const words = cases.flatMap(({ query }) => query.split(/\s+/));
const fields = twoHundred();

/** Names that are words of the language, twins, fields of one value and of none, and the fields of all own cases under names of their own. */
function twoHundred(): readonly QueryField[] {
  const names = ['under', 'most', 'null', '2020', 'Price', 'price', 'PRICE', 'min', 'or', 'not', 'the', 'today', 'free', '%', 'R', 'kr'];
  const odd = names.map((name, index): QueryField => ({
    name,
    type: index % 3 === 0 ? 'text' : 'number',
    ...(index % 2 === 0 ? { min: 5, max: 5 } : {}),
  }));
  const own = cases.flatMap(queryFields).map((field, index) => ({ ...field, name: `${field.name} ${index}` }));
  return [...odd, ...own].slice(0, 200);
}

/** A generator that gives the same texts each time. */
function* texts(): Generator<string> {
  let seed = 12_345;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  for (let run = 0; run < RUNS; run += 1) {
    const length = run % 50 === 0 ? LONGEST : random(200);
    const kind = random(3);
    let text = '';
    while (text.length < length) {
      if (kind === 0) text += String.fromCodePoint(32 + random(95));
      else text += kind === 1 ? String.fromCodePoint(random(0xd800)) : `${words[random(words.length)]} `;
    }
    yield text.slice(0, LONGEST);
  }
}

test(`${RUNS} random texts over 200 fields are read without an error, each in under ${MOST_MS} ms of processor time`, { timeout: 1_800_000 }, () => {
  let slowest = 0;
  for (let warm = 0; warm < 200; warm += 1) interpretByRules(`under ${warm} km ${words.slice(0, 250).join(' ')}`, fields, NOW);
  for (const text of texts()) {
    const before = process.cpuUsage();
    interpretByRules(text, fields, NOW);
    const { user, system } = process.cpuUsage(before);
    slowest = Math.max(slowest, (user + system) / 1000);
  }
  expect(slowest).toBeLessThan(MOST_MS);
});
