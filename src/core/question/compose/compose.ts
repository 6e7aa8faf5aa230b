import type { Condition } from '../../condition/condition.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Measure, Plan, RecordsPlan } from '../../plan/plan.ts';
import { defaultMeasure, roleOf } from '../field-role.ts';
import { shareMeasures } from '../read/measures.ts';
import type { Stated } from '../read/conditions/stated.ts';
import { isComparative } from '../read/pairs.ts';
import type { Reading } from '../read/reading.ts';
import { isOwnName, isTitleLike, mainDate } from '../read/fields.ts';
import { whereOf } from '../read/conditions/value-conditions.ts';
import { allOf, whereOfStated } from '../read/conditions/where.ts';
import { ALL_TOGETHER } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';
import { neverPlan } from './never-done.ts';
import { cannot, plan, shownFields, shownOf, statsPlan, type Composed } from './composed.ts';
import { doerAsked, isDoneToOne, isOfAgents, isOfNamedPeople, isOneOfThem } from '../read/ranked/doers.ts';
import { isVerbWord } from '../annotate/phrases.ts';
import { onlyAmount } from '../../language/profile/main-price.ts';
import { fieldsOf, withoutRepeats } from '../../condition/transform.ts';
import { isOfCauses } from '../read/ranked/majority.ts';
import { comparedNumber, countOf, isOfOne, measuresFor, priceOfOne, withBareMeasures } from './compose-measures.ts';
import { groupedPlan, havingPlan, rankedPlan, trendPlan } from './compose-groups.ts';
import { sharePlan } from './compose-shares.ts';
import { askedThing, isOfNone, kindsOf, kindsPlan } from './compose-kinds.ts';
import { asBought, asPaid, asSource, asSpent, asWon } from './bought-whole.ts';
import { isUnclear } from './counted-more.ts';
import { ofEachNamed } from './each-named.ts';
import { ofThoseAsking, ofThoseWith } from './of-those-with.ts';
import { averaged, averageOf, isPerRecord, isUsual } from './per-record.ts';
import { ofOwnEnds } from './own-ends.ts';
import { asNamed, asPraised, asRecords } from './own-record.ts';
import { asReviewed } from './reviewed.ts';
import { isOwnPeriod, withoutOwnYear } from './own-period.ts';
import { asDone, asPossessed, asWhole } from './own-sums.ts';
import { alsoAsked } from '../account/second-half.ts';

/** The plan that a reading comes to. */
export function composePlan(sentence: Sentence, reading: Reading): Composed {
  const composed = composedOf(sentence, reading);
  if (composed.kind === 'cannot') return composed;
  const made = [
    ofEachNamed,
    ofThoseWith,
    ofThoseAsking,
    asRecords,
    ofOwnEnds,
    asNamed,
    asPraised,
    asDone,
    asPossessed,
    asBought,
    asWon,
    asPaid,
    asSpent,
    asSource,
    asReviewed,
  ].reduce<Plan>((all, change) => change(all, sentence), withoutOwnYear(composed.plan));
  const whole = asWhole(made, sentence);
  const rivals = [...(composed.rivals ?? []), ...(whole === null ? [] : [whole])];
  return { ...composed, plan: isPerRecord(sentence) || isUsual(sentence) ? averaged(made) : made, rivals };
}

function composedOf(sentence: Sentence, reading: Reading): Composed {
  const bare = withBareMeasures(sentence, reading);
  if (bare === null) return cannot('I do not see which field to compute that of');
  return (
    contrastPlan(sentence, bare) ??
    rankedPlan(sentence, bare) ??
    havingPlan(sentence, bare) ??
    neverPlan(sentence, bare) ??
    trendPlan(sentence, bare) ??
    groupedPlan(sentence, bare) ??
    computedOrderPlan(sentence, bare) ??
    sharePlan(sentence, bare) ??
    kindsPlan(sentence, bare) ??
    figurePlan(sentence, bare) ??
    recordsPlan(sentence, bare)
  );
}

