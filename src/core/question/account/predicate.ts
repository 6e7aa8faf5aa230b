import { fieldsOf } from '../../condition/transform.ts';
import { isCountPlan, measureFields } from '../../plan/measure-fields.ts';
import type { Plan } from '../../plan/plan.ts';
import { lowerText } from '../../language/tokens.ts';
import { rootOf } from '../../language/values/roots.ts';
import { MOVING } from '../lexicon/moving.ts';
import { OTHER_NOUNS } from '../lexicon/other-nouns.ts';
import { HOLDING_WORDS, LOSING, UNLIKE } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';
import { isOfCauses } from '../read/ranked/majority.ts';
import { isInData } from './passed-over.ts';

/**
 * Whether a word that nothing used stands where it cannot change which records are meant. Such words modify the noun that is counted: they stand before
 * it, or behind it as a participle, a phrase with a preposition or a clause. What stands in the predicate, or says whose all the records are, does not.
 */
export function isPredicate(sentence: Sentence, plan: Plan, at: number): boolean {
  if (isVerbOfSides(sentence, plan, at) || isDoneWithSaid(sentence, plan, at)) return true;
  const word = sentence.pieces[at]?.kind === 'unknown' ? sentence.words(at) : '';
  if (!/^\p{Ll}{3,}$/u.test(word) || LOSING.has(word) || MOVING.up.test(word) || MOVING.down.test(word) || isInData(sentence, at)) return false;
  return isMainVerb(sentence, plan, at) || isVerbOfValue(sentence, at) || isOurs(sentence, at);
}

/** "15,000 miles a year, how many deals allow that": a verb whose object is the condition before it, as a pronoun says that ends the question. */
function isDoneWithSaid(sentence: Sentence, plan: Plan, at: number): boolean {
  const word = sentence.lower(at);
  const behind = lowerText(sentence.tokens, sentence.pieces[at]?.to ?? 0, sentence.tokens.length);
  const isEnd = /^(?:(?:in|on|at|for|to|with|of) )?(?:it|that|this|them|those|these)(?: please)?[ .?!]*$/.test(behind);
  const isVerb =
    /^(?:unknown|verb)$/.test(sentence.pieces[at]?.kind ?? '') && sentence.at(sentence.past(sentence.previous(at), 'is'), 'head') === null;
  if (!isEnd || !isVerb || plan.kind !== 'stats' || !isCountPlan(plan) || LOSING.has(word) || UNLIKE.test(word) || COMPARING.test(word)) return false;
  return sentence.pieces.slice(0, at - 1).some((piece, place) => piece.kind === 'condition' || isValue(sentence, place));
}

/** Verbs that say themselves on which side of a number something lies, or that it fits. */
const COMPARING = /^(?:meet|met|match|beat|exceed|top|reach|miss|fit|suit|surpass|equal|pass|cross|hit|change|differ|know|mean)/;

/**
 * "which boat has clocked up the most engine hours", "how many cars have racked up over 9000 views": the verb between the subject and a measure that is
 * bound. Where records are counted rather than measured, their verb says which of them count.
 */
