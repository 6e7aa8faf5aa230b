import type { Field, FieldRole, Run } from '../contract/scrapers.ts';
import type { TokenAccess } from '../contract/tokens.ts';
import type { FileMark, RunBeingWritten, StoreFinding } from './dataset-state.ts';
import type { Cell, RunField } from './fields/field.ts';
import type { FieldSettings } from './fields/settings.ts';
import type { Condition } from './condition/condition.ts';
import type { ColumnBatch } from './columns/columns.ts';
import type { TextLanguage } from './rank/languages.ts';
import type { UsageTable } from './usage-counts.ts';

/** Text to unit vectors (cosine). Vectors of two embedders are never compared: `id` names the model and its version. */
export interface Embedder {
  readonly id: string;
  readonly dimensions: number;
  /** Its vectors take long to make: an import that fails keeps them for the next one. */
  readonly costly?: true;
  /** One vector a text, in order; null for a text in which the model finds nothing. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<readonly (Float32Array | null)[]>;
}

export interface EmbedOptions {
  readonly signal?: AbortSignal;
  /** What the texts are: some models want to be told by a prefix. Records, when not given. */
  readonly purpose?: 'record' | 'query';
  /** Called with what whoever reads the vectors should know: a sentence, once each (text was too long, say). */
  readonly onNote?: (note: string) => void;
}

/** What a language model is asked for. */
export interface ModelRequest {
  /** Who it is and what it may do; holds no text of records. */
  readonly system: string;
  readonly prompt: string;
  /** Tokens it may write at most; an answer cut there counts as a failure. */
  readonly maxTokens: number;
  readonly signal?: AbortSignal;
}

/** A language model. Its answers are a stranger's: every caller checks them. Failures reject with `unavailable`, naming server and model. */
export interface LanguageModel {
  /** As people know it: "llama3.2:3b". */
  readonly name: string;
  /** The value of the JSON it wrote under a JSON Schema (plain keywords only); nothing is sure of its shape. */
  json(request: ModelRequest & { readonly schema: Readonly<Record<string, unknown>> }): Promise<unknown>;
  /** Its words as they come. Leaving the loop stops the model. */
  words(request: ModelRequest): AsyncIterable<string>;
}

/** A scraper as the catalogue knows it. */
export interface ScraperEntry {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** Roles by field that were set by hand; the catalogue gives them to the fields of all its runs. */
  readonly roles?: Readonly<Record<string, FieldRole>>;
}

/** A completed run with all that is needed to read it. Times in epoch milliseconds. */
export interface RunEntry {
  readonly id: string;
  readonly scraperId: string;
  readonly startedAt: number;
  readonly completedAt: number;
  /** When the records were scraped: runs are ordered by it (see `orderTime`). */
  readonly runAt: number;
  readonly records: number;
  readonly fields: readonly RunField[];
  readonly key: readonly string[];
  /** What its owner settled about the fields; holds for later runs. */
  readonly settings: FieldSettings;
  /** The field that names a record best, counted twice by vectors; null when no field does. */
  readonly titleField: string | null;
  readonly embedder: string | null;
  /** The values of a record are kept as one: the run has too many fields for a column each. */
  readonly packed?: true;
  /** The language of its text, by which words are brought to their stems; English when not told. */
  readonly language?: TextLanguage;
  /** The request that brought it, of a client that may repeat it. */
  readonly request?: PushedRequest;
  /** The files it is made of; missing for runs of an object store, and for those that an older version wrote. */
  readonly files?: readonly FileMark[];
}

/** A request that can be told from others: both are hashes. `warnings` belong to its answer. */
interface PushedRequest {
  readonly key: string;
  readonly body: string;
  readonly warnings: readonly string[];
}

/** Scrapers and their completed runs. A run that never completed is not in it. */
export interface Catalogue {
  scrapers(): Promise<readonly ScraperEntry[]>;
  scraper(id: string): Promise<ScraperEntry | undefined>;
  /** Newest first. */
  runs(scraperId: string): Promise<readonly RunEntry[]>;
  createScraper(name: string): Promise<ScraperEntry>;
  renameScraper(id: string, name: string): Promise<void>;
  /** Sets roles of fields for all runs, also later ones; null gives a field its derived role back. */
  setRoles(id: string, roles: Readonly<Record<string, FieldRole | null>>): Promise<void>;
  /** Removes the scraper with all its runs. */
  removeScraper(id: string): Promise<void>;
  removeRun(run: RunEntry): Promise<void>;
  /** Runs that were started and have neither completed nor been given up, by the order of their start. */
  runsBeingWritten(scraperId: string): Promise<readonly RunBeingWritten[]>;
  /** Gives up a run that is being written, whoever writes it: its writer, should it live, will fail. */
  giveUpRun(scraperId: string, runId: string): Promise<void>;
}

