import type { Stated } from './conditions.ts';
import type { Scan } from './facts.ts';

/**
 * The conditions with those on two sides of an "or" made alternatives. Null where more than two are stated, and nobody can tell how far the "or"
 * reaches.
 */
export function withAlternatives(stated: readonly Stated[], { ledger }: Scan): readonly Stated[] | null {
  const sorted = stated.toSorted((a, b) => a.from - b.from);
  const isSplit = sorted.some((each, index) => {
    const next = sorted[index + 1];
    if (next === undefined) return false;
    for (let at = each.to; at < next.from; at += 1) if (ledger.word(at) === 'or') return true;
    return false;
  });
  if (!isSplit) return sorted;
  const [first, second, ...more] = sorted;
  if (first === undefined || second === undefined || more.length > 0) return null;
  return [{ from: first.from, to: second.to, where: { kind: 'or', items: [first.where, second.where] } }];
}
