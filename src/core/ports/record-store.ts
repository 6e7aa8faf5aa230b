import type { ObjectStoreRequests, PackKind, StoreFinding } from '../dataset-state.ts';
import type { UsageTable } from '../usage-counts.ts';
import type { ConversationLog } from './conversation-log.ts';
import type { RunEntry, Catalogue } from './catalogue.ts';
import type { RunReader, StoredRun } from './records.ts';
import type { CopiedRun, NewScraper, RunWriter } from './run-writer.ts';
import type { TokenLog } from './token-log.ts';

/** Small files next to the records of runs, for what is derived from them and can be made again; removed with the run. */
export interface RunFiles {
  /** Null when there is no such file, or it cannot be read. */
  read(runId: string, name: string): Promise<Uint8Array | null>;
  /** Replaces the file in one step. False when it cannot be written: the dataset may be readable only. */
  write(runId: string, name: string, bytes: Uint8Array): Promise<boolean>;
}

/** Directories that tables are read from and written to. */
export interface TablePlaces {
  /** That of the dataset; null when it is in an object store. */
  readonly directory: string | null;
  /** Where the copy of a run is, by the id of the run; it goes with the run. */
  readonly copiesOf: (runId: string) => string;
  /** Has the files of a kind there, where they are in an object store; to be awaited before they are looked for. */
  readonly fetch?: (run: RunEntry, kind: PackKind) => Promise<void>;
  /** What outlives this process. */
  readonly kept: string;
  /** What goes with this process; names that begin with ".tmp" are removed with it. */
  readonly temporary: string;
  /** Called when something that was made for a run cannot be kept next to it, as in a dataset that may only be read. */
  readonly onUnkept?: (runId: string, what: string) => void;
}

/** Records and vectors of all runs, and what servers on them share. */
export interface RecordStore extends AsyncDisposable {
  /** Loads the engine, which the first answer that needs it would otherwise wait for. */
  load(): Promise<void>;
  readonly catalogue: Catalogue;
  /** Where every reading of a table is some requests: what was fetched of a run answers instead, as far as it can. */
  readonly isInObjectStore: boolean;
  readonly tokens: TokenLog;
  readonly usage: UsageTable;
  readonly files: RunFiles;
  /** For several servers; null in a directory, where each remembers its own. */
  readonly conversations: ConversationLog | null;
  /** Whether the store keeps what several write at the same time; rejects with `data_unusable` where it does not. */
  checkWrites(): Promise<void>;
  /** Reading records of it rejects with `data_unusable` when they are damaged; it does without a damaged index. */
  openRun(run: RunEntry): Promise<RunReader>;
  /** Opens all that is stored of a run, once every byte of it was looked at; rejects with `data_unusable` when it is damaged. */
  openStored(run: RunEntry): Promise<StoredRun>;
  /** What this process has asked of object stores; undefined where it has connected to none. */
  requests(): ObjectStoreRequests | undefined;
  /** Where files may be kept next to the runs. */
  places(): Promise<TablePlaces>;
  /** Looks at every file of the dataset, and mends what can be mended if asked to. */
  inspect(options: { readonly repair: boolean }): AsyncIterable<StoreFinding>;
  /**
   * Takes the scraper's write lock; rejects with `scraper_busy` while another run of it is being written. Disposing of the writer gives it back.
   * A scraper by a new name is made with the run, and stays only when a run of it completes.
   */
  writeRun(scraper: string | NewScraper | CopiedRun): Promise<RunWriter>;
}
