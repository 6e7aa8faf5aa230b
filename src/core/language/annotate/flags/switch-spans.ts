import { wordSet } from '../../../../text/word-set.ts';
import { VERB_DENIALS } from '../../lexicon/en/function-words.ts';
import { wordsOfName } from '../../profile/field-names.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { isSkeletonOf, shareRoot, stem } from '../../stem.ts';
import type { Token, TokenSpan } from '../../tokens.ts';
import { isCountedNoun } from '../counted.ts';
import { endsAsQuality, isQuality } from './flag-evidence.ts';
import { DENIALS, polarityOf } from './polarity.ts';
import { phrasesOfName } from './phrases-of-name.ts';
import { BAN, BEARER, contraryOf, isLightSwitchWord, isOffered, phrasesFor, PUT_IN, WITH, ENDS } from './switch-words.ts';

/** A yes-or-no field as queries speak of it. */
export interface Switch {
  readonly profile: FieldProfile;
  /** For each word that must be said, the stems that say it. */
  readonly core: readonly ReadonlySet<string>[];
  readonly coreStems: readonly string[];
  /** The name states an absence ("no_fee", "accident_free"): true when the thing is denied. */
  readonly inverted: boolean;
  /** Stems of words of its name that no other field speaks of, where one of them may say it. */
  readonly own: readonly string[];
  /** No other field speaks of what its name begins with, or ends with. */
  readonly isOnly: { readonly first: boolean; readonly last: boolean };
  /** The name says that something is let in ("pets_allowed"). */
  readonly isPermission: boolean;
  /** The name says that something is asked for ("licence_required"). */
  readonly isRequirement: boolean;
  /** The name says what the record gets on with ("good_with_cats"). */
  readonly isCompanion: boolean;
}

/** A span that speaks of a yes-or-no field; `to` exclusive. */
export interface Said {
  readonly from: number;
  readonly to: number;
  readonly value: boolean;
  readonly profile: FieldProfile;
  readonly weight: number;
  /** The single word that names the field, where no phrase or prefix does. */
  readonly word: { readonly at: number; readonly isPermission: boolean; readonly isCompanion: boolean } | null;
}

const MAX_GAP = 2;
const PASSED: ReadonlySet<string> = wordSet('- was were has have been still got and n & of the a an is are with for / your to by on in');

/** Where the words of a yes-or-no field stand, and what they say of it. */
export function saidOf(tokens: readonly Token[], entry: Switch): readonly Said[] {
  const found: Said[] = [];
  // "smoke free" denies what is called smoking, and not what is called so itself.
  const spoken = phrasesFor(entry.coreStems).filter(({ value }) => value || !entry.inverted);
  // The longest first: "step free access" is more than "step free".
  const phrases = [...spoken, ...phrasesOfName(entry.profile)].toSorted((a, b) => b.words.length - a.words.length);
  const contraries = contrariesOf(entry);
  for (let at = 0; at < tokens.length; at += 1) {
    const said = phraseAt(tokens, at, { entry, phrases }) ?? prefixedAt(tokens, at, entry) ?? namedAt(tokens, at, entry);
    if (said !== null) found.push(said);
    else found.push(...contraries.flatMap((contrary) => contraryAt(tokens, at, contrary)));
  }
  return found;
}

/** The same field by words of the contrary sense: "closed to the public" of one called `open_to_public`. */
function contrariesOf(entry: Switch): readonly Switch[] {
  if (entry.inverted) return [];
  return entry.coreStems.flatMap((word, place) => {
    const contrary = contraryOf(word);
    // "safe for pets" of what is "toxic to pets".
    const core = entry.core.flatMap((own, at) => (entry.coreStems[at] === 'to' ? [] : [at === place && contrary !== undefined ? contrary : own]));
    return contrary === undefined ? [] : [{ ...entry, core }];
  });
}

function contraryAt(tokens: readonly Token[], at: number, contrary: Switch): readonly Said[] {
  const said = namedAt(tokens, at, contrary);
  return said === null ? [] : [{ ...said, value: !said.value }];
}

