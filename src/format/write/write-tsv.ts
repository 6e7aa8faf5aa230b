import { cellText } from './cell-text.ts';
import { quoteTsvCell } from './csv-cell.ts';
import type { FileColumn, FileRows } from './file-rows.ts';
import { guardFormula } from './formulas.ts';

/** Lines of cells between tabs, below a header; a cell that holds a tab, a quote or a line end stands in quotes, as in CSV. */
export async function* writeTsv(columns: readonly FileColumn[], rows: FileRows, escape?: 'formulas'): AsyncGenerator<Uint8Array> {
  const guard = escape === 'formulas' ? guardFormula : (text: string) => text;
  const empty = columns.length === 1 ? '""' : '';
  const cell = (value: unknown) => quoteTsvCell(typeof value === 'string' ? guard(value) : cellText(value)) || empty;
  if (columns.length > 0) yield Buffer.from(`${columns.map(({ name }) => cell(name)).join('\t')}\n`);
  for await (const batch of rows) {
    yield Buffer.from(batch.map((values) => `${columns.map((_, index) => cell(values[index])).join('\t')}\n`).join(''));
  }
}
