import { isPlural } from '../../../text/plural.ts';
import type { Grouping } from '../../plan/plan.ts';
import { periodOf } from '../../language/lexicon/en/periods.ts';
import { wordsOfName } from '../../language/profile/field-names.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { isAdditive, isYear, roleOf } from '../field-role.ts';
import type { DateUnit } from '../lexicon/lexicon.ts';
import type { Sentence } from '../sentence.ts';
import type { GroupRead } from './group-read.ts';
import { entityOfKind } from './entities-of-kind.ts';
import { groupsOfEach } from './groups-of-each.ts';
import { chosenBehind } from './ranked/doers.ts';
import { dateAt, fieldAt, groupableAt, groupingByUnit, groupingOf, isContinuous, isInOtherUnit, numberAt, rangeWidth } from './fields.ts';

/** "by city", "per month", "for each genre and year", "monthly": what the question groups by. */
export function readGroups(sentence: Sentence): readonly GroupRead[] {
  const groups: GroupRead[] = [];
  for (const at of sentence.all('rhythm')) {
    const piece = sentence.open(at, 'rhythm');
    // "hourly price", "monthly rent": what one thing costs for as long, and no row for each hour.
    const rated = piece === null ? null : numberAt(sentence, at + 1);
    if (rated !== null && !isAdditive(rated) && !sentence.lower(at + 1).endsWith('s')) continue;
    const grouping = piece === null ? null : groupingOfUnit(sentence, at, piece.unit);
    if (grouping === null) continue;
    sentence.use(at);
    groups.push({ at, grouping, isOrdered: true });
  }
  for (const at of [...sentence.all('grouper'), ...betweenGroups(sentence)]) {
    if (!sentence.isOpen(at)) continue;
    const entity = EACH.test(sentence.lower(at)) ? entityOfKind(sentence, sentence.next(at)) : null;
    if (entity !== null) {
      sentence.use(at);
      groups.push({ at: sentence.next(at), grouping: groupingOf(entity), isOrdered: false });
    }
    // "films by Mara Quill": a value, and no group.
    if (sentence.open(sentence.next(at), 'value') !== null && sentence.open(sentence.next(at), 'field') === null) sentence.use(at);
    // "bedrooms per flat" are a mean already.
    if (sentence.open(sentence.next(at), 'noun') !== null && /^(?:per|for each|in each|each)$/.test(sentence.lower(at))) sentence.use(at);
    if (isMeans(sentence, at)) sentence.use(at);
    if (isOfRate(sentence, at) || isOverAll(sentence, at)) sentence.use(at, sentence.next(at));
    if (!sentence.isOpen(at) || isRanking(sentence, at) || isDoneBy(sentence, at)) continue;
    const read = listFrom(sentence, at);
    // "compare A and B by average price": it only leads to the measure.
    if (read.length === 0 && /^(?:aggregate|percentile)$/.test(sentence.pieces[sentence.next(at)]?.kind ?? '')) sentence.use(at);
    if (read.length > 0) sentence.use(at);
    groups.push(...read);
  }
  return [...groups, ...listedWithCounts(sentence), ...groupsOfEach(sentence, groups)].toSorted((a, b) => a.at - b.at);
}

const EACH = /\b(?:each|every|per)$/;

/** "compare the average price between brands". */
function betweenGroups(sentence: Sentence): readonly number[] {
  return sentence.links('between').filter((at) => {
    const next = sentence.next(at);
    return isPlural(sentence.lower(next)) && groupableAt(sentence, next)?.field.type === 'text' && !sentence.isLink(sentence.next(next), 'and');
  });
}

/** "list agents with their number of flats". */
function listedWithCounts(sentence: Sentence): readonly GroupRead[] {
  return sentence.links('with', 'and').flatMap((at): readonly GroupRead[] => {
    const place = sentence.previous(at);
    const count = sentence.past(at, 'them');
    if (sentence.at(count, 'head')?.head !== 'count' || sentence.at(sentence.previous(place), 'head')?.head !== 'list') return [];
    const profile = groupableAt(sentence, place);
    if (profile === null) return [];
    sentence.use(at, place);
    return [{ at: place, grouping: groupingOf(profile), isOrdered: false }];
  });
}

/** "not rated by the tutor": who did it, and no row for each. */
function isDoneBy(sentence: Sentence, at: number): boolean {
  const before = sentence.wordBefore(at);
  const isSaid = /^by the$/.test(sentence.lower(at)) && /\p{L}{3,}ed$/u.test(before) && !LAYING_OUT.test(before);
  return (
    isSaid && !isPlural(sentence.lower(sentence.next(at))) && fieldAt(sentence, sentence.next(at), ({ field }) => field.type === 'text') !== null
  );
}

