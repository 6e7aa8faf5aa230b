import type { FieldChange } from '../../contract/operations/diff.ts';
import type { Cell, RunField } from '../fields/field.ts';
import { toObject, wireValue } from '../fields/record.ts';
import { sameValue, type ComparedField } from './compared-field.ts';

/** Gives the fields in which two records differ, with both values as records show them. */
export function createFieldChanges(
  compared: readonly ComparedField[],
  from: readonly RunField[],
  to: readonly RunField[],
): (before: readonly Cell[], after: readonly Cell[]) => Record<string, FieldChange> {
  const placed = compared.map((field) => ({ field, name: field.name, before: positionOf(from, field.from), after: positionOf(to, field.to) }));
  return (before, after) => {
    const differing = placed.filter((each) => !sameValue(each.field, before[each.before] ?? null, after[each.after] ?? null));
    return toObject(differing, (each) => ({
      from: wired(each.field.from, before[each.before] ?? null),
      to: wired(each.field.to, after[each.after] ?? null),
    }));
  };
}

function positionOf(fields: readonly RunField[], field: RunField | undefined): number {
  return field === undefined ? -1 : fields.indexOf(field);
}

function wired(field: RunField | undefined, cell: Cell): unknown {
  return field === undefined ? null : wireValue(field, cell);
}
