import type { Condition } from '../../condition/condition.ts';
import { fieldsOf } from '../../condition/transform.ts';
import { measureFields } from '../measure-fields.ts';
import type { RecordsPlan, StatsPlan } from '../plan.ts';
import type { ConditionField } from '../../condition/fields.ts';
import type { PlacedField } from '../../condition/evaluate/evaluate.ts';

/** Which columns a plan reads, and where in a batch they are. */
export interface Layout {
  /** Names of the fields whose columns batches have, in this order. */
  readonly names: readonly string[];
  readonly placeOf: (field: string) => PlacedField;
  /** The columns that words are looked for in. */
  readonly texts: readonly PlacedField[];
}

/** The columns that a checked plan needs, each once. */
export function layoutOf(plan: StatsPlan | RecordsPlan, fields: readonly ConditionField[]): Layout {
  const texts = fields.filter((field) => field.type === 'text' && field.rawOf === undefined).map(({ name }) => name);
  const used =
    plan.kind === 'stats' ? [...statsFields(plan), ...conditionsOf(plan).flatMap((where) => fieldsOf(where, texts))] : recordsFields(plan, texts);
  const names = [...new Set(used)];
  const placed = new Map(
    names.map((name, position): readonly [string, PlacedField] => {
      const field = fields.find((each) => each.name === name);
      if (field === undefined) throw new TypeError('unchecked plan: unknown field');
      return [name, { ...field, position }];
    }),
  );
  const placeOf = (name: string): PlacedField => {
    const field = placed.get(name);
    if (field === undefined) throw new TypeError('unchecked plan: a field of no column');
    return field;
  };
  return { names, placeOf, texts: texts.flatMap((name) => placed.get(name) ?? []) };
}

/** Fields whose values a plan of figures measures or groups by. */
export function statsFields({ groups, measures }: StatsPlan): readonly string[] {
  return [...new Set([...groups.map(({ field }) => field), ...measures.flatMap(measureFields)])];
}

function recordsFields({ where, order }: RecordsPlan, texts: readonly string[]): readonly string[] {
  return [...order.map(({ field }) => field), ...fieldsOf(where, texts)];
}

function conditionsOf({ where, measures }: StatsPlan): readonly Condition[] {
  const own = measures.flatMap((measure) =>
    (measure.kind === 'share' && measure.of !== null) || measure.kind === 'countIf' ? (measure.of ?? []) : [],
  );
  return where === null ? own : [where, ...own];
}
