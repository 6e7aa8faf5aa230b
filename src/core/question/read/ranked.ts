import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Grouping, Measure } from '../../plan/plan.ts';
import { isSize } from '../field-role.ts';
import { fieldOfIdea } from '../annotate/concepts.ts';
import type { Sentence } from '../sentence.ts';
import { fieldAt, groupableAt, groupingByUnit, groupingOf, isOwnName, numberAt } from './fields.ts';
import { pairBeside } from './computed-order.ts';
import { doerBetween, onlyNamed, posterBetween } from './doers.ts';
import type { MeasureRead } from './measures.ts';
import { BY_NUMBER, isOfRecord, measureAt, measureFor, rankBy } from './ranked-measure.ts';

/** "which city has the most flats", "top 5 sellers by revenue", "the second biggest brand by sales": groups in the order of a measure. */
export interface RankedRead {
  readonly grouping: Grouping;
  /** Null: how many records. */
  readonly measure: Measure | null;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
  /** Words that were passed over, since field, measure and group say it all. */
  readonly ignored: readonly string[];
  /** Measures that the words fit as well. */
  readonly rivals: readonly Measure[];
}

const SEVERAL = 5;

/** Groups that a superlative chooses among; null when the question ranks none. */
export function readRanked(sentence: Sentence, pairs: readonly MeasureRead[]): RankedRead | null {
  const extremes = sentence.all('extreme');
  for (const at of extremes) {
    const group = groupFor(sentence, at);
    if (group === null || isOfRecord(sentence, at)) continue;
    return ranked(sentence, { at, group, pairs });
  }
  return ordinalGroup(sentence) ?? topGroups(sentence);
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
      ignored: group.ignored,
      rivals: by.rivals,
    };
  }
  return null;
}

interface GroupFor {
  readonly at: number;
  readonly grouping: Grouping;
  readonly profile: FieldProfile | null;
  readonly limit: number;
  readonly ignored: readonly string[];
  /** Places that lead to the group. */
  readonly places: readonly number[];
}

/** The group that a superlative at a place chooses from. */
function groupFor(sentence: Sentence, at: number): GroupFor | null {
  return askedGroup(sentence, at) ?? groupBefore(sentence, at) ?? groupAfter(sentence, at) ?? personOrPlace(sentence, at);
}

/** "which city … the most", "what genre has the highest". */
function askedGroup(sentence: Sentence, at: number): GroupFor | null {
  const head = sentence.all('head').find((place) => place < at && /^(?:which|what|list|who)$/.test(sentence.at(place, 'head')?.head ?? ''));
  if (head === undefined) return null;
  let place = sentence.next(head);
  while (sentence.isLink(place, 'is', 'of')) place = sentence.next(place);
  const limitPiece = sentence.open(place, 'limit');
  const start = limitPiece === null ? place : sentence.next(place);
  const group = groupAtPlace(sentence, start) ?? kindOf(sentence, head, start) ?? doerAfter(sentence, start, at);
  if (group === null || start >= at) return null;
  if (sentence.at(head, 'head')?.head === 'who' && group.profile?.field.type !== 'text') return null;
  const ignored: string[] = [];
  const accepts = (between: number) => {
    const piece = sentence.pieces[between];
    if (piece?.kind === 'link') return !sentence.isLink(between, 'or', 'versus', 'not', 'without');
    if (
      piece?.kind === 'verb' ||
      piece?.kind === 'value' ||
      piece?.kind === 'condition' ||
      piece?.kind === 'noun' ||
      piece?.kind === 'ordinal' ||
      piece?.kind === 'limit'
    )
      return true;
    if (piece?.kind === 'field' && between === sentence.previous(at) && numberAt(sentence, between) !== null) return true;
    if (isDoneToRecords(sentence, between)) return true;
    if (piece?.kind === 'field') return fieldAt(sentence, between, ({ field }) => field.type === 'date' || field.type === 'boolean') !== null;
    if (piece?.kind === 'head') return sentence.at(between, 'head')?.head !== 'share';
    if (piece?.kind !== 'unknown' || between < start) return false;
    ignored.push(sentence.words(between));
    return ignored.length === 1;
  };
  if (!sentence.between(start, at, accepts)) return null;
  return {
    at: start,
    ...group,
    limit: limitPiece?.limit ?? limitOf(sentence, start),
    ignored,
    places: [head, start, ...(limitPiece === null ? [] : [place])],
  };
}

