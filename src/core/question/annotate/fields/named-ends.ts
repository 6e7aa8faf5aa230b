import type { Mention } from '../../../language/annotate/mentions.ts';
import { stem } from '../../../language/stem.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Token } from '../../../language/tokens.ts';
import { isMeasurable } from '../../field-role.ts';
import type { Piece, PieceOf } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/** Adjectives of a side, which say all next to the name of a length. */
const SIDES: ReadonlyMap<string, boolean> = new Map([
  ...['widest', 'broadest', 'thickest', 'deepest', 'fattest'].map((word) => [word, true] as const),
  ...['narrowest', 'thinnest', 'shallowest', 'slimmest'].map((word) => [word, false] as const),
]);

/** Superlatives of what a field is called by: "most wanted" of `wanted`, "most viewed" of `viewers`, "thickest trunk" of `trunk_cm`. */
export function namedEnds({ tokens, schema }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const [next] = tokens.slice(at + 1);
    const end = /^(?:most|least)$/.test(lower) && next !== undefined ? doneTo(next.lower, schema.profiles) : null;
    if (end !== null) return [extreme(end, lower === 'most', { from: at, to: at + 2 })];
    const around = mostBetween(tokens, at, schema.profiles);
    if (around !== null) return [around];
    const side = SIDES.get(lower);
    const named =
      side === undefined ? [] : mentions.filter(({ from, profile }) => from === at + 1 && isLength(profile)).map(({ profile }) => profile);
    const [only] = named;
    return side === undefined || only === undefined || new Set(named).size > 1 ? [] : [extreme(only, side, { from: at, to: at + 1 })];
  });
}

/** "done the most jobs", "won fewest races" of `jobs_done` and `races_won`: the verb and the noun of a number's name, with the superlative between them. */
function mostBetween(tokens: readonly Token[], at: number, profiles: readonly FieldProfile[]): Piece | null {
  const { lower = '' } = tokens[at] ?? {};
  if (!/^(?:most|least|fewest)$/.test(lower)) return null;
  const from = tokens[at - 1]?.lower === 'the' ? at - 2 : at - 1;
  const [verb, noun] = [tokens[from]?.stem, tokens[at + 1]?.stem];
  const named = profiles.filter((profile) => {
    const own = profile.words.filter(({ weight }) => weight === 1).map(({ stem: word }) => word);
    return isMeasurable(profile) && own.length === 2 && verb !== undefined && noun !== undefined && own.includes(verb) && own.includes(noun);
  });
  const [only] = named;
  return named.length !== 1 || only === undefined
    ? null
    : { ...extreme(only, lower === 'most', { from, to: at + 2 }), word: lower === 'most' ? 'most' : 'least' };
}

/** The one number that counts those who do something, or how often it is done. */
function doneTo(participle: string, profiles: readonly FieldProfile[]): FieldProfile | null {
  if (!/^\p{L}{3,}(?:ed|en|wn)$/u.test(participle)) return null;
  const root = stem(participle);
  const names = new Set([participle, root, `${root}er`, `${root}or`].map((word) => stem(word)));
  const counted = profiles.filter((profile) => {
    const own = profile.words.filter(({ weight }) => weight === 1);
    return isMeasurable(profile) && profile.dimension === null && own.length === 1 && names.has(own[0]?.stem ?? '');
  });
  const [only] = counted;
  return counted.length === 1 && only !== undefined ? only : null;
}

function isLength(profile: FieldProfile): boolean {
  return isMeasurable(profile) && profile.dimension === 'length';
}

function extreme(profile: FieldProfile, descending: boolean, { from, to }: { readonly from: number; readonly to: number }): PieceOf<'extreme'> {
  return {
    kind: 'extreme',
    word: descending ? 'highest' : 'lowest',
    idea: { profile, score: 1 },
    descending,
    from,
    to,
    // More than "most wanted" as a word for what is common.
    score: (to - from) * WEIGHTS.phrase + (to - from) * WEIGHTS.whole,
  };
}
