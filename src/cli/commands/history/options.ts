/** The options of `scrq history` as they were typed. */
export interface HistoryFlags {
  readonly by?: string;
  readonly changes?: boolean;
}
