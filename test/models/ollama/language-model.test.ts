import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { LanguageModel } from '../../../src/core/ports/language-model.ts';
import type { OllamaLimits } from '../../../src/models/ollama/limits.ts';
import { impatient, testOllama, scriptedOllama, sendChat, sendHalf, sendJson, type Answer, type ScriptedOllama } from './scripted-ollama.ts';
import { untilTestEnds } from '../../temporary.ts';

const schema = { type: 'object', properties: { answer: { type: 'boolean' } }, required: ['answer'] };
const request = { system: 'You answer.', prompt: 'Is water wet?', maxTokens: 20 };

let server: ScriptedOllama;
let model: LanguageModel;

beforeEach(async () => {
  server = untilTestEnds(await scriptedOllama());
  model = testOllama(server.url).languageModel('tiny-chat:1b');
});

const said = async () => {
  const words: string[] = [];
  for await (const word of model.words(request)) words.push(word);
  return words;
};

describe('a chat model on an Ollama server', () => {
  it('is asked for JSON by a schema that the prompt holds too, with everything set that its answer depends on', async () => {
    const hostile = { ...schema, properties: { answer: { type: 'boolean' }, name: { type: 'string', pattern: '^(?=a)', maxLength: 5000 } } };
    expect(await model.json({ ...request, schema: hostile })).toEqual({ answer: true });
    const [asked] = server.asked;
    expect(asked?.body).toMatchObject({
      model: 'tiny-chat:1b',
      format: { ...schema, properties: { answer: { type: 'boolean' }, name: { type: 'string', maxLength: 1000 } } },
      truncate: false,
      keep_alive: '30m',
      options: { temperature: 0, num_predict: 20, num_ctx: 8192, seed: expect.any(Number) },
    });
    expect(asked?.body.messages[0]?.content).toContain(JSON.stringify(hostile));
    expect(asked?.body.messages[1]).toEqual({ role: 'user', content: 'Is water wet?' });
  });

  it('says its words as they come', async () => {
    const responses: ServerResponse[] = [];
    server.script.set('/api/chat', (_, response) => {
      sendHalf(response, '{"message":{"content":"one "},"done":false}\n{"mess');
      responses.push(response);
    });
    const words = model.words(request)[Symbol.asyncIterator]();
    expect(await words.next()).toEqual({ done: false, value: 'one ' });
    responses[0]?.end('age":{"content":"two"},"done":false}\n{"message":{"content":""},"done":true,"done_reason":"stop"}');
    expect(await words.next()).toEqual({ done: false, value: 'two' });
    expect((await words.next()).done).toBe(true);
  });

  it('stops when its listener leaves', async () => {
    const responses: ServerResponse[] = [];
    server.script.set('/api/chat', (_, response) => {
      responses.push(response);
      sendHalf(response, '{"message":{"content":"one "},"done":false}\n');
    });
    for await (const word of model.words(request)) {
      expect(word).toBe('one ');
      break;
    }
    await expect.poll(() => responses[0]?.closed).toBe(true);
    server.script.clear();
    expect(await said()).toEqual(['{"answer":', ' true}']);
  });

  it('ends one call that is given up, with the reason given, and no other', async () => {
    const leaving = new AbortController();
    const responses = new Map<string, ServerResponse>();
    server.script.set('/api/chat', ({ body }, response) => void responses.set(body.messages[1]?.content ?? '', response));
    const one = model.json({ ...request, prompt: 'one', schema, signal: leaving.signal });
    const other = model.json({ ...request, prompt: 'other', schema });
    await expect.poll(() => responses.size).toBe(2);
    const reason = new Error('enough');
    leaving.abort(reason);
    await expect(one).rejects.toBe(reason);
    const open = responses.get('other');
    if (open !== undefined) sendChat(open, ['{"answer":false}']);
    expect(await other).toEqual({ answer: false });
  });

  it('takes a time-out of its caller for a server that is too slow', async () => {
    server.script.set('/api/chat', () => undefined);
    await expect(model.json({ ...request, schema, signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('did not answer in the time it was given'),
    });
  });

  it('refuses a prompt that has no room, and asks for more room for a long one', async () => {
    await expect(model.json({ ...request, prompt: 'x'.repeat(200_000), schema })).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.asked).toEqual([]);
    await model.json({ ...request, prompt: 'x'.repeat(30_000), schema });
    expect(server.asked[0]?.body.options.num_ctx).toBe(16_384);
  });
});

const html: Answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>welcome</html>');
const cut: Answer = (_, response) => {
  sendHalf(response, '{"message":{"content":"{\\"ans"},"done":false}\n');
  // Once it is on its way.
  response.write('w', () => response.destroy());
};

