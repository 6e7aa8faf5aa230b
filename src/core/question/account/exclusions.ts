import type { Condition } from '../../condition/condition.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { Plan } from '../../plan/plan.ts';

type Comparison = Extract<Condition, { readonly kind: 'compare' }>;

/**
 * Why conditions that must all hold leave no record, or one of them makes another needless: "do 180 gram pressings score better than the 140 gram
 * ones" read as 180 and above 140. No question asks for that; the words belong to two sides, or to two runs. Null where they hold together.
 */
export function exclusionOf(plan: Plan, fields: readonly QueryField[]): string | null {
  if (plan.kind !== 'stats' && plan.kind !== 'records' && plan.kind !== 'changes') return null;
  // "how many of them are still open" of what changed from open.
  if (plan.kind === 'changes' && plan.was !== undefined && JSON.stringify(plan.was) === JSON.stringify(plan.where))
    return 'What is still as it was did not change: ask what changed';
  const items = plan.where?.kind === 'and' ? plan.where.items : [];
  const compared = items.filter((item): item is Comparison => item.kind === 'compare');
  const single = new Set(fields.filter(holdsOne).map(({ name }) => name));
  const isExcluding = compared.some((one, at) =>
    compared.slice(at + 1).some((other) => one.field === other.field && (crossed(one, other, single) || crossed(other, one, single))),
  );
  if (!isExcluding) return null;
  return plan.kind === 'changes'
    ? 'I can tell which records changed to a value, but not from which one'
    : 'The conditions exclude each other as I read them';
}

function crossed(low: Comparison, high: Comparison, single: ReadonlySet<string>): boolean {
  if (low.op.startsWith('>') && high.op.startsWith('<')) return low.value >= high.value;
  // "at least 4.5 and at least 1000": two bounds of one direction are of two fields; what is paid costs more than nothing.
  const isWeaker = (one: Comparison) => typeof one.value !== 'number' || one.value === 0;
  if (/^[<>]/.test(low.op) && low.op[0] === high.op[0]) return !isWeaker(low) && !isWeaker(high);
  return low.op === '=' && single.has(low.field) && (high.op !== '!=' || low.value === high.value);
}

/** A field of which a record has one value: one item of a list may equal one text and another item another. */
function holdsOne({ type, signs, samples = [] }: QueryField): boolean {
  return type !== 'text' || ((signs?.lists ?? 0) === 0 && !samples.some((sample) => sample.startsWith('[')));
}
