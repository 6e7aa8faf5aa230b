import type { FieldType } from '../../contract/scrapers.ts';
import { shown } from '../condition/filter-error.ts';
import { checkScope, checkWhere, type Checking } from './check-where.ts';
import type { Grouping, Having, Measure, RowOrder, StatsPlan } from './plan.ts';
import type { PlanField } from '../condition/fields.ts';
import { planError } from './plan-error.ts';
import { printGrouping, printMeasure } from './print.ts';
import { checkWhole } from './whole-number.ts';

const MOST_MEASURES = 50;
const MOST_GROUPS = 8;
const MOST_BOUNDS = 50;

/** A plan of figures in normal form: no measure or grouping twice. */
export function checkStats(plan: StatsPlan, checking: Checking, path: string): StatsPlan {
  const inside = (part: string) => (path === '' ? part : `${path}.${part}`);
  refuseCount('figures', plan.measures.length, 1, MOST_MEASURES);
  refuseCount('groupings', plan.groups.length, 0, MOST_GROUPS);
  refuseCount('bounds', plan.having.length, 0, MOST_BOUNDS);
  refuseCount('orders', plan.order.length, 0, MOST_BOUNDS);
  const measures = unique(
    plan.measures.map((measure, index) => checkMeasure(measure, inside(`measures[${index}]`), checking)),
    printMeasure,
  );
  const groups = unique(
    plan.groups.map((grouping, index) => checkGrouping(grouping, inside(`groups[${index}]`), checking)),
    printGrouping,
  );
  refuseLists(groups.items, checking);
  const where = plan.where === null ? null : checkScope(plan.where, inside('where'), checking);
  const having = plan.having.map((bound) => checkBound(bound, measures, checking));
  return {
    kind: 'stats',
    where,
    groups: groups.items,
    measures: measures.items,
    having: unique(having, (bound) => JSON.stringify(bound)).items,
    order: checkOrders(plan.order, measures, groups),
    limit: plan.limit === null ? null : checkWhole(plan.limit, 1, () => `LIMIT${checking.places.of(plan, 'limit', path)}`),
  };
}

/** Of two lists, every item of one would be paired with every item of the other. */
function refuseLists(groups: readonly Grouping[], { lookup }: Checking): void {
  const lists = groups.filter(({ field }) => lookup(field, () => '').json === true);
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
  throw planError(`${count === 0 ? 'no' : count} ${what}, where ${least} to ${most} are taken`, 'Ask for figures such as count() or avg(price).');
}

/** What is computed of a field's values, and of which types of fields. */
const MEASURED: Readonly<Record<'sum' | 'avg' | 'median' | 'stddev' | 'min' | 'max' | 'percentile' | 'correlation', readonly FieldType[]>> = {
  sum: ['number'],
  stddev: ['number'],
  avg: ['number', 'date'],
  median: ['number', 'date'],
  percentile: ['number', 'date'],
  min: ['number', 'date', 'text'],
  max: ['number', 'date', 'text'],
  correlation: ['number', 'date', 'boolean'],
};

function checkMeasure(measure: Measure, path: string, checking: Checking): Measure {
  const { lookup, places } = checking;
  const field = (name: string, part: string) => lookup(name, () => places.of(measure, part, path));
  switch (measure.kind) {
    case 'count':
      return measure;
    case 'values':
    case 'distinct':
      return { ...measure, field: field(measure.field, 'field').name };
    case 'share':
      return measure.of === null ? measure : { ...measure, of: checkWhere(measure.of, `${path}.of`, checking) };
    case 'countIf':
      return { ...measure, of: checkWhere(measure.of, `${path}.of`, checking) };
    case 'correlation': {
      const [a, b] = measure.fields;
      const pair = [measurable(field(a, 'fields[0]'), 'fields[0]'), measurable(field(b, 'fields[1]'), 'fields[1]')] as const;
      return { ...measure, fields: pair };
    }
    case 'percentile':
      return {
        ...measure,
        field: measurable(field(measure.field, 'field'), 'field'),
        p: checkPercent(measure.p, () => places.of(measure, 'p', path)),
      };
    default:
      return { ...measure, field: measurable(field(measure.field, 'field'), 'field') };
  }

  function measurable({ name, type }: PlanField, part: string): string {
    const types = measure.kind in MEASURED ? MEASURED[measure.kind as keyof typeof MEASURED] : [];
    if (types.includes(type)) return name;
    const what = type === 'boolean' ? 'is true or false' : `holds ${type === 'text' ? 'text' : `${type}s`}`;
    const hint = `${printMeasure(measure).replace(/\(.*$/su, '')} is for fields of the type ${types.join(' or ')}; count, distinct and share are for all.`;
    throw planError(`field "${shown(name)}"${places.of(measure, part, path)} ${what}, of which there is no ${measure.kind}`, hint);
  }
}

function checkPercent(p: number, place: () => string): number {
  if (p >= 0 && p <= 100) return p + 0;
  throw planError(`a percentile is from 0 to 100, not ${p}${place()}`, 'Write it like p90(price) or percentile(price, 99.5).');
}

function checkGrouping(grouping: Grouping, path: string, { lookup, places }: Checking): Grouping {
  const place = (part: string) => places.of(grouping, part, path);
  const field = lookup(grouping.field, () => place('field'));
  const named = { ...grouping, field: field.name };
  switch (named.kind) {
    case 'value':
      return named;
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
  if (position === undefined) throw planError(`HAVING speaks of figure ${measure}, which there is not`, 'Figures are counted from 0.');
  const bounded = measures.items[position];
  if (bounded !== undefined && isOfValues(bounded) && lookup(bounded.field, () => '').type !== 'number') {
    throw planError(`${shown(printMeasure(bounded))} gives no number, which HAVING is about`, 'Put it into WHERE, or bound another figure.');
  }
  if (!Number.isFinite(value)) throw planError(`HAVING takes numbers, not ${value}`, 'Write it like having count() >= 5.');
  return { measure: position, op, value: value + 0 };
}

/** True for measures that are themselves values of their field, or lie between them. */
function isOfValues(
  measure: Measure,
): measure is Extract<Measure, { readonly kind: 'sum' | 'avg' | 'median' | 'stddev' | 'min' | 'max' | 'percentile' }> {
  return 'field' in measure && measure.kind !== 'values' && measure.kind !== 'distinct';
}

function checkOrders(order: readonly RowOrder[], measures: Unique<Measure>, groups: Unique<Grouping>): readonly RowOrder[] {
  const checked = order.map(({ by, index, descending }): RowOrder => {
    const position = (by === 'measure' ? measures : groups).positions[index];
    if (position === undefined) throw planError(`ORDER BY speaks of ${by} ${index}, which there is not`, 'Groups and figures are counted from 0.');
    return { by, index: position, descending };
  });
  return unique(checked, ({ by, index }) => `${by} ${index}`).items;
}
