import { textColumn, type Column } from '../../../src/core/columns/columns.ts';
import type { Condition } from '../../../src/core/condition/condition.ts';
import { compileCondition } from '../../../src/core/condition/evaluate/evaluate.ts';
import { TRUE } from '../../../src/core/condition/evaluate/truths.ts';
import type { ConditionField } from '../../../src/core/condition/fields.ts';
import type { Cell } from '../../../src/core/fields/field.ts';

/** Of which records a condition is true. */
export function evaluate(condition: Condition, fields: readonly ConditionField[], rows: readonly (readonly Cell[])[]): readonly boolean[] {
  const placed = fields.map((field, position) => ({ ...field, position }));
  const placeOf = (name: string) => {
    const field = placed.find((each) => each.name === name);
    if (field === undefined) throw new TypeError('unknown field');
    return field;
  };
  const columns = fields.map(({ type }, index) =>
    columnOf(
      type,
      rows.map((row) => row[index] ?? null),
    ),
  );
  const truths = compileCondition(condition, placeOf, [])({ size: rows.length, columns });
  return Array.from(truths, (truth) => truth === TRUE);
}

function columnOf(type: ConditionField['type'], cells: readonly Cell[]): Column {
  if (type === 'text') return textColumn(cells.map((cell) => (cell === null ? null : String(cell))));
  return { kind: 'numbers', values: Float64Array.from(cells, (cell) => (cell === null ? NaN : Number(cell) + 0)) };
}
