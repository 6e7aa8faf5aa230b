/**
 * Accuracy on questions and queries written without sight of the code: `npm run eval:blind -- DIR [--questions FILE]… [--queries FILE]… [--misses] [--json]`.
 * DIR holds what `node test/bench/blind/generate.mjs DIR` wrote. Default: both files in `test/bench/blind`. The files of a set are imported as runs
 * of one scraper, each at noon of the day in its name; questions are asked at noon of the case's `now`.
 */
import { createReadStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { collectChat, type ChatResponse } from '../../dist/contract/operations/chat.js';
import { parseFilter } from '../../dist/core/condition/parse.js';
import { openDataset } from '../../dist/local/open.js';
import { judgeAnswer, judgeQuery, type BlindQuery, type BlindQuestion, type QueryJudgment } from './judgment/blind-judgment.ts';
import type { Judgment } from './judgment/chat-judgment.ts';
import { flatConditions } from './judgment/stated-conditions.ts';
import type { CaseField } from './judgment/stated-facts.ts';

interface ImportedSet {
  readonly scraperId: string;
  readonly fields: readonly CaseField[];
}

interface AnswerOutcome {
  readonly entry: BlindQuestion;
  readonly judgment: Judgment;
}

interface QueryOutcome {
  readonly entry: BlindQuery;
  readonly judgment: QueryJudgment;
}

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'string', multiple: true },
    queries: { type: 'string', multiple: true },
    misses: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [data] = positionals;
if (data === undefined) throw new Error('Give the directory of the records: npm run eval:blind -- DIR');
const isDefault = flags.questions === undefined && flags.queries === undefined;
const questions = (flags.questions ?? (isDefault ? ['test/bench/blind/questions.jsonl'] : [])).flatMap((file) => readLines(file) as BlindQuestion[]);
const queries = (flags.queries ?? (isDefault ? ['test/bench/blind/queries.jsonl'] : [])).flatMap((file) => readLines(file) as BlindQuery[]);

