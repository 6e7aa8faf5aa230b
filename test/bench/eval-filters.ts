/**
 * Accuracy of filters on cases with a known answer: `npm run eval:filters -- CASES.jsonl [MORE…] [--out PREDICTIONS.jsonl] [--first N]
 * [--interpreter rules|model|auto] [--model NAME] [--ollama-url URL] [--timeout SECONDS]`.
 * A case is a line `{ id, query, now?, fields, gold, alts? }`; a missing `now` is 2026-03-15. Dates of fields are ISO days.
 * The models `scripted:perfect` and `scripted:liar` need no server. Half of `test/bench/model-cases.jsonl` speaks of fields without naming them,
 * the other half only looks so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import type { LanguageModel } from '../../dist/core/ports/language-model.js';
import { createInterpreter, type QueryReading } from '../../dist/local/search/interpret.js';
import { openStaticEmbedder } from '../../dist/models/static/static-embedder.js';
import { answerFigures } from './judgment/answer-figures.ts';
import { queryFields, readCases, type FilterCase } from './judgment/filter-cases.ts';
import { addOutcome, figures, noOutcomes } from './judgment/filter-figures.ts';
import { scriptedModel } from './judgment/scripted-models.ts';
import { flatConditions } from './judgment/stated-conditions.ts';
import { compareStated, factsOf } from './judgment/stated-facts.ts';

const { positionals: caseFiles, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    interpreter: { type: 'string', default: 'rules' },
    model: { type: 'string' },
    'ollama-url': { type: 'string', default: process.env['OLLAMA_HOST'] ?? 'http://127.0.0.1:11434' },
    timeout: { type: 'string', default: '10' },
    first: { type: 'string', default: 'Infinity' },
    out: { type: 'string' },
  },
});
if (caseFiles.length === 0) throw new Error('give one or more files of cases: npm run eval:filters -- CASES.jsonl');
const by = interpreterNamed(options.interpreter);
if (by === 'model' && options.model === undefined) throw new Error('--interpreter model needs --model NAME');

const timeoutMs = 1000 * Number(options.timeout);
const openStatic = once(openStaticEmbedder);
const modelFor = await openModel(by === 'rules' ? undefined : options.model);
const predictions: string[] = [];
for (const file of caseFiles) {
  let outcomes = noOutcomes;
  const readings: QueryReading[] = [];
  const timesMs: number[] = [];
  for (const entry of readCases(readFileSync(file, 'utf8')).slice(0, Number(options.first))) {
    const readQuery = createInterpreter({ model: modelFor(entry), openStatic, now: () => Date.parse(entry.now), timeoutMs });
    const fields = queryFields(entry);
    const startedAt = performance.now();
    const reading = await readQuery({ query: entry.query, fields, by });
    timesMs.push(performance.now() - startedAt);
    readings.push(reading);
    const { filter, order } = reading.interpretation;
    const stated = flatConditions(filter);
    const sort = order === null ? null : { field: order.field, dir: order.direction };
    predictions.push(JSON.stringify({ id: entry.id, filter: { and: stated }, sort }));
    const answers = [entry.gold, ...(entry.alts ?? [])].map((answer) => compareStated(answer.and, factsOf(stated, entry.fields), entry.fields));
    outcomes = addOutcome(outcomes, { answers, isEmpty: entry.gold.and.every((condition) => condition.optional === true) });
  }
  console.log([file, figures(outcomes), ...answerFigures(readings), speed(timesMs)].join('\n'));
}
if (options.out !== undefined) writeFileSync(options.out, `${predictions.join('\n')}\n`);

/** Half and nearly all of the cases take at most this long, what is first learnt of their fields included. */
function speed(timesMs: readonly number[]): string {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  return `  milliseconds a query: p50 ${at(0.5)}, p99 ${at(0.99)}`;
}

async function openModel(name: string | undefined): Promise<(entry: FilterCase) => LanguageModel | null> {
  if (name === undefined) return () => null;
  if (name === 'scripted:perfect') return (entry) => scriptedModel('perfect', entry);
  if (name === 'scripted:liar') return (entry) => scriptedModel('liar', entry);
  const { createOllama } = await import('../../dist/models/ollama/ollama.js');
  const model = createOllama({ url: options['ollama-url'], now: Date.now }).languageModel(name);
  return () => model;
}

function interpreterNamed(name: string): 'rules' | 'model' | 'auto' {
  if (name === 'rules' || name === 'model' || name === 'auto') return name;
  throw new Error('--interpreter is rules, model or auto');
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
