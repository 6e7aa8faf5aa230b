import type { Condition } from '../../condition/condition.ts';
import type { Grouping, Measure, RowOrder, StatsPlan } from '../plan.ts';
import type { Choice } from './choices.ts';
import type { Ranked } from './ranked.ts';
import type { Scan } from './facts.ts';
import { type GroupFound, niceWidth } from './groupings.ts';
import { measuresOf } from './measures.ts';
import { allOf, statsPlan, whereOf } from './plans.ts';
import type { Reading } from './reading.ts';

/** Groups that are told at most, unless the question says how many. */
export const MOST_GROUPS = 100;

/** A number with more different values is told in steps. */
const MOST_SINGLE_VALUES = 25;

/** "which city has the most": groups by rank. */
export function chosenGroups(reading: Reading, scan: Scan): StatsPlan | null {
  const { choice } = reading;
  if (choice === null) return null;
  const isShare = choice.ranked.kind === 'share';
  const part = allOf(reading.stated.map(({ where }) => where));
  const measures = rankedMeasures(choice.ranked, part);
  const known = isKnown(choice, scan);
  const where = isShare ? known : allOf([...(known === null ? [] : [known]), ...reading.stated.map((each) => each.where)]);
  return statsPlan({
    where,
    groups: [choice.group.grouping, ...reading.groups.map(({ grouping }) => grouping)],
    measures,
    order: [{ by: 'measure', index: 0, descending: choice.descending }],
    limit: choice.limit,
  });
}

/** Records without a value are no group that a question asks for. */
function isKnown({ group: { profile }, ranked }: Choice, { facts }: Scan): Condition | null {
  const { name, values } = profile.field;
  return values === undefined || values === facts.records || ranked.kind === 'share' ? null : { kind: 'null', field: name, negated: true };
}

function rankedMeasures(ranked: Ranked, part: Condition | null): readonly Measure[] {
  switch (ranked.kind) {
    case 'count':
      return [{ kind: 'count' }];
    case 'share':
      return [{ kind: 'share', of: part }, { kind: 'count' }];
    case 'figure':
      return [...measuresOf(ranked.figure, ranked.profile.field.name).slice(0, 1), { kind: 'count' }];
  }
}

export function boundGroups(reading: Reading): StatsPlan | null {
  if (reading.bound === null) return null;
  const { group, bound } = reading.bound;
  return statsPlan({
    where: whereOf(reading),
    groups: [group.grouping],
    measures: rankedMeasures(bound.ranked, null),
    having: [{ measure: 0, op: bound.op, value: bound.value }],
    order: [{ by: 'measure', index: 0, descending: true }],
    limit: MOST_GROUPS,
  });
}

export function groupsAlone(reading: Reading, scan: Scan): StatsPlan | null {
  const named = reading.groups.length > 0 ? reading.groups : [];
  if (named.length === 0) return null;
  const measures = measuresAlone(reading);
  const groups = reading.isSpread ? named.map((group) => spreadGroup(group, scan)) : named.map(({ grouping }) => grouping);
  return statsPlan({ where: whereOf(reading), measures, groups, ...groupOrder(named, scan) });
}

/** "the cheapest flat per city" is the lowest price of each, "rent by city" what rents there are like; else the records are counted. */
function measuresAlone({ order, named, isPercentage }: Reading): readonly Measure[] {
  if (order !== null) return [{ kind: order.direction === 'asc' ? 'min' : 'max', field: order.field }, { kind: 'count' }];
  const number = named.find(({ profile }) => profile.field.type === 'number' && profile.role === 'measure');
  if (number !== undefined)
    return [{ kind: 'avg', field: number.profile.field.name }, { kind: 'sum', field: number.profile.field.name }, { kind: 'count' }];
  return isPercentage ? [{ kind: 'count' }, { kind: 'share', of: null }] : [{ kind: 'count' }];
}

/** A number with many values is spread in steps, a date over months or years. */
function spreadGroup({ grouping, profile }: GroupFound, { facts }: Scan): Grouping {
  const { field } = profile;
  if (field.type === 'number' && grouping.kind === 'value') {
    const few = facts.distinct(field.name) ?? (field.integer === true ? (field.max ?? 0) - (field.min ?? 0) + 1 : Infinity);
    return few <= MOST_SINGLE_VALUES ? grouping : { kind: 'number', field: field.name, width: niceWidth(field) };
  }
  if (field.type === 'date' && grouping.kind === 'date' && grouping.bucket === 'day') {
    const days = ((field.max ?? 0) - (field.min ?? 0)) / 86_400_000;
    return { ...grouping, bucket: days > 1500 ? 'year' : days > 62 ? 'month' : 'day' };
  }
  return grouping;
}

/** Names go by rank, times and amounts in their own order; of very many, the first are told. */
export function groupOrder(groups: readonly GroupFound[], { facts }: Scan): Pick<StatsPlan, 'order' | 'limit'> {
  const [first] = groups;
  const isNamed = first?.grouping.kind === 'value' && (first.profile.field.type === 'text' || first.profile.role === 'key');
  const many = !isNamed ? 0 : (facts.distinct(first.grouping.field) ?? Infinity);
  const order: readonly RowOrder[] = isNamed && groups.length === 1 ? [{ by: 'measure', index: 0, descending: true }] : [];
  return { order, limit: many > MOST_GROUPS ? MOST_GROUPS : null };
}
