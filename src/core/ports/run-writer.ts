import type { Field } from '../../contract/operations/scrapers.ts';
import type { Cell } from '../fields/field.ts';
import type { ScraperEntry, RunEntry } from './catalogue.ts';
import type { StoredRun } from './records.ts';

/** A scraper that is made by its first run. */
export interface NewScraper {
  readonly newName: string;
}

/** A run of another dataset, which keeps its id and its times. Its scraper is made, with its id and its name, where the dataset does not have it. */
export interface CopiedRun {
  readonly scraper: ScraperEntry;
  readonly run: Pick<RunEntry, 'id' | 'startedAt' | 'completedAt'>;
}

/** Records on their way into a run, column by column; all columns have the same length. */
export interface NewRecords {
  /** Aligned with the fields of the new run. */
  readonly columns: readonly (readonly Cell[])[];
  /** 64-bit hashes of the key, of the content, and of the text a vector is made of; each an array of its own, or the store mixes them up. */
  readonly keyHashes: BigInt64Array;
  readonly contentHashes: BigInt64Array;
  readonly textHashes: BigInt64Array;
  readonly vectors: readonly (Float32Array | null)[];
}

/** What the table of a new run is made of. */
export interface RunShape {
  readonly fields: readonly Field[];
  readonly embedder: { readonly id: string; readonly dimensions: number } | null;
  /** About how much text its records hold; undefined where that is not known. */
  readonly characters?: number;
}

/** What is known of a run once all its records are written. */
export type RunSummary = Pick<RunEntry, 'records' | 'fields' | 'key' | 'titleField' | 'language' | 'runAt' | 'settings' | 'request'>;

export interface CompletionOptions {
  readonly replaced?: RunEntry;
  readonly check?: (written: StoredRun) => Promise<void>;
}

/** A run being written: invisible until `complete` resolves, gone when it never does. */
export interface RunWriter extends AsyncDisposable {
  readonly runId: string;
  readonly scraper: ScraperEntry;
  /** A directory for temporary files of this run; it goes with the writer, or with the janitor when the process dies. */
  readonly scratchDirectory: string;
  /** A directory, made by its first user, for what a run that fails leaves to the next one. */
  readonly keepDirectory: string;
  /** Settles the fields; once, before the first `append`. */
  define(shape: RunShape): Promise<void>;
  /** Takes records in order; may resolve before they are stored, and reject for those of the call before. */
  append(records: NewRecords): Promise<void>;
  /** Takes all text of records, in their order, for keyword search: ahead of `append`, since their index needs nothing else. Waits for those of the call before. */
  addTexts(texts: readonly string[]): Promise<void>;
  /** No more texts come: begins their index while the last records are still being stored. Without it, that begins with `complete`. */
  endTexts(summary: Pick<RunSummary, 'language'>): void;
  /**
   * Indexes, checks the count, and makes the run visible in one commit; `replaced` is gone from that commit on, but for those who are reading it.
   * `check` reads what was written before that: when it rejects, the run is as if it never was.
   */
  complete(summary: RunSummary, options?: CompletionOptions): Promise<RunEntry>;
}
