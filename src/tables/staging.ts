import { setImmediate as nextTurn } from 'node:timers/promises';

import type { DuckDBAppender, DuckDBConnection, DuckDBDataChunk, DuckDBType, DuckDBValue } from '@duckdb/node-api';

import { itemsOf } from '../core/columns/list-items.ts';
import { canonicalCell } from '../core/fields/content.ts';
import type { Cell } from '../core/fields/field.ts';
import type { NewRecords } from '../core/ports/run-writer.ts';
import { hasWords, type CopiedField } from './copy-fields.ts';
import { Decimals } from './decimals.ts';
import type { DuckDb } from './engine.ts';
import { accentedWords, foldedItems } from './folded.ts';
import { columnNames } from './sql.ts';

/** Records on their way into a copy; all columns have the length of the hashes. */
export type CopiedRecords = Pick<NewRecords, 'columns' | 'contentHashes'>;

/** A column of a copy, made of the cells of the field at `index`. */
interface StagedColumn {
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
/** What a cell takes besides its characters. */
const CELL_CHARACTERS = 16;

/** Rows in a table in memory, before they are written as a part. */
export class Staging {
  readonly #module: DuckDb;
  readonly #connection: DuckDBConnection;
  readonly #columns: readonly StagedColumn[];
  readonly #decimals: readonly (Decimals | null)[];
  readonly #name: string;
  #appender: DuckDBAppender | undefined;
  #chunk: DuckDBDataChunk | undefined;
  rows = 0;
  characters = 0;

  constructor(module: DuckDb, connection: DuckDBConnection, fields: readonly CopiedField[]) {
    this.#module = module;
    this.#connection = connection;
    this.#decimals = fields.map(({ type }) => (type === 'number' ? new Decimals() : null));
    this.#columns = fields.flatMap((field, index) => columnsOf(module, field, { index, decimals: this.#decimals[index] ?? null }));
    staged += 1;
    this.#name = `staged_${staged}`;
  }

  /** How many decimals the values of each field have; null for other fields than numbers, and where sums are not exact. */
  decimals(): readonly (number | null)[] {
    return this.#decimals.map((decimals) => decimals?.value() ?? null);
  }

  /** Takes the records from one position up to another. */
  async add({ columns, contentHashes }: CopiedRecords, from: number, to: number): Promise<void> {
    const appender = (this.#appender ??= await this.#open());
    const chunk = (this.#chunk ??= this.#module.DuckDBDataChunk.create([this.#module.BIGINT, ...this.#columns.map(({ type }) => type)]));
    chunk.reset();
    chunk.rowCount = to - from;
    chunk.setColumnValues(0, Array.from(contentHashes.subarray(from, to)));
    let taken = 0;
    for (const [position, { index, cellOf }] of this.#columns.entries()) {
      const cells = columns[index] ?? [];
      const values: DuckDBValue[] = [];
      for (let row = from; row < to; row += 1) {
        const cell = cells[row] ?? null;
        const value = cellOf(cell);
        if (typeof value === 'string') this.characters += value.length;
        values.push(value);
        taken += typeof cell === 'string' ? CELL_CHARACTERS + cell.length : CELL_CHARACTERS;
        if (taken < CHARACTERS_AT_ONCE) continue;
        taken = 0;
        await nextTurn();
      }
      chunk.setColumnValues(position + 1, values);
    }
    appender.appendDataChunk(chunk);
    this.rows += to - from;
  }

  /** Writes all rows with a statement over a selection of them, and has none then. */
  async empty(statementOf: (select: string) => string): Promise<void> {
    const appender = this.#appender ?? (await this.#open());
    this.#appender = undefined;
    appender.closeSync();
    await this.#connection.run(statementOf(`SELECT * FROM ${this.#name}`));
    await this.#connection.run(`DROP TABLE ${this.#name}`);
    this.rows = 0;
    this.characters = 0;
  }

  /** Frees what is held. */
  async close(): Promise<void> {
    this.#appender?.closeSync();
    this.#appender = undefined;
    await this.#connection.run(`DROP TABLE IF EXISTS ${this.#name}`);
  }

  async #open(): Promise<DuckDBAppender> {
    const columns = [`${columnNames.content} BIGINT`, ...this.#columns.map(({ name, type }) => `${name} ${type.toString()}`)];
    await this.#connection.run(`CREATE TEMP TABLE ${this.#name} (${columns.join(', ')})`);
    return this.#connection.createAppender(this.#name, null, 'temp');
  }
}

interface Placed {
  readonly index: number;
  readonly decimals: Decimals | null;
}

function columnsOf({ DOUBLE, BOOLEAN, VARCHAR, LIST, listValue }: DuckDb, field: CopiedField, { index, decimals }: Placed): readonly StagedColumn[] {
  const name = columnNames.value(index);
  switch (field.type) {
    case 'boolean':
      return [{ name, index, type: BOOLEAN, cellOf: (cell) => cell }];
    case 'number':
    case 'date':
      return [{ name, index, type: DOUBLE, cellOf: (cell) => numberOf(cell, decimals) }];
    case 'text': {
      const text: StagedColumn = { name, index, type: VARCHAR, cellOf: (cell) => cell };
      if (!hasWords(field)) return [text];
      const foldedOf = field.json === true ? foldedItems : accentedWords;
      const words: StagedColumn = {
        name: columnNames.words(index),
        index,
        type: VARCHAR,
        cellOf: (cell) => (typeof cell === 'string' ? foldedOf(cell) : null),
      };
      if (field.json !== true) return [text, words];
      const items: StagedColumn = {
        name: columnNames.items(index),
        index,
        type: LIST(VARCHAR),
        cellOf: (cell) => (typeof cell === 'string' ? listValue([...itemsOf(cell)]) : null),
      };
      const canonical: StagedColumn = {
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
