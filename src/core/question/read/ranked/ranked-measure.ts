import { isPlural } from '../../../../text/plural.ts';
import { unitOf } from '../../../language/annotate/units.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Measure } from '../../../plan/plan.ts';
import { stem } from '../../../language/stem.ts';
import { bestEnd, doerOf } from '../../annotate/concepts.ts';
import { COUNTING, HAPPENING, POSTING } from '../../lexicon/agents.ts';
import { TRADE_VERBS } from '../../lexicon/passed-over.ts';
import { defaultMeasure, isAdditive, isMeasurable, isYear, roleOf } from '../../field-role.ts';
import type { PieceOf } from '../../piece.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldAt, numberAt } from '../fields.ts';
import { isDeedOf } from './doers.ts';
import { measuredBehind } from './measured-behind.ts';
import { measuresOf } from '../measures.ts';
import { isBestHigh, rateAt, type RateRead } from '../rates.ts';
import { moneyMoved } from './money-moved.ts';

interface MeasureFor {
  readonly measure: Measure | null;
  readonly descending: boolean;
  readonly places: readonly number[];
  readonly rivals: readonly Measure[];
}

interface ExtremeAt {
  readonly at: number;
  readonly extreme: PieceOf<'extreme'>;
  /** After the superlative and its group. */
  readonly end: number;
}

/** What a superlative ranks groups by. */
export function measureFor(sentence: Sentence, { at, extreme, end }: ExtremeAt): MeasureFor | null {
  const { word, idea, descending } = extreme;
  if (isOfDoing(sentence, at)) return null;
  if (word === 'common' || word === 'rare') return { measure: null, descending: word === 'common', places: [], rivals: [] };
  const rate = rateBeside(sentence, at);
  if (rate !== null) {
    const isUp = isBestHigh(sentence, rate);
    const isPraise = word === 'best' || word === 'worst';
    if (isPraise && isUp === null) return null;
    return {
      measure: { kind: 'share', of: rate.of },
      descending: isPraise ? (word === 'best') === isUp : descending,
      places: rate.places,
      rivals: [],
    };
  }
  const by = rankBy(sentence, end, BY_NUMBER.test(sentence.lower(at)) ? 'most' : 'highest');
  if (by !== null) return { ...by, descending: wayOf(sentence, extreme, by.measure) };
  // "the most people on the waiting list": the list counts them.
  const next = /^(?:people|persons?)$/.test(sentence.lower(at + 1)) ? sentence.past(at + 1, 'in', 'of') : measuredBehind(sentence, at);
  // "busiest terminal": the terminals are what is ranked.
  const measured = BY_NUMBER.test(sentence.lower(at)) ? null : averaged(sentence, at, measureAt(sentence, next, word));
  if (measured !== null)
    return fastestOf(sentence, measured, extreme) ?? { ...withVerb(sentence, at, measured), descending: wayOf(sentence, extreme, measured.measure) };
  const moved = moneyMoved(sentence, at);
  if (moved !== null) return moved.measure === null ? null : { ...moved, descending };
  // "in which city is rent lowest on average".
  const before = numberAt(sentence, sentence.previous(at));
  // "who gave the biggest donation": the end of them all, and no sum of them.
  const sum = idea?.profile.field.sumOf === undefined || isPlural(sentence.lower(sentence.nounBehind(at))) ? null : idea.profile;
  if (sum !== null && (before === null || before === sum)) {
    return endOf(sum, descending, before === null ? [] : [sentence.previous(at)]);
  }
  // "which director made the most films": films are counted, whatever the verb measures.
  if (before !== null && (word === 'most' || word === 'least') && sentence.open(sentence.past(at, 'of'), 'noun') !== null)
    return { measure: null, descending, places: [sentence.previous(at)], rivals: [] };
  if (before !== null) {
    const statistic = sentence.open(next, 'aggregate')?.aggregate;
    const [measure = defaultMeasure(before)] = statistic === undefined ? [] : measuresOf(statistic, before);
    return {
      measure,
      descending: wayOf(sentence, extreme, measure),
      places: [sentence.previous(at), ...(statistic === undefined ? [] : [next])],
      rivals: [],
    };
  }
  if (idea !== null && end === at && isOfSingle(sentence, at)) return endOf(idea.profile, descending, []);
  if (idea !== null)
    return ofIdea(sentence, idea.profile, { word, descending, isOfEach: PRICED.test(sentence.lower(at)) || isOfRecords(sentence, at) });
  if (word === 'best' || word === 'worst') return null;
  if (word === 'most' || word === 'least') {
    const earning = sentence.all('verb').find((place) => sentence.at(place, 'verb')?.earning === true);
    const isNoun = sentence.open(next, 'noun') !== null || sentence.pieces.slice(next).some((piece) => piece.kind === 'noun');
    if (earning !== undefined && !isNoun) return mostMoney(sentence, { descending, earning });
    if (!isNoun && sentence.pieces.slice(at + 1).some((piece) => piece.kind === 'unknown')) return null;
    return { measure: null, descending, places: [], rivals: [] };
  }
  return BY_NUMBER.test(sentence.lower(at)) ? { measure: null, descending, places: [], rivals: [] } : null;
}

