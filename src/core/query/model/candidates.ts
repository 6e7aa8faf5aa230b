import { amountCandidates } from './amounts.ts';
import type { Candidate, OrderCandidate } from './candidate.ts';
import type { Leftovers } from './leftovers.ts';
import { switchCandidates } from './switches.ts';
import { timeCandidates } from './times.ts';
import { overlaps, type TokenSpan } from '../../language/tokens.ts';
import { isEnd, isModifier, speaksOf, wordsAfter } from './evidence.ts';
import { bareSuperlatives } from '../../language/annotate/superlatives.ts';

/** All that a model may add to what the rules read: it can choose from these and make up nothing. */
export interface Candidates {
  readonly conditions: readonly Candidate[];
  readonly orders: readonly OrderCandidate[];
}

/** Lists what the words left could mean. When both lists are empty, no answer of a model could add anything. */
export function candidatesOf(leftovers: Leftovers): Candidates {
  const conditions = [...amountCandidates(leftovers), ...timeCandidates(leftovers), ...switchCandidates(leftovers)];
  const isOpen = (span: TokenSpan) => !overlaps(span, leftovers.isTaken) && !isAlternative(leftovers, span.from, span.to);
  return {
    conditions: conditions.filter(isOpen),
    orders: leftovers.reading.interpretation.order === null ? orderCandidates(leftovers).filter(isOpen) : [],
  };
}

/** What stands on one side of an "or" may not be demanded alone. */
function isAlternative({ tokens }: Leftovers, from: number, to: number): boolean {
  const isOr = (index: number) => /^(?:or|either|and\/or)$/.test(tokens[index]?.lower ?? '');
  return isOr(from - 1) || isOr(to) || tokens[to]?.text === '/';
}

const REACH = 4;

/** Superlatives that the rules left ("the most toilets"), each for every field that the words behind it speak of. */
function orderCandidates(look: Leftovers): readonly OrderCandidate[] {
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
