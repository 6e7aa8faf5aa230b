import type { Readable } from 'node:stream';

import type { Field, Run } from '../contract/scrapers.ts';
import type { ReadOptions } from '../format/read/source-records.ts';

export type ReadHints = Pick<ReadOptions, 'format' | 'delimiter' | 'encoding' | 'path'>;

/** Where records come from: `name` is told in messages and, by its ending, hints at the format. */
export interface ImportSource {
  readonly name: string;
  open(): Readable;
}

export interface ImportOptions {
  /** Id or name of the scraper; a name that is new makes one. */
  readonly scraper: string;
  readonly key?: readonly string[];
  /** How to read the source, where that cannot be seen from it. */
  readonly read?: ReadHints;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** `records` so far in this phase; `total` once it is known. */
export interface ImportProgress {
  readonly phase: 'reading' | 'writing' | 'indexing';
  readonly records: number;
  readonly total?: number;
}

/** How one field was understood: `values` that are not missing, `nulls` that are, a few `examples` as stored. */
export interface FieldReport extends Field {
  readonly values: number;
  readonly nulls: number;
  readonly examples: readonly string[];
}

export interface ImportReport {
  readonly scraper: { readonly id: string; readonly name: string; readonly created: boolean };
  readonly run: Run;
  readonly key: readonly string[];
  readonly fields: readonly FieldReport[];
  /** What had to be chosen while reading, one sentence each. */
  readonly notes: readonly string[];
}
