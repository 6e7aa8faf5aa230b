import type { FieldProfile } from '../profile/fields.ts';
import { LIGHT_WORDS } from '../profile/lexicon.ts';
import { periodOf, periodWords } from '../lexicon/en/periods.ts';
import { stemSet } from '../stem.ts';
import type { Token } from '../tokens.ts';
import { isMeasuring } from '../annotate/units.ts';

/** The words that a choice between fields goes by. */
export interface Clause {
  /** Words of the same context, as stems. */
  readonly near: ReadonlySet<string>;
  /** Those of them in the plural, as stems. */
  readonly plural: ReadonlySet<string>;
  /** Words of the whole query, as stems. */
  readonly all: ReadonlySet<string>;
}

/** Which amounts a bound is safely said of, where there are several for one thing: the least, those that others are had for less than, or the greatest. */
export type End = 'low' | 'high' | 'top';

export interface Choice {
  readonly clause: Clause;
  /** Whether a field holds such values as the query asks for; fields that do go first. */
  readonly holds?: (profile: FieldProfile) => boolean;
  /** Of a lowest and a highest amount or measure, the one a bound is safely said of. */
  readonly bound?: End;
}

/** The clause that these tokens of a query are. */
export function clauseOf(tokens: readonly Token[], own: readonly Token[]): Clause {
  // "a month" is said of a monthly charge.
  const near = own.flatMap((token, at) =>
    token.lower === 'min' ? ['minimum'] : [token.stem, ...(isPaidTime(own, at) ? periodWords(token.lower) : [])],
  );
  return {
    near: new Set(near),
    plural: new Set(own.filter((token) => token.lower.endsWith('s')).map((token) => token.stem)),
    all: stemsOf(tokens),
  };
}

/** "a month", "monthly". */
function isPaidTime(tokens: readonly Token[], at: number): boolean {
  return /^(?:a|an|per|each|every|\/)$/.test(tokens[at - 1]?.lower ?? '') || /(?:ly|annual)$/.test(tokens[at]?.lower ?? '');
}

const stemSets = new WeakMap<readonly Token[], ReadonlySet<string>>();

/** Made once a query, however many clauses it has. */
function stemsOf(tokens: readonly Token[]): ReadonlySet<string> {
  const stems = stemSets.get(tokens) ?? new Set(tokens.map((token) => token.stem));
  stemSets.set(tokens, stems);
  return stems;
}

/**
 * The one that is meant of fields that the same words or the same unit speak of: whose own words are said, that holds such values,
 * whose name says least beyond what was said, that most records have; else the first.
 */
export function closest(profiles: readonly FieldProfile[], choice: Choice): FieldProfile | null {
  return ranked(profiles, choice)[0] ?? null;
}

/** Fields that the same words or the same unit speak of, the likeliest first. */
export function ranked(profiles: readonly FieldProfile[], choice: Choice): readonly FieldProfile[] {
  if (profiles.length <= 1) return profiles;
  const most = Math.max(1, ...profiles.map((profile) => profile.field.values ?? 0));
  const weighed = profiles.map((profile, index) => ({ profile, merits: [...meritsOf(profile, choice, most), -index] }));
  return weighed.toSorted((a, b) => compare(b.merits, a.merits)).map(({ profile }) => profile);
}

/** The one that is meant where it stands out from the next by more than how many records have it; null where that would be a guess. */
export function clearest(profiles: readonly FieldProfile[], choice: Choice): FieldProfile | null {
  const [first, second] = ranked(profiles, choice);
  if (first === undefined || second === undefined) return first ?? null;
  const [own, other] = [first, second].map((profile) => meritsOf(profile, choice, 1).slice(0, -1));
  return own?.some((merit, index) => merit - (other?.[index] ?? 0) > CLEAR) === true ? first : null;
}

/** By how much a merit must be greater to tell two fields apart. */
const CLEAR = 0.15;

