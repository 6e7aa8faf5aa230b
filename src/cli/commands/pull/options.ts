/** The options of `scrq pull` as they were typed. */
export interface PullFlags {
  readonly into?: string;
  readonly key?: readonly string[];
  readonly embedder?: string;
  readonly waitForEmbedder?: string;
}
