import type { RunField } from '../fields/field.ts';
import { folded, nearestName } from '../condition/nearest-name.ts';
import { shown } from '../condition/source-text.ts';
import type { Condition, Literal } from '../condition/condition.ts';
import { nameText, stringText } from './tokens.ts';

/** For a condition that nothing fulfils: which texts it asks for that differ a little from values there are. A sentence each. */
export function nearValues(where: Condition, fields: readonly RunField[]): readonly string[] {
  switch (where.kind) {
    case 'and':
    case 'or':
      return where.items.flatMap((item) => nearValues(item, fields));
    case 'compare':
      return where.op === '=' ? nearOf(where.field, [where.value], fields) : [];
    case 'in':
      return where.negated ? [] : nearOf(where.field, where.values, fields);
    default:
      return [];
  }
}

function nearOf(name: string, values: readonly Literal[], fields: readonly RunField[]): readonly string[] {
  const field = fields.find((each) => each.name === name);
  const known = field?.type === 'text' ? (field.stats.samples ?? []) : [];
  return values.flatMap((value) => {
    if (typeof value !== 'string' || known.includes(value)) return [];
    const near = known.find((sample) => folded(sample) === folded(value)) ?? nearestName(value, known);
    return near === undefined ? [] : [`no record with ${nameText(name)} ${shown(stringText(value))} was found; there is ${shown(stringText(near))}`];
  });
}
