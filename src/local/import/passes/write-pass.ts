import { setImmediate as nextTurn } from 'node:timers/promises';

import type { FieldSettings } from '../../../core/fields/settings.ts';
import { concatenated, joinedHashes } from '../../../core/columns/joined-pieces.ts';
import type { Cell } from '../../../core/fields/field.ts';
import type { Embedder } from '../../../core/ports/embedder.ts';
import type { NewRecords, RunWriter } from '../../../core/ports/run-writer.ts';
import type { RunEntry } from '../../../core/ports/catalogue.ts';
import type { RunFiles } from '../../../core/ports/record-store.ts';
import { keyWarnings } from '../report.ts';
import type { ImportOptions } from '../import.ts';
import type { ReadPass } from './read-pass.ts';
import type { RecordVectors } from '../vectors/record-vectors.ts';
import { createRowTyper, openRowReader, type RowTyper, type TypedSource } from './shape-records.ts';
import type { RowTexts } from '../row-texts.ts';
import type { SpooledRow } from './packed-rows.ts';
import { createValueTaker, type TextColumn } from '../value-taker.ts';
import { isIndexed, writeValues } from './values-file.ts';
import { createTurns } from '../../../turns.ts';

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
  readonly files: RunFiles;
  readonly embedder: Embedder;
  readonly vectors: RecordVectors;
  readonly settings: FieldSettings;
  readonly runAt: number;
  readonly options: Pick<ImportOptions, 'request' | 'signal' | 'onProgress'>;
  /** What may be wrong with the source. */
  readonly warnings: readonly string[];
}

export interface WrittenRun {
  readonly entry: RunEntry;
  readonly typed: TypedSource;
}

/** The second pass: typed cells, hashes, vectors, and a completed run. */
export async function writeRecords(pass: ReadPass, target: WritePassOptions): Promise<WrittenRun> {
  const { writer, files, embedder, vectors, settings, runAt, options, warnings } = target;
  const typer = createRowTyper(pass, settings.raw ?? 'drop', runAt);
  const reader = await openRowReader(pass, typer.fields);
  await using values = createValueTaker(pass.spool.characters);
  await writer.define({
    fields: typer.fields.map(({ field }) => field),
    embedder: { id: embedder.id, dimensions: embedder.dimensions },
    characters: pass.spool.characters,
  });

  const turn = createTurns();
  // One batch is embedded and one is stored while the next is shaped.
  let [embedding, storing, writing]: Promise<unknown>[] = [Promise.resolve(), Promise.resolve(), Promise.resolve()];
  let written = 0;
  for await (const rows of inBatches(pass)) {
    options.signal?.throwIfAborted();
    const taken: TextColumn[] = [];
    const { columns, ...texts } = await shaped(rows, async (piece) => {
      const typed = typer.type(piece);
      taken.push(...textColumns(typer, typed.columns));
      return { ...typed, ...reader.read(typed, piece.length) };
    });
    await values.add(taken);
    await writer.addTexts(texts.texts);
    await storing;
    await embedding;
    const { keyHashes, contentHashes, textHashes } = texts;
    const made = vectors.make(texts);
    storing = writing;
    writing = Promise.all([made, storing]).then(([done]) => writer.append({ columns, keyHashes, contentHashes, textHashes, vectors: done }));
    embedding = made;
    // Met where they are waited for; without this, Node would call them unhandled until then.
    for (const each of [embedding, writing]) each.catch(() => undefined);
    written += rows.length;
    if (embedder.costly !== true) options.onProgress?.({ phase: 'writing', records: written, total: pass.records });
  }
  // What is made of all records together begins while the last of them are still being stored.
  const encoded = values.finish();
  encoded.catch(() => undefined);
  writer.endTexts({ language: reader.language() });
  await writing;
  await turn();
  options.signal?.throwIfAborted();
  options.onProgress?.({ phase: 'indexing', records: written, total: pass.records });
  const typed = await typer.finish();
  await turn();
  const fields = typed.fields.map(({ field }) => field);
  const summary = { records: written, fields, key: pass.key, titleField: reader.titleField, language: reader.language(), runAt, settings };
  await writeValues(files, writer.runId, await encoded);
  const { request } = options;
  const entry = await writer.complete({
    ...summary,
    ...(request === undefined
      ? {}
      : { request: { key: request.key, body: request.body(), warnings: [...warnings, ...keyWarnings(pass.key, typed.key)] } }),
  });
  return { entry, typed };
}

type ShapedRows = Pick<NewRecords, 'columns'> & RowTexts;

/** What is shaped before others get their turn, in characters: some milliseconds of work. */
const PIECE_CHARACTERS = 50_000;
/** What a value takes in addition to its characters. */
const VALUE_CHARACTERS = 16;
/** What a list or an object is taken for: most are short. */
const OBJECT_CHARACTERS = 160;

/** Shapes the rows of a batch piece by piece. */
async function shaped(rows: readonly SpooledRow[], shape: (piece: readonly SpooledRow[]) => Promise<ShapedRows>): Promise<ShapedRows> {
  const pieces: ShapedRows[] = [];
  let [from, size] = [0, 0];
  for (const [at, row] of rows.entries()) {
    for (const value of row)
      size += typeof value === 'string' ? VALUE_CHARACTERS + value.length : typeof value === 'object' ? OBJECT_CHARACTERS : VALUE_CHARACTERS;
    if (size < PIECE_CHARACTERS && at < rows.length - 1) continue;
    pieces.push(await shape(rows.slice(from, at + 1)));
    [from, size] = [at + 1, 0];
    await nextTurn();
  }
  const [first] = pieces;
  return first === undefined || pieces.length > 1 ? joined(pieces) : first;
}

async function joined(pieces: readonly ShapedRows[]): Promise<ShapedRows> {
  const columns: (readonly Cell[])[] = [];
  for (const index of pieces[0]?.columns.keys() ?? []) {
    columns.push(concatenated(pieces.map((piece) => piece.columns[index] ?? [])));
    if (index % COLUMNS_AT_ONCE === 0) await nextTurn();
  }
  return {
    columns,
    texts: concatenated(pieces.map((piece) => piece.texts)),
    titles: concatenated(pieces.map((piece) => piece.titles)),
    keyHashes: joinedHashes(pieces.map((piece) => piece.keyHashes)),
    contentHashes: joinedHashes(pieces.map((piece) => piece.contentHashes)),
    textHashes: joinedHashes(pieces.map((piece) => piece.textHashes)),
  };
}

const COLUMNS_AT_ONCE = 64;

/** The columns of fields whose values questions may name. */
function textColumns({ fields }: RowTyper, columns: readonly (readonly Cell[])[]): readonly TextColumn[] {
  return fields.flatMap(({ field }, index) => (isIndexed(field) ? [{ field: field.name, cells: columns[index] ?? [] }] : []));
}

/** Types all records without storing them. */
export async function typeRecords(pass: ReadPass, raw: 'keep' | 'drop', runAt: number): Promise<TypedSource> {
  const typer = createRowTyper(pass, raw, runAt);
  for await (const rows of inBatches(pass)) typer.type(rows);
  return typer.finish();
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
