import type { Bound } from '../annotate/bounds.ts';
import type { Mention } from '../annotate/mentions.ts';
import { unitOf } from '../annotate/units.ts';
import type { Finding } from './binding.ts';
import { STOP_WORDS } from '../lexicon/en/function-words.ts';
import { LINK_WORDS } from '../profile/lexicon.ts';
import type { Token, TokenSpan } from '../tokens.ts';

interface Look {
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  readonly isNoun: (at: number) => boolean;
}

/** "more than 15 free beds" of a number of beds: what stands before the name of a field, and is no part of it, makes it another number. */
export function isQualified({ from, to, profile }: Finding, constraints: readonly Bound[], { tokens, mentions, isNoun }: Look): boolean {
  const own = constraints.filter((constraint) => constraint.numbersFrom >= from && constraint.numbersFrom < to);
  const named = mentions.filter((mention) => mention.profile === profile);
  return tokens.slice(from, to).some((token, place) => {
    const at = from + place;
    const isWithin = (span: TokenSpan) => span.from <= at && span.to > at;
    return (
      token.kind === 'word' &&
      own.some((constraint) => at >= constraint.numbersTo) &&
      named.some((mention) => mention.from === at + 1) &&
      !own.some(isWithin) &&
      !named.some(isWithin) &&
      !isNoun(at) &&
      unitOf(token.lower) === undefined &&
      !LINK_WORDS.has(token.lower) &&
      !STOP.has(token.lower) &&
      !profile.says.has(token.stem) &&
      // "registered" of "Reg. Voters".
      profile.words.every(({ stem }) => stem.length < 3 || stem.slice(0, BEGINNING) !== token.stem.slice(0, Math.min(BEGINNING, stem.length)))
    );
  });
}

/** Letters that words of one origin share. */
const BEGINNING = 5;
const STOP: ReadonlySet<string> = new Set(`${STOP_WORDS} total whole man person people star stars`.split(' '));
