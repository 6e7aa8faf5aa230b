import type { Condition } from '../../condition/condition.ts';
import { conjunction, fieldsOf, itemsOf } from '../../condition/transform.ts';
import type { Plan } from '../../plan/plan.ts';
import { nameWords } from '../../language/profile/field-names.ts';

/**
 * Conditions of before with new ones: those about the same field give way, unless both are bounds of a range, and with "Fiesta" its "Ford"; others hold
 * together.
 */
export function mergeWhere(before: Condition | null, stated: readonly Condition[]): Condition | null {
  const replaced = itemsOf(before).filter((old) => stated.some((item) => replaces(item, old)));
  const isOfReplaced = (old: Condition) => replaced.some((part) => isWhole(old, part));
  const kept = itemsOf(before).filter((old) => !replaced.includes(old) && !isOfReplaced(old));
  return narrowWhere(kept.length === 0 ? null : { kind: 'and', items: kept }, stated);
}

/** Conditions of before that hold together with new ones: "how many of those are organic". */
export function narrowWhere(before: Condition | null, stated: readonly Condition[]): Condition | null {
  return conjunction([...itemsOf(before), ...stated.flatMap((item) => itemsOf(item))]);
}

/** The conditions of before and, as alternatives where they are of one field, the new ones: "or Boston". */
export function widenWhere(before: Condition | null, stated: readonly Condition[]): Condition | null {
  const items = itemsOf(before).map((old): Condition => {
    const others = stated.filter((item) => sameFields(item, old));
    return others.length === 0 ? old : { kind: 'or', items: [old, ...others] };
  });
  const fresh = stated.filter((item) => !itemsOf(before).some((old) => sameFields(item, old)));
  return mergeWhere(items.length === 0 ? null : { kind: 'and', items }, fresh);
}

/** Without any condition about these fields. */
export function withoutFields(before: Condition | null, fields: ReadonlySet<string>): Condition | null {
  return mergeWhere(
    null,
    itemsOf(before).filter((item) => !fieldsOf(item).some((field) => fields.has(field))),
  );
}

function replaces(item: Condition, old: Condition): boolean {
  if (!sameFields(item, old) || partOf(item) !== partOf(old)) return false;
  const parts = itemsOf(item);
  // A range replaces what was said before; a single bound only one of its own direction.
  if (parts.length > 1) return true;
  const [way, before] = [boundOf(item), boundOf(old)];
  return way === null || before === null || way === before || areApart(item, old);
}

/** "and in August" after "before 10 pm": the month is another thing than the hour. */
function partOf(where: Condition): string | null {
  return where.kind === 'part' && where.part === 'hour' ? where.part : null;
}

/** "and in November so far?" after October, "and over 500?" after "under 500": bounds that no record fulfils both are no range. */
function areApart(item: Condition, old: Condition): boolean {
  if (item.kind !== 'compare' || old.kind !== 'compare' || item.field !== old.field) return false;
  const [low, high] = boundOf(item) === 'low' ? [item, old] : [old, item];
  const isTouching = low.op === '>=' && high.op === '<=';
  return low.value > high.value || (low.value === high.value && !isTouching);
}

/** Whether one value is that of which another one is a part or kind: the maker of a model. */
function isWhole(whole: Condition, part: Condition): boolean {
  if (whole.kind !== 'compare' || whole.op !== '=' || part.kind !== 'compare' || part.op !== '=') return false;
  const [of, own] = [whole.field, part.field].map((field) => nameWords(field).join(' '));
  return PARTS_OF.some(([smaller, larger]) => smaller.test(own ?? '') && larger.test(of ?? ''));
}

const PARTS_OF: readonly (readonly [part: RegExp, whole: RegExp])[] = [
  [/^(?:car |vehicle )?(?:model|trim|variant)(?: name)?$/, /\b(?:make|maker|brand|manufacturer)\b/],
  [/^(?:sub ?(?:category|genre|type)|subcategory)$/, /^(?:main |parent )?(?:category|genre|type)$/],
  [/^(?:city|town|neighbou?rhood|suburb|district)$/, /^(?:state|county|country|region|city)$/],
];

function boundOf(where: Condition): 'low' | 'high' | null {
  if (where.kind !== 'compare' || where.op === '=' || where.op === '!=') return null;
  return where.op.startsWith('>') ? 'low' : 'high';
}

function sameFields(a: Condition, b: Condition): boolean {
  const [first, second] = [fieldsOf(a), fieldsOf(b)];
  return first.some((field) => second.includes(field));
}

/** "how many are sold out", "and cancelled": a plan that narrows the one condition before by others, with these alone; null for any other. */
export function aloneOf(edited: Plan, last: Plan | null): Plan | null {
  if (last?.kind !== 'stats' || edited.kind !== 'stats' || last.where === null || edited.where === null) return null;
  const [before, after] = [last.where, edited.where].map((where) => itemsOf(where).map((item) => JSON.stringify(item)));
  const [only, ...more] = before ?? [];
  const fresh = itemsOf(edited.where).filter((item) => JSON.stringify(item) !== only);
  const isNarrowed = only !== undefined && more.length === 0 && fresh.length > 0 && after?.includes(only) === true;
  return isNarrowed ? { ...edited, where: conjunction(fresh) } : null;
}
