import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Embedder } from '../../../src/core/ports/embedder.ts';
import type { OllamaLimits } from '../../../src/models/ollama/limits.ts';
import { createOllama } from '../../../src/models/ollama/ollama.ts';
import {
  DIMENSIONS,
  impatient,
  testOllama,
  scriptedOllama,
  sendHalf,
  sendJson,
  vectorOf,
  type Answer,
  type ScriptedOllama,
} from './scripted-ollama.ts';
import { untilTestEnds } from '../../temporary.ts';

let server: ScriptedOllama;

beforeEach(async () => {
  server = untilTestEnds(await scriptedOllama());
});

const open = (model = 'tiny-embed') => testOllama(server.url).openEmbedder(model);
const inputs = () => server.asked.filter(({ path }) => path === '/api/embed').map(({ body }) => body.input as string[]);

function length(vector: Float32Array | null | undefined): number {
  return Math.sqrt([...(vector ?? [])].reduce((sum, number) => sum + number * number, 0));
}

describe('an embedder on an Ollama server', () => {
  it('is named by model, version and dimensions, and gives unit vectors in the order of the texts', async () => {
    const embedder = await open('tiny-embed:latest');
    expect(embedder).toMatchObject({ id: 'ollama:tiny-embed@aaaaaaaaaaaa/8', dimensions: DIMENSIONS, costly: true });
    const [one, two] = await embedder.embed(['aaa', 'bbb']);
    expect(length(one)).toBeCloseTo(1, 5);
    expect([one, two].map((vector) => vector?.indexOf(Math.max(...vector)))).toEqual(['aaa', 'bbb'].map((text) => text.charCodeAt(0) % DIMENSIONS));
  });

  it('sends batches of at most 32 texts and no empty one, and sets what the vectors depend on', async () => {
    const embedder = await open();
    server.asked.length = 0;
    const texts = Array.from({ length: 70 }, (_, index) => (index % 10 === 3 ? ' \n ' : `text ${index}`));
    const vectors = await embedder.embed(texts);
    expect(vectors.map((vector) => vector === null)).toEqual(texts.map((text) => text.trim() === ''));
    expect(inputs().map((batch) => batch.length)).toEqual([32, 31]);
    expect(inputs().flat()).toEqual(texts.filter((text) => text.trim() !== ''));
    expect(server.asked[0]?.body).toMatchObject({ truncate: false, keep_alive: '30m', options: { num_ctx: 2048 } });
    expect(await embedder.embed(['', '  '])).toEqual([null, null]);
    expect(inputs()).toHaveLength(2);
  });

  it('keeps batches of long texts short', async () => {
    const embedder = await open();
    server.asked.length = 0;
    await embedder.embed(Array.from({ length: 8 }, () => 'x'.repeat(15_000)));
    expect(inputs().map((batch) => batch.length)).toEqual([3, 3, 2]);
  });

  it.each([
    ['nomic-embed-text', 'search_document: a loft', 'search_query: a loft', '+nomic'],
    ['tiny-embed', 'a loft', 'a loft', ''],
  ])('writes before texts what the model wants: %s', async (model, record, query, mark) => {
    const embedder = await open(model);
    expect(embedder.id).toMatch(new RegExp(`/8${mark.replace('+', '\\+')}$`));
    server.asked.length = 0;
    await embedder.embed(['a loft']);
    await embedder.embed(['a loft'], { purpose: 'query' });
    expect(inputs()).toEqual([[record], [query]]);
  });

  it('lets the server cut texts that are too long, and says so once', async () => {
    server.script.set('/api/embed', ({ body }, response) => {
      const tooLong = body.input.some((text: string) => text.length > 100) && body.truncate !== true;
      if (tooLong) sendJson(response, { error: 'the input length exceeds the context length' }, 400);
      else sendJson(response, { embeddings: body.input.map(vectorOf) });
    });
    const embedder = await open();
    const notes: string[] = [];
    const options = { onNote: (note: string) => void notes.push(note) };
    await embedder.embed(['short'], options);
    expect(notes).toEqual([]);
    expect((await embedder.embed(['short', 'long '.repeat(50)], options)).map(length)).toEqual([expect.closeTo(1, 5), expect.closeTo(1, 5)]);
    await embedder.embed(['longer '.repeat(50)], options);
    expect(notes).toEqual([expect.stringContaining('tiny-embed reads only the beginning of long texts')]);
    await embedder.embed(['x'.repeat(100_000)]);
    expect(inputs().at(-1)?.[0]).toHaveLength(16_384);
  });

  it('asks a server that is too busy again, with growing pauses, and gives up in the end', async () => {
    const embedder = await open();
    let busy = 2;
    server.script.set('/api/embed', ({ body }, response) => {
      busy -= 1;
      if (busy >= 0) sendJson(response, { error: 'server busy, please try again' }, 503);
      else sendJson(response, { embeddings: body.input.map(vectorOf) });
    });
    expect((await embedder.embed(['a'], { purpose: 'query' })).map(length)).toEqual([expect.closeTo(1, 5)]);
    busy = 1000;
    await expect(embedder.embed(['a'])).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('too busy'),
      retryAfterSeconds: 5,
    });
  });

  it('opens again for a run by its id alone, without asking for a vector', async () => {
    const { id } = await open();
    server.asked.length = 0;
    const again = await testOllama(server.url).openEmbedderOfRun(id);
    expect(again).toMatchObject({ id, dimensions: DIMENSIONS });
    expect(server.asked.map(({ path }) => path)).toEqual(['/api/tags']);
  });

  it('is asked with the credentials of its address, below the path of it, and no message shows them', async () => {
    const seen = new Set<string | undefined>();
    server.script.set('/box/api/tags', (_, response, { headers }) => {
      seen.add(headers.authorization);
      response.writeHead(401, { 'content-type': 'text/plain' }).end('who are you?');
    });
    const ollama = testOllama(`${server.url.replace('http://', 'http://me:s3cret@')}/box/`);
    await expect(ollama.models()).rejects.toMatchObject({
      message: `Ollama at ${server.url}/box answers with status 401`,
      hint: expect.stringContaining('credentials'),
    });
    expect([...seen]).toEqual([`Basic ${Buffer.from('me:s3cret').toString('base64')}`]);
  });

  it('is another one when the model has changed, also while it is open', async () => {
    const { id } = await open();
    let now = 0;
    const ollama = createOllama({ url: server.url, now: () => now });
    const embedder = await ollama.openEmbedderOfRun(id);
    server.models.set('tiny-embed:latest', 'ffffffffffff9999');
    await expect(ollama.openEmbedderOfRun(id)).rejects.toMatchObject({
      code: 'unavailable',
      hint: expect.stringContaining('scrq reembed --embedder ollama:tiny-embed'),
    });
    now = 31_000;
    await expect(embedder.embed(['a'])).rejects.toMatchObject({ message: expect.stringContaining('another version') });
  });
});

