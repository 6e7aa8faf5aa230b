import { isPlural } from '../../../text/plural.ts';
import type { Bound } from '../annotate/bounds.ts';
import { headStem } from '../profile/field-head.ts';
import { LINK_WORDS } from '../profile/lexicon.ts';
import type { Mention } from '../annotate/mentions.ts';
import type { Token } from '../tokens.ts';

/** A field's name that stands by a constraint; the lower the cost, the surer the two belong together. */
export interface Nearby {
  readonly mention: Mention;
  readonly cost: number;
  readonly side: 'before' | 'after' | 'inside';
}

/** What it costs that only the unit of an amount speaks of a field. */
const UNIT_SAID = 0.5;
/** From this on, a mention says most of a name. */
const NAMED = 0.8;
const EXPLICIT_LIMIT = 3;
const PLAIN_LIMIT = 1.2;
/** Words and marks that end a context. */
export const BARRIER: ReadonlySet<string> = new Set([',', ';', '.', '|', 'and', 'or', 'but', 'with', 'when', 'where', 'while', '?', '!']);
const REVERSE_PREPOSITIONS: ReadonlySet<string> = new Set(['as', 'in', 'for', 'of', 'per', 'on', 'the', 'a', 'its', 'their', 'total']);

/** What stands between two places, as a cost; Infinity when nothing may be said across it. */
export interface NearbyLook {
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  /** True for a token that holds the numbers of some constraint, or that something else has explained. */
  readonly isBarrier: (index: number) => boolean;
}

/** The field names that may belong to a constraint, nearest first. */
export function nearbyMentions(constraint: Bound, look: NearbyLook): readonly Nearby[] {
  const limit = constraint.explicit ? EXPLICIT_LIMIT : PLAIN_LIMIT;
  const limited = { ...look, limit };
  return look.mentions
    .map((mention) => placed(constraint, mention, limited))
    .filter((nearby) => nearby !== null)
    .filter((nearby) => nearby.cost <= limit)
    .toSorted((a, b) => a.cost - b.cost);
}

/** With the cost beyond which nothing is near, so that long ways need not be walked to their end. */
type LimitedLook = NearbyLook & { readonly limit: number };

function placed(constraint: Bound, mention: Mention, look: LimitedLook): Nearby | null {
  const missing = Math.max(0, 1 - mention.score);
  const { inner } = constraint;
  const isInner = inner !== null && mention.from >= inner.from && mention.to <= inner.to;
  const isBetween = mention.from >= constraint.from && mention.to <= constraint.numbersFrom;
  const isWithinAfter = mention.from >= constraint.numbersTo && mention.to <= constraint.to;
  // The "km" of "range over 120 km" may be said of a mileage, but a name goes before it.
  const isUnit = isWithinAfter && constraint.unit !== null && mention.score < 1;
  if (isInner || isBetween || isWithinAfter) return { mention, cost: missing + (isUnit ? UNIT_SAID : 0), side: 'inside' };
  if (mention.from >= constraint.numbersTo) {
    if (isOfPart(mention, look.tokens)) return null;
    const gap = gapAfter(look, mention.from >= constraint.to ? constraint.to : constraint.numbersTo, mention.from);
    // "more than 8 hours for a first reply" of one in minutes: a name of the same dimension goes before the very unit of another.
    const isMeasured = constraint.unit !== null && constraint.unit.dimension === mention.profile.dimension && mention.score >= NAMED;
    // "a tasting menu of at least 8 courses": what stands right behind the number is counted, whatever kind of it the name tells.
    const isCounted = gap === 0 && constraint.unit === null && countsHead(mention, look.tokens);
    return { mention, cost: (isCounted ? missing / 4 : missing) + (isMeasured ? gap / 2 : gap), side: 'after' };
  }
  if (mention.to <= constraint.from) {
    return { mention, cost: missing + 0.3 + gapBefore(look, mention.to, constraint), side: 'before' };
  }
  return null;
}

/** "20 free beds" of a number of beds: of all of them, those that are free are another number. */
function isOfPart({ profile, from }: Mention, tokens: readonly Token[]): boolean {
  const before = tokens[from - 1];
  return (
    before !== undefined && PARTIAL.test(before.lower) && !profile.says.has(before.stem) && profile.words.every(({ stem }) => stem !== before.stem)
  );
}

const PARTIAL =
  /^(?:free|empty|vacant|spare|unoccupied|occupied|available|unavailable|remaining|left|unsold|sold|booked|unbooked|taken|reserved|missing|used|unused)$/;

/** The last word of a field's name, in the plural: "courses" of "tasting courses". */
function countsHead({ profile, from, to }: Mention, tokens: readonly Token[]): boolean {
  const said = tokens[from];
  return to === from + 1 && said !== undefined && isPlural(said.lower) && profile.role === 'measure' && headStem(profile) === said.stem;
}

/** Between a number and a name after it: little but an adjective ("two previous owners") or "as", "in" ("1500 as rent"). */
function gapAfter(look: LimitedLook, from: number, to: number): number {
  let cost = 0;
  for (let index = from; index < to && cost <= look.limit; index += 1) {
    const word = look.tokens[index]?.lower ?? '';
    if (BARRIER.has(word) || look.isBarrier(index)) return Infinity;
    if (word === '-' || word === '"' || word === ')') cost += 0.1;
    else cost += REVERSE_PREPOSITIONS.has(word) ? 0.6 : 0.9;
  }
  return cost;
}

/** Between a name and the number after it: link words cost little, others much, and a comma ends the context. */
function gapBefore(look: LimitedLook, from: number, constraint: Bound): number {
  let cost = 0;
  for (let index = from; index < constraint.from && cost <= look.limit; index += 1) {
    const word = look.tokens[index]?.lower ?? '';
    if (look.isBarrier(index)) return Infinity;
    if (LINK_WORDS.has(word) || isAbbreviation(look.tokens, index)) cost += 0.1;
    else if (BARRIER.has(word)) cost += 2;
    else cost += 0.9;
  }
  return cost;
}

/** "rd. larger than 3": a point that touches the word before it and ends no sentence. */
function isAbbreviation(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at]?.text === '.' && tokens[at].glued && next !== undefined && !next.glued && /^[\p{Ll}\p{N}]/u.test(next.text);
}
