import { isScrqError, ScrqError } from '../errors.ts';
import { publicRun, type RunEntry, type ScraperEntry } from '../core/ports.ts';
import type { FieldReport, ImportOptions, ImportReport, ImportSource } from './import.ts';
import { readSource, type ReadPass } from './read-pass.ts';
import { publicField } from './scrapers.ts';
import type { Services } from './services.ts';
import { toRecord } from '../core/fields/record.ts';
import { writeRecords } from './write-pass.ts';

/** Records of one source become one completed run of a scraper; when anything fails, nothing of it remains. */
export async function importRun(services: Services, source: ImportSource, options: ImportOptions): Promise<ImportReport> {
  const { store } = services;
  const known = await lookUp(services, options.scraper);
  const scraper = known ?? (await store.catalogue.createScraper(options.scraper));
  try {
    const { entry, pass } = await writeRun(services, scraper, source, options);
    const { fields, notes } = await reportFields(services, entry, pass);
    return { scraper: { id: scraper.id, name: scraper.name, created: known === undefined }, run: publicRun(entry), key: entry.key, fields, notes };
  } catch (error) {
    if (known === undefined) await store.catalogue.removeScraper(scraper.id);
    throw inSource(error, source);
  }
}

async function writeRun(services: Services, scraper: ScraperEntry, source: ImportSource, options: ImportOptions) {
  const { store, now } = services;
  const runAt = now();
  await using writer = await store.writeRun(scraper.id);
  const pass = await readSource(source, options, writer.scratchDirectory, runAt);
  await using spool = pass.spool;
  const entry = await writeRecords({ ...pass, spool }, { writer, embedder: await services.embedder(), runAt, options });
  return { entry, pass };
}

async function lookUp({ store }: Services, reference: string): Promise<ScraperEntry | undefined> {
  const all = await store.catalogue.scrapers();
  return all.find(({ id }) => id === reference) ?? all.find(({ name }) => name === reference);
}

const EXAMPLES = 3;
/** Examples come from the first records. */
const EXAMPLE_RECORDS = 200;

async function reportFields({ store }: Services, entry: RunEntry, pass: ReadPass): Promise<Pick<ImportReport, 'fields' | 'notes'>> {
  const reader = await store.openRun(entry);
  const { rows } = await reader.slice({ offset: 0, limit: EXAMPLE_RECORDS });
  const records = rows.map((cells) => toRecord(entry.fields, cells));
  const fields = entry.fields.map((field): FieldReport => {
    const values = records.map((record) => record[field.name]).filter((value) => value !== null);
    const examples = [...new Set(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))))].slice(0, EXAMPLES);
    return { ...publicField(field), values: field.stats.values, nulls: field.stats.nulls, examples };
  });
  const notes = pass.decisions.flatMap(({ name, notes: choices }) => choices.map((choice) => `${name}: ${choice}`));
  return { fields, notes: [...pass.source.notes, ...notes] };
}

/** A failure while reading names the source, which the reader of values does not know. */
function inSource(error: unknown, source: ImportSource): unknown {
  if (!isScrqError(error) || error.code !== 'file_invalid' || error.message.startsWith(source.name)) return error;
  return new ScrqError('file_invalid', `${source.name}, ${error.message}`, {
    cause: error,
    ...(error.hint === undefined ? {} : { hint: error.hint }),
  });
}
