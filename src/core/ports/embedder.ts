/** Text to unit vectors (cosine). Vectors of two embedders are never compared: `id` names the model and its version. */
export interface Embedder {
  readonly id: string;
  readonly dimensions: number;
  /** Its vectors take long to make: an import that fails keeps them for the next one. */
  readonly costly?: true;
  /** One vector a text, in order; null for a text in which the model finds nothing. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<readonly (Float32Array | null)[]>;
  /** The vectors of records, each `combineVectors` of its title and its text; left out where `embed` takes no longer. */
  embedRecords?(records: TitledTexts, options?: EmbedOptions): Promise<VectorBlock>;
}

/** The texts of records and their titles, aligned. */
export interface TitledTexts {
  readonly texts: readonly string[];
  readonly titles: readonly string[];
}

/** Vectors side by side, and the positions at which there is none: a view of each would be three for each record, which the garbage collector visits. */
export interface VectorBlock {
  readonly vectors: Float32Array<ArrayBuffer>;
  readonly missing: readonly number[];
}

export interface EmbedOptions {
  readonly signal?: AbortSignal;
  /** What the texts are: some models need it as a prefix. Default: records. */
  readonly purpose?: 'record' | 'query';
  /** Called with what users of the vectors should know: a sentence, once each (text was too long, say). */
  readonly onNote?: (note: string) => void;
}
