import { canonicalCell } from '../../core/fields/content.ts';
import type { Cell, RunField } from '../../core/fields/field.ts';
import { hashText } from '../../core/fields/hash/hash-64.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { ComparedReader, DiffServices } from './services.ts';

/** One of the two runs of a diff; a scraper's first run is compared with nothing. */
export interface DiffSide {
  readonly run: RunEntry | null;
  readonly reader: ComparedReader | null;
  readonly fields: readonly RunField[];
  readonly records: number;
}

/** Opens a run to be compared. */
export async function openSide({ store }: DiffServices, run: RunEntry | null): Promise<DiffSide> {
  if (run === null) return { run, reader: null, fields: [], records: 0 };
  return { run, reader: await store.openRun(run), fields: run.fields, records: run.records };
}

/** All records of a run. */
export function allOrdinals({ records }: DiffSide): Int32Array {
  return Int32Array.from({ length: records }, (_, ordinal) => ordinal);
}

/** Marks of the values of each field, aligned with `ordinals`: 0, 0 where the value is missing. */
export async function marksByField(side: DiffSide, names: readonly string[], ordinals: Int32Array): Promise<readonly Int32Array[]> {
  const columns = names.map(() => new Int32Array(ordinals.length * 2));
  await visitCells(side, names, ordinals, ({ tag, field, position }, cell) => {
    const marks = columns[tag];
    if (cell !== null && marks !== undefined) addToMark(marks, position, canonicalCell(field, cell));
  });
  return columns;
}

/** Adds the hash of a value to the mark at a position: two words a record. */
function addToMark(marks: Int32Array, position: number, text: string): void {
  const { low, high } = hashText(text);
  marks[2 * position] = (marks[2 * position] ?? 0) + low;
  marks[2 * position + 1] = (marks[2 * position + 1] ?? 0) + high;
}

/** Numbers, epoch milliseconds of dates, and 1 or 0 of booleans, of each field, aligned with `ordinals`: NaN where the value is missing or text. */
export async function valuesByField(side: DiffSide, names: readonly string[], ordinals: Int32Array): Promise<readonly Float64Array[]> {
  const columns = names.map(() => new Float64Array(ordinals.length).fill(Number.NaN));
  await visitCells(side, names, ordinals, ({ tag, position }, cell) => {
    const values = columns[tag];
    if (cell !== null && typeof cell !== 'string' && values !== undefined) values[position] = Number(cell);
  });
  return columns;
}

/** Cells of one field, aligned with `ordinals`; null where the run does not have it. */
export async function cellsOf(side: DiffSide, name: string, ordinals: Int32Array): Promise<readonly Cell[]> {
  const cells = Array.from(ordinals, (): Cell => null);
  await visitCells(side, [name], ordinals, ({ position }, cell) => {
    cells[position] = cell;
  });
  return cells;
}

/** Where a cell stands: `tag` is the position of its field among the names, `position` that of its record among the ordinals. */
interface CellPlace {
  readonly tag: number;
  readonly field: RunField;
  readonly position: number;
}

/** Records taken at a time. */
const TAKEN = 8192;
/** Above this proportion of its records, a run is read through instead. */
const DENSE = 0.25;

/** Visits the cells of some fields of some records; fields that the run does not have are passed over. */
async function visitCells(
  side: DiffSide,
  names: readonly string[],
  ordinals: Int32Array,
  visit: (place: CellPlace, cell: Cell) => void,
): Promise<void> {
  const { reader, fields, records } = side;
  const known = names.flatMap((name, tag) => fields.filter((field) => field.name === name).map((field) => ({ tag, field })));
  if (reader === null || ordinals.length === 0 || known.length === 0) return;
  const found = known.map(({ field }) => field.name);
  const visitColumns = (columns: readonly (readonly Cell[])[], positionOf: (row: number) => number) => {
    for (const [index, { tag, field }] of known.entries()) {
      columns[index]?.forEach((cell, row) => {
        const position = positionOf(row);
        if (position >= 0) visit({ tag, field, position }, cell);
      });
    }
  };
  if (ordinals.length > records * DENSE) {
    const positions = new Int32Array(records).fill(-1);
    ordinals.forEach((ordinal, position) => (positions[ordinal] = position));
    let first = 0;
    for await (const columns of reader.scanCells(found)) {
      const start = first;
      visitColumns(columns, (row) => positions[start + row] ?? -1);
      first += columns[0]?.length ?? 0;
    }
    return;
  }
  for (let from = 0; from < ordinals.length; from += TAKEN) {
    const part = [...ordinals.subarray(from, from + TAKEN)];
    visitColumns(await reader.cells(found, part), (row) => from + row);
  }
}
