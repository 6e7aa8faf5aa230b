import type { FieldProfile } from './fields.ts';
import type { Order } from './interpreter.ts';
import type { Token } from './tokens.ts';

type Direction = Order['direction'];

/** A superlative of the query; `to` exclusive. */
export interface Superlative {
  readonly from: number;
  readonly to: number;
  /** Which end it asks for when a field's name stands by it; null when the word has an idea of its own. */
  readonly extreme: Direction | null;
  /** What it speaks of when no name stands by it. */
  readonly idea: Idea | null;
}

type Idea =
  | 'cheap'
  | 'dear'
  | 'new'
  | 'old'
  | 'young'
  | 'soon'
  | 'large'
  | 'small'
  | 'long'
  | 'short'
  | 'heavy'
  | 'light'
  | 'tall'
  | 'fast'
  | 'near'
  | 'good'
  | 'bad'
  | 'popular'
  | 'paid';

/** Phrases, longest first, with the end they ask for beside a name and the idea they speak of alone. */
const PHRASES: readonly (readonly [string, Direction | null, Idea | null])[] = [
  ['most highly rated', null, 'good'],
  ['most expensive', null, 'dear'],
  ['least expensive', null, 'cheap'],
  ['most costly', null, 'dear'],
  ['most pricey', null, 'dear'],
  ['most affordable', null, 'cheap'],
  ['most recent', 'desc', 'new'],
  ['most recently', null, 'new'],
  ['least recent', 'asc', 'old'],
  ['most popular', null, 'popular'],
  ['most reviewed', null, 'popular'],
  ['most spacious', null, 'large'],
  ['most space', null, 'large'],
  ['lowest priced', null, 'cheap'],
  ['lowest price', null, 'cheap'],
  ['highest priced', null, 'dear'],
  ['highest rated', null, 'good'],
  ['highest rating', null, 'good'],
  ['highly - rated first', null, 'good'],
  ['best rated', null, 'good'],
  ['best reviewed', null, 'good'],
  ['best - rated', null, 'good'],
  ['top rated', null, 'good'],
  ['top - rated', null, 'good'],
  ['highest - rated', null, 'good'],
  ['highest paid', null, 'paid'],
  ['highest - paid', null, 'paid'],
  ['highest paying', null, 'paid'],
  ['highest - paying', null, 'paid'],
  ['best paid', null, 'paid'],
  ['best paying', null, 'paid'],
  ['best - paid', null, 'paid'],
  ['top paying', null, 'paid'],
  ['lowest rated', null, 'bad'],
  ['worst rated', null, 'bad'],
  ['worst reviewed', null, 'bad'],
  ['cheapest', null, 'cheap'],
  ['priciest', null, 'dear'],
  ['costliest', null, 'dear'],
  ['newest', 'desc', 'new'],
  ['latest', 'desc', 'new'],
  ['freshest', null, 'new'],
  ['oldest', 'asc', 'old'],
  ['earliest', 'asc', 'soon'],
  ['soonest', null, 'soon'],
  ['youngest', null, 'young'],
  ['largest', 'desc', 'large'],
  ['biggest', 'desc', 'large'],
  ['smallest', 'asc', 'small'],
  ['longest', 'desc', 'long'],
  ['shortest', 'asc', 'short'],
  ['heaviest', null, 'heavy'],
  ['lightest', null, 'light'],
  ['tallest', null, 'tall'],
  ['fastest', null, 'fast'],
  ['closest', null, 'near'],
  ['nearest', null, 'near'],
  ['highest', 'desc', null],
  ['greatest', 'desc', null],
  ['maximum', 'desc', null],
  ['lowest', 'asc', null],
  ['minimum', 'asc', null],
  ['fewest', 'asc', null],
  ['most', 'desc', null],
  ['least', 'asc', null],
];

const WORDS = PHRASES.map(([text, extreme, idea]) => ({ words: text.split(' '), extreme, idea }));
/** By their first word, since nearly every word of a query begins none. */
const BY_FIRST: ReadonlyMap<string, typeof WORDS> = new Map(
  [...new Set(WORDS.map(({ words }) => words[0] ?? ''))].map((first) => [first, WORDS.filter(({ words }) => words[0] === first)]),
);

/** All superlatives in the order of the query; those of comparing phrases ("at least") and of amounts ("maximum 5") are none. */
export function bareSuperlatives(tokens: readonly Token[]): readonly Superlative[] {
  const found: Superlative[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const begun = BY_FIRST.get(tokens[at]?.lower ?? '') ?? [];
    const match = begun.find(({ words }) => words.every((word, index) => tokens[at + index]?.lower === word)) ?? topOf(tokens, at);
    if (match === undefined || isComparing(tokens, at, match.words)) continue;
    found.push({ from: at, to: at + match.words.length + firstAfter(tokens, at + match.words.length), extreme: match.extreme, idea: match.idea });
    at += match.words.length - 1;
  }
  return found;
}

