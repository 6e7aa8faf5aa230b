import { isPlural } from '../../../../text/plural.ts';
import { fieldsOf, predicatesOf } from '../../../condition/transform.ts';
import { isCountPlan, measureFields, summedFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import { tellsApart } from '../../facts.ts';
import { headWords, nameWords, wordsOfName } from '../../../language/profile/field-names.ts';
import { MONEY_IDS } from '../../../language/bind/prices.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import type { Token } from '../../../language/tokens.ts';
import { unitOf } from '../../../language/annotate/units.ts';
import { namesLimit } from '../../../language/annotate/superlatives.ts';
import { isNamedFor } from '../../annotate/concepts.ts';
import { isKeptIn } from '../../annotate/fields/unit-tails.ts';
import { isMeasurable, isYear, roleOf } from '../../field-role.ts';
import { MEASURING_NOUNS } from '../../lexicon/passed-over.ts';
import { isOfEach } from '../../nouns/numbering.ts';
import { isDeedOf } from '../../read/ranked/doers.ts';
import type { Sentence } from '../../sentence.ts';
import { featuresOf } from '../plan-features.ts';
import { countedByName, countedHad, countedLines, countedOne, countedPerRecord, countedStock } from './counted-by-name.ts';
import { countedPeople } from './counted-people.ts';
import { scopeOf } from '../../../plan/known-groups.ts';

/** Why a plan would count something else than the words ask for; null when nothing speaks against it. */
export function otherCount(sentence: Sentence, plan: Plan): string | null {
  return (
    countedNumber(sentence, plan) ??
    countedTypes(sentence, plan) ??
    countedKinds(sentence, plan) ??
    countedRows(sentence, plan) ??
    countedOwnName(sentence, plan) ??
    countedShared(sentence, plan) ??
    countedUnknown(sentence, plan) ??
    countedNamesakes(sentence, plan) ??
    countedLines(sentence, plan) ??
    countedAmount(sentence, plan) ??
    countedPeople(sentence, plan) ??
    countedOther(sentence) ??
    countedSpace(sentence, plan) ??
    countedStock(sentence, plan) ??
    countedState(sentence, plan) ??
    countedByName(sentence, plan) ??
    countedOne(sentence, plan) ??
    countedPerRecord(sentence, plan) ??
    countedHad(sentence, plan) ??
    wronglySummed(sentence, plan) ??
    summedMoney(sentence, plan)
  );
}

/** "the phone number of Harlow Recovery": what one record has, and no number of records. */
function countedNumber({ text }: Sentence, plan: Plan): string | null {
  const number = NUMBER_OF.exec(text)?.[0];
  return number === undefined || !featuresOf(plan).has('count') ? null : `I do not see which field holds the ${number.toLowerCase()}`;
}

const NUMBER_OF = /\b(?:tele)?(?:phone|fax|mobile|account|house|contact|vat|tax) numbers?\b(?= (?:of|for)\b)/i;

/** Last words of names that say what of a thing a field holds: the status of a loan, the type of an object. */
const OF_THING = /^(?:type|kind|status|class|categor(?:y|i))$/;

/** "how many loans" of records with a loan status: the types of things are counted, where the things may be meant. */
function countedTypes({ pieces, tokens }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || pieces.some((piece) => piece.kind === 'aggregate' && piece.aggregate === 'distinct')) return null;
  const isOfTypes = plan.measures.some((measure) => {
    if (measure.kind !== 'distinct') return false;
    const name = nameWords(measure.field);
    const last = headWords(name).at(-1) ?? '';
    // "buses" of bus features.
    return name.length > 1 && (OF_THING.test(last) || isPlural(last)) && !tokens.some(({ stem }) => stem === stemOf(last));
  });
  return isOfTypes ? 'I cannot tell whether that counts records or the different types of them' : null;
}

/** "how many titles" of copies, "medals per country" of a field that is gold or silver: records may be meant, and different values of such a field. */
function countedKinds({ text, pieces, facts, profiles }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || VARIETY.test(text) || pieces.some((piece) => piece.kind === 'aggregate' && piece.aggregate === 'distinct'))
    return null;
  const isPart = plan.where !== null || plan.groups.length > 0;
  const counted = new Set(plan.measures.flatMap((measure) => (measure.kind === 'distinct' ? [measure.field] : [])));
  const isDoubtful = ({ field: { name, distinct: kept } }: FieldProfile) => {
    const distinct = facts.distinct(name) ?? kept ?? Infinity;
    return name === facts.titleField || /^(?:title|name)$/i.test(name)
      ? distinct < UNIQUE * facts.records
      : isPart && (distinct <= FEW_KINDS || OF_COPIES.test(text));
  };
  const other = profiles.find((profile) => counted.has(profile.field.name) && isDoubtful(profile));
  return recordsOrValues(other);
}

