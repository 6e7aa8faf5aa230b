import type { FieldType } from '../../../contract/scrapers.ts';
import type { Cell } from '../../fields/field.ts';
import type { ColumnBatch } from '../../columns/columns.ts';
import type { Grouping, Having, Measure, StatsPlan } from '../plan.ts';
import type { ConditionField } from '../../condition/fields.ts';
import { planError } from '../plan-error.ts';
import { printGrouping, printMeasure } from '../print.ts';
import type { Figure, ResultColumn, StatsResult, StatsRow } from '../result.ts';
import { compareCells } from './cell-order.ts';
import { createCoverage } from './coverage.ts';
import { firstInOrder } from './first-in-order.ts';
import { createGroups, type Groups } from './groups.ts';
import { layoutOf, statsFields, type Layout } from './layout.ts';
import { createMeasures, type MeasureSet } from './measures.ts';
import { rangeTo } from './range.ts';
import { createScope } from './scope.ts';
import { settleFigures } from './settle-figures.ts';

/** Rows that are given at most. */
const MOST_ROWS = 100_000;

/** Gives batches of all records with the columns of some fields, in this order. */
export type ReadColumns = (fields: readonly string[]) => AsyncIterable<ColumnBatch>;

/** What carrying out a plan finds in the records of a run. */
export type StatsFound = Omit<StatsResult, 'run' | 'records'>;

/** Carries out a checked plan of figures, exactly: the order of the records does not matter. */
export async function executeStats(plan: StatsPlan, fields: readonly ConditionField[], read: ReadColumns): Promise<StatsFound> {
  refuseNew(plan);
  const { where, bounds } = await settleFigures(plan.where, fields, read);
  const layout = layoutOf(plan, fields);
  const scope = createScope(where, layout);
  const groups = createGroups(plan.groups, layout.placeOf);
  const measures = createMeasures(plan.measures, layout);
  const coverage = createCoverage(statsFields(plan), layout);
  for await (const batch of read(layout.names)) {
    const rows = scope.rowsOf(batch);
    coverage.add(batch, rows);
    const grouped = groups.groupsOf(batch, rows);
    for (const tally of measures.tallies) tally.add(batch, grouped);
  }
  const table = new FigureTable(plan, groups, { ...measures, matched: scope.matched });
  const kept = table.keptGroups();
  const rows = Array.from(firstInOrder(kept, table.order(), Math.min(plan.limit ?? MOST_ROWS, MOST_ROWS)), (group) => table.row(group));
  return {
    kind: 'stats',
    plan,
    columns: columnsOf(plan, layout),
    rows,
    groups: kept.length,
    matched: scope.matched,
    unknown: scope.unknown,
    ...(bounds === undefined ? {} : { bounds }),
    coverage: coverage.finish(),
    warnings: warningsOf(plan, layout, { rows, groups: kept.length }),
  };
}

/** What only the next engine computes. */
function refuseNew(plan: StatsPlan): void {
  const isNew = (measure: Measure) =>
    ['ratio', 'difference', 'shareOf', 'growth', 'running'].includes(measure.kind) || ('field' in measure && typeof measure.field !== 'string');
  const measure = plan.measures.find(isNew);
  const what =
    measure !== undefined ? printMeasure(measure) : plan.perGroup !== undefined ? 'FIRST' : plan.offset !== undefined ? 'OFFSET' : undefined;
  if (what !== undefined) throw planError(`${what} cannot be computed yet`, 'Ask for other measures, such as count() or avg(price).');
}

type Taken = MeasureSet & { readonly matched: number };

/** Figures of all groups, each computed when it is asked for. */
class FigureTable {
  readonly #plan: StatsPlan;
  readonly #groups: Groups;
  readonly #taken: Taken;

  constructor(plan: StatsPlan, groups: Groups, taken: Taken) {
    this.#plan = plan;
    this.#groups = groups;
    this.#taken = taken;
  }

