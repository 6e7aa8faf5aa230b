/** Calls that one process has counted so far, of one month, kind and holder of a token (empty for none). */
export interface UsageCount {
  /** Tells the processes apart. */
  readonly writer: string;
  readonly month: string;
  readonly kind: string;
  readonly token: string;
  readonly calls: number;
  /** Grows with every count of its writer: the highest one holds. */
  readonly at: number;
}

/** Calls counted by all processes on the dataset. */
export interface UsageTable {
  /** The counts that hold; the same array while nothing was appended. */
  read(): Promise<readonly UsageCount[]>;
  /** False when the table is damaged and nothing was written. */
  append(counts: readonly UsageCount[]): Promise<boolean>;
  /** Merges the small pieces that appends leave, without counts that newer ones of the same writer stand for; `at` is the time, in epoch milliseconds. */
  tidy(at: number): Promise<void>;
}
