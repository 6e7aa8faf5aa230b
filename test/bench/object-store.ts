/**
 * What a dataset on an object store costs beside one on a disk: `npm run bench:store [-- RECORDS]` (default: 100000). Needs the S3 server that VERSITYGW
 * names. Prints a table in Markdown: requests and bytes of one command, and how long it takes, with 0, 10 and 30 ms added to each request.
 * Cold is a machine that has read nothing of the store, warm one that has; a server answers over HTTP what it has been asked before in other words.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { BUCKET, environmentFor, startGateway } from '../object-store/gateway.ts';
import { startProxy, type Proxy } from '../object-store/proxy.ts';
import { writeListings } from './measure/generated-listings.ts';
import { quantile } from './measure/measured-process.ts';

const RECORDS = Number(process.argv[2] ?? 100_000);
const SEARCH = 'quiet flat near the harbour under 2000 with 2 bedrooms';
const [COLD, WARM, SERVED] = [5, 10, 50];
const scrq = process.env['SCRQ_BIN'] ?? join(process.cwd(), 'bin/scrq.js');
const directory = await mkdtemp(join(tmpdir(), 'scrq-bench-store-'));
console.error(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${RECORDS} records`);

interface Place {
  readonly name: string;
  readonly data: string;
  /** Null on a disk. */
  readonly proxy: Proxy | null;
}

interface Measured {
  readonly milliseconds: number[];
  requests: number;
  bytes: number;
}

/** A machine with a cache of its own. */
function machine({ data, proxy }: Place, name: string): Readonly<Record<string, string>> {
  return { SCRQ_DATA: data, SCRQ_CACHE: join(directory, name), ...(proxy === null ? {} : environmentFor(proxy.url)) };
}

function run(argv: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [scrq, ...argv], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.once('close', (status) =>
      status === 0 ? resolve(performance.now() - started) : reject(new Error(`${argv.join(' ')} ended with ${status}`)),
    );
  });
}

/** Requests and bytes are those of the last time. */
async function repeated(place: Place, times: number, work: (time: number) => Promise<number>): Promise<Measured> {
  const measured: Measured = { milliseconds: [], requests: 0, bytes: 0 };
  for (let time = 0; time < times; time += 1) {
    place.proxy?.takeCounts();
    measured.milliseconds.push(await work(time));
    const { requests, sent, received } = place.proxy?.takeCounts() ?? { requests: 0, sent: 0, received: 0 };
    Object.assign(measured, { requests, bytes: sent + received });
  }
  return measured;
}

function row(place: string, what: string, { milliseconds, requests, bytes }: Measured): void {
  const megabytes = (bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 0);
  const [p50, p95] = [0.5, 0.95].map((part) => quantile(milliseconds, part).toFixed(0));
  console.log(`| ${place} | ${what} | ${requests} | ${megabytes} | ${p50} | ${milliseconds.length < 5 ? '' : p95} |`);
}

let machines = 0;
const newMachine = (place: Place) => machine(place, `cache-${(machines += 1)}`);

async function measure(place: Place, file: string): Promise<void> {
  const importing = ['import', file, '--scraper', 'flats', '--key', 'id'];
  row(place.name, 'import', await repeated(place, 1, () => run(importing, newMachine(place))));
  for (const [what, argv, times] of [
    ['search', ['search', SEARCH], COLD],
    ['export', ['export', '--format', 'csv'], 3],
  ] as const) {
    if (place.proxy !== null) row(place.name, `${what}, cold`, await repeated(place, times, () => run(argv, newMachine(place))));
    const known = newMachine(place);
    await run(argv, known);
    row(place.name, `${what}, warm`, await repeated(place, what === 'search' ? WARM : times, () => run(argv, known)));
  }
  await measureServer(place);
}

async function measureServer(place: Place): Promise<void> {
  const child = spawn(process.execPath, [scrq, 'serve', '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...newMachine(place) },
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.once('close', () => reject(new Error('the server ended')));
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        const found = /listening on (\S+)/.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    const id = await scraperId(place);
    const ask = async (words: string) => {
      const started = performance.now();
      const response = await fetch(`${url}/v1/scrapers/${id}/hybrid?search=${encodeURIComponent(words)}`);
      if (response.status !== 200) throw new Error(await response.text());
      await response.text();
      return performance.now() - started;
    };
    await ask(SEARCH);
    row(place.name, 'search, served', await repeated(place, SERVED, (time) => ask(`bright flat under ${1000 + time}`)));
  } finally {
    child.kill('SIGKILL');
  }
}

async function scraperId(place: Place): Promise<string> {
  const child = spawn(process.execPath, [scrq, 'scrapers', 'show', 'flats', '--format', 'json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...newMachine(place) },
  });
  let out = '';
  for await (const text of child.stdout.setEncoding('utf8')) out += String(text);
  return String(Object(JSON.parse(out)).id);
}

try {
  const file = join(directory, 'flats.csv');
  await writeListings(file, RECORDS);
  await using gateway = await startGateway();
  await using proxy = await startProxy(gateway.url);
  console.log('| where | what | requests | MB | p50 ms | p95 ms |\n|---|---|--:|--:|--:|--:|');
  await measure({ name: 'disk', data: join(directory, 'dataset'), proxy: null }, file);
  for (const ms of [0, 10, 30]) {
    proxy.latencyMs = ms;
    await measure({ name: `store, ${ms} ms`, data: `s3://${BUCKET}/latency-${ms}`, proxy }, file);
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
