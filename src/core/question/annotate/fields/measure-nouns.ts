import type { Mention } from '../../../language/annotate/mentions.ts';
import { bareSuperlatives } from '../../../language/annotate/superlatives.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { unitOf } from '../../../language/annotate/units.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';
import { isCovered, lowerText } from '../../../language/tokens.ts';

/** Nouns for what any number is. */
const OF_ANY = /^readings?$/;
/** Nouns for numbers that no unit is said of. */
const OF_UNITLESS = /^(?:ratio|score|index|mark|multiple)s?$/;
/** Nouns for numbers of a hundred. */
const OF_PERCENT = /^(?:percentage|percent|rate|yield|score|share|mark)s?$/;

/** "odometer reading", "P/E ratio", "discount percentage", "dividend yields": the noun for the kind of number right behind its name says nothing more. */
export function annotateMeasureNouns({ tokens, schema: { profiles } }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return tokens.flatMap(({ lower, stem }, at): readonly Piece[] => {
    const named = mentions.filter(({ to, profile }) => to === at && profile.field.type === 'number');
    const [first] = named;
    if (first === undefined || !named.every((mention) => isNamed(mention) && isKind(mention.profile, lower))) return [];
    const isCalled = ({ field, words }: FieldProfile) => field.type === 'number' && words.some((word) => word.stem === stem);
    // "the rescues to visits ratio" is one of two numbers.
    const isOfTwo = /^(?:to|and|per|by|over)$/.test(tokens[first.from - 1]?.lower ?? '');
    const isOther = isOfTwo || profiles.some(isCalled) || isCovered(at, mentions);
    return isOther ? [] : [{ kind: 'harmless', from: at, to: at + 1, score: WEIGHTS.condition }];
  });

  function isNamed({ profile: { words }, from, to }: Mention): boolean {
    return tokens.slice(from, to).some(({ stem }) => words.some((word) => word.weight === 1 && word.stem === stem));
  }
}

/** "the longest range" of an electric range: behind a superlative, a word for a statistic is the name of the one number that is called so. */
export function annotateNamedStatistics({ tokens, schema: { profiles } }: AnnotateLook): readonly Piece[] {
  const ends = bareSuperlatives(tokens);
  return tokens.flatMap(({ lower, stem }, at): readonly Piece[] => {
    if (!/^(?:range|ratio|spread|gap|difference)$/.test(lower) || !ends.some(({ to }) => to === at)) return [];
    const [only, ...more] = profiles.filter(({ field, words }) => field.type === 'number' && words.some((word) => word.stem === stem));
    return only === undefined || more.length > 0
      ? []
      : [{ kind: 'field', choices: [{ profile: only, score: 0.9 }], from: at, to: at + 1, score: WEIGHTS.condition }];
  });
}

/** "median total of women", "biggest raw total", "what did she total" of a "TotalKg": what the one number is called that has no other name. */
export function annotateTotals({ tokens, schema: { profiles } }: AnnotateLook): readonly Piece[] {
  const [only, ...more] = profiles.filter(({ field, words }) => field.type === 'number' && words.some(({ stem }) => stem === 'total'));
  if (only === undefined || more.length > 0 || !only.words.every(({ stem }) => stem === 'total' || unitOf(stem) !== undefined)) return [];
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const before = lowerText(tokens, 0, at);
    const isNamed = lower === 'total' && (MEASURED.test(before) || DONE.test(before)) && !GOES_ON.test(tokens[at + 1]?.lower ?? '');
    return isNamed ? [{ kind: 'field', choices: [{ profile: only, score: 1 }], from: at, to: at + 1, score: WEIGHTS.condition }] : [];
  });
}

/** A statistic or an end, and at most one word that says of which records. */
const MEASURED =
  /(?:^| )(?:average|avg|mean|median|typical|highest|biggest|largest|greatest|best|top|lowest|smallest|heaviest)(?: (?!of |number )[\p{L}-]+)?$/u;
const DONE = /^what (?:did|does|do) \p{L}.*$/u;
/** Before a noun, "total" is said of what that measures. */
const GOES_ON = /^(?!(?:of|by|for|in|at|on|with|per|over|under|above|below|among|from|to|and|or|since|before|after|where|that|when)$)\p{L}/u;

function isKind({ dimension, role }: FieldProfile, word: string): boolean {
  if (role !== 'measure') return false;
  if (OF_ANY.test(word)) return true;
  return dimension === 'percent' ? OF_PERCENT.test(word) : dimension === null && OF_UNITLESS.test(word);
}
