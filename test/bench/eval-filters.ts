/**
 * Accuracy of the rules on cases with a known answer: `npm run eval:filters -- CASES.jsonl [MORE…] [--out PREDICTIONS.jsonl]`.
 * A case is a line `{ id, query, now?, fields, gold, alts? }`; a missing `now` is 2026-03-15. Dates of fields are ISO days.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { interpretByRules } from '../../dist/core/interpret/rules.js';
import { queryFields, readCases } from './filter-cases.ts';
import { addOutcome, figures, noOutcomes } from './filter-figures.ts';
import { flatConditions } from './stated-conditions.ts';
import { compareStated, factsOf } from './stated-facts.ts';

const { files: caseFiles, out } = readArguments(process.argv.slice(2));
const predictions: string[] = [];
for (const file of caseFiles) {
  let outcomes = noOutcomes;
  const timesMs: number[] = [];
  for (const entry of readCases(readFileSync(file, 'utf8'))) {
    const fields = queryFields(entry);
    const startedAt = performance.now();
    const read = interpretByRules(entry.query, fields, Date.parse(entry.now));
    timesMs.push(performance.now() - startedAt);
    const stated = flatConditions(read.filter);
    predictions.push(
      JSON.stringify({
        id: entry.id,
        filter: { and: stated },
        sort: read.order === null ? null : { field: read.order.field, dir: read.order.direction },
      }),
    );
    const answers = [entry.gold, ...(entry.alts ?? [])].map((answer) => compareStated(answer.and, factsOf(stated, entry.fields), entry.fields));
    outcomes = addOutcome(outcomes, { answers, isEmpty: entry.gold.and.every((condition) => condition.optional === true) });
  }
  console.log(`${file}\n${figures(outcomes)}\n${speed(timesMs)}`);
}
if (out !== null) writeFileSync(out, `${predictions.join('\n')}\n`);

/** Half and nearly all of the cases take at most this long, what is first learnt of their fields included. */
function speed(timesMs: readonly number[]): string {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  return `  milliseconds a query: p50 ${at(0.5)}, p99 ${at(0.99)}`;
}

function readArguments(args: readonly string[]): { readonly files: readonly string[]; readonly out: string | null } {
  const at = args.indexOf('--out');
  const files = at < 0 ? args : args.filter((_, index) => index !== at && index !== at + 1);
  if (files.length === 0) throw new Error('give one or more files of cases: npm run eval:filters -- CASES.jsonl');
  return { files, out: at < 0 ? null : (args[at + 1] ?? null) };
}
