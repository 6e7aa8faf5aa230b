import type { Embedder } from '../core/ports/embedder.ts';
import { ScrqError } from '../errors.ts';

/** Where embedders come from. */
export interface EmbedderMakers {
  /** The one in the package. */
  readonly openStatic: () => Promise<Embedder>;
  /** The one that a model on the Ollama server is now. */
  readonly openOllama: (model: string, signal?: AbortSignal) => Promise<Embedder>;
  /** The one that a run names by its id. */
  readonly openOllamaOfRun: (id: string, signal?: AbortSignal) => Promise<Embedder>;
}

/** The embedders there can be: a run is searched with the one that made its vectors, whichever one new runs get. */
export interface Embedders {
  /** What makes the vectors of scrapers that have none, as a person names it. */
  readonly initial: string;
  /** The one that a person names: "static", "ollama:MODEL". Rejects with `unavailable`, or with `invalid_usage` for another name. */
  choose(name: string, signal?: AbortSignal): Promise<Embedder>;
  /** The very one that made the vectors of a run, by its id. Rejects with `unavailable` when it is out of reach or has changed. */
  open(id: string, signal?: AbortSignal): Promise<Embedder>;
}

const OLLAMA = 'ollama:';
const STATIC = 'static';

/** Opens embedders when they are asked for, each once. */
export function createEmbedders({ openStatic, openOllama, openOllamaOfRun }: EmbedderMakers, initial: string): Embedders {
  /** Those of runs, by their ids. */
  const known = new Map<string, Embedder>();
  const remember = (embedder: Embedder) => {
    known.set(embedder.id, embedder);
    return embedder;
  };
  let opening: Promise<Embedder> | undefined;
  const packaged = () => {
    opening ??= openStatic();
    // What cannot be had now can perhaps be had later.
    opening.catch(() => (opening = undefined));
    return opening;
  };
  return {
    initial,
    async choose(name, signal) {
      if (name === STATIC) return packaged();
      const model = name.startsWith(OLLAMA) ? name.slice(OLLAMA.length).trim() : '';
      if (model !== '') return openOllama(model, signal);
      throw new ScrqError('invalid_usage', `there is no embedder ${JSON.stringify(name)}`, {
        hint: `Name "${STATIC}", the one in the package, or "${OLLAMA}MODEL" with a model of your Ollama server.`,
      });
    },
    async open(id, signal) {
      if (id.startsWith(OLLAMA)) return known.get(id) ?? remember(await openOllamaOfRun(id, signal));
      const embedder = await packaged();
      if (embedder.id === id) return embedder;
      throw new ScrqError('unavailable', `the embedder ${id} is not part of this version of scrq`, {
        hint: 'Make new vectors with `scrq reembed`.',
      });
    },
  };
}

/** As a person names the embedder that has this id. */
export function embedderName(id: string): string {
  return /^(ollama:.+)@/.exec(id)?.[1] ?? STATIC;
}
