/** The options of `scrq init` as they were typed. */
export interface InitFlags {
  readonly as?: string;
  readonly embedder?: string;
  readonly project?: boolean;
  /** False for `--no-check`. */
  readonly check: boolean;
}
