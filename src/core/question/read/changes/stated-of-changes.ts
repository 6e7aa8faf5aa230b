import type { Condition } from '../../../condition/condition.ts';
import { itemsOf } from '../../../condition/transform.ts';
import type { QueryField } from '../../../language/query-field.ts';
import type { ChangesPlan } from '../../../plan/plan.ts';
import { exclusionOf } from '../../account/exclusions.ts';
import { allOf } from '../conditions/where.ts';

/** Changes of the records only that a question states: "how many remote jobs turned hybrid" states what they were before, since none is both. */
export function withStated(changes: ChangesPlan, stated: Condition | null, fields: readonly QueryField[]): ChangesPlan {
  const { where = null, was } = changes;
  const isFormer = (item: Condition) => where !== null && exclusionOf({ ...changes, where: allOf([where, item]) }, fields) !== null;
  const items = itemsOf(stated).flatMap((item) => withoutNow(item, where));
  const former = was === undefined ? items.filter(isFormer) : [];
  const now = allOf([...(where === null ? [] : [where]), ...items.filter((item) => !former.includes(item))]);
  const before = was ?? allOf(former);
  return { ...changes, ...(now === null ? {} : { where: now }), ...(before === null ? {} : { was: before }) };
}

/** "were out of stock and are now in stock": of the values that a question names, what records are now is not what they were. */
function withoutNow(item: Condition, where: Condition | null): readonly Condition[] {
  const isBoth =
    item.kind === 'in' &&
    !item.negated &&
    where?.kind === 'compare' &&
    where.op === '=' &&
    where.field === item.field &&
    item.values.includes(where.value);
  if (!isBoth) return [item];
  return item.values.filter((value) => value !== where.value).map((value) => ({ kind: 'compare', field: item.field, op: '=', value }));
}
