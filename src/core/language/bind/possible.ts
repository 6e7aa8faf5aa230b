import type { Filter } from '../../condition/condition.ts';
import type { Finding } from './binding.ts';
import type { Unbound } from './unbound.ts';

type Bounds = readonly [low: number | string, high: number | string];

/** Findings that may hold together. Of bounds of one field that leave nothing between them one at least was misread, and nothing tells which. */
export function possibleOf(findings: readonly Finding[]): { readonly kept: readonly Finding[]; readonly impossible: readonly Unbound[] } {
  const isPossible = ({ profile }: Finding) => canAllHold(findings.filter((other) => other.profile === profile));
  const impossible = findings.filter((finding) => !isPossible(finding));
  return {
    kept: findings.filter(isPossible),
    impossible: impossible.map(({ from, to, profile }) => ({ from, to, reason: 'nothing can be both', candidates: [profile.field.name] })),
  };
}

function canAllHold(findings: readonly Finding[]): boolean {
  const bounds = findings.flatMap(({ condition }) => boundsOf(condition));
  return bounds.every(([low], at) => bounds.every(([, high], other) => at === other || isUpTo(low, high)));
}

function isUpTo(low: Bounds[0], high: Bounds[1]): boolean {
  return low === -Infinity || high === Infinity || low <= high;
}

/** The least and the greatest value that passes; empty for what is no stretch of values. */
function boundsOf(condition: Filter): readonly Bounds[] {
  if (condition.kind === 'and') return condition.items.flatMap(boundsOf);
  if (condition.kind === 'between') return condition.negated || typeof condition.low === 'boolean' ? [] : [[condition.low, condition.high] as Bounds];
  if (condition.kind !== 'compare' || typeof condition.value === 'boolean') return [];
  const { op, value } = condition;
  if (op === '=') return [[value, value]];
  if (op === '!=') return [];
  return op.startsWith('>') ? [[value, Infinity]] : [[-Infinity, value]];
}
