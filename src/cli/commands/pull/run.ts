import { Readable } from 'node:stream';
import { join } from 'node:path';

import type { Scraper } from '../../../contract/operations/scrapers.ts';
import { ScrqError, isScrqError } from '../../../errors.ts';
import { connectServer, scraperForServer } from '../../connect.ts';
import type { CliContext } from '../../context.ts';
import { openOwned } from '../../target.ts';
import type { FoundSetting } from '../../config/setting-sources.ts';
import { originOf } from '../../config/configuration.ts';
import { writeNote, writeWarning } from '../../terminal/io.ts';
import { readImportFlags } from '../import/options.ts';
import { withImportProgress } from '../../terminal/import-progress.ts';
import type { Settings } from '../../config/settings.ts';
import { createImportPrinter } from '../import/print.ts';
import type { PullSources } from '../../../contract/configuration.ts';
import { readJsonFile, readText, writeJsonFile } from '../../config/config-file.ts';
import { isUri } from '../../../text/uri.ts';

/** The options of `scrq pull` as they were typed. */
export interface PullFlags {
  readonly into?: string;
  readonly key?: readonly string[];
  readonly embedder?: string;
  readonly waitForEmbedder?: string;
}

/** Makes the records of a server's scraper, by one export, a run of a local scraper. */
export async function runPull(context: CliContext, settings: Settings, flags: PullFlags): Promise<void> {
  const { io, secrets } = context;
  const importOptions = readImportFlags(flags);
  await using dataset = await openOwned(context, { ...settings, baseUrl: undefined });
  const known = await readPullSources(settings.directory);
  const local = localScraper(settings, flags.into, await dataset.scrapers(), known);
  const remembered = local.id === undefined ? undefined : known.get(local.id);
  const server = serverOf(settings, remembered);
  const source = { baseUrl: server.value, scraper: scraperOf(settings, server, remembered) };
  secrets.add(source.scraper);
  await using api = await connectServer(context, { ...settings, server }, source);
  const [origin = 'the server'] = originOf(source.baseUrl);
  await using stream = await api.export({ scraperId: source.scraper, format: 'json' }, { signal: io.signal });
  const records = { name: `the export of ${origin}`, open: () => Readable.from(stream.chunks, { objectMode: false }) };
  const report = await withImportProgress(io, records.name, (hooks) =>
    dataset.importRun(records, { ...importOptions, ...hooks, scraper: local.name, read: { format: 'json' } }),
  );
  secrets.add(report.scraper.id);
  await using printer = createImportPrinter(context, settings, 1);
  await printer.imported(report);
  if (settings.baseUrl !== undefined) writeNote(io, 'with --local, since the settings name a server: scrq diff --local');
  if (await rememberPullSource(settings.directory, report.scraper.id, source)) return;
  writeWarning(io, 'where it came from is not remembered: there is no place for that next to this dataset');
}

/** The local scraper that was named; else the only one that was pulled before; else one called as the server's is in the settings. */
function localScraper(
  settings: Settings,
  into: string | undefined,
  scrapers: readonly Scraper[],
  known: ReadonlyMap<string, PullSource>,
): { readonly id?: string; readonly name: string } {
  if (into !== undefined) return scrapers.find(({ id, name }) => id === into || name === into) ?? { name: into };
  const wished = settings.scraper;
  const isName = wished !== undefined && settings.configuration.layers.some((layer) => Object.hasOwn(layer.settings.scrapers ?? {}, wished));
  if (isName) return scrapers.find(({ name }) => name === wished) ?? { name: wished };
  const pulled = scrapers.filter(({ id }) => known.has(id));
  const [only, ...others] = pulled;
  if (only !== undefined && others.length === 0) return only;
  throw new ScrqError('invalid_usage', 'it is not said which local scraper the records go into', {
    hint: pulled.length === 0 ? 'Add --into NAME; a new name makes one.' : `Add --into NAME: ${pulled.map(({ name }) => name).join(', ')}.`,
  });
}

/** What was typed goes before what is remembered, and that before settings that hold for all commands. */
function serverOf({ server, dataFound }: Settings, remembered: PullSource | undefined): FoundSetting {
  if (server !== undefined && (isTyped(server) || remembered === undefined)) return server;
  if (remembered !== undefined) {
    // A dataset that came with a project is no more to be trusted than the project.
    return { value: remembered.baseUrl, kind: dataFound?.kind === 'project' ? 'project' : 'user', origin: 'the dataset' };
  }
  throw new ScrqError('invalid_usage', 'no server is named to pull from', {
    hint: 'Add --base-url URL and --scraper ID; they are remembered for the next time.',
  });
}

function scraperOf(settings: Settings, server: FoundSetting, remembered: PullSource | undefined): string {
  const { scraperFound } = settings;
  if (remembered !== undefined && (scraperFound === undefined || !isTyped(scraperFound))) return remembered.scraper;
  const scraper = scraperForServer({ ...settings, server }, server.value);
  if (scraper !== undefined) return scraper;
  throw new ScrqError('invalid_usage', 'no scraper is named, and a server does not list its own', { hint: 'Add --scraper ID.' });
}

function isTyped({ kind }: FoundSetting): boolean {
  return kind === 'option' || kind === 'environment';
}

/** A scraper of a server, as the source of a local one. */
type PullSource = PullSources[string];

/** Ids of scrapers are shared secrets: only the user may read them. */
const SECRET_MODE = 0o600;

/** Where local scrapers were pulled from, by their ids. */
async function readPullSources(directory: string | undefined): Promise<ReadonlyMap<string, PullSource>> {
  const file = fileIn(directory);
  if (file === undefined || (await readText(file)) === undefined) return new Map();
  const { PullSources: schema } = await import('../../../contract/configuration.ts');
  return new Map(Object.entries((await readJsonFile(file, schema, [])) ?? {}));
}

/** Remembers where a local scraper was pulled from; false where there is no place for it, or none that can be written. */
async function rememberPullSource(directory: string | undefined, scraperId: string, source: PullSource): Promise<boolean> {
  const file = fileIn(directory);
  if (file === undefined) return false;
  const known = await readPullSources(directory);
  const before = known.get(scraperId);
  if (before?.baseUrl === source.baseUrl && before.scraper === source.scraper) return true;
  try {
    await writeJsonFile(file, Object.fromEntries([...known, [scraperId, source]]), SECRET_MODE);
    return true;
  } catch (error) {
    if (isScrqError(error)) return false;
    throw error;
  }
}

/** A dataset in an object store has no place for a file of ours. */
function fileIn(directory: string | undefined): string | undefined {
  return directory === undefined || isUri(directory) ? undefined : join(directory, 'pull-sources.json');
}
