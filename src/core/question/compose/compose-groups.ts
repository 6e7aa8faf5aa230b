import type { Condition } from '../../condition/condition.ts';
import { fieldsOf, predicatesOf, withoutRepeats } from '../../condition/transform.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { Grouping, Having, Measure, RowOrder, StatsPlan } from '../../plan/plan.ts';
import type { Reading } from '../read/reading.ts';
import { groupingByUnit, isContinuous, isTitleLike, rangeWidth } from '../read/fields.ts';
import type { Stated } from '../read/conditions/stated.ts';
import { allOf, whereOfStated } from '../read/conditions/where.ts';
import { isAdditive, isYear } from '../field-role.ts';
import { unitOfTrend } from '../read/changes/trends.ts';
import type { Sentence } from '../sentence.ts';
import { cannot, plan, statsPlan, type Composed } from './composed.ts';
import { measuresFor } from './compose-measures.ts';
import { shareSides } from './compose-shares.ts';
import { shareMeasures } from '../read/measures.ts';

const MOST_GROUPS = 100;

export function rankedPlan(sentence: Sentence, reading: Reading): Composed | null {
  const { ranked } = reading;
  if (ranked === null) return null;
  const grouping = byItems(sentence, ranked.grouping);
  const known = notNull(sentence, grouping);
  const { of, scope } = rankedShare(sentence, reading);
  const where = allOf([scope, known].flatMap((item) => item ?? []));
  const named = valuesOf(where, grouping.field);
  const [within] = reading.groups;
  const make = (measure: Measure): StatsPlan => {
    const measures = withoutRepeats([...(measure.kind === 'share' && of !== null ? shareMeasures(of) : [measure]), { kind: 'count' }]);
    const ordered = { by: 'measure', index: 0, descending: ranked.descending } as const;
    const having = ranked.least === undefined ? [] : [{ measure: measures.findIndex(({ kind }) => kind === 'count'), ...ranked.least }];
    // "most common complaint in each borough".
    if (within !== undefined)
      return statsPlan({
        where,
        groups: [within.grouping, grouping],
        measures,
        having,
        order: [{ by: 'group', index: 0, descending: false }, ordered],
        perGroup: { limit: ranked.limit },
      });
    // "which is more common, A or B": both, so that the answer holds what it compares.
    const limit = Math.max(ranked.limit, named);
    return statsPlan({
      where,
      groups: [grouping],
      measures,
      having,
      order: [ordered],
      limit,
      ...(ranked.offset === 0 ? {} : { offset: ranked.offset }),
    });
  };
  return plan(make(ranked.measure ?? { kind: 'count' }), ranked.rivals.map(make));
}

/** "which ward has the highest share of old trees": what stands behind the words for a percentage says of what it is. */
function rankedShare(sentence: Sentence, { ranked, stated }: Reading): ReturnType<typeof shareSides> {
  if (ranked?.measure?.kind !== 'share') return { of: null, scope: whereOfStated(sentence, stated) };
  if (ranked.measure.of !== null) return { of: ranked.measure.of, scope: whereOfStated(sentence, stated) };
  const head = sentence.headAt('share');
  const before = whereOfStated(
    sentence,
    stated.filter(({ at }) => at < head),
  );
  const { of, scope } = shareSides(
    sentence,
    stated.filter(({ at }) => at > head),
  );
  return { of, scope: allOf([before, scope].flatMap((item) => item ?? [])) };
}

/** How many values of a field a condition names. */
function valuesOf(where: Condition | null, name: string): number {
  return predicatesOf(where).reduce((most, each) => (each.kind === 'in' && each.field === name && !each.negated ? each.values.length : most), 0);
}

/** What a field lists is ranked and counted item by item. */
export function byItems({ facts, profiles }: Sentence, grouping: Grouping): Grouping {
  const field = profiles.find((profile) => profile.field.name === grouping.field)?.field;
  if (grouping.kind !== 'value' || field?.type !== 'text') return grouping;
  return isStructured(field) || facts.isList(field.name) ? { kind: 'item', field: field.name } : grouping;
}

/** Lists as the file has them; each of their items is a group already, and records without any are one too. */
function isStructured({ signs, samples = [] }: QueryField): boolean {
  return (signs?.lists ?? 0) > MOSTLY || samples.some((sample) => sample.startsWith('['));
}

const MOSTLY = 0.5;

/** Records without a value are no group that wins, and no range. */
function notNull(sentence: Sentence, grouping: Grouping): Condition | null {
  const field = sentence.profiles.find((profile) => profile.field.name === grouping.field)?.field;
  if (grouping.kind === 'item' || field?.values === undefined || field.values >= sentence.facts.records) return null;
  return { kind: 'null', field: field.name, negated: true };
}

/** Periods and ranges: a record without a date is in none of them. */
function isPeriod({ profiles }: Sentence, grouping: Grouping): boolean {
  if (grouping.kind === 'date' || grouping.kind === 'number') return true;
  return profiles.some((profile) => profile.field.name === grouping.field && isYear(profile));
}