function contrastPlan(sentence: Sentence, reading: Reading): Composed | null {
  const { contrast, groups } = reading;
  if (contrast === null || contrast.parts.length < 2) return null;
  const rated = ratedSides(sentence, reading);
  const where = whereOfStated(sentence, rated?.rest ?? reading.stated);
  const requested = rated?.measures ?? measuresFor(reading);
  const idea = reading.measures.length === 0 && reading.order !== null ? [defaultMeasure(reading.order.profile)] : null;
  const stated = idea ?? (requested.length === 1 && requested[0]?.kind === 'count' ? comparedMeasure(sentence) : requested);
  // "do A get more votes than B": what each of them gets, and not all of them together.
  // "did Ajax get more votes than Elm": two that have a name, and all of what each got.
  const isOfNames = /^\W*(?:did|does)\b/i.test(sentence.text) && contrast.parts.every(({ label }) => /^\W*\p{Lu}\p{L}* \p{Lu}/u.test(label));
  const isOfEach = reading.measures.length === 0 && !isOfNames && /^\W*(?:do|does|did|are|is)\b/i.test(sentence.text);
  const compared = isOfEach ? stated.map(averageOf) : stated;
  const isOfCause = stated.every(({ kind }) => kind === 'count') && contrast.parts.every(({ where: side }) => fieldsOf(side).every(isOfCauses));
  if (compared.every(({ kind }) => kind === 'count') && !isOfCause && isUnclear(sentence)) return cannot('I do not see what to compare them by');
  const measures = withoutRepeats([...compared, { kind: 'count' }]);
  const grouped = groups.map(({ grouping }) => grouping).filter((grouping) => !isOwnPeriod(grouping, measures));
  return plan({
    kind: 'several',
    parts: contrast.parts.map(({ label, where: side }) => ({
      label,
      plan: statsPlan({ where: allOf([...(where === null ? [] : [where]), side]), measures, groups: grouped }),
    })),
  });
}

/** "survival rate of A vs B", "share of late ones, A compared to B", "do A fail more often than B": how many of each side are so. */
function ratedSides(
  sentence: Sentence,
  { stated, heads, measures }: Reading,
): { readonly measures: readonly Measure[]; readonly rest: readonly Stated[] } | null {
  const rates = sentence.all('aggregate').filter((at) => sentence.at(at, 'aggregate')?.aggregate === 'rate');
  const often = sentence.all('unknown').find((at) => OFTEN.test(sentence.lower(at)) && isComparative(sentence.lower(at - 1))) ?? -1;
  const done = stated.findLast(({ end }) => end < often);
  const rated = done === undefined ? stated : [done];
  const of = whereOfStated(sentence, rated);
  const isAsked = rates.length > 0 || done !== undefined || heads.some(({ head }) => head === 'share');
  if (of === null || !isAsked || measures.length > 0) return null;
  sentence.use(...rates, ...(done === undefined ? [] : [often]));
  return { measures: shareMeasures(of), rest: stated.filter((one) => !rated.includes(one)) };
}

const OFTEN = /^(?:often|likely|frequently)$/;

/** "are A heavier than B": the mean of what the comparative speaks of; else how many there are. */
function comparedMeasure(sentence: Sentence): readonly Measure[] {
  const profile = comparedNumber(sentence);
  return profile === null ? [{ kind: 'count' }] : [{ kind: 'avg', field: profile.field.name }];
}

/** Records have no order of computed values: each is a group of its own, by its name and its key. */
function computedOrderPlan(sentence: Sentence, reading: Reading): Composed | null {
  const { computed } = reading;
  if (computed === null) return null;
  const { key } = sentence.facts;
  const title = sentence.facts.titleField ?? sentence.profiles.find((profile) => isTitleLike(sentence, profile))?.field.name;
  const names = [...new Set([...(title === undefined ? [] : [title]), ...key])];
  if (names.length === 0) return cannot('No field names each record');
  return plan(
    statsPlan({
      where: whereOfStated(sentence, reading.stated),
      groups: names.map((field) => ({ kind: 'value', field })),
      measures: [computed.measure, ...(computed.by === undefined ? [] : [computed.by])],
      order: [{ by: 'measure', index: computed.by === undefined ? 0 : 1, descending: computed.descending }],
      limit: computed.limit,
    }),
  );
}

