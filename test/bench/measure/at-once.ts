import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { works } from './beside.ts';
import { quantile } from './measured-process.ts';
import { serveDataset, type ServedDataset } from './served-dataset.ts';

interface Served {
  readonly scraperId: string;
  readonly data: string;
}

/** How long a kind of request is repeated: for some hundred answers of `/healthz`, or the 99th percentile is the longest one. */
const LEAST_MS = 3000;

/** One request and eight at once, how long `/healthz` took meanwhile, and how soon the work of requests ends whose client is gone. */
export async function measureAtOnce({ scraperId, data }: Served): Promise<void> {
  await using server = await serveDataset(data, [], ['--require', join(import.meta.dirname, '../../../test/bench/measure/loop-turns.cjs')]);
  const base = `${server.url}/v1/scrapers/${scraperId}`;
  const planned = (plan: string) => `${base}/stats?plan=${encodeURIComponent(plan)}`;
  await measureWaits(server, 'nothing else', 0, () => base);
  for (const { plan } of works) {
    for (const requests of [1, 8]) await measureWaits(server, plan, requests, (bound) => planned(plan.replace('$', bound)));
  }
  for (const format of ['csv', 'json']) {
    for (const requests of [1, 8]) await measureWaits(server, `export ${format}`, requests, () => `${base}/export?format=${format}`);
  }
  const percentiles = Array.from({ length: 30 }, (_, index) => `p${index + 1}(price)`);
  const heavy = {
    plan: planned(`${percentiles.join(', ')} by id order by p7(price) limit 3`),
    csv: `${base}/export?format=csv`,
    'csv, sorted': `${base}/export?format=csv&sort=price`,
    json: `${base}/export?format=json`,
    describe: `${base}?stats=true`,
    diff: `${base}/diff`,
    search: `${base}/hybrid?search=${encodeURIComponent('quiet loft with a balcony under $3,000')}`,
  };
  for (const [name, url] of Object.entries(heavy)) await measureCancelled(server, name, url);
}

async function measureWaits(server: ServedDataset, name: string, requests: number, urlOf: (bound: string) => string): Promise<void> {
  const waits: number[] = [];
  const times: number[] = [];
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
  for (const begun = performance.now(); performance.now() - begun < LEAST_MS;) {
    const started = performance.now();
    if (requests === 0) await pause(100);
    await Promise.all(Array.from({ length: requests }, (_, call) => drain(urlOf(String(2400.5 + times.length * 8 + call)))));
    times.push(performance.now() - started);
  }
  over.abort();
  await watch;
  const { processorMs } = await server.longestTurns();
  const [p99, longest] = [quantile(waits, 0.99), Math.max(...waits)].map((ms) => ms.toFixed(0));
  console.log(
    `  ${requests} at once: ${quantile(times, 0.5).toFixed(0)} ms; /healthz p99 ${p99} ms, longest ${longest} ms of ${waits.length}; longest turn ${processorMs} ms of processor time; ${server.memoryMb().toFixed(0)} MB  ${name}`,
  );
}

/** Reads an answer to its end without keeping it: what this process takes of the machine is missing to the server. */
async function drain(url: string): Promise<void> {
  const { body, status } = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  for await (const chunk of body ?? []) void chunk;
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
