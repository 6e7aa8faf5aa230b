import { headStem } from '../../../language/profile/field-head.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { isLightSwitchWord, WITHOUT } from '../../../language/annotate/flags/switch-words.ts';
import type { Mention } from '../../../language/annotate/mentions.ts';
import type { Token } from '../../../language/tokens.ts';
import type { AnnotateLook } from '../look.ts';
import { isKnownWord } from '../phrases.ts';
import { isOfEach, LINKING } from './field-mentions.ts';

/** Half a name without its last word speaks of nothing: "units" of "unit price". `isNoun`: whether the records are called by the word at a place. */
export function isHalfName({ profile, from, to, score }: Mention, look: AnnotateLook, isNoun: (at: number) => boolean): boolean {
  const { tokens, schema } = look;
  // "swim" of a field called "no swimming".
  if (profile.field.type === 'boolean' && score < 1 && WITHOUT.test(profile.words[0]?.stem ?? '')) return true;
  if (isModifier({ profile, from, to, score }, look, isNoun)) return true;
  // "how many different" of a field called "Diff": what is counted once each, unless the name says the very word.
  if (to - from === 1 && DISTINCT.test(tokens[from]?.lower ?? '') && !wordsOfName(profile.field).includes(tokens[from]?.lower ?? '')) return true;
  if (to - from === 1 && score < 1 && isOfEach(profile, tokens[from])) return true;
  if (to - from === 1 && score < 1 && LINKING.test(tokens[from]?.lower ?? '')) return true;
  const head = headStem(profile);
  const root = tokens[from]?.stem ?? '';
  if (profile.field.type !== 'number' || to - from > 1 || root === head || isInitials(profile, tokens[from])) return false;
  // "the biggest chamber" of a chamber volume: how large a thing is, by the thing.
  const isThing = SIZES.test(head ?? '') && profile.words[0]?.stem === root && BIG.test(tokens[from - 1]?.lower ?? '');
  if (isThing && schema.profiles.every((other) => other === profile || other.words.every(({ stem }) => stem !== root))) return false;
  if (!OF_EACH.test(root) && (score >= HALF || profile.says.has(root))) return false;
  // "best paying" of a field of terms of payment, next to what is paid.
  if (/^(?:pay|paid|cost|earn)$/.test(root) && profile.dimension !== 'money' && schema.profiles.some(({ dimension }) => dimension === 'money'))
    return true;
  return profile.concepts.length > 0 || schema.profiles.some((other) => other !== profile && other.words.some(({ stem }) => stem === root));
}

const DISTINCT = /^(?:different|distinct|unique)$/;
/** What a price is for one of, as stems: "units" are no unit price. */
const OF_EACH = /^(?:unit|piec|item|copi)$/;
/** Stems of how large something is. */
const SIZES = /^(?:volum|capacity|siz|area)$/;
const BIG = /^(?:biggest|largest|smallest|roomiest|tiniest)$/;
/** Below this, only a part of a name was said. */
const HALF = 0.6;

/** "CSAT" of a CSAT score: what is scored, where its name is written in capitals. */
function isInitials({ field, words }: FieldProfile, said: Token | undefined): boolean {
  const isFirst = said !== undefined && words[0]?.stem === said.stem && field.name.startsWith(said.text.toUpperCase());
  return isFirst && said.text.length > 2 && /^(?:score|rating|index|level|rate|value|points?)$/i.test(wordsOfName(field).at(-1) ?? '');
}

/** "ski resorts", "ski rental" of a flag for night skiing: half of its name, said of the noun behind it. */
function isModifier({ profile: { field, words }, from, to, score }: Mention, look: AnnotateLook, isNoun: (at: number) => boolean): boolean {
  const next = look.tokens[to];
  if (field.type !== 'boolean' || score >= 1 || to > from + 1 || next?.kind !== 'word') return false;
  const isWhole = words.every(({ stem: word }) => word === look.tokens[from]?.stem || isLightSwitchWord(word));
  return !isWhole && (isNoun(to) || !isKnownWord(next.lower));
}
