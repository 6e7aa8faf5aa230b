import type { Filter } from '../../../condition/condition.ts';
import { itemsOf } from '../../../condition/transform.ts';
import type { Mention } from '../../annotate/mentions.ts';
import type { Token } from '../../tokens.ts';
import type { DateFindings } from './date-binding.ts';

const DENYING = /^(?:not|no|never|without|cannot|(?:is|are|was|were|has|have|had|do|does|did|can)n['’]?t)$/;
/** What a denial makes a comparison of: "not before May", "no later than". */
const COMPARING = /^(?:before|after|later|earlier|older|newer|more|less|fewer|until|till|since|yet|only|just|from|between|sooner|past)$/;
/** Words between a denial and the time that it is said of: "not inspected this year", "no survey in 2026". */
const BETWEEN = 3;

interface DeniedLook {
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
}

/** Times that are denied ("not inspected this year") become no condition: the records of that time are the very ones that are not wanted. */
export function withoutDenied({ findings, explained, unbound }: DateFindings, { tokens, mentions }: DeniedLook): DateFindings {
  const denied = findings.flatMap((finding) => {
    const at = holdsWithin(finding.condition) ? denialBefore(tokens, finding.from) : null;
    // "no cancelled ops in July" denies the operations.
    const named = mentions.filter(({ from, to }) => from > (at ?? 0) && to <= finding.from);
    const isOfOther = named.length > 0 && named.every(({ profile }) => profile.field.type !== 'date');
    return at === null || isOfOther ? [] : [{ finding, at }];
  });
  const isKept = (finding: DateFindings['findings'][number]) => denied.every((each) => each.finding !== finding);
  return {
    findings: findings.filter(isKept),
    explained: [...explained, ...denied.map(({ finding, at }) => ({ from: at, to: finding.to }))],
    unbound: [
      ...unbound,
      ...denied.map(({ finding, at }) => ({
        from: at,
        to: finding.to,
        reason: 'a time at which something was not so is no filter',
        candidates: [finding.profile.field.name],
      })),
    ],
  };
}

/** The records of a time, where a denial that is understood leaves those before or outside of it. */
function holdsWithin(condition: Filter): boolean {
  const items = itemsOf(condition);
  return (
    items.every(
      (each) => (each.kind === 'compare' && /^(?:=|>=|<)$/.test(each.op)) || ((each.kind === 'between' || each.kind === 'in') && !each.negated),
    ) && items.some((each) => each.kind !== 'compare' || each.op !== '<')
  );
}

function denialBefore(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at >= Math.max(0, from - BETWEEN); at -= 1) {
    const token = tokens[at];
    if (token === undefined || COMPARING.test(token.lower)) return null;
    if (DENYING.test(token.lower)) return COMPARING.test(tokens[at + 1]?.lower ?? '') ? null : at;
    if (at < from && (token.kind !== 'word' || /^(?:and|or|but|with|by)$/.test(token.lower))) return null;
  }
  return null;
}
