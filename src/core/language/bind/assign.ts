import type { Bound } from '../annotate/bounds.ts';
import type { Candidate } from './candidates.ts';
import { WEIGHTS, type Evidence } from './weights.ts';
import { touches } from '../tokens.ts';

/** Partial assignments that are followed at a time; conflicts are between neighbors, so few of them matter. */
const BEAM = 48;
/** Bounds further back than this cannot conflict with one. */
const REACH = 4;

interface Partial {
  readonly chosen: readonly (Candidate | null)[];
  readonly cost: number;
}

/** For each bound the candidate of the assignment that costs least over the whole sentence; null where none is taken. */
export function assign(
  bounds: readonly Bound[],
  candidates: readonly (readonly Candidate[])[],
  without: Evidence | undefined,
): readonly (Candidate | null)[] {
  let beam: readonly Partial[] = [{ chosen: [], cost: 0 }];
  for (const index of bounds.keys()) {
    const choices = [...(candidates[index] ?? []), null];
    beam = beam
      .flatMap((partial) =>
        choices.flatMap((candidate): readonly Partial[] => {
          const cost = costOf(candidate, { partial, index, bounds, without });
          return cost === null ? [] : [{ chosen: [...partial.chosen, candidate], cost: partial.cost + cost }];
        }),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, BEAM);
  }
  const best = beam.find(({ chosen }) => chosen.every((candidate, index) => isSharedRight(candidate, index, chosen)));
  return best?.chosen ?? bounds.map(() => null);
}

interface CostLook {
  readonly partial: Partial;
  readonly index: number;
  readonly bounds: readonly Bound[];
  readonly without: Evidence | undefined;
}

/** What taking a candidate adds; null when it cannot be taken next to those before it. */
function costOf(candidate: Candidate | null, { partial, index, bounds, without }: CostLook): number | null {
  const before = partial.chosen.at(-1);
  if (before?.sharedWith === index && candidate?.profile !== before.profile) return null;
  if (candidate === null) return WEIGHTS.silence;
  if (candidate.sharedWith === index - 1 && before?.profile !== candidate.profile) return null;
  let cost = candidate.cost;
  for (let other = Math.max(0, index - REACH); other < index; other += 1) {
    const taken = partial.chosen[other];
    const [bound, own] = [bounds[other], bounds[index]];
    if (taken === null || taken === undefined || bound === undefined || own === undefined) continue;
    if (candidate.mention !== null && taken.mention !== null && touches(candidate.mention, taken.mention)) return null;
    const isSameWay = own.explicit && bound.explicit && /^[<>]/.test(own.comparison) && own.comparison[0] === bound.comparison[0];
    // "4.5 or better, at least 1000 reviews": one of two bounds of one direction would be needless.
    if (isSameWay && taken.profile === candidate.profile && (candidate.mention === null || taken.mention === null)) return null;
    const isEitherNamed = candidate.mention !== null && taken.mention !== null;
    if (without !== 'repeated' && taken.profile === candidate.profile && !isEitherNamed && !areEnds(own, bound)) cost += WEIGHTS.repeated;
  }
  return cost;
}

/** Two bounds of one field that leave something between them. */
function areEnds(one: Bound, other: Bound): boolean {
  const [low, high] = one.comparison.startsWith('>') ? [one, other] : [other, one];
  return low.comparison.startsWith('>') && high.comparison.startsWith('<') && (low.values[0] ?? 0) <= (high.values[0] ?? 0);
}

/** The last bound may claim to share the field of one that is not there. */
function isSharedRight(candidate: Candidate | null, index: number, chosen: readonly (Candidate | null)[]): boolean {
  return candidate?.sharedWith !== index + 1 || chosen[index + 1]?.profile === candidate.profile;
}
