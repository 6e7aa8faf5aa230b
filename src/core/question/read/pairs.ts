import { namesLimit } from '../../language/annotate/superlatives.ts';
import { unitOf } from '../../language/annotate/units.ts';
import { isPrice } from '../../language/bind/prices.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { isCostBehind, isExtra } from '../../language/profile/main-price.ts';
import type { Measure } from '../../plan/plan.ts';
import { defaultMeasure, isAdditive, isMeasurable } from '../field-role.ts';
import { mainPrice } from './savings.ts';
import type { Sentence } from '../sentence.ts';
import { isInOtherUnit, numberAt } from './fields.ts';
import { findTwoFields } from './conditions/two-fields.ts';
import { readSavedInstead } from './sides/saved-instead.ts';
import { readSavings } from './savings.ts';
import { statisticAt, type FieldRead, type MeasureRead } from './measures.ts';

/** Correlations, and differences and ratios of two fields: "price per sqm", "difference between budget and gross", "gross minus budget". */
export function readPairs(sentence: Sentence): readonly MeasureRead[] {
  return [
    ...sentence.all('aggregate').flatMap((at) => pairOf(sentence, at)),
    ...betweenFields(sentence),
    ...exceeding(sentence),
    ...readSavedInstead(sentence),
    ...readSavings(sentence),
    ...sideBySide(sentence),
    ...profits(sentence),
  ];
}

function pairOf(sentence: Sentence, at: number): readonly MeasureRead[] {
  const word = sentence.open(at, 'aggregate')?.aggregate;
  if (word !== 'correlation' && word !== 'difference' && word !== 'ratio') return [];
  const fields = sentence.all('field').flatMap((place): readonly FieldRead[] => {
    const profile = numberAt(sentence, place);
    return profile === null ? [] : [{ at: place, profile }];
  });
  const after = fields.filter((field) => field.at > at);
  const pair = word === 'correlation' || after.length < 2 ? fields.slice(0, 2) : after.slice(0, 2);
  const [left, right] = pair;
  if (left === undefined || right === undefined || left.profile === right.profile) return [];
  if (
    word !== 'correlation' &&
    !sentence.between(left.at, right.at, (place) => sentence.isLink(place, 'and', 'to', 'between', 'versus', 'than', 'of'))
  )
    return [];
  sentence.use(at, left.at, right.at);
  for (let place = Math.min(at, left.at) + 1; place < right.at; place += 1) if (sentence.pieces[place]?.kind === 'link') sentence.use(place);
  const isFromLow = word === 'difference' && areEnds(left.profile, right.profile);
  const names = isFromLow
    ? ([right.profile.field.name, left.profile.field.name] as const)
    : ([left.profile.field.name, right.profile.field.name] as const);
  if (word === 'correlation') return [{ at, measures: [{ kind: 'correlation', fields: names }, { kind: 'count' }] }];
  const first = Math.min(at, left.at);
  return [{ at: first, measures: [computed(sentence, word, { left: names[0], right: names[1] }, { at: first, end: Math.max(at, right.at) })] }];
}

/** "salaryMin" and "salaryMax", "price_from" and "price_to": two ends of one range, the low one first. */
function areEnds(low: FieldProfile, high: FieldProfile): boolean {
  const end = (profile: FieldProfile, said: RegExp) =>
    profile.words
      .filter(({ stem }) => !said.test(stem))
      .map(({ stem }) => stem)
      .join(' ');
  const [one, other] = [end(low, LOW_END), end(high, HIGH_END)];
  return one === other && low.words.some(({ stem }) => LOW_END.test(stem)) && high.words.some(({ stem }) => HIGH_END.test(stem));
}

const LOW_END = /^(?:minimum|min|low|lowest|lower|from|start|begin)$/;
const HIGH_END = /^(?:maximum|max|high|highest|upper|to|end|finish)$/;

/** True for a word that says which of two is more or less. */
export function isComparative(word: string): boolean {
  return MORE.test(word) || LESS.test(word);
}

const MORE = /^(?:more|higher|dearer|costlier|pricier|bigger|larger|greater|longer|heavier|above|more expensive)$/;
const LESS = /^(?:less|lower|cheaper|smaller|shorter|lighter|below|less expensive)$/;

