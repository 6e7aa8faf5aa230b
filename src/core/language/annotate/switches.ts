import { wordSet } from '../../../text/word-set.ts';
import type { Finding } from '../bind/binding.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { isSaidAsProperty } from './flag-evidence.ts';
import type { Mention } from './mentions.ts';
import { shareRoot, stem } from '../stem.ts';
import { isLightSwitchWord, isOffered, phrasesFor, saidFor } from './switch-words.ts';
import { polarityOf } from './polarity.ts';
import type { Token, TokenSpan } from '../tokens.ts';

export interface SwitchLook {
  readonly profiles: readonly FieldProfile[];
  /** A longer name of another field goes first: "pool size" is no pool. */
  readonly mentions: readonly Mention[];
  /** Values of text fields and what the records are called: a flag before one says more of it, before any other noun it is part of a name. */
  readonly nouns: readonly TokenSpan[];
}

/** A yes-or-no field as queries speak of it. */
interface Switch {
  readonly profile: FieldProfile;
  /** For each word that must be said, the stems that say it. */
  readonly core: readonly ReadonlySet<string>[];
  readonly coreStems: readonly string[];
  /** The name states an absence ("no_fee", "accident_free"): true when the thing is denied. */
  readonly inverted: boolean;
  /** The name says that something is let in ("pets_allowed"). */
  readonly isPermission: boolean;
  /** The name says that something is asked for ("licence_required"). */
  readonly isRequirement: boolean;
  /** The name says what the record gets on with ("good_with_cats"). */
  readonly isCompanion: boolean;
}

/** A span that speaks of a yes-or-no field; `to` exclusive. */
interface Said {
  readonly from: number;
  readonly to: number;
  readonly value: boolean;
  readonly profile: FieldProfile;
  readonly weight: number;
  /** The single word that names the field, where no phrase or prefix does. */
  readonly word: { readonly at: number; readonly isPermission: boolean; readonly isCompanion: boolean } | null;
}

const MAX_GAP = 2;
const PASSED: ReadonlySet<string> = new Set(['-', 'and', 'of', 'the', 'a', 'an', 'is', 'are', 'with', 'for', '/', 'your', 'to', 'by', 'on', 'in']);

/** The conditions that words of yes-or-no fields state: "furnished", "no pets", "sold out", "unfurnished". Longest names first. */
export function findSwitches(tokens: readonly Token[], { profiles, mentions, nouns }: SwitchLook): readonly Finding[] {
  const switches = profiles.filter(isSwitch).map(switchOf);
  const isOfOther = ({ from, to }: Said) =>
    mentions.some(
      (mention) =>
        mention.score >= 1 &&
        /^(?:number|date)$/.test(mention.profile.field.type) &&
        !isSwitch(mention.profile) &&
        mention.from <= from &&
        mention.to >= to &&
        mention.to - mention.from > to - from,
    );
  const isOfName = ({ from, to }: Said) => nouns.some((noun) => noun.from <= from && noun.to >= to && noun.to - noun.from > to - from);
  const every = switches.flatMap((entry) => saidOf(tokens, entry)).filter((entry) => !isOfOther(entry) && !isOfName(entry));
  const known = [...every, ...mentions, ...nouns];
  const isKnown = (index: number) => known.some(({ from, to }) => from <= index && to > index);
  const said = every
    .filter(({ word }) => word === null || isSaidAsProperty({ tokens, ...word, isKnown }))
    .toSorted((a, b) => b.weight - a.weight || a.from - b.from);
  const taken = new Set<number>();
  const stated = new Map<string, Finding>();
  for (const { from, to, value, profile } of said) {
    const field = profile.field.name;
    if (stated.has(field) || overlaps(taken, from, to)) continue;
    for (let index = from; index < to; index += 1) taken.add(index);
    const held = profile.field.type === 'boolean' ? value : Number(value);
    stated.set(field, { from, to, condition: { kind: 'compare', field, op: '=', value: held }, profile });
  }
  return [...stated.values()].toSorted((a, b) => a.from - b.from);
}

function overlaps(taken: ReadonlySet<number>, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (taken.has(index)) return true;
  return false;
}

/** A boolean field, or one of whole numbers that is only ever 0 or 1 and counts nothing ("refurbished"). */
function isSwitch({ field, concepts, counted, unit, role, words }: FieldProfile): boolean {
  if (field.type === 'boolean') return true;
  const isEither = field.type === 'number' && field.integer === true && field.min === 0 && field.max === 1;
  return (
    isEither && role === 'measure' && concepts.length === 0 && counted === null && unit === null && !words.some(({ stem: own }) => COUNTING.test(own))
  );
}

