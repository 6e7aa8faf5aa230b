import { unitOf } from '../annotate/units.ts';
import { alternativesOf } from '../lexicon/en/forms/abbreviations.ts';
import { ENGLISH_WORDS, STOP_WORDS } from '../lexicon/en/function-words.ts';
import { ASKING_WORDS, KNOWN_WORDS } from '../lexicon/en/known-words.ts';
import { stem } from '../stem.ts';
import type { Token } from '../tokens.ts';
import { nameWords, spelledWords } from './field-names.ts';
import { shortness, WHOLE } from './shortness.ts';
import type { FieldProfile, SpelledOut } from './fields.ts';

/** The fields, and the stems that speak of them already. */
interface Named {
  readonly profiles: readonly FieldProfile[];
  readonly bySaid: ReadonlyMap<string, unknown>;
}

/** What a word needs to be taken for one that a name writes short; three letters fit more words than four. */
const NEEDED = 0.75;
const NEEDED_OF_THREE = 0.9;
/** A word of the name beside it says that both are of one name: "council district" of `COUNCIL_DIST`, "materials included" of `mat_incl`. */
const BESIDE = 0.25;
/** Where other names are written short, one more is likely. */
const AMONG_SHORT = 0.1;
const LEAST_AMONG = 2;
/** How much more a word must be like one short form than like another. */
const LEAD = 0.1;
const REACH = 2;
const LEAST_LETTERS = 3;
const MOST_READ = 60;

const stops: ReadonlySet<string> = new Set(STOP_WORDS.split(' '));

interface Short {
  readonly written: string;
  /** What the lists of abbreviations have for it already. */
  readonly isListed: boolean;
  /** The other words of the names that it stands in, spelled as far as lists tell. */
  readonly beside: readonly string[];
}

/** The words of a text that fields are called by and none of their names spells out; only what one short form alone is like. */
export function spelledBy(tokens: readonly Token[], schema: Named): SpelledOut {
  const shorts = shortsOf(schema);
  if (shorts.length === 0) return NOTHING;
  const isAmongShort = shorts.filter(({ written, isListed }) => isListed || !/[aeiou]/.test(written)).length >= LEAST_AMONG;
  const found = new Map<string, { readonly word: string; readonly score: number }[]>();
  for (const [at, token] of tokens.slice(0, MOST_READ).entries()) {
    if (!isOpen(token, schema)) continue;
    const [best, second] = shorts
      .map((short) => ({ short, score: likeness(short, at, tokens) + (isAmongShort ? AMONG_SHORT : 0) }))
      .filter(({ short, score }) => score >= neededFor(short))
      .toSorted((a, b) => b.score - a.score);
    if (best === undefined || (second !== undefined && best.score - second.score < LEAD)) continue;
    found.set(best.short.written, [...(found.get(best.short.written) ?? []), { word: token.lower, score: best.score }]);
  }
  return new Map([...found].flatMap(([written, words]) => agreed(words).map((said) => [written, said] as const)));
}

const NOTHING: SpelledOut = new Map();

/** The words that one short form stands for in a text: of several that are no forms of one word, the one that is more like it than the others. */
function agreed(words: readonly { readonly word: string; readonly score: number }[]): readonly (readonly string[])[] {
  const [best, ...others] = words.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return [];
  const isForm = (word: string) => word.slice(0, SAME_ROOT) === best.word.slice(0, SAME_ROOT);
  const isClear = others.every(({ word, score }) => isForm(word) || best.score - score >= LEAD);
  return isClear ? [[...new Set([best, ...others].map(({ word }) => word).filter(isForm))]] : [];
}

const SAME_ROOT = 5;

function shortsOf({ profiles }: Named): readonly Short[] {
  const shorts = new Map<string, Short>();
  for (const { field, unit } of profiles) {
    const words = nameWords(field.name);
    for (const written of words) {
      const listed = spelledWords([written], field.type);
      const isListed = listed[0] !== written;
      const isWord = KNOWN_WORDS.has(written) && !isListed;
      if (!/^\p{L}+$/u.test(written) || written.length < LEAST_LETTERS || isWord || unitOf(written) !== undefined) continue;
      // What is measured in miles is a distance, whatever else "dist" may stand for.
      if (isListed && unit !== null) continue;
      const beside = words.flatMap((other) => (other === written ? [] : [other, ...spelledWords([other], field.type)]));
      shorts.set(written, { written, isListed, beside: [...(shorts.get(written)?.beside ?? []), ...beside] });
    }
  }
  return [...shorts.values()];
}

/** A word that names nothing yet. */
function isOpen({ kind, lower, stem: root }: Token, { bySaid }: Named): boolean {
  return kind === 'word' && lower.length > LEAST_LETTERS && /^\p{L}+$/u.test(lower) && !stops.has(lower) && !bySaid.has(root);
}

function neededFor({ written, isListed }: Short): number {
  // What a list has for it is meant, unless much speaks for another word.
  return isListed ? WHOLE : written.length > LEAST_LETTERS ? NEEDED : NEEDED_OF_THREE;
}

/** A word that questions are made of. */
function isAsking(word: string): boolean {
  return ENGLISH_WORDS.has(word) || (/e(?:r|st)$/.test(word) && ASKING_WORDS.has(word));
}

/** How well a word fits a short form, by itself and by the words around it. */
function likeness({ written, isListed, beside }: Short, at: number, tokens: readonly Token[]): number {
  const { lower = '', stem: root = '' } = tokens[at] ?? {};
  const isAlternative = isListed && alternativesOf(written).some((word) => stem(word) === root);
  const own = isAlternative ? WHOLE : shortness(written, lower);
  if (own === 0 || (own < WHOLE && isAsking(lower))) return 0;
  const near = tokens.slice(Math.max(0, at - REACH), at + REACH + 1).filter((_, index) => index !== Math.min(at, REACH));
  const isBeside = near.some(({ lower: other, stem: said }) => beside.some((word) => stem(word) === said || shortness(word, other) > 0));
  return own + (isBeside ? BESIDE : 0);
}
