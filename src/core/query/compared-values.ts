import { comparatorAfter, comparatorBefore } from '../language/annotate/comparators.ts';
import type { ValueMention } from '../language/annotate/values.ts';
import type { Unbound } from '../language/bind/unbound.ts';
import { touches, type Token, type TokenSpan } from '../language/tokens.ts';

/** "grade 2 or easier" of a text that holds "Grade 2": what is compared there is no number, which is told. */
export function comparedValues(tokens: readonly Token[], values: readonly ValueMention[], findings: readonly TokenSpan[]): readonly Unbound[] {
  return values.flatMap(({ from, to, field }): readonly Unbound[] => {
    if (tokens[to - 1]?.kind !== 'number' || to - from < 2) return [];
    const [before, after] = [comparatorBefore(tokens, from), comparatorAfter(tokens, to)];
    const isCompared = [before, after].some((found) => found !== null && /^[<>]/.test(found.comparison));
    const span = { from: before?.from ?? from, to: after?.to ?? to };
    return !isCompared || findings.some((found) => touches(found, span))
      ? []
      : [{ ...span, reason: `${field} holds text, not numbers`, candidates: [field] }];
  });
}
