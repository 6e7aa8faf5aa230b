import { createCoercer } from '../core/fields/coerce.ts';
import { createContentText, createKeyText, createSearchText } from '../core/fields/content.ts';
import type { FieldDecision } from '../core/fields/decision.ts';
import type { Cell, RunField } from '../core/fields/field.ts';
import type { RawValue } from '../core/fields/raw-value.ts';
import { createFieldStatistics } from '../core/fields/statistics.ts';
import { pickTitleField } from '../core/fields/title-field.ts';
import type { Embedder, RunEntry, RunWriter } from '../core/ports.ts';
import { combineVectors } from '../core/rank/record-vector.ts';
import { ScrqError } from '../errors.ts';
import { openHash, type Hash } from './hash.ts';
import type { ImportOptions } from './import.ts';
import type { ReadPass } from './read-pass.ts';
import type { SpooledRow } from './spool.ts';

/** Rows of one append. Small ones first, so that memory stays low for small runs; large ones keep the number of pieces low. */
const BATCH_ROWS = 5_000;
const LARGE_BATCH_ROWS = 20_000;
const LARGE_FROM_RECORDS = 200_000;
/** About as much text as one append holds, whatever the number of rows. */
const BATCH_CHARACTERS = 32 * 1024 * 1024;

export interface WritePassOptions {
  readonly writer: RunWriter;
  readonly embedder: Embedder;
  readonly runAt: number;
  readonly options: Pick<ImportOptions, 'signal' | 'onProgress'>;
}

/** The second pass: typed cells, hashes, vectors, and a completed run. */
export async function writeRecords(pass: ReadPass, { writer, embedder, runAt, options }: WritePassOptions): Promise<RunEntry> {
  const { decisions, key } = pass;
  const titleField = pickTitleField(decisions);
  const shape = await createShaper(pass, titleField, runAt);
  await writer.define({ fields: decisions.map(fieldOf), embedder: { id: embedder.id, dimensions: embedder.dimensions } });

  let writing: Promise<void> = Promise.resolve();
  let written = 0;
  for await (const rows of inBatches(pass)) {
    options.signal?.throwIfAborted();
    const shaped = shape.rows(rows);
    // The batch before this one is embedded and stored while this one is shaped.
    await writing;
    writing = store(shaped);
    writing.catch(() => undefined);
    written += rows.length;
    options.onProgress?.({ phase: 'writing', records: written, total: pass.records });
  }
  await writing;
  options.signal?.throwIfAborted();
  options.onProgress?.({ phase: 'indexing', records: written, total: pass.records });
  return writer.complete({ records: written, fields: shape.fields(), key, titleField });

  async function store({ titles, ...records }: ShapedRows): Promise<void> {
    const call = options.signal === undefined ? {} : { signal: options.signal };
    const [titleVectors, textVectors] = await Promise.all([embedder.embed(titles, call), embedder.embed(records.texts, call)]);
    const vectors = textVectors.map((vector, index) => combineVectors(titleVectors[index] ?? null, vector));
    await writer.append({ ...records, vectors });
  }
}

interface ShapedRows {
  readonly columns: readonly (readonly Cell[])[];
  readonly keys: readonly string[];
  readonly keyHashes: BigInt64Array;
  readonly contentHashes: BigInt64Array;
  readonly textHashes: BigInt64Array;
  readonly texts: readonly string[];
  readonly titles: readonly string[];
}

interface Shaper {
  rows(rows: readonly SpooledRow[]): ShapedRows;
  /** The fields with their statistics over all rows so far. */
  fields(): readonly RunField[];
}

async function createShaper({ decisions, key }: ReadPass, titleField: string | null, runAt: number): Promise<Shaper> {
  const hash: Hash = await openHash();
  const coercers = decisions.map((decision) => createCoercer(decision, runAt));
  const statistics = decisions.map((decision) => createFieldStatistics(decision.type));
  const keyText = createKeyText(decisions, key);
  const contentText = createContentText(decisions);
  const searchText = createSearchText(decisions);
  const titleText = createSearchText(decisions.filter(({ name }) => name === titleField));
  const titlePosition = decisions.findIndex(({ name }) => name === titleField);

  const column = (rows: readonly SpooledRow[], index: number): readonly Cell[] => {
    const coerce = coercers[index];
    const stats = statistics[index];
    const decision = decisions[index];
    if (coerce === undefined || stats === undefined || decision === undefined) return [];
    return rows.map((row) => {
      // A spooled row holds what the reader gave.
      const cell = coerce(row[index + 1] as RawValue | undefined);
      if (cell === undefined) throw misfit(decision, row);
      stats.add(cell);
      return cell;
    });
  };

  return {
    fields: () =>
      decisions.map((decision, index) => ({
        ...fieldOf(decision),
        json: decision.json,
        stats: statistics[index]?.finish() ?? { values: 0, nulls: 0 },
      })),
    rows(rows) {
      const columns = decisions.map((_, index) => column(rows, index));
      const records = rows.map((_, row) => columns.map((cells) => cells[row] ?? null));
      const keys = records.map(keyText);
      const texts = records.map(searchText);
      const titles = columns[titlePosition]?.map((cell) => titleText([cell])) ?? texts.map(() => '');
      return {
        columns,
        keys,
        texts,
        titles,
        keyHashes: BigInt64Array.from(keys, hash),
        contentHashes: BigInt64Array.from(records, (record) => hash(contentText(record))),
        textHashes: BigInt64Array.from(texts, (text, row) => hash(`${titles[row] ?? ''}\u0000${text}`)),
      };
    },
  };
}

function fieldOf({ name, type, unit, precision }: FieldDecision) {
  return { name, type, ...(unit === undefined ? {} : { unit }), ...(precision === undefined ? {} : { precision }) };
}

function misfit(decision: FieldDecision, row: SpooledRow): ScrqError {
  return new ScrqError('file_invalid', `line ${row[0]}: the value of ${JSON.stringify(decision.name)} is no ${decision.type}`, {
    hint: 'Correct the value in the file, then import it again.',
  });
}

/** Batches of the spool, cut and joined to the size of an append. */
async function* inBatches({ spool, records }: ReadPass): AsyncIterable<readonly SpooledRow[]> {
  const most = records >= LARGE_FROM_RECORDS ? LARGE_BATCH_ROWS : BATCH_ROWS;
  let batch: SpooledRow[] = [];
  let characters = 0;
  for await (const rows of spool.read()) {
    for (const row of rows) {
      batch.push(row);
      for (const value of row) characters += typeof value === 'string' ? value.length : 8;
      if (batch.length < most && characters < BATCH_CHARACTERS) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
