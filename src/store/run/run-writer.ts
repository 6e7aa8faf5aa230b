import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Connection, Table } from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';

import type { FieldType } from '../../contract/operations/scrapers.ts';
import type { Cell } from '../../core/fields/field.ts';
import type { CompletionOptions, NewRecords, RunShape, RunWriter } from '../../core/ports/run-writer.ts';
import type { RunEntry, ScraperEntry } from '../../core/ports/catalogue.ts';
import { ScrqError } from '../../errors.ts';
import { appendedAlone, madeAlone, retried } from '../table/commits.ts';
import { cellColumn, float64Column, int64Column, tableOf, vectorColumn } from '../table/arrow-columns.ts';
import type { OwnedCatalogue } from '../catalogue/catalogue.ts';
import type { Engine } from '../engine.ts';
import { writePacks } from '../object-store/run-packs.ts';
import { mustPack, packedColumn } from './packed-fields.ts';
import { createDerivedFiles, type DerivedPlaces } from './derived/derived-files.ts';
import { markRun } from './run-marks.ts';
import { openStoredRun } from './stored-run.ts';
import { runSchema, tableName } from './run-schema.ts';
import { translated } from '../store-error.ts';

export interface RunWriterOptions extends DerivedPlaces {
  /** The dataset as a directory; null in an object store. */
  readonly directory: string | null;
  readonly engine: Engine;
  readonly connection: Connection;
  readonly catalogue: OwnedCatalogue;
  readonly scraper: ScraperEntry;
  readonly startedAt: number;
  readonly keepDirectory: string;
  readonly now: () => number;
  /** Frees what belongs to runs that are gone, as far as it can. */
  readonly sweep: () => Promise<void>;
}

interface RunTable {
  readonly table: Table;
  readonly shape: RunShape;
  readonly schema: Arrow.Schema;
}

/** Writes a run whose lock is held. */
export function createRunWriter(options: RunWriterOptions): RunWriter {
  const { engine, connection, catalogue, scraper, runId, startedAt, directory, scratchDirectory, keepDirectory, now, sweep } = options;
  const derived = createDerivedFiles(options);
  let defined: RunTable | undefined;
  let written = 0;
  /** One append is under way while the caller prepares the next. */
  let pending: Promise<unknown> = Promise.resolve();

  const target = () => {
    if (defined === undefined) throw new TypeError('the fields of the run are not defined yet');
    return defined;
  };

  return {
    runId,
    scraper,
    scratchDirectory,
    keepDirectory,
    async define(shape) {
      const schema = runSchema(engine, { fields: shape.fields, dimensions: shape.embedder?.dimensions ?? null, packed: mustPack(shape.fields) });
      const table = await translated('write the run', () => madeAlone(connection, tableName(runId), schema));
      await derived.define(shape);
      defined = { table, shape, schema };
    },
    async append(records) {
      await pending;
      const { table, shape, schema } = target();
      const rows = tableOf(engine, schema, await columnsOf(engine, shape, records, written));
      written += records.keyHashes.length;
      pending = Promise.all([translated('write the run', () => appendedAlone(table, rows)), derived.append(records)]);
      // Met at the next append or at completion; without this, Node would call it unhandled until then.
      pending.catch(() => undefined);
    },
    addTexts: (texts) => derived.addTexts(texts),
    endTexts: (summary) => derived.endTexts(summary),
    async complete(summary, { replaced, check }: CompletionOptions = {}) {
      await pending;
      const { table, shape } = target();
      const made = { ...summary, embedder: shape.embedder?.id ?? null, ...(mustPack(shape.fields) ? { packed: true as const } : {}) };
      await derived.complete(summary);
      await checkCount(table, [summary.records, written]);
      const entry: RunEntry = { id: runId, scraperId: scraper.id, startedAt, completedAt: now(), ...made };
      await check?.(await openStoredRun(engine, table, entry));
      const marked = directory === null ? { ...entry, packs: await packs(options) } : await marks(directory, { scraper, entry, replaced });
      await catalogue.completeRun(marked, replaced);
      return marked;
    },
    async [Symbol.asyncDispose]() {
      await pending.catch(() => {
        // The caller has met this failure already, or gives up for another reason.
      });
      await derived[Symbol.asyncDispose]();
      defined?.table.close();
      catalogue.leaveRun(runId);
      await sweep();
    },
  };
}

/** What other machines need not make again. */
function packs({ engine, connection, runId, copiesDirectory }: RunWriterOptions) {
  return translated('upload the files of the run', () => writePacks({ engine, connection, runId }, copiesDirectory));
}

function marks(...run: Parameters<typeof markRun>): Promise<RunEntry> {
  return translated('check the run', () => markRun(...run));
}

async function checkCount(table: Table, expected: readonly number[]): Promise<void> {
  const counted = await translated('check the run', () => retried(() => table.countRows()));
  const other = expected.find((count) => count !== counted);
  if (other === undefined) return;
  throw new ScrqError('data_unusable', `the run holds ${counted} records where ${other} were read`, { hint: 'Import the file again.' });
}

/** Columns in the order of the schema; undefined for one without any value. Others get their turn between them. */
async function columnsOf(engine: Engine, shape: RunShape, records: NewRecords, first: number): Promise<readonly (Arrow.Data | undefined)[]> {
  const count = records.keyHashes.length;
  const ordinals = Float64Array.from({ length: count }, (_, index) => first + index);
  const own = [
    float64Column(engine, ordinals),
    int64Column(engine, records.keyHashes),
    int64Column(engine, records.contentHashes),
    int64Column(engine, records.textHashes),
  ];
  const fields: (Arrow.Data | undefined)[] = [];
  if (mustPack(shape.fields)) fields.push(await packedColumn(engine, records.columns, count));
  for (const [index, { type }] of mustPack(shape.fields) ? [] : shape.fields.entries()) {
    await nextTurn();
    fields.push(fieldColumn(engine, type, records.columns[index] ?? []));
  }
  await nextTurn();
  return [...own, ...fields, ...(shape.embedder === null ? [] : [vectorColumn(engine, records.vectors, shape.embedder.dimensions)])];
}

function fieldColumn(engine: Engine, type: FieldType, cells: readonly Cell[]): Arrow.Data | undefined {
  return cells.every((cell) => cell === null) ? undefined : cellColumn(engine, type, cells);
}
