import { ulid } from 'ulid';

import { createCoercer, type Coercer } from '../../../core/fields/coerce.ts';
import { createKeyText } from '../../../core/fields/content.ts';
import type { FieldDecision } from '../../../core/fields/decision.ts';
import type { Cell, RunField } from '../../../core/fields/field.ts';
import type { RunEntry } from '../../../core/ports/catalogue.ts';
import { statesEmptiness, type RawRow } from '../../../format/read/source-records.ts';
import type { SettledSource } from '../../import/passes/read-pass.ts';
import { createRowTyper } from '../../import/passes/shape-records.ts';
import type { ComparedReader } from '../services.ts';
import { visitTexts, type ReadFile } from './read-file.ts';

/** A file that is compared, as a run. */
export interface FileRun extends ComparedReader {
  readonly readings: ReadonlyMap<string, FieldReading>;
  /** The texts of some rows. */
  texts(ordinals: ArrayLike<number>): Promise<readonly string[]>;
  /** The values of a row as the file has them. */
  rowOf(text: string): RawRow;
  /** The cell of a column of a row; null where the file does not have the column. */
  cellOf(row: RawRow, column: number): Cell;
  /** The cells of a row, aligned with the fields of the run. */
  cellsOf(text: string): readonly Cell[];
  /** Visits the canonical text of a key of every record, in their order. */
  visitKeys(key: readonly string[], visit: (text: string, ordinal: number) => void): Promise<void>;
  /** Its fields as an import describes them, with their roles; reads all rows. */
  describe(): Promise<readonly RunField[]>;
}

/** An older and a newer file. */
export interface FilePair {
  readonly from: FileRun;
  readonly to: FileRun;
}

/** How the value of a field is read, and its place in the text of a row. */
interface FieldReading {
  readonly column: number;
  /** Equal for two fields whose values are made of equal texts in the same way. */
  readonly reading: string;
}

/** Times in epoch milliseconds. */
export interface FileRunOptions {
  readonly scraperId: string;
  readonly now: number;
  /** The place of the run among others. */
  readonly runAt: number;
}

/** A file whose fields are settled. */
export function createFileRun(file: ReadFile, settled: SettledSource, { scraperId, now, runAt }: FileRunOptions): FileRun {
  const { decisions, records, key, source } = settled;
  const emptyText = statesEmptiness(source.format) ? 'kept' : 'missing';
  const coercers = decisions.map((decision) => createCoercer(decision, { runAt: now, emptyText }));
  const fields = decisions.map((decision, column) => fieldOf(decision, settled, file.empty[column] ?? 0));
  const entry = { scraperId, startedAt: now, completedAt: now, runAt, records, fields, key, settings: {}, titleField: null, embedder: null };
  const run: RunEntry = { id: ulid(now), ...entry };
  const positionOf = (name: string) => fields.findIndex((field) => field.name === name);
  const cellsOf = (text: string): readonly Cell[] => {
    const row = file.rowOf(text);
    return coercers.map((coerce, column) => coerce(row[column]) ?? null);
  };
  const columnsOf = (names: readonly string[], texts: readonly string[]): readonly (readonly Cell[])[] => {
    const wanted = names.map((name) => partOf(coercers, positionOf(name)));
    const rows = texts.map((text) => file.rowOf(text));
    return wanted.map(({ column, coerce }) => rows.map((row) => coerce(row[column]) ?? null));
  };
  return {
    run,
    readings: new Map(decisions.map(({ name, ...decision }, column) => [name, { column, reading: readingOf(decision, emptyText) }])),
    texts: (ordinals) => file.rows.at(ordinals),
    rowOf: (text) => file.rowOf(text),
    cellOf: (row, column) => coercers[column]?.(row[column]) ?? null,
    cellsOf,
    cells: async (names, ordinals) => columnsOf(names, await file.rows.at(ordinals)),
    take: async (ordinals) => ({ ordinals, rows: (await file.rows.at(ordinals)).map(cellsOf) }),
    async *scanCells(names) {
      for (let first = 0; first < records; first += SCANNED) {
        yield columnsOf(names, await file.rows.at(Int32Array.from({ length: Math.min(SCANNED, records - first) }, (_, row) => first + row)));
      }
    },
    async visitKeys(names, visit) {
      const parts = names.map((name) => partOf(coercers, positionOf(name)));
      const most = 1 + parts.reduce((last, { column }) => Math.max(last, column), 0);
      const textOf = createKeyText(
        names.flatMap((name) => fields[positionOf(name)] ?? []),
        names,
      );
      await visitTexts(file.rows, records, (texts, first) => {
        for (const [index, text] of texts.entries()) {
          const row = file.rowOf(text, most);
          visit(textOf(parts.map(({ column, coerce }) => coerce(row[column]) ?? null)), first + index);
        }
      });
    },
    async describe() {
      const typer = createRowTyper(settled, 'drop', now);
      await visitTexts(file.rows, records, (texts) => void typer.type(texts.map((text) => [0, ...file.rowOf(text)])));
      return (await typer.finish()).fields.map(({ field }) => field);
    },
  };
}

/** Records of a batch. */
const SCANNED = 8192;

/** A field that the file does not have has no values. */
function partOf(coercers: readonly Coercer[], column: number) {
  return { column, coerce: coercers[column] ?? (() => null) };
}

function readingOf({ type, json, reading }: Pick<FieldDecision, 'type' | 'json' | 'reading'>, emptyText: 'kept' | 'missing'): string {
  return JSON.stringify([emptyText, type, json, reading]);
}

/** Its statistics are those that a comparison asks for. */
function fieldOf(
  { name, type, unit, precision, json, reading, counts }: FieldDecision,
  { records, stated }: SettledSource,
  emptyCells: number,
): RunField {
  const empty = type === 'text' ? emptyCells : 0;
  const values = counts.values + empty;
  const nulls = records - values;
  return {
    name,
    type,
    json,
    reading,
    ...(unit === undefined ? {} : { unit }),
    ...(precision === undefined ? {} : { precision }),
    stats: { values, nulls, ...(empty === 0 ? {} : { emptyTexts: empty }) },
    ...(nulls > 0 && stated.has(name) ? { statesNulls: true as const } : {}),
  };
}