/** "by how much does the peak rate exceed the usual one", "which lot is furthest above its estimate". */
function exceeding(sentence: Sentence): readonly MeasureRead[] {
  const found = findTwoFields(sentence);
  if (found === null || found.asks === 'condition') return [];
  const { left, right, op, places, asks } = found;
  const [high, low] = op.startsWith('>') ? [left, right] : [right, left];
  const [at = 0, end = at] = [places[0], places.at(-1)];
  const sides = { left: high.field.name, right: low.field.name };
  sentence.use(...places);
  if (asks === 'farthest') return [{ at, measures: [{ kind: 'avg', field: { kind: 'difference', ...sides } }], isFarthest: true }];
  const [bare = end] = sentence.all('aggregate');
  return [{ at, measures: [computed(sentence, 'difference', sides, { at, end: Math.max(end, sentence.previous(bare)) })] }];
}

/** "seats versus passengers by line", "air temperature compared to water temperature on average": the same of two fields. */
function sideBySide(sentence: Sentence): readonly MeasureRead[] {
  return sentence.links('versus').flatMap((joint): readonly MeasureRead[] => {
    const isVerb = (place: number) => sentence.at(place, 'verb') !== null;
    const before = sentence.previous(joint);
    const left = fieldRead(sentence, isVerb(before) ? sentence.previous(before) : before);
    const right = fieldRead(sentence, sentence.next(joint));
    if (left === null || right === null || left.profile === right.profile) return [];
    const [at = joint] = left.places;
    const [bare = -1, ...more] = sentence.all('aggregate');
    const statistic = more.length === 0 ? statisticAt(sentence, bare) : null;
    const kind =
      statistic === 'avg' || statistic === 'median' || statistic === 'sum' || statistic === 'min' || statistic === 'max' ? statistic : null;
    if (sentence.all('aggregate').length > 0 && kind === null) return [];
    sentence.use(joint, ...left.places, ...right.places, ...(kind === null ? [] : [bare]));
    const measures = [left, right].map(({ profile }): Measure => (kind === null ? defaultMeasure(profile) : { kind, field: profile.field.name }));
    return [{ at, measures }];
  });
}

/** "profit" of records that know what was taken and what it cost, "margin" of a price and the cost behind it. */
function profits(sentence: Sentence): readonly MeasureRead[] {
  return sentence.all('unknown').flatMap((at): readonly MeasureRead[] => {
    // "a margin over 10" is a bound on what no field holds.
    const isBounded = /^(?:condition|bound)$/.test(sentence.pieces[sentence.next(at)]?.kind ?? '');
    if (!/^(?:profits?|margins?)$/.test(sentence.lower(at)) || isBounded) return [];
    const called = (names: RegExp) =>
      sentence.profiles.filter(({ field, words }) => field.type === 'number' && words.length === 1 && words.some(({ stem }) => names.test(stem)));
    const sums = called(/^(?:revenu|sale|gross|turnov|incom)/);
    const costs = sums.length > 0 ? called(/^(?:cost|expens|budget)/) : sentence.profiles.filter(isCostBehind);
    const [taken, ...others] = sums.length > 0 ? sums : sentence.profiles.filter((profile) => isPrice(profile) && !isExtra(profile));
    const [cost, ...more] = costs;
    if (taken === undefined || cost === undefined || others.length + more.length > 0) return [];
    const before = sentence.previous(at);
    const statistic = statisticAt(sentence, before);
    // What one is sold for does not add up without how many were.
    const isEach = sums.length === 0;
    const kind = statistic === 'avg' || statistic === 'median' || statistic === 'min' || statistic === 'max' ? statistic : isEach ? 'avg' : 'sum';
    if (isEach && statistic === 'sum') return [];
    sentence.use(at, ...(statistic === kind ? [before] : []));
    return [{ at, measures: [{ kind, field: { kind: 'difference', left: taken.field.name, right: cost.field.name } }] }];
  });
}

type Sides = { readonly left: string; readonly right: string };

