/** What a file of a run held when it was written. */
export interface FileMark {
  /** In the directory of the run's table, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** CRC-32 of all bytes. */
  readonly crc: number;
  /** CRC-32 of the last 64 KiB, or of all when there are fewer. */
  readonly tail: number;
}

/** Files of a run that are needed at the same time: its words and values, its vectors, its rows, its copy of columns. */
export type PackKind = 'words' | 'vectors' | 'rows' | 'columns';

/** Files of a run that travel together between an object store and the machines that read it. */
export interface RunPack {
  /** How it is written; those of other versions are done without. */
  readonly format: number;
  readonly kind: PackKind;
  /** The checksum is the CRC-32 of those of its rows, one behind the other. */
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly crc: number }[];
  /** Its rows in the table of the run's packs, and the parts that they were appended in: from the first one up to, and without, the other. */
  readonly rows: PackStretch;
  readonly parts: PackStretch;
  /** The version of that table which has them all. */
  readonly version: number;
}

interface PackStretch {
  readonly from: number;
  readonly to: number;
}

/** What a process has asked of object stores. */
export interface ObjectStoreRequests {
  readonly requests: number;
  /** Sent and received, without heads and lists. */
  readonly bytes: number;
  /** Requests by what they do ("get", "put", "list", …). */
  readonly byOperation: ReadonlyMap<string, number>;
}

/** A run that some process writes, or wrote when it died. */
export interface RunBeingWritten {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly since: number;
  /** The machine, or the container, of the process, and the number of the process there. */
  readonly host: string;
  readonly pid: number;
}

/** What a look at files of the dataset has found: `damaged` ones are left as they are. */
export interface StoreFinding {
  /** "run 01JB9…", "table _catalogue". */
  readonly subject: string;
  readonly status: 'sound' | 'damaged' | 'mended';
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
}
