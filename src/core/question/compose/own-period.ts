import type { Condition } from '../../condition/condition.ts';
import { itemsOf } from '../../condition/transform.ts';
import { measureFields } from '../../plan/measure-fields.ts';
import type { Grouping, Measure, Plan } from '../../plan/plan.ts';
import { isNamedAfterPeriod } from '../period-names.ts';
import { allOf } from '../read/conditions/where.ts';

/**
 * "top 5 by visitors last year" of `visitors_2025`: the year is in the name of what is measured, and is not that of a date of the record. The plan
 * without such bounds.
 */
export function withoutOwnYear(made: Plan): Plan {
  if (made.kind !== 'stats' && made.kind !== 'records') return made;
  const measured = made.kind === 'stats' ? made.measures.flatMap(measureFields) : made.order.map(({ field }) => field);
  const years = measured.flatMap((name) => name.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []);
  const items = itemsOf(made.where);
  const own = years.find((year) => isOfYear(items, year));
  return own === undefined ? made : { ...made, where: allOf(items.filter((item) => !isBoundOf(item, own))) };
}

/** The year that is said is the one of the name: both of its ends are bounds. */
function isOfYear(items: readonly Condition[], year: string): boolean {
  return items.filter((item) => isBoundOf(item, year)).length === 2;
}

function isBoundOf(item: Condition, year: string): boolean {
  if (item.kind !== 'compare' || typeof item.value !== 'string') return false;
  return (item.op === '>=' && item.value === `${year}-01-01`) || (item.op === '<' && item.value === `${Number(year) + 1}-01-01`);
}

/** "per month" of `Monthly Rent`: what the field is the amount of, and no group. */
export function isOwnPeriod(grouping: Grouping, measures: readonly Measure[]): boolean {
  if (grouping.kind !== 'date') return false;
  return measures.flatMap(measureFields).some((field) => isNamedAfterPeriod(field, grouping.bucket));
}
