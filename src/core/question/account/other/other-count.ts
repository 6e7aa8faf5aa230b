import { predicatesOf } from '../../../condition/transform.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import { MONEY_IDS } from '../../../language/bind/prices.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Token } from '../../../language/tokens.ts';
import { isNamedFor } from '../../annotate/concepts.ts';
import { isKeptIn } from '../../annotate/fields/unit-tails.ts';
import { isMeasurable, isYear, roleOf } from '../../field-role.ts';
import { MEASURING_NOUNS } from '../../lexicon/passed-over.ts';
import type { Sentence } from '../../sentence.ts';
import { featuresOf } from '../plan-features.ts';
import { countedPeople } from './counted-people.ts';

/** Why a plan would count something else than the words ask for; null when nothing speaks against it. */
export function otherCount(sentence: Sentence, plan: Plan): string | null {
  return (
    countedNumber(sentence, plan) ??
    countedKinds(sentence, plan) ??
    countedOwnName(sentence, plan) ??
    countedUnknown(sentence, plan) ??
    countedAmount(sentence, plan) ??
    countedPeople(sentence, plan) ??
    countedSpace(sentence, plan) ??
    countedStock(sentence, plan) ??
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

/** "how many titles" of copies, "medals per country" of a field that is gold or silver: records may be meant, and different values of such a field. */
function countedKinds({ text, pieces, facts, profiles }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || VARIETY.test(text) || pieces.some((piece) => piece.kind === 'aggregate' && piece.aggregate === 'distinct'))
    return null;
  const isPart = plan.where !== null || plan.groups.length > 0;
  const counted = new Set(plan.measures.flatMap((measure) => (measure.kind === 'distinct' ? [measure.field] : [])));
  const isDoubtful = ({ field: { name, distinct: kept } }: FieldProfile) => {
    const distinct = facts.distinct(name) ?? kept ?? Infinity;
    return name === facts.titleField || /^(?:title|name)$/i.test(name) ? distinct < UNIQUE * facts.records : isPart && distinct <= FEW_KINDS;
  };
  const other = profiles.find((profile) => counted.has(profile.field.name) && isDoubtful(profile));
  return other === undefined ? null : `I cannot tell whether that counts records or different values of ${other.field.name}`;
}

const VARIETY = /\b(?:kinds?|types?|sorts?|various|variety)\b/i;
/** Titles that repeat more often than this name something else than the records. */
const UNIQUE = 0.9;
/** Of so few values, different ones are seldom counted within a part of the records. */
const FEW_KINDS = 6;

/** "how many different jobs" of records that are called so, each of one of the jobs. */
function countedOwnName({ pieces, tokens, profiles, facts }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.measures.some(({ kind }) => kind !== 'count')) return null;
  const at = pieces.findIndex((piece, place) => piece.kind === 'aggregate' && piece.aggregate === 'distinct' && pieces[place + 1]?.kind === 'noun');
  const noun = tokens[pieces[at + 1]?.from ?? -1];
  const own = profiles.find(
    ({ field, words }) =>
      field.type === 'text' && words.at(-1)?.stem === noun?.stem && (facts.distinct(field.name) ?? field.distinct ?? Infinity) < facts.records,
  );
  return at < 0 || own === undefined ? null : `I cannot tell whether that counts records or different values of ${own.field.name}`;
}

/** "which league has the most penalties" from its matches: what a group has most of may be counted by no record. */
function countedUnknown(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.groups.length === 0 || plan.measures.some(({ kind }) => kind !== 'count')) return null;
  const at = sentence.pieces.findIndex((piece, place) => {
    const noun = sentence.pieces[place + 1];
    if (piece.kind !== 'extreme' || !/^(?:the )?(?:most|least|fewest)$/.test(sentence.lower(place)) || noun === undefined) return false;
    const word = sentence.words(place + 1);
    if (noun.kind === 'noun') return sentence.assumedNouns.includes(word);
    return (noun.kind === 'unknown' && sentence.isOpen(place + 1)) || (noun.kind === 'harmless' && /[^s']s$/.test(word) && MEASURING_NOUNS.has(word));
  });
  return at < 0 ? null : `I do not find "${sentence.words(at + 1)}" among the fields and their values`;
}

/** "total checkouts", "the most rain", "total cost": an amount that a field holds, where records are only counted. */
function countedAmount(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.measures.some(({ kind }) => kind !== 'count')) return null;
  const amount = sentence.pieces.flatMap((piece, at) => {
    const isOfAmount = (piece.kind === 'aggregate' && piece.aggregate === 'sum') || (piece.kind === 'extreme' && piece.word === 'most');
    const token = sentence.tokens[piece.to];
    return isOfAmount && token !== undefined && !sentence.isRecordNoun(token.lower) && sentence.at(at + 1, 'noun') === null
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
  const hasNull = (plan.kind === 'stats' || plan.kind === 'records') && predicatesOf(plan.where).some(({ kind }) => kind === 'null');
  return hasNull && isAsked.test(text) ? 'I do not see how many of them are taken' : null;
}

/** "how many pieces are in stock all together": what a number of them adds up to, and no records of which there are some. */
function countedStock({ text }: Sentence, plan: Plan): string | null {
  const isAsked =
    /\bhow many (?:pieces|units|items|articles|bottles|copies|pairs|boxes|packs|bags)\b.*\bin stock\b.*\b(?:altogether|all together|in total|overall)\b/i;
  const [measure] = plan.kind === 'stats' ? plan.measures : [];
  return measure?.kind === 'count' && isAsked.test(text) ? 'I cannot tell whether that counts records or how many of each there are' : null;
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

/** "number of ratings" from the sum of ratings. */
function wronglySummed(sentence: Sentence, plan: Plan): string | null {
  const isCount = sentence.pieces.some((piece) => piece.kind === 'head' && piece.head === 'count');
  const summed = plan.kind === 'stats' ? plan.measures.flatMap((measure) => (measure.kind === 'sum' ? measureFields(measure) : [])) : [];
  const averaged = sentence.profiles.find((profile) => roleOf(profile) === 'average' && summed.includes(profile.field.name));
  // "how many metres have I climbed in all": of a unit that is said there is a total.
  const isOfUnit =
    averaged !== undefined && sentence.tokens.some(({ lower }) => lower !== '%' && isKeptIn(averaged, lower)) && IN_ALL.test(sentence.text);
  return isCount && averaged !== undefined && !isOfUnit ? `${averaged.field.name} is a measure that does not add up to a number of anything` : null;
}
