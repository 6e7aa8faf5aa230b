import type { Filter, Literal } from '../../condition/condition.ts';
import type { Finding } from './binding.ts';
import type { Unbound } from './unbound.ts';

interface Bounds {
  readonly field: string;
  readonly low: number | string;
  readonly high: number | string;
}

/** Findings that may hold together. Of bounds of one field that leave nothing between them one at least was misread, and nothing tells which. */
export function possibleOf(findings: readonly Finding[]): { readonly kept: readonly Finding[]; readonly impossible: readonly Unbound[] } {
  const bounds = findings.map(({ condition }) => boundsOf(condition));
  const all = bounds.flat();
  const isImpossible = (_: Finding, at: number) => bounds[at]?.some((one) => all.some((other) => !canBoth(one, other))) === true;
  return {
    kept: findings.filter((finding, at) => !isImpossible(finding, at)),
    impossible: findings
      .filter(isImpossible)
      .map(({ from, to, profile }) => ({ from, to, reason: 'nothing can be both', candidates: [profile.field.name] })),
  };
}

function canBoth(one: Bounds, other: Bounds): boolean {
  return one.field !== other.field || (isUpTo(one.low, other.high) && isUpTo(other.low, one.high));
}

function isUpTo(low: Bounds['low'], high: Bounds['high']): boolean {
  return low === -Infinity || high === Infinity || low <= high;
}

/** The least and the greatest value that passes, of each field; empty for what is no stretch of values. */
function boundsOf(condition: Filter): readonly Bounds[] {
  if (condition.kind === 'and') return condition.items.flatMap(boundsOf);
  if (condition.kind === 'between' && !condition.negated) return stretch(condition.field, condition.low, condition.high);
  if (condition.kind !== 'compare' || condition.op === '!=') return [];
  const { field, op, value } = condition;
  if (op === '=') return stretch(field, value, value);
  return op.startsWith('>') ? stretch(field, value, Infinity) : stretch(field, -Infinity, value);
}

function stretch(field: string, low: Literal, high: Literal): readonly Bounds[] {
  return typeof low === 'boolean' || typeof high === 'boolean' ? [] : [{ field, low, high }];
}