/** An aggregate of a value that is computed for each record; the mean, unless another statistic stands before it. */
function computed(
  sentence: Sentence,
  kind: 'difference' | 'ratio' | 'sum' | 'product',
  { left, right }: Sides,
  span: { readonly at: number; readonly end: number },
): Measure {
  const before = sentence.previous(span.at);
  // "average price per core", "average of the price per core", "price per core on average".
  const place =
    [before, sentence.previous(before), sentence.next(span.end)].find((each) => statisticAt(sentence, each) !== null) ?? trailing(sentence, span.end);
  const statistic = statisticAt(sentence, place);
  // "average saving (list price minus deal price)": what it is called stands before the brackets.
  if (sentence.lower(span.at - 1) === '(' && place === sentence.previous(before)) sentence.use(before);
  const field = { kind, left, right } as const;
  if (statistic === 'avg' || statistic === 'median' || statistic === 'sum' || statistic === 'min' || statistic === 'max') {
    sentence.use(place);
    return { kind: statistic, field };
  }
  const sides = [left, right].map((name) => sentence.profiles.find((profile) => profile.field.name === name));
  const adds = sides.every((profile) => profile !== undefined && isAdditive(profile));
  // "pieces times price": what all of them come to.
  const isStock =
    kind === 'product' &&
    sides.some((profile) => profile?.dimension === 'money') &&
    sides.some((profile) => profile !== undefined && isCounting(profile));
  if (isStock) return { kind: 'sum', field };
  if (kind === 'ratio' && adds) return { kind: 'ratio', left: { kind: 'sum', field: left }, right: { kind: 'sum', field: right } };
  return { kind: kind === 'difference' && adds ? 'sum' : 'avg', field };
}

/** How many there are of a thing. */
function isCounting({ dimension, field, words }: FieldProfile): boolean {
  return dimension === null && field.integer === true && words.some(({ stem }) => /^(?:quantit|stock|unit|piece|item|cop|bottl)/.test(stem));
}

/** "price per core by maker, averaged", "rent per sqm, median per city": the only statistic of a question, behind a comma, which names no field itself. */
function trailing(sentence: Sentence, end: number): number {
  const [at = -1, ...more] = [...sentence.all('aggregate'), ...sentence.all('percentile')];
  const next = sentence.pieces[sentence.next(at)]?.kind;
  const isLast = next === undefined || next === 'grouper';
  return at > end && more.length === 0 && isLast && sentence.lower(at - 1) === ',' ? at : -1;
}

/** "price per sqm", "cheapest flat per sqm", "gross divided by budget", "gross minus budget". */
function betweenFields(sentence: Sentence): readonly MeasureRead[] {
  const joined = sentence.all('field').flatMap((at): readonly MeasureRead[] => {
    const left = numberAt(sentence, at);
    const joint = sentence.next(at);
    if (left === null || !sentence.isOpen(joint)) return [];
    const unit = isPer(sentence, joint) ? denominator(sentence, sentence.next(joint)) : null;
    const right = unit ?? fieldRead(sentence, sentence.past(joint, 'them'));
    if (
      right === null ||
      left === right.profile ||
      (unit !== null && namesLimit(right.profile)) ||
      isInOtherUnit(sentence, right.places[0] ?? -1, right.profile)
    )
      return [];
    const kind = unit !== null ? 'ratio' : jointKind(sentence, joint, { left, right: right.profile });
    return kind === null ? [] : [pairRead(sentence, { left, at, joint, right, kind })];
  });
  return [...joined, ...perOfIdea(sentence)];
}

interface PairOf {
  readonly left: FieldProfile;
  /** Where it is named, or what speaks of it. */
  readonly at: number;
  readonly joint: number;
  readonly right: Denominator;
  readonly kind: 'difference' | 'ratio' | 'sum' | 'product';
}

function pairRead(sentence: Sentence, { left, at, joint, right, kind }: PairOf): MeasureRead {
  const end = right.places.at(-1) ?? joint;
  const measure = computed(sentence, kind, { left: left.field.name, right: right.profile.field.name }, { at, end });
  sentence.use(joint, ...right.places, ...(sentence.at(at, 'field') === null ? [] : [at]));
  return { at, measures: [measure] };
}

