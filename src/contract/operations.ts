import type { z } from 'zod';

import type { ApiMethod } from './api.ts';
import { DiffRequest, DiffResponse } from './diff.ts';
import { ExportRequest, ExportResponse } from './export.ts';
import { HealthRequest, HealthResponse } from './health.ts';
import { HistoryRequest, HistoryResponse } from './history.ts';
import { ResultsRequest, ResultsResponse } from './results.ts';
import { RunsRequest, RunsResponse, ScraperRequest, ScraperResponse } from './scrapers.ts';
import { HybridRequest, HybridResponse } from './search.ts';

/** One endpoint. `{name}` in `path` stands for a parameter of the request; the others travel in the query string. */
export interface Operation {
  readonly method: 'GET';
  readonly path: string;
  readonly request: z.ZodObject;
  readonly response: z.ZodType;
  readonly summary: string;
  /** `attachment`: the answer is a file, sent as it is made. */
  readonly stream?: 'attachment';
}

/** All endpoints: the server mounts them, the remote client calls them. */
export const operations = {
  hybrid: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/hybrid',
    request: HybridRequest,
    response: HybridResponse,
    summary: 'Natural language search',
  },
  results: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/results',
    request: ResultsRequest,
    response: ResultsResponse,
    summary: 'Raw records, page by page',
  },
  export: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/export',
    request: ExportRequest,
    response: ExportResponse,
    summary: 'All records as one file',
    stream: 'attachment',
  },
  diff: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/diff',
    request: DiffRequest,
    response: DiffResponse,
    summary: 'What changed from one run to another',
  },
  history: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/history',
    request: HistoryRequest,
    response: HistoryResponse,
    summary: 'One record over all runs',
  },
  scraper: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}',
    request: ScraperRequest,
    response: ScraperResponse,
    summary: 'Name, fields, key and latest run',
  },
  runs: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/runs',
    request: RunsRequest,
    response: RunsResponse,
    summary: 'Completed runs, newest first',
  },
  health: {
    method: 'GET',
    path: '/healthz',
    request: HealthRequest,
    response: HealthResponse,
    summary: 'The process answers',
  },
  ready: {
    method: 'GET',
    path: '/readyz',
    request: HealthRequest,
    response: HealthResponse,
    summary: 'The dataset can be read',
  },
} as const satisfies Record<ApiMethod, Operation>;