const faults: readonly (readonly [string, Answer, string])[] = [
  ['truncated JSON', (_, response) => sendChat(response, ['{"answer": tr']), 'something else than the JSON'],
  ['JSON cut at the limit', (_, response) => sendChat(response, ['{"answer":'], 'length'), 'cut off after 20 tokens'],
  ['nonsense', (_, response) => sendChat(response, ['flibberti ', 'gibbet']), 'something else than the JSON'],
  ['prose around JSON', (_, response) => sendChat(response, ['Sure! Here it is: {"answer":true}']), 'something else than the JSON'],
  ['no words at all', (_, response) => sendChat(response, []), 'something else than the JSON'],
  [
    'status 500',
    (_, response) => sendJson(response, { error: 'model runner has unexpectedly stopped' }, 500),
    'status 500: model runner has unexpectedly stopped',
  ],
  [
    'a nested error',
    (_, response) => sendJson(response, { error: '{"error":{"code":400,"message":"too many tokens"}}' }, 400),
    'status 400: too many tokens',
  ],
  ['status 404', (_, response) => sendJson(response, { error: "model 'tiny-chat:1b' not found" }, 404), 'has no model "tiny-chat:1b"'],
  ['status 503', (_, response) => sendJson(response, { error: 'server busy' }, 503), 'too busy (server busy)'],
  ['status 502 as text', (_, response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'), 'status 502'],
  ['a redirect', (_, response) => void response.writeHead(302, { location: 'http://elsewhere.example/' }).end(), 'status 302'],
  ['status 200 with HTML', html, 'sent something that is not JSON'],
  ['a stream that is cut', cut, 'closed the connection before its answer was whole'],
  [
    'a stream without an end',
    (_, response) => void response.writeHead(200).end('{"message":{"content":"{}"},"done":false}\n'),
    'ended its answer before the end',
  ],
  [
    'an error in the stream',
    (_, response) => void response.writeHead(200).end('{"error":"unexpected EOF"}\n'),
    'gave up in the middle of its answer: unexpected EOF',
  ],
  ['a list instead of objects', (_, response) => void response.writeHead(200).end('[1]\n'), 'ended its answer before the end'],
];

const silences: readonly (readonly [string, Answer, string, Partial<OllamaLimits>])[] = [
  ['silence before the first byte', () => undefined, 'did not begin to answer within 0.2 s', impatient('firstByteMs')],
  [
    'silence in the middle',
    (_, response) => sendHalf(response, '{"message":{"content":"{"},"done":false}\n'),
    'was silent for 0.2 s in the middle',
    impatient('idleMs'),
  ],
  ['a trickle without an end', trickle, 'did not answer within 0.2 s', impatient('wholeMs')],
];

function trickle(_request: unknown, response: ServerResponse): void {
  response.writeHead(200);
  const goOn = () => void (response.closed || response.write('{"message":{"content":" "},"done":false}\n', () => setImmediate(goOn)));
  goOn();
}

describe('a chat model that fails', () => {
  it.each([...faults.map((fault) => [...fault, {}] as const), ...silences])(
    '%s: an error that names server and model, soon, and not a word on the console',
    async (_fault, answer, says, limits) => {
      const printed = ['log', 'warn', 'error', 'info'] as const;
      const spies = printed.map((name) => vi.spyOn(console, name));
      server.script.set('/api/chat', answer);
      const asked = testOllama(server.url, limits)
        .languageModel('tiny-chat:1b')
        .json({ ...request, schema });
      const failure = await asked.then(
        (value) => ({ value }),
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({ code: 'unavailable', message: expect.stringContaining(says), hint: expect.stringMatching(/./) });
      expect(failure).toMatchObject({ message: expect.stringMatching(new RegExp(`${server.url}.*tiny-chat:1b`)) });
      for (const spy of spies) expect(spy).not.toHaveBeenCalled();
      vi.restoreAllMocks();
    },
  );

  it('says what to type when nothing listens, and when the model is missing', async () => {
    server.script.set('/api/chat', (_, response) => sendJson(response, { error: 'not found' }, 404));
    await expect(said()).rejects.toMatchObject({ hint: expect.stringContaining('ollama pull tiny-chat:1b') });
    await server.stop();
    await expect(said()).rejects.toMatchObject({
      message: expect.stringContaining('refuses the connection'),
      hint: expect.stringContaining('ollama serve'),
    });
  });

  it('is left alone for a while once it failed three times in a row', async () => {
    const ollama = testOllama(server.url, { failures: 3, restMs: 60_000 });
    server.script.set('/api/chat', (_, response) => sendJson(response, { error: 'out of memory' }, 500));
    const ask = () => ollama.languageModel('tiny-chat:1b').json({ ...request, schema });
    for (const _ of [1, 2, 3]) await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining('out of memory') });
    await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining('3 times in a row'), retryAfterSeconds: 60 });
    expect(server.asked).toHaveLength(3);
    // Vectors are another matter.
    expect((await ollama.openEmbedder('tiny-embed')).dimensions).toBe(8);
  });
});

it('waits for its turn when two chats are under way', async () => {
  const responses: ServerResponse[] = [];
  server.script.set('/api/chat', (_, response) => void responses.push(response));
  const all = [1, 2, 3].map(() => model.json({ ...request, schema }));
  await expect.poll(() => responses.length).toBe(2);
  const [first] = responses;
  if (first !== undefined) {
    sendChat(first, ['{"answer":true}']);
    await once(first, 'close');
  }
  await expect.poll(() => responses.length).toBe(3);
  for (const response of responses.slice(1)) sendChat(response, ['{"answer":true}']);
  expect(await Promise.all(all)).toEqual([{ answer: true }, { answer: true }, { answer: true }]);
});
