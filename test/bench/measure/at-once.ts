import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { works } from './beside.ts';
import { quantile } from './measured-process.ts';
import { serveDataset, type ServedDataset } from './served-dataset.ts';

interface Served {
  readonly scraperId: string;
  readonly data: string;
}

/** A request below the address of a scraper; with a body, that is posted. */
interface Asked {
  readonly path: string;
  readonly body?: string;
}

/** Heavy requests of a kind, each of which has another bound. */
interface Heavy {
  readonly name: string;
  readonly ask: (bound: number) => Asked;
}

/** How long a kind of request is repeated: for some hundred answers of `/healthz`, or the 99th percentile is the longest one. */
const LEAST_MS = 3000;
/** What a process does only once is asked of so many. */
const FIRST_TIMES = 3;

const repeated: readonly Heavy[] = [
  ...works.map(({ plan }) => ({ name: plan, ask: (bound: number) => planned(plan.replace('$', String(bound))) })),
  ...['format=csv', 'format=json', 'format=csv&sort=price', 'format=json&sort=price'].map((asked) => ({
    name: `export ${asked}`,
    ask: () => ({ path: `/export?${asked}` }),
  })),
  { name: 'results, filtered and sorted', ask: (bound) => ({ path: `/results?sort=-price&filter=${encodeURIComponent(`price < ${bound}`)}` }) },
  { name: 'a search by words', ask: (bound) => ({ path: `/hybrid?search=${encodeURIComponent(`quiet loft with a balcony under $${bound}`)}` }) },
];

/** What is done once in a process, or for a run: its answers are kept. */
const first: readonly Heavy[] = [
  { name: 'describe, with statistics that are not kept yet', ask: () => ({ path: '?stats=true' }) },
  { name: 'diff of the last two runs', ask: () => ({ path: '/diff' }) },
  {
    name: 'the first question that needs values of texts',
    ask: (bound) => ({
      path: '/chat',
      body: JSON.stringify({ message: `what is the average price in Harwick of Agent 7 under ${Math.floor(bound)}?` }),
    }),
  },
  { name: 'the first search by words', ask: (bound) => ({ path: `/hybrid?search=${encodeURIComponent(`quiet loft under $${bound}`)}` }) },
];

/** One request and eight at once, how long `/healthz` took meanwhile, and how soon the work of requests ends whose client is gone; of those kinds that match `only`. */
export async function measureAtOnce(served: Served, only = ''): Promise<void> {
  const pattern = new RegExp(only);
  for (const heavy of first.filter(({ name }) => pattern.test(name))) {
    for (const requests of [1, 8]) await measureFirst(served, heavy, requests);
  }
  await using server = await serveMeasured(served);
  const base = `/v1/scrapers/${served.scraperId}`;
  await measureRepeated(server, base, { name: 'nothing else', ask: () => ({ path: '' }) }, 0);
  for (const heavy of repeated.filter(({ name }) => pattern.test(name))) {
    for (const requests of [1, 8]) await measureRepeated(server, base, heavy, requests);
  }
  const percentiles = Array.from({ length: 30 }, (_, index) => `p${index + 1}(price)`);
  const heavy = {
    plan: planned(`${percentiles.join(', ')} by id order by p7(price) limit 3`).path,
    csv: '/export?format=csv',
    'csv, sorted': '/export?format=csv&sort=price',
    json: '/export?format=json',
    describe: '?stats=true',
    diff: '/diff',
    search: `/hybrid?search=${encodeURIComponent('quiet loft with a balcony under $3,000')}`,
  };
  for (const [name, path] of Object.entries(heavy).filter(([kind]) => pattern.test(kind)))
    await measureCancelled(server, name, `${server.url}${base}${path}`);
}

function planned(plan: string): Asked {
  return { path: `/stats?plan=${encodeURIComponent(plan)}` };
}

function serveMeasured({ data }: Served): Promise<ServedDataset> {
  return serveDataset(data, [], ['--require', join(import.meta.dirname, '../../../test/bench/measure/loop-turns.cjs')]);
}

async function measureFirst(served: Served, heavy: Heavy, requests: number): Promise<void> {
  const all: Measured[] = [];
  for (let time = 0; time < FIRST_TIMES; time += 1) {
    for (const name of await readdir(served.data, { recursive: true })) {
      if (basename(name) === 'statistics.json') await rm(join(served.data, name));
    }
    await using server = await serveMeasured(served);
    all.push(await measured(server, () => askAll(`${server.url}/v1/scrapers/${served.scraperId}`, heavy, { requests, from: 0 })));
  }
  print(heavy.name, requests, all);
}

