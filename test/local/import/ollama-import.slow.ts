import { readdir } from 'node:fs/promises';

import { beforeEach, describe, expect, it } from 'vitest';

import { scriptedOllama, sendJson, vectorOf, type ScriptedOllama } from '../../models/ollama/scripted-ollama.ts';
import { openScripted, titled } from '../scripted-dataset.ts';
import { temporaryDirectory, type Temporary, untilTestEnds } from '../../temporary.ts';

const TITLES = Array.from({ length: 200 }, (_, index) => `thing number ${index} of ${'abcdefgh'[index % 8]}`);
const MINILM = 'ollama:tiny-embed@aaaaaaaaaaaa/8';

let server: ScriptedOllama;
let directory: Temporary;
beforeEach(async () => {
  server = untilTestEnds(await scriptedOllama());
  directory = untilTestEnds(await temporaryDirectory());
});

const dataset = (initial = 'static') => openScripted({ directory: directory.path, url: server.url, initial });
const embedded = () => server.asked.filter(({ path }) => path === '/api/embed').flatMap(({ body }) => body.input as string[]);

/** The server answers so many batches, and then fails as given. */
function failAfter(batches: number, fail: () => void): void {
  let left = batches;
  server.script.set('/api/embed', ({ body }, response) => {
    left -= 1;
    if (left >= 0) sendJson(response, { embeddings: body.input.map(vectorOf) });
    else {
      response.destroy();
      fail();
    }
  });
}

describe('an import with vectors of an Ollama server', () => {
  it('is remembered by run and scraper, until another embedder is named', async () => {
    await using data = dataset();
    const first = await data.importRun(titled(TITLES), { scraper: 'things', embedder: 'ollama:tiny-embed' });
    expect(first.run.embedder).toBe(MINILM);
    expect(first.notes).toContain('vectors are made by ollama:tiny-embed');
    const count = embedded().length;
    const second = await data.importRun(titled([...TITLES, 'a new thing']), { scraper: 'things' });
    expect(second.run.embedder).toBe(MINILM);
    expect(second.notes).toContain('vectors are made by ollama:tiny-embed, as in the run before');
    // The probe, then the one record that is new, whose title is all its text.
    expect(embedded().slice(count + 1)).toEqual(['a new thing']);
    const third = await data.importRun(titled(TITLES), { scraper: 'things', embedder: 'static' });
    expect(third.run.embedder).toMatch(/static/);
    expect(third.notes).toContainEqual(expect.stringContaining('and were by ollama:tiny-embed'));
    const other = await data.importRun(titled(TITLES), { scraper: 'others' });
    expect(other.run.embedder).toMatch(/static/);
  });

  it('makes all vectors anew when the model has changed, and says so', async () => {
    await using data = dataset('ollama:tiny-embed');
    await data.importRun(titled(TITLES.slice(0, 3)), { scraper: 'things' });
    server.models.set('tiny-embed:latest', 'ffffffffffff9999');
    const { run, notes } = await data.importRun(titled(TITLES.slice(0, 3)), { scraper: 'things' });
    expect(run.embedder).toBe('ollama:tiny-embed@ffffffffffff/8');
    expect(notes).toContainEqual(expect.stringContaining('is another version'));
  });

  it('tells how far it is, record by record', async () => {
    await using data = dataset('ollama:tiny-embed');
    const seen: number[] = [];
    await data.importRun(titled(TITLES), {
      scraper: 'things',
      onProgress: ({ phase, records, total }) => {
        if (phase === 'embedding' && total === TITLES.length) seen.push(records);
      },
    });
    expect(seen).toEqual([64, 128, 192, 200]);
  });

  it.each([
    ['another name', 'all-minilm', 'invalid_usage', 'ollama:MODEL'],
    ['a model that is not there', 'ollama:missing', 'unavailable', 'ollama pull missing'],
  ])('refuses %s', async (_case, embedder, code, hint) => {
    await using data = dataset();
    await expect(data.importRun(titled(TITLES), { scraper: 'things', embedder })).rejects.toMatchObject({
      code,
      hint: expect.stringContaining(hint),
    });
    expect(await data.scrapers()).toEqual([]);
  });
});

describe('an import whose Ollama server goes away', () => {
  it('fails whole, and the same import later goes on from there', async () => {
    await using data = dataset();
    // The probe, two batches of the first records, and one of the next ones.
    failAfter(4, () => void server.stop());
    const options = { scraper: 'things', embedder: 'ollama:tiny-embed' };
    await expect(data.importRun(titled(TITLES), options)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/Ollama at .*nothing was imported$/),
      hint: expect.stringMatching(/The vectors of 64 records are kept.*--wait-for-embedder/),
    });
    expect(await data.scrapers()).toEqual([]);
    await server.start();
    server.script.clear();
    server.asked.length = 0;
    const { run, notes } = await data.importRun(titled(TITLES), options);
    expect(run.records).toBe(TITLES.length);
    expect(notes).toContain('the vectors of 64 records were there from an import that failed');
    expect(embedded()).not.toContain(TITLES[63]);
    expect(embedded()).toContain(TITLES[64]);
    expect(await readdir(directory.path)).not.toContain('kept');
    const [scraper] = await data.scrapers();
    const found = await data.api.hybrid({ scraperId: scraper?.id ?? '', search: 'thing number 7 of h', mode: 'vector' });
    expect(found.data[0]).toMatchObject({ title: expect.stringContaining('of h') });
  });

  it('waits for the server when it is told to, says so, and goes on when it is back', async () => {
    await using data = dataset();
    failAfter(5, () => {
      server.script.clear();
      void server.stop();
    });
    const reasons = new Set<string>();
    const { run } = await data.importRun(titled(TITLES), {
      scraper: 'things',
      embedder: 'ollama:tiny-embed',
      embedderWaitMs: 20_000,
      onProgress: ({ phase, reason }) => {
        if (phase !== 'waiting') return;
        reasons.add(reason ?? '');
        if (reasons.size > 1) void server.start();
      },
    });
    expect(run).toMatchObject({ records: TITLES.length, embedder: MINILM });
    expect([...reasons]).toEqual([expect.stringContaining('closed the connection'), expect.stringContaining('refuses the connection')]);
  });

  it('gives up once it has waited long enough', async () => {
    await using data = dataset();
    await server.stop();
    const started = performance.now();
    const options = { scraper: 'things', embedder: 'ollama:tiny-embed', embedderWaitMs: 300 };
    await expect(data.importRun(titled(TITLES), options)).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - started).toBeGreaterThan(250);
  });

  it('does not wait for what only a person can put right', async () => {
    await using data = dataset();
    const options = { scraper: 'things', embedder: 'ollama:missing', embedderWaitMs: 60_000 };
    await expect(data.importRun(titled(TITLES), options)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('says which embedder it remembers, and how to do without', async () => {
    await using data = dataset();
    await data.importRun(titled(TITLES.slice(0, 2)), { scraper: 'things', embedder: 'ollama:tiny-embed' });
    await server.stop();
    await expect(data.importRun(titled(TITLES), { scraper: 'things' })).rejects.toMatchObject({
      message: expect.stringContaining("it made the vectors of the scraper's latest run"),
      hint: expect.stringContaining('--embedder static'),
    });
    expect((await data.importRun(titled(TITLES), { scraper: 'things', embedder: 'static' })).run.records).toBe(TITLES.length);
  });
});
