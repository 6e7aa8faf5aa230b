import { listedNames, namesIn } from '../../../text/name-list.ts';
import type { DiffFlags } from './options.ts';

/** The fields that a diff is asked about; undefined for all of them. */
export function aboutFields({ fields, changedFields, where }: DiffFlags): ReadonlySet<string> | undefined {
  if (fields !== undefined) return new Set(listedNames(fields));
  if (changedFields === undefined && where === undefined) return undefined;
  return new Set([...listedNames(changedFields ?? ''), ...namesIn(where ?? '')]);
}
