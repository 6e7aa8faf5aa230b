import { packTexts, type PackedTexts } from '../../../text/packed-texts.ts';

/** One record on its way from the reading pass to the writing pass: its line, then the value of each field seen by then. */
export type SpooledRow = readonly [line: number, ...values: readonly unknown[]];

/** Rows whose values are all text: a few objects, where the rows are eleven for each record, which the garbage collector visits again and again. */
export interface PackedRows extends PackedTexts {
  readonly lines: Float64Array;
}

/** Packs rows; undefined where a value is not text, or rows differ in their length. */
export function packRows(rows: readonly SpooledRow[]): PackedRows | undefined {
  const width = rows[0]?.length ?? 1;
  const values: string[] = [];
  for (const row of rows) {
    if (row.length !== width) return undefined;
    for (let at = 1; at < width; at += 1) {
      const value = row[at];
      if (typeof value !== 'string') return undefined;
      values.push(value);
    }
  }
  return { lines: Float64Array.from(rows, ([line]) => line), ...packTexts(values) };
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
