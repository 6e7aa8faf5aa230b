import type { Cell, RunField } from '../../core/fields/field.ts';
import { wireValue } from '../../core/fields/record.ts';
import { cellText } from './cell-text.ts';
import { createDateWriter, inPieces, type ColumnPrinter } from './columns.ts';
import { quoteCell, quoteName } from './csv-cell.ts';
import { guardFormula } from './formulas.ts';

export interface CsvOptions {
  /** `formulas`: names and text cells that a spreadsheet would run are written behind a `'`. */
  readonly escape?: 'formulas' | undefined;
}

/** CSV by RFC 4180 in CRLF lines: a header of the fields' names, missing values as empty cells, lists and objects as JSON text. */
export function createCsvColumns(fields: readonly RunField[], { escape }: CsvOptions = {}): ColumnPrinter {
  const guard = escape === 'formulas' ? guardFormula : (text: string) => text;
  // A line that is empty would be taken for no record.
  const empty = fields.length === 1 ? '""' : '';
  const writers = fields.map((field) => cellWriter(field, guard, empty));
  return {
    opening: `${fields.map(({ name }, index) => quoteName(guard(name), index)).join(',') || empty}\r\n`,
    *rows(columns, count) {
      const texts = columns.map((cells, index) => cells.map(writers[index] ?? String));
      yield* inPieces(count, (row) => {
        let line = texts[0]?.[row] ?? '';
        for (let column = 1; column < texts.length; column++) line += ',' + (texts[column]?.[row] ?? '');
        return line + '\r\n';
      });
    },
    closing: () => '',
  };
}

function cellWriter(field: RunField, guard: (text: string) => string, empty: string): (cell: Cell) => string {
  switch (field.type) {
    case 'number':
    case 'boolean':
      return (cell) => (cell === null ? empty : String(cell));
    case 'date': {
      const dateText = createDateWriter(field);
      // Years beyond four digits have a sign.
      return (cell) => (typeof cell === 'number' ? guard(dateText(cell)) : empty);
    }
    case 'text':
      return (cell) => (typeof cell === 'string' ? quoteCell(textOf(field, cell, guard)) || empty : empty);
  }
}

/** Numbers, lists and objects among the values of a text field are no text that could be run. */
function textOf(field: RunField, cell: string, guard: (text: string) => string): string {
  if (!field.json) return guard(cell);
  const value = wireValue(field, cell);
  return typeof value === 'string' ? guard(value) : cellText(value);
}
