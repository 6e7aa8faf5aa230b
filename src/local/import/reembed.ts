import { createSearchText } from '../../core/fields/content.ts';
import { fieldsWithRoles } from '../../core/fields/role.ts';
import { publicRun } from '../../core/public-run.ts';
import type { NewRecords } from '../../core/ports/run-writer.ts';
import type { RowBatch, RunReader } from '../../core/ports/records.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { Run } from '../../contract/operations/scrapers.ts';
import { ScrqError } from '../../errors.ts';
import type { ImportOptions } from './import.ts';
import { openImportVectors } from './vectors/import-vectors.ts';
import type { RecordVectors, VectorTexts } from './vectors/record-vectors.ts';
import { copyValues } from './passes/values-file.ts';
import { copyingWriter } from './passes/copying-writer.ts';
import { summaryOf } from '../copy/place.ts';
import { findRun, findScraper, type Services } from '../services.ts';

/** As of an import; with no embedder named, the one that the run has, in its present version. */
export type ReembedOptions = Pick<ImportOptions, 'embedder' | 'embedderWaitMs' | 'signal' | 'onProgress'>;

/** What came of new vectors. */
export interface ReembedReport {
  readonly scraper: { readonly id: string; readonly name: string };
  /** The run with the new vectors, or the one there was when it has such vectors already. */
  readonly run: Run;
  /** Embedder and id of the run that was replaced; null when none was. */
  readonly replaced: { readonly id: string; readonly embedder: string | null } | null;
  /** Records whose vectors were at hand. */
  readonly reused: number;
  readonly notes: readonly string[];
}

/** Records of one append. */
const BATCH_RECORDS = 5_000;

/**
 * Gives the latest run of a scraper new vectors. The run is written again, under an id of its own since a run never changes, and takes the place of the old one, which is
 * searched until then, in one commit: time, records, key and hashes are the same. When anything fails, nothing has happened.
 */
export async function reembed(services: Services, scraperId: string, options: ReembedOptions): Promise<ReembedReport> {
  const { id, name } = await findScraper(services, scraperId);
  await using writer = copyingWriter(await services.store.writeRun(id), services.tables);
  const run = await findRun(services, id, undefined);
  if (run === null) throw new ScrqError('run_not_found', `the scraper ${JSON.stringify(name)} has no run`, { hint: 'Import records first.' });
  await using made = await openImportVectors(services, writer, { ...options, undone: 'the run keeps the vectors that it has' });
  const { embedder } = made;
  const scraper = { id, name };
  if (embedder.id === run.embedder) {
    await made.completed();
    return { scraper, run: publicRun(run), replaced: null, reused: run.records, notes: [] };
  }
  try {
    const vectors = await made.prepare(run.records);
    await writer.define({ fields: run.fields, embedder: { id: embedder.id, dimensions: embedder.dimensions } });
    const reader = await services.store.openRun(run);
    for await (const { records, texts } of copies(reader, vectors, options.signal)) {
      await writer.addTexts(texts);
      await writer.append(records);
    }
    options.onProgress?.({ phase: 'indexing', records: run.records, total: run.records });
    // A role that was set by hand is the scraper's, so that it can be taken back: the run itself keeps the derived one.
    const fields = fieldsWithRoles({ ...run, fields: run.fields.map(({ role: _role, ...field }) => field) });
    await copyValues(services.store.files, run.id, writer.runId);
    const entry = await writer.complete({ ...summaryOf(run), fields }, { replaced: run });
    await made.completed();
    const { reused, resumed, notes } = vectors;
    return { scraper, run: publicRun(entry), replaced: { id: run.id, embedder: run.embedder }, reused: reused + resumed, notes };
  } catch (error) {
    throw made.failure(error);
  }
}

/** The records of a run as they were, with other vectors. */
async function* copies(
  reader: RunReader,
  vectors: RecordVectors,
  signal: AbortSignal | undefined,
): AsyncIterable<{ readonly records: NewRecords; readonly texts: readonly string[] }> {
  const { run } = reader;
  const hashes = await reader.hashes();
  const textHashes = await reader.textHashes();
  let first = 0;
  for await (const { ordinals, rows } of inBatches(reader, signal)) {
    const end = first + rows.length;
    const made: VectorTexts = { texts: await reader.texts(ordinals), titles: titlesOf(run, rows), textHashes: textHashes.slice(first, end) };
    const records: NewRecords = {
      columns: run.fields.map((_, column) => rows.map((cells) => cells[column] ?? null)),
      keyHashes: hashes.keys.slice(first, end),
      contentHashes: hashes.contents.slice(first, end),
      textHashes: made.textHashes,
      vectors: await vectors.make(made),
    };
    yield { records, texts: made.texts };
    first = end;
  }
}

function titlesOf({ fields, titleField }: RunEntry, rows: RowBatch['rows']): readonly string[] {
  const position = fields.findIndex(({ name }) => name === titleField);
  const titleText = createSearchText(fields.filter(({ name }) => name === titleField));
  return rows.map((cells) => (position === -1 ? '' : titleText([cells[position] ?? null])));
}

async function* inBatches(reader: RunReader, signal: AbortSignal | undefined): AsyncIterable<RowBatch> {
  let ordinals: number[] = [];
  let rows: RowBatch['rows'][number][] = [];
  for await (const batch of reader.scan(signal === undefined ? {} : { signal })) {
    ordinals.push(...batch.ordinals);
    rows.push(...batch.rows);
    if (rows.length < BATCH_RECORDS) continue;
    yield { ordinals, rows };
    ordinals = [];
    rows = [];
  }
  if (rows.length > 0) yield { ordinals, rows };
}
