import type { Plan, RecordsPlan } from '../../core/plan/plan.ts';
import type { PlanResult } from '../../core/plan/result.ts';
import type { Condition } from '../../core/condition/condition.ts';
import { conjunction } from '../../core/condition/transform.ts';

/** Groups that are listed at most where they share one rank. */
const MOST_TIED = 20;

/** Carries out a plan. Of groups of which only the first one is wanted, all that have its value are given: none of them is more the first than the others. */
export async function executeWithTies(plan: Plan, execute: (plan: Plan) => Promise<PlanResult>): Promise<PlanResult> {
  if (plan.kind === 'records' && plan.limit === 1 && plan.offset === 0 && plan.order.length === 1) return await firstRecord(plan, execute);
  const order = plan.kind === 'stats' ? plan.order[0] : undefined;
  if (plan.kind !== 'stats' || plan.limit !== 1 || order?.by !== 'measure') return execute(plan);
  const result = await execute({ ...plan, limit: MOST_TIED });
  if (result.kind !== 'stats') return result;
  const first = result.rows[0]?.figures[order.index]?.value ?? null;
  const tied = result.rows.filter((row, at) => at === 0 || (first !== null && row.figures[order.index]?.value === first));
  return { ...result, plan, rows: tied };
}

/** The record that comes first, and how many others have its value of what they are ordered by: they are counted where the second one has it. */
async function firstRecord(plan: RecordsPlan, execute: (plan: Plan) => Promise<PlanResult>): Promise<PlanResult> {
  const found = await execute({ ...plan, limit: 2 });
  if (found.kind !== 'records') return found;
  const result = { ...found, plan, data: found.data.slice(0, 1), ordinals: found.ordinals.slice(0, 1) };
  const [{ field } = { field: '' }] = plan.order;
  const [value = null, second = null] = found.data.map((record) => record[field]);
  if ((typeof value !== 'number' && typeof value !== 'string') || second !== value) return result;
  const where = conjunction([...(plan.where === null ? [] : [plan.where]), { kind: 'compare', field, op: '=', value }]);
  const counted = await execute({ kind: 'stats', where, measures: [{ kind: 'count' }], groups: [], having: [], order: [], limit: null });
  return counted.kind === 'stats' ? { ...result, tied: counted.matched - 1 } : result;
}

/** The one group that an answer named, as a condition on its records. */
export function namedGroup(result: PlanResult): Condition | undefined {
  if (result.kind !== 'stats' || result.plan.limit !== 1 || result.rows.length !== 1) return undefined;
  const [row] = result.rows;
  const items = result.plan.groups.flatMap(({ kind, field }, index): readonly Condition[] => {
    const value = row?.groups[index];
    if (kind === 'item') return [{ kind: 'has', field, negated: false, text: String(value) }];
    return kind !== 'value' || value === undefined || value === null ? [] : [{ kind: 'compare', field, op: '=', value }];
  });
  return items.length < result.plan.groups.length ? undefined : (conjunction(items) ?? undefined);
}
