import type { RunEntry, ScraperEntry } from '../../core/ports/catalogue.ts';
import type { Reading, StoredRun } from '../../core/ports/records.ts';
import type { RunSummary } from '../../core/ports/run-writer.ts';
import type { TokenEvent } from '../../core/ports/token-log.ts';

/** Something that holds scrapers with their runs: a dataset, or a directory of NDJSON. */
export interface CopyPlace extends AsyncDisposable {
  /** As messages name it. */
  readonly name: string;
  scrapers(): Promise<readonly CopiedScraper[]>;
  /** Rejects with `data_unusable` or `file_invalid` when what is stored of the run is damaged. */
  open(run: RunEntry): Promise<RunContent>;
  /** Writes a run of another place whole, or not at all. */
  write(scraper: ScraperEntry, content: RunContent, task: WriteTask): Promise<void>;
  /** Gives a scraper its name and its roles; makes it where it is missing. */
  adopt(scraper: ScraperEntry): Promise<void>;
  /** What became of the tokens of its servers. */
  tokens(): Promise<readonly TokenEvent[]>;
  addTokens(events: readonly TokenEvent[]): Promise<void>;
}

/** A scraper with its completed runs as they were written, oldest first. */
export interface CopiedScraper {
  readonly scraper: ScraperEntry;
  readonly runs: readonly RunEntry[];
}

/** A run as a place holds it. Without dimensions, its vectors are not there, if it has any. */
export interface RunContent extends StoredRun {
  /** What was written of it, as the place remembers that. */
  readonly digest?: RunDigest;
}

export interface WriteTask extends Reading {
  /** What was read of the run, once all of it was read. */
  readonly read: () => RunDigest;
  /** Compares what was written with what was read, before anyone can see it; rejects when they differ. */
  readonly check: (written: RunContent) => Promise<void>;
  /** Called with the number of records that are written. */
  readonly onRecords: (records: number) => void;
}

/** What all records of a run amount to. SHA-256 in hexadecimal digits, of the records in their order. */
export interface RunDigest {
  readonly records: number;
  /** Of all typed values. */
  readonly values: string;
  /** Of the hashes of keys, contents and texts, which comparisons go by. */
  readonly hashes: string;
  /** Null where the vectors are not there. */
  readonly vectors: string | null;
}

/** What is said of its records, and nothing of the files they were in. */
export function summaryOf({ records, fields, key, titleField, language, runAt, settings, request }: RunEntry): RunSummary {
  const known = { ...(language === undefined ? {} : { language }), ...(request === undefined ? {} : { request }) };
  return { records, fields, key, titleField, runAt, settings, ...known };
}
