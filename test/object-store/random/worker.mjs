/**
 * Works on a dataset as a program of its own: reads `{ "id", "operation", "input" }` line by line, and answers each with `{ "id", "result" }` or
 * `{ "id", "error": { "code", "message" } }`. `worker.mjs DIST OPTIONS`, where OPTIONS are those of `openDataset` as JSON, and `aheadMs` of its clock.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [dist = '', options = '{}'] = process.argv.slice(2);
const { openDataset } = await import(pathToFileURL(join(dist, 'local/open.js')).href);
const { aheadMs = 0, ...where } = JSON.parse(options);
const now = () => Date.now() + aheadMs;
let dataset;

const operations = {
  async import({ scraper, text }) {
    const source = { name: 'batch.ndjson', open: () => Readable.from([Buffer.from(text)]) };
    const { run } = await dataset.importRun(source, { scraper });
    return { run: run.id };
  },
  prune: async ({ scraper, keep }) => ({ removed: (await dataset.pruneRuns(scraper, keep)).map(({ id }) => id) }),
  async remove({ scraper, run }) {
    await dataset.removeRun(scraper, run);
    return { removed: [run] };
  },
  async push({ url, text }) {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: text });
    const body = await response.json();
    return { status: response.status, body };
  },
  async giveUp({ scraper }) {
    const runs = await dataset.runsBeingWritten(scraper);
    for (const { id } of runs) await dataset.giveUpRun(scraper, id);
    return { runs };
  },
  async runs({ scraper }) {
    return { runs: (await dataset.api.runs({ scraperId: scraper, take: 1000 })).data };
  },
  async create({ name }) {
    return { id: (await dataset.createScraper(name)).id };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, operation, input } = JSON.parse(line);
  try {
    dataset ??= await openDataset({ ...where, now });
    console.log(JSON.stringify({ id, result: await operations[operation](input) }));
  } catch (error) {
    console.log(
      JSON.stringify({
        id,
        error: {
          code: error.code ?? error.cause?.code ?? 'none',
          name: error.name,
          message: `${error.message}: ${error.cause?.message ?? ''}\n${error.stack}`,
        },
      }),
    );
  }
}
await dataset?.[Symbol.asyncDispose]();
