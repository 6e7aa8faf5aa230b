import { isPlural } from '../../../../text/plural.ts';
import { isParticiple } from '../../../language/annotate/happenings.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Grouping } from '../../../plan/plan.ts';
import { fieldOfIdea } from '../../annotate/concepts.ts';
import { isVerbWord } from '../../annotate/phrases.ts';
import { isSize } from '../../field-role.ts';
import { lowerText } from '../../../language/tokens.ts';
import type { Sentence } from '../../sentence.ts';
import { COUNTING } from '../../lexicon/agents.ts';
import { chosenBehind, doerBetween, doerOfDeed, doneIn, isOfAgents, isPlainDoing, personField, placeFields, posterBetween } from './doers.ts';
import { dateAt, fieldAt, groupableAt, groupingByUnit, groupingOf, isOfOne, isOwnName, isTitleLike, numberAt } from '../fields.ts';
import { isWordOf } from '../orders.ts';
import { entityOfKind } from '../entities-of-kind.ts';
import type { GroupFor } from './group-for.ts';
import { causeGroup } from './majority.ts';
import { isOfAnyYear } from './months-of-years.ts';
import { BY_NUMBER, rankBy } from './ranked-measure.ts';

const SEVERAL = 5;

/** The group that a superlative at a place chooses from. */
export function groupFor(sentence: Sentence, at: number): GroupFor | null {
  return causeGroup(sentence, at) ?? askedGroup(sentence, at) ?? groupBefore(sentence, at) ?? groupAfter(sentence, at) ?? personOrPlace(sentence, at);
}

/** "which city … the most", "what genre has the highest". */
export function askedGroup(sentence: Sentence, at: number): GroupFor | null {
  const head = sentence.all('head').find((place) => place < at && /^(?:which|what|list|who)$/.test(sentence.at(place, 'head')?.head ?? ''));
  if (head === undefined) return null;
  let place = sentence.next(head);
  while (sentence.isLink(place, 'is', 'of')) place = sentence.next(place);
  const limitPiece = sentence.open(place, 'limit');
  const lead = limitPiece === null ? place : sentence.next(place);
  const start = headOf(sentence, lead);
  const ofKind = entityOfKind(sentence, start);
  const own = ofKind === null ? null : { grouping: groupingOf(ofKind), profile: ofKind };
  const group = own ?? groupAtPlace(sentence, start) ?? kindOf(sentence, head, start) ?? doerAfter(sentence, start, at);
  if (group === null || start >= at) return null;
  const isWho = sentence.at(head, 'head')?.head === 'who';
  // "who designed the most bridges" of records with a type of design.
  if (isWho && (group.profile?.field.type !== 'text' || !isOfAgents(sentence, group.profile))) return null;
  // "which direction does the wind blow from most often": a word of the name of the group.
  const isOfGroup = (between: number) => group.profile !== null && isWordOf(sentence, between, group.profile);
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
    if (isDoneToRecords(sentence, between) || isSaidAgain(sentence, between, group.profile) || isOfGroup(between)) return true;
    if (piece?.kind === 'aggregate') return /^(?:rate|avg|median)$/.test(piece.aggregate) && between === sentence.previous(at);
    if (piece?.kind === 'field') return fieldAt(sentence, between, ({ field }) => field.type === 'date' || field.type === 'boolean') !== null;
    if (piece?.kind === 'head') return sentence.at(between, 'head')?.head !== 'share';
    // What such a word leaves out is told when all is read.
    return piece?.kind === 'unknown' && between >= start;
  };
  if (!sentence.between(start, at, accepts)) return null;
  return {
    at: start,
    ...group,
    // "who runs the most centres": the verb is no plural.
    limit: limitPiece?.limit ?? (isWho ? 1 : limitOf(sentence, start)),
    places: [
      head,
      // What says of which kind they are still holds.
      ...(ofKind === null ? [lead, start] : []),
      ...(limitPiece === null ? [] : [place]),
      ...sentence.all('field').filter((other) => other > start && other < at && isOfGroup(other)),
    ],
  };
}