const directory = await mkdtemp(join(tmpdir(), 'scrq-eval-blind-'));
let now = 0;
const dataset = await openDataset({ directory, now: () => now });
const imported = new Map<string, ImportedSet>();
const answered: AnswerOutcome[] = [];
const searched: QueryOutcome[] = [];
try {
  for (const entry of questions) answered.push(await askQuestion(entry));
  for (const entry of queries) searched.push(await runQuery(entry));
} finally {
  await dataset[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
}
report();

async function askQuestion(entry: BlindQuestion): Promise<AnswerOutcome> {
  const { scraperId } = await importedSet(entry);
  now = noon(entry.now);
  let conversationId: string | undefined;
  for (const message of entry.after ?? []) ({ conversationId } = (await collectChat(dataset.api.chat({ scraperId, message, conversationId }))).meta);
  const response = await collectChat(dataset.api.chat({ scraperId, message: entry.question, conversationId }));
  const judgment = judgeAnswer(entry.expect, response);
  if (flags.misses && judgment !== 'right') console.log(describeAnswer(entry, judgment, response));
  return { entry, judgment };
}

async function runQuery(entry: BlindQuery): Promise<QueryOutcome> {
  const { scraperId, fields } = await importedSet(entry);
  now = noon(entry.now);
  const { meta } = await dataset.api.hybrid({ scraperId, search: entry.query, dryRun: true, interpreter: 'rules' });
  const stated = meta.filter === '' ? [] : flatConditions(parseFilter(meta.filter));
  const judgment = judgeQuery(entry, stated, { sort: meta.sort, fields });
  const isRight = judgment.filter === 'exact' && (judgment.order === 'right' || judgment.order === 'none');
  if (flags.misses && !isRight) console.log(describeQuery(entry, judgment, meta));
  return { entry, judgment };
}

async function importedSet({ set, files }: BlindQuestion | BlindQuery): Promise<ImportedSet> {
  const existing = imported.get(set);
  if (existing !== undefined) return existing;
  let made: ImportedSet = { scraperId: '', fields: [] };
  for (const file of files) {
    now = noon(/\d{4}-\d{2}-\d{2}/.exec(file)?.[0] ?? '');
    const source = { name: file, open: () => createReadStream(join(String(data), file)) };
    const { scraper, fields } = await dataset.importRun(source, { scraper: set, runAt: now });
    made = { scraperId: scraper.id, fields: fields.map(({ name, type, examples }) => ({ name, type, integer: examples.every(isWhole) })) };
  }
  imported.set(set, made);
  return made;
}

function report(): void {
  const sets = [...new Set([...questions, ...queries].map(({ set }) => set))];
  const total = sums(answered, searched);
  if (flags.json) {
    const perSet = sets.map((set) => [
      set,
      sums(
        answered.filter(({ entry }) => entry.set === set),
        searched.filter(({ entry }) => entry.set === set),
      ),
    ]);
    console.log(JSON.stringify({ total, sets: Object.fromEntries(perSet) }));
    return;
  }
  for (const set of sets) {
    const of = sums(
      answered.filter(({ entry }) => entry.set === set),
      searched.filter(({ entry }) => entry.set === set),
    );
    console.log(printed(set, of));
  }
  console.log(printed('all', total));
}

function sums(answers: readonly AnswerOutcome[], searches: readonly QueryOutcome[]) {
  const answerable = answers.filter(({ entry }) => entry.expect !== 'cannot');
  const unanswerable = answers.filter(({ entry }) => entry.expect === 'cannot');
  const having = (judgment: Judgment, of: readonly AnswerOutcome[]) => of.filter((outcome) => outcome.judgment === judgment).length;
  const conditioned = searches.filter(({ judgment }) => judgment.wantsCondition);
  const ordered = searches.filter(({ entry }) => entry.sort !== undefined);
  const reading = (filter: QueryJudgment['filter']) => conditioned.filter(({ judgment }) => judgment.filter === filter).length;
  return {
    answerable: answerable.length,
    right: having('right', answerable),
    wrong: having('wrong', answerable),
    withheld: having('withheld', answerable),
    unanswerable: unanswerable.length,
    refused: having('right', unanswerable),
    followUps: answers.filter(({ entry }) => entry.after !== undefined).length,
    followUpsRight: answers.filter(({ entry, judgment }) => entry.after !== undefined && judgment === 'right').length,
    queries: searches.length,
    conditioned: conditioned.length,
    exact: reading('exact'),
    partly: reading('partly'),
    missed: reading('missed'),
    other: reading('other'),
    falseConditions: searches.filter(({ judgment }) => judgment.hasFalseCondition).length,
    ordered: ordered.length,
    orderRight: ordered.filter(({ judgment }) => judgment.order === 'right').length,
    falseOrders: searches.filter(({ entry, judgment }) => entry.sort === undefined && judgment.order === 'wrong').length,
  };
}

function printed(name: string, of: ReturnType<typeof sums>): string {
  const chat = `right ${share(of.right, of.answerable)}, wrong ${share(of.wrong, of.answerable)}, withheld ${share(of.withheld, of.answerable)}`;
  const filters = `exact ${share(of.exact, of.conditioned)}, partly ${of.partly}, missed ${of.missed}, other ${of.other}`;
  return [
    name,
    `  chat: ${of.answerable} answerable: ${chat}; ${of.unanswerable} unanswerable: refused ${of.refused}; follow-ups right ${of.followUpsRight} of ${of.followUps}`,
    `  queries: ${of.conditioned} with a condition: ${filters}; of all ${of.queries} with a false condition ${share(of.falseConditions, of.queries)}`,
    `  orders: right ${of.orderRight} of ${of.ordered}; where none was meant ${of.falseOrders}`,
  ].join('\n');
}

function describeAnswer({ set, after = [], question, expect }: BlindQuestion, judgment: Judgment, { data: said, meta }: ChatResponse): string {
  const wanted = JSON.stringify(expect).slice(0, 200);
  return `${judgment}  [${set}] ${[...after, question].join(' / ')}\n  wanted ${wanted}\n  plan   ${meta.statement ?? 'none'}\n  said   ${said.answer.slice(0, 240)}`;
}

function describeQuery(
  { set, query, gold, alts = [], sort }: BlindQuery,
  { filter, order }: QueryJudgment,
  meta: { filter: string; sort?: string | undefined },
): string {
  const wanted = [gold, ...alts].map(({ and }) =>
    and.map((condition) => `${condition.field} ${condition.op} ${JSON.stringify(condition.value)}`).join(' AND '),
  );
  return `${filter}, order ${order}  [${set}] ${query}\n  wanted ${wanted.join('  or  ')}  ${JSON.stringify(sort ?? null)}\n  read   ${meta.filter}  ${meta.sort ?? ''}`;
}

/** The JSON lines of a file; their form is documented in blind-judgment.ts, and a case that breaks it fails the evaluation. */
function readLines(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
}

/** Epoch milliseconds of noon, UTC, of an ISO day. */
function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

function isWhole(example: string): boolean {
  return Number.isInteger(Number(example));
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${part} (${((100 * part) / whole).toFixed(1)} %)`;
}