/** A scraper that is made by its first run. */
export interface NewScraper {
  readonly newName: string;
}

/** A record's position in its run, counted from 0 in the order of import. */
export type Ordinal = number;

/** A record found by one leg of the search. Higher is better: BM25, or cosine. */
export interface Scored {
  readonly ordinal: Ordinal;
  readonly score: number;
}

export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

export interface Scope {
  /** Checked against the run's fields by the caller. */
  readonly filter?: Condition | null;
  readonly signal?: AbortSignal;
}

export interface MatchScope extends Scope {
  readonly limit: number;
  /** Only records that hold all of the words. */
  readonly every?: boolean;
  /** Words that differ in up to so many letters count as found; two swapped letters count as two. */
  readonly edits?: 1 | 2;
}

/** Records in columns of the order asked for; `ordinals` and every row are aligned. */
export interface RowBatch {
  readonly ordinals: readonly Ordinal[];
  readonly rows: readonly (readonly Cell[])[];
}

/** 64-bit hashes of all records of a run, in its order: of the key as text, and of the content (see `createContentText`). */
export interface RecordHashes {
  readonly keys: BigInt64Array;
  readonly contents: BigInt64Array;
}

/** One completed run, opened for reading: it never changes. */
export interface RunReader {
  readonly run: RunEntry;
  /** What of the run is damaged and done without, as sentences; empty for a sound run. */
  readonly warnings: readonly string[];
  count(scope?: Scope): Promise<number>;
  /** The `limit` records nearest to a unit vector, best first, ties by ordinal. */
  nearest(vector: Float32Array, scope: Scope & { readonly limit: number }): Promise<readonly Scored[]>;
  /** The `limit` records that best match the words, best first, ties by ordinal. */
  matching(words: string, scope: MatchScope): Promise<readonly Scored[]>;
  /** Ordinals of all records that hold every one of the words, in no order. `edits`: as in `matching`. */
  holding(words: string, scope?: Pick<MatchScope, 'edits' | 'signal'>): Promise<Float64Array>;
  /** The 64-bit hashes of the texts that vectors are made of, aligned with the records of the run. */
  textHashes(): Promise<BigInt64Array>;
  /** What keyword search reads of records, aligned with `ordinals`. */
  texts(ordinals: readonly Ordinal[]): Promise<readonly string[]>;
  /** Vectors of records, aligned with `ordinals`; null where a record has none. */
  vectors(ordinals: readonly Ordinal[]): Promise<readonly (Float32Array | null)[]>;
  /** Ordinals of all records in scope, sorted (nulls last both ways, ties by ordinal); with `limit`, of the first ones only. */
  ordinals(scope: Scope & { readonly sort?: readonly SortKey[]; readonly limit?: number }): Promise<Float64Array>;
  /** One slice of the records in scope, in the run's order. */
  slice(scope: Scope & { readonly offset: number; readonly limit: number }): Promise<RowBatch>;
  /** Records in the order of `ordinals`. */
  take(ordinals: readonly Ordinal[]): Promise<RowBatch>;
  /** All records in scope from one snapshot, in the run's order, at the reader's pace. */
  scan(scope?: Scope): AsyncIterable<RowBatch>;
  /** The cells of one field, like `scan`; nothing else is read. */
  column(field: string, scope?: Scope): AsyncIterable<readonly Cell[]>;
  /** Columns of some fields, one at least, of all records in the run's order: batches of `BATCH_RECORDS`, the last one of fewer. Nothing else is read. */
  columns(fields: readonly string[], scope?: Pick<Scope, 'signal'>): AsyncIterable<ColumnBatch>;
  /** Cells of some fields, a column each, aligned with `ordinals`, of which none repeats. */
  cells(fields: readonly string[], ordinals: readonly Ordinal[]): Promise<readonly (readonly Cell[])[]>;
  /** Cells of some fields, a column each, of the records from ordinal `from` up to `to`, which is left out. Rejects when one is missing. */
  stretch(fields: readonly string[], from: Ordinal, to: Ordinal): Promise<readonly (readonly Cell[])[]>;
  /** Hashes of keys and contents. */
  hashes(scope?: Pick<Scope, 'signal'>): Promise<RecordHashes>;
  /** The records whose key has this hash, in the run's order. */
  withKeyHash(hash: bigint): Promise<readonly Ordinal[]>;
}

