import type { RawRow, SourceFormat } from '../../../format/read/source-records.ts';
import { packTexts, type PackedTexts } from '../../../text/packed-texts.ts';

/** One record on its way from the reading pass to the writing pass: its line, then the value of each field seen by then. */
export type SpooledRow = readonly [line: number, ...values: readonly unknown[]];

/** Rows whose values are all text: a few objects, where the rows are eleven for each record, which the garbage collector visits again and again. */
export interface PackedRows extends PackedTexts {
  readonly lines: Float64Array;
}

/** Some records of a source, and the line on which each of them starts. */
export interface LinedRows {
  readonly rows: readonly RawRow[];
  readonly lines: readonly number[];
}

/** Some records of a source: rows are aligned with the names, maybe shorter. */
export interface ReadRows extends LinedRows {
  /** The fields seen so far. */
  readonly names: readonly string[];
  readonly format: SourceFormat;
}

/** The same rows go to the spool and to another thread. */
const packed = new WeakMap<readonly RawRow[], PackedRows>();

/** Packs rows; undefined where a value is not text, or rows differ in their length. */
export function packRows({ rows, lines }: LinedRows): PackedRows | undefined {
  const known = packed.get(rows);
  if (known !== undefined) return known;
  const width = rows[0]?.length ?? 0;
  const values: string[] = [];
  for (const row of rows) {
    if (row.length !== width) return undefined;
    for (const value of row) {
      if (typeof value !== 'string') return undefined;
      values.push(value);
    }
  }
  const made = { lines: Float64Array.from(rows, (_, row) => lines[row] ?? 0), ...packTexts(values) };
  packed.set(rows, made);
  return made;
}

/** The rows that were packed. */
export function unpackRows({ lines, text, ends }: PackedRows): readonly SpooledRow[] {
  const width = lines.length === 0 ? 0 : ends.length / lines.length;
  let [from, place] = [0, 0];
  return Array.from(lines, (line): SpooledRow => {
    const row: [line: number, ...values: unknown[]] = [line];
    for (let at = 0; at < width; at += 1) {
      const end = ends[place++] ?? 0;
      row.push(text.slice(from, end));
      from = end;
    }
    return row;
  });
}
