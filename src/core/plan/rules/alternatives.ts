import type { Condition } from '../../condition/condition.ts';
import type { Stated } from './conditions.ts';
import type { Scan } from './facts.ts';
import { fieldsOf } from './merge-where.ts';

/**
 * The conditions with those on two sides of an "or" made alternatives: one on each side, or the same fields on both. Null where nobody can tell how far
 * the "or" reaches.
 */
export function withAlternatives(stated: readonly Stated[], { ledger }: Scan): readonly Stated[] | null {
  const sorted = stated.toSorted((a, b) => a.from - b.from);
  const splits = sorted.flatMap((each, index) => {
    const next = sorted[index + 1];
    if (next === undefined) return [];
    for (let at = each.to; at < next.from; at += 1) if (ledger.word(at) === 'or') return [index + 1];
    return [];
  });
  const [split, ...others] = splits;
  if (split === undefined) return sorted;
  const [left, right] = [sorted.slice(0, split), sorted.slice(split)];
  const isPlain = left.length === 1 && right.length === 1;
  if (others.length > 0 || (!isPlain && saidOf(left) !== saidOf(right))) return null;
  return [{ from: sorted[0]?.from ?? 0, to: sorted.at(-1)?.to ?? 0, where: { kind: 'or', items: [together(left), together(right)] } }];
}

function saidOf(stated: readonly Stated[]): string {
  return [...new Set(stated.flatMap(({ where }) => [...fieldsOf(where)]))].toSorted().join('\n');
}

function together(stated: readonly Stated[]): Condition {
  const [first, ...more] = stated.map(({ where }) => where);
  return first !== undefined && more.length === 0 ? first : { kind: 'and', items: stated.map(({ where }) => where) };
}