const LAYING_OUT = /^(?:grouped|sorted|ordered|ranked|divided|averaged|summed|counted|listed|arranged|classified|categori[sz]ed)$/;

/** "top 5 cities by revenue", "highest by price": what follows "by" ranks, and makes no groups. */
function isRanking(sentence: Sentence, at: number): boolean {
  if (at === chosenBehind(sentence)) return true;
  if (!/^(?:by(?: the)?|in|across)$/.test(sentence.lower(at))) return false;
  const next = sentence.next(at);
  const kind = sentence.pieces[next]?.kind;
  const isRanked = sentence.pieces.slice(0, at).some((piece) => /^(?:extreme|limit|sorter|ordinal)$/.test(piece.kind));
  if (!isRanked) return false;
  if (kind === 'aggregate' || kind === 'percentile' || sentence.at(next, 'head')?.head === 'count' || kind === 'extreme') return true;
  // "oldest case by filing date".
  const isOfEnd = sentence.pieces.some((piece) => piece.kind === 'extreme' && piece.idea !== null && dateAt(sentence, next) === piece.idea.profile);
  if (isOfEnd) return true;
  const number = numberAt(sentence, next);
  // "top 5 tickets by csat", "top 5 drivers by pts": so many of what stands before are ranked by what follows.
  const ranked = sentence.previous(at);
  const isTop = /^(?:noun|field)$/.test(sentence.pieces[ranked]?.kind ?? '') && sentence.at(sentence.previous(ranked), 'limit') !== null;
  return number !== null && (isTop || isContinuous(number, sentence) || roleOf(number) !== 'number');
}

/** "across all sites": all of the records, and no row for each. */
function isOverAll(sentence: Sentence, at: number): boolean {
  const next = sentence.pieces[sentence.next(at)];
  const between = sentence.tokens.slice(sentence.pieces[at]?.from ?? 0, next?.from ?? 0).map(({ lower }) => lower);
  return next?.kind === 'field' && /^(?:across|over|in|for) (?:all|all of|all the|all our)$/.test(between.join(' '));
}

/** "how much rent per year", "cheapest by the day" of a rent that is called by the year, or a rate by the day: for how long it is paid, and no group. */
export function isOfRate(sentence: Sentence, at: number): boolean {
  const bucket = sentence.at(sentence.next(at), 'bucket');
  if (bucket === null || !/^(?:per|by the|a|each)$/.test(sentence.lower(at))) return false;
  const isPaidSo = ({ dimension, field }: FieldProfile) => dimension === 'money' && wordsOfName(field).some((word) => periodOf(word) === bucket.unit);
  return sentence.pieces.some(
    (piece) =>
      (piece.kind === 'field' && piece.choices.some(({ profile }) => isPaidSo(profile))) ||
      (piece.kind === 'extreme' && piece.idea !== null && isPaidSo(piece.idea.profile)),
  );
}

/** "decided by a shootout", "discounted by 20 % or more": how it came about or how much it was, and no group. */
export function isMeans(sentence: Sentence, at: number): boolean {
  const next = sentence.next(at);
  const source = sentence.at(next, 'condition')?.source;
  // "save by going midweek".
  const isDoing = sentence.at(next, 'verb') !== null && sentence.lower(next).endsWith('ing');
  return sentence.lower(at) === 'by' && (isDoing || source === 'bound' || (source === 'flag' && /^an?$/.test(sentence.lower(next - 1))));
}

/** The groups after a grouping word, joined by "and" and commas. */
function listFrom(sentence: Sentence, at: number): readonly GroupRead[] {
  const groups: GroupRead[] = [];
  const behind = sentence.past(at, 'of');
  // "by race point" of races: a noun for the record before what is grouped by.
  const isOwned = sentence.at(behind, 'noun') !== null && !isPlural(sentence.lower(behind)) && isText(sentence, behind + 1);
  let place = isOwned ? behind + 1 : behind;
  const counted = sentence.at(place, 'head')?.head === 'count' ? sentence.next(place) : -1;
  if (counted > 0 && sentence.open(counted, 'field') !== null) {
    sentence.use(place);
    place = counted;
  }
  for (let first = true; ; first = false) {
    const group = groupAt(sentence, place, { isFirst: first });
    if (group === null) return groups;
    groups.push(group.read);
    const joint = group.end + 1;
    const isJoined = sentence.isLink(joint, 'and') || sentence.at(joint, 'mark') !== null;
    if (!isJoined) return groups;
    place = sentence.next(joint);
    if (sentence.open(place, 'grouper') !== null) place = sentence.next(place);
  }
}

function isText(sentence: Sentence, at: number): boolean {
  return sentence.open(at, 'field') !== null && groupableAt(sentence, at)?.field.type === 'text';
}

interface GroupAt {
  readonly read: GroupRead;
  /** Place of its last piece. */
  readonly end: number;
}

