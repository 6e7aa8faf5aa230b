import type { ObjectStoreRequests } from '../../core/dataset-state.ts';
import type { RunDigest } from './place.ts';

export interface CopyOptions {
  /** Name or id of the only scraper to copy. Default: all. */
  readonly scraper?: string | undefined;
  /** Ids of the only runs to copy. Default: all. */
  readonly runs?: readonly string[] | undefined;
  /** `preview` writes nothing; `verify` compares what is in both places. Default: `copy`. */
  readonly mode?: 'copy' | 'preview' | 'verify' | undefined;
  /** Also the tokens of servers, as hashes. */
  readonly withTokens?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
}

/** The places are data directories, URIs of object stores ("s3://bucket/prefix"), and directories of NDJSON that a copy has written. */
export interface CopyPlaces extends CopyOptions {
  readonly from: string;
  /** Made where it is missing. */
  readonly to: string;
  /** How the object store of each is reached, in place of what is said of both. */
  readonly fromStorage?: Readonly<Record<string, string>> | undefined;
  readonly toStorage?: Readonly<Record<string, string>> | undefined;
  /** What a new place becomes. Default: a dataset. */
  readonly as?: 'dataset' | 'ndjson' | undefined;
  /** In NDJSON, also keeps vectors that the packaged model makes again. */
  readonly withVectors?: boolean | undefined;
  /** Called at the end with what object stores were asked; undefined where there was none. */
  readonly onRequests?: ((requests: ObjectStoreRequests | undefined) => void) | undefined;
  /** Called with what is damaged and done without, as a sentence, once each. */
  readonly onWarning?: ((sentence: string) => void) | undefined;
}

export interface CopyProgress {
  readonly phase: 'copying' | 'checking';
  readonly scraper: string;
  readonly run: string;
  readonly records: number;
  readonly total: number;
}

/**
 * `copied`: and found to be the same. `present`: was there. `missing`: is to be copied. `same`, `different`: compared. `damaged`: cannot be read, so
 * it was not copied. `removed`: gone from its dataset before it was copied.
 */
export type CopyStatus = 'copied' | 'present' | 'missing' | 'same' | 'different' | 'damaged' | 'removed';

export interface CopiedRunReport {
  readonly id: string;
  readonly records: number;
  /** ISO 8601. */
  readonly runAt: string;
  readonly status: CopyStatus;
  /** What the run amounts to, where all of it was read; vectors that did not come along were made again. */
  readonly digest?: RunDigest;
  /** What became of the vectors of a run that was copied. */
  readonly vectors?: 'kept' | 'left out' | 'made again';
}

export interface CopyReport {
  readonly scrapers: readonly { readonly id: string; readonly name: string; readonly runs: readonly CopiedRunReport[] }[];
  /** Lines about tokens that were copied; null where that was not asked for. */
  readonly tokens: number | null;
  /** What differs from what was there, and what cannot be read, a sentence each. */
  readonly warnings: readonly string[];
}
