import type { Cell } from '../fields/field.ts';
import type { Condition } from '../condition/condition.ts';
import type { Passing } from '../passing.ts';
import type { ColumnBatch } from '../columns/columns.ts';
import type { RunEntry } from './catalogue.ts';

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

/** What stops a reading. */
export interface Reading {
  readonly signal?: AbortSignal | undefined;
}

/** A slice of an order. */
export interface PageRange {
  readonly offset: number;
  readonly take: number;
}

/** Which records are looked for by words. */
export interface MatchScope {
  readonly limit: number;
  /** The records that pass the filter. */
  readonly passing: Passing;
  /** Only records that hold every word are ranked. */
  readonly every?: boolean;
  readonly signal?: AbortSignal;
}

/** What the records of a run have of the words of a query. */
export interface WordMatches {
  /** The records that match best by BM25, best first, ties by ordinal. */
  readonly best: readonly Scored[];
  /** How many words of the query are counted: the first thirty-two. */
  readonly words: number;
  /** How many of these each record of the run holds, by stem; a word that no record holds is taken as a typo. */
  readonly held: Uint8Array;
  /** How many of the records that pass hold every word, and how many at least one. */
  readonly matched: { readonly all: number; readonly some: number };
}

export interface NearScope extends Reading {
  readonly limit: number;
  /** The records that are looked at. */
  readonly passing: Passing;
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
  count(): Promise<number>;
  /** The `limit` records nearest to a unit vector, best first, ties by ordinal. */
  nearest(vector: Float32Array, scope: NearScope): Promise<readonly Scored[]>;
  /** Cosines of records with a vector, aligned with `ordinals`; null where a record has no vector. */
  cosines(vector: Float32Array, ordinals: readonly Ordinal[]): Promise<readonly (number | null)[]>;
  /** Ranks the records of the run by words, and counts which hold them. */
  matching(words: string, scope: MatchScope): Promise<WordMatches>;
  /** The 64-bit hashes of the texts that vectors are made of, aligned with the records of the run. */
  textHashes(): Promise<BigInt64Array>;
  /** What keyword search reads of records, aligned with `ordinals`. */
  texts(ordinals: readonly Ordinal[]): Promise<readonly string[]>;
  /** Vectors of records, aligned with `ordinals`; null where a record has none. */
  vectors(ordinals: readonly Ordinal[]): Promise<readonly (Float32Array | null)[]>;
  /** One slice of the records, in the run's order. */
  slice(range: Reading & { readonly offset: number; readonly limit: number }): Promise<RowBatch>;
  /** Records in the order of `ordinals`. */
  take(ordinals: readonly Ordinal[]): Promise<RowBatch>;
  /** Which records pass a checked condition, where that can be told without an engine; else undefined. */
  passing(condition: Condition, signal?: AbortSignal): Promise<Passing | undefined>;
  /** All records from one snapshot, in the run's order, at the reader's pace. */
  scan(reading?: Reading): AsyncIterable<RowBatch>;
  /** Cells of some fields, one at least, a column each, like `scan`. To read many fields in one pass costs far less than a pass for each. */
  scanCells(fields: readonly string[], reading?: Reading): AsyncIterable<readonly (readonly Cell[])[]>;
  /** Columns of some fields, one at least, of all records in the run's order: batches of `BATCH_RECORDS`, the last one of fewer. Nothing else is read. */
  columns(fields: readonly string[], reading?: Reading): AsyncIterable<ColumnBatch>;
  /** Cells of some fields, a column each, aligned with `ordinals`, of which none repeats. */
  cells(fields: readonly string[], ordinals: readonly Ordinal[]): Promise<readonly (readonly Cell[])[]>;
  /** Cells of some fields, a column each, of the records from ordinal `from` up to `to`, which is left out. Rejects when one is missing. */
  stretch(fields: readonly string[], from: Ordinal, to: Ordinal): Promise<readonly (readonly Cell[])[]>;
  /** Hashes of keys and contents. */
  hashes(reading?: Reading): Promise<RecordHashes>;
  /** The records whose key has this hash, in the run's order. */
  withKeyHash(hash: bigint): Promise<readonly Ordinal[]>;
}

/** Records of a run with all that is stored of them, column by column. */
export interface StoredRecords {
  /** Aligned with the fields of the run. */
  readonly columns: readonly (readonly Cell[])[];
  readonly keyHashes: BigInt64Array;
  readonly contentHashes: BigInt64Array;
  readonly textHashes: BigInt64Array;
  /** Null for a record without one. */
  readonly vectors: readonly (Float32Array | null)[];
}

/** All that is stored of a run. */
export interface StoredRun {
  readonly run: RunEntry;
  /** Of its vectors; null where it has none. */
  readonly dimensions: number | null;
  /** All records in the order of the run, some thousand at a time, at the pace of the reader. */
  records(reading?: Reading): AsyncIterable<StoredRecords>;
}
