import { shown } from '../condition/source-text.ts';
import { isRecurring } from './buckets.ts';
import { checkMeasure, isNumeric } from './check-measure.ts';
import { checkScope, inside, type Checking } from './check-where.ts';
import type { Grouping, Having, Measure, RowOrder, StatsPlan } from './plan.ts';
import { planError } from './plan-error.ts';
import { printGrouping, printMeasure } from './print.ts';
import { checkWhole } from './whole-number.ts';

const MOST_MEASURES = 50;
const MOST_GROUPS = 8;
const MOST_BOUNDS = 50;

/** A plan of aggregates in normal form: no measure or grouping twice. */
export function checkStats(plan: StatsPlan, checking: Checking, path: string): StatsPlan {
  refuseCount('aggregates', plan.measures.length, 1, MOST_MEASURES);
  refuseCount('groupings', plan.groups.length, 0, MOST_GROUPS);
  refuseCount('bounds', plan.having.length, 0, MOST_BOUNDS);
  refuseCount('orders', plan.order.length, 0, MOST_BOUNDS);
  const measures = unique(
    plan.measures.map((measure, index) => checkMeasure(measure, inside(path, `measures[${index}]`), checking)),
    printMeasure,
  );
  const groups = unique(
    plan.groups.map((grouping, index) => checkGrouping(grouping, inside(path, `groups[${index}]`), checking)),
    printGrouping,
  );
  refuseLists(groups.items, checking);
  for (const measure of measures.items) refuseNoPeriods(measure, groups.items);
  const where = plan.where === null ? null : checkScope(plan.where, inside(path, 'where'), checking);
  const having = plan.having.map((bound) => checkBound(bound, measures, checking));
  const { places } = checking;
  return {
    kind: 'stats',
    where,
    groups: groups.items,
    measures: measures.items,
    having: unique(having, (bound) => JSON.stringify(bound)).items,
    order: checkOrders(plan.order, measures, groups),
    limit: plan.limit === null ? null : checkWhole(plan.limit, 1, () => `LIMIT${places.of(plan, 'limit', path)}`),
    ...checkWindow(plan, groups.items, (part) => places.of(plan, part, path)),
  };
}

/** What of the groups is shown; parts that change nothing are left out. */
function checkWindow(
  { offset = 0, perGroup }: StatsPlan,
  groups: readonly Grouping[],
  place: (part: string) => string,
): Pick<StatsPlan, 'offset' | 'perGroup'> {
  const skipped = checkWhole(offset, 0, () => `OFFSET${place('offset')}`);
  const limit = perGroup === undefined ? undefined : checkWhole(perGroup.limit, 1, () => `FIRST${place('perGroup.limit')}`);
  if (limit !== undefined && groups.length < 2) {
    throw planError(
      `FIRST${place('perGroup.limit')} needs at least two groupings, and the plan has ${groups.length}`,
      'Write it like count() by city, category order by count() desc first 3 per city.',
    );
  }
  return { ...(skipped === 0 ? {} : { offset: skipped }), ...(limit === undefined ? {} : { perGroup: { limit } }) };
}

/** Measures between periods need one grouping whose periods follow each other. */
function refuseNoPeriods(measure: Measure, groups: readonly Grouping[]): void {
  if (measure.kind !== 'growth' && measure.kind !== 'running') return;
  const periods = groups.filter((grouping) => grouping.kind === 'date' && !isRecurring(grouping.bucket));
  if (periods.length === 1) return;
  throw planError(
    `${shown(printMeasure(measure))} needs exactly one grouping by decade, year, quarter, month, week or day, and the plan has ${periods.length}`,
    `Write it like ${shown(printMeasure(measure))} by month(posted_at).`,
  );
}

/** Of two lists, every item of one would be paired with every item of the other. */
function refuseLists(groups: readonly Grouping[], { lookup }: Checking): void {
  const lists = groups.filter(({ kind, field }) => kind === 'item' || lookup(field, () => '').json === true);
  if (lists.length < 2) return;
  throw planError(`groups by the items of ${lists.map(({ field }) => `"${shown(field)}"`).join(' and ')} at once`, 'Group by one list at a time.');
}

/** Items without repetition, and where each of the given ones is among them. */
interface Unique<Item> {
  readonly items: readonly Item[];
  readonly positions: readonly number[];
}

function unique<Item>(all: readonly Item[], textOf: (item: Item) => string): Unique<Item> {
  const texts = all.map(textOf);
  const kept = [...new Set(texts)];
  return { items: kept.flatMap((text) => all[texts.indexOf(text)] ?? []), positions: texts.map((text) => kept.indexOf(text)) };
}

function refuseCount(what: string, count: number, least: number, most: number): void {
  if (count >= least && count <= most) return;
  throw planError(`${count === 0 ? 'no' : count} ${what}, where ${least} to ${most} are taken`, 'Ask for aggregates such as count() or avg(price).');
}

function checkGrouping(grouping: Grouping, path: string, { lookup, places }: Checking): Grouping {
  const place = (part: string) => places.of(grouping, part, path);
  const field = lookup(grouping.field, () => place('field'));
  const named = { ...grouping, field: field.name };
  switch (named.kind) {
    case 'value':
      return named;
    case 'item':
      if (field.type === 'text') return named;
      throw planError(`field "${shown(field.name)}"${place('field')} holds no text, which could list items`, `Write by ${shown(field.name)} alone.`);
    case 'date':
      if (field.type === 'date') return named;
      throw planError(
        `field "${shown(field.name)}"${place('field')} holds no dates, which ${named.bucket} is of`,
        `Write by ${shown(field.name)} alone.`,
      );
    case 'number':
      if (field.type !== 'number') {
        throw planError(
          `field "${shown(field.name)}"${place('field')} holds no numbers, which could be cut into ranges`,
          `Write by ${shown(field.name)} alone.`,
        );
      }
      if (Number.isFinite(named.width) && named.width > 0) return named;
      throw planError(`ranges have a width above 0, not ${named.width}${place('width')}`, 'Write it like by price/100.');
  }
}

function checkBound({ measure, op, value }: Having, measures: Unique<Measure>, { lookup }: Checking): Having {
  const position = measures.positions[measure];
  if (position === undefined) throw planError(`HAVING speaks of aggregate ${measure}, which there is not`, 'Aggregates are counted from 0.');
  const bounded = measures.items[position];
  if (bounded !== undefined && !isNumeric(bounded, lookup)) {
    throw planError(`${shown(printMeasure(bounded))} gives no number, which HAVING is about`, 'Put it into WHERE, or bound another aggregate.');
  }
  if (!Number.isFinite(value)) throw planError(`HAVING takes numbers, not ${value}`, 'Write it like having count() >= 5.');
  return { measure: position, op, value: value + 0 };
}

function checkOrders(order: readonly RowOrder[], measures: Unique<Measure>, groups: Unique<Grouping>): readonly RowOrder[] {
  const checked = order.map(({ by, index, descending }): RowOrder => {
    const position = (by === 'measure' ? measures : groups).positions[index];
    if (position === undefined) throw planError(`ORDER BY speaks of ${by} ${index}, which there is not`, 'Groups and aggregates are counted from 0.');
    return { by, index: position, descending };
  });
  return unique(checked, ({ by, index }) => `${by} ${index}`).items;
}
