import { nameWords } from '../../../language/profile/field-names.ts';
import { lowerText } from '../../../language/tokens.ts';
import type { ValueHit } from '../../../language/values/value-index.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import { isKnownWord } from '../phrases.ts';
import { DENYING, isOfNames, isOfWhatIsBefore, isUncasedName, isVocabulary, type ValueLook } from './value-parts.ts';

/** More words than this are no name. */
const LONGEST = 4;
/** More words than this are no kind. */
const LONGEST_KIND = 8;
/** What so many of the records hold tells none of them apart. */
const MOSTLY = 0.5;

/**
 * Words that nothing else explains, and that the values of one text alone hold: "the longest course on Excel" of titles. It is the weakest evidence that
 * there is, said in the answer, and far better than none: of 624 questions, 8 more were answered rightly by it, and none wrongly.
 */
export function annotateHeldWords(look: ValueLook): readonly Piece[] {
  const pieces: Held[] = [];
  for (let from = 0; from < look.tokens.length; from += 1) {
    const held = longestHeld(look, from);
    if (held === null) continue;
    const { hit, to } = held;
    pieces.push({ kind: 'value', hits: [hit], isPart: true, from, to, score: (to - from) * WEIGHTS.held });
    from = to - 1;
  }
  return pieces.filter((piece) => !isScattered(piece, pieces, look.tokens));
}

type Held = Extract<Piece, { readonly kind: 'value' }>;

/** "about a tinny sound": words of one text that are found apart from each other, and are no list of things. */
function isScattered(piece: Held, pieces: readonly Held[], tokens: ValueLook['tokens']): boolean {
  const isListed = (a: Held, b: Held) => tokens.slice(Math.min(a.to, b.to), Math.max(a.from, b.from)).every(({ lower }) => LISTING.test(lower));
  return pieces.some((other) => other !== piece && other.hits[0]?.field === piece.hits[0]?.field && !isListed(piece, other));
}

const LISTING = /^(?:and|or|,|vs|versus|\/)$/;

/** The most words from here on that values hold. */
function longestHeld(look: ValueLook, from: number): { readonly hit: ValueHit; readonly to: number } | null {
  let to = from;
  while (to - from < LONGEST && isOpen(look, to)) to += 1;
  for (; to > from; to -= 1) {
    const hit = heldHit(look, from, to);
    if (hit !== null) return { hit, to };
  }
  return null;
}

function isOpen({ tokens, facts, isNoun }: ValueLook, at: number): boolean {
  const token = tokens[at];
  // "which Chinese lab has": who does something is what is asked for; "jobs in Oslo have" are in a place.
  if ((VERB.test(tokens[at + 1]?.lower ?? '') && !/^(?:in|at|from|near)$/.test(tokens[at - 1]?.lower ?? '')) || NO_NAME.test(token?.lower ?? ''))
    return false;
  if (token?.kind !== 'word' || !/^\p{L}{3,}$/u.test(token.text) || isNoun(at) || isKnownWord(token.lower)) return false;
  const before = `${tokens[at - 2]?.lower ?? ''} ${tokens[at - 1]?.lower ?? ''}`;
  // "by genre" groups, "by Ida" does not.
  if (GROUPING.test(before)) return /^\p{Lu}/u.test(token.text) || (before.endsWith(' by') && facts.findValues(token.text).some(isMade));
  // "how many MOTs", "which restaurant": what is counted or asked for, unless it narrows the noun behind it.
  return isNoun(at + 1) || !COUNTED.test(before) || facts.findValues(token.text).some((hit) => isMade(hit) && begins(hit, token.lower));
}

const VERB = /^(?:has|have|had|is|are|was|were|do|does|did|can|will|gets?|got)$/;
const NO_NAME = /^(?:next|last|latest|upcoming|current|new|old|former|previous|first|other|another|same|own)$/;
const GROUPING = /\b(?:by|per|each|every)$/;
const COUNTED = /(?:\b(?:many|much|which|what|most|fewest|all)|\b(?:number|count|amount|share|percentage|kinds?|types?|total) of)$/;

