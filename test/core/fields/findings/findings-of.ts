import { createFieldProfile } from '../../../../src/core/fields/profile.ts';
import { createCoercer } from '../../../../src/core/fields/coerce.ts';
import { createDistinctCounter } from '../../../../src/core/fields/hash/distinct.ts';
import type { DecideOptions } from '../../../../src/core/fields/decision.ts';
import type { FieldFacts } from '../../../../src/core/fields/findings/field-facts.ts';
import type { Finding } from '../../../../src/core/fields/findings/finding.ts';
import { findFindings } from '../../../../src/core/fields/findings/find-findings.ts';
import { deriveRole } from '../../../../src/core/fields/role.ts';
import { createFieldStatistics } from '../../../../src/core/fields/statistics.ts';
import type { RawValue } from '../../../../src/core/fields/raw-value.ts';
import { RUN_AT } from '../reading.ts';

/** Values by field, a record at each index. */
export type Columns = Readonly<Record<string, readonly (RawValue | undefined)[]>>;

/** Both passes of an import over the columns. */
function factsOf(columns: Columns, options: Partial<DecideOptions> = {}): readonly FieldFacts[] {
  return Object.entries(columns).map(([name, values]) => {
    const profile = createFieldProfile(name);
    values.forEach((value, index) => profile.add(value, index + 2));
    const decision = profile.decide({ runAt: RUN_AT, ...options });
    const coerce = createCoercer(decision, { runAt: RUN_AT, emptyText: 'missing' });
    const statistics = createFieldStatistics(decision.type);
    const counter = createDistinctCounter();
    const cells = values.map(coerce);
    for (const cell of cells) {
      statistics.add(cell ?? null);
      counter.add(cell ?? null);
    }
    const { type, unit, precision, json, reading } = decision;
    const stats = { ...statistics.finish(), distinct: counter.finish().distinct };
    const field = { name, type, json, reading, stats, ...(unit === undefined ? {} : { unit }), ...(precision === undefined ? {} : { precision }) };
    return {
      field: { ...field, role: deriveRole({ ...field, ...stats }) },
      decision,
      failed: cells.filter((cell) => cell === undefined).length,
      extremes: statistics.extremes(),
      examples: cells.flatMap((cell) => (cell === null || cell === undefined ? [] : [String(cell)])).slice(0, 3),
    };
  });
}

/** What an import would remark on records, and on those of the run before. */
export function findingsOf(columns: Columns, before?: Columns, options: Partial<DecideOptions> = {}): readonly Finding[] {
  const records = Object.values(columns)[0]?.length ?? 0;
  const earlier = before === undefined ? undefined : { fields: factsOf(before).map(({ field }) => field), records };
  return findFindings({ facts: factsOf(columns, options), records, before: earlier });
}
