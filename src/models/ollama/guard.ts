import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

import { isScrqError } from '../../errors.ts';
import { networkFailure, refusal, tooSlow, unusable, type Whom } from './failures.ts';
import { jsonLines } from './json-lines.ts';

/** How long a call may take, in milliseconds. */
export interface CallTimes {
  /** From the connection until the answer begins. */
  readonly firstByteMs: number;
  /** Of silence within the answer. */
  readonly idleMs: number;
  /** Altogether, waiting for its turn included. */
  readonly wholeMs: number;
}

export interface GuardOptions {
  readonly whom: Whom;
  readonly times: CallTimes;
  /** Longest time until there is a connection, in milliseconds. */
  readonly connectMs: number;
  /** How the answer comes: all at once, or line by line. */
  readonly answer: 'whole' | 'lines';
  /** Of the caller. */
  readonly signal: AbortSignal | undefined;
}

/** What keeps one call safe. Disposing of it ends the request, if there is one still; no other call notices. */
export interface Guard extends Disposable {
  /** Fires when the caller gives up, and when the time is up. */
  readonly signal: AbortSignal;
  /** For the client: gives only answers that it understands, and rejects with a failure that a user can meet otherwise. */
  readonly fetch: typeof fetch;
  /** What an error of this call means. */
  failure(error: unknown): unknown;
}

/** Bytes of an answer; 32 vectors of 4096 numbers are 3 MB. */
const LARGEST_ANSWER = 64 * 1024 * 1024;
const LARGEST_REFUSAL = 64 * 1024;

/** Guards one call of the client, which has no time-outs, cannot be cancelled, and prints what it does not understand. */
export function createGuard(options: GuardOptions): Guard {
  const { whom, times, connectMs, answer: kind } = options;
  const ending = new AbortController();
  const signal = options.signal === undefined ? ending.signal : AbortSignal.any([options.signal, ending.signal]);
  const clock = createClock(whom, { ...times, connectMs }, (reason) => ending.abort(reason));
  const failure = (error: unknown) => meaningOf(whom, signal, error);

  const guarded = async (url: string, init: RequestInit): Promise<Response> => {
    clock.waitFor('connection');
    try {
      const answer = await send(url, init, signal, () => clock.waitFor('first byte'));
      const { statusCode = 0 } = answer;
      const chunks = heard(answer, clock);
      if (statusCode !== 200) throw refusal(whom, statusCode, await textOf(chunks, LARGEST_REFUSAL).catch(() => ''));
      return kind === 'lines' ? streamed(jsonLines(chunks, whom), failure) : await checked(chunks, whom);
    } catch (error) {
      throw failure(error);
    }
  };
  return {
    signal,
    fetch: (input, init = {}) => guarded(input instanceof Request ? input.url : input.toString(), init),
    failure,
    [Symbol.dispose]() {
      clock.stop();
      ending.abort(new Error('the call has ended'));
    },
  };
}

interface Clock {
  waitFor(what: 'connection' | 'first byte' | 'more'): void;
  stop(): void;
}

function createClock(
  whom: Whom,
  { connectMs, firstByteMs, idleMs, wholeMs }: CallTimes & Pick<GuardOptions, 'connectMs'>,
  onTimeout: (reason: Error) => void,
): Clock {
  const within = (ms: number) => `${ms / 1000} s`;
  const whole = setTimeout(() => onTimeout(tooSlow(whom, `did not answer within ${within(wholeMs)}`)), wholeMs);
  const silences = {
    connection: { ms: connectMs, objection: `cannot be connected to within ${within(connectMs)}` },
    'first byte': { ms: firstByteMs, objection: `did not begin to answer within ${within(firstByteMs)}` },
    more: { ms: idleMs, objection: `was silent for ${within(idleMs)} in the middle of its answer` },
  };
  let silence: NodeJS.Timeout | undefined;
  return {
    waitFor(what) {
      clearTimeout(silence);
      const { ms, objection } = silences[what];
      silence = setTimeout(() => onTimeout(tooSlow(whom, objection)), ms);
    },
    stop() {
      clearTimeout(whole);
      clearTimeout(silence);
    },
  };
}

/** An interruption by the caller stays what it is, but for a time-out of his: the server was too slow for him. */
function meaningOf(whom: Whom, signal: AbortSignal, error: unknown): unknown {
  const reason: unknown = signal.aborted ? signal.reason : error;
  if (reason instanceof DOMException && reason.name === 'TimeoutError') return tooSlow(whom, 'did not answer in the time it was given');
  return isScrqError(reason) || signal.aborted ? reason : networkFailure(whom, reason);
}

/** Sends what the client would, over a connection of its own: one that was kept could be closed under a request, and would keep the process alive. */
function send(url: string, { method = 'GET', headers, body }: RequestInit, signal: AbortSignal, onConnect: () => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isSecure = url.startsWith('https:');
    const open = isSecure ? requestHttps : requestHttp;
    const sent = open(url, { method, headers: Object.fromEntries(new Headers(headers)), agent: false, signal }, resolve);
    // Also of a request that is ended after its answer began, when there may be no reader.
    sent.on('error', reject);
    sent.once('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', onConnect));
    // The client sends JSON, or nothing.
    sent.end(typeof body === 'string' ? body : undefined);
  });
}

/** The pieces of an answer; each one shows the clock that the server is still there. */
async function* heard(body: AsyncIterable<unknown>, clock: Clock): AsyncIterable<Uint8Array> {
  for await (const chunk of body) {
    clock.waitFor('more');
    // A body without an encoding gives bytes.
    yield chunk as Uint8Array;
  }
}

async function textOf(chunks: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw new RangeError(`more than ${most} bytes`);
    parts.push(chunk);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function checked(chunks: AsyncIterable<Uint8Array>, whom: Whom): Promise<Response> {
  const text = await textOf(chunks, LARGEST_ANSWER);
  try {
    JSON.parse(text);
  } catch (cause) {
    throw unusable(whom, 'sent something that is not JSON', cause);
  }
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}

function streamed(lines: AsyncIterable<string>, failure: (error: unknown) => unknown): Response {
  const iterator = lines[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (next.done === true) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      } catch (error) {
        controller.error(failure(error));
      }
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
}
