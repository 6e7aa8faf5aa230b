import { readdir } from 'node:fs/promises';

import { beforeEach, expect, it } from 'vitest';

import type { ScrapersApi } from '../../../src/contract/api.ts';
import { scriptedOllama, sendJson, vectorOf, type ScriptedOllama } from '../../models/ollama/scripted-ollama.ts';
import { openScripted, titled } from '../scripted-dataset.ts';
import { temporaryDirectory, type Temporary, untilTestEnds } from '../../temporary.ts';

const TITLES = Array.from({ length: 150 }, (_, index) => `thing number ${index} of ${'abcdefgh'[index % 8]}`);

let server: ScriptedOllama;
let directory: Temporary;
beforeEach(async () => {
  server = untilTestEnds(await scriptedOllama());
  directory = untilTestEnds(await temporaryDirectory());
});

const dataset = (now?: () => number) =>
  openScripted({ directory: directory.path, url: server.url, initial: 'static', ...(now === undefined ? {} : { now }) });

async function exported(api: ScrapersApi, scraperId: string): Promise<string> {
  await using file = await api.export({ scraperId });
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.chunks) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

it('puts new vectors on the same records, and leaves the older runs alone', async () => {
  await using data = dataset();
  const older = await data.importRun(titled(TITLES.slice(0, 5)), { scraper: 'things', runAt: 1_000, key: ['place'] });
  const latest = await data.importRun(titled(TITLES), { scraper: 'things', runAt: 2_000 });
  const { id } = latest.scraper;
  const before = await exported(data.api, id);
  const report = await data.reembed(id, { embedder: 'ollama:tiny-embed' });
  expect(report).toMatchObject({
    scraper: { name: 'things' },
    run: { records: TITLES.length, embedder: 'ollama:tiny-embed@aaaaaaaaaaaa/8', runAt: new Date(2_000).toISOString() },
    replaced: { id: latest.run.id, embedder: latest.run.embedder },
  });
  expect(report.run.id).not.toBe(latest.run.id);
  expect((await data.api.runs({ scraperId: id })).data.map((run) => run.id)).toEqual([report.run.id, older.run.id]);
  expect(await exported(data.api, id)).toBe(before);
  expect((await data.api.diff({ scraperId: id })).meta.summary).toMatchObject({ added: 145, removed: 0, changed: 0, unchanged: 5 });
  const found = await data.api.hybrid({ scraperId: id, search: 'thing number 7 of h', mode: 'vector', explain: true });
  expect(found.meta.explain?.embedder).toBe(report.run.embedder);
  // An import after it finds all vectors at hand.
  server.asked.length = 0;
  await data.importRun(titled(TITLES), { scraper: 'things' });
  expect(server.asked.filter(({ path }) => path === '/api/embed')).toHaveLength(1);
});

it('changes nothing when the vectors are what they should be, or when there is no run', async () => {
  await using data = dataset();
  const { scraper, run } = await data.importRun(titled(TITLES.slice(0, 5)), { scraper: 'things' });
  expect(await data.reembed(scraper.id, {})).toMatchObject({ replaced: null, run: { id: run.id } });
  const empty = await data.createScraper('empty');
  await expect(data.reembed(empty.id, {})).rejects.toMatchObject({ code: 'run_not_found' });
});

it('leaves the run as it is when the server goes away half-way, and goes on from there', async () => {
  await using data = dataset();
  const { scraper, run } = await data.importRun(titled(TITLES), { scraper: 'things' });
  let left = 4;
  server.script.set('/api/embed', ({ body }, response) => {
    left -= 1;
    if (left >= 0) sendJson(response, { embeddings: body.input.map(vectorOf) });
    else response.destroy();
  });
  await expect(data.reembed(scraper.id, { embedder: 'ollama:tiny-embed' })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('the run keeps the vectors that it has'),
    hint: expect.stringContaining('64 records are kept'),
  });
  expect((await data.api.runs({ scraperId: scraper.id })).data).toEqual([run]);
  expect((await readdir(directory.path)).filter((name) => name.startsWith('r_'))).toHaveLength(1);
  server.script.clear();
  expect(await data.reembed(scraper.id, { embedder: 'ollama:tiny-embed' })).toMatchObject({ reused: 64 });
});

it('lets those who read the old run finish, and frees it later', async () => {
  let now = Date.now();
  await using data = dataset(() => now);
  await using reader = dataset(() => now);
  const { scraper } = await data.importRun(titled(TITLES), { scraper: 'things' });
  const pages = (await reader.api.export({ scraperId: scraper.id })).chunks[Symbol.asyncIterator]();
  await pages.next();
  await data.reembed(scraper.id, { embedder: 'ollama:tiny-embed' });
  const rest: unknown[] = [];
  for (let next = await pages.next(); next.done !== true; next = await pages.next()) rest.push(next.value);
  const tables = async () => (await readdir(directory.path)).filter((name) => name.startsWith('r_')).length;
  expect(await tables()).toBe(2);
  now += 11 * 60_000;
  await data.importRun(titled(['another']), { scraper: 'others' });
  expect(await tables()).toBe(2);
  expect((await reader.api.results({ scraperId: scraper.id })).pagination.total).toBe(TITLES.length);
});