const VARIETY = /\b(?:kinds?|types?|sorts?|various|variety)\b/i;
/** What is out is a copy, and no title: there may be several of one. */
const OF_COPIES = /\bstill out\b/i;
/** Titles that repeat more often than this name something else than the records. */
const UNIQUE = 0.9;
/** Of so few values, different ones are seldom counted within a part of the records. */
const FEW_KINDS = 6;

/** "how many women in 1980" of a table with a count for each sex and year: who counts its rows counts no women. */
function countedRows(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind === 'several') return plan.parts.map(({ plan: part }) => countedRows(sentence, part)).find((reason) => reason !== null) ?? null;
  const isPart = plan.kind === 'stats' && (plan.where !== null || plan.groups.length > 0 || plan.measures.some(({ kind }) => kind === 'share'));
  // What has a name or a number of its own is a thing, and no group of things that were counted.
  const isThing =
    sentence.facts.key.length === 1 || (sentence.facts.titleField !== null && tellsApart(sentence.facts, sentence.facts.titleField) === true);
  if (isThing || !isPart || plan.measures.some(({ kind }) => kind !== 'count' && kind !== 'share' && kind !== 'countIf') || ROWS.test(sentence.text))
    return null;
  // The frequency of a station is no number of anything.
  const tally = sentence.profiles.find(
    ({ field, role }) => field.type === 'number' && field.integer === true && role === 'measure' && TALLY.test(field.name) && (field.max ?? 0) > 1,
  );
  return tally === undefined ? null : `I cannot tell whether that counts records or adds up ${tally.field.name}`;
}

const TALLY = /^(?:counts?|freq|frequency|tally|n|nobs|num|number)$/i;
const ROWS = /\b(?:records?|rows?|entries|lines)\b/i;

/** "how many different jobs" of records that are called so, each of one of the jobs. */
function countedOwnName({ pieces, tokens, profiles, facts }: Sentence, plan: Plan): string | null {
  if (!isCountPlan(plan)) return null;
  const at = pieces.findIndex((piece, place) => piece.kind === 'aggregate' && piece.aggregate === 'distinct' && pieces[place + 1]?.kind === 'noun');
  const noun = tokens[pieces[at + 1]?.from ?? -1];
  const own = profiles.find(
    ({ field, words }) =>
      field.type === 'text' && words.at(-1)?.stem === noun?.stem && (facts.distinct(field.name) ?? field.distinct ?? Infinity) < facts.records,
  );
  return at < 0 ? null : recordsOrValues(own);
}

/** "how many hotels" of hotel rooms that know their hotel, which several share: records or hotels may be meant. */
function countedShared({ pieces, tokens, profiles, facts }: Sentence, plan: Plan): string | null {
  if (!isCountPlan(plan)) return null;
  const at = pieces.findIndex((piece, place) => piece.kind === 'head' && piece.head === 'count' && pieces[place + 1]?.kind === 'noun');
  const noun = tokens[pieces[at + 1]?.from ?? -1];
  const own = profiles.find(
    ({ field, words }) =>
      field.type === 'text' && words.length === 1 && words[0]?.stem === noun?.stem && !isOfEach(field) && tellsApart(facts, field.name) === false,
  );
  return at < 0 || stemOf(facts.name.toLowerCase()) === noun?.stem ? null : recordsOrValues(own);
}

/** Why records may be counted, or the values of a field; null of no field. */
export function recordsOrValues(profile: FieldProfile | undefined): string | null {
  return profile === undefined ? null : `I cannot tell whether that counts records or different values of ${profile.field.name}`;
}

