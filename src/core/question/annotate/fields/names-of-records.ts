import { isPlural } from '../../../../text/plural.ts';
import type { Mention } from '../../../language/annotate/mentions.ts';
import { headStem } from '../../../language/profile/field-head.ts';
import type { Schema } from '../../../language/profile/schema.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import type { Token } from '../../../language/tokens.ts';
import { rootOf } from '../../../language/values/roots.ts';
import type { AnnotateLook } from '../look.ts';

/** "dive" of "dive sites" from a scraper called divesites, "heat" of "heat pumps": a part of what the records are called, and no field. */
export function isOfRecordName({ from, to, score }: Mention, { tokens, facts }: AnnotateLook): boolean {
  const [word, noun] = [tokens[from]?.lower ?? '', tokens[to]?.lower ?? ''];
  const name = facts.name.toLowerCase().replaceAll(/[^a-z ]/g, '');
  return to - from === 1 && score < 1 && noun.length >= SHORTEST_NOUN && name.includes(word + rootOf(noun));
}

const SHORTEST_NOUN = 3;

/** "listings" of records that each have a link called `listing`: what tells them apart counts them. */
export function isOfRecords({ profile: { field, words }, from, to }: Mention, { tokens, facts, isRecordNoun }: AnnotateLook): boolean {
  const { lower = '' } = tokens[from] ?? {};
  if (to - from > 1 || !isRecordNoun(lower) || field.type !== 'text') return false;
  const isLink = field.role === 'key' && words.length === 1 && !facts.key.includes(field.name);
  return isPlural(lower) && (isLink || (endsName(facts.name, lower) && words.length === 1 && !isOneOfKinds(tokens, from)));
}

/** "parts" of car parts. */
function endsName(name: string, plural: string): boolean {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return letters !== plural && letters.endsWith(plural);
}

/** "different parts", "which parts", "by parts": those that a field tells apart. */
function isOneOfKinds(tokens: readonly Token[], at: number): boolean {
  return /^(?:different|distinct|unique|various|separate|which|what|by|per|each|every|of|common|popular|frequent|unlike)$/.test(
    tokens[at - 1]?.lower ?? '',
  );
}

/** "the price of a single dive", "what a single dive costs" of an amount called so: its own price. */
export function withPriceOf(mention: Mention, tokens: readonly Token[]): Mention {
  const { profile, score } = mention;
  let from = mention.from;
  if (profile.dimension !== 'money' || score < 1) return mention;
  if (/^(?:an?|the|one)$/.test(tokens[from - 1]?.lower ?? '')) from -= 1;
  const isPrice = /^(?:of|for)$/.test(tokens[from - 1]?.lower ?? '') && /^(?:prices?|costs?|charges?|fees?)$/.test(tokens[from - 2]?.lower ?? '');
  return isPrice ? { ...mention, from: from - 2 } : mention;
}

/** "bookseller" of books with a seller, "carmakers" of cars with a maker: what the records are, and a text of theirs, in one word. */
export function compoundOf(word: string, { schema, isRecordNoun }: Pick<AnnotateLook, 'schema' | 'isRecordNoun'>): string | null {
  const root = rootOf(word);
  const ends = schema.profiles.flatMap(({ field }) => (field.type === 'text' ? wordsOfName(field) : []));
  const end = ends.find((each) => each.length >= SHORTEST_END && root.endsWith(each) && isRecordNoun(root.slice(0, -each.length)));
  return end === undefined ? null : stemOf(end);
}

const SHORTEST_END = 5;

/** "lots per area" of sizes and a list of sea areas: a word that one text is called by at the end of its name, and a number only through what it is about. */
export function isNamedByOther({ from, to, profile }: Mention, tokens: readonly Token[], { profiles }: Schema): boolean {
  const said = tokens[from]?.stem ?? '';
  if (to - from > 1 || profile.field.type !== 'number' || profile.words.some(({ stem }) => stem === said)) return false;
  return profiles.some((other) => other.field.type === 'text' && headStem(other) === said);
}