/** "which club had the fastest lap time": one time is the fastest, where a mean is none; "which seller has the fastest delivery time" on average. */
function fastestOf({ text }: Sentence, measured: Omit<MeasureFor, 'descending'>, { idea, descending }: PieceOf<'extreme'>): MeasureFor | null {
  const { measure } = measured;
  if (measure?.kind !== 'avg' || measure.field !== idea?.profile.field.name || !FASTEST_TIME.test(text)) return null;
  return { ...measured, measure: { kind: descending ? 'max' : 'min', field: measure.field }, descending };
}

const FASTEST_TIME =
  /\b(?:had|ran|clocked|recorded|set|posted|achieved|got|rode|swam) (?:the )?(?:\w+ )?(?:fastest|quickest|slowest) (?!.*\b(?:average|mean|median|typical))[^,;.?]*\btimes?\b/i;

/** The largest or the smallest of each group. */
function endOf({ field }: FieldProfile, descending: boolean, places: readonly number[]): MeasureFor {
  return { measure: { kind: descending ? 'max' : 'min', field: field.name }, descending, places, rivals: [] };
}

/** "fetches the most per kilo" of what a kilo fetches: the verb says the same. */
function withVerb(sentence: Sentence, at: number, measured: Omit<MeasureFor, 'descending'>): Omit<MeasureFor, 'descending'> {
  const own = measured.measure !== null && 'field' in measured.measure ? measured.measure.field : null;
  const verb = sentence.previous(at);
  return numberAt(sentence, verb)?.field.name === own ? { ...measured, places: [verb, ...measured.places] } : measured;
}

/** "has on average the highest rent": the statistic stands before the superlative. */
function averaged(sentence: Sentence, at: number, measured: Omit<MeasureFor, 'descending'> | null): Omit<MeasureFor, 'descending'> | null {
  const before = sentence.previous(at);
  const statistic = sentence.open(before, 'aggregate')?.aggregate;
  const of = measured?.measure ?? null;
  const profile = sentence.profiles.find(({ field }) => of !== null && 'field' in of && of.field === field.name);
  if (measured === null || profile === undefined || (statistic !== 'avg' && statistic !== 'median')) return measured;
  return { ...measured, measure: { kind: statistic, field: profile.field.name }, places: [before, ...measured.places] };
}

/** "the highest success rate", "the cancellation rate is lowest". */
function rateBeside(sentence: Sentence, at: number): RateRead | null {
  const place = [sentence.next(sentence.next(at)), sentence.previous(at)].find((each) => sentence.open(each, 'aggregate')?.aggregate === 'rate');
  return place === undefined ? null : rateAt(sentence, place);
}

/** "which seller lies most": how often somebody does what the records do not say; a verb of there being records counts them. */
function isOfDoing(sentence: Sentence, at: number): boolean {
  // "files the most printing tickets": which of the records may stand before their noun.
  if (!/^(?:the )?(?:most|least)(?: (?:often|frequently))?$/.test(sentence.lower(at)) || sentence.nounBehind(at) >= 0) return false;
  // "draws the most bids" of records that count them.
  if (numberAt(sentence, sentence.next(at)) !== null || sentence.isLink(sentence.past(at, 'of'), 'them')) return false;
  const before = sentence.previous(at);
  const [word = ''] = sentence.lower(before).split(' ');
  const isPassive = /^(?:is|are|was|were|be|been|being|gets?|got)$/.test(sentence.lower(before - 1));
  const isNamed = sentence.at(before, 'verb')?.earning === true || sentence.isRecordNoun(word) || doerOf(stem(word), sentence.profiles) !== null;
  return sentence.at(before, 'verb') !== null && !isNamed && !isPassive && ![POSTING, HAPPENING, TRADE_VERBS, COUNTING].some((set) => set.has(word));
}

/** Words that rank by how many records there are. */
export const BY_NUMBER = /busiest|quietest|leading/;

/** "worst" of a delay is the highest, and of a rating the lowest. */
function wayOf({ profiles }: Sentence, { word, descending }: PieceOf<'extreme'>, measure: Measure | null): boolean {
  if (word !== 'best' && word !== 'worst') return descending;
  const field = measure !== null && 'field' in measure ? measure.field : null;
  const profile = profiles.find((each) => each.field.name === field);
  const best = profile === undefined ? null : bestEnd(profile);
  return best === null ? word === 'best' : (best === 'more') === (word === 'best');
}

