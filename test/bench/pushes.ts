/**
 * What a server's other callers notice of hostile pushes: `npm run bench:pushes [-- TEXT]` for those whose name holds the text. For each push: its
 * status, the longest `/healthz` during it, and the longest turn of the server's loop in processor time, which other work on the machine does not
 * change. Ends with 1 when the server does, or when a turn takes 250 ms or longer.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { get } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { hostilePushes } from './measure/hostile-pushes.ts';
import { serveDataset, type ServedDataset } from './measure/served-dataset.ts';

const LONGEST_MS = 250;
const scrq = process.env['SCRQ_BIN'] ?? join(import.meta.dirname, '../../bin/scrq.js');
const wanted = process.argv[2] ?? '';
const directory = await mkdtemp(join(tmpdir(), 'scrq-pushes-'));
const data = join(directory, 'data');
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);

/** Milliseconds until `/healthz` has answered; fails when the server is gone. */
function health(url: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent: false }, (response) => response.resume().on('end', () => resolve(performance.now() - started))).on(
      'error',
      reject,
    );
  });
}

/** Pushed by a thread of its own: what it costs to make a body is no wait of the server's. */
async function push(url: string, name: string): Promise<string> {
  const worker = new Worker(new URL('measure/push-worker.js', import.meta.url), { workerData: { url, name } });
  const [said] = await once(worker, 'message');
  return String(said);
}

function newScraper(name: string): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [scrq, 'scrapers', 'create', name, '--format', 'json', '--data', data], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  // The program's own answer.
  return (JSON.parse(stdout) as { readonly id: string }).id;
}

async function measure(server: ServedDataset, name: string): Promise<number> {
  const id = newScraper(name.replaceAll(/[^a-z0-9]+/gi, '-'));
  await server.longestTurns();
  const done = new AbortController();
  const waits: number[] = [];
  const asking = (async () => {
    while (!done.signal.aborted) {
      waits.push(await health(server.url));
      await pause(10);
    }
  })();
  const started = performance.now();
  const said = await push(`${server.url}/v1/scrapers/${id}/runs`, name);
  const seconds = (performance.now() - started) / 1000;
  done.abort();
  await asking;
  const { processorMs, clockMs } = await server.longestTurns();
  console.log(
    `${name}: ${said}; ${seconds.toFixed(1)} s, /healthz ${Math.max(...waits).toFixed(0)} ms of ${waits.length}; ` +
      `longest turn ${processorMs.toFixed(0)} ms of processor time, ${clockMs.toFixed(0)} ms by the clock; ${server.memoryMb().toFixed(0)} MB`,
  );
  return processorMs;
}

try {
  newScraper('first');
  await using server = await serveDataset(
    data,
    ['--allow-writes', '--max-body', '512mb'],
    ['--require', join(import.meta.dirname, '../../test/bench/measure/loop-turns.cjs')],
  );
  const turns: number[] = [];
  for (const name of Object.keys(hostilePushes)) if (name.includes(wanted)) turns.push(await measure(server, name));
  const over = turns.filter((ms) => ms >= LONGEST_MS).length;
  console.log(`${turns.length} pushes, longest turn ${Math.max(...turns).toFixed(0)} ms of processor time, ${over} of ${LONGEST_MS} ms or longer`);
  process.exitCode = over === 0 ? 0 : 1;
} finally {
  await rm(directory, { recursive: true, force: true });
}