function figurePlan(sentence: Sentence, reading: Reading): Composed | null {
  const { heads, measures, counted, named, order } = reading;
  const kinds = new Set(heads.map(({ head }) => head));
  // "the oldest place and when it opened" asks for the place.
  const extremeAt = sentence.pieces.findIndex(({ kind }) => kind === 'extreme');
  const ended = heads.some(({ head, at }) => head === 'when' && at < extremeAt) && order?.profile.field.type === 'date' ? order : null;
  if (counted !== null && isOwnOfCondition(counted, reading)) {
    const where = whereOfStated(sentence, reading.stated);
    return plan(statsPlan({ where, measures: [{ kind: 'count' }] }), [
      statsPlan({ where, measures: [{ kind: 'distinct', field: counted.field.name }] }),
    ]);
  }
  // "how many stations" of records that a station names, though a few share its name: the records are counted.
  if (counted !== null && measures.length === 0 && counted.field.type === 'text' && (isOwnName(sentence, counted) || isTitleLike(sentence, counted)))
    return plan(statsPlan({ where: whereOfStated(sentence, reading.stated), measures: [{ kind: 'count' }] }));
  const isFigure = measures.some(({ measures: list }) => list.length > 0) || counted !== null;
  const isCount = kinds.has('count') || kinds.has('exists');
  if (!isFigure && !isCount && ended === null) return null;
  if (ended !== null && !isFigure) {
    const end: Measure = { kind: ended.descending ? 'max' : 'min', field: ended.profile.field.name };
    return plan(statsPlan({ where: whereOfStated(sentence, reading.stated), measures: [end] }));
  }
  if (order !== null && !isFigure) return null;
  const where = whereOfStated(sentence, reading.stated);
  if (isFigure) {
    if (
      order !== null &&
      counted === null &&
      heads.every(({ head }) => head !== 'count') &&
      measures.every(({ measures: list }) => list.every((m) => m.kind === 'sum'))
    )
      return null;
    const atEnd = recordAtEnd(sentence, reading);
    if (atEnd !== null) return atEnd;
    const value = counted === null || measures.length > 0 ? null : valueCalled(sentence, counted);
    const rivals = value === null ? [] : [statsPlan({ where: allOf([...(where === null ? [] : [where]), value]), measures: [{ kind: 'count' }] })];
    const asked = measuresFor(reading);
    return plan(statsPlan({ where, measures: isOfOne(sentence, reading) ? asked.map(averageOf) : asked }), rivals);
  }
  const texts = named.filter(({ field }) => field.type === 'text');
  if (named.length > 0 && texts.length === 0 && where === null && !reading.hasNoun) return plan(statsPlan({ where, measures: named.map(countOf) }));
  return plan(statsPlan({ where, measures: [{ kind: 'count' }] }));
}

/** "the lowest rating and which bridge it is": the record at that end of the field, with its value. */
function recordAtEnd(sentence: Sentence, { measures, namedAt, stated }: Reading): Composed | null {
  const [end, ...more] = measures.flatMap((read) => read.measures);
  if (end === undefined || more.length > 0 || !(end.kind === 'min' || end.kind === 'max') || typeof end.field !== 'string') return null;
  const asked = alsoAsked(sentence);
  // "the largest bill and its tip".
  const isTheirs = /\b(?:and|with|plus) (?:its|his|her|their)\b/i.test(sentence.text) && namedAt.length > 0;
  if (asked === null && !isTheirs) return null;
  const { titleField, key } = sentence.facts;
  const own = titleField ?? key[0];
  const when = asked === 'when' ? mainDate(sentence)?.field.name : undefined;
  // "which building pays it": a verb asks for no column.
  const named = namedAt.flatMap(({ at, profile }) => (isVerbWord(sentence.lower(at)) ? [] : [profile.field.name]));
  const fields =
    own === undefined && !isTheirs ? [] : [...(own === undefined ? [] : [own]), ...named, ...(when === undefined ? [] : [when]), end.field];
  return plan({
    kind: 'records',
    where: whereOfStated(sentence, stated),
    fields: [...new Set(fields)],
    order: [{ field: end.field, descending: end.kind === 'max' }],
    offset: 0,
    limit: 1,
  });
}

/** "how many metals": of a field that is called so and has that value as well, either may be meant. */
function valueCalled(sentence: Sentence, counted: FieldProfile): Condition | null {
  const { pieces, facts } = sentence;
  const at = pieces.findIndex((piece) => piece.kind === 'field' && piece.choices.some(({ profile }) => profile === counted));
  const hit = at < 0 ? undefined : facts.findValues(sentence.words(at)).find(({ kind, field }) => kind === 'whole' && facts.distinct(field) !== null);
  return hit === undefined ? null : whereOf(hit);
}

