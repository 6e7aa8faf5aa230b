import type { ScrapersApi } from '../contract/api.ts';
import type { LanguageModel } from '../core/ports/language-model.ts';
import type { RecordStore } from '../core/ports/record-store.ts';
import type { Tables } from '../core/ports/tables.ts';
import type { OllamaServer } from '../models/ollama/ollama.ts';
import { openStore } from '../store/open-store.ts';
import type { CopyPlaces, CopyReport } from './copy/copy-report.ts';
import type { LocalDataset } from './dataset.ts';
import { createEmbedders, type EmbedderMakers } from './embedders.ts';
import type { FilesLook } from './admin/doctor.ts';
import type { Finding } from './admin/doctor-finding.ts';
import { briefShares, memoryShares } from './memory-shares.ts';
import { createLocalDataset } from './local-dataset.ts';
import { closeServices, type Services } from './services.ts';

export interface OpenOptions {
  /** A directory, or the URI of an object store ("s3://bucket/prefix"). Made by the first import. */
  readonly directory: string;
  /** How the object store is reached, by the names that LanceDB has for options ("aws_region"), in addition to the environment. */
  readonly storage?: Readonly<Record<string, string>> | undefined;
  /** Where files of an object store are kept on this machine, to be read again. Default: below the directory of temporary files. */
  readonly cacheDirectory?: string | undefined;
  /** What they may take there, in bytes. Default: 20 GB. */
  readonly cacheBytes?: number | undefined;
  /** Certificates (PEM) of all that is trusted on the way to the object store. Default: what the machine trusts. */
  readonly authorities?: readonly string[] | undefined;
  /** Epoch milliseconds. Default: the clock of the machine. */
  readonly now?: () => number;
  /** Address of the Ollama server, in any form that OLLAMA_HOST takes. Default: http://127.0.0.1:11434. */
  readonly ollamaUrl?: string;
  /** The chat model on that server that the user has chosen. Default: none. */
  readonly model?: string;
  /** What makes the vectors of new scrapers, as "static" or "ollama:MODEL". Default: "static". */
  readonly embedder?: string;
  /** What is kept in memory between answers, and what answers about whole columns work with, at most. Default: a quarter of the machine, or of the container. */
  readonly memoryBytes?: number | undefined;
  /** True where it is closed after one answer, so that vectors need not be kept for the next. */
  readonly isBrief?: boolean | undefined;
  /** Called with what of the dataset is damaged and done without, as a sentence, once each. */
  readonly onWarning?: (sentence: string) => void;
}

/** Opens the dataset in a directory: the API over it, and what only its owner may do. The one place that names the adapters. */
export function openDataset(options: OpenOptions): Promise<LocalDataset> {
  return Promise.resolve(createLocalDataset(openServices(options).services));
}

/** Looks at all that the dataset in a directory needs to be searched and imported into. What is broken is a finding, not an error. */
export async function* examineDataset(options: OpenOptions & { readonly signal?: AbortSignal; readonly files?: FilesLook }): AsyncIterable<Finding> {
  const { examine } = await import('./admin/doctor.ts');
  const { services, ollama } = openServices(options);
  const { directory, ollamaUrl, signal, files } = options;
  try {
    yield* examine(services, { directory, ollama, signal, files, ...(ollamaUrl === undefined ? {} : { serverChosen: true }) });
  } finally {
    await closeServices(services);
  }
}

/** What an Ollama server has. */
export interface OllamaModels {
  readonly url: string;
  /** Names, without the tag "latest". */
  readonly models: readonly string[];
}

/** The models of an Ollama server, by name; rejects with `unavailable` where there is none. */
export async function listOllamaModels(options: {
  readonly url: string | undefined;
  readonly now: () => number;
  readonly signal: AbortSignal;
}): Promise<OllamaModels> {
  const server = await ollamaAt(options.url, options.now)();
  return { url: server.url, models: (await server.models(options.signal)).map(({ name }) => name) };
}

