import type { ScrapersApi } from '../contract/api.ts';
import type { Embedder } from '../core/ports.ts';
import { openStore } from '../store/open-store.ts';
import type { LocalDataset } from './dataset.ts';
import { createLocalDataset } from './local-dataset.ts';

export interface OpenOptions {
  /** A directory, or the URI of an object store ("s3://bucket/prefix"). Made by the first import. */
  readonly directory: string;
  /** Epoch milliseconds; the clock of the machine when not given. */
  readonly now?: () => number;
}

/** Opens the dataset in a directory: the API over it, and what only its owner may do. The one place that names the adapters. */
export function openDataset({ directory, now = Date.now }: OpenOptions): Promise<LocalDataset> {
  let embedder: Promise<Embedder> | undefined;
  const store = openStore({ location: directory, now });
  return Promise.resolve(createLocalDataset({ store, embedder: () => (embedder ??= openEmbedder()), model: null, now }));
}

/** Opens the API over the dataset in a directory. */
export async function openLocalApi(options: OpenOptions): Promise<ScrapersApi> {
  return (await openDataset(options)).api;
}

async function openEmbedder(): Promise<Embedder> {
  const { openStaticEmbedder } = await import('../models/static/static-embedder.ts');
  return openStaticEmbedder();
}
