import { setImmediate as nextTurn } from 'node:timers/promises';

import type { DuckDBAppender, DuckDBConnection, DuckDBDataChunk, DuckDBType, DuckDBValue } from '@duckdb/node-api';

import { itemsOf } from '../../core/columns/list-items.ts';
import { canonicalCell } from '../../core/fields/content.ts';
import type { Cell } from '../../core/fields/field.ts';
import type { NewRecords } from '../../core/ports/run-writer.ts';
import { hasWords, type CopiedField } from './copy-fields.ts';
import { Decimals } from './decimals.ts';
import type { DuckDb } from '../packages.ts';
import { accentedWords, foldedItems } from './folded.ts';
import { columnNames } from '../sql/sql.ts';

/** Records on their way into a copy; all columns have the length of the hashes. */
export type CopiedRecords = Pick<NewRecords, 'columns' | 'contentHashes'>;

/** A column of a copy, made of the cells of the field at `index`, or of the hashes of the records. */
type StagedColumn = FieldColumn | { readonly name: string; readonly index: 'hashes'; readonly type: DuckDBType };

interface FieldColumn {
  readonly name: string;
  readonly index: number;
  readonly type: DuckDBType;
  readonly cellOf: (cell: Cell) => DuckDBValue;
}

/** A field of text may have so many of them: itself, its words, and of lists their canonical text. */
export const COLUMNS_OF_TEXT = 3;

let staged = 0;

/** What is taken before others get their turn: some milliseconds of work. */
const CHARACTERS_AT_ONCE = 200_000;
/** What a cell takes in addition to its characters. */
const CELL_CHARACTERS = 16;
/**
 * Rows are taken in on the thread that answers everyone else: 0.1 ms a column each time, and 0.06 ms for 1,000 cells on a machine without other work,
 * three times that on a busy one. Tables of so many columns, which take in so many cells at once, keep it for some 25 ms.
 */
const TABLE_COLUMNS = 128;
const CELLS_AT_ONCE = 200_000;
/** Characters that take as long as a cell: 240 MB of long texts, taken in at once, kept it for 170 to 390 ms. */
const CHARACTERS_A_CELL = 100;

/** A table of some of the columns, with its rows. */
interface StagedTable {
  readonly name: string;
  readonly columns: readonly StagedColumn[];
  readonly chunk: DuckDBDataChunk;
  appender: DuckDBAppender | undefined;
  /** Cells that it was given and did not take in yet, long ones counted as several. */
  cells: number;
}

/** Rows in tables in memory, before they are written as a part. */
export class Staging {
  readonly #connection: DuckDBConnection;
  readonly #tables: readonly StagedTable[];
  readonly #decimals: readonly (Decimals | null)[];
  rows = 0;
  characters = 0;

