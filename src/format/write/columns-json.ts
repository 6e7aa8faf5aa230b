import type { Cell, RunField } from '../../core/fields/field.ts';
import type { JsonShape } from '../../core/ports/tables.ts';
import { createDateWriter, inPieces, type ColumnPrinter } from './columns.ts';

/** Records as JSON with the fields in their order. */
export function createJsonColumns(fields: readonly RunField[], shape: JsonShape): ColumnPrinter {
  const keys = fields.map(({ name }, index) => `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  const writers = fields.map(cellWriter);
  const isArray = shape === 'array';
  const close = (fields.length === 0 ? '{}' : '}') + (isArray ? '' : '\n');
  let started = false;
  return {
    opening: isArray ? '[' : '',
    *rows(columns, count) {
      const texts = columns.map((cells, index) => cells.map(writers[index] ?? String));
      yield* inPieces(count, (row) => {
        let line = isArray ? (started ? ',\n' : '\n') : '';
        started = true;
        for (let column = 0; column < keys.length; column++) line += (keys[column] ?? '') + (texts[column]?.[row] ?? 'null');
        return line + close;
      });
    },
    closing: (records) => (isArray ? (records > 0 ? '\n]\n' : ']\n') : ''),
  };
}

/** The JSON text of a field's cells. */
function cellWriter(field: RunField): (cell: Cell) => string {
  if (field.type === 'date') {
    const dateText = createDateWriter(field);
    return (cell) => (typeof cell === 'number' ? `"${dateText(cell)}"` : JSON.stringify(cell));
  }
  // The text was made by JSON.stringify, so it is what it would be made again.
  if (field.json) return (cell) => (typeof cell === 'string' ? cell : JSON.stringify(cell));
  return (cell) => JSON.stringify(cell);
}
