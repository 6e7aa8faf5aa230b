import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { collectChat, type ChatEvent, type ChatResponse } from '../../src/contract/operations/chat.ts';
import { ForeignAnswer } from '../../src/contract/foreign-answer.ts';
import { createRemoteApi } from '../../src/remote/remote-api.ts';
import { readServerEvents } from '../../src/remote/server-events.ts';

const meta = { conversationId: 'conv_1', answered: true, filter: '', plan: { kind: 'stats' }, interpreter: 'rules', run: 'R1' };
const whole: ChatResponse = { data: { answer: 'There are 3.', figures: [{ name: 'count()', value: 3 }], citations: [] }, meta };
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

describe('chat with a server', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function answered(
    listener: RequestListener,
  ): Promise<{ readonly events: readonly ChatEvent[]; readonly body: string; readonly accept: string }> {
    let body = '';
    let accept = '';
    server = createServer((request, response) => {
      accept = request.headers.accept ?? '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => listener(request, response));
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    // A server on a port has an address.
    const { port } = server.address() as AddressInfo;
    await using api = createRemoteApi({ baseUrl: `http://127.0.0.1:${port}` });
    const events: ChatEvent[] = [];
    for await (const each of api.chat({ scraperId: 'scr_a', message: 'how many?', conversationId: 'conv_1' })) events.push(each);
    return { events, body, accept };
  }

  it('posts the question, and gives events as they come', async () => {
    const { events, body, accept } = await answered((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write(`: hello\n\n${event('meta', meta)}event: token\r\ndata: {"te`);
      response.end(`xt":"There are 3."}\r\n\r\n${event('done', whole)}`);
    });
    expect(JSON.parse(body)).toEqual({ message: 'how many?', conversationId: 'conv_1' });
    expect(accept).toContain('text/event-stream');
    expect(events).toEqual([
      { event: 'meta', data: meta },
      { event: 'token', data: { text: 'There are 3.' } },
      { event: 'done', data: whole },
    ]);
  });

  it('makes events of an answer that comes whole', async () => {
    const { events } = await answered((_request, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(whole)));
    expect(events.map((each) => each.event)).toEqual(['meta', 'token', 'done']);
  });

  it.each([
    ['JSON of another shape', 'application/json', '{"reply":"3"}', { reply: '3' }],
    ['events of another shape', 'text/event-stream', 'data: {"delta":"3"}\n\n', [{ delta: '3' }]],
  ])('rejects %s with what it was', async (_what, type, text, body) => {
    const failure = await answered((_request, response) => response.setHeader('content-type', type).end(text)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'bad_response', cause: { body } });
    expect(failure).toMatchObject({ cause: expect.any(ForeignAnswer) });
  });

  it('rejects an answer that ends too early, and one that ends with an error', async () => {
    const cut = answered((_request, response) => response.setHeader('content-type', 'text/event-stream').end(event('meta', meta)));
    await expect(cut).rejects.toMatchObject({ code: 'bad_response', message: expect.stringContaining('ended before it was whole') });
    const problem = {
      type: 'about:blank',
      title: 'Service unavailable',
      status: 503,
      detail: 'the service cannot answer at the moment',
      code: 'unavailable',
    };
    const failed = answered((_request, response) =>
      response.setHeader('content-type', 'text/event-stream').end(event('meta', meta) + event('error', problem)),
    );
    await expect(failed).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('stops the server when the caller leaves', async () => {
    let left: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (left = resolve));
    server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event('meta', meta));
      response.on('close', () => left());
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await using api = createRemoteApi({ baseUrl: `http://127.0.0.1:${port}` });
    for await (const each of api.chat({ scraperId: 'scr_a', message: 'how many?' })) if (each.event === 'meta') break;
    await gone;
  });

  it('checks the input before anything is sent', async () => {
    await using api = createRemoteApi({ baseUrl: 'http://127.0.0.1:9' });
    await expect(collectChat(api.chat({ scraperId: 'scr_a', message: '' }))).rejects.toMatchObject({ code: 'invalid_parameter' });
  });
});

it('events are read the same wherever the stream is cut', async () => {
  const text = 'event: a\ndata: 1\ndata: 2\n\n: note\n\ndata:x\r\n\r\nid: 7\nevent:b\rdata: ü\r\r';
  const bytes = Buffer.from(text);
  const read = async (size: number) => {
    async function* chunks() {
      for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
    }
    const events: unknown[] = [];
    for await (const each of readServerEvents(chunks())) events.push(each);
    return events;
  };
  const expected = [
    { name: 'a', data: '1\n2' },
    { name: 'message', data: 'x' },
  ];
  for (const size of [1, 2, 3, 5, 1000]) expect((await read(size)).slice(0, 2)).toEqual(expected);
});
