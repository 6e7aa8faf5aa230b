import type { Token } from '../language/tokens.ts';
import type { Piece } from './piece.ts';
import { WEIGHTS } from './weights.ts';

/** The pieces that together explain the question best: they follow each other without a gap, and words that nothing explains are pieces too. */
export function bestCover(tokens: readonly Token[], pieces: readonly Piece[]): readonly Piece[] {
  const byEnd = new Map<number, Piece[]>();
  for (const piece of pieces) byEnd.set(piece.to, [...(byEnd.get(piece.to) ?? []), piece]);
  const best: { readonly score: number; readonly last: Piece | null }[] = [{ score: 0, last: null }];
  for (let end = 1; end <= tokens.length; end += 1) {
    const unknown: Piece = { kind: tokens[end - 1]?.kind === 'mark' ? 'mark' : 'unknown', from: end - 1, to: end, score: WEIGHTS.unknown };
    let chosen = { score: Number.NEGATIVE_INFINITY, last: unknown as Piece | null };
    for (const piece of [...(byEnd.get(end) ?? []), unknown]) {
      const score = (best[piece.from]?.score ?? Number.NEGATIVE_INFINITY) + piece.score;
      if (score > chosen.score) chosen = { score, last: piece };
    }
    best.push(chosen);
  }
  const cover: Piece[] = [];
  for (let end = tokens.length; end > 0;) {
    const last = best[end]?.last;
    if (last === null || last === undefined) break;
    cover.unshift(last);
    end = last.from;
  }
  return cover;
}
