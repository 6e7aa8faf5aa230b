export type { ApiMethod, CallOptions, ExportOptions, ScrapersApi, ScrapersOptions } from './contract/api.ts';
export type {
  Change,
  ChangeKind,
  DiffInput,
  DiffMeta,
  DiffResponse,
  FieldChange,
  FieldChangeStatistics,
  SchemaChanges,
} from './contract/operations/diff.ts';
export type { Pagination, RecordData } from './contract/envelope.ts';
export type { ExportInput, ExportStream, ResumePoint } from './contract/operations/export.ts';
export type { Facet, FacetsInput, FacetsResponse } from './contract/operations/facets.ts';
export { ForeignAnswer } from './contract/foreign-answer.ts';
export type { HealthInput, HealthResponse } from './contract/operations/health.ts';
export type { HistoryEntry, HistoryInput, HistoryMeta, HistoryResponse } from './contract/operations/history.ts';
export type { ResultsInput, ResultsResponse } from './contract/operations/results.ts';
export type {
  Field,
  FieldRole,
  FieldType,
  Run,
  RunsResponse,
  Scraper,
  ScraperResponse,
  ListedScraper,
  ScrapersResponse,
} from './contract/operations/scrapers.ts';
export type { RunsInput, ScraperInput, ScrapersInput } from './contract/operations/scraper-requests.ts';
export type { Explanation, HybridMeta, HybridResponse, RecordExplanation, Span } from './contract/operations/search.ts';
export type { HybridInput } from './contract/operations/search-request.ts';
export { isScrqError, ScrqError, type ErrorCode, type ParameterIssue, type ScrqErrorOptions } from './errors.ts';
export { createRemoteApi, type RemoteOptions } from './remote/remote-api.ts';
export type { HttpLimits } from './remote/http-client.ts';
export { createApp, type AppOptions } from './server/app.ts';
export { startServer, type RunningServer, type ServeOptions } from './server/serve.ts';
export type { FieldFinding, FieldReport, ImportOptions, ImportReport } from './local/import/import.ts';
export { importRecords } from './local/import/import-records.ts';
export type { CopiedRunReport, CopyOptions, CopyPlaces, CopyProgress, CopyReport, CopyStatus } from './local/copy/copy-report.ts';
export type { RunDigest } from './local/copy/place.ts';
export { copyDataset, openLocalApi, type CopyDatasetOptions, type OpenOptions } from './local/open.ts';
