import { EventEmitter, once } from 'node:events';

import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';

import type { ChatEvent, ChatResponse } from '../../src/contract/operations/chat.ts';
import { ScrqError } from '../../src/errors.ts';
import { startServer, type RunningServer, type ServeOptions } from '../../src/server/serve.ts';
import { openSocket } from './raw-socket.ts';
import { scriptedApi, type ScriptedApi } from './scripted-api.ts';

const meta: ChatResponse['meta'] = { conversationId: 'c1', answered: true, filter: '', plan: null, interpreter: 'rules', run: null };
const whole: ChatResponse = { data: { answer: 'Two chairs.', figures: [], citations: [] }, meta };
const all: readonly ChatEvent[] = [
  { event: 'meta', data: meta },
  { event: 'token', data: { text: 'Two\nchairs.' } },
  { event: 'done', data: whole },
];

async function* events(given: readonly ChatEvent[] = all, failure?: Error): AsyncGenerator<ChatEvent> {
  yield* given;
  if (failure !== undefined) throw failure;
}

let server: RunningServer;
let api: ScriptedApi;
let heard: unknown[];

async function serve(script: Parameters<typeof scriptedApi>[0] = () => events(), options: Partial<ServeOptions> = {}): Promise<void> {
  heard = [];
  api = scriptedApi(script);
  server = await startServer(api, { port: 0, drainMs: 0, onFailure: (error) => heard.push(error), ...options });
}

afterEach(() => server.close());

const path = '/v1/scrapers/chairs/chat';
const json = { 'content-type': 'application/json' };

async function post(body: string | Buffer, headers: Record<string, string> = json) {
  const answer = await request(`${server.url}${path}`, { method: 'POST', headers, body });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}

describe('a question', () => {
  it('is answered whole, and kept by nobody', async () => {
    await serve();
    const { status, headers, text } = await post('{"message":"how many chairs?","scraperId":"tables"}');
    expect([status, JSON.parse(text)]).toEqual([200, whole]);
    expect(headers['cache-control']).toBe('no-store');
    expect(api.calls).toEqual([{ method: 'chat', input: { message: 'how many chairs?', scraperId: 'chairs' } }]);
  });

  it.each(['text/event-stream', 'text/event-stream, application/json;q=0.5'])(
    'is answered in events for a client that accepts %s',
    async (accept) => {
      await serve();
      const { status, headers, text } = await post('{"message":"how many?"}', { ...json, accept, 'accept-encoding': 'gzip' });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
      expect(headers['content-encoding']).toBeUndefined();
      expect(text).toBe(all.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''));
    },
  );

  it('is answered as any failure is when it fails before the first event', async () => {
    await serve(() => events([], new ScrqError('scraper_not_found', 'no scraper has this id')));
    const { status, headers, text } = await post('{"message":"how many?"}', { ...json, accept: 'text/event-stream' });
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(JSON.parse(text)).toMatchObject({ code: 'scraper_not_found' });
  });

  it('ends with the event error when it fails later, with nothing of its text', async () => {
    const failure = new TypeError('/home/ada');
    await serve(() => events(all.slice(0, 2), failure));
    const { status, text } = await post('{"message":"how many?"}', { ...json, accept: 'text/event-stream' });
    const [last = ''] = text.trimEnd().split('\n\n').slice(-1);
    expect(status).toBe(200);
    expect(last).toMatch(/^event: error\ndata: \{.*"code":"internal".*\}$/);
    expect(text).not.toContain('ada');
    expect(heard).toEqual([failure]);
  });

  it('is not worked on any more when its client has left', async () => {
    const bus = new EventEmitter<{ ended: [] }>();
    const ended = once(bus, 'ended');
    await serve((_call, { signal }) =>
      (async function* () {
        try {
          yield all[0];
          await once(signal ?? new EventTarget(), 'abort');
        } finally {
          bus.emit('ended');
        }
      })(),
    );
    const socket = await openSocket(server);
    const body = '{"message":"how many?"}';
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nContent-Type: application/json\r\n`);
    socket.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
    await once(socket, 'data');
    socket.destroy();
    await ended;
    expect(heard).toEqual([]);
  });
});

describe('a body', () => {
  const message = (length: number) => `{"message":"${'x'.repeat(length)}"}`;

  it.each<[string, string | Buffer, Record<string, string>, number, string]>([
    ['that is no JSON', '{"message":', json, 400, 'invalid_body'],
    ['that is empty', '', json, 400, 'invalid_body'],
    ['that is no object', '["message"]', json, 400, 'invalid_body'],
    ['that is null', 'null', json, 400, 'invalid_body'],
    ['that is not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), json, 400, 'invalid_body'],
    ['whose message is missing', '{}', json, 400, 'invalid_parameter'],
    ['whose message is no text', '{"message":5}', json, 400, 'invalid_parameter'],
    ['whose message is too long', message(4001), json, 400, 'invalid_parameter'],
    ['over the limit', message(70_000), json, 413, 'body_too_large'],
    ['of another type', '{"message":"a"}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['of a form', 'message=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
    ['of no type', '{"message":"a"}', {}, 415, 'unsupported_media_type'],
    ['in another charset', '{"message":"a"}', { 'content-type': 'application/json; charset=utf-16' }, 415, 'unsupported_media_type'],
    ['that is compressed', '{"message":"a"}', { ...json, 'content-encoding': 'gzip' }, 415, 'unsupported_media_type'],
  ])('%s is refused', async (_name, body, ...[headers, status, code]) => {
    await serve();
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(answer.text)).toMatchObject({ code, status });
    expect(api.calls).toEqual([]);
    expect(heard).toEqual([]);
  });

  it.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])('of the type %s is taken', async (type) => {
    await serve();
    expect((await post(message(4000), { 'content-type': type })).status).toBe(200);
  });

  it('over the limit that says no length is refused as soon as it is', async () => {
    await serve();
    const socket = await openSocket(server);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`);
    socket.write(`${(80_000).toString(16)}\r\n${'x'.repeat(80_000)}\r\n`);
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  });
});
