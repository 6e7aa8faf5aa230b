import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDataset } from '../../src/local/open.ts';
import { scriptedOllama, sendJson, vectorOf, type ScriptedOllama } from '../models/ollama/scripted-ollama.ts';
import { startScrq } from './scrq-process.ts';
import { sharedDirectory } from '../temporary.ts';

const RECORDS = 3000;
const KILLS = 12;
/** The model is asked for so few texts at once. */
const BATCH = 32;

const directory = sharedDirectory();
let server: ScriptedOllama;
let data: string;

beforeAll(async () => {
  server = await scriptedOllama();
  data = join(directory.path, 'data');
  const lines = Array.from({ length: RECORDS }, (_, index) => `${index},flat number ${index} with a view of the river,${index * 3}`);
  await writeFile(join(directory.path, 'flats.csv'), `id,title,price\n${lines.join('\n')}\n`);
  expect(await startScrq(['import', join(directory.path, 'flats.csv'), '--data', data], directory.path).ended).toMatchObject({ status: 0 });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

/** Kills the command when the model has answered so many of its batches, if it asks for as many. */
async function reembed(killAfter = Infinity) {
  const argv = ['reembed', '--embedder', 'ollama:tiny-embed', '--ollama-url', server.url, '--data', data];
  const running = startScrq(argv, directory.path);
  let answered = 0;
  server.script.set('/api/embed', ({ body }, response) => {
    sendJson(response, { embeddings: body.input.map(vectorOf) });
    answered += 1;
    if (answered === killAfter) running.kill();
  });
  return running.ended;
}
const tables = () => readdirSync(data).filter((name) => name.startsWith('r_'));

async function theRun() {
  await using dataset = await openDataset({ directory: data });
  const [scraper] = await dataset.scrapers();
  const { data: runs } = await dataset.api.runs({ scraperId: scraper?.id ?? '' });
  const page = await dataset.api.results({ scraperId: scraper?.id ?? '', take: 1, page: RECORDS });
  expect(page.data).toEqual([expect.objectContaining({ price: (RECORDS - 1) * 3 })]);
  expect(runs).toHaveLength(1);
  return runs[0];
}

it('serves the whole old run after a kill at any moment, until the whole new one takes its place', async () => {
  const before = await theRun();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await reembed(Math.ceil((RECORDS / BATCH) * (kill / KILLS)));
    const run = await theRun();
    if (run?.id !== before?.id) expect(run?.embedder).toContain('tiny-embed');
  }
  expect(await reembed()).toMatchObject({ status: 0 });
  const after = await theRun();
  expect(after).toMatchObject({ records: RECORDS, runAt: before?.runAt });
  expect(after?.embedder).toContain('tiny-embed');
  expect(new Set(tables())).toEqual(new Set([`r_${before?.id}.lance`, `r_${after?.id}.lance`]));
  expect(readdirSync(data)).not.toContain('kept');
});
