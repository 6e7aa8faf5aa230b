import { Readable } from 'node:stream';

import type { LanguageModel } from '../../src/core/ports/language-model.ts';
import type { LocalDataset } from '../../src/local/dataset.ts';
import { createEmbedders } from '../../src/local/embedders.ts';
import type { ImportSource } from '../../src/local/import/import.ts';
import { createLocalDataset } from '../../src/local/local-dataset.ts';
import { openStaticEmbedder } from '../../src/models/static/static-embedder.ts';
import type { OllamaLimits } from '../../src/models/ollama/limits.ts';
import { storageIn } from './storage.ts';
import { testOllama } from '../models/ollama/scripted-ollama.ts';

export interface ScriptedDatasetOptions {
  readonly directory: string;
  /** Of a scripted Ollama server. */
  readonly url: string;
  /** What new scrapers get. */
  readonly initial?: string;
  readonly model?: LanguageModel;
  readonly now?: () => number;
  readonly limits?: Partial<OllamaLimits>;
}

/** A dataset whose Ollama server answers as a test scripts it. */
export function openScripted({ directory, url, initial = 'ollama:tiny-embed', model, now = Date.now, limits }: ScriptedDatasetOptions): LocalDataset {
  const ollama = testOllama(url, limits);
  return createLocalDataset({
    ...storageIn(directory, now),
    embedders: createEmbedders(
      {
        openStatic: openStaticEmbedder,
        openOllama: (name, signal) => ollama.openEmbedder(name, signal),
        openOllamaOfRun: (id, signal) => ollama.openEmbedderOfRun(id, signal),
      },
      initial,
    ),
    model: model ?? null,
    now,
  });
}

/** Records of a title and a number each. */
export function titled(titles: readonly string[]): ImportSource {
  const text = JSON.stringify(titles.map((title, index) => ({ title, place: index })));
  return { name: 'titles.json', open: () => Readable.from([Buffer.from(text)]) };
}