async function measureRepeated(server: ServedDataset, base: string, heavy: Heavy, requests: number): Promise<void> {
  const all: Measured[] = [];
  for (const begun = performance.now(); performance.now() - begun < LEAST_MS;) {
    const asked = () => (requests === 0 ? pause(100).then(() => 0) : askAll(`${server.url}${base}`, heavy, { requests, from: all.length * 8 }));
    all.push(await measured(server, asked));
  }
  print(heavy.name, requests, all);
}

interface Measured {
  readonly ms: number;
  /** How long `/healthz` took, each time. */
  readonly waits: readonly number[];
  readonly turnMs: number;
  readonly memoryMb: number;
  /** Requests without a whole answer. */
  readonly failed: number;
}

async function measured(server: ServedDataset, work: () => Promise<number>): Promise<Measured> {
  const waits: number[] = [];
  await server.longestTurns();
  const over = new AbortController();
  const watch = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await (await fetch(`${server.url}/healthz`)).arrayBuffer();
      waits.push(performance.now() - begun);
      await pause(5);
    }
  })();
  const started = performance.now();
  let failed = 0;
  try {
    failed = await work();
  } finally {
    over.abort();
    await watch;
  }
  const ms = performance.now() - started;
  const { processorMs } = await server.longestTurns();
  return { ms, waits, turnMs: processorMs, memoryMb: server.memoryMb(), failed };
}

function print(name: string, requests: number, all: readonly Measured[]): void {
  const waits = all.flatMap((each) => each.waits);
  const most = (values: readonly number[]) => Math.max(...values).toFixed(0);
  const ms = quantile(
    all.map((each) => each.ms),
    0.5,
  ).toFixed(0);
  const health = `/healthz p99 ${quantile(waits, 0.99).toFixed(0)} ms, longest ${most(waits)} ms of ${waits.length}`;
  const turn = `longest turn ${most(all.map(({ turnMs }) => turnMs))} ms of processor time`;
  const failed = all.reduce((sum, each) => sum + each.failed, 0);
  const unanswered = failed === 0 ? '' : `; ${failed} of ${all.length * requests} NOT ANSWERED`;
  console.log(`  ${requests} at once: ${ms} ms; ${health}; ${turn}; ${most(all.map(({ memoryMb }) => memoryMb))} MB  ${name}${unanswered}`);
}

/** How many of the requests had no whole answer. */
async function askAll(base: string, { ask }: Heavy, { requests, from }: { readonly requests: number; readonly from: number }): Promise<number> {
  const answered = await Promise.all(Array.from({ length: requests }, (_, call) => drain(base, ask(2400.5 + from + call))));
  return answered.filter((isWhole) => !isWhole).length;
}

/** Reads an answer to its end without keeping it, since what this process takes of the machine is missing to the server. False for one that is refused or breaks off. */
async function drain(base: string, { path, body: posted }: Asked): Promise<boolean> {
  const headers = { 'accept-encoding': 'identity', 'content-type': 'application/json' };
  const { body, status } = await fetch(`${base}${path}`, posted === undefined ? { headers } : { method: 'POST', headers, body: posted });
  try {
    for await (const chunk of body ?? []) void chunk;
  } catch {
    return false;
  }
  return status === 200;
}

/** No processor time in so many milliseconds: the work has ended. */
const QUIET_MS = 100;
const SETTLED_MS = 300;

/** When the server last took processor time before it took none for so long, and how much it took until then. */
async function untilQuiet(server: ServedDataset, quietMs: number): Promise<{ readonly last: number; readonly taken: number }> {
  const begun = server.processorMs();
  let [last, taken] = [performance.now(), begun];
  while (performance.now() - last < quietMs) {
    await pause(5);
    const now = server.processorMs();
    if (now > taken) [last, taken] = [performance.now(), now];
  }
  return { last, taken: taken - begun };
}

async function measureCancelled(server: ServedDataset, name: string, url: string): Promise<void> {
  const times: string[] = [];
  for (const after of [30, 100, 300, 600, 1000]) {
    // The files of a run are looked through for some time after it was opened.
    await untilQuiet(server, SETTLED_MS);
    const client = new AbortController();
    const before = server.processorMs();
    const answer = fetch(url, { signal: client.signal, headers: { 'accept-encoding': 'identity' } }).then((response) => response.arrayBuffer());
    const ended = answer.then(
      () => true,
      () => false,
    );
    await pause(after);
    client.abort();
    const gone = performance.now();
    if ((await ended) || server.processorMs() === before) continue;
    const { last, taken } = await untilQuiet(server, QUIET_MS);
    times.push(`${Math.max(0, last - gone).toFixed(0)} (${taken.toFixed(0)})`);
  }
  console.log(`  a client that leaves: its work ends after ${times.join(', ')} ms (of processor time)  ${name}`);
}
