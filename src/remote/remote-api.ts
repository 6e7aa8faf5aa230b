import { setTimeout as sleep } from 'node:timers/promises';

import type { Dispatcher } from 'undici';

import type { ApiMethod, CallOptions, ScrapersApi } from '../contract/api.ts';
import { operations } from '../contract/operations.ts';
import { parseRequest } from '../contract/parse.ts';
import type { ScrqError } from '../errors.ts';
import { addressOf, parseBaseUrl } from './address.ts';
import { failureOfAnswer, isSuccess } from './answer-failures.ts';
import { NO_SUCH_RANGE, openExport, type Send } from './export.ts';
import { createHttpClient, type Answer, type HttpLimits } from './http-client.ts';
import { failureOfNetwork } from './network-failures.ts';
import { readDiff, readHistory } from './change-responses.ts';
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

  const send: Send = async (method, input, openOptions = {}) => {
    const { signal, headers = {} } = openOptions;
    const address = addressOf(baseUrl, operations[method], input);
    for (let waits = 0; ; waits += 1) {
      const answer = await client.open(address, openOptions);
      if (isSuccess(answer.status) || (answer.status === NO_SUCH_RANGE && 'range' in headers)) return answer;
      const failure = failureOfAnswer(await client.readWhole(answer), { method, secrets: secretsOf(input, options.token) });
      if (!mayWait(failure, answer.status) || waits === MOST_WAITS) throw failure;
      await wait(failure.retryAfterSeconds * 1000, signal);
    }
  };

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
      throw failureOfNetwork(error, baseUrl.origin);
    }
  };

  const call = (method: ApiMethod, input: unknown, { signal }: CallOptions = {}): Promise<Answer> =>
    attempt(method, input, signal, async () => client.readWhole(await send(method, input, { signal })));

  return {
    hybrid: async (input, callOptions) => readHybrid(await call('hybrid', input, callOptions), input),
    results: async (input, callOptions) => readResults(await call('results', input, callOptions), input),
    export: (input, callOptions) => attempt('export', input, callOptions?.signal, () => openExport(send, input, callOptions)),
    diff: async (input, callOptions) => readDiff(await call('diff', input, callOptions)),
    history: async (input, callOptions) => readHistory(await call('history', input, callOptions)),
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
