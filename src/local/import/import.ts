import type { Readable } from 'node:stream';

import type { Field, FieldType, Run } from '../../contract/operations/scrapers.ts';
import type { Misfit } from '../../core/fields/decision.ts';
import type { Finding as FieldFinding } from '../../core/fields/findings/finding.ts';
import type { FieldSettings } from '../../core/fields/settings.ts';
import type { ReadOptions, SourceInfo } from '../../format/read/source-records.ts';

/** How a source is read, where that cannot be seen from it. */
export type ReadHints = Pick<ReadOptions, 'format' | 'delimiter' | 'escape' | 'encoding' | 'path' | 'limits'>;

/** Where records come from: `name` is shown in messages and, by its ending, hints at the format. */
export interface ImportSource {
  readonly name: string;
  /** How many there are, where that is known before they are read. */
  readonly bytes?: number;
  open(): Readable;
}

/** The options of an import, or of a preview of one. */
export interface ImportOptions extends FieldSettings {
  /** Id or name of the scraper; a name that is new makes one. */
  readonly scraper: string;
  readonly read?: ReadHints;
  /** `again`: types, key and settings of the runs before do not bind this one. */
  readonly settled?: 'hold' | 'again';
  /** `refuse`: a run that lost a field, or more than 60 % of the records of the run before, is an error and not a warning. */
  readonly guard?: 'warn' | 'refuse';
  /** What makes the vectors: "static" or "ollama:MODEL". Default: what made those of the scraper's latest run; else what new scrapers get. */
  readonly embedder?: string;
  /** How long to wait for an embedder that is out of reach to come back, in milliseconds. Default: 0, it fails at once. */
  readonly embedderWaitMs?: number;
  /** When the records were scraped, in epoch milliseconds: "2 hours ago" counts from it, and runs are ordered by it. Default: now. */
  readonly runAt?: number;
  /** Hashes of the request that brings the records; that of its body is known when all of it was read. Kept with the run. */
  readonly request?: { readonly key: string; readonly body: () => string };
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** `records` so far in this phase; `total` once it is known. `embedding` stands for writing where vectors take longest. */
export interface ImportProgress {
  readonly phase: 'reading' | 'embedding' | 'waiting' | 'writing' | 'indexing';
  /** Of waiting: what for. */
  readonly reason?: string;
  readonly records: number;
  readonly total?: number;
}

/**
 * How one field was understood. `values` fit, `nulls` are missing, `failed` did not fit and became missing; together they are all records.
 * `min` and `max` as records show values: numbers, or ISO 8601 text.
 */
export interface FieldReport extends Field {
  readonly values: number;
  readonly nulls: number;
  readonly failed: number;
  /** The first few values that did not fit, with their lines. */
  readonly failures: readonly Misfit[];
  readonly distinct: number;
  /** `distinct` is an estimate, since there are very many. */
  readonly distinctEstimated: boolean;
  readonly min?: number | string;
  readonly max?: number | string;
  /** How values are written, where there is a choice: "1.234,5", "day first", "seconds since 1970". */
  readonly convention?: string;
  /** A few values as stored. */
  readonly examples: readonly string[];
  /** The type that all but a few values have, for a field that is text only because of those. */
  readonly near?: { readonly type: FieldType; readonly failed: number; readonly failures: readonly Misfit[] };
}

export type { FieldFinding };

/** What was understood of a source. */
export interface SourceReport {
  readonly source: SourceInfo;
  readonly records: number;
  readonly key: readonly string[];
  readonly fields: readonly FieldReport[];
  /** Fields that the run before did not have, and those that only it had. Empty for a first run. */
  readonly added: readonly string[];
  readonly missing: readonly string[];
  /** The fields that deserve a look, and why. */
  readonly findings: readonly FieldFinding[];
  /** What had to be chosen while reading, one sentence each. */
  readonly notes: readonly string[];
  /** What may be wrong with the source, one sentence each. */
  readonly warnings: readonly string[];
}

export interface ImportReport extends SourceReport {
  readonly scraper: { readonly id: string; readonly name: string; readonly created: boolean };
  readonly run: Run;
}
