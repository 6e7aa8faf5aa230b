import type { Embedder } from '../../core/ports/embedder.ts';
import { isScrqError } from '../../errors.ts';
import { checkDirectory } from './check-directory.ts';
import type { Finding } from './doctor-finding.ts';
import { embedderName } from '../embedders.ts';
import type { Services } from '../services.ts';
import { counted } from '../../text/counted.ts';
import { isUri } from '../../text/uri.ts';

/** An Ollama server, as far as it is looked at. */
interface LookedAtServer {
  readonly url: string;
  version(signal?: AbortSignal): Promise<string | undefined>;
  models(signal?: AbortSignal): Promise<readonly { readonly name: string; readonly bytes: number }[]>;
}

/** `check`: every file is looked at, and nothing else is; `repair`: what is damaged and can be mended is. */
export type FilesLook = 'check' | 'repair';

export interface DoctorOptions {
  /** Of the dataset; an address where it is in an object store. */
  readonly directory: string;
  /** Rejects for an address that is none. */
  readonly ollama: () => Promise<LookedAtServer>;
  /** True when the user named the server. */
  readonly serverChosen?: true;
  /** What is done with the files of the dataset. Default: nothing. */
  readonly files?: FilesLook | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Looks at all that searches and imports on this machine need, one after the other. What is broken is a finding, not an error. */
export async function* examine(services: Services, options: DoctorOptions): AsyncIterable<Finding> {
  const place = await checkDirectory(options.directory);
  const directory = isUri(options.directory) ? await lookAtObjectStore(services, place) : place;
  yield directory;
  if (options.files !== undefined) {
    if (directory.status !== 'fails') yield* lookAtFiles(services, options.files);
    return;
  }
  const uses: Use[] = [];
  if (directory.status !== 'fails') {
    yield await attempt('dataset', async () => {
      const { finding, found } = await lookAtDataset(services);
      uses.push(...found);
      return finding;
    });
  }
  yield await timedEmbedding('embedder in the package', () => services.embedders.choose('static'));
  const wanted = services.embedders.initial;
  if (wanted !== 'static') uses.push({ embedder: wanted, scraper: null });
  yield await lookAtServer(services, options, uses);
  for (const { embedder, scraper } of new Map(uses.map((use) => [use.embedder, use])).values()) {
    const open = ({ signal }: DoctorOptions) =>
      scraper === null ? services.embedders.choose(embedder, signal) : services.embedders.open(embedder, signal);
    yield await timedEmbedding(`embedder ${embedder}`, () => open(options));
  }
  if (services.model !== null) yield await timedChat(services, options);
}

/** Whether it answers, how fast, and whether it keeps what several write at the same time. */
async function lookAtObjectStore({ store }: Services, { message, ...finding }: Finding): Promise<Finding> {
  return attempt('object store', async () => {
    const started = performance.now();
    await store.catalogue.scrapers();
    const ms = since(started);
    await store.checkWrites();
    return { ...finding, subject: 'object store', message: `${message}: the catalogue was read in ${ms} ms, and commits made at once are kept`, ms };
  });
}

/** An embedder outside the package: that of the latest run of a scraper, by its id; or the one that new scrapers are to get, by its name. */
interface Use {
  readonly embedder: string;
  readonly scraper: string | null;
}

async function* lookAtFiles({ store }: Services, look: FilesLook): AsyncIterable<Finding> {
  for await (const { subject, status, message, hint } of store.inspect({ repair: look === 'repair' })) {
    const found = status === 'damaged' ? ('fails' as const) : ('works' as const);
    yield { subject, status: found, message: status === 'mended' ? `mended: ${message}` : message, ...(hint === undefined ? {} : { hint }) };
  }
}

async function lookAtDataset({ store }: Services): Promise<{ readonly finding: Finding; readonly found: readonly Use[] }> {
  const scrapers = await store.catalogue.scrapers();
  const found: Use[] = [];
  const damaged: string[] = [];
  let [runs, records] = [0, 0];
  for (const { id, name } of scrapers) {
    const own = await store.catalogue.runs(id);
    runs += own.length;
    const [latest] = own;
    if (latest === undefined) continue;
    try {
      const reader = await store.openRun(latest);
      records += await reader.count();
    } catch (error) {
      // The other scrapers are as they were.
      if (!isScrqError(error) || error.code !== 'data_unusable') throw error;
      damaged.push(`${name}: ${error.message}`);
    }
    if (latest.embedder !== null && embedderName(latest.embedder) !== 'static') found.push({ embedder: latest.embedder, scraper: name });
  }
  const message =
    scrapers.length === 0
      ? 'holds nothing yet'
      : `${counted(scrapers.length, 'scraper')}, ${counted(runs, 'run')}, ${counted(records, 'record')} in the latest ones`;
  const details = { scrapers: scrapers.length, runs, records, damaged };
  if (damaged.length === 0) return { finding: { subject: 'dataset', status: 'works', message, details }, found };
  const hint = '`scrq doctor --check` looks at every file, and `scrq doctor --repair` mends what can be mended.';
  return { finding: { subject: 'dataset', status: 'fails', message: `${message}; ${damaged.join('; ')}`, hint, details }, found };
}

async function lookAtServer({ model }: Services, options: DoctorOptions, uses: readonly Use[]): Promise<Finding> {
  const needed = uses.length > 0 || model !== null || options.serverChosen === true;
  const finding = await attempt('Ollama', async () => {
    const server = await options.ollama();
    const started = performance.now();
    const version = await server.version(options.signal);
    const models = (await server.models(options.signal)).map(({ name, bytes }) => ({ name, bytes, usedFor: usesOf(name, model?.name, uses) }));
    const listed = models.map(({ name, bytes, usedFor }) => `${name} (${sizeText(bytes)}${usedFor.length === 0 ? '' : `: ${usedFor.join(', ')}`})`);
    return {
      subject: 'Ollama',
      status: needed ? 'works' : 'unused',
      message: `version ${version ?? 'unknown'} at ${server.url}; ${listed.length === 0 ? 'no models' : listed.join('; ')}`,
      ms: since(started),
      details: { url: server.url, version: version ?? null, models },
    };
  });
  if (needed || finding.status !== 'fails') return finding;
  return { ...finding, status: 'unused', message: `${finding.message}: no model is chosen, so none is needed` };
}

function usesOf(model: string, chat: string | undefined, uses: readonly Use[]): readonly string[] {
  const vectors = uses
    .filter(({ embedder, scraper }) => modelOf(scraper === null ? embedder : embedderName(embedder)) === model)
    .map(({ scraper }) => (scraper === null ? 'vectors of new scrapers' : `vectors of ${scraper}`));
  return chat !== undefined && modelOf(chat) === model ? [...vectors, 'queries and chat'] : vectors;
}

/** The name of a model as servers list it, without the tag that stands for itself. */
function modelOf(name: string): string {
  return name.replace(/^ollama:/, '').replace(/:latest$/, '');
}

async function timedEmbedding(subject: string, open: () => Promise<Embedder>): Promise<Finding> {
  return attempt(subject, async () => {
    const started = performance.now();
    const embedder = await open();
    const opened = since(started);
    const asked = performance.now();
    await embedder.embed(['two quiet rooms near the river']);
    const ms = since(asked);
    const message = `${embedder.dimensions} dimensions; opened in ${opened} ms, a text in ${ms} ms`;
    return { subject, status: 'works', message, ms, details: { dimensions: embedder.dimensions, openedMs: opened } };
  });
}

const TRIAL_SCHEMA = { type: 'object', properties: { answer: { type: 'boolean' } }, required: ['answer'] };

async function timedChat({ model }: Services, { signal }: DoctorOptions): Promise<Finding> {
  const subject = `model ${model?.name ?? ''}`;
  return attempt(subject, async () => {
    const started = performance.now();
    const request = { system: 'You answer with yes or no.', prompt: 'Is water wet?', maxTokens: 40, schema: TRIAL_SCHEMA };
    await model?.json({ ...request, ...(signal === undefined ? {} : { signal }) });
    return { subject, status: 'works', message: `a short answer in ${since(started)} ms`, ms: since(started) };
  });
}

/** A look as a finding, also where it fails; an interruption stays one. */
async function attempt(subject: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    if (!isScrqError(error) || error.code === 'interrupted') throw error;
    return { subject, status: 'fails', message: error.message, ...(error.hint === undefined ? {} : { hint: error.hint }) };
  }
}

function since(started: number): number {
  return Math.round(performance.now() - started);
}

const MEGABYTE = 1_000_000;

function sizeText(bytes: number): string {
  return bytes >= 1000 * MEGABYTE ? `${(bytes / MEGABYTE / 1000).toFixed(1)} GB` : `${Math.round(bytes / MEGABYTE)} MB`;
}
