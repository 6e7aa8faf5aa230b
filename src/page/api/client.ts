import type { DiffInput, DiffResponse } from '../../contract/operations/diff.ts';
import type { HistoryResponse } from '../../contract/operations/history.ts';
import type { ResultsResponse } from '../../contract/operations/results.ts';
import type { RunsResponse, ScraperResponse, ScrapersResponse } from '../../contract/operations/scrapers.ts';
import type { HybridResponse } from '../../contract/operations/search.ts';
import type { StatsResponse } from '../../contract/operations/stats.ts';
import { streamChat, type ChatHandlers, type ChatMessage } from './chat-stream.ts';
import type { FacetsResponse } from '../../contract/operations/facets.ts';
import { nameText } from '../../text/name-list.ts';
import { failureOf } from './problem.ts';

/** What a request may carry in its address; what is undefined or empty is left out. */
type Parameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** One page of records: what is asked for, in the words of the API. */
export interface PageRequest {
  readonly search?: string;
  readonly interpreter?: 'auto' | 'none';
  readonly filter: string;
  readonly sort: string;
  readonly page: number;
  readonly take: number;
  readonly run: string;
}

export interface FileRequest {
  readonly format: 'csv' | 'json';
  readonly filter: string;
  readonly sort: string;
  readonly fields: readonly string[];
  readonly run: string;
}

/** The `/v1` API of the server that this page came from, for one token. Every call rejects with a `RequestFailure`, or as its signal says. */
export class Client {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  scrapers(signal: AbortSignal): Promise<ScrapersResponse> {
    return this.#json('v1/scrapers', {}, signal);
  }

  scraper(id: string, options: { readonly run?: string; readonly stats?: boolean }, signal: AbortSignal): Promise<ScraperResponse> {
    return this.#json(pathOf(id), options, signal);
  }

  runs(id: string, signal: AbortSignal): Promise<RunsResponse> {
    return this.#json(pathOf(id, 'runs'), { take: 1000 }, signal);
  }

  hybrid(id: string, request: PageRequest, signal: AbortSignal): Promise<HybridResponse> {
    return this.#json(pathOf(id, 'hybrid'), { ...request, explain: true }, signal);
  }

  results(id: string, request: PageRequest, signal: AbortSignal): Promise<ResultsResponse> {
    return this.#json(pathOf(id, 'results'), { ...request }, signal);
  }

  facets(
    id: string,
    request: { readonly filter: string; readonly run: string; readonly fields?: string; readonly limit?: number },
    signal: AbortSignal,
  ): Promise<FacetsResponse> {
    return this.#json(pathOf(id, 'facets'), request, signal);
  }

  diff(id: string, request: Omit<DiffInput, 'scraperId'>, signal: AbortSignal): Promise<DiffResponse> {
    return this.#json(pathOf(id, 'diff'), { ...request }, signal);
  }

  history(id: string, request: { readonly key: string; readonly take: number }, signal: AbortSignal): Promise<HistoryResponse> {
    return this.#json(pathOf(id, 'history'), request, signal);
  }

  stats(id: string, request: { readonly plan: string; readonly run: string }, signal: AbortSignal): Promise<StatsResponse> {
    return this.#json(pathOf(id, 'stats'), request, signal);
  }

  /** The file of an export, whole. */
  async file(id: string, { fields, ...request }: FileRequest, signal: AbortSignal): Promise<Blob> {
    const escape = request.format === 'csv' ? 'formulas' : '';
    const response = await this.#fetch(addressOf(pathOf(id, 'export'), { ...request, escape, fields: fields.map(nameText).join(',') }), { signal });
    return response.blob();
  }

  /** Asks a question; its answer comes in parts. */
  async chat(id: string, message: ChatMessage, handlers: ChatHandlers, signal: AbortSignal): Promise<void> {
    const response = await this.#fetch(pathOf(id, 'chat'), {
      method: 'POST',
      signal,
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(message),
    });
    await streamChat(response, handlers);
  }

  async #json<Answer>(path: string, parameters: Parameters, signal: AbortSignal): Promise<Answer> {
    const response = await this.#fetch(addressOf(path, parameters), { signal });
    // The server checks what it answers against the same types.
    return (await response.json()) as Answer;
  }

  async #fetch(address: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#token !== '') headers.set('Authorization', `Bearer ${this.#token}`);
    const response = await fetch(address, { ...init, headers, credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) throw await failureOf(response);
    return response;
  }
}

function pathOf(id: string, operation?: string): string {
  const scraper = `v1/scrapers/${encodeURIComponent(id)}`;
  return operation === undefined ? scraper : `${scraper}/${operation}`;
}

function addressOf(path: string, parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined && value !== '') query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
