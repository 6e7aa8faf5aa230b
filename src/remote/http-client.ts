import type { Readable } from 'node:stream';

import { Agent, request, type Dispatcher } from 'undici';

import { ScrqError } from '../errors.ts';
import { decodeBody } from './decode.ts';

/** Times in milliseconds: to connect, until the answer starts, and of silence within it. Sizes in bytes, after decompression. */
export interface HttpLimits {
  readonly connectTimeoutMs: number;
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
  readonly maxBodyBytes: number;
}

const defaultLimits: HttpLimits = {
  connectTimeoutMs: 10_000,
  headersTimeoutMs: 60_000,
  bodyTimeoutMs: 30_000,
  maxBodyBytes: 256 * 1024 * 1024,
};

export interface HttpClientOptions {
  /** Where the token may go. */
  readonly origin: string;
  readonly token?: string;
  readonly limits?: Partial<HttpLimits>;
  readonly dispatcher?: Dispatcher;
}

/** A whole answer, decompressed. `origin` is of the server that gave it, after redirects. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
  readonly origin: string;
}

/** An answer that has begun: its body is read at the reader's pace, encoded as it came. Somebody has to read or destroy it. */
export interface OpenAnswer extends Omit<Answer, 'body'> {
  readonly body: Readable;
}

export interface OpenOptions {
  readonly signal?: AbortSignal | undefined;
  /** Beside those of every request, or instead of them; names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface HttpClient {
  /** Follows redirects; the token goes to its own origin only. Network failures reject as undici and Node give them. */
  open(url: URL, options?: OpenOptions): Promise<OpenAnswer>;
  /** The whole of an answer that has begun. */
  readWhole(answer: OpenAnswer): Promise<Answer>;
  /** Ends all connections, and with them all requests that are running. */
  close(): Promise<void>;
}

const MOST_REDIRECTS = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** GET requests with time-outs and a limit on what is read. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const limits: HttpLimits = { ...defaultLimits, ...options.limits };
  const authorization = authorizationOf(options.token);
  const own = options.dispatcher === undefined ? new Agent({ connect: { timeout: limits.connectTimeoutMs } }) : undefined;
  const dispatcher = options.dispatcher ?? own;

  const send = (url: URL, { signal, headers }: OpenOptions): Promise<Dispatcher.ResponseData> =>
    request(url, {
      method: 'GET',
      headers: {
        accept: 'application/json, application/problem+json, */*;q=0.1',
        'accept-encoding': 'br, gzip, deflate',
        'user-agent': 'scrq',
        ...headers,
        ...(url.origin === options.origin ? authorization : {}),
      },
      headersTimeout: limits.headersTimeoutMs,
      bodyTimeout: limits.bodyTimeoutMs,
      ...(dispatcher === undefined ? {} : { dispatcher }),
      ...(signal === undefined ? {} : { signal }),
    });

  return {
    async open(url, openOptions = {}) {
      let target = url;
      for (let followed = 0; followed <= MOST_REDIRECTS; followed += 1) {
        const response = await send(target, openOptions);
        const location = redirectOf(response, target);
        const { statusCode: status, headers, body } = response;
        if (location === undefined) return { status, headers, body, origin: target.origin };
        await body.dump();
        target = withoutLeaks(location, target);
      }
      throw new ScrqError('bad_response', `${options.origin} redirects more than ${MOST_REDIRECTS} times`, { hint: 'Check the base URL.' });
    },
    readWhole: (answer) => read(answer, limits.maxBodyBytes),
    close: async () => own?.destroy(),
  };
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
    throw new ScrqError('bad_response', `${from.origin} redirects to an address that is not https`, { hint: 'Check the base URL.' });
  }
  const target = new URL(to);
  target.username = '';
  target.password = '';
  return target;
}

async function read({ status, headers, body, origin }: OpenAnswer, maxBytes: number): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The chunks of a body without an encoding are buffers.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(origin, maxBytes);
    chunks.push(chunk);
  }
  const whole = await decodeBody(Buffer.concat(chunks, size), headers['content-encoding'], maxBytes);
  if (whole === 'too large') throw tooLarge(origin, maxBytes);
  if (whole === 'damaged') {
    throw new ScrqError('bad_response', `${origin} sent an answer that cannot be decompressed`, {
      hint: "Try again; if it stays, tell the server's owner.",
    });
  }
  return { status, headers, body: whole, origin };
}

function tooLarge(origin: string, maxBytes: number): ScrqError {
  return new ScrqError('bad_response', `${origin} sent more than ${Math.floor(maxBytes / (1024 * 1024))} MB in one answer`, {
    hint: 'Ask for fewer records a page with take.',
  });
}
