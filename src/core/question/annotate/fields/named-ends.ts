import type { Mention } from '../../../language/annotate/mentions.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { isMeasurable } from '../../field-role.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/** Adjectives of a side, which say all next to the name of a length. */
const SIDES: ReadonlyMap<string, boolean> = new Map([
  ...['widest', 'broadest', 'thickest', 'deepest', 'fattest'].map((word) => [word, true] as const),
  ...['narrowest', 'thinnest', 'shallowest', 'slimmest'].map((word) => [word, false] as const),
]);

/** Superlatives of what a field is called by: "most wanted" of `wanted`, "most viewed" of `viewers`, "thickest trunk" of `trunk_cm`. */
export function namedEnds({ tokens }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const side = SIDES.get(lower);
    const named =
      side === undefined ? [] : mentions.filter(({ from, profile }) => from === at + 1 && isLength(profile)).map(({ profile }) => profile);
    const [only] = named;
    return side === undefined || only === undefined || new Set(named).size > 1 ? [] : [extreme(only, side, { from: at, to: at + 1 })];
  });
}

function isLength(profile: FieldProfile): boolean {
  return isMeasurable(profile) && profile.dimension === 'length';
}

function extreme(profile: FieldProfile, descending: boolean, { from, to }: { readonly from: number; readonly to: number }): Piece {
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