function groupAt(sentence: Sentence, at: number, { isFirst }: { readonly isFirst: boolean }): GroupAt | null {
  const bucket = sentence.open(at, 'bucket');
  if (bucket !== null) {
    // "per month listed": the date may follow without a link.
    const after = sentence.past(at, 'them', 'is', 'that');
    // "per month by last review".
    const isByDate = sentence.open(after, 'grouper') !== null && sentence.lower(after) === 'by' && isDateAt(sentence, sentence.next(after));
    const next = isByDate ? sentence.next(after) : after;
    const beside = sentence.isLink(at + 1, 'of') ? null : fieldAt(sentence, next, isDated);
    const grouping = beside === null ? groupingOfUnit(sentence, at, bucket.unit) : groupingByUnit(sentence, bucket.unit, beside);
    if (grouping === null) return null;
    const end = beside === null ? at : next;
    for (let place = at; place <= end; place += 1) sentence.use(place);
    return { read: { at, grouping, isOrdered: true }, end: sentence.isLink(at + 1, 'of') && !sentence.isOpen(at + 1) ? sentence.next(at + 1) : end };
  }
  // "by year of release from 2010": a condition that says its field is of what to group by, and still holds.
  const condition = sentence.open(at, 'condition');
  if (condition !== null && isDated(condition.profile) && /^(?:the )?(?:year|date)\b/.test(sentence.lower(at)))
    return { read: { at, grouping: groupingByUnit(sentence, 'year', condition.profile) ?? groupingOf(condition.profile), isOrdered: true }, end: at };
  // "by balcony": after a grouping word a switch is what to group by.
  const flag = sentence.open(at, 'condition');
  if (flag?.source === 'flag' && flag.to - flag.from <= 2) {
    sentence.use(at);
    return { read: { at, grouping: groupingOf(flag.profile), isOrdered: true }, end: at };
  }
  // "by posting month", "by release year".
  const profile = sentence.open(at, 'field') === null ? null : groupableAt(sentence, at);
  const unit = sentence.open(at + 1, 'bucket');
  if (unit !== null) {
    const named = fieldAt(sentence, at, isDated);
    const grouping = named === null ? null : groupingByUnit(sentence, unit.unit, named);
    if (grouping !== null) {
      sentence.use(at, at + 1);
      return { read: { at, grouping, isOrdered: true }, end: at + 1 };
    }
  }
  const number = sentence.open(at, 'field') === null ? null : numberAt(sentence, at);
  const steps = number === null ? null : stepsAfter(sentence, at);
  if (number !== null && isInOtherUnit(sentence, at, number)) return null;
  if (number !== null && (steps !== null || (profile === null && isFirst))) {
    sentence.use(at);
    const grouping: Grouping = { kind: 'number', field: number.field.name, width: steps ?? rangeWidth(number) };
    return { read: { at, grouping, isOrdered: true }, end: at };
  }
  if (profile === null) return null;
  sentence.use(at);
  return { read: { at, grouping: groupingOf(profile), isOrdered: profile.field.type === 'date' || isYear(profile) }, end: at };
}

function isDateAt(sentence: Sentence, at: number): boolean {
  return dateAt(sentence, at) !== null;
}

/** True for a field that calendar units can group. */
function isDated(profile: FieldProfile): boolean {
  return profile.field.type === 'date' || isYear(profile);
}

/**
 * The grouping of a calendar unit at a place: "by year of production". The field that is named after it is the one whose periods are meant; one that
 * holds no such periods is not replaced by another, and null then.
 */
function groupingOfUnit(sentence: Sentence, at: number, unit: DateUnit): Grouping | null {
  if (!sentence.isLink(at + 1, 'of')) return groupingByUnit(sentence, unit, null);
  const of = sentence.next(at + 1);
  const named = fieldAt(sentence, of, isDated);
  const condition = named === null ? sentence.open(of, 'condition') : null;
  const bounded = condition !== null && isDated(condition.profile) ? condition.profile : null;
  const field = named ?? bounded;
  const number = field === null ? numberAt(sentence, of) : null;
  const isOther = number !== null && !isAdditive(number) && roleOf(number) !== 'price';
  const isYears = unit === 'year' || unit === 'decade';
  if (isOther || (field?.field.type === 'number' && !isYears)) return null;
  if (field !== null) sentence.use(at + 1);
  if (named !== null) sentence.use(of);
  return groupingByUnit(sentence, unit, field);
}

/** "in steps of 250" anywhere after the field. */
export function stepsAfter(sentence: Sentence, at: number): number | null {
  const link = sentence.links('steps').find((place) => place > at);
  const bound = link === undefined ? null : sentence.open(link + 1, 'bound');
  if (link === undefined || bound === null) return null;
  sentence.use(link, link + 1);
  return bound.value;
}