/** "which manufacturer made the most": the verb of those whose name the field has. */
function isSaidAgain(sentence: Sentence, at: number, profile: FieldProfile | null): boolean {
  return isVerbWord(sentence.lower(at)) && sentence.at(at, 'field')?.choices.every((choice) => choice.profile === profile) === true;
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
  if (group === null || sentence.at(sentence.previous(place), 'aggregate') !== null || isOfValue(sentence, place, group)) return null;
  const limit = sentence.open(sentence.previous(place), 'limit');
  return {
    at: place,
    ...group,
    limit: limit?.limit ?? limitOf(sentence, place),
    places: [place, ...links, ...(limit === null ? [] : [sentence.previous(place)])],
  };
}

/** "restaurant with Italian cuisine": the name of the field only says what its value is. */
function isOfValue({ pieces }: Sentence, at: number, { grouping }: { readonly grouping: Grouping }): boolean {
  return [pieces[at - 1], pieces[at + 1]].some((piece) => piece?.kind === 'value' && piece.hits.some(({ field }) => field === grouping.field));
}

/** "most common heating", "busiest month", "biggest seller by revenue"; months that are added up are not how long a kind of contract is. */
function groupAfter(sentence: Sentence, at: number): GroupFor | null {
  const piece = sentence.open(at, 'extreme');
  if (piece === null) return null;
  let place = sentence.next(at);
  if (piece.word === 'common' || piece.word === 'rare')
    while (sentence.isLink(place, 'of', 'is') || sentence.lower(place) === 'as') place = sentence.next(place);
  if (piece.word === 'best' || piece.word === 'worst') while (sentence.at(place, 'verb') !== null) place = sentence.next(place);
  const lead = place;
  place = headOf(sentence, place);
  const limit = sentence.open(sentence.previous(at), 'limit') ?? sentence.open(place, 'limit');
  if (sentence.open(place, 'limit') !== null) place = sentence.next(place);
  // "the second most studied illness" of studies.
  const done = (piece.word === 'most' || piece.word === 'least') && isDoneToRecords(sentence, place) ? place : null;
  if (done !== null) place = sentence.next(place);
  const isRanked = isRankedBy(sentence, place, piece.word);
  if (isRanked) place += 1;
  const group = groupAtPlace(sentence, place);
  // "the last roasted coffee" of a date of roasting and a level of it.
  const isDone = piece.idea?.profile.field.type === 'date' && sentence.lower(place).endsWith('ed');
  if (group === null || (piece.idea?.profile.field.type === 'number' && isWordOf(sentence, place, piece.idea.profile))) return null;
  if (isDone && dateAt(sentence, place) !== null) return null;
  const isCounted = done !== null || piece.word === 'common' || piece.word === 'rare' || BY_NUMBER.test(sentence.lower(at));
  // "the highest price" is a value; "the biggest seller by revenue" is a group.
  const isText = group.profile === null || group.profile.field.type === 'text';
  const by = rankBy(sentence, place);
  // "clearest water" of records with a type of water: the name says more than that.
  const isPart = sentence.at(place, 'field')?.choices.every(({ score }) => score <= HALF_NAME) === true && !isAveraged(sentence);
  const isOfIdea =
    piece.idea !== null &&
    isText &&
    !isPart &&
    (!isSize(piece.idea.profile) || sentence.all('aggregate').length > 0 || /sell|sold/.test(sentence.lower(at)));
  if (!isCounted && !isOfIdea && !isRanked && (!isText || piece.word === 'most' || piece.word === 'least' || by === null)) return null;
  return {
    at: place,
    ...group,
    limit: limit?.limit ?? limitOf(sentence, place),
    places: [lead, place, ...(limit === null ? [] : [sentence.previous(at)]), ...(done === null ? [] : [done])],
  };
}

