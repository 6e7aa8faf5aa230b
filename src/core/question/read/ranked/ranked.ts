import type { Grouping, Measure } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';
import { leastOfRanked, type HavingRead } from '../having.ts';
import { pairBeside } from '../computed-order.ts';
import { directionOf } from '../orders.ts';
import type { MeasureRead } from '../measures.ts';
import { OUTCOMES } from '../../lexicon/agents.ts';
import { isOfAgents } from './doers.ts';
import { passMajorityVerb } from './majority.ts';
import type { GroupFor } from './group-for.ts';
import { askedGroup, groupAtPlace, groupFor } from './ranked-group.ts';
import { isOfRecord, measureAt, measureFor, rankBy } from './ranked-measure.ts';

/** "which city has the most flats", "top 5 sellers by revenue", "the second biggest brand by sales": groups in the order of a measure. */
export interface RankedRead {
  readonly grouping: Grouping;
  /** Null: how many records. */
  readonly measure: Measure | null;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
  /** Measures that the words fit as well. */
  readonly rivals: readonly Measure[];
  /** How many records a group has to have. */
  readonly least?: Pick<HavingRead, 'op' | 'value'>;
}

/** Groups that a superlative chooses among; null when the question ranks none. */
export function readRanked(sentence: Sentence, pairs: readonly MeasureRead[]): RankedRead | null {
  const extremes = sentence.all('extreme');
  for (const at of extremes) {
    const group = groupFor(sentence, at);
    if (group === null || isOfRecord(sentence, at) || isOwnYear(sentence, at, group)) continue;
    return ranked(sentence, { at, group, pairs });
  }
  return ordinalGroup(sentence) ?? topGroups(sentence) ?? rankedList(sentence);
}

/** "most common complaint in each borough", "top 3 genres per year": groups that are ranked within each of others. */
export function readRankedWithin(sentence: Sentence, within: Grouping): RankedRead | null {
  for (const at of sentence.all('extreme')) {
    const piece = sentence.open(at, 'extreme');
    const group = piece !== null && /^(?:common|rare)$/.test(piece.word) ? groupFor(sentence, at) : null;
    if (group !== null && group.profile !== null && group.grouping.field !== within.field) return ranked(sentence, { at, group, pairs: [] });
  }
  const [limit, ...more] = sentence.all('limit');
  const own = limit === undefined || more.length > 0 ? null : groupAtPlace(sentence, sentence.next(limit));
  return own === null || own.profile?.field.type !== 'text' || own.grouping.field === within.field ? null : topGroups(sentence);
}

/** "from what year is the oldest one": the year of one record is asked for. */
function isOwnYear(sentence: Sentence, at: number, { grouping }: GroupFor): boolean {
  const ranks = sentence.at(at, 'extreme')?.idea?.profile;
  return ranks?.role === 'year' && ranks.field.name === grouping.field;
}

const MOST_GROUPS = 100;

/** "rank brands by average price": all of them, the first one first. */
function rankedList(sentence: Sentence): RankedRead | null {
  const [at] = sentence.all('sorter');
  if (at === undefined || !/^(?:rank|sort|order)$/.test(sentence.lower(at)) || sentence.previous(at) >= 0) return null;
  const place = sentence.next(at);
  const group = groupAtPlace(sentence, place);
  const by = group === null ? null : rankBy(sentence, place);
  if (group === null || by === null) return null;
  sentence.use(at, place, ...by.places);
  return {
    grouping: group.grouping,
    measure: by.measure,
    descending: directionOf(sentence) ?? true,
    offset: 0,
    limit: MOST_GROUPS,
    rivals: by.rivals,
  };
}

/** "which region comes second by number of routes": a place in the order of groups, without a superlative. */
function ordinalGroup(sentence: Sentence): RankedRead | null {
  for (const at of sentence.all('ordinal')) {
    const ordinal = sentence.open(at, 'ordinal');
    const group = ordinal === null ? null : askedGroup(sentence, at);
    const by = group === null ? null : (rankBy(sentence, at) ?? measureAt(sentence, sentence.past(at, 'of', 'in', 'with'), 'highest'));
    if (ordinal === null || group === null || by === null) continue;
    sentence.use(at, ...group.places, ...by.places);
    return {
      grouping: group.grouping,
      measure: by.measure,
      descending: true,
      offset: ordinal.place - 1,
      limit: group.limit,
      rivals: by.rivals,
    };
  }
  return null;
}

interface RankedAt {
  readonly at: number;
  readonly group: GroupFor;
  readonly pairs: readonly MeasureRead[];
}

function ranked(sentence: Sentence, { at, group, pairs }: RankedAt): RankedRead | null {
  const extreme = sentence.open(at, 'extreme');
  if (extreme === null) return null;
  const end = Math.max(at, group.at);
  const [computed] = pairBeside(sentence, at, pairs)?.measures ?? [];
  const choice =
    computed === undefined
      ? measureFor(sentence, { at, extreme, end })
      : { measure: computed, descending: extreme.descending, places: [], rivals: [] };
  if (choice === null) return null;
  const ordinal = sentence.open(sentence.previous(at), 'ordinal');
  sentence.use(at, ...group.places, ...choice.places, ...(ordinal === null ? [] : [sentence.previous(at)]));
  for (let place = Math.min(at, group.at); place < Math.max(at, group.at); place += 1) {
    const isVerb = sentence.at(place, 'verb') !== null && !(choice.measure === null && OUTCOMES.has(sentence.lower(place)));
    if (isVerb || sentence.pieces[place]?.kind === 'link' || sentence.at(place, 'head') !== null) sentence.use(place);
  }
  if (choice.measure === null) passMajorityVerb(sentence, at, group);
  const least = leastOfRanked(sentence, end);
  return {
    grouping: group.grouping,
    measure: extreme.word === 'most' ? ofAllTheirs(sentence, choice.measure, group) : choice.measure,
    descending: choice.descending,
    offset: ordinal === null ? 0 : ordinal.place - 1,
    limit: group.limit,
    rivals: choice.rivals,
    ...(least === null ? {} : { least }),
  };
}

/** "who owns the most land": what somebody has is all of it together, and not how large each piece is on average. */
function ofAllTheirs(sentence: Sentence, measure: Measure | null, { profile }: GroupFor): Measure | null {
  if (measure?.kind !== 'avg' || profile === null || sentence.all('aggregate').length > 0 || !isOfAgents(sentence, profile)) return measure;
  const isArea = sentence.profiles.some(({ field, dimension }) => field.name === measure.field && dimension === 'area');
  return isArea ? { kind: 'sum', field: measure.field } : measure;
}

/** "top 5 sellers by revenue", "top 10 genres", "bottom 3 cities by average rent". */
function topGroups(sentence: Sentence): RankedRead | null {
  for (const at of sentence.all('limit')) {
    const piece = sentence.open(at, 'limit');
    if (piece === null || piece.end === 'first' || piece.end === 'last') continue;
    const place = sentence.next(at);
    const group = groupAtPlace(sentence, place);
    if (group === null) continue;
    const by = rankBy(sentence, place);
    if (piece.end === null && by === null) continue;
    const withMeasure = by ?? { measure: null, places: [], rivals: [] };
    sentence.use(at, place, ...withMeasure.places);
    return {
      grouping: group.grouping,
      measure: withMeasure.measure,
      descending: piece.end !== 'bottom',
      offset: 0,
      limit: piece.limit,
      rivals: withMeasure.rivals,
    };
  }
  return null;
}
