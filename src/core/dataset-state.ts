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