/** The condition, and that the periods of the groups are known, where it does not ask for as much already. */
export function withKnownPeriods(sentence: Sentence, where: Condition | null, groups: readonly Grouping[]): Condition | null {
  const asked = fieldsOf(where);
  const known = groups.flatMap((grouping) =>
    isPeriod(sentence, grouping) && !asked.includes(grouping.field) ? (notNull(sentence, grouping) ?? []) : [],
  );
  return allOf([...(where === null ? [] : [where]), ...known]);
}

interface TotalOfEach {
  readonly bound: Stated;
  /** The field of those whose total is bounded, and the field that is added up. */
  readonly field: string;
  /** How many of them there are. */
  readonly distinct: number;
  readonly sum: string;
  readonly op: Having['op'];
  readonly value: number;
}

/** "how many customers spent more than 2,000": a bound of what adds up is of the total of each of them. */
function totalOfEach(sentence: Sentence, { counted, stated }: Reading): TotalOfEach | null {
  const distinct = counted === null ? null : (sentence.facts.distinct(counted.field.name) ?? counted.field.distinct ?? null);
  if (counted?.field.type !== 'text' || distinct === null || distinct > sentence.facts.records * SEVERAL || isTitleLike(sentence, counted))
    return null;
  for (const bound of stated) {
    const { where } = bound;
    const profile = where.kind === 'compare' ? sentence.profiles.find(({ field }) => field.name === where.field) : undefined;
    if (bound.kind !== 'bound' || where.kind !== 'compare' || typeof where.value !== 'number' || profile === undefined || !isAdditive(profile))
      continue;
    return { bound, field: counted.field.name, distinct, sum: where.field, op: where.op, value: where.value };
  }
  return null;
}

/** A field of at most this proportion of different values has several records of each. */
const SEVERAL = 0.8;
/** A name of at least this proportion of different values is shared by three records on average. */
const RARELY_SHARED = 0.3;

function totalsPlan(sentence: Sentence, reading: Reading): Composed | null {
  const total = totalOfEach(sentence, reading);
  if (total === null) return null;
  const { bound, field, sum, op, value } = total;
  // Names that few records share may be those of the records themselves.
  const isOwn = total.distinct > sentence.facts.records * RARELY_SHARED;
  const records = statsPlan({ where: whereOfStated(sentence, reading.stated), measures: [{ kind: 'count' }] });
  return plan(
    statsPlan({
      where: whereOfStated(
        sentence,
        reading.stated.filter((one) => one !== bound),
      ),
      groups: [{ kind: 'value', field }],
      measures: [{ kind: 'sum', field: sum }, { kind: 'count' }],
      having: [{ measure: 0, op, value }],
      order: [{ by: 'measure', index: 0, descending: true }],
      limit: MOST_GROUPS,
    }),
    isOwn ? [records] : [],
  );
}

export function havingPlan(sentence: Sentence, reading: Reading): Composed | null {
  const { having } = reading;
  if (having === null) return totalsPlan(sentence, reading);
  const groups = (having.grouping === null ? reading.groups.map(({ grouping }) => grouping) : [having.grouping]).map((grouping) =>
    byItems(sentence, grouping),
  );
  const own = measuresFor(reading).filter(({ kind }) => kind !== 'count');
  const measures = withoutRepeats([having.measure, ...own, { kind: 'count' }]);
  return plan(
    statsPlan({
      where: whereOfStated(sentence, reading.stated),
      groups,
      measures,
      having: [{ measure: 0, op: having.op, value: having.value }],
      order: [{ by: 'measure', index: 0, descending: true }],
      limit: reading.limit?.limit ?? MOST_GROUPS,
    }),
  );
}

export function trendPlan(sentence: Sentence, reading: Reading): Composed | null {
  const { trend } = reading;
  if (trend === null) return null;
  const asked = reading.groups.find(({ grouping }) => grouping.kind === 'date')?.grouping;
  const unit = unitOfTrend(sentence.text);
  if (asked === undefined && unit === null)
    return cannot(
      'Growth goes from one year, quarter, month, week or day to the next, not between those two periods: ask for each of them, or name the unit',
    );
  const dated = asked ?? groupingByUnit(sentence, unit ?? 'month', null);
  if (dated === null) return cannot('I do not see a date to follow that over');
  return plan(
    statsPlan({
      where: withKnownPeriods(sentence, whereOfStated(sentence, reading.stated), [dated]),
      groups: [dated],
      measures: [trend.of, { kind: trend.kind, of: trend.of }],
      order: [{ by: 'group', index: 0, descending: false }],
    }),
  );
}

/** Texts that join several things are no groups as a whole. */
function joinedItems(sentence: Sentence, grouping: Grouping): Grouping {
  const field = sentence.profiles.find((profile) => profile.field.name === grouping.field)?.field;
  return field === undefined || isStructured(field) ? grouping : byItems(sentence, grouping);
}

