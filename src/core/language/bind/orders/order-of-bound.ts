import type { Finding } from '../binding.ts';
import { bareSuperlatives, type Superlative } from '../../annotate/superlatives.ts';
import type { Token } from '../../tokens.ts';
import type { OrderFinding } from './order-finding.ts';

export interface BoundedLook {
  readonly tokens: readonly Token[];
  readonly isTaken: (index: number) => boolean;
}

/** "wait under 10 minutes, lowest first": an end that names nothing orders by the field that is bounded right before it, else by the only one that is bounded. */
export function orderOfBound(bounds: readonly Finding[], { tokens, isTaken }: BoundedLook): OrderFinding | null {
  const open = bounds.filter(({ condition }) => !(condition.kind === 'compare' && condition.op === '='));
  for (const superlative of bareSuperlatives(tokens)) {
    const { from, to, extreme } = superlative;
    if (extreme === null || isTaken(from) || !isWhole(superlative, tokens)) continue;
    const bound =
      open.find((finding) => finding.to <= from && tokens.slice(finding.to, from).every(isJoint)) ?? (open.length === 1 ? open[0] : undefined);
    if (bound !== undefined) return { from, to, order: { field: bound.profile.field.name, direction: extreme } };
  }
  return null;
}

/** "lowest first", with nothing else that it could be said of. */
function isWhole({ from, to }: Superlative, tokens: readonly Token[]): boolean {
  const before = tokens[from - 1];
  const next = tokens[to];
  return tokens[to - 1]?.lower === 'first' && (before === undefined || isJoint(before)) && (next === undefined || isJoint(next));
}

function isJoint({ kind, lower }: Token): boolean {
  return kind === 'mark' || lower === 'and' || lower === 'then' || lower === 'with' || lower === 'the';
}