const COUNTING = /^(?:number|count|total|quantity|level)$/;

function switchOf(profile: FieldProfile): Switch {
  const stems = aboutRecord(profile.words.map((word) => word.stem));
  const isFreeOf = stems.length > 1 && stems.at(-1) === 'free' && !isLightSwitchWord(stems[0] ?? '');
  const isWithout = stems.length > 1 && /^(?:no|non|not|without)$/.test(stems[0] ?? '');
  const about = isFreeOf ? stems.slice(0, -1) : isWithout ? stems.slice(1) : stems;
  const heavy = about.filter((word) => !isLightSwitchWord(word));
  const coreStems = heavy.length > 0 ? heavy : about;
  const core = coreStems.map((word) => (coreStems.length > 1 ? withForms(word) : saidFor(word)));
  return {
    profile,
    core,
    coreStems,
    inverted: isFreeOf || isWithout,
    isPermission: about.some((word) => PERMISSIONS.has(word)),
    isRequirement: about.some((word) => /^(?:requir|need|necessary|mandatory)$/.test(word)),
    isCompanion: /^(?:ok|good) (?:w|with) /.test(about.join(' ')),
  };
}

const PERMISSIONS: ReadonlySet<string> = wordSet('allow welcom friendli friendly permit accept ok');

const BEARER =
  /^(?:host|seller|owner|user|author|customer|vendor|item|product|list|property|record|entry|post|job|company|employer|car|vehicle|house|home|apartment|room|plac|venu|event|movi|film|show|book|app|gam|restaurant|stor|shop|hotel|flight|account)$/;

/** The name without what is merely the bearer of it: "host_is_superhost" is said by "superhost" alone, "parking_is_free" not by "free". */
function aboutRecord(stems: readonly string[]): readonly string[] {
  const verb = stems.findIndex((word) => /^(?:is|has|had|was|are|can)$/.test(word));
  const isBearer = verb > 0 && verb < stems.length - 1 && stems.slice(0, verb).every((word) => BEARER.test(word));
  return isBearer ? stems.slice(verb + 1) : stems;
}

/** Among several words of a name, other forms of one do as well: "instantly" for instant, "book" for bookable. */
function withForms(word: string): ReadonlySet<string> {
  const verb = word.endsWith('abl') && word.length > 6 ? [stem(word.slice(0, -3))] : [];
  return new Set([...saidFor(word), ...verb, `${word}ly`, stem(`${word}ly`)]);
}

function saidOf(tokens: readonly Token[], entry: Switch): readonly Said[] {
  const found: Said[] = [];
  const phrases = [...phrasesFor(entry.coreStems), ...outOf(entry)];
  for (let at = 0; at < tokens.length; at += 1) {
    const said = phraseAt(tokens, at, { entry, phrases }) ?? prefixedAt(tokens, at, entry) ?? namedAt(tokens, at, entry);
    if (said !== null) found.push(said);
  }
  return found;
}

/** "out of print" of what is in print. */
function outOf({ profile: { words } }: Switch): ReturnType<typeof phrasesFor> {
  const [first, thing, ...more] = words.map(({ stem: word }) => word);
  return first === 'in' && thing !== undefined && more.length === 0 ? [{ words: ['out', 'of', thing], value: false }] : [];
}

function phraseAt(
  tokens: readonly Token[],
  at: number,
  look: { readonly entry: Switch; readonly phrases: ReturnType<typeof phrasesFor> },
): Said | null {
  for (const { words, value } of look.phrases) {
    if (!words.every((word, index) => tokens[at + index]?.lower === word)) continue;
    const to = at + words.length;
    const polarity = polarityOf(tokens, at, to);
    if (polarity === null) return null;
    return {
      from: polarity.from,
      to: polarity.to,
      value: value === polarity.value,
      profile: look.entry.profile,
      weight: words.length + 0.5,
      word: null,
    };
  }
  return null;
}

/** The word of a name that a prefix can deny: its only one, or what was done to the others ("identity_verified"). */
function deniable({ coreStems }: Switch): string | undefined {
  const last = coreStems.at(-1);
  const own = coreStems.filter((word, index) => index > 0 || !BEARER.test(word));
  return coreStems.length === 1 || (own.length <= 2 && last?.endsWith('ify') === true) ? last : undefined;
}

/** "unfurnished", "nonrefundable", "inactive", "unverified": a word of the name with a prefix that denies it. */
function prefixedAt(tokens: readonly Token[], at: number, entry: Switch): Said | null {
  const only = deniable(entry);
  const token = tokens[at];
  if (only === undefined || token === undefined) return null;
  const bare = /^(?:un|non|in|im|ir|dis)(\p{L}{4,})$/u.exec(token.lower)?.[1];
  if (bare === undefined || stem(bare) !== only) return null;
  const polarity = polarityOf(tokens, at, at + 1);
  if (polarity === null) return null;
  return { from: polarity.from, to: polarity.to, value: polarity.value === entry.inverted, profile: entry.profile, weight: 1.5, word: null };
}

