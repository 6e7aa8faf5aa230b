import type { FieldProfile } from './fields.ts';
import type { Token } from './tokens.ts';

/** A stretch of the query that speaks of a field by words of its name or of its idea; `to` exclusive. */
export interface Mention {
  readonly profile: FieldProfile;
  readonly from: number;
  readonly to: number;
  /** Share of the name that was said: 1 is the whole name, above it an exact phrase. */
  readonly score: number;
}

/** Words that may stand between two words of one name. */
const INSIDE: ReadonlySet<string> = new Set(['of', 'the', 'for', 'in', 'to', 'at', 'per', '-', '(', ')', '/', "'", '_', 's', 'and', '.', '$', '#']);
/** Least share of a name that counts as speaking of the field. */
const LEAST = 0.45;
const SAID = 0.8;
/** Shortest abbreviation of a name word. */
const SHORT_LEAST = 4;
/** Nouns that only say that the word before them is measured ("price rating", "dollar sign level"). */
const HEADS: ReadonlySet<string> = new Set(['rating', 'level', 'score']);

/** Every place where the query speaks of a field, best first for the same words; text fields too, since a number beside one is theirs. */
export function findMentions(tokens: readonly Token[], profiles: readonly FieldProfile[]): readonly Mention[] {
  const starts = new Map<string, FieldProfile[]>();
  for (const profile of profiles) {
    for (const key of new Set([...profile.words.map((word) => word.stem), ...profile.says])) {
      const sharing = starts.get(key);
      if (sharing === undefined) starts.set(key, [profile]);
      else sharing.push(profile);
    }
  }
  const joined = new Map(
    profiles.flatMap((profile) => (profile.words.filter((word) => word.weight === 1).length > 1 ? [[joinedName(profile), profile] as const] : [])),
  );
  const mentions: Mention[] = [];
  const measured = [
    ...new Set(profiles.flatMap(({ field, words }) => (field.type === 'number' || field.type === 'date' ? words.map((word) => word.stem) : []))),
  ];
  const known = new Map<string, readonly FieldProfile[]>();
  const named = (word: string): readonly FieldProfile[] => {
    const found = known.get(word) ?? starts.get(word) ?? starts.get(longForm(word, measured)) ?? [];
    known.set(word, found);
    return found;
  };
  for (const [at, token] of tokens.entries()) {
    for (const profile of named(token.stem)) {
      const mention = mentionAt(tokens, at, profile);
      if (mention !== null) mentions.push(mention);
    }
    const whole = token.kind === 'word' ? joined.get(token.stem) : undefined;
    if (whole !== undefined) mentions.push({ profile: whole, from: at, to: at + 1, score: 1 });
  }
  return withoutWeaker(mentions);
}

/** The only name word that a word shortens ("prep" for "preparation") or spells out ("temperature" for "temp"), or the word itself. */
function longForm(short: string, measured: readonly string[]): string {
  if (short.length < SHORT_LEAST) return short;
  const long = measured.filter((word) => isShort(short, word) || isCut(word, short));
  return long.length === 1 && long[0] !== undefined ? long[0] : short;
}

/** A name word that is cut off ("temp") where the query spells it out. */
function isCut(cut: string, whole: string): boolean {
  return cut.length >= SHORT_LEAST && cut.length <= SHORT_LEAST + 1 && whole.length >= cut.length + 4 && whole.startsWith(cut);
}

function isShort(short: string, long: string): boolean {
  return short.length >= SHORT_LEAST && long.length >= short.length + 2 && long.startsWith(short);
}

/** The name as one word, small words left out ("windspeed"). */
function joinedName({ words }: FieldProfile): string {
  return words
    .filter((word) => word.weight === 1)
    .map((word) => word.stem)
    .join('');
}

function mentionAt(tokens: readonly Token[], at: number, profile: FieldProfile): Mention | null {
  const total = profile.words.reduce((sum, word) => sum + word.weight, 0);
  const left = [...profile.words];
  const spoken = (token: Token) =>
    left.findIndex(
      (word) => word.stem === token.stem || (profile.field.type !== 'text' && (isShort(token.stem, word.stem) || isCut(word.stem, token.stem))),
    );
  let matched = 0;
  let to = at;
  let said = false;
  for (let index = at; index < tokens.length && index - to <= 2; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const found = spoken(token);
    if (found >= 0) {
      matched += left.splice(found, 1)[0]?.weight ?? 0;
      to = index + 1;
    } else if (profile.says.has(token.stem)) {
      said = true;
      to = index + 1;
    } else if (!INSIDE.has(token.lower) || index === at) break;
  }
  const share = total === 0 ? 0 : matched / total;
  const best = Math.max(share, said ? Math.max(SAID, share) : 0);
  if (to === at || best < LEAST) return null;
  if (profile.dimension === 'money' || profile.words.some((word) => HEADS.has(word.stem))) to = HEADS.has(tokens[to]?.stem ?? '') ? to + 1 : to;
  return { profile, from: at, to, score: best + (left.length === 0 && profile.words.length > 1 ? 0.2 : 0) };
}

/** Of mentions that share words, keeps those that say most; equal ones stay side by side. */
function withoutWeaker(mentions: readonly Mention[]): readonly Mention[] {
  const byStart = mentions.toSorted((a, b) => a.from - b.from || b.to - a.to);
  return byStart.filter(
    (mention) =>
      !byStart.some(
        (other) =>
          other !== mention &&
          other.from < mention.to &&
          mention.from < other.to &&
          (other.profile === mention.profile ? isInside(mention, other) : beats(other, mention)),
      ),
  );
}

function isInside(inner: Mention, outer: Mention): boolean {
  return outer.from <= inner.from && outer.to >= inner.to && outer.to - outer.from > inner.to - inner.from;
}

function beats(other: Mention, mention: Mention): boolean {
  const longer = other.to - other.from - (mention.to - mention.from);
  return other.score > mention.score + 0.05 ? longer >= 0 : longer > 0 && other.score >= mention.score;
}
