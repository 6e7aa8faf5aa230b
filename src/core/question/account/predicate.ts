import { isCountPlan, measureFields } from '../../plan/measure-fields.ts';
import type { Plan } from '../../plan/plan.ts';
import { lowerText } from '../../language/tokens.ts';
import { rootOf } from '../../language/values/roots.ts';
import { MOVING } from '../lexicon/moving.ts';
import { OTHER_NOUNS } from '../lexicon/other-nouns.ts';
import { HOLDING_WORDS, LOSING, UNLIKE } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';
import { isInData } from './passed-over.ts';

/**
 * Whether a word that nothing used stands where it cannot change which records are meant. Such words modify the noun that is counted: they stand before
 * it, or behind it as a participle, a phrase with a preposition or a clause. What stands in the predicate, or says whose all the records are, does not.
 */
export function isPredicate(sentence: Sentence, plan: Plan, at: number): boolean {
  if (isDoneWithSaid(sentence, plan, at)) return true;
  const word = sentence.pieces[at]?.kind === 'unknown' ? sentence.words(at) : '';
  if (!/^\p{Ll}{3,}$/u.test(word) || LOSING.has(word) || MOVING.up.test(word) || MOVING.down.test(word) || isInData(sentence, at)) return false;
  return isVerbOfValue(sentence, at);
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

/** The particle of a verb of gathering: "clocked up", "drew in". */
export function particleAfter(sentence: Sentence, at: number): string {
  const word = wordAfter(sentence, at);
  return /^(?:up|in)$/.test(word) ? word : '';
}

function wordAfter({ pieces, tokens }: Sentence, at: number): string {
  return tokens[pieces[at]?.to ?? 0]?.lower ?? '';
}