const faults: readonly (readonly [string, Answer, string])[] = [
  ['no vectors', (_, response) => sendJson(response, { embeddings: [] }), 'sent 0 vectors for 2 texts'],
  ['too few', (_, response) => sendJson(response, { embeddings: [vectorOf('a')] }), 'sent 1 vectors for 2 texts'],
  ['empty vectors', (_, response) => sendJson(response, { embeddings: [[], []] }), 'an empty vector'],
  [
    'other dimensions than promised',
    (_, response) =>
      sendJson(response, {
        embeddings: [
          [1, 2, 3],
          [1, 2, 3],
        ],
      }),
    '3 dimensions instead of 8',
  ],
  [
    'text for numbers',
    (_, response) => sendJson(response, { embeddings: [vectorOf('a').map(String), vectorOf('b')] }),
    'something else than numbers',
  ],
  [
    'missing numbers',
    (_, response) => sendJson(response, { embeddings: [vectorOf('a').fill(null as never), vectorOf('b')] }),
    'something else than numbers',
  ],
  ['numbers out of range', (_, response) => sendJson(response, { embeddings: [vectorOf('a').fill(1e300), vectorOf('b')] }), 'out of range'],
  ['another answer altogether', (_, response) => sendJson(response, 'hello'), 'sent no vectors'],
  [
    'truncated JSON',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"embeddings":[[0.1,'),
    'sent something that is not JSON',
  ],
  ['HTML', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'), 'sent something that is not JSON'],
  ['status 500', (_, response) => sendJson(response, { error: 'out of memory' }, 500), 'status 500: out of memory'],
  ['status 404', (_, response) => sendJson(response, { error: 'model not found' }, 404), 'has no model "tiny-embed"'],
  ['status 501', (_, response) => sendJson(response, { error: 'This server does not support embeddings' }, 501), 'does not support embeddings'],
  [
    'an answer that is cut',
    (_, response) => {
      sendHalf(response, '{"embeddings":[[');
      // Once it is on its way.
      response.write('[', () => response.destroy());
    },
    'closed the connection',
  ],
];

const silences: readonly (readonly [string, Answer, string, Partial<OllamaLimits>])[] = [
  ['silence before the first byte', () => undefined, 'did not begin to answer within 0.2 s', impatient('firstByteMs')],
  ['silence in the middle', (_, response) => sendHalf(response, '{"embeddings":[['), 'was silent for 0.2 s', impatient('idleMs')],
];

describe('an embedder that fails', () => {
  it.each([...faults.map((fault) => [...fault, {}] as const), ...silences])(
    '%s: an error that names server and model, soon',
    async (_fault, answer, says, limits) => {
      const print = vi.spyOn(console, 'log');
      const embedder = await testOllama(server.url, limits).openEmbedderOfRun('ollama:tiny-embed@aaaaaaaaaaaa/8');
      server.script.set('/api/embed', answer);
      await expect(embedder.embed(['a', 'b'])).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining(says),
        hint: expect.stringMatching(/./),
      });
      await expect(embedder.embed(['a', 'b'])).rejects.toMatchObject({ message: expect.stringMatching(new RegExp(`${server.url}.*tiny-embed`)) });
      expect(print).not.toHaveBeenCalled();
      vi.restoreAllMocks();
    },
  );

  it.each([
    ['a model that is not there', 'missing', 'ollama pull missing'],
    ['a server that is no Ollama', 'tiny-embed', 'Check --ollama-url'],
  ])('cannot be opened: %s', async (_case, model, hint) => {
    if (model === 'tiny-embed') server.script.set('/api/tags', (_, response) => void response.writeHead(404).end('not found'));
    await expect(open(model)).rejects.toMatchObject({ code: 'unavailable', hint: expect.stringContaining(hint) });
  });

  it('ends when its caller gives up', async () => {
    const embedder: Embedder = await open();
    server.script.set('/api/embed', () => undefined);
    const leaving = new AbortController();
    const vectors = embedder.embed(['a'], { signal: leaving.signal });
    leaving.abort(new Error('enough'));
    await expect(vectors).rejects.toThrow('enough');
  });
});
