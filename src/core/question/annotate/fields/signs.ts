import type { Mention } from '../../../language/annotate/mentions.ts';
import { lowerText } from '../../../language/tokens.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { holdsValue } from '../../facts.ts';
import type { Op, Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

const SIGNS: Readonly<Record<string, Op | undefined>> = { negative: '<', positive: '>' };

const AT_A_LOSS = /^(?:at|make|makes|making|made) an?$/;

/** "a negative balance", "positive change", "sold at a loss": the sign of a number that has both, where no value is called so. */
export function annotateSigns({ tokens, facts, schema }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const isLoss = lower === 'loss' && AT_A_LOSS.test(lowerText(tokens, Math.max(0, at - 2), at)) && !holdsValue(facts, lower);
    const [profit, ...others] = isLoss ? profits(schema.profiles) : [];
    if (profit !== undefined) return others.length > 0 ? [] : [piece(profit, '<', { from: at - 2, to: at + 1 })];
    const op = SIGNS[lower];
    if (op === undefined || holdsValue(facts, lower)) return [];
    const signed = mentions.filter(({ from, profile }) => from === at + 1 && isSigned(profile));
    const best = signed.toSorted((a, b) => b.to - a.to || b.score - a.score)[0];
    const isOne = signed.every(({ profile, to }) => profile === best?.profile || to < (best?.to ?? 0));
    return best === undefined || !isOne ? [] : [piece(best.profile, op, { from: at, to: best.to })];
  });
}

function isSigned({ field, role }: FieldProfile): boolean {
  return field.type === 'number' && role === 'measure' && (field.min ?? 0) < 0 && (field.max ?? 0) > 0;
}

function profits(profiles: readonly FieldProfile[]): readonly FieldProfile[] {
  return profiles.filter((profile) => isSigned(profile) && profile.words.some(({ stem }) => stem === 'profit'));
}

function piece(profile: FieldProfile, op: Op, { from, to }: Pick<Piece, 'from' | 'to'>): Piece {
  const where = { kind: 'compare', field: profile.field.name, op, value: 0 } as const;
  return { kind: 'condition', where, profile, source: 'bound', from, to, score: (to - from) * WEIGHTS.condition + WEIGHTS.whole };
}