/** "best scored region": a participle of the number that the groups behind it are ranked by. */
function isRankedBy(sentence: Sentence, at: number, word: string): boolean {
  const isNamed = sentence.open(at + 1, 'field')?.choices.some(({ profile, score }) => profile.field.type === 'text' && score >= 1) === true;
  return isNamed && /^(?:best|worst|highest|lowest)$/.test(word) && /(?:ed|ing)$/.test(sentence.lower(at)) && numberAt(sentence, at) !== null;
}

/** "rainiest state on average": there is a mean of several alone. */
function isAveraged(sentence: Sentence): boolean {
  return sentence.all('aggregate').some((at) => /^(?:avg|median)$/.test(sentence.at(at, 'aggregate')?.aggregate ?? ''));
}

/** "bridge material", "case material" of watches with a diameter of the case: what stands before the name of a field only says whose it is. */
function headOf(sentence: Sentence, at: number): number {
  const next = sentence.at(at + 1, 'field');
  const isNamed = next?.choices.some(({ profile, score }) => profile.field.type === 'text' && score >= 1) === true;
  const isLead = sentence.at(at, 'noun') !== null || sentence.at(at, 'field')?.choices.every(({ score }) => score <= HALF_NAME) === true;
  return isNamed && isLead ? at + 1 : at;
}

/** Up to this, a mention is of half a name. */
const HALF_NAME = 0.5;

/** "studied" of studies, "listed" of whatever is listed: what is done to each of the records, so that they are counted. */
function isDoneToRecords(sentence: Sentence, at: number): boolean {
  const word = sentence.lower(at);
  const isOfAll = sentence.isRecordNoun(word) || word === 'listed' || (COUNTING.has(word) && sentence.at(sentence.previous(at), 'extreme') !== null);
  return /^(?:field|verb|noun|unknown)$/.test(sentence.pieces[at]?.kind ?? '') && word.endsWith('ed') && isOfAll;
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
  const listed = (isWho ? null : doneIn(sentence, at)) ?? listedBehind(sentence, at);
  if (listed !== null) return { at: head, grouping: groupingOf(listed), profile: listed, limit: 1, places: [head] };
  const among = isWho ? amongBehind(sentence, at) : null;
  if (among !== null) return { at: head, ...among, limit: 1, places: [head, ...among.places] };
  // "where's the best rated clinic": of one thing that is so, the place is told with it.
  const isOne = /^where'?s$/.test(sentence.lower(head)) || /^(?:is|was)$/.test(sentence.lower(sentence.next(head)));
  if (!isWho && isOne && !/\b(?:most|least|fewest)\b/.test(sentence.lower(at))) return null;
  const deed = isWho && isPlainDoing(sentence, head, at) ? doerOfDeed(sentence, sentence.nounBehind(at)) : null;
  const doer = isWho ? (doerBetween(sentence, head, at) ?? deed) : null;
  if (isWho && doer === null && sentence.isRecordNoun('person')) return null;
  const profile =
    doer ??
    (isWho ? posterBetween(sentence, head, at) : null) ??
    (isWho ? (isPlainDoing(sentence, head, at) ? personOfSeveral(sentence) : null) : (placeFields(sentence)[0] ?? null));
  // "published" of "who published the most" names no date, and whoever observes makes observations.
  const isDone = (place: number) => dateAt(sentence, place) !== null || (deed !== null && sentence.at(place, 'verb') !== null);
  const done = sentence.pieces.flatMap((_, place) => (place > head && place < at && isDone(place) ? [place] : []));
  return profile === null ? null : { at: head, grouping: groupingOf(profile), profile, limit: 1, places: [head, ...done] };
}

