import { holdsValue } from '../facts.ts';
import { wordsOfName } from '../../language/profile/field-names.ts';
import { happeningsSaidOf, isParticiple } from '../../language/annotate/happenings.ts';
import { isOfLater } from '../../language/bind/dates/first-date.ts';
import { rootOf } from '../../language/values/roots.ts';
import type { Token } from '../../language/tokens.ts';
import { GONE, MEASURED, ON_RECORD, RECORDED, TO_BE_HAD } from '../lexicon/recorded.ts';
import type { Piece } from '../piece.ts';
import { WEIGHTS } from '../weights.ts';
import type { AnnotateLook } from './look.ts';
import { earlierPrice } from './states.ts';

/**
 * Words by which people speak of the file rather than of what it holds: they narrow nothing where they end a clause ("how many wells are registered"),
 * unless a field or a value is called so.
 */
export function annotateRecorded(look: AnnotateLook): readonly Piece[] {
  return [...participles(look), ...deeds(look), ...phrases(look)];
}

/** "which title was borrowed most often", "who was buried first" of records with the date of it: the verb of what all of them are. */
function deeds(look: AnnotateLook): readonly Piece[] {
  return look.tokens.flatMap((token, from): readonly Piece[] =>
    isDeed(token, look) ? [{ kind: 'verb', earning: false, from, to: from + 1, score: WEIGHTS.verb }] : [],
  );
}

/** A verb for what a date says that nearly all of the records have. */
function isDeed(token: Token, { schema: { profiles }, facts }: AnnotateLook): boolean {
  if (!isParticiple(token) || holdsValue(facts, token.lower)) return false;
  return profiles.some(
    (profile) =>
      profile.field.type === 'date' &&
      (profile.field.values ?? 0) >= ALL * facts.records &&
      !isOfLater(profile) &&
      happeningsSaidOf(profile).some((says) => says.has(token.stem)),
  );
}

const ALL = 0.95;

function participles(look: AnnotateLook): readonly Piece[] {
  const { tokens, isRecordNoun } = look;
  return tokens.flatMap((token, at): readonly Piece[] => {
    const isOfAll = RECORDED.has(token.lower) || isDeed(token, look);
    if (token.kind !== 'word' || !(isOfAll || MEASURED.has(token.lower)) || !isEnd(tokens[at + 1])) return [];
    // "the highest ever measured" of records with a field of hours measured.
    if (holdsValue(look.facts, token.lower) || (isOfField(token, look) && tokens[at - 1]?.lower !== 'ever')) return [];
    let from = at;
    while (/^(?:ever|been|yet|already|currently|so|far)$/.test(tokens[from - 1]?.lower ?? '')) from -= 1;
    const isEver = tokens.slice(from, at).some(({ lower }) => lower === 'ever');
    while (/^(?:is|are|was|were|has|have|'ve|been)$/.test(tokens[from - 1]?.lower ?? '')) from -= 1;
    const isOfRecords = isOfAll && (isRecordNoun(tokens[from - 1]?.lower ?? '') || isNamed(tokens[from - 1], look));
    const isOfValue = MEASURED.has(token.lower) && (isEver || isOfOne(tokens, from));
    return isOfRecords || isOfValue ? [harmless(from, at + 1)] : [];
  });
}

/** "how many Teslas are registered": a value in the place of the records. */
function isNamed(token: Token | undefined, { facts }: AnnotateLook): boolean {
  return token !== undefined && [token.lower, rootOf(token.lower)].some((word) => holdsValue(facts, word));
}

/** "no colour noted", "the strongest wind noted": a value that is lacking, or that goes before all others, and what is done with any value. */
function isOfOne(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - LONGEST), at).some(({ lower }) => /^(?:no|without|any|most|least|\p{L}{3,}est)$/u.test(lower));
}

const LONGEST = 4;

function phrases(look: AnnotateLook): readonly Piece[] {
  const { tokens } = look;
  const known = mayBeGone(look) ? ON_RECORD : [...ON_RECORD, ...TO_BE_HAD];
  return tokens.flatMap((_, from): readonly Piece[] => {
    const said = known.map((phrase) => phrase.split(' ')).find((words) => words.every((word, index) => tokens[from + index]?.lower === word));
    const to = from + (said?.length ?? 0);
    const last = tokens[to - 1];
    if (said === undefined || last === undefined || isInData(said, last, look)) return [];
    // What is reduced is on offer too.
    if (last.lower === 'offer' && earlierPrice(look) !== null) return [];
    // "on offer" ends a clause, and "on the list price" is a price.
    const piece = harmless(from, to);
    const more = said.length === WITH_ARTICLE ? WEIGHTS.condition : 0;
    return isEnd(tokens[to]) ? [{ ...piece, score: piece.score + more }] : [];
  });
}

/** Some field or value tells which records can be had no longer, or only to let. */
function mayBeGone({ schema: { profiles }, facts }: AnnotateLook): boolean {
  return [...GONE].some((word) => profiles.some(({ field }) => wordsOfName(field).includes(word)) || holdsValue(facts, word));
}

/** A field or a value is called so, or like the last word; "on the register" is no day on which something was registered. */
function isInData(said: readonly string[], token: Token, look: AnnotateLook): boolean {
  const named = look.schema.profiles.filter((profile) => profile.words.some(({ stem }) => stem === token.stem));
  const isDated =
    said.length === WITH_ARTICLE && named.every(({ field, role }) => field.type === 'date' || role === 'key' || look.facts.key.includes(field.name));
  return (isOfField(token, look) && !isDated) || [token.lower, said.join(' ')].some((words) => holdsValue(look.facts, words));
}

/** Words with an article, so that the last is a noun. */
const WITH_ARTICLE = 3;

function isOfField({ stem }: Token, { schema }: AnnotateLook): boolean {
  return schema.profiles.some(({ words }) => words.some((word) => word.stem === stem));
}

function isEnd(next: Token | undefined): boolean {
  return next === undefined || next.kind === 'mark' || ENDS.test(next.lower);
}

const ENDS =
  /^(?:here|there|altogether|overall|now|right|currently|today|so|at|in|for|per|by|each|across|and|with|during|between|over|since|before|after|which|what|how|please)$/;

function harmless(from: number, to: number): Piece {
  return { kind: 'harmless', from, to, score: (to - from) * WEIGHTS.phrase + (to - from) * WEIGHTS.whole };
}
