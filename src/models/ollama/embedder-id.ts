/** What makes vectors of a model comparable: another version of it, another number of dimensions or another way to prompt it makes another id. */
export interface EmbedderId {
  /** As people name it: "all-minilm", "mxbai-embed-large:335m". */
  readonly model: string;
  /** The first characters of the digest of the model's files. */
  readonly digest: string;
  readonly dimensions: number;
  /** The task prefixes that its texts get; undefined for none. */
  readonly prefixes: string | undefined;
}

const PREFIX = 'ollama:';
const DIGEST_CHARACTERS = 12;

/** Writes it as runs keep it: "ollama:nomic-embed-text@0a109f422b47/768+nomic". */
export function printEmbedderId({ model, digest, dimensions, prefixes }: EmbedderId): string {
  return `${PREFIX}${plainName(model)}@${shortDigest(digest)}/${dimensions}${prefixes === undefined ? '' : `+${prefixes}`}`;
}

/** Reads what a run keeps; undefined for the id of another kind of embedder. */
export function parseEmbedderId(id: string): EmbedderId | undefined {
  const [, model, digest, dimensions, prefixes] = /^ollama:(.+)@([0-9a-f]+)\/(\d+)(?:\+(\w+))?$/.exec(id) ?? [];
  if (model === undefined || digest === undefined || dimensions === undefined) return undefined;
  return { model, digest, dimensions: Number(dimensions), prefixes };
}

export function shortDigest(digest: string): string {
  return digest.replace(/^sha256:/, '').slice(0, DIGEST_CHARACTERS);
}

/** A name without the tag that stands for itself. */
export function plainName(model: string): string {
  return model.replace(/:latest$/, '');
}
