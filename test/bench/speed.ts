/**
 * Speed of start-up, import and search, as ratios and rates of one run: `npm run bench [-- RECORDS…]`. SCRQ_BIN names another `bin/scrq.js` to
 * measure, such as that of a packed install.
 */
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { openLocalApi } from '../../dist/index.js';
import { seeded, writeListings } from './measure/generated-listings.ts';
import { measureProcess, medianSeconds, quantile } from './measure/measured-process.ts';

const scrq = process.env['SCRQ_BIN'] ?? join(import.meta.dirname, '../../bin/scrq.js');
const sizes = process.argv.slice(2).map(Number);
const directory = await mkdtemp(join(tmpdir(), 'scrq-bench-'));
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
try {
  for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) await measureSize(size);
} finally {
  await rm(directory, { recursive: true, force: true });
}

async function measureSize(size: number): Promise<void> {
  const file = join(directory, `${size}.csv`);
  const data = join(directory, `data-${size}`);
  await writeListings(file, size);
  const imported = await measureProcess(process.execPath, [scrq, 'import', file, '--scraper', 'flats', '--data', data, '--format', 'json']);
  const megabytes = (await stat(file)).size / 1_000_000;
  console.log(
    `import ${size} records (${megabytes.toFixed(0)} MB): ${imported.seconds.toFixed(2)} s, ${Math.round(size / imported.seconds)} records/s, peak ${imported.peakMb.toFixed(0)} MB`,
  );
  if (size <= 10_000) await measureStart(data);
  await measureSearches(data, size);
}

async function measureStart(data: string): Promise<void> {
  const query = ['search', 'bright loft under $1,500', '--format', 'json'];
  await using server = await openAnsweringServer();
  const bare = await medianSeconds(process.execPath, ['-e', '0']);
  const ratio = async (args: readonly string[]) => ((await medianSeconds(process.execPath, [scrq, ...args])) / bare).toFixed(2);
  const help = await ratio(['--help']);
  const remote = await ratio([...query, '--base-url', server.url, '--scraper', 'scr_measured']);
  const here = await ratio([...query, '--data', data]);
  console.log(`start: bare node ${(bare * 1000).toFixed(0)} ms; --help ${help} x; one remote search ${remote} x; one search here ${here} x`);
}

/** A server that has the same small answer to everything at once: what is measured is what asks it. */
async function openAnsweringServer(): Promise<AsyncDisposable & { readonly url: string }> {
  const records = Array.from({ length: 10 }, (_, index) => ({ title: `Bright loft ${index}`, price: 1000 + index }));
  const pagination = { total: 10, page: 1, take: 10, totalPages: 1, hasMore: false };
  const body = JSON.stringify({ data: records, pagination, meta: { filter: 'price < 1500' } });
  const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  // A server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function measureSearches(data: string, size: number): Promise<void> {
  await using api = await openLocalApi({ directory: data });
  const scraperId = JSON.parse(
    (await measureProcess(process.execPath, [scrq, 'scrapers', 'show', 'flats', '--data', data, '--format', 'json'])).stdout,
  ).id;
  for (const mode of ['hybrid', 'vector', 'keyword'] as const) {
    const { wall, processor } = await measureQueries((search) => api.hybrid({ scraperId, search, mode }));
    const figures = [wall, processor].map((times) => `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`);
    console.log(`${mode} on ${size} records, 200 different queries, two of three with a filter: ${figures.join('; processor time ')}`);
  }
}

/** Milliseconds of each query, after some that warm up. */
async function measureQueries(ask: (search: string) => Promise<unknown>) {
  const random = seeded(7);
  const nouns = ['loft', 'garden', 'river view', 'oak floor', 'quiet street', 'harbour', 'duplex with terrace', 'studio near station'];
  const wall: number[] = [];
  const processor: number[] = [];
  for (let index = 0; index < 220; index++) {
    const noun = nouns[index % nouns.length] ?? 'flat';
    const bound = index % 3 === 0 ? '' : ` under $${1000 + Math.floor(random() * 3000)}`;
    const before = process.cpuUsage();
    const started = performance.now();
    await ask(`${noun} ${index}${bound}`);
    if (index < 20) continue;
    wall.push(performance.now() - started);
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / 1000);
  }
  return { wall, processor };
}