  /** The groups that keep all bounds. */
  keptGroups(): Int32Array {
    const all = rangeTo(this.#groups.size);
    return all.filter((group) => this.#plan.having.every((bound) => keeps(this.#value(group, bound.measure), bound)));
  }

  /** The order of the plan; what it leaves tied is in the order of the groups. */
  order(): (a: number, b: number) => number {
    const wanted = this.#plan.order.map(({ by, index, descending }) =>
      by === 'group' ? this.#byGroup(index, descending) : this.#byMeasure(index, descending),
    );
    const all = [...wanted, ...this.#plan.groups.map((_, index) => this.#byGroup(index, false))];
    return (a, b) => {
      for (const compare of all) {
        const order = compare(a, b);
        if (order !== 0) return order;
      }
      return a - b;
    };
  }

  row(group: number): StatsRow {
    const records = this.#taken.records.at(group);
    const figures = this.#taken.measured.map((measured): Figure => {
      const values = measured.values(group);
      return { value: measured.value(group, this.#taken.matched), values, nulls: records - values };
    });
    return { groups: this.#groups.cells(group), figures, records };
  }

  #value(group: number, measure: number): Cell {
    return this.#taken.measured[measure]?.value(group, this.#taken.matched) ?? null;
  }

  #byGroup(grouping: number, descending: boolean): (a: number, b: number) => number {
    const isMissing = (group: number) => this.#groups.cells(group)[grouping] === null;
    const compare = (a: number, b: number) => this.#groups.compareBy(grouping, a, b);
    if (!descending) return compare;
    return (a, b) => (isMissing(a) || isMissing(b) ? compare(a, b) : compare(b, a));
  }

  #byMeasure(measure: number, descending: boolean): (a: number, b: number) => number {
    const known = new Map<number, Cell>();
    const value = (group: number): Cell => {
      const told = known.get(group);
      if (told !== undefined) return told;
      const computed = this.#value(group, measure);
      known.set(group, computed);
      return computed;
    };
    return (a, b) => compareCells(value(a), value(b), descending ? -1 : 1);
  }
}

function keeps(value: Cell, { op, value: bound }: Having): boolean {
  if (typeof value !== 'number') return false;
  switch (op) {
    case '=':
      return value === bound;
    case '!=':
      return value !== bound;
    case '<':
      return value < bound;
    case '<=':
      return value <= bound;
    case '>':
      return value > bound;
    case '>=':
      return value >= bound;
  }
}

function columnsOf({ groups, measures }: StatsPlan, { placeOf }: Layout): readonly ResultColumn[] {
  return [...groups.map((grouping) => groupColumn(grouping, placeOf(grouping.field))), ...measures.map(measureColumn)];

  function measureColumn(measure: Measure): ResultColumn {
    const name = printMeasure(measure);
    switch (measure.kind) {
      case 'count':
      case 'values':
      case 'distinct':
      case 'countIf':
      case 'correlation':
        return { name, type: 'number' };
      case 'share':
        return { name, type: 'number', unit: '%' };
      case 'ratio':
      case 'difference':
      case 'shareOf':
      case 'growth':
      case 'running':
        return { name, type: 'number' };
      default:
        return typeof measure.field === 'string' ? valueColumn(name, placeOf(measure.field)) : { name, type: 'number' };
    }
  }
}

function groupColumn(grouping: Grouping, field: ConditionField): ResultColumn {
  const name = printGrouping(grouping);
  if (grouping.kind !== 'date') return valueColumn(name, field);
  const type: FieldType = grouping.bucket === 'hour' ? 'number' : 'text';
  return { name, type };
}

/** A column of values of a field. */
function valueColumn(name: string, { type, unit, precision }: ConditionField): ResultColumn {
  return { name, type, ...(unit === undefined ? {} : { unit }), ...(precision === undefined ? {} : { precision }) };
}

function warningsOf(plan: StatsPlan, { placeOf }: Layout, { rows, groups }: Pick<StatsFound, 'rows' | 'groups'>): readonly string[] {
  const lists = plan.groups.filter((grouping) => grouping.kind === 'value' && placeOf(grouping.field).json === true);
  const tooLarge = plan.measures.filter(
    (measure, index) => measure.kind === 'sum' && rows.some(({ figures }) => figures[index]?.value === null && figures[index].values > 0),
  );
  return [
    ...lists.map(({ field }) => `a record counts once in each of the items that its ${field} lists, so that groups may overlap`),
    ...tooLarge.map((measure) => `${printMeasure(measure)} is beyond 1.79e308 in some rows, which no number can hold`),
    ...(rows.length < Math.min(groups, plan.limit ?? groups)
      ? [`only the first ${rows.length} of ${groups} groups are given; a bound makes them fewer`]
      : []),
  ];
}
