import type { Condition } from '../../condition/condition.ts';
import type { Cell } from '../../fields/field.ts';
import type { Measure } from '../plan.ts';
import { printWhere } from '../print.ts';
import { Collected } from './collected.ts';
import type { Layout } from './layout.ts';
import { quantileOf } from './quantile.ts';
import { correlation, standardDeviation } from './spread.ts';
import { ConditionTally, DistinctTally, ExtremeTally, RecordTally, SumTally, TextExtremeTally, ValueTally, type Tally } from './tallies.ts';
import { compileCondition, type PlacedField } from '../../condition/evaluate/evaluate.ts';

/** One measure, once all records were taken in. */
interface Measured {
  /** The value of a group; `matched` is how many records are in scope. */
  value(group: number, matched: number): Cell;
  /** How many records of the group the value comes from. */
  values(group: number): number;
}

/** The tallies of some measures; what two measures need is counted once. */
export interface MeasureSet {
  readonly tallies: readonly Tally[];
  readonly measured: readonly Measured[];
  readonly records: RecordTally;
}

/** Makes what is needed to compute measures. */
export function createMeasures(measures: readonly Measure[], layout: Layout): MeasureSet {
  const shared = new Map<string, Tally>();
  const records = new RecordTally();
  const once = <Made extends Tally>(name: string, make: () => Made): Made => {
    // A name stands for one kind of tally.
    const made = (shared.get(name) as Made | undefined) ?? make();
    shared.set(name, made);
    return made;
  };
  const measured = measures.map((measure) => measuredOf(measure, { ...layout, records, once }));
  return { tallies: [records, ...shared.values()], measured, records };
}

interface Making extends Layout {
  readonly records: RecordTally;
  readonly once: <Made extends Tally>(name: string, make: () => Made) => Made;
}

function measuredOf(measure: Measure, making: Making): Measured {
  const { records, once, placeOf } = making;
  switch (measure.kind) {
    case 'count':
      return { value: (group) => records.at(group), values: (group) => records.at(group) };
    case 'countIf':
    case 'share':
      return measure.of === null ? shareOfAll(records) : conditionMeasured(measure.kind, measure.of, making);
    case 'correlation': {
      const pairs = once(`pairs ${JSON.stringify(measure.fields)}`, () => new Collected(measure.fields.map(placeOf)));
      return { value: (group) => correlation(pairs.values(group, 0), pairs.values(group, 1)), values: (group) => pairs.count(group) };
    }
    case 'ratio':
    case 'difference':
    case 'shareOf':
    case 'growth':
    case 'running':
      throw new TypeError('a measure that was refused');
    default:
      if (typeof measure.field !== 'string') throw new TypeError('a measure that was refused');
      return fieldMeasured(measure, placeOf(measure.field), making);
  }
}

type FieldMeasure = Extract<Measure, { readonly kind: 'values' | 'distinct' | 'sum' | 'avg' | 'median' | 'stddev' | 'min' | 'max' | 'percentile' }>;

function fieldMeasured(measure: FieldMeasure, field: PlacedField, { once }: Making): Measured {
  const { name } = field;
  const counts = once(`values ${name}`, () => new ValueTally(field));
  const values = (group: number) => counts.at(group);
  const collected = () => once(`collected ${name}`, () => new Collected([field]));
  const ofSome = (value: (group: number) => Cell): Measured => ({
    value: (group) => (values(group) === 0 ? null : shownValue(value(group), field)),
    values,
  });
  switch (measure.kind) {
    case 'values':
      return { value: values, values };
    case 'distinct': {
      const distinct = once(`distinct ${name}`, () => new DistinctTally(field));
      return { value: (group) => distinct.at(group), values };
    }
    case 'sum':
    case 'avg': {
      const { sums } = once(`sum ${name}`, () => new SumTally(field));
      return ofSome(measure.kind === 'sum' ? (group) => sums.sum(group) : (group) => sums.mean(group, values(group)));
    }
    case 'min':
    case 'max': {
      const { kind } = measure;
      const extremes =
        field.type === 'text'
          ? once(`${kind} ${name}`, () => new TextExtremeTally(field, kind))
          : once(`${kind} ${name}`, () => new ExtremeTally(field, kind));
      return ofSome((group) => extremes.at(group));
    }
    case 'median':
    case 'percentile': {
      const all = collected();
      const p = measure.kind === 'percentile' ? measure.p : 50;
      return ofSome((group) => quantileOf(all.sorted(group), p));
    }
    case 'stddev': {
      const all = collected();
      return ofSome((group) => standardDeviation(all.values(group)));
    }
  }
}

/** Numbers that are beyond what a number can hold are told as none; dates are whole milliseconds. */
function shownValue(value: Cell, { type }: PlacedField): Cell {
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) return null;
  return (type === 'date' ? Math.round(value) : value) + 0;
}

/** Of all records in scope, those of the group, in percent. */
function shareOfAll(records: RecordTally): Measured {
  return {
    value: (group, matched) => (matched === 0 ? null : (records.at(group) / matched) * 100),
    values: (group) => records.at(group),
  };
}

function conditionMeasured(kind: 'countIf' | 'share', of: Condition, { records, once, placeOf, texts }: Making): Measured {
  const counts = once(`where ${printWhere(of)}`, () => new ConditionTally(compileCondition(of, placeOf, texts)));
  const shareOf = (group: number) => (records.at(group) === 0 ? null : (counts.true(group) / records.at(group)) * 100);
  return {
    value: kind === 'share' ? shareOf : (group) => counts.true(group),
    values: (group) => records.at(group) - counts.unknown(group),
  };
}