/** "cheapest flat per sqm", "which course is the dearest per session", "tallest mast relative to its weight": a superlative speaks of the amount. */
function perOfIdea(sentence: Sentence): readonly MeasureRead[] {
  return [...sentence.all('grouper'), ...sentence.links('divided')].flatMap((joint): readonly MeasureRead[] => {
    const at = sentence.all('extreme').findLast((place) => place < joint) ?? -1;
    const left = sentence.open(at, 'extreme')?.idea?.profile;
    const isRelative = sentence.isLink(joint, 'divided');
    if (left?.field.type !== 'number' || !(isRelative || isPer(sentence, joint))) return [];
    const next = isRelative ? sentence.past(joint, 'them') : sentence.next(joint);
    const named = fieldRead(sentence, next);
    const right = denominator(sentence, next) ?? (named?.profile.role === 'year' ? null : named);
    // The least number of nights is not how many are paid for.
    return right === null || right.profile === left || namesLimit(right.profile) || isInOtherUnit(sentence, right.places[0] ?? -1, right.profile)
      ? []
      : [pairRead(sentence, { left, at, joint, right, kind: 'ratio' })];
  });
}

function isPer(sentence: Sentence, at: number): boolean {
  return sentence.open(at, 'grouper') !== null && /^(?:per|\/)$/.test(sentence.lower(at));
}

interface Denominator {
  readonly profile: FieldProfile;
  readonly places: readonly number[];
}

function fieldRead(sentence: Sentence, at: number): Denominator | null {
  const profile = numberAt(sentence, at);
  return profile === null ? null : { profile, places: [at] };
}

/** "per km", "per square foot", "per metre of length", "per hour of teaching": the number that is counted in the unit; of several the largest. */
function denominator(sentence: Sentence, at: number): Denominator | null {
  const isUnit = (place: number) => /^(?:unknown|bucket|field)$/.test(sentence.pieces[place]?.kind ?? '') && sentence.isOpen(place);
  const [first, second] = [sentence.lower(at), sentence.lower(at + 1)];
  const both = isUnit(at) && isUnit(at + 1) ? unitOf(`${first} ${second}`) : undefined;
  const said = both ?? (isUnit(at) ? unitOf(first) : undefined);
  // A price by the month or year is one in each of them.
  if (said === undefined || (said.dimension === 'time' && sentence.at(at, 'bucket') !== null && sentence.at(at, 'bucket')?.unit !== 'hour'))
    return null;
  const counted = sentence.profiles.filter(
    (profile) => isMeasurable(profile) && profile.unit?.dimension === said.dimension && profile.unit.factor === said.factor,
  );
  const end = both === undefined ? at : at + 1;
  const of = sentence.isLink(end + 1, 'of') ? sentence.next(end + 1) : -1;
  const [largest] = counted.toSorted((a, b) => (b.field.max ?? 0) - (a.field.max ?? 0));
  const isNamed = sentence.open(of, 'field') !== null || (sentence.open(of, 'unknown') !== null && sentence.lower(of).endsWith('ing'));
  const named = counted.find((profile) => sentence.open(of, 'field')?.choices.some((choice) => choice.profile === profile) === true);
  const called = counted.find((profile) => profile === numberAt(sentence, at));
  // "per dollar" of several amounts: of what is paid, and of no former or other price.
  const profile = named ?? called ?? (said.dimension === 'money' && counted.length > 1 ? (mainPrice(sentence) ?? undefined) : largest);
  return profile === undefined ? null : { profile, places: [at, end, ...(isNamed ? [end + 1, of] : [])] };
}

function jointKind(
  sentence: Sentence,
  joint: number,
  { left, right }: { readonly left: FieldProfile; readonly right: FieldProfile },
): 'difference' | 'ratio' | 'sum' | 'product' | null {
  if (sentence.isLink(joint, 'divided')) return 'ratio';
  if (sentence.isLink(joint, 'minus')) return 'difference';
  if (sentence.isLink(joint, 'plus')) return 'sum';
  if (sentence.isLink(joint, 'times')) return 'product';
  // "applicants per opening by role": the other word says what to group by.
  const isGrouped = isMeasurable(right) && (isAdditive(left) || left.dimension === 'money') && sentence.all('grouper').some((at) => at !== joint);
  if (isPer(sentence, joint) && isGrouped) return 'ratio';
  // "places per teacher" of teachers: one of those that are counted.
  const isOne =
    isAdditive(left) && right.field.integer === true && /s$/i.test(right.field.name) && !sentence.lower(sentence.next(joint)).endsWith('s');
  if (isPer(sentence, joint) && isOne && isMeasurable(right)) return 'ratio';
  const isWide = isMeasurable(right) && right.role !== 'year' && (right.field.max ?? 0) - (right.field.min ?? 0) > 40;
  return isPer(sentence, joint) && isWide ? 'ratio' : null;
}