/** "how many hosts joined before 2012": of a number of hosts, next to a condition of hosts, records or different hosts may be meant. */
function isOwnOfCondition({ field, words }: FieldProfile, { stated }: Reading): boolean {
  const thing = words[0]?.stem ?? '';
  const isKey = field.role === 'key' || /id$/i.test(field.name);
  return isKey && thing.length > 2 && stated.some((one) => one.field !== field.name && one.field?.toLowerCase().startsWith(thing) === true);
}

/** Whether "who" asks for people of whom no text of the records tells, and who are no records. */
function isOfNobody(sentence: Sentence, { order, named }: Reading, where: Condition | null): boolean {
  const isRanked = order !== null && isOfNamedPeople(sentence);
  if (!isDoneToOne(sentence) && (isOneOfThem(sentence) || isRanked || sentence.isRecordNoun('person'))) return false;
  const used = fieldsOf(where);
  return !named.some((profile) => profile.field.type === 'text' && isOfAgents(sentence, profile) && !used.includes(profile.field.name));
}

function recordsPlan(sentence: Sentence, reading: Reading): Composed {
  const { heads, order, sort, limit, hasNoun, stated } = reading;
  const where = whereOfStated(sentence, stated);
  const kinds = new Set(heads.map(({ head }) => head));
  const doer = kinds.has('who') && order === null ? doerAsked(sentence, where) : null;
  const asksOne = stated.some(
    ({ field, kind }) => kind === 'value' && field !== null && (field === sentence.facts.titleField || sentence.facts.key.includes(field)),
  );
  const own = doer ?? (asksOne && kinds.has('amount') ? priceOfOne(sentence, reading) : undefined);
  const named = own ? [own] : reading.named;
  if (kinds.has('who') && doer === null && isOfNobody(sentence, reading, where)) return cannot('I do not see which field says who');
  const wanted = order ?? sort;
  const numbers = named.filter(({ field }) => field.type === 'number');
  const total =
    kinds.has('amount') && numbers.length === 0 && wanted === null && named.length === 0 && where !== null
      ? onlyAmount(sentence.profiles)
      : undefined;
  if (total !== undefined && !asksOne) return plan(statsPlan({ where, measures: [{ kind: 'sum', field: total.field.name }] }));
  if (kinds.has('amount') && numbers.length === 0 && wanted === null) return cannot('I do not see of which field the amount is asked for');
  // "tickets that took longer than a day for a first response": the records that a number chooses.
  const isChosen = hasNoun && numbers.every(({ field }) => fieldsOf(where).includes(field.name));
  const measured = numbers.filter((number) => !/^(?:year|key)$/.test(roleOf(number)));
  const isPlain =
    wanted === null && !isChosen && numbers.length === named.length && measured.length > 0 && !kinds.has('list') && !kinds.has('which') && !asksOne;
  if (isPlain) {
    const isSum = ({ dimension }: FieldProfile) => dimension === 'money' && ALL_TOGETHER.test(sentence.text);
    const measures = measured.map((each) => (isSum(each) ? { kind: 'sum' as const, field: each.field.name } : defaultMeasure(each)));
    return plan(statsPlan({ where, measures }));
  }
  const date = named.find(({ field }) => field.type === 'date');
  if (kinds.has('when') && !asksOne && wanted === null) {
    const when = date ?? mainDate(sentence);
    if (when === null) return cannot('No field holds dates');
    const measures: readonly Measure[] = [
      { kind: 'min', field: when.field.name },
      { kind: 'max', field: when.field.name },
    ];
    return plan(statsPlan({ where, measures }));
  }
  const isAsked = kinds.has('list') || kinds.has('which') || wanted !== null || hasNoun || asksOne || where !== null || limit !== null;
  if (!isAsked) return cannot('I do not see what is asked for');
  if (where !== null && isOfNone(sentence)) return cannot('I can count the records that are not so, but not tell which have none that are');
  const thing = wanted === null && where !== null ? askedThing(sentence) : null;
  if (thing !== null) return plan(kindsOf(thing, { sentence, where }));
  const records: RecordsPlan = {
    kind: 'records',
    where,
    fields: shownFields(sentence, wanted === null ? named : [...named, wanted.profile], named.length),
    order: wanted === null ? [] : [{ field: wanted.profile.field.name, descending: reading.descending ?? wanted.descending }],
    offset: wanted?.offset ?? 0,
    limit: limit?.limit ?? wanted?.limit ?? shownOf(wanted === null ? where : null),
  };
  return plan(records);
}
