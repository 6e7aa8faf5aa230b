/**
 * A server under load: `npm run bench:load [-- SECONDS CONNECTIONS RECORDS]`. Searches, pages, diffs, figures and questions, all mixed, then
 * many exports whose readers are slow; latencies, statuses and memory. Ends with 1 when an answer failed otherwise than by a limit.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { Agent, request, type Dispatcher } from 'undici';

import { seeded, writeListings } from './measure/generated-listings.ts';
import { quantile } from './measure/measured-process.ts';
import { serveDataset, type ServedDataset } from './measure/served-dataset.ts';

const scrq = join(import.meta.dirname, '../../bin/scrq.js');
const [seconds = 60, connections = 64, records = 100_000] = process.argv.slice(2).map(Number);
const SLOW_EXPORTS = 20;
const SLOW_PAUSE_MS = 20;

const words = ['quiet', 'balcony', 'river', 'garden', 'loft', 'station', 'renovated', 'timber', 'south facing', 'oak floor'];
const places = ['Aldport', 'Brimley', 'Corvane', 'Dunmere'];
const questions = ['how many flats are in Aldport?', 'average price by city', 'cheapest flat with a balcony', 'how many have 3 bedrooms?'];

const directory = await mkdtemp(join(tmpdir(), 'scrq-load-'));
const data = join(directory, 'data');
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${records} records, ${connections} connections`);
try {
  const scraperId = await prepare();
  await using server = await serveDataset(data);
  const dispatcher = new Agent({ connections, headersTimeout: 120_000, bodyTimeout: 120_000 });
  const failed = (await mixed(server, scraperId, dispatcher)) + (await slowExports(server, scraperId, dispatcher));
  await dispatcher.close();
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await rm(directory, { recursive: true, force: true });
}

/** Two runs, of which the second lacks some records of the first. */
async function prepare(): Promise<string> {
  const file = join(directory, 'flats.csv');
  await writeListings(file, records);
  run('import', file, '--scraper', 'flats', '--key', 'id');
  await writeListings(file, Math.floor(records * 0.99));
  run('import', file, '--scraper', 'flats');
  // The program's own answer.
  return (JSON.parse(run('scrapers', 'show', 'flats', '--format', 'json')) as { readonly id: string }).id;
}

function run(...argv: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [scrq, ...argv, '--data', data], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

interface Asked {
  readonly kind: string;
  readonly path: string;
  readonly body?: string;
}

/** Calls as clients make them: mostly searches and pages, of which few are the same. */
function nextCall(random: () => number): Asked {
  const pick = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? '';
  const price = 600 + Math.floor(random() * 4000);
  const dice = random();
  const search = `${pick(words)} flat in ${pick(places)} under ${price}`;
  if (dice < 0.45) return { kind: 'hybrid', path: `hybrid?search=${encodeURIComponent(search)}` };
  if (dice < 0.8) return { kind: 'results', path: `results?page=${1 + Math.floor(random() * 500)}&take=20` };
  if (dice < 0.87) return { kind: 'results sorted', path: `results?sort=-price&filter=${encodeURIComponent(`price < ${price}`)}` };
  if (dice < 0.92) return { kind: 'diff', path: `diff?take=20&page=${1 + Math.floor(random() * 20)}` };
  if (dice < 0.97) return { kind: 'stats', path: `stats?plan=${encodeURIComponent(`avg(price), count() by city where price < ${price}`)}` };
  return { kind: 'chat', path: 'chat', body: JSON.stringify({ message: pick(questions) }) };
}

interface Outcome {
  readonly kind: string;
  readonly ms: number;
  /** 0 when no answer came. */
  readonly status: number;
}

async function mixed(server: ServedDataset, scraperId: string, dispatcher: Dispatcher): Promise<number> {
  const outcomes: Outcome[] = [];
  const memory: number[] = [];
  const until = performance.now() + seconds * 1000;
  const watch = setInterval(() => memory.push(server.memoryMb()), Math.max(1000, (seconds * 1000) / 20));
  const client = async (seed: number): Promise<void> => {
    const random = seeded(seed + 1);
    while (performance.now() < until) outcomes.push(await ask(`${server.url}/v1/scrapers/${scraperId}`, nextCall(random), dispatcher));
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => client(index)));
  clearInterval(watch);
  report(outcomes, memory);
  return outcomes.filter(({ status }) => status !== 200 && status !== 503).length;
}

async function ask(base: string, { kind, path, body }: Asked, dispatcher: Dispatcher): Promise<Outcome> {
  const started = performance.now();
  try {
    const post = body === undefined ? {} : { method: 'POST' as const, body, headers: { 'content-type': 'application/json' } };
    const answer = await request(`${base}/${path}`, { dispatcher, ...post });
    await answer.body.dump({ limit: Number.MAX_SAFE_INTEGER });
    return { kind, ms: performance.now() - started, status: answer.statusCode };
  } catch (error) {
    console.error(`${kind}: ${String(error)}`);
    return { kind, ms: performance.now() - started, status: 0 };
  }
}

function report(outcomes: readonly Outcome[], memory: readonly number[]): void {
  console.log(`${outcomes.length} answers in ${seconds} s, ${(outcomes.length / seconds).toFixed(1)} a second; statuses ${statusText(outcomes)}`);
  for (const kind of new Set(outcomes.map((outcome) => outcome.kind))) {
    const those = outcomes.filter((outcome) => outcome.kind === kind && outcome.status === 200);
    const times = those.map(({ ms }) => ms);
    console.log(`  ${kind}: ${those.length}, p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`);
  }
  console.log(`  memory of the server over time, MB: ${memory.map((mb) => mb.toFixed(0)).join(' ')}`);
}

function statusText(outcomes: readonly Outcome[]): string {
  const counts = new Map<number, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
}

/** Exports whose readers take a piece, and then nothing for a while. */
async function slowExports(server: ServedDataset, scraperId: string, dispatcher: Dispatcher): Promise<number> {
  const before = server.memoryMb();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, server.memoryMb())), 50);
  const started = performance.now();
  const sizes = await Promise.all(
    Array.from({ length: SLOW_EXPORTS }, () => slowExport(`${server.url}/v1/scrapers/${scraperId}/export`, dispatcher)),
  );
  clearInterval(watch);
  const whole = sizes.filter((size) => size !== undefined);
  const megabytes = whole.reduce((sum, size) => sum + size, 0) / 1_000_000;
  console.log(
    `${whole.length} of ${SLOW_EXPORTS} slow exports whole, ${megabytes.toFixed(0)} MB in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  console.log(`  memory of the server, MB: ${before.toFixed(0)} before, ${peak.toFixed(0)} at its peak`);
  return SLOW_EXPORTS - whole.length;
}

async function slowExport(url: string, dispatcher: Dispatcher): Promise<number | undefined> {
  try {
    const { statusCode, body } = await request(url, { dispatcher });
    let size = 0;
    let waited = 0;
    // Without an encoding, pieces of a body are buffers.
    for await (const piece of body as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size - waited < 256 * 1024) continue;
      waited = size;
      await new Promise((resolve) => setTimeout(resolve, SLOW_PAUSE_MS));
    }
    return statusCode === 200 ? size : undefined;
  } catch (error) {
    console.error(`export: ${String(error)}`);
    return undefined;
  }
}
