import { parseInOrder } from '../../../contract/json-order.ts';
import { createKeyFinder } from '../../../core/fields/key.ts';
import { statesEmptiness, type RawRow } from '../../../format/read/source-records.ts';
import type { ImportOptions, ImportSource } from '../../import/import.ts';
import { openFieldProfiler } from '../../import/field-profiler.ts';
import { profileSource, type ProfiledSource } from '../../import/passes/profile-source.ts';
import { createTurns } from '../../../turns.ts';
import { RowTexts } from './row-texts.ts';

/** A file of which every value was seen once. */
export interface ReadFile extends AsyncDisposable {
  readonly name: string;
  readonly profiled: ProfiledSource;
  /** Rows of one file, or of two of one kind of format, hold the same values when their texts are equal. */
  readonly rows: RowTexts;
  /** How many texts without a character each field has; none where an empty cell says nothing. */
  readonly empty: readonly number[];
  /** The values of a row; only the first ones when so many are enough. */
  rowOf(text: string, most?: number): RawRow;
  /** The field that identifies records; null when none does. */
  findKey(): Promise<string | null>;
}

/** Reads a file once, and keeps its rows. */
export async function readFile(source: ImportSource, options: Pick<ImportOptions, 'signal' | 'onProgress'>): Promise<ReadFile> {
  const rows = new RowTexts();
  const empty: number[] = [];
  let firstNames: readonly string[] = [];
  try {
    const profiled = await profileSource(
      source,
      { options, settings: {}, profiler: openFieldProfiler('type') },
      async ({ names, rows: read, format }) => {
        if (firstNames.length === 0) firstNames = [...names];
        if (statesEmptiness(format)) countEmpty(read, empty);
        await rows.append(read.map(statesEmptiness(format) ? textOfValues : textOfCells));
      },
    );
    const rowOf = statesEmptiness(profiled.source.format) ? valuesOfText : cellsOfText;
    const findKey = () => keyAmong(firstNames, rows, profiled.records, rowOf);
    return { name: source.name, profiled, rows, empty, rowOf, findKey, [Symbol.asyncDispose]: () => rows[Symbol.asyncDispose]() };
  } catch (error) {
    await rows[Symbol.asyncDispose]();
    throw error;
  }
}

/** No text of a file holds it: reading stops there. */
const NUL = '\0';

function textOfCells(row: RawRow): string {
  // All of them are text.
  return (row as readonly string[]).join(NUL);
}

function cellsOfText(text: string, most: number = Infinity): RawRow {
  const cells: string[] = [];
  // To split a text and to leave most of it takes as long as to split it.
  for (let from = 0; from <= text.length && cells.length < most;) {
    const end = text.indexOf(NUL, from);
    cells.push(text.slice(from, end < 0 ? text.length : end));
    from = end < 0 ? text.length + 1 : end + 1;
  }
  return cells;
}

function textOfValues(row: RawRow): string {
  return JSON.stringify(row);
}

function valuesOfText(text: string): RawRow {
  // What was written here is read here.
  return parseInOrder(text) as RawRow;
}

function countEmpty(rows: readonly RawRow[], empty: number[]): void {
  for (const row of rows) for (const [column, value] of row.entries()) if (value === '') empty[column] = (empty[column] ?? 0) + 1;
}

/** Rows looked at at once. */
const ROWS = 2048;

/** Visits the texts of all rows in their order, some at a time. */
export async function visitTexts(rows: RowTexts, records: number, visit: (texts: readonly string[], first: number) => void): Promise<void> {
  const turn = createTurns();
  for (let first = 0; first < records; first += ROWS) {
    visit(await rows.at(Int32Array.from({ length: Math.min(ROWS, records - first) }, (_, row) => first + row)), first);
    await turn();
  }
}

async function keyAmong(names: readonly string[], rows: RowTexts, records: number, rowOf: ReadFile['rowOf']): Promise<string | null> {
  const finder = createKeyFinder(names);
  await visitTexts(rows, records, (texts) => {
    for (const text of texts) finder.add(rowOf(text));
  });
  return finder.finish();
}
