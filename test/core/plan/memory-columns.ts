import type { Cell } from '../../../src/core/fields/field.ts';
import { textColumn, type Column, type ColumnBatch } from '../../../src/core/columns/columns.ts';
import type { ReadColumns } from '../../../src/core/plan/execute/stats.ts';
import type { ConditionField } from '../../../src/core/condition/fields.ts';

/** Records that are held in memory, in batches of so many. */
export function memoryColumns(fields: readonly ConditionField[], rows: readonly (readonly Cell[])[], size: number): ReadColumns {
  return async function* read(names): AsyncIterable<ColumnBatch> {
    for (let from = 0; from < rows.length; from += size) {
      const batch = rows.slice(from, from + size);
      const columns = names.map((name) => {
        const index = fields.findIndex((field) => field.name === name);
        return column(
          fields[index]?.type ?? 'text',
          batch.map((cells) => cells[index] ?? null),
        );
      });
      yield { size: batch.length, columns };
    }
  };
}

function column(type: ConditionField['type'], cells: readonly Cell[]): Column {
  if (type === 'text') return textColumn(cells.map((cell) => (cell === null ? null : String(cell))));
  return { kind: 'numbers', values: Float64Array.from(cells, (cell) => (cell === null ? NaN : Number(cell) + 0)) };
}