  constructor(module: DuckDb, connection: DuckDBConnection, fields: readonly CopiedField[]) {
    this.#connection = connection;
    this.#decimals = fields.map(({ type }) => (type === 'number' ? new Decimals() : null));
    const columns: readonly StagedColumn[] = [
      { name: columnNames.content, index: 'hashes', type: module.BIGINT },
      ...fields.flatMap((field, index) => columnsOf(module, field, { index, decimals: this.#decimals[index] ?? null })),
    ];
    const tables: StagedTable[] = [];
    for (let first = 0; first < columns.length; first += TABLE_COLUMNS) {
      staged += 1;
      const some = columns.slice(first, first + TABLE_COLUMNS);
      const chunk = module.DuckDBDataChunk.create(some.map(({ type }) => type));
      tables.push({ name: `staged_${staged}`, columns: some, chunk, appender: undefined, cells: 0 });
    }
    this.#tables = tables;
  }

  /** How many decimals the values of each field have; null for other fields than numbers, and where sums are not exact. */
  decimals(): readonly (number | null)[] {
    return this.#decimals.map((decimals) => decimals?.value() ?? null);
  }

  /** Takes the records from one position up to another. */
  async add(records: CopiedRecords, from: number, to: number): Promise<void> {
    for (const table of this.#tables) {
      await this.#fill(table, records, { from, to });
      const appender = (table.appender ??= await this.#open(table));
      appender.appendDataChunk(table.chunk);
      if (table.cells < CELLS_AT_ONCE) continue;
      appender.flushSync();
      table.cells = 0;
      await nextTurn();
    }
    this.rows += to - from;
  }

  async #fill(table: StagedTable, records: CopiedRecords, { from, to }: Rows): Promise<void> {
    const { chunk, columns } = table;
    table.cells += columns.length * (to - from);
    chunk.reset();
    chunk.rowCount = to - from;
    let taken = 0;
    for (const [position, column] of columns.entries()) {
      if (column.index === 'hashes') {
        chunk.setColumnValues(position, Array.from(records.contentHashes.subarray(from, to)));
        continue;
      }
      const cells = records.columns[column.index] ?? [];
      const values: DuckDBValue[] = [];
      for (let row = from; row < to; row += 1) {
        const cell = cells[row] ?? null;
        const value = column.cellOf(cell);
        if (typeof value === 'string') {
          this.characters += value.length;
          table.cells += value.length / CHARACTERS_A_CELL;
        }
        values.push(value);
        taken += typeof cell === 'string' ? CELL_CHARACTERS + cell.length : CELL_CHARACTERS;
        if (taken < CHARACTERS_AT_ONCE) continue;
        taken = 0;
        await nextTurn();
      }
      chunk.setColumnValues(position, values);
    }
  }

  /** Writes all rows with a statement over a selection of them, and has none then. */
  async empty(statementOf: (select: string) => string): Promise<void> {
    for (const table of this.#tables) {
      const appender = table.appender ?? (await this.#open(table));
      table.appender = undefined;
      table.cells = 0;
      appender.closeSync();
      await nextTurn();
    }
    await this.#connection.run(statementOf(`SELECT * FROM ${this.#tables.map(({ name }) => name).join(' POSITIONAL JOIN ')}`));
    await this.#drop();
    this.rows = 0;
    this.characters = 0;
  }

  /** Frees what is held. */
  async close(): Promise<void> {
    for (const table of this.#tables) {
      table.appender?.closeSync();
      table.appender = undefined;
    }
    await this.#drop();
  }

  async #drop(): Promise<void> {
    for (const { name } of this.#tables) await this.#connection.run(`DROP TABLE IF EXISTS ${name}`);
  }

  async #open({ name, columns }: StagedTable): Promise<DuckDBAppender> {
    await this.#connection.run(`CREATE TEMP TABLE ${name} (${columns.map((column) => `${column.name} ${column.type.toString()}`).join(', ')})`);
    return this.#connection.createAppender(name, null, 'temp');
  }
}

/** Positions of rows, from the first up to one that is left out. */
interface Rows {
  readonly from: number;
  readonly to: number;
}

interface Placed {
  readonly index: number;
  readonly decimals: Decimals | null;
}

function columnsOf({ DOUBLE, BOOLEAN, VARCHAR, LIST, listValue }: DuckDb, field: CopiedField, { index, decimals }: Placed): readonly FieldColumn[] {
  const name = columnNames.value(index);
  switch (field.type) {
    case 'boolean':
      return [{ name, index, type: BOOLEAN, cellOf: (cell) => cell }];
    case 'number':
    case 'date':
      return [{ name, index, type: DOUBLE, cellOf: (cell) => numberOf(cell, decimals) }];
    case 'text': {
      const text: FieldColumn = { name, index, type: VARCHAR, cellOf: (cell) => cell };
      if (!hasWords(field)) return [text];
      const foldedOf = field.json === true ? foldedItems : accentedWords;
      const words: FieldColumn = {
        name: columnNames.words(index),
        index,
        type: VARCHAR,
        cellOf: (cell) => (typeof cell === 'string' ? foldedOf(cell) : null),
      };
      if (field.json !== true) return [text, words];
      const items: FieldColumn = {
        name: columnNames.items(index),
        index,
        type: LIST(VARCHAR),
        cellOf: (cell) => (typeof cell === 'string' ? listValue([...itemsOf(cell)]) : null),
      };
      const canonical: FieldColumn = {
        name: columnNames.canonical(index),
        index,
        type: VARCHAR,
        cellOf: (cell) => (typeof cell === 'string' ? canonicalText(field, cell) : null),
      };
      return [text, words, items, canonical];
    }
  }
}

/** Texts are written as they are behind their letter, so that a field of text can be compared with one of lists. */
function canonicalText(field: CopiedField, json: string): string {
  return json.startsWith('"') ? `s${String(JSON.parse(json))}` : canonicalCell({ ...field, json: true }, json);
}

/** -0 is 0, and what is not a number is missing. */
function numberOf(cell: Cell, decimals: Decimals | null): number | null {
  if (typeof cell !== 'number' || !Number.isFinite(cell)) return null;
  decimals?.add(cell);
  return cell + 0;
}
