/** What one look has found. `unused`: it need not work, since nothing that was chosen needs it. */
export interface Finding {
  /** What was looked at: "data directory", "embedder ollama:all-minilm". */
  readonly subject: string;
  readonly status: 'works' | 'fails' | 'unused';
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  /** How long it took, in milliseconds. */
  readonly ms?: number;
  /** The same for programs, and more of it. */
  readonly details?: Readonly<Record<string, unknown>>;
}
