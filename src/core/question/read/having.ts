import { unitOf } from '../../language/annotate/units.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Grouping, Having, Measure } from '../../plan/plan.ts';
import { defaultMeasure } from '../field-role.ts';
import type { Sentence } from '../sentence.ts';
import { groupableAt, groupingByUnit, groupingOf, isOwnName, numberAt } from './fields.ts';
import type { GroupRead } from './group-read.ts';
import { measuresOf } from './measures.ts';

/** "cities with more than 10 flats", "genres where the average score is above 7": groups that keep a bound. */
export interface HavingRead {
  readonly measure: Measure;
  readonly op: Having['op'];
  readonly value: number;
  /** The groups, where no grouping word said them. */
  readonly grouping: Grouping | null;
}

/** Bounds of groups that the question states, before its conditions are read. */
export function readHaving(sentence: Sentence, groups: readonly GroupRead[]): HavingRead | null {
  return boundOfStatistic(sentence, groups) ?? boundOfCount(sentence, groups) ?? bareBound(sentence, groups);
}

/** "average rent is above 1000", "total sales over 5000". */
function boundOfStatistic(sentence: Sentence, groups: readonly GroupRead[]): HavingRead | null {
  for (const at of sentence.all('condition')) {
    const condition = sentence.open(at, 'condition');
    if (condition?.source !== 'bound' || condition.where.kind !== 'compare') continue;
    // "which brands cost more than 300 on average".
    const behind = sentence.next(at);
    const isBehind =
      behind >= sentence.pieces.length - 1 || sentence.at(sentence.next(behind), 'mark') !== null || sentence.next(behind) >= sentence.pieces.length;
    const before = isBehind && /^on average$|^averaged$/.test(sentence.lower(behind)) ? behind : sentence.previous(at);
    const statistic = sentence.open(before, 'aggregate')?.aggregate;
    if (statistic !== 'avg' && statistic !== 'median' && statistic !== 'sum') continue;
    const group = groups.length > 0 ? null : groupBefore(sentence, Math.min(at, before));
    if (groups.length === 0 && group === null) continue;
    const [measure] = measuresOf(statistic, condition.profile);
    if (measure === undefined || typeof condition.where.value !== 'number') continue;
    sentence.use(at, before, ...(group === null ? [] : group.places));
    return { measure, op: condition.where.op, value: condition.where.value, grouping: group?.grouping ?? null };
  }
  return null;
}

/** "listings per seller, only those with 20 or more": a number of nothing, after the groups of a count, is how many each has. */
function bareBound(sentence: Sentence, groups: readonly GroupRead[]): HavingRead | null {
  const isCounting = sentence.headAt('count') >= 0;
  if (groups.length === 0 || !isCounting) return null;
  for (const at of sentence.all('condition')) {
    const condition = sentence.open(at, 'condition');
    if (condition?.source !== 'bound' || condition.where.kind !== 'compare' || typeof condition.where.value !== 'number') continue;
    if (!BARE.test(sentence.lower(at)) || sentence.next(at) < sentence.pieces.length || groups.every((group) => group.at > at)) continue;
    sentence.use(at);
    return { measure: { kind: 'count' }, op: condition.where.op, value: condition.where.value, grouping: null };
  }
  return null;
}

/** A comparison of a number with neither a unit nor a name. */
const BARE = /^(?:(?:with|over|under|above|below|at|least|most|more|less|fewer|than) )*\d+(?: (?:or|and) (?:more|fewer|less|above|up|over))?$/;

/** "… with at least 20 products" behind what groups are ranked by: those with fewer are not ranked; null where it says no such thing. */
export function leastOfRanked(sentence: Sentence, extreme: number): Pick<HavingRead, 'op' | 'value'> | null {
  for (const at of sentence.all('bound').filter((place) => place > extreme)) {
    const bound = sentence.open(at, 'bound');
    const last = sentence.lower(at).split(/\s+/).at(-1) ?? '';
    const lead = sentence.previous(at);
    if (bound === null || !/^>=?$/.test(bound.op) || !sentence.isRecordNoun(last) || !sentence.isLink(lead, 'with', 'has')) continue;
    sentence.use(at, lead);
    return { op: bound.op, value: bound.value };
  }
  return null;
}

/** "with more than 10 flats", "at least 5 records". */
function boundOfCount(sentence: Sentence, groups: readonly GroupRead[]): HavingRead | null {
  for (const at of sentence.all('bound')) {
    const bound = sentence.open(at, 'bound');
    if (bound === null || sentence.isLink(at - 1, 'steps')) continue;
    const group = groups.length > 0 ? null : groupBefore(sentence, at);
    if (groups.length === 0 && group === null) continue;
    const last = sentence.lower(at).split(/\s+/).at(-1) ?? '';
    // "more than 30 GB" is an amount that each record has.
    if (unitOf(last) !== undefined && !sentence.isRecordNoun(last)) continue;
    const isCount = /\p{L}$/u.test(last) && !/^(?:k|m|bn|million|thousand)$/.test(last);
    const number = isCount ? null : numberAt(sentence, sentence.next(at));
    if (!isCount && number === null) continue;
    sentence.use(at, ...(number === null ? [] : [sentence.next(at)]), ...(group === null ? [] : group.places));
    const measure: Measure = number === null ? { kind: 'count' } : defaultMeasure(number);
    return { measure, op: bound.op, value: bound.value, grouping: group?.grouping ?? null };
  }
  return null;
}

interface GroupBefore {
  readonly grouping: Grouping;
  readonly places: readonly number[];
}

/** The group that a bound is said of: "which cities have more than …", "agents with at least …". */
function groupBefore(sentence: Sentence, at: number): GroupBefore | null {
  const places: number[] = [];
  let place = sentence.previous(at);
  while (
    (/^(?:link|verb|noun|value|condition)$/.test(sentence.pieces[place]?.kind ?? '') || sentence.at(place, 'head')?.head === 'where') &&
    !sentence.isLink(place, 'or')
  ) {
    if (sentence.pieces[place]?.kind === 'link' || sentence.pieces[place]?.kind === 'head' || sentence.pieces[place]?.kind === 'verb')
      places.push(place);
    place = sentence.previous(place);
  }
  const bucket = sentence.open(place, 'bucket');
  const grouping = bucket === null ? null : groupingByUnit(sentence, bucket.unit, null);
  if (grouping !== null) return { grouping, places: [...places, place] };
  const profile: FieldProfile | null = groupableAt(sentence, place);
  // "which allow 3 or more dogs" of a yes or no for dogs: no number of records.
  return profile === null || profile.field.type === 'boolean' || isOwnName(sentence, profile)
    ? null
    : { grouping: groupingOf(profile), places: [...places, place] };
}