/** "which league has the most penalties" from its matches: what a group has most of may be counted by no record. */
function countedUnknown(sentence: Sentence, plan: Plan): string | null {
  if (!isCountPlan(plan) || plan.groups.length === 0) return null;
  const at = sentence.pieces.findIndex((piece, place) => {
    const noun = sentence.pieces[place + 1];
    if (piece.kind !== 'extreme' || !/^(?:the )?(?:most|least|fewest)$/.test(sentence.lower(place)) || noun === undefined) return false;
    const word = sentence.words(place + 1);
    if (noun.kind === 'noun') return sentence.assumedNouns.includes(word);
    return (noun.kind === 'unknown' && sentence.isOpen(place + 1)) || (noun.kind === 'harmless' && /[^s']s$/.test(word) && MEASURING_NOUNS.has(word));
  });
  return at < 0 ? null : `I do not find "${sentence.words(at + 1)}" among the fields and their values`;
}

/** "how many counties" of counties in several states: those of one name are not one. */
function countedNamesakes({ profiles, facts }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats') return null;
  const groups = plan.groups.map(({ field }) => field);
  const named = new Set([...groups, ...plan.measures.flatMap((measure) => (measure.kind === 'distinct' ? [measure.field] : []))]);
  const settled = new Set([...groups, ...fieldsOf(plan.where)]);
  const larger = profiles.filter(({ field }) => wordsOfName(field).some((word) => LARGER.test(word)));
  const isWithin = larger.some(({ field }) => (facts.distinct(field.name) ?? field.distinct ?? 0) > 1);
  if (!isWithin || larger.some(({ field }) => settled.has(field.name))) return null;
  const place = profiles.find(({ field: { name, distinct } }) => {
    const values = facts.distinct(name) ?? distinct ?? facts.records;
    const word = nameWords(name).at(-1) ?? '';
    // Half of all states have a county of some names; a town is mostly known by its name, unless it names the records.
    return named.has(name) && SMALLER.test(word) && (word === 'county' || values > facts.records / 2) && values < UNIQUE * facts.records;
  });
  return place === undefined ? null : `Several records of one ${place.field.name} may be different ones of the same name`;
}

const SMALLER = /^(?:county|city|town|municipality|district|village|suburb|parish)/;

const LARGER = /^(?:state|st|country|province|region|nation)$/;

/** "total checkouts", "the most rain", "total cost": an amount that a field holds, where records are only counted. */
function countedAmount(sentence: Sentence, plan: Plan): string | null {
  if (!isCountPlan(plan)) return null;
  const amount = sentence.pieces.flatMap((piece, at) => {
    const isOfAmount = (piece.kind === 'aggregate' && piece.aggregate === 'sum') || (piece.kind === 'extreme' && piece.word === 'most');
    const token = sentence.tokens[piece.to];
    // "the most wins" of records with a winner and a winner's average.
    const isDeed = sentence
      .at(at + 1, 'field')
      ?.choices.some(({ profile }) => plan.kind === 'stats' && plan.groups[0]?.field === profile.field.name && isDeedOf(sentence, at + 1, profile));
    return isOfAmount && token !== undefined && isDeed !== true && !sentence.isRecordNoun(token.lower) && sentence.at(at + 1, 'noun') === null
      ? sentence.profiles.filter((profile) => isAmountOf(profile, token))
      : [];
  })[0];
  if (amount !== undefined) return `I cannot tell whether that counts records or adds up ${amount.field.name}`;
  // "award amount per year": of which field, no name says.
  const bare = sentence.pieces.findIndex(
    ({ kind }, at) => kind === 'harmless' && /^amounts?$/.test(sentence.lower(at)) && /^(?:noun|unknown)$/.test(sentence.pieces[at - 1]?.kind ?? ''),
  );
  return bare < 0 ? null : `I do not see which field holds the ${sentence.lower(bare - 1)} ${sentence.lower(bare)}`;
}

function isAmountOf(profile: FieldProfile, { lower, stem }: Token): boolean {
  if (!isMeasurable(profile) || isYear(profile)) return false;
  if (profile.words.some((word) => word.weight === 1 && word.stem === stem) || profile.counted === stem || isNamedFor(profile, stem)) return true;
  return profile.dimension === 'money' && /^(?:costs?|amounts?|price|money)$/.test(lower);
}

/** "how many seats are still empty": those that a capacity has left, and no records without one. */
function countedSpace({ text }: Sentence, plan: Plan): string | null {
  const isAsked =
    /\b(?:seats?|places?|spaces?|spots?|beds?|berths?|bays?|tables?|rooms?|slots?|tickets?)\b.{0,30}\b(?:empty|free|left|vacant|open|available|unsold)\b|\b(?:empty|vacant|unsold) (?:seats?|places?|spaces?|spots?|beds?|berths?|bays?|tables?|rooms?|slots?)\b/i;
  const hasNull = predicatesOf(scopeOf(plan)).some(({ kind }) => kind === 'null');
  return hasNull && isAsked.test(text) ? 'I do not see how many of them are taken' : null;
}

/** "how many rooms are left" of records with a number of rooms left: that adds up, where records are only counted. */
function countedState({ tokens, profiles }: Sentence, plan: Plan): string | null {
  if (!isCountPlan(plan)) return null;
  const used = fieldsOf(plan.where);
  const said = profiles.find(({ field, words }) => {
    const [thing, state, ...more] = words;
    if (field.type !== 'number' || thing === undefined || state === undefined || more.length > 0 || used.includes(field.name)) return false;
    return tokens.some(
      ({ stem }, at) =>
        stem === thing.stem && tokens[at + 2]?.stem === state.stem && /^(?:is|are|was|were|still|got|get)$/.test(tokens[at + 1]?.lower ?? ''),
    );
  });
  return said === undefined ? null : `I cannot tell whether that counts records or adds up ${said.field.name}`;
}

/** "how many sellers have a rating under 4" of records that several have one seller of: a bound that takes the word counts something else. */
function countedOther({ pieces, tokens, profiles, facts }: Sentence): string | null {
  const at = pieces.findIndex((piece, place) => piece.kind === 'condition' && pieces[place - 1]?.kind === 'head');
  const [head, bound] = [pieces[at - 1], pieces[at]];
  const token = tokens[bound?.from ?? -1];
  if (head?.kind !== 'head' || head.head !== 'count' || bound?.kind !== 'condition' || token?.lower.endsWith('s') !== true) return null;
  const own = profiles.find(
    ({ field, words }) => field.type === 'text' && words.length === 1 && words[0]?.stem === token.stem && field.name !== bound.profile.field.name,
  );
  return own === undefined || tellsApart(facts, own.field.name) !== false
    ? null
    : `I do not see whether records or different values of ${own.field.name} are counted`;
}

/** "on how many is the balcony sold out" from the sum of what balconies cost. */
function summedMoney({ pieces, profiles }: Sentence, plan: Plan): string | null {
  const isCount = pieces.some((piece) => piece.kind === 'head' && piece.head === 'count') && !pieces.some(({ kind }) => kind === 'aggregate');
  const [measure] = plan.kind === 'stats' ? plan.measures : [];
  const money = profiles.find(
    ({ field, dimension, concepts }) =>
      (dimension === 'money' || concepts.some(({ id }) => MONEY_IDS.has(id))) &&
      measure?.kind === 'sum' &&
      measureFields(measure).includes(field.name),
  );
  return isCount && money !== undefined ? `${money.field.name} is an amount of money, and counts nothing` : null;
}

const IN_ALL = /\b(?:in (?:all|total)|altogether|all together|overall|combined)\b/i;

const LIMITING =
  /\b(?:max|maximum|min|minimum|at (?:most|least)|limit|capacity|room|places|space|spaces|spots|could|can|may|might|target|recommended|from|to|fit|hold|take)\b/i;

/** "number of ratings" from the sum of ratings, "how many shoots" from that of the days that shoots took. */
function wronglySummed(sentence: Sentence, plan: Plan): string | null {
  if (sentence.headAt('count') < 0) return null;
  const summed = sentence.profiles.filter(({ field }) => summedFields(plan).includes(field.name));
  const isOfUnit = (profile: FieldProfile) => sentence.tokens.some(({ lower }) => lower !== '%' && isKeptIn(profile, lower));
  // "how many metres have I climbed in all": of a unit that is said there is a total.
  const averaged = summed.find((profile) => roleOf(profile) === 'average' && !(isOfUnit(profile) && IN_ALL.test(sentence.text)));
  if (averaged !== undefined) return `${averaged.field.name} is a measure that does not add up to a number of anything`;
  // "how many swimmers are there": as many as there may be at most are not there.
  const limit = summed.find((profile) => namesLimit(profile) && !LIMITING.test(sentence.text));
  if (limit !== undefined) return `${limit.field.name} says how many there may be, and not how many there are`;
  const isTimed = sentence.tokens.some(({ lower }) => unitOf(lower)?.dimension === 'time');
  const measured = isTimed ? undefined : summed.find(({ dimension }) => dimension === 'time');
  return measured === undefined ? null : `${measured.field.name} is a length of time, and counts nothing`;
}
