import type { ScrapersApi } from '../contract/api.ts';
import { ScrqError } from '../errors.ts';
import { isUri } from '../text/uri.ts';
import type { LocalDataset } from '../local/dataset.ts';
import type { FileDiff, OpenFilesOptions } from '../local/diff/files/open-files.ts';
import type { RemoteOptions as ConnectOptions } from '../remote/remote-api.ts';
import type { CopyPlaces, CopyReport } from '../local/copy/copy-report.ts';
import type { ImportSource } from '../local/import/import.ts';
import type { FilesLook } from '../local/admin/doctor.ts';
import type { Finding } from '../local/admin/doctor-finding.ts';
import type { OllamaModels, OpenOptions } from '../local/open.ts';
import type { RunningServer, ServeOptions } from '../server/serve.ts';
import type { Display } from './output/display/display.ts';
import { writeWarningAhead, type Io } from './terminal/io.ts';
import type { PlaceSettings } from './config/settings.ts';

// What commands get through the functions below; they import no other layer.
export type { RemoteOptions as ConnectOptions } from '../remote/remote-api.ts';
export type { LocalDataset } from '../local/dataset.ts';
export type { CopyPlaces, CopyReport } from '../local/copy/copy-report.ts';
export type { FileDiff } from '../local/diff/files/open-files.ts';
export type { FilesLook } from '../local/admin/doctor.ts';
export type { Finding } from '../local/admin/doctor-finding.ts';
export type { FieldFinding, FieldReport, ImportOptions, ImportReport, ImportSource, ReadHints, SourceReport } from '../local/import/import.ts';

/** What every command is handed. */
export interface CliContext {
  readonly io: Io;
  readonly display: Pick<Display, 'begin' | 'pages' | 'reshaped'>;
  readonly backends: Backends;
  /** Ids and tokens that no message may show whole. */
  readonly secrets: Set<string>;
}

/** Where records can be; each is loaded when it is asked for. */
export interface Backends {
  openDataset(options: OpenOptions): Promise<LocalDataset>;
  connect(options: ConnectOptions): Promise<ScrapersApi>;
}

/** The dataset of this machine, and a server over HTTP. */
export const backends: Backends = {
  async openDataset(options) {
    const { openDataset } = await import('../local/open.ts');
    return openDataset(options);
  },
  async connect(options) {
    const { createRemoteApi } = await import('../remote/remote-api.ts');
    return createRemoteApi(options);
  },
};

/** Serves an API over HTTP; resolves once it listens. */
export async function openServer(api: ScrapersApi, options: ServeOptions): Promise<RunningServer> {
  const { startServer } = await import('../server/serve.ts');
  return startServer(api, options);
}

/** Reads two files to be compared, the older one first. */
export async function openFileDiff(sources: readonly [ImportSource, ImportSource], options: OpenFilesOptions): Promise<FileDiff> {
  const { openFiles } = await import('../local/diff/files/open-files.ts');
  return openFiles(sources, options);
}

/** Looks at all that the local dataset needs; yields what it finds one after the other. */
export async function examineLocal(context: CliContext, settings: PlaceSettings, files?: FilesLook): Promise<AsyncIterable<Finding>> {
  const { examineDataset } = await import('../local/open.ts');
  return examineDataset({ ...(await datasetOptions(context, settings)), signal: context.io.signal, ...(files === undefined ? {} : { files }) });
}

/** Copies runs between datasets, and directories of NDJSON. */
export async function copyBetween(context: CliContext, settings: PlaceSettings, options: CopyPlaces): Promise<CopyReport> {
  const { io } = context;
  const { copyDataset } = await import('../local/open.ts');
  const onWarning = (sentence: string) => writeWarningAhead(io, `warning: ${sentence}`);
  return copyDataset({
    ...options,
    ...(await storeOptions(context, settings, [options.from, options.to])),
    now: io.now,
    signal: io.signal,
    onWarning,
  });
}

/** The models of the Ollama server of the settings, by name, and its address. */
export async function ollamaModels({ io }: CliContext, { ollamaUrl }: PlaceSettings): Promise<OllamaModels> {
  const { listOllamaModels } = await import('../local/open.ts');
  return listOllamaModels({ url: ollamaUrl, now: io.now, signal: io.signal });
}

/** Where the local dataset is, and the models that were chosen for it. */
export async function datasetOptions(
  context: CliContext,
  settings: PlaceSettings & Pick<OpenOptions, 'memoryBytes' | 'isBrief'>,
): Promise<OpenOptions> {
  const { io } = context;
  if (settings.directory === undefined) {
    throw new ScrqError('invalid_usage', 'there is no home directory to keep the dataset in', {
      hint: 'Name a directory with --data DIR or SCRQ_DATA.',
    });
  }
  const { directory, ollamaUrl, model, embedder, memoryBytes, isBrief } = settings;
  return {
    directory,
    ...(await storeOptions(context, settings, [directory])),
    now: io.now,
    onWarning: (sentence) => writeWarningAhead(io, `warning: ${sentence}`),
    ...(ollamaUrl === undefined ? {} : { ollamaUrl }),
    ...(model === undefined ? {} : { model }),
    ...(embedder === undefined ? {} : { embedder }),
    memoryBytes,
    isBrief,
  };
}

/** How object stores are reached, where one of the places is in one. */
async function storeOptions(
  { io }: CliContext,
  { storage, cacheDirectory, cacheBytes, caCert }: PlaceSettings,
  places: readonly string[],
): Promise<Pick<OpenOptions, 'storage' | 'cacheDirectory' | 'cacheBytes' | 'authorities'>> {
  if (!places.some(isUri)) return {};
  const { readStoreAuthorities } = await import('./config/authorities.ts');
  return { storage, cacheDirectory, cacheBytes, authorities: await readStoreAuthorities(io, caCert) };
}
