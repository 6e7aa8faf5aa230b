import type { ChatEvent, ChatInput } from './operations/chat.ts';
import type { DiffInput, DiffResponse } from './operations/diff.ts';
import type { ExportInput, ExportStream, ResumePoint } from './operations/export.ts';
import type { FacetsInput, FacetsResponse } from './operations/facets.ts';
import type { HealthInput, HealthResponse } from './operations/health.ts';
import type { HistoryInput, HistoryResponse } from './operations/history.ts';
import type { ResultsInput, ResultsResponse } from './operations/results.ts';
import type { RunsResponse, ScraperResponse, ScrapersResponse } from './operations/scrapers.ts';
import type { RunsInput, ScraperInput, ScrapersInput } from './operations/scraper-requests.ts';
import type { HybridResponse } from './operations/search.ts';
import type { HybridInput } from './operations/search-request.ts';
import type { StatsResponse } from './operations/stats.ts';
import type { StatsInput } from './operations/stats-request.ts';

export interface CallOptions {
  /** Stops the work; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface ExportOptions extends CallOptions {
  /** Asks for a file that can go on where it was cut, or for the rest of one. Where that is not offered, the file begins again at 0, as `offset` says. */
  readonly resume?: ResumePoint;
}

export interface ScrapersOptions extends CallOptions {
  /** Ids of those that may be read. Default: all. A server goes by the token of a request. */
  readonly readable?: readonly string[];
}

/**
 * The `/v1` API as code: implemented on this machine and over HTTP, with the same answers and the same errors.
 * Inputs are checked inside; a wrong one rejects with `invalid_parameter`.
 */
export interface ScrapersApi extends AsyncDisposable {
  /** Natural language search over the latest completed run. */
  hybrid(input: HybridInput, options?: CallOptions): Promise<HybridResponse>;
  /** Raw records in the run's own order. */
  results(input: ResultsInput, options?: CallOptions): Promise<ResultsResponse>;
  /** All records of one run as a file, from one snapshot: whole, or its chunks reject. */
  export(input: ExportInput, options?: ExportOptions): Promise<ExportStream>;
  /** What changed from one run to another. */
  diff(input: DiffInput, options?: CallOptions): Promise<DiffResponse>;
  /** One record over all runs. */
  history(input: HistoryInput, options?: CallOptions): Promise<HistoryResponse>;
  /** Values over all records of a run, and whatever else a plan asks for. */
  stats(input: StatsInput, options?: CallOptions): Promise<StatsResponse>;
  /** How the records that pass a filter spread over the values of some fields. */
  facets(input: FacetsInput, options?: CallOptions): Promise<FacetsResponse>;
  /** A question about the records: its answer on the way. What is wrong with the input rejects before the first event; leaving the loop stops the work. */
  chat(input: ChatInput, options?: CallOptions): AsyncIterable<ChatEvent>;
  /** The scrapers that may be read, by name. A server gives them to tokens that are for certain scrapers, or where it is said to list them. */
  scrapers(input?: ScrapersInput, options?: ScrapersOptions): Promise<ScrapersResponse>;
  /** Name, fields, key and latest run. */
  scraper(input: ScraperInput, options?: CallOptions): Promise<ScraperResponse>;
  /** Completed runs, newest first. */
  runs(input: RunsInput, options?: CallOptions): Promise<RunsResponse>;
  /** The process answers. */
  health(input?: HealthInput, options?: CallOptions): Promise<HealthResponse>;
  /** The dataset can be read. */
  ready(input?: HealthInput, options?: CallOptions): Promise<HealthResponse>;
}

/** Name of an operation. */
export type ApiMethod = Exclude<keyof ScrapersApi, symbol>;
