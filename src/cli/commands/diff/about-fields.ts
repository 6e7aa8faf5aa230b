import { listedNames } from '../../../text/name-list.ts';
import type { DiffFlags } from './options.ts';

/** The fields that a diff is asked about; undefined for all of them. */
export function aboutFields({ fields, changedFields, where }: DiffFlags): ReadonlySet<string> | undefined {
  if (fields !== undefined) return new Set(listedNames(fields));
  if (changedFields === undefined && where === undefined) return undefined;
  return new Set([...listedNames(changedFields ?? ''), ...wordsOf(where ?? '')]);
}

/** The words of a condition, and what stands in backticks: its fields are among them. */
function wordsOf(condition: string): readonly string[] {
  return (condition.match(/`(?:[^`]|``)*`|[\p{L}_][\p{L}\p{M}\p{N}_]*/gu) ?? []).map((word) =>
    word.startsWith('`') ? word.slice(1, -1).replaceAll('``', '`') : word,
  );
}
