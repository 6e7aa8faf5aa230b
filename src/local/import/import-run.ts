import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FieldSettings } from '../../core/fields/settings.ts';
import { orderTime } from '../../core/order-time.ts';
import { publicRun } from '../../core/public-run.ts';
import type { RunEntry, ScraperEntry } from '../../core/ports/catalogue.ts';
import type { RunWriter } from '../../core/ports/run-writer.ts';
import { copyingWriter } from './passes/copying-writer.ts';
import { reportOf } from './report.ts';
import type { ImportOptions, ImportReport, ImportSource, SourceReport } from './import.ts';
import { openImportVectors } from './vectors/import-vectors.ts';
import { readSource, type ReadPass } from './passes/read-pass.ts';
import type { Services } from '../services.ts';
import { typeRecords, writeRecords } from './passes/write-pass.ts';
import { ScrqError } from '../../errors.ts';

/** Records of one source become one completed run of a scraper; when anything fails, nothing of it remains. */
export async function importRun(services: Services, source: ImportSource, options: ImportOptions): Promise<ImportReport> {
  const known = await lookUp(services, options.scraper);
  await using writer = copyingWriter(await services.store.writeRun(known?.id ?? { newName: options.scraper }), services.tables);
  const { entry, report } = await writeRun(services, writer, source, options);
  const { id, name } = writer.scraper;
  return { scraper: { id, name, created: known === undefined }, run: publicRun(entry), ...report };
}

/** What an import would make of a source; stores nothing. */
export async function previewImport(services: Services, source: ImportSource, options: ImportOptions): Promise<SourceReport> {
  const scraper = await lookUp(services, options.scraper);
  const context = await importContext(services, scraper, options);
  const scratchDirectory = await mkdtemp(join(tmpdir(), 'scrq-preview-'));
  try {
    const { pass, change } = await readChecked(source, { ...context, options, scratchDirectory, now: services.now });
    await using spool = pass.spool;
    const typed = await typeRecords({ ...pass, spool }, context.settings.raw ?? 'drop', context.runAt);
    return reportOf({ pass, change, before: context.before, ...typed });
  } finally {
    await rm(scratchDirectory, { recursive: true, force: true });
  }
}

/** A date that is still to come would make the run the newest one until then, so it does not decide the order. */
function aheadWarnings(runAt: number, now: number): readonly string[] {
  if (runAt <= now) return [];
  return [`the run is dated ${new Date(runAt).toISOString()}, which is still to come: it has its place among the runs by the time of this import`];
}

interface ImportContext {
  readonly settings: FieldSettings;
  readonly runAt: number;
  /** What was fixed last binds this run, unless things are decided again. */
  readonly binding: RunEntry | undefined;
  /** The run before this one in time. */
  readonly before: RunEntry | undefined;
}

async function importContext({ store, now }: Services, scraper: ScraperEntry | undefined, options: ImportOptions): Promise<ImportContext> {
  const runs = scraper === undefined ? [] : await store.catalogue.runs(scraper.id);
  const runAt = options.runAt ?? now();
  const binding = options.settled === 'again' ? undefined : lastSettled(runs);
  return {
    settings: mergeSettings(binding?.settings, options),
    runAt,
    binding,
    before: runs.find((run) => orderTime(run) <= Math.min(runAt, now())),
  };
}

/** The newest run, with the fields and the key of the newest one that has records: a run without any says nothing of its types. */
function lastSettled(runs: readonly RunEntry[]): RunEntry | undefined {
  const [newest] = runs;
  const filled = runs.find(({ records }) => records > 0);
  return newest === undefined || filled === undefined ? newest : { ...newest, fields: filled.fields, key: filled.key };
}

async function writeRun(services: Services, writer: RunWriter, source: ImportSource, options: ImportOptions) {
  const { scraper } = writer;
  const context = await importContext(services, scraper, options);
  // Before the source is read: without the embedder there is no reason to wait for that.
  await using made = await openImportVectors(services, writer, options);
  const { pass, change } = await readChecked(source, { ...context, options, scratchDirectory: writer.scratchDirectory, now: services.now });
  await using spool = pass.spool;
  try {
    const vectors = await made.prepare(pass.records);
    const writing = { writer, files: services.store.files, embedder: made.embedder, vectors, options, warnings: change.warnings, ...context };
    const { entry, typed } = await writeRecords({ ...pass, spool }, writing);
    await made.completed();
    const report = reportOf({ pass, change, before: context.before, ...typed });
    return { entry, report: { ...report, notes: [...report.notes, ...made.notes()] } };
  } catch (error) {
    throw made.failure(error);
  }
}

interface CheckedOptions extends ImportContext {
  readonly options: ImportOptions;
  readonly scratchDirectory: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Reads a source, and says what changed since the run before; where that is refused, what was read is let go of. */
async function readChecked(source: ImportSource, context: CheckedOptions) {
  const pass = await readSource(source, context);
  try {
    const change = changeSince(context.before, pass, context.options.guard ?? 'warn');
    return { pass, change: { ...change, warnings: [...change.warnings, ...aheadWarnings(context.runAt, context.now())] } };
  } catch (error) {
    await pass.spool[Symbol.asyncDispose]();
    throw error;
  }
}

/** What was fixed before, and over it what this import fixes; types add up field by field. */
function mergeSettings(
  before: FieldSettings = {},
  { key, types, dateOrder, decimal, tolerance, rename, only, omit, raw }: FieldSettings,
): FieldSettings {
  const given = { key, dateOrder, decimal, tolerance, only, omit, raw };
  const stated = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const allTypes = { ...before.types, ...types };
  const allNames = { ...before.rename, ...rename };
  return {
    ...before,
    ...stated,
    ...(Object.keys(allTypes).length === 0 ? {} : { types: allTypes }),
    ...(Object.keys(allNames).length === 0 ? {} : { rename: allNames }),
  };
}

/** By id first: a name that looks like another scraper's id cannot hide it. */
async function lookUp({ store }: Services, reference: string): Promise<ScraperEntry | undefined> {
  const all = await store.catalogue.scrapers();
  return all.find(({ id }) => id === reference) ?? all.find(({ name }) => name === reference);
}

/** A run that keeps less than this proportion of the records of the run before is suspicious: a scraper that was locked out looks like that. */
const LEAST_KEPT = 0.4;

/** What changed in the shape of the data since the run before: reported, or refused by `guard`. */
function changeSince(
  before: RunEntry | undefined,
  { decisions, records }: ReadPass,
  guard: 'warn' | 'refuse',
): Pick<SourceReport, 'added' | 'missing' | 'warnings'> {
  if (before === undefined) return { added: [], missing: [], warnings: [] };
  const now = new Set(decisions.map(({ name }) => name));
  const earlier = before.fields.filter((field) => field.rawOf === undefined).map(({ name }) => name);
  const missing = earlier.filter((name) => !now.has(name));
  const known = new Set(earlier);
  const added = [...now].filter((name) => !known.has(name));
  const warnings = [
    ...(records < before.records * LEAST_KEPT ? [`the run shrank from ${before.records} records to ${records}`] : []),
    ...(missing.length > 0 ? [`fields of the run before are missing: ${missing.join(', ')}`] : []),
  ];
  if (guard === 'refuse' && warnings.length > 0) {
    throw new ScrqError('file_invalid', `the run is refused: ${warnings.join('; ')}`, {
      hint: 'Look at the source; without --guard it is accepted with a warning.',
    });
  }
  return { added, missing, warnings };
}