function phraseAt(
  tokens: readonly Token[],
  at: number,
  look: { readonly entry: Switch; readonly phrases: ReturnType<typeof phrasesFor> },
): Said | null {
  for (const { words, value } of look.phrases) {
    if (!words.every((word, index) => tokens[at + index]?.lower === word)) continue;
    const to = at + words.length;
    // "open round the clock": a word of the name before the phrase belongs to it.
    const isOwn = look.entry.coreStems.includes(tokens[at - 1]?.stem ?? '');
    const polarity = polarityOf(tokens, isOwn ? at - 1 : at, to);
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
  const end =
    coreEnd(tokens, at, entry.core) ??
    (isJoined(token, entry) || isKindDenied(tokens, at, entry) || isTellingPart(tokens, at, entry) ? at + 1 : null);
  if (end === null || isOtherSense(tokens, at, entry) || isCounted(tokens, at, entry) || isCompanied(tokens, { from: at, to: end }, entry))
    return null;
  const ban = entry.inverted ? banAt(tokens, { from: at, to: end }) : null;
  if (ban !== null) {
    const { value, from, to } = polarityOf(tokens, ban.from, ban.to) ?? { value: true, ...ban };
    return { from, to, value, profile: entry.profile, weight: entry.core.length + VERBATIM, word: null };
  }
  const polarity = polarityOf(
    tokens,
    startOf(tokens, at, entry),
    answeredAt(tokens, end, entry),
    entry.coreStems.some(isOffered) && !entry.isRequirement,
  );
  if (polarity === null) return null;
  // "swimming allowed" of a field for where none is.
  const isLetIn = LET_IN.test(tokens[polarity.to - 1]?.lower ?? '') || tokens[polarity.to - 1]?.lower === 'free';
  if (entry.inverted && polarity.value && !isLetIn && !isOfQuality(entry, token)) return null;
  // "accounts not overdue" of a field called by both words.
  const isDenied = tokens.slice(at, end).some(({ lower }) => VERB_DENIALS.has(lower));
  const value = (entry.inverted ? !polarity.value : polarity.value) !== isDenied;
  const isVerbatim = end - at === entry.core.length && entry.core.every((words, index) => words.has(tokens[at + index]?.stem ?? ''));
  const weight = entry.core.length + (isVerbatim ? VERBATIM : 0);
  // What is said behind it ("lift: yes", "pets allowed") says that it is a property.
  const word =
    end - at === 1 && (entry.core.length === 1 || isTellingPart(tokens, at, entry)) && polarity.to === end
      ? { at, isPermission: entry.isPermission, isCompanion: entry.isCompanion }
      : null;
  return { from: polarity.from, to: polarity.to, value, profile: entry.profile, weight, word };
}

/** "for 2 adults" of a field for what is for adults only. */
function isCounted(tokens: readonly Token[], at: number, { profile: { words } }: Switch): boolean {
  return tokens[at - 1]?.kind === 'number' && words.length > 1 && words.at(-1)?.stem === 'only';
}

/** "cats ok with kids" of a field for what is good with cats: they are what is chosen, and somebody else's company. */
function isCompanied(tokens: readonly Token[], { from, to }: TokenSpan, { isCompanion }: Switch): boolean {
  const at = /^(?:is|are)$/.test(tokens[to]?.lower ?? '') ? to + 1 : to;
  const isLed = /^(?:with|w|around|and|or|,)$/.test(tokens[from - 1]?.lower ?? '');
  return (
    isCompanion &&
    !isLed &&
    /^(?:ok|okay|good|fine|great|friendly|happy)$/.test(tokens[at]?.lower ?? '') &&
    /^(?:with|around|w)$/.test(tokens[at + 1]?.lower ?? '')
  );
}

/** "commercial" of a field for what is non-commercial: one or the other, where a thing that is not had may go unsaid. */
function isOfQuality({ core, profile }: Switch, { lower }: Token): boolean {
  return core.length === 1 && profile.words[0]?.stem === 'non' && endsAsQuality(lower);
}

const LET_IN = /^(?:allowed|permitted|possible|ok|okay|welcome)$/;

/** "need based": words of the name before those that must be said, which say nothing of the rest of the query. */
function startOf(tokens: readonly Token[], at: number, { profile: { words } }: Switch): number {
  const before = /^(?:an?|any|the)$/.test(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
  return words.some(({ stem: word }) => word === tokens[before]?.stem && /^(?:need|requir)/.test(word)) ? before : at;
}

/** "wheelchair access: no": where the words of a name end behind those that must be said, if an answer follows. */
function answeredAt(tokens: readonly Token[], end: number, { inverted, profile: { field, words } }: Switch): number {
  if (inverted) return end;
  const own = wordsOfName(field);
  let to = end;
  while (own.includes(tokens[to]?.lower ?? '') || words.some(({ stem: word }) => word === tokens[to]?.stem)) to += 1;
  return /^[:=]$/.test(tokens[to]?.text ?? '') ? to : end;
}

/** "swimming ban", "banned for nesting": a thing together with the word that says that it is not let in. */
function banAt(tokens: readonly Token[], { from, to }: TokenSpan): TokenSpan | null {
  const isBan = (at: number) => BAN.test(tokens[at]?.stem ?? '');
  const verb = /^(?:is|are)$/.test(tokens[to]?.lower ?? '') ? to + 1 : to;
  if (isBan(verb)) return { from, to: verb + 1 };
  const lead = /^(?:on|for|of|from|during|due|to)$/.test(tokens[from - 1]?.lower ?? '') ? from - 2 : from - 1;
  return isBan(lead) ? { from: lead, to } : null;
}

/** Words in the order of the name go before the same number of words in another: "room with private bath" is a private bath. */
const VERBATIM = 0.25;

function coreEnd(tokens: readonly Token[], at: number, core: readonly ReadonlySet<string>[]): number | null {
  const left = [...core];
  let to = at;
  for (let index = at; index < tokens.length && left.length > 0; index += 1) {
    const token = tokens[index];
    const said = token === undefined ? -1 : left.findIndex((words) => words.has(token.stem) || isAlike(words, token.stem, core.length));
    // "flood zone" of a field called floodzone, "x-rays" of one called xrays.
    const next = tokens[index + 1]?.text === '-' ? index + 2 : index + 1;
    const pair = said >= 0 ? -1 : left.findIndex((words) => words.has(stem(`${token?.lower ?? ''}${tokens[next]?.lower ?? ''}`)));
    const found = Math.max(said, pair);
    if (found >= 0) {
      left.splice(found, 1);
      if (pair >= 0) index = next;
      to = index + 1;
      continue;
    }
    if (index === at || index - to >= MAX_GAP || !(PASSED.has(token?.lower ?? '') || VERB_DENIALS.has(token?.lower ?? ''))) return null;
  }
  return left.length === 0 ? to : null;
}

/** "delivery" of a name that says "delivers", "occupied" of one that says "occ" next to another word. */
function isAlike(words: ReadonlySet<string>, said: string, length: number): boolean {
  if ([...words].some((word) => shareRoot(word, said))) return true;
  const isCut = (word: string) => word.length === SHORTEST_CUT && said.length >= word.length + SHORTEST_CUT && said.startsWith(word);
  // "new patients" of a name that says "new_pts".
  return length > 1 && [...words].some((word) => isCut(word) || isSkeletonOf(word, said));
}

const SHORTEST_CUT = 3;
/** "no algae" of a field for algae in bloom, "not on TV" of one for what is live on it: where there is none of a thing, there is none of any kind. */
function isKindDenied(tokens: readonly Token[], at: number, { coreStems, inverted, isOnly, profile }: Switch): boolean {
  const core = coreStems.filter((word) => !PASSED.has(word));
  const isThing = !inverted && core.length === 2 && ((tokens[at]?.stem === core[0] && isOnly.first) || (tokens[at]?.stem === core[1] && isOnly.last));
  const before = /^(?:on|in)$/.test(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
  return (
    isThing &&
    DENIALS.has(tokens[before]?.lower ?? '') &&
    !isCountedNoun(tokens[at + 1]) &&
    (!isQuality(tokens[at]?.lower ?? '') || isDone(tokens[at], profile))
  );
}

/** "streamed" of a live stream: what is done where there is the thing that the name ends with. */
function isDone(token: Token | undefined, { field }: FieldProfile): boolean {
  return token?.lower === `${wordsOfName(field).at(-1) ?? ''}ed`;
}

/**
 * "certified" of what is star certified, "with audio" of an audio companion, "auditors allowed", ", async,": a quality, or a thing that is had, let in or
 * all that is said, of which one name alone speaks says it by itself.
 */
function isTellingPart(tokens: readonly Token[], at: number, { own, coreStems, inverted, profile }: Switch): boolean {
  const { lower = '', stem: said = '' } = tokens[at] ?? {};
  const isNamed = !inverted && coreStems.length > 1 && own.includes(said) && wordsOfName(profile.field).includes(lower);
  const lead = /^an?$/.test(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
  const [before, next] = [tokens[lead]?.lower ?? ',', tokens[at + 1]?.lower ?? ','];
  const isAll = WITH.test(before) || (tokens.length > 1 && /^[,;|+]$/.test(before));
  return isNamed && (endsAsQuality(lower) || PUT_IN.test(next) || (isAll && ENDS.test(next)));
}

/** "awardwinning": the words written as one, or the whole name ("esim" of eSim). */
function isJoined(token: Token, { coreStems: core, profile }: Switch): boolean {
  if (core.length > 1 && token.lower === profile.field.name.toLowerCase()) return true;
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
