import { createCoercer } from '../../../src/core/fields/coerce.ts';
import type { DecideOptions, FieldDecision } from '../../../src/core/fields/decision.ts';
import { createFieldProfile } from '../../../src/core/fields/profile.ts';
import type { RawValue } from '../../../src/core/fields/raw-value.ts';

/** Noon of a Sunday: what relative dates count from. */
export const RUN_AT = Date.UTC(2026, 2, 15, 12);

export interface FieldReading {
  readonly decision: FieldDecision;
  /** Cells, dates as ISO 8601 text; `misfit` where a value does not fit. */
  readonly cells: readonly unknown[];
}

/** Both passes over the values of one field; lines count from 1. */
export function readField(name: string, values: readonly (RawValue | undefined)[], options: Partial<DecideOptions> = {}): FieldReading {
  const profile = createFieldProfile(name);
  values.forEach((value, index) => profile.add(value, index + 1));
  const decision = profile.decide({ runAt: RUN_AT, ...options });
  const coerce = createCoercer(decision, { runAt: options.runAt ?? RUN_AT, emptyText: 'missing' });
  return { decision, cells: values.map((value) => shown(coerce(value), decision)) };
}

function shown(cell: ReturnType<ReturnType<typeof createCoercer>>, { type, precision }: FieldDecision): unknown {
  if (cell === undefined) return 'misfit';
  if (type !== 'date' || typeof cell !== 'number') return cell;
  return new Date(cell).toISOString().slice(0, precision === 'day' ? 10 : undefined);
}
