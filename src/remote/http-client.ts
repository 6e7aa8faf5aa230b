import type { Readable } from 'node:stream';

import type { Dispatcher } from 'undici';

import { ScrqError } from '../errors.ts';
import { acceptedEncodings, decodeStream, isDecodingFailure } from './decode.ts';
import { brokenOff, isMisframed } from './network-failures.ts';
import { createTransport, type Proxies } from './transport.ts';
import { watchCalls, type CallReport } from './watch-calls.ts';

/**
 * Times in milliseconds: to connect, until the answer starts, and of silence within it; `postTimeoutMs` is both of the last for what is posted,
 * which a model may think about. Sizes in bytes, after decompression.
 */
export interface HttpLimits {
  readonly connectTimeoutMs: number;
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
  readonly postTimeoutMs: number;
  readonly maxBodyBytes: number;
}

const defaultLimits: HttpLimits = {
  connectTimeoutMs: 10_000,
  headersTimeoutMs: 60_000,
  bodyTimeoutMs: 30_000,
  postTimeoutMs: 300_000,
  maxBodyBytes: 256 * 1024 * 1024,
};

export interface HttpClientOptions {
  /** Where the token may go. */
  readonly origin: string;
  /** Sent as `Authorization: Bearer` to `origin` and to no other. */
  readonly token?: string;
  readonly limits?: Partial<HttpLimits>;
  /** The ways to servers outside. Default: each is asked directly. */
  readonly proxies?: Proxies;
  /** Certificates (PEM) that are trusted. Default: those that Node knows of. */
  readonly authorities?: readonly string[];
  /** Carries the requests; stays the caller's. Default: a pool of its own. */
  readonly dispatcher?: Dispatcher;
  /** Hears of every request once it is over. */
  readonly onCall?: (report: CallReport) => void;
}

/** A whole answer, decompressed. `origin` is of the server that gave it, after redirects. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
  readonly origin: string;
}

/** An answer that has begun: its body is read at the reader's pace, encoded as it came. The caller has to read or destroy it. */
export interface OpenAnswer extends Omit<Answer, 'body'> {
  readonly body: Readable;
}

export interface OpenOptions {
  readonly signal?: AbortSignal | undefined;
  /** JSON text that is posted; without it, the address is got. */
  readonly body?: string | undefined;
  /** Beside those of every request, or instead of them; names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface HttpClient {
  /** Follows redirects; the token goes to its own origin only. Network failures reject as undici and Node give them. */
  open(url: URL, options: OpenOptions): Promise<OpenAnswer>;
  /** The whole of an answer that has begun. */
  readWhole(answer: OpenAnswer): Promise<Answer>;
  /** Ends all connections, and with them all requests that are running. */
  close(): Promise<void>;
}

const MOST_REDIRECTS = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Requests with time-outs and a limit on what is read. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const limits: HttpLimits = { ...defaultLimits, ...options.limits };
  const own = options.dispatcher === undefined ? createTransport({ ...options, connectTimeoutMs: limits.connectTimeoutMs }) : undefined;
  const plain = options.dispatcher ?? own;
  if (plain === undefined) throw new Error('there is a dispatcher, given or own');
  const dispatcher = options.onCall === undefined ? plain : watchCalls(plain, options.onCall);
  const authorization = authorizationOf(options.token);

  return {
    async open(url, { signal, headers, body }) {
      let call: Call = { url, body, credentials: authorization };
      for (let followed = 0; followed <= MOST_REDIRECTS; followed += 1) {
        const response = await send(dispatcher, call, { limits, headers, signal });
        const location = redirectOf(response, call.url);
        if (location === undefined) {
          return { status: response.statusCode, headers: response.headers, body: response.body, origin: call.url.origin };
        }
        await response.body.dump();
        call = redirected(call, response.statusCode, withoutLeaks(location, call.url));
      }
      throw new ScrqError('bad_response', `${options.origin} redirects more than ${MOST_REDIRECTS} times`, { hint: 'Check the base URL.' });
    },
    readWhole: (answer) => read(answer, limits.maxBodyBytes),
    close: async () => own?.destroy(),
  };
}

/** One request of those that redirects lead to. */
interface Call {
  readonly url: URL;
  readonly body: string | undefined;
  /** Headers that only the origin they were given for may see. */
  readonly credentials: Readonly<Record<string, string>>;
}

interface SendOptions {
  readonly limits: HttpLimits;
  readonly headers: OpenOptions['headers'];
  readonly signal: AbortSignal | undefined;
}

function send(dispatcher: Dispatcher, { url, body, credentials }: Call, { limits, headers, signal }: SendOptions): Promise<Dispatcher.ResponseData> {
  return dispatcher.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json, application/problem+json, */*;q=0.1',
      'accept-encoding': acceptedEncodings,
      'user-agent': 'scrq',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
      ...credentials,
    },
    headersTimeout: body === undefined ? limits.headersTimeoutMs : limits.postTimeoutMs,
    bodyTimeout: body === undefined ? limits.bodyTimeoutMs : limits.postTimeoutMs,
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/**
 * As browsers do it: 307 and 308 post again, after the others the new address is got. Credentials that were left behind once are not
 * given to an address that another server names.
 */
function redirected(call: Call, status: number, url: URL): Call {
  const postsAgain = status === 307 || status === 308;
  return { url, body: postsAgain ? call.body : undefined, credentials: url.origin === call.url.origin ? call.credentials : {} };
}

function authorizationOf(token: string | undefined): Readonly<Record<string, string>> {
  if (token === undefined) return {};
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new ScrqError('invalid_usage', 'the token is empty or holds characters that a header cannot carry', {
      hint: 'Give the token as the server issued it.',
    });
  }
  return { authorization: `Bearer ${token}` };
}

function redirectOf(response: Dispatcher.ResponseData, from: URL): URL | undefined {
  const { location } = response.headers;
  if (!redirects.has(response.statusCode) || typeof location !== 'string' || !URL.canParse(location, from.href)) return undefined;
  return new URL(location, from);
}

/** The address holds the scraper's id, a shared secret: it never goes from an encrypted connection to an open one. */
function withoutLeaks(to: URL, from: URL): URL {
  // `from` is http or https, as every address that came through here is.
  if (to.protocol !== 'https:' && to.protocol !== from.protocol) {
    const what = to.protocol === 'http:' ? 'is not https' : 'is neither http nor https';
    throw new ScrqError('bad_response', `${from.origin} redirects to an address that ${what}`, { hint: 'Check the base URL.' });
  }
  const target = new URL(to);
  target.username = '';
  target.password = '';
  return target;
}

async function read({ status, headers, body, origin }: OpenAnswer, maxBytes: number): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The chunks of a body are buffers; an answer without one may still carry the header of an encoding.
    for await (const chunk of decodeStream(body as AsyncIterable<Buffer>, headers['content-encoding'], 'allowed')) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(origin, maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (!isDecodingFailure(error)) throw isMisframed(error) ? brokenOff(origin, error) : error;
    throw new ScrqError('bad_response', `${origin} sent an answer that cannot be decompressed`, {
      hint: "Try again; if it stays, tell the server's owner.",
    });
  }
  return { status, headers, body: Buffer.concat(chunks, size), origin };
}

function tooLarge(origin: string, maxBytes: number): ScrqError {
  return new ScrqError('bad_response', `${origin} sent more than ${Math.floor(maxBytes / (1024 * 1024))} MB in one answer`, {
    hint: 'Ask for fewer records a page with take.',
  });
}