/** Whether the field's name says nothing beyond its concept and what was said of it, so that it is the main one of its kind. */
export function isMain(profile: FieldProfile, clause: Clause): boolean {
  return unsaid(profile, clause) < SMALL;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, merit] of a.entries()) {
    const difference = merit - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function meritsOf(profile: FieldProfile, { clause, holds, bound }: Choice, most: number): readonly number[] {
  const filled = profile.field.values === undefined ? 1 : Math.round((10 * profile.field.values) / most);
  return [
    ownSaid(profile, clause.near),
    holds === undefined || holds(profile) ? 1 : 0,
    ownSaid(profile, clause.all),
    bound !== undefined && isEnd(profile, bound) ? 1 : 0,
    -unsaid(profile, clause),
    profile.dimension === 'time' && profile.words.some(({ stem }) => WHOLE.test(stem)) ? 1 : 0,
    filled,
  ];
}

/** A "total time" goes before the times that are parts of it. */
const WHOLE = /^(?:total|overall)$/;

/** How much of the name is said; words that only tell how a value was made count half. */
function ownSaid({ words, dimension }: FieldProfile, said: ReadonlySet<string>): number {
  // For how long an amount is paid tells it from others.
  const isTelling = (word: string) => !isIdle(word) || (dimension === 'money' && periodOf(word) !== null);
  const own = words.filter((word) => said.has(word.stem) && isTelling(word.stem));
  return own.reduce((sum, word) => sum + (LIGHT_WORDS.has(word.stem) ? 0.5 : 1), 0);
}

const IDLE: ReadonlySet<string> = stemSet('the of a in at on by for to and date datetime time id number num no count');

/** A name word that says nothing of what the field is about. */
function isIdle(word: string): boolean {
  return IDLE.has(word) || isMeasuring(word);
}

const SMALL = 0.45;
/** What it costs to leave a name word unsaid; any other costs 1. */
const COSTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:total|overall|amount|valu|current|net|ask|our|your)$/, 0],
  [/^(?:average|mean|median|est|estim)$/, 0.2],
  [/^(?:last|latest|recent)$/, 0.4],
  [/^(?:minimum|maximum|per)$/, 0.5],
  [/^(?:night|week|month|day|hour|year|annum|hourly|daily|weekly|nightly)$/, 0.2],
];
const COUNTING = /^(?:count|number|no|nb|cnt|#|qty|quantity)$/;

/** How much the name says that the query does not. */
function unsaid(profile: FieldProfile, { near, plural }: Clause): number {
  const evoked = profile.concepts.filter((concept) => [...near].some((word) => concept.says.has(word) || concept.names.has(word)));
  const ideas = evoked.length > 0 ? evoked : profile.concepts;
  const isCounted = profile.counted !== null && plural.has(profile.counted);
  return profile.words.reduce((sum, { stem: word }, at) => {
    // A price that others begin from is the plain one, and no price up to which they go.
    if (word === 'from' && profile.dimension === 'money') return sum;
    if (word === 'to' && profile.dimension === 'money' && at > 0 && at === profile.words.length - 1) return sum + 1;
    if (near.has(word) || ideas.some((idea) => idea.names.has(word))) return sum;
    if (COUNTING.test(word)) return sum + (isCounted ? 0 : 1.5);
    const cost = COSTS.find(([pattern]) => pattern.test(word))?.[1];
    if (cost === undefined && isIdle(word)) return sum;
    return sum + (cost ?? (LIGHT_WORDS.has(word) ? 0.2 : 1));
  }, 0);
}

/** A lower bound is safely said of the lowest amount or measure, an upper one of the highest; what prices start from is what something can be had for. */
function isEnd({ words, dimension, field, concepts }: FieldProfile, bound: End): boolean {
  // Where tickets cost from 12 to 40, some are had for under 20.
  const isPrice = dimension === 'money' && concepts.some(({ id }) => id === 'price') && words.some(({ stem }) => PAID.test(stem));
  if (isPrice && bound === 'high') return words.some(({ stem }) => /^(?:minimum|min|lowest|from)$/.test(stem));
  return (dimension === 'money' || typeof field.unit === 'string') && words.some((word) => ENDS[bound].test(word.stem));
}

const ENDS: Readonly<Record<End, RegExp>> = {
  low: /^(?:minimum|lowest|from)$/,
  high: /^(?:maximum|highest|to)$/,
  top: /^(?:maximum|highest|top|to)$/,
};

/** Names of what is paid for something, and of no wage. */
const PAID = /^(?:price|fare|ticket|cost|rent)$/;
