import type { Embedder } from '../../core/ports/embedder.ts';
import type { LanguageModel } from '../../core/ports/language-model.ts';
import { DEFAULT_OLLAMA_URL, readOllamaAddress } from './address.ts';
import { openEmbedderOfRun, openNewEmbedder } from './embedder.ts';
import { createLanguageModel } from './language-model.ts';
import { defaultLimits, type OllamaLimits } from './limits.ts';
import { listModels, readVersion, type OllamaModel } from './models.ts';
import { createServer } from './server.ts';

export interface OllamaOptions {
  /** Address of the server, in any form that OLLAMA_HOST takes. Default: http://127.0.0.1:11434. */
  readonly url?: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly limits?: Partial<OllamaLimits>;
}

/** An Ollama server. Whatever fails rejects with `unavailable`, naming server and model, and saying what to type. */
export interface OllamaServer {
  /** As messages name it. */
  readonly url: string;
  /** A chat model; nothing is asked of the server yet. */
  languageModel(name: string): LanguageModel;
  /** The embedder that the model of this name is now. */
  openEmbedder(model: string, signal?: AbortSignal): Promise<Embedder>;
  /** The embedder that made the vectors of a run; rejects when the model is another one by now. */
  openEmbedderOfRun(id: string, signal?: AbortSignal): Promise<Embedder>;
  version(signal?: AbortSignal): Promise<string | undefined>;
  models(signal?: AbortSignal): Promise<readonly OllamaModel[]>;
}

/** The way to an Ollama server; rejects an address that is none with `invalid_usage`. Nothing is sent before it is needed. */
export function createOllama({ url = DEFAULT_OLLAMA_URL, now, limits }: OllamaOptions): OllamaServer {
  const address = readOllamaAddress(url);
  const server = createServer(address, { ...defaultLimits, ...limits }, now);
  return {
    url: address.url,
    languageModel: (name) => createLanguageModel(server, name),
    openEmbedder: (model, signal) => openNewEmbedder(server, model, now, signal),
    openEmbedderOfRun: (id, signal) => openEmbedderOfRun(server, id, now, signal),
    version: (signal) => readVersion(server, signal),
    models: (signal) => listModels(server, signal),
  };
}
