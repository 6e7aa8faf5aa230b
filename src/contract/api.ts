import type { HealthInput, HealthResponse } from './health.ts';
import type { ResultsInput, ResultsResponse } from './results.ts';
import type { RunsInput, RunsResponse, ScraperInput, ScraperResponse } from './scrapers.ts';
import type { HybridInput, HybridResponse } from './search.ts';

export interface CallOptions {
  /** Stops the work; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
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
