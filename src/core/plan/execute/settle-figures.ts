import type { Condition, Predicate } from '../../condition/condition.ts';
import type { ConditionField } from '../../condition/fields.ts';
import { printMeasure } from '../print.ts';
import type { FigureBound } from '../result.ts';
import { layoutOf } from './layout.ts';
import { createMeasures } from './measures.ts';
import { createScope } from './scope.ts';
import type { ReadColumns } from './stats.ts';

/** A condition whose figures are numbers now, and what they are. Where there is no figure, the comparison stays, which nobody can tell the truth of. */
export interface Settled {
  readonly where: Condition | null;
  readonly bounds?: readonly FigureBound[];
}

type FigureCondition = Extract<Predicate, { readonly kind: 'compareTo' }>;
type OwnFigure = Pick<FigureCondition, 'field'> & { readonly kind: FigureCondition['measure'] };

/** Computes the figures that the items of a condition compare with, over all records for which its other items hold. */
export async function settleFigures(where: Condition | null, fields: readonly ConditionField[], read: ReadColumns): Promise<Settled> {
  const items = where?.kind === 'and' ? where.items : where === null ? [] : [where];
  const conditions = items.filter((item) => item.kind === 'compareTo');
  if (conditions.length === 0) return { where };
  const others = items.filter((item) => item.kind !== 'compareTo');
  const bounds = await figuresOf(conditions, others.length === 0 ? null : { kind: 'and', items: others }, fields, read);
  const settled = items.map((item) => (item.kind === 'compareTo' ? comparisonWith(item, bounds) : item));
  return { where: { kind: 'and', items: settled }, bounds };
}

async function figuresOf(
  conditions: readonly FigureCondition[],
  where: Condition | null,
  fields: readonly ConditionField[],
  read: ReadColumns,
): Promise<readonly FigureBound[]> {
  const names = conditions.map(nameOf);
  const measures = conditions.filter((condition, index) => names.indexOf(nameOf(condition)) === index).map(measureOf);
  const layout = layoutOf({ kind: 'stats', where, groups: [], measures, having: [], order: [], limit: null }, fields);
  const scope = createScope(where, layout);
  const { tallies, measured } = createMeasures(measures, layout);
  for await (const batch of read(layout.names)) {
    const rows = scope.rowsOf(batch);
    const grouped = { rows, groups: new Int32Array(rows.length) };
    for (const tally of tallies) tally.add(batch, grouped);
  }
  return measures.map((measure, index): FigureBound => {
    const value = measured[index]?.value(0, scope.matched) ?? null;
    return {
      name: printMeasure(measure),
      field: measure.field,
      value: typeof value === 'number' ? value : null,
      values: measured[index]?.values(0) ?? 0,
    };
  });
}

function comparisonWith(condition: FigureCondition, bounds: readonly FigureBound[]): Condition {
  const { field, op } = condition;
  const value = bounds.find(({ name }) => name === nameOf(condition))?.value ?? null;
  return value === null ? condition : { kind: 'compare', field, op, value };
}

function measureOf({ field, measure }: FigureCondition): OwnFigure {
  return { kind: measure, field };
}

function nameOf(condition: FigureCondition): string {
  return printMeasure(measureOf(condition));
}