function isMainVerb(sentence: Sentence, plan: Plan, at: number): boolean {
  if (!isMeasured(plan) && !isBounded(sentence, at)) return false;
  const before = sentence.wordBefore(at);
  const isHelped = /^(?:has|have|had|did|do|does|ever|'s)$/.test(before);
  // Of a verb of gathering its particle tells; another may say anything ("cheated the most backers").
  if (particleAfter(sentence, at) === '' || (!isHelped && !/(?:[^s]s|ed)$/.test(sentence.lower(at)))) return false;
  let subject = sentence.previous(at);
  while (sentence.isLink(subject, 'has')) subject = sentence.previous(subject);
  const kind = sentence.pieces[subject]?.kind ?? '';
  if (!/^(?:noun|head)$/.test(kind) && (!/^(?:field|value|condition)$/.test(kind) || sentence.isOpen(subject))) return false;
  const object = sentence.next(at);
  return !sentence.isOpen(object) && (sentence.at(object, 'extreme') !== null || isBounded(sentence, at));
}

/**
 * "how many bills touch on taxes", "projects tagged handmade": the verb between the records and a value that one field has. The field says how the two
 * belong together, where the verb alone says nothing: one with an object of its own may say anything ("raise taxes"), and a participle before "in"
 * chooses among the records ("flats sublet in Oakford").
 */
function isVerbOfValue(sentence: Sentence, at: number): boolean {
  const word = sentence.lower(at);
  if (UNLIKE.test(word) || HOLDING_WORDS.has(word) || OTHER_NOUNS.has(rootOf(word))) return false;
  let subject = sentence.previous(at);
  while (sentence.isLink(subject, 'is', 'that')) subject = sentence.previous(subject);
  // Next to a noun that is only taken for the records, too little would be known.
  const isSure = sentence.assumedNouns.length === 0 && !OTHER_NOUNS.has(rootOf(sentence.lower(subject)));
  // "first timers" are some of the records.
  const isSome = sentence.at(subject, 'field')?.choices[0]?.profile.field.type === 'boolean' && /[^s]s$/.test(sentence.lower(subject));
  if ((sentence.pieces[subject]?.kind !== 'noun' && !isSome) || !isSure) return false;
  const object = sentence.next(at);
  const isParticiple = /(?:ed|en|ing|ught|lt|nt)$/.test(word) || sentence.isLink(sentence.previous(at), 'is');
  const isLed = /^(?:in|on|at|by|with|for|from|to|of)$/.test(wordAfter(sentence, at));
  if (isParticiple) return isValue(sentence, object) && (object === at + 1 || wordAfter(sentence, at) === 'the') && !isLed;
  const end = /^(?:on|into|onto|of|in|from|with|to|about|for|at)$/.test(wordAfter(sentence, at))
    ? sentence.past(at, 'in', 'of', 'from', 'with', 'to', 'about')
    : object;
  return end !== at + 1 && isValue(sentence, end);
}

/** "did storms or collisions sink more ships", "which is reported more": what causes do, and what holds of each record. */
function isVerbOfSides(sentence: Sentence, plan: Plan, at: number): boolean {
  if (plan.kind !== 'several' || !/^(?:unknown|verb|link)$/.test(sentence.pieces[at]?.kind ?? '') || !wordAfter(sentence, at).startsWith('more'))
    return false;
  const isCounting = plan.parts.every(({ plan: part }) => isCountPlan(part));
  const fields = plan.parts.flatMap(({ plan: part }) => (part.kind === 'stats' ? fieldsOf(part.where) : []));
  return isCounting && (fields.every(isOfCauses) || /^(?:reported|recorded|logged|spotted|filed)$/.test(sentence.lower(at)));
}

/** A value that was read, or what a yes-or-no word says. */
export function isValue(sentence: Sentence, at: number): boolean {
  const piece = sentence.pieces[at];
  return !sentence.isOpen(at) && (piece?.kind === 'value' || (piece?.kind === 'condition' && piece.source === 'flag'));
}

/**
 * "which set takes longest to put together", "the cheapest place to camp": a verb of a question that ranks or measures. What it says is in the field that
 * was found. Where records are counted or listed it may choose among them, as it may in a clause that it ends or right behind a noun ("flights delayed").
 */
export function isVerbOfMeasured(sentence: Sentence, plan: Plan, at: number): boolean {
  const { pieces, tokens } = sentence;
  const piece = pieces[at];
  if (piece?.kind !== 'verb' || !isMeasured(plan) || LOSING.has(sentence.lower(at))) return false;
  if (pieces.some((each) => each.kind === 'head' && (each.head === 'count' || each.head === 'share'))) return false;
  const isBehindNoun = /^(?:noun|unknown|field|value)$/.test(pieces[at - 1]?.kind ?? '');
  const isChoosing = isBehindNoun && PARTICIPLE.test(tokens[piece.from]?.lower ?? '');
  return !isChoosing && !(tokens[piece.to]?.kind !== 'word' && isInClause(sentence, at));
}

/** "the longest coaster that you can ride": the words before it open a clause of its own. */
function isInClause(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens
    .slice(Math.max(0, (sentence.pieces[at]?.from ?? 0) - CLAUSE_WORDS), sentence.pieces[at]?.from)
    .map(({ lower }) => lower);
  return before.some((word) => /^(?:that|which|who|where|whose)$/.test(word)) && !/^(?:which|who|where)$/.test(sentence.tokens[0]?.lower ?? '');
}

const CLAUSE_WORDS = 4;
const PARTICIPLE = /(?:ed|en|ing|ught|lt|nt|pt|ld)$/;

/** Records in the order of a number, or groups by one. */
function isMeasured(plan: Plan): boolean {
  if (plan.kind === 'records') return plan.order.length > 0;
  return plan.kind === 'stats' && plan.measures[0] !== undefined && measureFields(plan.measures[0]).length > 0;
}

/** A verb with "up" or "in" before a bound that names its field: "racked up more than 100 views". */
function isBounded(sentence: Sentence, at: number): boolean {
  const next = sentence.next(at);
  return particleAfter(sentence, at) !== '' && sentence.at(next, 'condition')?.source === 'bound' && !sentence.isOpen(next);
}

/** "in our care", "on our hands": what those who ask call the whole of the records, where no noun of a place or a person stands. */
function isOurs(sentence: Sentence, at: number): boolean {
  const from = sentence.pieces[at]?.from ?? 0;
  const [preposition, owner] = sentence.tokens.slice(Math.max(0, from - 2), from).map(({ lower }) => lower);
  if (owner !== 'our' || !/^(?:in|on|at|from|under|across|of|within)$/.test(preposition ?? '') || OTHER_NOUNS.has(rootOf(sentence.lower(at))))
    return false;
  return !/^(?:unknown|noun|field|value|quote)$/.test(sentence.pieces[at + 1]?.kind ?? '');
}

/** The particle of a verb of gathering: "clocked up", "drew in". */
export function particleAfter(sentence: Sentence, at: number): string {
  const word = wordAfter(sentence, at);
  return /^(?:up|in)$/.test(word) ? word : '';
}

function wordAfter({ pieces, tokens }: Sentence, at: number): string {
  return tokens[pieces[at]?.to ?? 0]?.lower ?? '';
}
