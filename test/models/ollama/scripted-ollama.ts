import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect } from 'vitest';

import { createOllama, type OllamaServer } from '../../../src/models/ollama/ollama.ts';
import type { CallTimes } from '../../../src/models/ollama/guard.ts';
import type { OllamaLimits } from '../../../src/models/ollama/limits.ts';

interface Asked {
  readonly path: string;
  /** The JSON that was sent; an empty object for none. */
  readonly body: SentBody;
}

/** What requests for vectors and chats hold. */
interface SentBody {
  readonly model: string;
  readonly input: readonly string[];
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly truncate?: boolean;
  readonly keep_alive?: string;
  readonly options: { readonly num_ctx: number };
}

/** Answers one request. */
export type Answer = (request: Asked, response: ServerResponse, incoming: IncomingMessage) => void | Promise<void>;

/** A server that behaves like Ollama, but for what a test scripts. */
export interface ScriptedOllama extends AsyncDisposable {
  readonly url: string;
  readonly asked: Asked[];
  /** Answers by path that take the place of the usual ones. */
  readonly script: Map<string, Answer>;
  /** Digests by name, as `ollama list` would show them. */
  readonly models: Map<string, string>;
  /** Ends all connections, and refuses new ones until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export const DIMENSIONS = 8;

export async function scriptedOllama(): Promise<ScriptedOllama> {
  const asked: Asked[] = [];
  const script = new Map<string, Answer>();
  const models = new Map([
    ['tiny-embed:latest', 'aaaaaaaaaaaa1111'],
    ['nomic-embed-text:latest', 'bbbbbbbbbbbb2222'],
    ['tiny-chat:1b', 'cccccccccccc3333'],
  ]);
  const usual = new Map<string, Answer>([
    ['/api/version', (_, response) => sendJson(response, { version: '9.9.9' })],
    [
      '/api/tags',
      (_, response) => sendJson(response, { models: [...models].map(([name, digest]) => ({ name, model: name, digest, size: 46_000_000 })) }),
    ],
    ['/api/embed', ({ body }, response) => sendJson(response, { model: body.model, embeddings: body.input.map(vectorOf) })],
    ['/api/chat', (_, response) => sendChat(response, ['{"answer":', ' true}'])],
  ]);
  const server = createServer((incoming, response) => {
    void readBody(incoming).then((text) => {
      const request = { path: incoming.url ?? '', body: JSON.parse(text || '{}') as SentBody };
      asked.push(request);
      const answer = script.get(request.path) ?? usual.get(request.path) ?? ((_, none) => void none.writeHead(404).end('404 page not found'));
      return answer(request, response, incoming);
    });
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => void server.close(resolve));
  };
  await listen(0);
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  // Somebody else may have its port for a moment.
  const start = async () => {
    await expect.poll(() => listen(port).then(Boolean, () => false)).toBe(true);
  };
  return { url: `http://127.0.0.1:${port}`, asked, script, models, stop, start, [Symbol.asyncDispose]: stop };
}

/** A fifth of a second for one thing, which then is what is waited for in vain; and for the others far more than a busy machine needs. */
export function impatient(what: keyof CallTimes): Partial<OllamaLimits> {
  const times = { firstByteMs: 100_000, idleMs: 100_000, wholeMs: 100_000, [what]: 200 };
  return { embedQuery: times, embedBatch: times, chat: times };
}

/** A client that asks again soon, and never leaves the server alone. */
export function testOllama(url: string, limits: Partial<OllamaLimits> = {}): OllamaServer {
  return createOllama({ url, now: Date.now, limits: { retryMs: 5, failures: 1000, ...limits } });
}

/** Counts letters: texts of the same letters have the same direction. */
export function vectorOf(text: string): number[] {
  const letters = Array.from(text.toLowerCase(), (letter) => (letter.codePointAt(0) ?? 0) % DIMENSIONS);
  return Array.from({ length: DIMENSIONS }, (_, index) => 0.01 + letters.filter((letter) => letter === index).length);
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
}

/** An answer in the pieces given, one line each, ended as models end. */
export function sendChat(response: ServerResponse, pieces: readonly string[], reason = 'stop'): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  for (const content of pieces) response.write(`${JSON.stringify({ message: { role: 'assistant', content }, done: false })}\n`);
  response.end(`${JSON.stringify({ message: { role: 'assistant', content: '' }, done: true, done_reason: reason })}\n`);
}

/** Begins an answer and says no more. */
export function sendHalf(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  response.write(text);
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
