import type { Finding } from '../binding.ts';
import { bareSuperlatives, type Superlative } from '../../annotate/superlatives.ts';
import type { Token } from '../../tokens.ts';
import { ordersByBound } from './bounded-ideas.ts';
import type { OrderFinding, OrderInput } from './order-finding.ts';

type BoundedLook = Omit<OrderInput, 'mentions'>;

/**
 * "wait under 10 minutes, lowest first": an end that names nothing orders by the field that is bounded right before it, else by the only one that
 * is bounded. "jackpot over £500, biggest first": of fields that may be meant, it is the one that is bounded.
 */
export function orderOfBound(bounds: readonly Finding[], stated: OrderFinding | null, look: BoundedLook): OrderFinding | null {
  const open = bounds.filter(({ condition }) => !(condition.kind === 'compare' && condition.op === '='));
  const isSpan = ({ from, to }: Superlative) => isWhole({ from, to }, open, look.tokens);
  if (stated !== null)
    return bareSuperlatives(look.tokens).some((each) => each.from === stated.from && isSpan(each)) ? ofIdea(open, stated, look) : stated;
  for (const superlative of bareSuperlatives(look.tokens)) {
    const { from, to, extreme, idea } = superlative;
    if (look.isTaken(from) || !isSpan(superlative)) continue;
    const near = open.find((finding) => finding.to <= from && look.tokens.slice(finding.to, from).every(isJoint));
    const bound = near ?? (open.length === 1 ? open[0] : undefined);
    if (extreme !== null && bound !== undefined) return { from, to, order: { field: bound.profile.field.name, direction: extreme } };
    const meant = idea === null ? null : ordersByBound(idea, open, { profiles: look.profiles, target: undefined });
    if (meant !== null) return { from, to, order: meant };
  }
  return null;
}

function ofIdea(bounds: readonly Finding[], stated: OrderFinding, { profiles }: BoundedLook): OrderFinding {
  if (stated.idea === undefined) return stated;
  const target = profiles.find(({ field }) => field.name === stated.order.field);
  const meant = ordersByBound(stated.idea, bounds, { profiles, target });
  return meant === null ? stated : { ...stated, order: { ...stated.order, ...meant } };
}

/** "lowest first", with nothing else that it could be said of. */
function isWhole({ from, to }: Pick<Superlative, 'from' | 'to'>, bounds: readonly Finding[], tokens: readonly Token[]): boolean {
  const before = tokens[from - 1];
  const next = tokens[to];
  const isApart = before === undefined || isJoint(before) || bounds.some((bound) => bound.to === from);
  return tokens[to - 1]?.lower === 'first' && isApart && (next === undefined || isJoint(next));
}

function isJoint({ kind, lower }: Token): boolean {
  return kind === 'mark' || lower === 'and' || lower === 'then' || lower === 'with' || lower === 'the';
}