/** The words of the name, in any order, next to each other but for small words. */
function namedAt(tokens: readonly Token[], at: number, entry: Switch): Said | null {
  const token = tokens[at];
  const isDigits = token?.kind === 'number' && entry.coreStems.length > 1 && entry.coreStems[0] === token.lower;
  if (token === undefined || (token.kind !== 'word' && !isDigits)) return null;
  const end = coreEnd(tokens, at, entry.core) ?? (isJoined(token, entry.coreStems) ? at + 1 : null);
  if (end === null || isOtherSense(tokens, at, entry)) return null;
  const polarity = polarityOf(tokens, at, end, entry.coreStems.some(isOffered) && !entry.isRequirement);
  if (polarity === null) return null;
  if (entry.inverted && polarity.value) return null;
  const value = entry.inverted ? !polarity.value : polarity.value;
  const isVerbatim = end - at === entry.core.length && entry.core.every((words, index) => words.has(tokens[at + index]?.stem ?? ''));
  const weight = entry.core.length + (isVerbatim ? VERBATIM : 0);
  // What is said behind it ("lift: yes", "pets allowed") says that it is a property.
  const word =
    end - at === 1 && entry.core.length === 1 && polarity.to === end
      ? { at, isPermission: entry.isPermission, isCompanion: entry.isCompanion }
      : null;
  return { from: polarity.from, to: polarity.to, value, profile: entry.profile, weight, word };
}

/** Words in the order of the name go before the same number of words in another: "room with private bath" is a private bath. */
const VERBATIM = 0.25;

function coreEnd(tokens: readonly Token[], at: number, core: readonly ReadonlySet<string>[]): number | null {
  const left = [...core];
  let to = at;
  for (let index = at; index < tokens.length && left.length > 0; index += 1) {
    const token = tokens[index];
    const said = token === undefined ? -1 : left.findIndex((words) => words.has(token.stem) || isAlike(words, token.stem, core.length));
    // "flood zone" of a field called floodzone.
    const pair = said >= 0 ? -1 : left.findIndex((words) => words.has(stem(`${token?.lower ?? ''}${tokens[index + 1]?.lower ?? ''}`)));
    const found = Math.max(said, pair);
    if (found >= 0) {
      left.splice(found, 1);
      if (pair >= 0) index += 1;
      to = index + 1;
      continue;
    }
    if (index === at || index - to >= MAX_GAP || !PASSED.has(token?.lower ?? '')) return null;
  }
  return left.length === 0 ? to : null;
}

/** "delivery" of a name that says "delivers", "occupied" of one that says "occ" next to another word. */
function isAlike(words: ReadonlySet<string>, said: string, length: number): boolean {
  if ([...words].some((word) => shareRoot(word, said))) return true;
  return length > 1 && [...words].some((word) => word.length === SHORTEST_CUT && said.length >= word.length + SHORTEST_CUT && said.startsWith(word));
}

const SHORTEST_CUT = 3;

/** "awardwinning": the words written as one. */
function isJoined(token: Token, core: readonly string[]): boolean {
  if (core.length > 2 || token.lower.length < 8) return false;
  const [first, second] = core;
  return core.some((word) => {
    if (!token.lower.startsWith(word) || word.length < 3) return false;
    const tail = stem(token.lower.slice(word.length));
    return second === undefined ? isLightSwitchWord(tail) && tail.length > 2 : tail === (word === first ? second : first);
  });
}

const FREE_AFTER: ReadonlySet<string> = wordSet(
  'is are be and or but any all some only totally completely entirely absolutely with find me show a an the that which other more cheap no not non list want need many have',
);

/** "free" says that a thing costs nothing only when it stands alone: not in "gluten-free" or "free parking". */
function isOtherSense(tokens: readonly Token[], at: number, entry: Switch): boolean {
  const core = entry.coreStems.join(' ');
  if (core === 'open') return tokens[at]?.lower === 'opened';
  if (core !== 'free') return false;
  const before = tokens[at - 1];
  if (before?.text === '-' || (before?.kind === 'word' && !FREE_AFTER.has(before.lower))) return true;
  return /^(?:shipping|delivery|parking|wifi|breakfast|cancellation|returns?|trial|range|standing|from|of|drinks?|internet)$/.test(
    tokens[at + 1]?.lower ?? '',
  );
}
