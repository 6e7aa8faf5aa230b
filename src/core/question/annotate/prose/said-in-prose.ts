import type { Mention } from '../../../language/annotate/mentions.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { holdsValue } from '../../facts.ts';
import { CLAUSE_ENDS, CLAUSE_LEADS, PLAINLY_SAYING, SAYING, SAYING_ABOUT, TEXT_NOUNS } from '../../lexicon/saying.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/** What a text says in a clause of its own: so many words at most. */
const MOST_WORDS = 6;
const MOST_LEADS = 6;
/** Words that go on with another part of the question. */
const STOP =
  /^(?:per|and|or|but|without|that|which|who|where|when|whose|since|until|under|over|above|below|between|before|after|not|no|never|nothing|than|more|less|each|vs|if)$/;
/** Words that a clause may hold, and that may as well begin what the records are of. */
const PREPOSITION = /^(?:in|at|from|of|on|for|by)$/;
const DENIED = /^(?:not|no|never|nothing|without|cannot|neither|nor|none|nobody)$|n['’]t$/;

/**
 * What texts of sentences are said to say: "remarks say the card is signed", "briefings that warn about fire coral", "how many write that there's a bar".
 * Of the clause, the words that tell are looked for, as a phrase. The field is the one that is named, or the only one of prose.
 */
export function annotateSaidInProse(look: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return look.tokens.flatMap((_, verb): readonly Piece[] => {
    const subject = subjectOf(look, mentions, verb);
    const said = subject === null ? null : clauseOf(look, mentions, verb + 1, subject.isNamed);
    if (subject === null || said === null) return [];
    const { from, field } = subject;
    const text = look.text.slice(look.tokens[said.from]?.start ?? 0, look.tokens[said.to - 1]?.end ?? 0);
    return [{ kind: 'quote', text, inField: field, isParaphrase: true, from, to: said.end, score: (said.end - from) * WEIGHTS.quote }];
  });
}

/** A text of sentences, of which no question names a whole one. */
export function isProse({ field, role }: FieldProfile): boolean {
  const { type, samples = [], signs } = field;
  if (type !== 'text' || role === 'key' || field.role === 'key') return false;
  const isLong = (signs?.length ?? 0) >= LONG && (signs?.lists ?? 0) < MOSTLY && (signs?.links ?? 0) < MOSTLY && field.role !== 'list';
  return isLong || samples.filter((sample) => SENTENCE.test(sample)).length > samples.length * MOSTLY;
}

const LONG = 80;
const MOSTLY = 0.5;
const SENTENCE = /^\S+(?:\s+\S+){3,}[.!?]$/;

/** The only text of prose; null of several, of which any may say it, and undefined of none. */
export function onlyProse({ schema }: AnnotateLook): FieldProfile | null | undefined {
  const [only, ...others] = schema.profiles.filter(isProse);
  return only === undefined || others.length === 0 ? only : null;
}

interface Subject {
  readonly from: number;
  readonly field: FieldProfile | null;
  /** A text is what says so: any verb of saying will do. */
  readonly isNamed: boolean;
}

/** What is said to say something by the verb at a place. */
function subjectOf(look: AnnotateLook, mentions: readonly Mention[], verb: number): Subject | null {
  const { tokens } = look;
  const word = tokens[verb]?.lower ?? '';
  if (!(SAYING.has(word) || SAYING_ABOUT.has(word)) || mentions.some(({ from, to, score }) => score >= 1 && from <= verb && to > verb)) return null;
  const end = /^(?:that|which)$/.test(tokens[verb - 1]?.lower ?? '') ? verb - 1 : verb;
  const named = mentions.find(({ to, profile }) => to === end && isProse(profile));
  const lead = (at: number) => (/^(?:whose|the|their)$/.test(tokens[at - 1]?.lower ?? '') ? at - 1 : at);
  if (named !== undefined) return { from: lead(named.from), field: named.profile, isNamed: true };
  const prose = onlyProse(look);
  const before = tokens[end - 1]?.lower ?? '';
  if (prose === undefined) return null;
  const isThing = look.isRecordNoun(before) && mentions.every(({ from, to }) => to !== end || from === end - 1);
  if (!isThing && mentions.some(({ to, score }) => to === end && score >= MOSTLY)) return null;
  if (TEXT_NOUNS.has(before)) return { from: lead(end - 1), field: prose, isNamed: prose !== null };
  const isOfRecords = isThing || (/^(?:many|ones|those)$/.test(before) && end > 1) || isOfPlace(look, end);
  return isOfRecords && (PLAINLY_SAYING.has(word) || SAYING_ABOUT.has(word)) ? { from: verb, field: prose, isNamed: false } : null;
}

/** "vacancies in London": the records of a place, which stands right before the verb. */
function isOfPlace({ tokens, facts, isRecordNoun }: AnnotateLook, end: number): boolean {
  return [1, 2, 3].some((length) => {
    const place = tokens.slice(end - length, end);
    const isIn = /^(?:in|at|from|near)$/.test(tokens[end - length - 1]?.lower ?? '') && isRecordNoun(tokens[end - length - 2]?.lower ?? '');
    return isIn && holdsValue(facts, place.map(({ text }) => text).join(' '));
  });
}

interface Clause {
  readonly from: number;
  readonly to: number;
  /** With the words behind it that say nothing. */
  readonly end: number;
}

/** The words of a clause that tell what is so; null where it is denied, or goes on with more than a place or a group. */
function clauseOf(look: AnnotateLook, mentions: readonly Mention[], start: number, isNamed: boolean): Clause | null {
  const { tokens } = look;
  const verb = tokens[start - 1]?.lower ?? '';
  const isTold = /^(?:tell|warn|remind|advis)/.test(verb) && HEARERS.test(tokens[start]?.lower ?? '');
  const at = isTold ? start + 1 : start;
  const first = tokens[at]?.lower ?? '';
  const isThat =
    /^(?:that|there|there['’]?s|it|it['’]s|they|they['’]re|you|you['’]ll)$/.test(first) ||
    (first === 'the' && look.isRecordNoun(tokens[at + 1]?.lower ?? ''));
  if (/^(?:about|of)$/.test(first) ? !SAYING_ABOUT.has(verb) : !(isThat || isNamed)) return null;
  let from = at;
  while (from - at < MOST_LEADS && isLead(look, from)) from += 1;
  let to = from;
  while (to - from <= MOST_WORDS && tokens[to]?.kind === 'word' && !STOP.test(tokens[to]?.lower ?? '') && !isOfRest(look, mentions, to)) to += 1;
  const end = to;
  while (to > from && CLAUSE_ENDS.has(tokens[to - 1]?.lower ?? '')) to -= 1;
  const isDenied = tokens.slice(start, end + 1).some(({ lower }) => DENIED.test(lower));
  const isWhole = tokens[end] === undefined || tokens[end].kind === 'mark' || isOfRest(look, mentions, end);
  return to === from || to - from > MOST_WORDS || isDenied || !isWhole ? null : { from, to, end };
}

const HEARERS = /^(?:you|us|me|people|readers|buyers|visitors|customers|guests)$/;

/** "that there is a", and the record of which something is said: "the card is". */
function isLead({ tokens, isRecordNoun }: AnnotateLook, at: number): boolean {
  const [word, next] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  return CLAUSE_LEADS.has(word) || (isRecordNoun(word) && /^(?:is|are|was|were|has|have|had|can|comes?|gets?)$/.test(next));
}

/** Where the place, the group or the field begins that the records are of: "in London", "by country". */
function isOfRest({ tokens, facts }: AnnotateLook, mentions: readonly Mention[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  if (!PREPOSITION.test(word) && word !== 'per') return false;
  const behind = tokens[at + 1]?.lower === 'the' ? at + 2 : at + 1;
  const isValue = [3, 2, 1].some((length) => {
    const words = tokens.slice(behind, behind + length);
    return words.length === length && holdsValue(facts, words.map(({ text }) => text).join(' '));
  });
  return isValue || mentions.some(({ from, score }) => from === behind && score >= MOSTLY);
}