function mostMoney(sentence: Sentence, { descending, earning }: { readonly descending: boolean; readonly earning: number }): MeasureFor | null {
  const money = sentence.profiles.filter((profile) => profile.dimension === 'money' && isMeasurable(profile) && isAdditive(profile));
  const [first, ...others] = money.map(defaultMeasure);
  return first === undefined ? null : { measure: first, descending, places: [earning], rivals: others };
}

/** "which city is the cheapest": by the mean; "which city has the newest flat": by the last day. */
function ofIdea(
  sentence: Sentence,
  profile: FieldProfile,
  { word, descending, isOfEach }: Pick<PieceOf<'extreme'>, 'word' | 'descending'> & { readonly isOfEach: boolean },
): MeasureFor {
  const { field } = profile;
  const onAverage = sentence
    .all('aggregate')
    .find((place) => sentence.at(place, 'aggregate')?.aggregate === 'avg' || sentence.at(place, 'aggregate')?.aggregate === 'median');
  const statistic = onAverage === undefined ? 'avg' : (sentence.at(onAverage, 'aggregate')?.aggregate ?? 'avg');
  // Nobody is cheap by having few to sell.
  const usual = onAverage === undefined && !isOfEach ? defaultOf(profile, word) : null;
  const measure: Measure =
    field.type === 'date'
      ? { kind: descending ? 'max' : 'min', field: field.name }
      : (usual ?? { kind: statistic === 'median' ? 'median' : 'avg', field: field.name });
  return { measure, descending, places: onAverage === undefined ? [] : [onAverage], rivals: [] };
}

/** "which author writes the longest articles": how long each of them is, and not all of them together. */
function isOfRecords(sentence: Sentence, at: number): boolean {
  const next = sentence.next(at);
  return (
    /^(?:the )?\p{L}+est$/u.test(sentence.lower(at)) &&
    !BY_NUMBER.test(sentence.lower(at)) &&
    sentence.at(next, 'noun') !== null &&
    isPlural(sentence.lower(next))
  );
}

/** "which driller has the deepest well", "which brand has the most expensive serum": who has that one, and not whose are so on average. */
function isOfSingle(sentence: Sentence, at: number): boolean {
  const next = sentence.next(at);
  const noun = sentence.nounBehind(at);
  const place = noun >= 0 ? noun : sentence.at(next, 'value') === null ? -1 : next;
  const isAverage = sentence.all('aggregate').length > 0;
  return place >= 0 && !isAverage && !isPlural(sentence.lower(place)) && sentence.isLink(sentence.previous(at), 'has');
}

const PRICED = /\b(?:cheapest|(?:most|least) (?:expensive|affordable|costly|pricey)|dearest|priciest|costliest)$/;

/** "revenue", "average rent", "number of orders", "total votes", right after the superlative. */
export function measureAt(sentence: Sentence, at: number, word: PieceOf<'extreme'>['word']): Omit<MeasureFor, 'descending'> | null {
  const aggregate = sentence.open(at, 'aggregate')?.aggregate;
  const percentile = sentence.open(at, 'percentile');
  const head = sentence.open(at, 'head')?.head;
  const share = head === 'share' || head === 'count';
  if (share) {
    const after = sentence.past(at, 'of');
    const counted = numberAt(sentence, after);
    // "number of discoveries" of a year of discovery: how many records there are.
    if (counted !== null) return { measure: isYear(counted) ? null : defaultMeasure(counted), places: [at, after], rivals: [] };
    const text = fieldAt(sentence, after, ({ field }) => field.type === 'text');
    if (text !== null && head === 'count') return { measure: { kind: 'distinct', field: text.field.name }, places: [at, after], rivals: [] };
    // What it is a percentage of stands in the conditions behind it.
    return { measure: head === 'share' ? { kind: 'share', of: null } : null, places: [at], rivals: [] };
  }
  const start = aggregate === undefined && percentile === null ? at : sentence.past(at, 'of');
  if (aggregate === 'distinct') {
    const counted = fieldAt(sentence, start, () => true);
    return counted === null ? null : { measure: { kind: 'distinct', field: counted.field.name }, places: [at, start], rivals: [] };
  }
  const number = numberAt(sentence, start);
  // Nothing has the most of a year.
  const isMany = word === 'most' || word === 'least';
  const profile = number !== null && isMany && (isYear(number) || isOtherThanSaid(sentence, start, number)) ? null : number;
  const trailing = sentence.next(start);
  if (profile !== null) {
    const trail = sentence.open(trailing, 'aggregate')?.aggregate;
    const own = percentile !== null ? { p: percentile.p } : aggregate;
    // "the most delay minutes of freight altogether": said at the end, it is of the same measure.
    const last = sentence.pieces.findLastIndex(({ kind }) => kind !== 'mark' && kind !== 'harmless');
    const end = last > trailing ? sentence.open(last, 'aggregate')?.aggregate : undefined;
    const atEnd = end === 'sum' || end === 'avg' || end === 'median' ? end : undefined;
    const isTrail = trail === 'avg' || trail === 'median' || trail === 'sum';
    const statistic = own ?? (isTrail ? trail : atEnd);
    const places = own !== undefined ? [at, start] : statistic === undefined ? [start] : [start, isTrail ? trailing : last];
    const [measure] = statistic === undefined ? [defaultOf(profile, word)] : measuresOf(statistic, profile);
    return measure === undefined ? null : { measure, places, rivals: [] };
  }
  const counted = word === 'most' || word === 'least' ? fieldAt(sentence, start, ({ field }) => field.type === 'text') : null;
  if (counted === null || sentence.open(start, 'noun') !== null) return null;
  // "the most wins" of records that know the winner: how often one won, and not by how many.
  if (isDeedOf(sentence, start, counted)) return { measure: null, places: [start], rivals: [] };
  return { measure: { kind: 'distinct', field: counted.field.name }, places: [start], rivals: [] };
}