function openServices(options: OpenOptions) {
  const { directory, storage, cacheDirectory, cacheBytes, authorities, now = Date.now, onWarning } = options;
  const { ollamaUrl, model, embedder = 'static', memoryBytes, isBrief } = options;
  const memory = isBrief === true ? briefShares() : memoryShares(memoryBytes);
  const ollama = ollamaAt(ollamaUrl, now);
  const where = { location: directory, storage, cacheDirectory, cacheBytes, authorities };
  const store = openStore({ ...where, now, memory, ...(onWarning === undefined ? {} : { onWarning }) });
  const services: Services = {
    store,
    tables: tablesOf(store, memory.tables),
    memory,
    embedders: createEmbedders(embedderMakers(ollama), embedder),
    model: model === undefined ? null : lazyModel(ollama, model),
    now,
  };
  return { services, ollama };
}

type StorePlaceOption = 'now' | 'memoryBytes' | 'storage' | 'cacheDirectory' | 'cacheBytes' | 'authorities';

export interface CopyDatasetOptions extends CopyPlaces, Pick<OpenOptions, StorePlaceOption> {}

/** Copies the runs of one place that another one does not have: data directories, object stores, and directories of NDJSON. */
export async function copyDataset(options: CopyDatasetOptions): Promise<CopyReport> {
  const { copyBetween } = await import('./copy/copy-dataset.ts');
  const opened: Services[] = [];
  const { storage: both, fromStorage = both, toStorage = both } = options;
  const report = await copyBetween({ ...options, fromStorage, toStorage }, (directory, storage, onWarning) => {
    const { services } = openServices({ ...options, directory, storage, onWarning });
    opened.push(services);
    return services;
  });
  options.onRequests?.(opened[0]?.store.requests());
  return report;
}

/** Opens the API over the dataset in a directory. */
export async function openLocalApi(options: OpenOptions): Promise<ScrapersApi> {
  return (await openDataset(options)).api;
}

/** The tables of a dataset; their engine is loaded when something is first asked of it. */
export function tablesOf(store: RecordStore, memoryBytes: number): Tables {
  let opening: Promise<Tables> | undefined;
  const opened = () => (opening ??= import('../tables/open-tables.ts').then(({ openTables }) => openTables(() => store.places(), memoryBytes)));
  return {
    load: async () => (await opened()).load(),
    open: async (reader, options) => (await opened()).open(reader, options),
    compare: async (runs, comparison, options) => (await opened()).compare(runs, comparison, options),
    copy: async (...run) => (await opened()).copy(...run),
    [Symbol.asyncDispose]: async () => (await opening)?.[Symbol.asyncDispose](),
  };
}

/** The way to the server, loaded when something is first asked of it; an invalid address is reported then. */
function ollamaAt(url: string | undefined, now: () => number): () => Promise<OllamaServer> {
  let server: Promise<OllamaServer> | undefined;
  return () => {
    server ??= import('../models/ollama/ollama.ts').then(({ createOllama }) => createOllama({ now, ...(url === undefined ? {} : { url }) }));
    return server;
  };
}

function embedderMakers(ollama: () => Promise<OllamaServer>): EmbedderMakers {
  return {
    async openStatic() {
      const { openStaticEmbedder } = await import('../models/static/static-embedder.ts');
      return openStaticEmbedder();
    },
    openOllama: async (model, signal) => (await ollama()).openEmbedder(model, signal),
    openOllamaOfRun: async (id, signal) => (await ollama()).openEmbedderOfRun(id, signal),
  };
}

/** Loads what it takes to ask the model when it is first asked. */
function lazyModel(ollama: () => Promise<OllamaServer>, given: string): LanguageModel {
  const name = given.replace(/^ollama:/, '');
  return {
    name,
    json: async (request) => (await ollama()).languageModel(name).json(request),
    async *words(request) {
      yield* (await ollama()).languageModel(name).words(request);
    },
  };
}
