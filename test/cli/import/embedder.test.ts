import { beforeEach, expect, it } from 'vitest';

import { scriptedOllama, type ScriptedOllama } from '../../models/ollama/scripted-ollama.ts';
import { runScrq, type World } from '../run-scrq.ts';
import { temporaryDirectory, type Temporary, untilTestEnds } from '../../temporary.ts';

const THINGS = JSON.stringify(Array.from({ length: 100 }, (_, index) => ({ title: `thing ${index}`, place: index })));

let server: ScriptedOllama;
let directory: Temporary;
beforeEach(async () => {
  server = untilTestEnds(await scriptedOllama());
  directory = untilTestEnds(await temporaryDirectory());
});

const scrq = (args: readonly string[], world: World = {}) =>
  runScrq(args, { stdin: THINGS, ...world, env: { SCRQ_DATA: directory.path, OLLAMA_HOST: server.url, ...world.env } });
const load = ['import', '-', '--scraper', 'things'];

it('imports with the model that is named, and searches with it wherever the server is', async () => {
  expect(await scrq([...load, '--embedder', 'ollama:tiny-embed'])).toMatchObject({
    exit: 0,
    err: expect.stringContaining('vectors are made by ollama:tiny-embed'),
  });
  const found = await scrq(['search', 'thing 7', '--explain', '--format', 'json'], { env: { OLLAMA_HOST: '' } });
  // Nothing listens where Ollama does unless told otherwise, or another one does, which has no such model.
  expect(found).toMatchObject({ exit: 0, err: expect.stringContaining('warning: ranked by keywords alone') });
  const asked = await scrq(['search', 'thing 7', '--explain', '--format', 'json', '--ollama-url', server.url], {
    env: { OLLAMA_HOST: 'http://127.0.0.1:9' },
  });
  expect(JSON.parse(asked.out).meta.explain.embedder).toBe('ollama:tiny-embed@aaaaaaaaaaaa/8');
  expect(asked.err).not.toContain('warning');
});

it('takes the embedder of new scrapers from the environment', async () => {
  const { out } = await scrq([...load, '--format', 'json'], { env: { SCRQ_EMBEDDER: 'ollama:tiny-embed' } });
  expect(JSON.parse(out).run.embedder).toContain('ollama:tiny-embed');
});

it('searches by keywords with one warning and status 0 while the server is gone', async () => {
  await scrq([...load, '--embedder', 'ollama:tiny-embed']);
  await server.stop();
  const { exit, out, err } = await scrq(['search', 'thing 7', '--take', '1', '--format', 'json']);
  expect(exit).toBe(0);
  const { data, meta } = JSON.parse(out);
  expect(data[0].title).toBe('thing 7');
  expect(meta.warnings).toEqual([
    expect.stringMatching(/^ranked by keywords alone: Ollama at .* refuses the connection.*tiny-embed.*`ollama serve`/),
  ]);
  expect(err.split('\n').filter((line) => line.startsWith('warning:'))).toHaveLength(1);
});

it('imports nothing, with status 6, when the server is gone', async () => {
  await server.stop();
  const { exit, out, err } = await scrq([...load, '--embedder', 'ollama:tiny-embed']);
  expect([exit, out]).toEqual([6, '']);
  expect(err).toMatch(/^scrq: Ollama at .* refuses the connection.*\n {2}Start it with `ollama serve`/m);
  expect((await scrq(['scrapers'])).out).toBe('');
});

it('says that it waits, and that it goes on', async () => {
  await server.stop();
  const { exit, err } = await scrq([...load, '--embedder', 'ollama:tiny-embed', '--wait-for-embedder', '30s'], {
    onError: (text) => {
      if (text.startsWith('waiting: Ollama at')) void server.start();
    },
  });
  expect(exit).toBe(0);
  expect(err).toContain('it is back: going on after');
});

it.each([
  [['--embedder', 'minilm'], '"ollama:MODEL"'],
  [['--embedder', 'ollama:'], '"ollama:MODEL"'],
  [['--wait-for-embedder', 'soon'], '--wait-for-embedder 90s, 5m or 2h'],
])('refuses %j', async (flags, hint) => {
  expect(await scrq([...load, ...flags])).toMatchObject({ exit: 2, err: expect.stringContaining(hint) });
});

it('changes the vectors of the latest run', async () => {
  await scrq(load);
  const changed = await scrq(['reembed', '--embedder', 'ollama:tiny-embed', '--format', 'json']);
  expect(changed).toMatchObject({ exit: 0, err: expect.stringContaining('has new vectors') });
  expect(JSON.parse(changed.out).run.embedder).toContain('tiny-embed');
  expect(await scrq(['reembed', '--embedder', 'ollama:tiny-embed'])).toMatchObject({ exit: 0, err: expect.stringContaining('nothing is changed') });
  await server.stop();
  expect(await scrq(['reembed', '--embedder', 'ollama:nomic-embed-text'])).toMatchObject({ exit: 6 });
});