export function groupedPlan(sentence: Sentence, reading: Reading): Composed | null {
  const distribution = distributionOf(sentence, reading);
  const groups = distribution !== null ? [distribution] : reading.groups.map(({ grouping }) => joinedItems(sentence, grouping));
  if (groups.length === 0) return null;
  const share = reading.heads.find(({ head }) => head === 'share');
  const { of, scope } = share === undefined ? { of: null, scope: null } : shareSides(sentence, reading.stated);
  if (of !== null && reading.named.every(({ field }) => field.type !== 'number')) {
    const measures = shareMeasures(of);
    return plan(
      statsPlan({ where: withKnownPeriods(sentence, scope, groups), groups, measures, ...orderOfGroups(sentence, reading, { groups, measures }) }),
    );
  }
  const stated = sinceYear(sentence, whereOfStated(sentence, reading.stated), groups);
  const measures =
    share === undefined ? (distribution === null ? withExtreme(measuresFor(reading), reading) : [{ kind: 'count' } as const]) : partMeasures(reading);
  const where = share === undefined ? withKnownPeriods(sentence, stated, groups) : stated;
  return plan(statsPlan({ where, groups, measures, ...orderOfGroups(sentence, reading, { groups, measures }) }));
}

/** "by year from 2020": the year begins the rows. */
function sinceYear(sentence: Sentence, where: Condition | null, groups: readonly Grouping[]): Condition | null {
  if (where?.kind !== 'compare' || where.op !== '=' || !groups.some(({ field }) => field === where.field)) return where;
  return sentence.links('from').length > 0 || /\bfrom \d{4}\W*$/.test(sentence.text) ? { ...where, op: '>=' } : where;
}

/** "cheapest flat per city": the end of the field in each group. */
function withExtreme(measures: readonly Measure[], { order, measures: stated }: Reading): readonly Measure[] {
  if (order === null || stated.length > 0) return measures;
  return withoutRepeats([{ kind: order.descending ? 'max' : 'min', field: order.profile.field.name }, { kind: 'count' }]);
}

/** "distribution of rent", "breakdown of flats by heating", "rent in steps of 250". */
function distributionOf(sentence: Sentence, reading: Reading): Grouping | null {
  const words = sentence.all('aggregate').filter((at) => /^(?:distribution|breakdown)$/.test(sentence.open(at, 'aggregate')?.aggregate ?? ''));
  if (words.length === 0 && reading.steps === null) return null;
  sentence.use(...words);
  if (reading.groups.length > 0) return null;
  const profile = reading.counted ?? reading.named[0];
  if (profile === undefined) return null;
  const { name, type } = profile.field;
  if (type === 'number' && (reading.steps !== null || isContinuous(profile, sentence)))
    return { kind: 'number', field: name, width: reading.steps ?? rangeWidth(profile) };
  return type === 'date' ? { kind: 'date', field: name, bucket: 'month' } : { kind: 'value', field: name };
}

/** "percentage of flats by city", "share of revenue by seller". */
function partMeasures({ measures, named, counted }: Reading): readonly Measure[] {
  const stated = measures.flatMap((read) => read.measures);
  const summed = stated.find((measure) => measure.kind === 'sum' && typeof measure.field === 'string');
  const number = counted?.field.type === 'number' ? counted : named.find(({ field }) => field.type === 'number');
  const field = summed !== undefined && 'field' in summed && typeof summed.field === 'string' ? summed.field : number?.field.name;
  if (field !== undefined)
    return [
      { kind: 'shareOf', field },
      { kind: 'sum', field },
    ];
  return [{ kind: 'share', of: null }, { kind: 'count' }];
}

interface Rows {
  readonly groups: readonly Grouping[];
  readonly measures: readonly Measure[];
}

function orderOfGroups(sentence: Sentence, reading: Reading, { groups, measures }: Rows): Pick<StatsPlan, 'order' | 'limit'> {
  const limit = reading.limit?.limit ?? null;
  const asked = sortOfRows(reading, groups, measures);
  if (asked !== null) return { order: [asked], limit };
  const [first] = groups;
  const profile = sentence.profiles.find(({ field }) => field.name === first?.field);
  const isOrdered = groups.length > 1 || (first?.kind !== 'value' && first?.kind !== 'item') || profile?.field.type !== 'text';
  if (isOrdered && limit === null && reading.descending === null) return { order: [], limit };
  return { order: [{ by: 'measure', index: 0, descending: reading.descending ?? reading.limit?.end !== 'bottom' }], limit };
}

function sortOfRows({ sort, descending }: Reading, groups: readonly Grouping[], measures: readonly Measure[]): RowOrder | null {
  if (sort === null) return null;
  const field = sort.profile.field.name;
  const group = groups.findIndex((grouping) => grouping.field === field);
  const measure = measures.findIndex((each) => 'field' in each && each.field === field);
  const way = descending ?? sort.descending;
  if (group >= 0) return { by: 'group', index: group, descending: way };
  return measure >= 0 ? { by: 'measure', index: measure, descending: way } : null;
}