/** Records on their way into a run, column by column; all columns have the same length. */
export interface NewRecords {
  /** Aligned with the fields of the new run. */
  readonly columns: readonly (readonly Cell[])[];
  readonly keys: readonly string[];
  /** 64-bit hashes of the key, of the content, and of the text a vector is made of; each an array of its own, or the store mixes them up. */
  readonly keyHashes: BigInt64Array;
  readonly contentHashes: BigInt64Array;
  readonly textHashes: BigInt64Array;
  /** All text of a record, for keyword search. */
  readonly texts: readonly string[];
  readonly vectors: readonly (Float32Array | null)[];
}

/** What the table of a new run is made of. */
export interface RunShape {
  readonly fields: readonly Field[];
  readonly embedder: { readonly id: string; readonly dimensions: number } | null;
  /** `none`: the run is only compared and read through, so it gets no indexes. */
  readonly search?: 'none';
}

/** What is known of a run once all its records are written. */
type RunSummary = Pick<RunEntry, 'records' | 'fields' | 'key' | 'titleField' | 'language' | 'runAt' | 'settings' | 'request'>;

/** A run being written: invisible until `complete` resolves, gone when it never does. */
export interface RunWriter extends AsyncDisposable {
  readonly runId: string;
  readonly scraper: ScraperEntry;
  /** A directory for temporary files of this run; it goes with the writer, or with the janitor when the process dies. */
  readonly scratchDirectory: string;
  /** A directory, made by whoever needs it, for what a run that fails leaves to the next one. */
  readonly keepDirectory: string;
  /** Settles the fields; once, before the first `append`. */
  define(shape: RunShape): Promise<void>;
  /** Takes records in order; may resolve before they are stored, and reject for those of the call before. */
  append(records: NewRecords): Promise<void>;
  /** Indexes, checks the count, and makes the run visible in one commit; `replaced` is gone from that commit on, but for those who are reading it. */
  complete(summary: RunSummary, replaced?: RunEntry): Promise<RunEntry>;
}

/** What became of a token; the token itself is stored nowhere, only its hash. Times in epoch milliseconds. */
export type TokenEvent =
  | {
      readonly kind: 'token_created';
      readonly at: number;
      readonly id: string;
      readonly name: string;
      /** SHA-256, in hexadecimal digits. */
      readonly hash: string;
      readonly access: TokenAccess;
      readonly scrapers: readonly string[] | null;
      readonly expiresAt: number | null;
    }
  | { readonly kind: 'token_revoked'; readonly at: number; readonly id: string };

/** All that was done with tokens; shared by all processes on the dataset. */
export interface TokenLog {
  /** The same array while nothing was appended. */
  read(): Promise<readonly TokenEvent[]>;
  append(event: TokenEvent): Promise<void>;
}

/** Small files next to the records of runs, for what is derived from them and can be made again; removed with the run. */
export interface RunFiles {
  /** Null when there is no such file, or it cannot be read. */
  read(runId: string, name: string): Promise<Uint8Array | null>;
  /** Replaces the file in one step. False when it cannot be written: the dataset may be readable only, or in an object store. */
  write(runId: string, name: string, bytes: Uint8Array): Promise<boolean>;
}

/** Directories that tables are read from and written to. */
export interface TablePlaces {
  /** That of the dataset; null when it is in an object store. */
  readonly directory: string | null;
  /** Where the copy of a run is, by the id of the run; it goes with the run. */
  readonly copiesOf: (runId: string) => string;
  /** What outlives this process. */
  readonly kept: string;
  /** What goes with this process; names that begin with ".tmp" are removed with it. */
  readonly temporary: string;
}

/** Records and vectors of all runs, and what servers on them share. */
export interface RecordStore extends AsyncDisposable {
  readonly catalogue: Catalogue;
  readonly tokens: TokenLog;
  readonly usage: UsageTable;
  readonly files: RunFiles;
  /** Rejects with `data_unusable` for a run whose records are damaged; does without a damaged index. */
  openRun(run: RunEntry): Promise<RunReader>;
  /** Where files may be kept next to the runs. */
  places(): Promise<TablePlaces>;
  /** Looks at every file of the dataset, and mends what can be mended if asked to. */
  inspect(options: { readonly repair: boolean }): AsyncIterable<StoreFinding>;
  /**
   * Takes the scraper's write lock; rejects with `scraper_busy` while another run of it is being written. Disposing of the writer gives it back.
   * A scraper by a new name is made with the run, and stays only when a run of it completes.
   */
  writeRun(scraper: string | NewScraper): Promise<RunWriter>;
}

/** A run as the API shows it. */
export function publicRun(entry: RunEntry): Run {
  return {
    id: entry.id,
    records: entry.records,
    runAt: new Date(entry.runAt).toISOString(),
    startedAt: new Date(entry.startedAt).toISOString(),
    completedAt: new Date(entry.completedAt).toISOString(),
    embedder: entry.embedder,
  };
}
