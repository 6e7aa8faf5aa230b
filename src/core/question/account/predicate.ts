import { measureFields } from '../../plan/measure-fields.ts';
import type { Plan } from '../../plan/plan.ts';
import { OTHER_THINGS } from '../../language/lexicon/en/other-things.ts';
import { rootOf } from '../../language/values/roots.ts';
import { MOVING } from '../lexicon/moving.ts';
import { LOSING } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';

/**
 * Whether a word that nothing used stands where it cannot change which records are meant. Such words modify the noun that is counted: they stand before
 * it, or behind it as a participle, a phrase with a preposition or a clause. What stands in the predicate, or says whose all the records are, does not.
 */
export function isPredicate(sentence: Sentence, plan: Plan, at: number): boolean {
  const word = sentence.pieces[at]?.kind === 'unknown' ? sentence.words(at) : '';
  if (!/^\p{Ll}{3,}$/u.test(word) || LOSING.has(word) || MOVING.up.test(word) || MOVING.down.test(word) || isSaidOfData(sentence, at)) return false;
  return isMainVerb(sentence, plan, at) || isOurs(sentence, at);
}

function isSaidOfData({ pieces, tokens, schema, facts }: Sentence, at: number): boolean {
  const token = tokens[pieces[at]?.from ?? 0];
  return (
    token === undefined || (schema.bySaid.get(token.stem) ?? []).length > 0 || facts.findValues(token.lower).some(({ kind }) => kind !== 'words')
  );
}

/**
 * "which boat has clocked up the most engine hours", "how many cars have racked up over 9000 views": the verb between the subject and a measure that is
 * bound. Where records are counted rather than measured, their verb says which of them count.
 */
function isMainVerb(sentence: Sentence, plan: Plan, at: number): boolean {
  if (!isMeasured(plan) && !isBounded(sentence, at)) return false;
  const before = wordBefore(sentence, at);
  const isHelped = /^(?:has|have|had|did|do|does|ever|'s)$/.test(before);
  if (!isHelped && !/(?:[^s]s|ed)$/.test(sentence.lower(at))) return false;
  let subject = sentence.previous(at);
  while (sentence.isLink(subject, 'has')) subject = sentence.previous(subject);
  const kind = sentence.pieces[subject]?.kind ?? '';
  if (!/^(?:noun|head)$/.test(kind) && (!/^(?:field|value|condition)$/.test(kind) || sentence.isOpen(subject))) return false;
  const object = sentence.next(at);
  return !sentence.isOpen(object) && (sentence.at(object, 'extreme') !== null || isBounded(sentence, at));
}

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
  if (owner !== 'our' || !/^(?:in|on|at|from|under|across|of|within)$/.test(preposition ?? '') || OTHERS.has(rootOf(sentence.lower(at))))
    return false;
  return !/^(?:unknown|noun|field|value|quote)$/.test(sentence.pieces[at + 1]?.kind ?? '');
}

const OTHERS: ReadonlySet<string> = new Set(
  Object.values(OTHER_THINGS)
    .flatMap((list) => list.split(' '))
    .map(rootOf),
);

/** The particle of a verb of gathering: "clocked up", "drew in". */
export function particleAfter({ pieces, tokens }: Sentence, at: number): string {
  const word = tokens[pieces[at]?.to ?? 0]?.lower ?? '';
  return /^(?:up|in)$/.test(word) ? word : '';
}

function wordBefore({ pieces, tokens }: Sentence, at: number): string {
  return tokens[(pieces[at]?.from ?? 0) - 1]?.lower ?? '';
}
