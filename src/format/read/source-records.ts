/** Plain JSON in a cell. Numbers whose digits a double would lose are text of the same digits. */
export type NestedJson = string | number | boolean | null | readonly NestedJson[] | { readonly [key: string]: NestedJson };

/** A cell as the source has it: always text in CSV and TSV, any JSON in JSON and NDJSON. */
export type RawValue = NestedJson;

/** One record: cells aligned with the names of its batch, maybe fewer; undefined or absent where the record has no such field. */
export type RawRow = readonly (RawValue | undefined)[];

/** What a batch holds at most: some 20 ms of parsing, so that a server answers others between two of them. */
export const BATCH = { rows: 4000, cells: 20_000, characters: 1024 * 1024 } as const;

/** Some thousand records in the order of the source, fewer where they are wide. */
export interface RawBatch {
  /** All field names seen so far, in order of first sight; only grows from batch to batch. */
  readonly names: readonly string[];
  /** Text cells may be slices of the text read so far (64 K characters and more): copy a few to keep them long. */
  readonly rows: readonly RawRow[];
  /** Line (counted from 1) on which each record starts. */
  readonly lines: readonly number[];
}

export type SourceFormat = 'csv' | 'tsv' | 'json' | 'ndjson';

/** True of formats that tell "no value" from "not said", and an empty text from both; in the others an empty cell stands for all three. */
export function statesEmptiness(format: SourceFormat): boolean {
  return format === 'json' || format === 'ndjson';
}

/** What reading stops at, each with a clear error. */
export interface ReadLimits {
  /** Bytes of the source, decompressed. */
  readonly bytes: number;
  /** Decompressed over compressed size, looked at only past `freeBytes`. */
  readonly ratio: number;
  /** Decompressed bytes up to which any ratio is fine. */
  readonly freeBytes: number;
  /** Characters of one record, and so of one cell. */
  readonly recordLength: number;
  readonly fields: number;
  /** Levels of lists and objects in one another; the record is the first. */
  readonly depth: number;
}

/** Limits of a reading that states none: files of any size, but no bomb. */
export const defaultReadLimits: ReadLimits = {
  bytes: Number.POSITIVE_INFINITY,
  ratio: 200,
  freeBytes: 256 * 1024 * 1024,
  recordLength: 16 * 1024 * 1024,
  fields: 5000,
  depth: 100,
};

export interface ReadOptions {
  /** Shown in messages; its ending (`.csv`, `.json.gz` …) gives the format. */
  readonly name: string;
  /** Default: by the name's ending, else by the first characters. */
  readonly format?: SourceFormat;
  /** One character (or `\t`) between cells of CSV; default: detected among comma, semicolon, tab and bar. */
  readonly delimiter?: string;
  /** `formulas`: the `'` is taken off that an export with escaped formulas puts before cells of CSV which a spreadsheet would run. */
  readonly escape?: 'formulas';
  /** Label of an encoding, or `auto`; default UTF-8, or UTF-16 with a byte order mark. */
  readonly encoding?: string;
  /** Keys joined by dots that lead to the records of a JSON object; default: its shallowest array of objects, the first of several. */
  readonly path?: string;
  readonly limits?: Partial<ReadLimits>;
  readonly signal?: AbortSignal;
}

/** What was found out about a source before its first record. */
export interface SourceInfo {
  readonly format: SourceFormat;
  /** CSV and TSV only. */
  readonly delimiter?: string;
  readonly encoding: string;
  /** Gzipped. */
  readonly compressed: boolean;
  /** What was decided that its owner may want to know, a clause each: names given to columns, where records were found. */
  readonly notes: readonly string[];
}

/** The options of every stage of one reading. */
export interface ReadContext {
  readonly name: string;
  readonly limits: ReadLimits;
}

/** A source whose format is known and whose records are about to be read, once. */
export interface OpenedFormat {
  readonly notes: readonly string[];
  readonly batches: AsyncIterable<RawBatch>;
}
