/**
 * Accuracy of answers: `npm run eval:chat -- CASES.jsonl [MORE…] [--data DIR] [--json] [--misses]`.
 * A case is a line `{ set, files, question, expect, after? }`: the files, under DIR, are imported in this order as runs of one scraper; `after` holds
 * the questions asked before in the same conversation; `expect` is `{ figure }`, `{ rows: [[label, figure], …] }`, or "cannot".
 * Figures are compared as computed, to six digits. `--json` prints the sums alone, `--misses` every case that was not right.
 */
import { createReadStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { collectChat, type ChatResponse } from '../../dist/contract/operations/chat.js';
import { openDataset } from '../../dist/local/open.js';
import { judge, type Expected, type Judgment } from './judgment/chat-judgment.ts';

interface ChatCase {
  readonly set: string;
  readonly files: readonly string[];
  readonly question: string;
  readonly expect: Expected;
  readonly after?: readonly string[];
}

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: '.' }, json: { type: 'boolean', default: false }, misses: { type: 'boolean', default: false } },
});
if (positionals.length === 0) throw new Error('give one or more files of cases: npm run eval:chat -- CASES.jsonl');
const cases = positionals.flatMap((file) => readCases(readFileSync(file, 'utf8')));

const directory = await mkdtemp(join(tmpdir(), 'scrq-eval-chat-'));
const dataset = await openDataset({ directory });
const outcomes: { readonly entry: ChatCase; readonly judgment: Judgment; readonly response: ChatResponse }[] = [];
const timesMs: number[] = [];
try {
  const scraperIds = new Map<string, string>();
  for (const entry of cases) {
    const scraperId = scraperIds.get(entry.set) ?? (await importSet(entry));
    scraperIds.set(entry.set, scraperId);
    const response = await ask(scraperId, entry);
    outcomes.push({ entry, judgment: judge(entry.expect, response), response });
  }
} finally {
  await dataset[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
}

const answerable = outcomes.filter(({ entry }) => entry.expect !== 'cannot');
const unanswerable = outcomes.filter(({ entry }) => entry.expect === 'cannot');
const sums = {
  answerable: answerable.length,
  right: count(answerable, 'right'),
  wrong: count(answerable, 'wrong'),
  withheld: count(answerable, 'withheld'),
  unanswerable: unanswerable.length,
  refused: count(unanswerable, 'right'),
  followUps: count(outcomes, 'right', ({ after }) => after !== undefined),
  followUpsAsked: outcomes.filter(({ entry }) => entry.after !== undefined).length,
  p95Ms: percentile(timesMs, 0.95),
};
if (flags.misses) {
  for (const { entry, judgment, response } of outcomes) if (judgment !== 'right') console.log(describeMiss(entry, judgment, response));
}
if (flags.json) console.log(JSON.stringify(sums));
else {
  console.log(
    `answerable ${sums.answerable}: right ${sums.right} (${share(sums.right, sums.answerable)}), wrong ${sums.wrong} (${share(sums.wrong, sums.answerable)}), withheld ${sums.withheld}`,
  );
  console.log(`unanswerable ${sums.unanswerable}: said so ${sums.refused}`);
  console.log(`follow-ups right: ${sums.followUps} of ${sums.followUpsAsked}; milliseconds an answer, p95: ${sums.p95Ms.toFixed(0)}`);
}

async function importSet({ set, files }: ChatCase): Promise<string> {
  let scraperId = '';
  for (const file of files) {
    const source = { name: file, open: () => createReadStream(join(flags.data, file)) };
    ({
      scraper: { id: scraperId },
    } = await dataset.importRun(source, { scraper: set }));
  }
  return scraperId;
}

async function ask(scraperId: string, { after = [], question }: ChatCase): Promise<ChatResponse> {
  let conversationId: string | undefined;
  for (const message of after) ({ conversationId } = (await collectChat(dataset.api.chat({ scraperId, message, conversationId }))).meta);
  const startedAt = performance.now();
  const response = await collectChat(dataset.api.chat({ scraperId, message: question, conversationId }));
  timesMs.push(performance.now() - startedAt);
  return response;
}

function readCases(text: string): readonly ChatCase[] {
  // The format is told above; a case that breaks it fails the evaluation.
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as ChatCase);
}

function describeMiss({ set, after = [], question, expect }: ChatCase, judgment: Judgment, { data, meta }: ChatResponse): string {
  const wanted = JSON.stringify(expect).slice(0, 160);
  return `${judgment}  [${set}] ${[...after, question].join(' / ')}\n  wanted ${wanted}\n  plan   ${meta.statement ?? 'none'}\n  said   ${data.answer.slice(0, 240)}`;
}

function count(of: typeof outcomes, wanted: Judgment, which: (entry: ChatCase) => boolean = () => true): number {
  return of.filter(({ entry, judgment }) => judgment === wanted && which(entry)).length;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(p * (sorted.length - 1))] ?? 0;
}
