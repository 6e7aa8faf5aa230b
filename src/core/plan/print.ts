import type { Condition } from '../condition/condition.ts';
import { printCondition } from '../condition/print.ts';
import type {
  ChangeDirection,
  ChangeOrder,
  ChangesPlan,
  Grouping,
  Measure,
  Measured,
  Plan,
  RecordsPlan,
  RowOrder,
  SeveralPlan,
  StatsPlan,
} from './plan.ts';
import { signedBound } from './moves.ts';
import { nameText, planDialect, stringText } from './tokens.ts';

/** The text of a plan, in the language that `parsePlan` reads. Reading it gives the same plan, when it was checked. */
export function printPlan(plan: Plan): string {
  switch (plan.kind) {
    case 'stats':
      return printStats(plan);
    case 'records':
      return printRecords(plan);
    case 'history':
      return `history of ${stringText(plan.key)}${plan.field === null ? '' : ` field ${nameText(plan.field)}`}`;
    case 'changes':
      return printChanges(plan);
    case 'runs':
      return `runs from ${runText(plan.from)} to ${runText(plan.to)}: ${printStats(plan.of)}`;
    case 'several':
      return printSeveral(plan);
  }
}

/** A measure as plans write it, which is the name of its column: `avg(price)`. */
export function printMeasure(measure: Measure): string {
  switch (measure.kind) {
    case 'count':
      return 'count()';
    case 'values':
      return `count(${nameText(measure.field)})`;
    case 'percentile':
      return Number.isInteger(measure.p)
        ? `p${measure.p}(${printMeasured(measure.field)})`
        : `percentile(${printMeasured(measure.field)}, ${measure.p})`;
    case 'share':
      return `share(${measure.of === null ? '' : printWhere(measure.of)})`;
    case 'countIf':
      return `count(${printWhere(measure.of)})`;
    case 'correlation':
      return `corr(${measure.fields.map(nameText).join(', ')})`;
    case 'ratio':
    case 'difference':
      return `${printMeasure(measure.left)} ${measure.kind === 'ratio' ? '/' : '-'} ${printMeasure(measure.right)}`;
    case 'shareOf':
      return `share(sum(${printMeasured(measure.field)}))`;
    case 'growth':
    case 'running':
      return `${measure.kind}(${printMeasure(measure.of)})`;
    default:
      return `${measure.kind}(${printMeasured(measure.field)})`;
  }
}

/** What a measure is of, as plans write it: `price`, `price - cost`. */
function printMeasured(measured: Measured): string {
  if (typeof measured === 'string') return nameText(measured);
  return `${nameText(measured.left)} ${computedSigns[measured.kind]} ${nameText(measured.right)}`;
}

/** How plans write computed values. */
export const computedSigns = { difference: '-', ratio: '/', sum: '+', product: '*' } as const;

/** A grouping as plans write it, which is the name of its column: `city`, `month(posted_at)`, `price/100`. */
export function printGrouping(grouping: Grouping): string {
  switch (grouping.kind) {
    case 'value':
      return nameText(grouping.field);
    case 'item':
      return `items(${nameText(grouping.field)})`;
    case 'date':
      return `${grouping.bucket}(${nameText(grouping.field)})`;
    case 'number':
      return `${nameText(grouping.field)}/${grouping.width}`;
  }
}

/** A condition as plans write it. */
export function printWhere(where: Condition): string {
  return printCondition(where, planDialect);
}

function printStats({ measures, groups, where, having, order, limit, offset = 0, perGroup }: StatsPlan): string {
  const names = measures.map(printMeasure);
  const column = ({ by, index }: Pick<RowOrder, 'by' | 'index'>) => (by === 'measure' ? names[index] : groups.map(printGrouping)[index]) ?? '';
  return clauses([
    names.join(', '),
    groups.length === 0 ? '' : `by ${groups.map(printGrouping).join(', ')}`,
    where === null ? '' : `where ${printWhere(where)}`,
    having.length === 0 ? '' : `having ${having.map(({ measure, op, value }) => `${names[measure] ?? ''} ${op} ${value}`).join(' and ')}`,
    order.length === 0 ? '' : `order by ${order.map((each) => `${column(each)}${direction(each)}`).join(', ')}`,
    perGroup === undefined ? '' : `first ${perGroup.limit} per ${groups.slice(0, 1).map(printGrouping).join('')}`,
    limit === null ? '' : `limit ${limit}`,
    offset === 0 ? '' : `offset ${offset}`,
  ]);
}

function printRecords({ fields, where, order, limit, offset }: RecordsPlan): string {
  return clauses([
    'list',
    fields.map(nameText).join(', '),
    where === null ? '' : `where ${printWhere(where)}`,
    order.length === 0 ? '' : `order by ${order.map((each) => `${nameText(each.field)}${direction(each)}`).join(', ')}`,
    limit === null ? '' : `limit ${limit}`,
    offset === 0 ? '' : `offset ${offset}`,
  ]);
}

function printChanges({ from, to, change, fields, direction: went, where = null, was, mean, by, order = [], limit }: ChangesPlan): string {
  return clauses([
    'changes',
    change ?? '',
    `from ${runText(from)} to ${runText(to)}`,
    fields.length === 0 ? '' : `in ${fields.map(nameText).join(', ')}`,
    went === null ? '' : `of ${directionText(went)}`,
    by === undefined ? '' : `by ${nameText(by)}`,
    was === undefined ? '' : `was ${printWhere(was)}`,
    where === null ? '' : `where ${printWhere(where)}`,
    mean === undefined ? '' : `average ${changeOrderText(mean)}`,
    order.length === 0 ? '' : `order by ${order.map((each) => `${changeOrderText(each)}${direction(each)}`).join(', ')}`,
    limit === null ? '' : `limit ${limit}`,
  ]);
}

function directionText({ field, way, least }: ChangeDirection): string {
  if (least === undefined) return `${nameText(field)} ${way}`;
  const { op, value } = signedBound({ way, least });
  return `${changeOrderText({ by: least.by, field })} ${op} ${value}`;
}

/** How far a field went, or its value, as plans write it: `delta(price)`. */
export function changeOrderText({ by, field }: Pick<ChangeOrder, 'by' | 'field'>): string {
  return by === 'value' ? nameText(field) : `${by}(${nameText(field)})`;
}

function printSeveral({ parts }: SeveralPlan): string {
  // Without its label, a part that stands alone would be a plan of its own.
  const label = (text: string) => (text === '' && parts.length > 1 ? '' : `${stringText(text)}: `);
  return parts.map((part) => `${label(part.label)}${printPlan(part.plan)}`).join('; ');
}

function runText(run: string): string {
  return run === 'previous' || run === 'latest' || run === 'first' ? run : stringText(run);
}

function direction({ descending }: { readonly descending: boolean }): string {
  return descending ? ' desc' : '';
}

function clauses(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
