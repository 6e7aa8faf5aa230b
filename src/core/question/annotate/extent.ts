import type { Mention } from '../../language/annotate/mentions.ts';
import { unitOf } from '../../language/annotate/units.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Token } from '../../language/tokens.ts';

interface ExtentLook {
  readonly tokens: readonly Token[];
  readonly profiles: readonly FieldProfile[];
  readonly mentions: readonly Mention[];
}

/**
 * "the average price over 24 months", "the longest course over 18 holes" of terms and courses of few lengths: what goes on for so long, and not for more. It
 * stands behind what is measured or ranked, or the number is the greatest that there is.
 */
export function isExtent(at: number, { tokens, profiles, mentions }: ExtentLook): boolean {
  const [before, over, number, noun] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (over?.lower !== 'over' || number?.kind !== 'number' || noun?.kind !== 'word') return false;
  // "are over 24 months" compares, as "over 24 months old" does.
  if (before === undefined || COMPARED.test(before.lower) || /^(?:old|ago|before|later|and)$/.test(tokens[at + 3]?.lower ?? '')) return false;
  const { value } = number;
  const lengths = profiles.filter((profile) => isOfFew(profile, value) && isCountedIn(profile, noun));
  const isMeasured =
    /\p{L}est$|^(?:average|mean|median)$/u.test(before.lower) ||
    mentions.some(({ to, score, profile }) => to === at && score >= NAMED && profile.field.type === 'number');
  return lengths.some(({ field }) => isMeasured || (field.max === value && !tokens.some(({ lower }) => lower === 'how')));
}

/** Whole numbers of which there are so few are lengths that a thing comes in. */
const FEW = 8;
/** A mention that says a word of the name, or what the field is about. */
const NAMED = 0.7;
const COMPARED = /^(?:is|are|was|were|be|been|being|than|last|lasts|lasting|not|of|with|that|which|age|aged)$/;

function isOfFew({ field }: FieldProfile, value: number): boolean {
  const { type, integer, distinct = Infinity, min = Infinity, max = -Infinity } = field;
  return type === 'number' && integer !== false && distinct <= FEW && value >= min && value <= max;
}

function isCountedIn({ words, counted, dimension }: FieldProfile, { lower, stem }: Token): boolean {
  const unit = unitOf(lower);
  if (unit !== undefined) return unit.dimension === dimension && (dimension === 'time' || dimension === 'length');
  return PLAYED.test(stem) && (counted === stem || words.some((word) => word.stem === stem));
}

/** What is gone through one after the other, as stems. */
const PLAYED = /^(?:hole|lap|round|leg|frame|set|instal|instalment|payment|session|lesson|class|stage|heat|over|fence)$/;