/** "who has the best rating of all agents", "who has the most stock, by brand": those who are chosen among. */
function amongBehind(sentence: Sentence, at: number): Pick<GroupFor, 'grouping' | 'profile' | 'places'> | null {
  const by = chosenBehind(sentence);
  const chosen = by > at ? groupAtPlace(sentence, sentence.next(by)) : null;
  if (chosen !== null) return { ...chosen, places: [by, sentence.next(by)] };
  const last = sentence.previous(sentence.pieces.length);
  const link = sentence.previous(last);
  const isAll =
    link > at &&
    sentence.isLink(link, 'of') &&
    /\b(?:all|all the|the|our) $/.test(lowerText(sentence.tokens, 0, sentence.pieces[last]?.from ?? 0).concat(' '));
  const group = isAll && isPlural(sentence.lower(last)) ? groupAtPlace(sentence, last) : null;
  return group?.profile?.field.type === 'text' ? { ...group, places: [link, last] } : null;
}

/** "who has the most rooms, landlords, agencies or providers": the field whose values are offered to choose from. */
function listedBehind(sentence: Sentence, at: number): FieldProfile | null {
  const values = sentence.all('value').filter((place) => place > at);
  const [first = -1, last = -1] = [values[0], values.at(-1)];
  const isList = values.length > 1 && sentence.links('or').some((place) => place > first && place < last);
  if (!isList || !sentence.between(first, last, (place) => values.includes(place) || sentence.isLink(place, 'or', 'and'))) return null;
  const fieldsAt = (place: number) => sentence.open(place, 'value')?.hits.flatMap(({ kind, field }) => (kind === 'whole' ? [field] : [])) ?? [];
  const [name, ...more] = fieldsAt(first).filter((field) => values.every((place) => fieldsAt(place).includes(field)));
  return more.length > 0 ? null : (sentence.profiles.find(({ field }) => field.name === name) ?? null);
}

/** The field of people, where several records are of one; of a field that names each record, the records themselves are ranked. */
function personOfSeveral(sentence: Sentence): FieldProfile | null {
  const person = personField(sentence);
  return person !== null && (isOwnName(sentence, person) || isTitleLike(sentence, person)) ? null : person;
}

export function groupAtPlace(sentence: Sentence, at: number): { readonly grouping: Grouping; readonly profile: FieldProfile | null } | null {
  // "priciest per head" of a field called so: a rate of the price, and no group; "top quarter": a part of the records, and no period.
  const isPart = sentence.lower(at) === 'quarter' && /^(?:top|bottom|upper|lower)$/.test(sentence.lower(at - 1));
  if (isPart || /^per\b/.test(sentence.lower(at))) return null;
  const bucket = sentence.open(at, 'bucket');
  if (bucket !== null) {
    const grouping = groupingByUnit(sentence, isOfAnyYear(sentence, at) ? 'monthname' : bucket.unit, null);
    return grouping === null ? null : { grouping, profile: null };
  }
  if (sentence.open(at, 'field') === null) return null;
  const unit = sentence.open(at + 1, 'bucket');
  const profile = groupableAt(sentence, at);
  if (profile === null || isOwnName(sentence, profile) || isTitleLike(sentence, profile) || isOfOne(profile)) return null;
  // "which opened first": what happened at a date, and no group of days.
  if (profile.field.type === 'date' && unit === null && isHappened(sentence, at)) return null;
  // "which starred restaurant": of a number of stars, what is said of the records.
  if (profile.field.type === 'number' && sentence.at(at + 1, 'noun') !== null && /\p{L}{3}ed$/u.test(sentence.lower(at))) return null;
  if (unit !== null) {
    const grouping = groupingByUnit(sentence, unit.unit, profile);
    if (grouping !== null) return { grouping, profile };
  }
  return { grouping: groupingOf(profile), profile };
}

/** "opened", "sank": a verb, or no more than a part of the name of a date. */
function isHappened(sentence: Sentence, at: number): boolean {
  const piece = sentence.at(at, 'field');
  const token = sentence.tokens[piece?.from ?? 0];
  return (token !== undefined && isParticiple(token)) || piece?.choices.every(({ score }) => score < 1) === true;
}

/** One where the noun is singular, several where it is plural. */
function limitOf(sentence: Sentence, at: number): number {
  return isPlural(sentence.lower(at)) ? SEVERAL : 1;
}
