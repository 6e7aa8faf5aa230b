import { setTimeout as sleep } from 'node:timers/promises';

import type { ApiMethod, CallOptions, ScrapersApi } from '../contract/api.ts';
import { operations } from '../contract/operations/table.ts';
import { parseRequest } from '../contract/parse.ts';
import { isScrqError, type ScrqError } from '../errors.ts';
import { addressOf, parseBaseUrl } from './address.ts';
import { failureOfAnswer, isSuccess } from './answer-failures.ts';
import type { Send } from './export.ts';
import { createHttpClient, type Answer, type HttpClient, type HttpClientOptions, type OpenAnswer } from './http-client.ts';
import { failureOfNetwork, isBrokenConnection } from './network-failures.ts';
import { readDiff, readFacets, readHistory, readStats } from './change-responses.ts';
import { proxyHosts } from './transport.ts';
import { readHealth, readHybrid, readResults, readRuns, readScraper, readScrapers } from './responses.ts';

export interface RemoteOptions extends Omit<HttpClientOptions, 'origin'> {
  /** http(s) address of the server, with or without `/v1`. */
  readonly baseUrl: string;
  /** Passes time before a request is repeated; rejects when the signal fires. */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Hears of every wait that a server asks for, before it begins. */
  readonly onWait?: (wait: Wait) => void;
}

/** A wait before the same request is sent again, and the status that asked for it. */
export interface Wait {
  readonly seconds: number;
  readonly status: number;
}

/** Waits a server may ask for before the same request is sent again, and how often it may. */
const LONGEST_WAIT_SECONDS = 30;
const MOST_WAITS = 2;

/** Status of an answer that refuses a range. */
const NO_SUCH_RANGE = 416;

/** Operations that are not counted: requested once more when the connection breaks before an answer begins. A counted one might count twice. */
const UNCOUNTED: ReadonlySet<ApiMethod> = new Set(['export', 'facets', 'scrapers', 'scraper', 'runs', 'health', 'ready']);

/**
 * The API of a server, over HTTP. Inputs are checked before anything is sent. A call is sent once; only when the server answers 429 or 503
 * with a `Retry-After` of at most 30 seconds it is sent again, twice at most, and when it counts against no allowance also once after a
 * connection broke. Rejects with `unreachable` when no answer comes and with `bad_response` when it is not one of this API.
 */
export function createRemoteApi(options: RemoteOptions): ScrapersApi {
  const baseUrl = parseBaseUrl(options.baseUrl);
  const client = createHttpClient({ ...options, origin: baseUrl.origin });
  const proxies = proxyHosts(options.proxies ?? {});
  const send = sender(client, baseUrl, options);

  const attempt = async <Result>(
    method: ApiMethod,
    input: unknown,
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    parseRequest(operations[method].request, input);
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      throw failureOfNetwork(error, baseUrl.origin, proxies);
    }
  };

  const call = (method: ApiMethod, input: unknown, { signal }: CallOptions = {}): Promise<Answer> =>
    attempt(method, input, signal, async () => client.readWhole(await send(method, input, { signal })));

  return {
    hybrid: async (input, callOptions) => readHybrid(await call('hybrid', input, callOptions), input),
    results: async (input, callOptions) => readResults(await call('results', input, callOptions), input),
    export: (input, callOptions) =>
      attempt('export', input, callOptions?.signal, async () => {
        // A search has no need of what reads files.
        const { openExport } = await import('./export.ts');
        return openExport(send, input, callOptions);
      }),
    diff: async (input, callOptions) => readDiff(await call('diff', input, callOptions)),
    history: async (input, callOptions) => readHistory(await call('history', input, callOptions)),
    stats: async (input, callOptions) => readStats(await call('stats', input, callOptions)),
    facets: async (input, callOptions) => readFacets(await call('facets', input, callOptions)),
    async *chat(input, callOptions = {}) {
      const { openChat } = await import('./chat.ts');
      const wire = { send, readWhole: (answer: OpenAnswer) => client.readWhole(answer) };
      const events = openChat(wire, input, callOptions);
      try {
        for (;;) {
          const next = await attempt('chat', input, callOptions.signal, () => events.next());
          if (next.done === true) return;
          yield next.value;
        }
      } finally {
        await events.return(undefined);
      }
    },
    scrapers: async (input, callOptions) => readScrapers(await call('scrapers', input, callOptions)),
    scraper: async (input, callOptions) => readScraper(await call('scraper', input, callOptions)),
    runs: async (input, callOptions) => readRuns(await call('runs', input, callOptions), input),
    health: async (input, callOptions) => readHealth(await call('health', input, callOptions)),
    ready: async (input, callOptions) => readHealth(await call('ready', input, callOptions)),
    [Symbol.asyncDispose]: () => client.close(),
  };
}

function sender(client: HttpClient, baseUrl: URL, { token, wait = pause, onWait }: RemoteOptions): Send {
  return async (method, input, openOptions = {}) => {
    const { signal, headers = {} } = openOptions;
    const { url, body } = addressOf(baseUrl, operations[method], input);
    const open = (): Promise<OpenAnswer> => client.open(url, { ...openOptions, body });
    for (let waits = 0; ; waits += 1) {
      const answer = await (UNCOUNTED.has(method) ? twice(open, signal) : open());
      if (isSuccess(answer.status) || (answer.status === NO_SUCH_RANGE && 'range' in headers)) return answer;
      const asked = { method, secrets: secretsOf(input, token), home: baseUrl.origin };
      const failure = failureOfAnswer(await client.readWhole(answer), asked);
      if (!mayWait(failure, answer.status) || waits === MOST_WAITS) throw failure;
      onWait?.({ seconds: failure.retryAfterSeconds, status: answer.status });
      await wait(failure.retryAfterSeconds * 1000, signal);
    }
  };
}

async function twice(open: () => Promise<OpenAnswer>, signal: AbortSignal | undefined): Promise<OpenAnswer> {
  try {
    return await open();
  } catch (error) {
    if (signal?.aborted === true || !isBrokenConnection(error)) throw error;
    // A server that is gone by now is better explained by what went wrong first.
    return open().catch((later: unknown) => {
      throw signal?.aborted === true || isScrqError(later) ? later : error;
    });
  }
}

function mayWait(failure: ScrqError, status: number): failure is ScrqError & { readonly retryAfterSeconds: number } {
  const { retryAfterSeconds } = failure;
  return (status === 429 || status === 503) && retryAfterSeconds !== undefined && retryAfterSeconds <= LONGEST_WAIT_SECONDS;
}

function secretsOf(input: unknown, token: string | undefined): readonly string[] {
  const id = typeof input === 'object' && input !== null && 'scraperId' in input ? [String(input.scraperId)] : [];
  return token === undefined ? id : [...id, token];
}

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal });
}