/** "the most rides" of seconds of a ride: what is counted is no length of time. */
function isOtherThanSaid(sentence: Sentence, at: number, { dimension, words }: FieldProfile): boolean {
  if (dimension === null || dimension === 'money' || words.length < 2) return false;
  const said = sentence.lower(at).split(' ');
  return isPlural(said.at(-1) ?? '') && said.every((word) => unitOf(word) === undefined) && words.at(-1)?.stem !== stem(said.at(-1) ?? '');
}

/** "the highest price" of groups is that of their means, where a price does not add up. */
function defaultOf(profile: FieldProfile, word: PieceOf<'extreme'>['word']): Measure {
  const { name, integer } = profile.field;
  if ((word === 'most' || word === 'least') && /^(?:number|count)$/.test(roleOf(profile)) && integer === true) return { kind: 'sum', field: name };
  // "the highest checkout" of a high checkout: it is an end already.
  const isEnd = word === 'highest' && profile.words.some(({ stem: own }) => /^(?:high|highest|best|peak|longest)$/.test(own));
  return isEnd ? { kind: 'max', field: name } : defaultMeasure(profile);
}

/** "… by revenue", "by number of orders", "in terms of average price", after a place. `word`: what the superlative says by itself. */
export function rankBy(sentence: Sentence, from: number, word: PieceOf<'extreme'>['word'] = 'highest'): Omit<MeasureFor, 'descending'> | null {
  for (let at = from + 1; at < sentence.pieces.length; at += 1) {
    // "the strongest one (total)".
    const isBracketed = sentence.lower(at) === '(' && sentence.lower(at + 2) === ')' && numberAt(sentence, at + 1) !== null;
    const isBy =
      isBracketed ||
      (sentence.open(at, 'grouper') !== null && /^(?:by(?: the)?|in|across)$/.test(sentence.lower(at))) ||
      sentence.open(at, 'sorter') !== null ||
      (sentence.isLink(at, 'from') && sentence.lower(at) === 'by');
    if (!isBy) continue;
    const first = sentence.next(at);
    // "by metres climbed": the unit that the field is counted in.
    const next = sentence.open(first, 'unknown') !== null && unitOf(sentence.lower(first)) !== undefined ? sentence.next(first) : first;
    if (next !== first) sentence.use(first);
    const measured = measureAt(sentence, next, word);
    if (measured !== null) return { ...measured, places: [at, ...measured.places] };
    if (sentence.open(next, 'noun') !== null) return { measure: null, places: [at, next], rivals: [] };
  }
  return null;
}

/** "in which city was the deadliest attack": one record is asked for, and its city. */
export function isOfRecord(sentence: Sentence, at: number): boolean {
  const piece = sentence.at(at, 'extreme');
  const next = sentence.next(at);
  const isOne = sentence.at(next, 'noun') !== null && !isPlural(sentence.lower(next));
  const before = sentence.previous(at);
  // "who drilled the deepest well": whoever did that one, and not who does the deepest of them on average.
  const isDone = sentence.headAt('who') === 0 && sentence.previous(before) === 0 && !sentence.isLink(before, 'has', 'is');
  const noun = sentence.nounBehind(at);
  if (piece?.idea !== null && isDone && noun >= 0 && !isPlural(sentence.lower(noun))) return true;
  return piece?.idea !== null && isOne && /^(?:is|was)$/.test(sentence.lower(before));
}