/** "which museum has borrowed the most": those who did it are in a field that is called after that. */
function doerAfter(sentence: Sentence, start: number, at: number): ReturnType<typeof groupAtPlace> {
  const profile = /^(?:noun|unknown)$/.test(sentence.pieces[start]?.kind ?? '') ? doerBetween(sentence, start, at) : null;
  return profile === null ? null : { grouping: groupingOf(profile), profile };
}

/** "what sort of instrument gets the most hits": the field of kinds. */
function kindOf(sentence: Sentence, head: number, at: number): ReturnType<typeof groupAtPlace> {
  const profile =
    /(?:kind|type|sort) of$/.test(sentence.lower(head)) && sentence.at(at, 'noun') !== null ? fieldOfIdea('category', sentence.profiles) : null;
  return profile === null ? null : { grouping: groupingOf(profile), profile };
}

/** "the city with the most flats", "3 genres that have the highest score". */
function groupBefore(sentence: Sentence, at: number): GroupFor | null {
  let place = sentence.previous(at);
  const links: number[] = [];
  while (
    sentence.isLink(place, 'with', 'has', 'that', 'is', 'from', 'of') ||
    sentence.at(place, 'verb') !== null ||
    sentence.at(place, 'ordinal') !== null
  ) {
    links.push(place);
    place = sentence.previous(place);
  }
  // "investigator named on the most studies".
  const isNamedOn =
    sentence.previous(place) < 0 &&
    links.some((link) => /ed (?:on|in)$/.test(sentence.lower(link))) &&
    sentence.at(sentence.next(at), 'noun') !== null;
  if (!isNamedOn && !links.some((link) => sentence.isLink(link, 'with', 'has', 'that', 'is'))) return null;
  const group = groupAtPlace(sentence, place);
  if (group === null || sentence.at(sentence.previous(place), 'aggregate') !== null) return null;
  const limit = sentence.open(sentence.previous(place), 'limit');
  return {
    at: place,
    ...group,
    limit: limit?.limit ?? limitOf(sentence, place),
    ignored: [],
    places: [place, ...links, ...(limit === null ? [] : [sentence.previous(place)])],
  };
}

/** "most common heating", "busiest month", "biggest seller by revenue"; months that are added up are not how long a kind of contract is. */
function groupAfter(sentence: Sentence, at: number): GroupFor | null {
  const piece = sentence.open(at, 'extreme');
  if (piece === null) return null;
  let place = sentence.next(at);
  if (piece.word === 'common' || piece.word === 'rare') while (sentence.isLink(place, 'of', 'is')) place = sentence.next(place);
  if (piece.word === 'best' || piece.word === 'worst') while (sentence.at(place, 'verb') !== null) place = sentence.next(place);
  const limit = sentence.open(sentence.previous(at), 'limit') ?? sentence.open(place, 'limit');
  if (sentence.open(place, 'limit') !== null) place = sentence.next(place);
  // "the second most studied illness" of studies.
  const done = (piece.word === 'most' || piece.word === 'least') && isDoneToRecords(sentence, place) ? place : null;
  if (done !== null) place = sentence.next(place);
  const group = groupAtPlace(sentence, place);
  if (group === null) return null;
  const isCounted = done !== null || piece.word === 'common' || piece.word === 'rare' || BY_NUMBER.test(sentence.lower(at));
  // "the highest price" is a value; "the biggest seller by revenue" is a group.
  const isText = group.profile === null || group.profile.field.type === 'text';
  const by = rankBy(sentence, place);
  const isOfIdea = piece.idea !== null && isText && (!isSize(piece.idea.profile) || sentence.all('aggregate').length > 0);
  if (!isCounted && !isOfIdea && (!isText || piece.word === 'most' || piece.word === 'least' || by === null)) return null;
  return {
    at: place,
    ...group,
    limit: limit?.limit ?? limitOf(sentence, place),
    ignored: [],
    places: [place, ...(limit === null ? [] : [sentence.previous(at)]), ...(done === null ? [] : [done])],
  };
}

