import { setTimeout as sleep } from 'node:timers/promises';

import type { Dispatcher } from 'undici';

import type { ApiMethod, CallOptions, ScrapersApi } from '../contract/api.ts';
import { operations } from '../contract/operations.ts';
import { parseRequest } from '../contract/parse.ts';
import type { ScrqError } from '../errors.ts';
import { addressOf, parseBaseUrl } from './address.ts';
import { failureOfAnswer } from './answer-failures.ts';
import { createHttpClient, type Answer, type HttpLimits } from './http-client.ts';
import { failureOfNetwork } from './network-failures.ts';
import { readHealth, readHybrid, readResults, readRuns, readScraper } from './responses.ts';

export interface RemoteOptions {
  /** http(s) address of the server, with or without `/v1`. */
  readonly baseUrl: string;
  /** Sent as `Authorization: Bearer` to the origin of `baseUrl` and to nobody else. */
  readonly token?: string;
  readonly limits?: Partial<HttpLimits>;
  /** Carries the requests; stays the caller's. A pool of its own unless given. */
  readonly dispatcher?: Dispatcher;
  /** Passes time before a request is repeated; rejects when the signal fires. */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** Waits a server may ask for before the same request is sent again, and how often it may. */
const LONGEST_WAIT_SECONDS = 30;
const MOST_WAITS = 2;

/**
 * The API of a server, over HTTP. Inputs are checked before anything is sent. A call is sent once; only when the server answers 429 or 503
 * with a `Retry-After` of at most 30 seconds it is sent again, twice at most. Rejects with `unreachable` when no answer comes and with
 * `bad_response` when it is not one of this API.
 */
export function createRemoteApi(options: RemoteOptions): ScrapersApi {
  const baseUrl = parseBaseUrl(options.baseUrl);
  const client = createHttpClient({ ...options, origin: baseUrl.origin });
  const wait = options.wait ?? pause;

  const send = async (method: ApiMethod, input: unknown, signal?: AbortSignal): Promise<Answer> => {
    const address = addressOf(baseUrl, operations[method], input);
    for (let waits = 0; ; waits += 1) {
      const answer = await client.get(address, signal);
      const failure = failureOfAnswer(answer, { method, secrets: secretsOf(input, options.token) });
      if (failure === undefined) return answer;
      if (!mayWait(failure, answer.status) || waits === MOST_WAITS) throw failure;
      await wait(failure.retryAfterSeconds * 1000, signal);
    }
  };

  const call = async (method: ApiMethod, input: unknown, { signal }: CallOptions = {}): Promise<Answer> => {
    parseRequest(operations[method].request, input);
    signal?.throwIfAborted();
    try {
      return await send(method, input, signal);
    } catch (error) {
      signal?.throwIfAborted();
      throw failureOfNetwork(error, baseUrl.origin);
    }
  };

  return {
    hybrid: async (input, callOptions) => readHybrid(await call('hybrid', input, callOptions), input),
    results: async (input, callOptions) => readResults(await call('results', input, callOptions), input),
    scraper: async (input, callOptions) => readScraper(await call('scraper', input, callOptions)),
    runs: async (input, callOptions) => readRuns(await call('runs', input, callOptions), input),
    health: async (input, callOptions) => readHealth(await call('health', input, callOptions)),
    ready: async (input, callOptions) => readHealth(await call('ready', input, callOptions)),
    [Symbol.asyncDispose]: () => client.close(),
  };
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
