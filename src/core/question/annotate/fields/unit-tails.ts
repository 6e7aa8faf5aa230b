import type { Mention } from '../../../language/annotate/mentions.ts';
import { unitOf } from '../../../language/annotate/units.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { lowerText } from '../../../language/tokens.ts';
import type { Piece } from '../../piece.ts';
import type { Sentence } from '../../sentence.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/** Words of the longest spelling of a unit. */
const LONGEST = 3;
const TAIL = /^(?:in|\()$/;
/** What may follow the unit of an answer. */
const AFTER = /^(?:of|by|per|for|in|at|on|from|and|with|across|among|when|where|is|does|\W)$/;

/** "average duration in minutes", "highest weight (kg)": the unit that the field which is named is kept in says nothing more. */
export function annotateUnitTails({ tokens }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return tokens.flatMap(({ lower }, from): readonly Piece[] => {
    if (!TAIL.test(lower)) return [];
    for (let to = from + 1 + LONGEST; to > from + 1; to -= 1) {
      const next = tokens[to];
      if (to > tokens.length || (next !== undefined && !AFTER.test(next.lower))) continue;
      const words = lowerText(tokens, from + 1, to);
      if (mentions.some(({ profile }) => isKeptIn(profile, words)))
        return [{ kind: 'harmless', from, to, score: (to - from) * WEIGHTS.condition + WEIGHTS.whole }];
    }
    return [];
  });
}

/** The unit that such words name in a question that was read; null where it names none. */
export function unitAsked({ pieces, tokens, profiles }: Sentence): string | null {
  const units = pieces.flatMap(({ kind, from, to }) =>
    kind === 'harmless' && TAIL.test(tokens[from]?.lower ?? '') && to > from + 1 ? [lowerText(tokens, from + 1, to)] : [],
  );
  return units.find((words) => profiles.some((profile) => isKeptIn(profile, words))) ?? null;
}

/** True for a number that is kept in the unit that the words name. */
export function isKeptIn({ field, unit }: FieldProfile, words: string): boolean {
  const said = unitOf(words) ?? (words === 'percent' ? unitOf('%') : undefined);
  if (field.type !== 'number') return false;
  if (field.unit?.toLowerCase() === words) return true;
  return (
    said !== undefined && unit !== null && said.dimension === unit.dimension && said.factor === unit.factor && (said.factor !== 0 || said === unit)
  );
}
