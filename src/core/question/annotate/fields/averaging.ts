import { bareSuperlatives } from '../../../language/annotate/superlatives.ts';
import { lowerText } from '../../../language/tokens.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/** "who averages the most turnovers", "players that average 20 points": what each of the records has, and no mean of several. */
export function annotateAveraging({ tokens }: AnnotateLook, isNoun: (at: number) => boolean): readonly Piece[] {
  const ends = bareSuperlatives(tokens);
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const isVerb = /^averages?$/.test(lower) && (/^(?:who|that)$/.test(tokens[at - 1]?.lower ?? '') || isNoun(at - 1));
    const next = tokens[at + 1]?.lower === 'the' ? at + 2 : at + 1;
    const isMeasured = tokens[next]?.kind === 'number' || BOUND.test(lowerText(tokens, next, next + 2)) || ends.some(({ from }) => from === next);
    return isVerb && isMeasured ? [{ kind: 'verb', earning: false, from: at, to: at + 1, score: WEIGHTS.condition }] : [];
  });
}

const BOUND = /^(?:(?:over|under|above|below)\b|(?:more|less|fewer|better|higher|lower) than|at (?:least|most))/;
