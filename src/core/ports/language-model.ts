/** What a language model is asked for. */
export interface ModelRequest {
  /** Who it is and what it may do; holds no text of records. */
  readonly system: string;
  readonly prompt: string;
  /** Tokens it may write at most; an answer cut there counts as a failure. */
  readonly maxTokens: number;
  readonly signal?: AbortSignal;
}

/** A language model. Its answers are a stranger's: every caller checks them. Failures reject with `unavailable`, naming server and model. */
export interface LanguageModel {
  /** As people know it: "llama3.2:3b". */
  readonly name: string;
  /** The value of the JSON it wrote under a JSON Schema (plain keywords only); nothing is sure of its shape. */
  json(request: ModelRequest & { readonly schema: Readonly<Record<string, unknown>> }): Promise<unknown>;
  /** Its words as they come. Leaving the loop stops the model. */
  words(request: ModelRequest): AsyncIterable<string>;
}