/** "top 5", "best 10", "50 best": a number makes it a superlative; "best" alone is praise. */
function topOf(tokens: readonly Token[], at: number): (typeof WORDS)[number] | undefined {
  const word = tokens[at]?.lower ?? '';
  const isCounted = tokens[at + 1]?.kind === 'number' || (word === 'best' && tokens[at - 1]?.kind === 'number');
  const next = tokens[at + 2]?.lower ?? '';
  const isOther = BY_FIRST.has(next);
  return (word === 'top' || word === 'best') && isCounted && !isOther ? { words: [word], extreme: null, idea: 'good' } : undefined;
}

/** "newest first". */
function firstAfter(tokens: readonly Token[], at: number): number {
  return tokens[at]?.lower === 'first' ? 1 : 0;
}

function isComparing(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  if (/^(?:at|the very)$/.test(before)) return true;
  const next = tokens[at + words.length];
  const isBound = words[0] === 'maximum' || words[0] === 'minimum';
  if (!isBound) return false;
  const following = tokens.slice(at + words.length, at + words.length + 4);
  const stop = following.findIndex((token) => /^(?:with|when|where|for|in|that|of|,)$/.test(token.lower));
  const isOfNumber = (stop < 0 ? following : following.slice(0, stop)).some((token) => token.kind === 'number');
  return isOfNumber || tokens[at - 1]?.kind === 'number' || next === undefined || next.kind !== 'word' || next.lower === 'of';
}

interface Target {
  readonly profile: FieldProfile;
  readonly direction: Direction;
}

/** The field that an idea orders, and which way; null when no field is about it. */
export function ideaField(idea: Idea, profiles: readonly FieldProfile[]): Target | null {
  const concept = (id: string, direction: Direction): Target | null => {
    const profile = profiles.find((entry) => entry.concepts.some((about) => about.id === id));
    return profile === undefined ? null : { profile, direction };
  };
  const year = (direction: Direction): Target | null => {
    const profile = profiles.find((entry) => entry.role === 'year');
    return profile === undefined ? null : { profile, direction };
  };
  const time = (direction: Direction): Target | null => {
    const profile = profiles.find((entry) => entry.field.type === 'date' && !isAhead(entry)) ?? null;
    return profile === null ? year(direction) : { profile, direction };
  };
  const size = (direction: Direction): Target | null => concept('area', direction) ?? concept('screen', direction) ?? concept('guests', direction);
  switch (idea) {
    case 'cheap':
      return concept('price', 'asc') ?? firstMoney(profiles, 'asc');
    case 'dear':
      return concept('price', 'desc') ?? firstMoney(profiles, 'desc');
    case 'paid':
      return concept('salary', 'desc');
    case 'new':
      return time('desc');
    case 'old':
      return concept('age', 'desc') ?? year('asc') ?? time('asc');
    case 'young':
      return concept('age', 'asc') ?? time('desc');
    case 'soon': {
      const profile = profiles.find((entry) => entry.field.type === 'date') ?? null;
      return profile === null ? time('asc') : { profile, direction: 'asc' };
    }
    case 'large':
      return size('desc');
    case 'small':
      return size('asc');
    case 'long':
      return concept('duration', 'desc') ?? concept('length', 'desc') ?? concept('pages', 'desc');
    case 'short':
      return concept('duration', 'asc') ?? concept('length', 'asc') ?? concept('pages', 'asc');
    case 'heavy':
      return concept('weight', 'desc');
    case 'light':
      return concept('weight', 'asc');
    case 'tall':
      return concept('height', 'desc');
    case 'fast':
      return concept('speed', 'desc') ?? concept('power', 'desc');
    case 'near':
      return concept('distance', 'asc');
    case 'good':
      return concept('rating', 'desc');
    case 'bad':
      return concept('rating', 'asc');
    case 'popular':
      return concept('reviews', 'desc') ?? concept('votes', 'desc') ?? concept('downloads', 'desc') ?? concept('crowd', 'desc');
  }
}

function firstMoney(profiles: readonly FieldProfile[], direction: Direction): Target | null {
  const profile = profiles.find((entry) => entry.dimension === 'money' && !entry.concepts.some((concept) => concept.id === 'salary'));
  return profile === undefined ? null : { profile, direction };
}

/** A date by which something ends is not how new it is. */
function isAhead(profile: FieldProfile): boolean {
  return profile.words.some((word) => /^(?:deadlin|due|expir|end|return|availabl|review)$/.test(word.stem));
}
