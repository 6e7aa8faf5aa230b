import type { z } from 'zod';

import type { ApiMethod } from '../api.ts';
import { ChatRequest, ChatResponse } from './chat.ts';
import { DiffRequest, DiffResponse } from './diff.ts';
import { ExportRequest, ExportResponse } from './export.ts';
import { FacetsRequest, FacetsResponse } from './facets.ts';
import { HealthRequest, HealthResponse } from './health.ts';
import { HistoryRequest, HistoryResponse } from './history.ts';
import { ResultsRequest, ResultsResponse } from './results.ts';
import { RunsResponse, ScraperResponse, ScrapersResponse } from './scrapers.ts';
import { RunsRequest, ScraperRequest, ScrapersRequest } from './scraper-requests.ts';
import { HybridResponse } from './search.ts';
import { HybridRequest } from './search-request.ts';
import { StatsResponse } from './stats.ts';
import { StatsRequest } from './stats-request.ts';
import type { MeteredKind } from './usage.ts';

/** One endpoint. `{name}` in `path` stands for a parameter of the request; the others travel in the query string, of a POST or PATCH as JSON in its body. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly request: z.ZodObject;
  readonly response: z.ZodType;
  readonly summary: string;
  /** `attachment`: the answer is a file, sent as it is made. `events`: it comes in events, or whole, as the client accepts it. */
  readonly stream?: 'attachment' | 'events';
  /** The allowance that its calls count against, where the server has one. */
  readonly metered?: MeteredKind;
}

/** All endpoints: the server mounts them, the remote client calls them. */
export const operations = {
  hybrid: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/hybrid',
    request: HybridRequest,
    response: HybridResponse,
    summary: 'Natural language search',
    metered: 'search',
  },
  results: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/results',
    request: ResultsRequest,
    response: ResultsResponse,
    summary: 'Raw records, page by page',
    metered: 'results',
  },
  export: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/export',
    request: ExportRequest,
    response: ExportResponse,
    summary: 'All records as one file',
    metered: 'export',
    stream: 'attachment',
  },
  diff: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/diff',
    request: DiffRequest,
    response: DiffResponse,
    summary: 'What changed from one run to another',
    metered: 'diff',
  },
  history: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/history',
    request: HistoryRequest,
    response: HistoryResponse,
    summary: 'One record over all runs',
  },
  stats: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/stats',
    request: StatsRequest,
    response: StatsResponse,
    summary: 'Aggregates over all records, computed exactly',
    metered: 'stats',
  },
  facets: {
    method: 'GET',
    path: '/v1/scrapers/{scraperId}/facets',
    request: FacetsRequest,
    response: FacetsResponse,
    summary: 'How records spread over the values of fields, with a filter for each value',
  },
  chat: {
    method: 'POST',
    path: '/v1/scrapers/{scraperId}/chat',
    request: ChatRequest,
    response: ChatResponse,
    summary: 'A question about the records, in plain words',
    metered: 'chat',
    stream: 'events',
  },
  scrapers: {
    method: 'GET',
    path: '/v1/scrapers',
    request: ScrapersRequest,
    response: ScrapersResponse,
    summary: 'The scrapers that the token was made for; without such a token, all of them where the server is started to list them',
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
