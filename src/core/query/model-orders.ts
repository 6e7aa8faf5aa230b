import type { OrderCandidate } from './model-candidate.ts';
import { isEnd, isModifier, speaksOf, wordsAfter } from './model-evidence.ts';
import type { Leftovers } from './model-leftovers.ts';
import { bareSuperlatives } from '../language/annotate/superlatives.ts';

const REACH = 4;

/** Superlatives that the rules left ("the most toilets"), each for every field that the words behind it speak of. */
export function orderCandidates(look: Leftovers): readonly OrderCandidate[] {
  const ordered = look.reading.schema.profiles.filter(({ field, role }) => (field.type === 'number' || field.type === 'date') && role !== 'key');
  return bareSuperlatives(look.tokens).flatMap(({ from, to, extreme }) =>
    ordered.flatMap((profile): readonly OrderCandidate[] => {
      if (extreme === null || look.reading.explained.has(from)) return [];
      const near = wordsAfter(look, to, (index) => isEnd(look, index) || isPreposition(look, index)).slice(0, REACH);
      const place = near.find((index) => speaksOf(look, index, profile) && !isModifier(look, index));
      if (place === undefined) return [];
      return [{ from, to: Math.max(to, place + 1), core: { from, to }, order: { field: profile.field.name, direction: extreme } }];
    }),
  );
}

/** "the least entry for a game" orders by no game. */
function isPreposition({ tokens }: Leftovers, index: number): boolean {
  return /^(?:of|in|for|on|at|from|to|by|that|which|than)$/.test(tokens[index]?.lower ?? '');
}
