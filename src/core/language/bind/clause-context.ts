import type { Bound } from '../annotate/bounds.ts';
import type { Mention } from '../annotate/mentions.ts';
import { BARRIER } from './nearness.ts';
import { clauseOf, type Clause } from './siblings.ts';
import { positions, type Token } from '../tokens.ts';

/** What the query says around a number. */
export interface ClauseContext {
  readonly clause: Clause;
  /** Words that may name what the number is said of: all but the comparing phrase right before it. */
  readonly naming: readonly Token[];
}

export interface ClauseLook {
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  readonly isTaken: (index: number) => boolean;
  /** The constraints on both sides, which other clauses are about. */
  readonly before: Bound | undefined;
  readonly after: Bound | undefined;
}

/** The words of the same clause as a constraint: up to the next number, comma or "and", without what something else has explained. */
export function clauseContextOf(constraint: Bound, look: ClauseLook): ClauseContext {
  const { tokens, isTaken, mentions } = look;
  const [first, last] = [look.before?.to ?? 0, look.after?.from ?? tokens.length];
  let from = constraint.from;
  while (from > first && !BARRIER.has(tokens[from - 1]?.lower ?? '')) from -= 1;
  let to = constraint.to;
  while (to < last && !BARRIER.has(tokens[to]?.lower ?? '')) to += 1;
  const isNamedInside = mentions.some((mention) => mention.from >= constraint.from && mention.to <= constraint.numbersFrom);
  const isComparing = (index: number) => !isNamedInside && index >= constraint.from && index < constraint.to;
  const own = positions({ from, to }).filter((index) => !isTaken(index));
  const at = (indexes: readonly number[]) => indexes.flatMap((index) => tokens[index] ?? []);
  return { clause: clauseOf(tokens, at(own)), naming: at(own.filter((index) => !isComparing(index))) };
}