/** "studied" of studies, "listed" of whatever is listed: what is done to each of the records, so that they are counted. */
function isDoneToRecords(sentence: Sentence, at: number): boolean {
  const word = sentence.lower(at);
  return (
    /^(?:field|verb|noun|unknown)$/.test(sentence.pieces[at]?.kind ?? '') && word.endsWith('ed') && (sentence.isRecordNoun(word) || word === 'listed')
  );
}

/** "who sold the most", "where are the most flats"; of records that are people themselves, "who" asks for one of them. */
function personOrPlace(sentence: Sentence, at: number): GroupFor | null {
  const head = sentence.all('head').find((place) => place < at && /^(?:who|where)$/.test(sentence.at(place, 'head')?.head ?? ''));
  if (
    head === undefined ||
    !sentence.between(head, at, (place) => /^(?:link|verb|noun|ordinal|field|value|condition)$/.test(sentence.pieces[place]?.kind ?? ''))
  )
    return null;
  const isWho = sentence.at(head, 'head')?.head === 'who';
  const doer = isWho ? doerBetween(sentence, head, at) : null;
  if (isWho && doer === null && sentence.isRecordNoun('person')) return null;
  const profile = doer ?? onlyNamed(sentence, isWho) ?? (isWho ? posterBetween(sentence, head, at) : null);
  // "published" of "who published the most" names no date.
  const done = sentence
    .all('field')
    .filter((place) => place > head && place < at && fieldAt(sentence, place, ({ field }) => field.type === 'date') !== null);
  return profile === null ? null : { at: head, grouping: groupingOf(profile), profile, limit: 1, ignored: [], places: [head, ...done] };
}

function groupAtPlace(sentence: Sentence, at: number): { readonly grouping: Grouping; readonly profile: FieldProfile | null } | null {
  const bucket = sentence.open(at, 'bucket');
  if (bucket !== null) {
    const grouping = groupingByUnit(sentence, bucket.unit, null);
    return grouping === null ? null : { grouping, profile: null };
  }
  if (sentence.open(at, 'field') === null) return null;
  const unit = sentence.open(at + 1, 'bucket');
  const profile = groupableAt(sentence, at);
  if (profile === null || isOwnName(sentence, profile)) return null;
  if (unit !== null) {
    const grouping = groupingByUnit(sentence, unit.unit, profile);
    if (grouping !== null) return { grouping, profile };
  }
  return { grouping: groupingOf(profile), profile };
}

/** One where the noun is singular, several where it is plural. */
function limitOf(sentence: Sentence, at: number): number {
  const last = sentence.lower(at).split(' ').at(-1) ?? '';
  return /[^su]s$/.test(last) && !/^(?:status|series|class|address|species|news|business)$/.test(last) ? SEVERAL : 1;
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
    if (sentence.pieces[place]?.kind === 'link' || sentence.pieces[place]?.kind === 'verb' || sentence.at(place, 'head') !== null)
      sentence.use(place);
  }
  for (const place of sentence.all('unknown')) if (group.ignored.includes(sentence.words(place)) && choice.measure !== null) sentence.use(place);
  return {
    grouping: group.grouping,
    measure: choice.measure,
    descending: choice.descending,
    offset: ordinal === null ? 0 : ordinal.place - 1,
    limit: group.limit,
    ignored: choice.measure === null ? [] : group.ignored,
    rivals: choice.rivals,
  };
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
      ignored: [],
      rivals: withMeasure.rivals,
    };
  }
  return null;
}
