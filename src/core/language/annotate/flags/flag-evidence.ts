import { wordSet } from '../../../../text/word-set.ts';
import { isCountedNoun } from '../counted.ts';
import { isLightSwitchWord } from './switch-words.ts';
import { FLAG_HEADS, HAVING, OTHER_COMPOUNDS, QUALITIES, QUALITY_ENDINGS } from '../../lexicon/en/flags.ts';
import type { Token } from '../../tokens.ts';

const QUALITY_WORDS = wordSet(QUALITIES);
const ENDINGS = QUALITY_ENDINGS.split(' ');
const HAVING_WORDS = wordSet(HAVING);
const HEADS = wordSet(FLAG_HEADS);
const COMPOUNDS: ReadonlySet<string> = new Set(OTHER_COMPOUNDS.split('|'));
/** A word that says that a thing is had reaches over an article and an adjective ("with a small garden"). */
const HAVING_REACH = 3;
const SHORTEST_QUALITY = 5;

/** The one word that speaks of a flag, and what is known of the words around it. */
export interface FlagWord {
  readonly tokens: readonly Token[];
  readonly at: number;
  /** True for a word that something explains: another flag, a field, a value, what the records are called. */
  readonly isKnown: (index: number) => boolean;
  /** The name of the field says that the thing is let in ("dogs_welcome"), so that the thing alone says little. */
  readonly isPermission: boolean;
  /** The name says that the record gets on with the thing ("good_with_cats"), so that the thing alone is rather the record. */
  readonly isCompanion: boolean;
}

/**
 * Whether a single word speaks of a property rather than of a part of a name or a compound: "with a lift", "lift, parking", "furnished flat", but
 * not "lift bridge", "garden of Eden" or "Dog and Duck".
 */
export function isSaidAsProperty({ tokens, at, isKnown, isPermission, isCompanion }: FlagWord): boolean {
  const [word, next] = [tokens[at], tokens[at + 1]];
  if (word === undefined || COMPOUNDS.has(`${word.lower} ${next?.lower ?? ''}`)) return false;
  if (isQuality(word.lower) || isHad(tokens, at)) return true;
  if (isCompanion && !isLightSwitchWord(next?.stem ?? '')) return false;
  if (next?.lower === 'of' || isTitle(tokens, at)) return false;
  if (isPermission && isJoinedToOther(tokens, at, isKnown)) return false;
  // "premier entire apartment": what follows only says more of a noun that is explained.
  return !isOtherNoun(tokens, at + 1, isKnown) || isKnown(at + 2);
}

/** True for a word that says what a thing is like ("furnished", "remote"). */
export function isQuality(word: string): boolean {
  return QUALITY_WORDS.has(word) || endsAsQuality(word);
}

/** True for a word with the ending of an adjective or a participle. */
export function endsAsQuality(word: string): boolean {
  return word.length >= SHORTEST_QUALITY && ENDINGS.some((ending) => word.endsWith(ending));
}

/** "with a garden", "has no lift", "plus parking". */
function isHad(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - HAVING_REACH); index -= 1) {
    const token = tokens[index];
    if (token?.kind !== 'word') return false;
    if (HAVING_WORDS.has(token.lower)) return true;
  }
  return false;
}

/** A noun that nothing explains: what is before it belongs to its name. */
function isOtherNoun(tokens: readonly Token[], at: number, isKnown: (index: number) => boolean): boolean {
  const token = tokens[at];
  // "backloads longer than 1000 km"
  if (tokens[at + 1]?.lower === 'than') return false;
  return isCountedNoun(token) && !isKnown(at) && !HEADS.has(token?.lower ?? '') && !isLightSwitchWord(token?.stem ?? '');
}

/** "Dog and Duck". */
function isJoinedToOther(tokens: readonly Token[], at: number, isKnown: (index: number) => boolean): boolean {
  return /^(?:and|&)$/.test(tokens[at + 1]?.lower ?? '') && isOtherNoun(tokens, at + 2, isKnown);
}

/** "The Terrace". */
function isTitle(tokens: readonly Token[], at: number): boolean {
  return at === 1 && tokens[0]?.lower === 'the' && tokens.length <= LONGEST_TITLE;
}

const LONGEST_TITLE = 3;