/** The one field with values that hold these words behind each other, as they are written. */
function heldHit(look: ValueLook, from: number, to: number): ValueHit | null {
  const { tokens, facts } = look;
  const phrase = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  const [first, ...others] = facts.findValues(phrase).filter(({ field }) => !facts.key.includes(field));
  // "MacBook" of models, which titles repeat: the same records.
  const kept = first === undefined || others.length === 0 ? undefined : repeatedHit([first, ...others], facts);
  const [hit, rivals] = kept === undefined ? [first, others] : [kept, []];
  if (hit?.kind !== 'words' || rivals.length > 0 || hit.records > MOSTLY * facts.records || hit.together !== hit.records) return null;
  if (to - from === 1 && isOfWhatIsBefore(look, from, hit)) return null;
  // "parking" is no park.
  if (!hit.spellings.every((spelling) => isSpelled(spelling, phrase.toLowerCase()))) return null;
  const { holders } = hit;
  // "at night" of a scene, one of a few, told in a sentence: a word of it says little of what it is about.
  if (to - from === 1 && holders?.spellings.some((value) => value.split(' ').length > LONGEST_KIND) === true) return null;
  // "near a fen" of a village called Low Fen: names of what is no record are written in capitals.
  const isOfOthers = isOfNames(hit.field) && hit.field !== facts.titleField;
  const isWritten = tokens.slice(from, to).every(({ text }) => /^\p{Lu}/u.test(text));
  const isMaker = isMakerOf(hit, phrase.toLowerCase(), [tokens[from - 1]?.lower ?? '', tokens[to]?.lower ?? '']);
  const isThePlace = isPlaceOf(hit) && holders?.spellings.length === 1 && THE_PLACE.test(lowerText(tokens, Math.max(0, from - 2), from));
  if (isOfOthers && !isWritten && !isMaker && !isThePlace && !isUncasedName(look, phrase, hit)) return null;
  const areKinds = isVocabulary(hit.field, facts) && holders?.spellings.some((value) => DENYING.test(value)) === false;
  // "on the bike" of a gear called "City bike": one of several kinds of what the word says.
  if (areKinds && !isMaker && !isThePlace && holders.spellings.every((value) => value.toLowerCase().endsWith(` ${phrase.toLowerCase()}`)))
    return null;
  return areKinds ? { field: hit.field, ...holders } : { field: hit.field, kind: 'item', spellings: hit.spellings, records: hit.records };
}

/** "in the library" of a venue called "Town Library", the only one. */
function isPlaceOf({ field }: ValueHit): boolean {
  return nameWords(field).some((word) => /^(?:venue|location|place|site|branch|building|hall|pool|depot|facility)$/.test(word));
}

const THE_PLACE = /^(?:in|at|from) the$/;

/** Of several texts that hold the words in equally many records, the one of few values: the others say it again. */
function repeatedHit(hits: readonly ValueHit[], facts: ValueLook['facts']): ValueHit | undefined {
  const [few, ...more] = hits.filter(({ field, kind }) => kind === 'words' && isVocabulary(field, facts) && isMade({ field }));
  return more.length === 0 && few !== undefined && hits.every(({ kind, records }) => kind === 'words' && records <= few.records) ? few : undefined;
}

/** "books by tolkien", "the price of a steinway": the first or last word of who made it, where it stands for the name. */
function isMakerOf({ field, holders }: ValueHit, phrase: string, [before, after]: readonly [string, string]): boolean {
  if (holders === undefined || !isOfMakers(field) || phrase.length < NAME) return false;
  const isEnd = holders.spellings
    .map((value) => value.toLowerCase())
    .every((value) => value.startsWith(`${phrase} `) || value.endsWith(` ${phrase}`));
  return isEnd && (/^(?:by|from)$/.test(before) || (/^(?:an?|\p{L}+est)$/u.test(before) && ENDS_PHRASE.test(after)));
}

/** "thinkpads" of models called "ThinkPad X1", and no "EVs" of a "Bolt EV". */
function begins({ holders }: ValueHit, word: string): boolean {
  return holders?.spellings.every((value) => value.toLowerCase().startsWith(word.replace(/s$/, ''))) === true;
}

/** Said of who made a thing, or of which of theirs it is. */
function isMade({ field }: Pick<ValueHit, 'field'>): boolean {
  return isOfMakers(field) || nameWords(field).at(-1) === 'model';
}

function isOfMakers(field: string): boolean {
  return nameWords(field).some((word) => MAKERS.test(word));
}

const MAKERS = /^(?:author|artist|brand|make|maker|manufacturer|publisher|director|designer|composer|writer)$/;
const ENDS_PHRASE = /^(?:|[?.!,]|in|with|under|over|for|from|at|of|on|and|or)$/;
/** Shorter words are rather something else. */
const NAME = 4;

/** The same but for a plural. */
function isSpelled(spelling: string, said: string): boolean {
  return spelling.replace(/e?s$/, '') === said.replace(/e?s$/, '');
}
