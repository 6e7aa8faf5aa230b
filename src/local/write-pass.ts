import type { FieldSettings } from '../core/fields/settings.ts';
import type { Embedder, RunEntry, RunWriter } from '../core/ports.ts';
import { combineVectors } from '../core/rank/record-vector.ts';
import type { ImportOptions } from './import.ts';
import type { KnownVectors } from './known-vectors.ts';
import type { ReadPass } from './read-pass.ts';
import { createRowTyper, openRowReader, type RowTexts, type RowTyper } from './shape-records.ts';
import type { SpooledRow } from './spool.ts';

/** Rows of one append. Small ones first, so that memory stays low for small runs; large ones keep the number of pieces low. */
const BATCH_ROWS = 5_000;
const LARGE_BATCH_ROWS = 20_000;
const LARGE_FROM_RECORDS = 200_000;
/** About as much text as one append holds, whatever the number of rows: the store takes several times as much memory meanwhile. */
const BATCH_CHARACTERS = 8 * 1024 * 1024;
const LARGE_BATCH_CHARACTERS = 32 * 1024 * 1024;
/** Pieces up to which none is so small that it is worth more memory. */
const FEW_BATCHES = 100;

export interface WritePassOptions {
  readonly writer: RunWriter;
  /** Null for a run without vectors. */
  readonly embedder: Embedder | null;
  readonly known: KnownVectors;
  readonly settings: FieldSettings;
  readonly runAt: number;
  readonly options: Pick<ImportOptions, 'search' | 'signal' | 'onProgress'>;
}

export interface WrittenRun {
  readonly entry: RunEntry;
  readonly typed: ReturnType<RowTyper['finish']>;
}

/** The second pass: typed cells, hashes, vectors, and a completed run. */
export async function writeRecords(pass: ReadPass, { writer, embedder, known, settings, runAt, options }: WritePassOptions): Promise<WrittenRun> {
  const typer = createRowTyper(pass, settings.raw ?? 'drop', runAt);
  const reader = await openRowReader(pass, typer.fields);
  await writer.define({
    fields: typer.fields.map(({ field }) => field),
    embedder: embedder && { id: embedder.id, dimensions: embedder.dimensions },
    ...(options.search === undefined ? {} : { search: options.search }),
  });

  let writing: Promise<void> = Promise.resolve();
  let written = 0;
  for await (const rows of inBatches(pass)) {
    options.signal?.throwIfAborted();
    const typedRows = typer.type(rows);
    const texts = reader.read(typedRows, rows.length);
    // The batch before this one is embedded and stored while this one is shaped.
    await writing;
    writing = embed(embedder, known, texts, options.signal).then((vectors) => writer.append({ ...typedRows, ...texts, vectors }));
    writing.catch(() => undefined);
    written += rows.length;
    options.onProgress?.({ phase: 'writing', records: written, total: pass.records });
  }
  await writing;
  options.signal?.throwIfAborted();
  options.onProgress?.({ phase: 'indexing', records: written, total: pass.records });
  const typed = typer.finish();
  const fields = typed.fields.map(({ field }) => field);
  const entry = await writer.complete({ records: written, fields, key: pass.key, titleField: reader.titleField, runAt, settings });
  return { entry, typed };
}

/** Types all records without storing them. */
export async function typeRecords(pass: ReadPass, raw: 'keep' | 'drop', runAt: number): Promise<ReturnType<RowTyper['finish']>> {
  const typer = createRowTyper(pass, raw, runAt);
  for await (const rows of inBatches(pass)) typer.type(rows);
  return typer.finish();
}

/** The vector of each record; texts that an earlier run knows are not embedded again. */
async function embed(
  embedder: Embedder | null,
  known: KnownVectors,
  { texts, titles, textHashes }: RowTexts,
  signal: AbortSignal | undefined,
): Promise<readonly (Float32Array | null)[]> {
  if (embedder === null) return texts.map(() => null);
  const vectors = [...(await known.find(textHashes))];
  const open = vectors.flatMap((vector, row) => (vector === undefined ? [row] : []));
  const call = signal === undefined ? {} : { signal };
  const titleVectors = await embedder.embed(
    open.map((row) => titles[row] ?? ''),
    call,
  );
  const textVectors = await embedder.embed(
    open.map((row) => texts[row] ?? ''),
    call,
  );
  // One allocation instead of one a record.
  const { dimensions } = embedder;
  const block = new Float32Array(open.length * dimensions);
  for (const [index, row] of open.entries()) {
    const place = block.subarray(index * dimensions, (index + 1) * dimensions);
    vectors[row] = combineVectors(titleVectors[index] ?? null, textVectors[index] ?? null, place);
  }
  return vectors.map((vector) => vector ?? null);
}

/** Batches of the spool, cut and joined to the size of an append. */
async function* inBatches({ spool, records }: ReadPass): AsyncIterable<readonly SpooledRow[]> {
  const most = records >= LARGE_FROM_RECORDS ? LARGE_BATCH_ROWS : BATCH_ROWS;
  const longest = Math.min(LARGE_BATCH_CHARACTERS, Math.max(BATCH_CHARACTERS, spool.characters / FEW_BATCHES));
  let batch: SpooledRow[] = [];
  let characters = 0;
  for await (const rows of spool.read()) {
    for (const row of rows) {
      batch.push(row);
      for (const value of row) characters += typeof value === 'string' ? value.length : 8;
      if (batch.length < most && characters < longest) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
