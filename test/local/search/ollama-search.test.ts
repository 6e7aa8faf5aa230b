import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { LocalDataset } from '../../../src/local/dataset.ts';
import type { OllamaLimits } from '../../../src/models/ollama/limits.ts';
import { impatient, scriptedOllama, sendHalf, sendJson, type Answer, type ScriptedOllama } from '../../models/ollama/scripted-ollama.ts';
import { openScripted, titled } from '../scripted-dataset.ts';
import { sharedDirectory } from '../../temporary.ts';

const TITLES = ['red shoe', 'blue shoe', 'green hat', 'brown bag', 'red hat'];

let server: ScriptedOllama;
const directory = sharedDirectory();
let dataset: LocalDataset;
let scraperId: string;

beforeAll(async () => {
  server = await scriptedOllama();
  dataset = openScripted({ directory: directory.path, url: server.url });
  scraperId = (await dataset.importRun(titled(TITLES), { scraper: 'shop' })).scraper.id;
});
afterAll(async () => {
  await dataset[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => server.script.clear());

let asked = 0;
/** Another query each time: the order of one is kept for its next pages. */
const ask = (mode?: 'vector' | 'keyword') =>
  dataset.api.hybrid({ scraperId, search: `red shoe${' shoe'.repeat(asked++)}`, explain: true, ...(mode === undefined ? {} : { mode }) });

type Fault = readonly [name: string, path: string, answer: Answer, expected: readonly [says: string, limits?: Partial<OllamaLimits>]];
const faults: readonly Fault[] = [
  ['status 500', '/api/embed', (_, response) => sendJson(response, { error: 'out of memory' }, 500), ['status 500']],
  ['status 503', '/api/embed', (_, response) => sendJson(response, { error: 'busy' }, 503), ['too busy']],
  ['a model that was removed', '/api/tags', (_, response) => sendJson(response, { models: [] }), ['ollama pull tiny-embed']],
  ['silence before the first byte', '/api/embed', () => undefined, ['did not begin to answer within 0.2 s', impatient('firstByteMs')]],
  ['silence in the middle', '/api/embed', (_, response) => sendHalf(response, '{"embeddings":'), ['was silent', impatient('idleMs')]],
  ['an answer that is cut', '/api/embed', (_, response) => void response.writeHead(200).end('{"embeddings":[['), ['not JSON']],
  ['a connection that breaks', '/api/embed', (_, response) => void response.destroy(), ['closed the connection']],
  ['empty vectors', '/api/embed', (_, response) => sendJson(response, { embeddings: [] }), ['sent 0 vectors']],
  ['other dimensions', '/api/embed', (_, response) => sendJson(response, { embeddings: [[1, 2, 3]] }), ['3 dimensions instead of 8']],
  ['HTML', '/api/embed', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'), ['not JSON']],
];

describe('a search whose embedder is on an Ollama server', () => {
  it('ranks by it while it answers', async () => {
    const { meta, data } = await ask('vector');
    expect(data[0]).toMatchObject({ title: 'red shoe' });
    expect(meta.warnings).toBeUndefined();
    expect(meta.explain?.embedder).toBe('ollama:tiny-embed@aaaaaaaaaaaa/8');
  });

  it.each(faults)('ranks by keywords alone, soon, and says why: %s', async (_fault, path, answer, [says, limits = {}]) => {
    // A dataset that has not looked for the model yet, as every command is one.
    await using fresh = openScripted({ directory: directory.path, url: server.url, limits });
    server.script.set(path, answer);
    const { data, meta } = await fresh.api.hybrid({ scraperId, search: 'red shoe', explain: true });
    expect(data.map(({ title }) => title)).toEqual(['red shoe', 'blue shoe', 'red hat', 'green hat', 'brown bag']);
    expect(meta.warnings).toEqual([expect.stringMatching(/^ranked by keywords alone: Ollama at http:\/\/127.*tiny-embed/)]);
    expect(meta.warnings?.[0]).toContain(says);
    expect(meta.explain?.embedder).toBeNull();
  });

  it('uses the keywords too where only the vector was to rank', async () => {
    server.script.set('/api/embed', (_, response) => void response.destroy());
    const { data, meta } = await ask('vector');
    expect(data[0]).toMatchObject({ title: 'red shoe' });
    expect(meta.warnings).toHaveLength(1);
    expect((await ask('keyword')).meta.warnings).toBeUndefined();
  });

  it('says what to type while the server is gone, and ranks by vectors once it is back', async () => {
    await server.stop();
    const gone = await ask();
    expect(gone.meta.warnings?.[0]).toContain('ollama serve');
    expect(await dataset.api.ready()).toEqual({ status: 'ready', embedder: 'down', warnings: [expect.stringContaining('ollama serve')] });
    await server.start();
    expect((await ask()).meta.warnings).toBeUndefined();
    expect(await dataset.api.ready()).toEqual({ status: 'ready', embedder: 'up' });
  });

  it('is ready at once when the server is silent', async () => {
    server.script.set('/api/embed', () => undefined);
    expect(await dataset.api.ready()).toMatchObject({ status: 'ready', embedder: 'down' });
  });
});
