import type { Mention } from '../../../language/annotate/mentions.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { isCovered, touches, type Token, type TokenSpan } from '../../../language/tokens.ts';
import { holdsValue } from '../../facts.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import { TEXT_NOUNS } from '../../lexicon/saying.ts';
import type { AnnotateLook } from '../look.ts';
import { isProse, onlyProse } from './said-in-prose.ts';

/** What a text does with words, as the longest form first. */
const MENTION = /^(?:mentions?|mentioned|mentioning)$/;
const CONTAIN = /^(?:contains?|containing|includes?|including|has|have|having|with)$/;
const WORDS = /^(?:words?|phrase|term|terms|keywords?|expression)$/;
/** Neither words that are said of a text, nor the end of them. */
const ARTICLE = /^(?:the|a|an|any|its|their|of|that|which)$/;
const STOP =
  /^(?:in|on|by|per|and|or|but|with|without|that|which|who|where|when|whose|from|since|until|under|over|above|below|between|before|after|at|for|is|are|was|were|not|no|than|more|less|each|vs)$/;
const MOST_WORDS = 5;

/**
 * Words that a text is said to contain, without quotation marks: "titles containing software", "with python in the summary", "that mention noise".
 * Each takes its verb and its field along; a text of few values, which they may be one of, is left to its values.
 */
export function annotateSaidToContain(look: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  const { tokens } = look;
  return tokens.flatMap((_, at): readonly Piece[] => {
    const said = saidAt(look, mentions, at);
    if (said === undefined) return [];
    const { from, to, words, isLoose } = said;
    const loose = isLoose === true ? ({ isParaphrase: true } as const) : {};
    return [{ kind: 'quote', text: textOf(look, words), inField: said.field, ...loose, from, to, score: (to - from) * WEIGHTS.quote }];
  });
}

interface Said {
  readonly from: number;
  readonly to: number;
  readonly words: TokenSpan;
  /** Null for all texts of a record. */
  readonly field: FieldProfile | null;
  /** The words may stand otherwise in the text. */
  readonly isLoose?: boolean;
}

/** What is said by the verb at this place. */
function saidAt(look: AnnotateLook, mentions: readonly Mention[], at: number): Said | undefined {
  const { tokens, facts } = look;
  const verb = tokens[at]?.lower ?? '';
  const isMention = MENTION.test(verb);
  if (!isMention && !CONTAIN.test(verb)) return undefined;
  if (isCovered(at, mentions)) return undefined;
  const start = skipped(tokens, at + 1);
  const named = WORDS.test(tokens[start]?.lower ?? '');
  const words = wordsFrom(tokens, named ? start + 1 : start);
  if (words === undefined) return undefined;
  const before = fieldBefore(look, mentions, at);
  // "titles with photos" may have them beside the title.
  if (before !== undefined && (isMention || named || /^(?:contain|includ)/.test(verb))) {
    return { from: before.from, to: words.to, words, field: before.profile };
  }
  const behind = fieldBehind(look, mentions, words.to);
  if (behind !== undefined) {
    const isLoose = !(isMention || named || /^(?:contain|includ)/.test(verb));
    return holdsValue(facts, textOf(look, words)) ? undefined : { from: at, to: behind.to, words, field: behind.profile, isLoose };
  }
  // "mention a rating" asks for its presence.
  if (mentions.some((mention) => touches(mention, words))) return undefined;
  return isMention || named ? { from: at, to: words.to, words, field: null } : undefined;
}

function skipped(tokens: readonly Token[], from: number): number {
  let at = from;
  while (ARTICLE.test(tokens[at]?.lower ?? '')) at += 1;
  return at;
}

function wordsFrom(tokens: readonly Token[], from: number): TokenSpan | undefined {
  let to = from;
  while (to - from <= MOST_WORDS && isWord(tokens[to])) to += 1;
  return to === from || to - from > MOST_WORDS ? undefined : { from, to };
}

function isWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && !STOP.test(token.lower) && !MENTION.test(token.lower);
}

/** "titles (that) contain": a text before the verb. */
function fieldBefore(look: AnnotateLook, mentions: readonly Mention[], verb: number): Mention | undefined {
  const end = /^(?:that|which)$/.test(look.tokens[verb - 1]?.lower ?? '') ? verb - 1 : verb;
  // "products that contain soy" may have it where their names do not say so.
  const isThing = ({ from, to }: Mention) => to === from + 1 && look.isRecordNoun(look.tokens[from]?.lower ?? '');
  const found = mentions.find((mention) => mention.to === end && isFreeText(look, mention) && !isThing(mention));
  if (found === undefined) return undefined;
  const at = found.from;
  return /^(?:whose|the|their)$/.test(look.tokens[at - 1]?.lower ?? '') ? { ...found, from: at - 1 } : found;
}

/** "in the title", "in the notes": a text behind the words, or the only one of prose, whatever it is called. */
function fieldBehind(look: AnnotateLook, mentions: readonly Mention[], from: number): Pick<Mention, 'profile' | 'to'> | undefined {
  if (look.tokens[from]?.lower !== 'in') return undefined;
  const start = skipped(look.tokens, from + 1);
  const named = mentions.find((mention) => mention.from === start && isFreeText(look, mention));
  if (named !== undefined || mentions.some((mention) => mention.from === start)) return named;
  const only = TEXT_NOUNS.has(look.tokens[start]?.lower ?? '') ? onlyProse(look) : null;
  return only === null || only === undefined ? undefined : { profile: only, to: start + 1 };
}

/** A text that hardly two records share, or one of sentences. */
function isFreeText({ facts }: AnnotateLook, { profile }: Mention): boolean {
  const { field, role } = profile;
  if (field.type !== 'text' || role === 'key') return false;
  if (isProse(profile)) return true;
  const distinct = facts.distinct(field.name) ?? field.distinct ?? null;
  return distinct === null || distinct > facts.records / 2;
}

/** As it was typed. */
function textOf({ text, tokens }: AnnotateLook, { from, to }: TokenSpan): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}
