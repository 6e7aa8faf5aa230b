import type { Relaxation } from '../../contract/operations/search.ts';
import { conjoin } from '../../core/condition/check.ts';
import type { Condition } from '../../core/condition/condition.ts';
import { printFilter } from '../../core/condition/print.ts';
import { toRecord } from '../../core/fields/record.ts';
import type { RunReader } from '../../core/ports/records.ts';
import type { Services } from '../services.ts';
import type { FindPassing } from './find-passing.ts';

/** More conditions than a person states: looking at each costs a count. */
const MAX_CONDITIONS = 12;

/**
 * What to give up when no record passes a filter: for each of its conditions, how many records pass without it, and the nearest bound
 * that lets some pass. The most rewarding first; conditions whose removal alone changes nothing are left out.
 */
export async function relaxations(searched: Searched, filter: Condition): Promise<readonly Relaxation[]> {
  const conditions = filter.kind === 'and' ? filter.items : [filter];
  const found = await Promise.all(conditions.slice(0, MAX_CONDITIONS).map((condition) => relax(searched, condition, conditions)));
  return found.filter(({ matches }) => matches > 0).toSorted((a, b) => b.matches - a.matches);
}

/** What is searched, and what ends that. */
interface Searched {
  readonly tables: Services['tables'];
  readonly reader: RunReader;
  readonly findPassing: FindPassing;
  readonly signal: AbortSignal | undefined;
}

async function relax(searched: Searched, condition: Condition, conditions: readonly Condition[]): Promise<Relaxation> {
  const others = conditions.filter((other) => other !== condition).reduce<Condition | null>(conjoin, null);
  const { count: matches } = await searched.findPassing(searched.reader, others, searched.signal);
  const nearest = matches === 0 ? undefined : await nearestBound(searched, condition, others);
  return { without: printFilter(condition), matches, ...(nearest === undefined ? {} : { nearest }) };
}

/** For a bound: the bound of the same kind that lets the nearest record pass. */
async function nearestBound(
  { tables, reader, findPassing, signal }: Searched,
  condition: Condition,
  others: Condition | null,
): Promise<Relaxation['nearest']> {
  if (condition.kind !== 'compare' || condition.op === '=' || condition.op === '!=') return undefined;
  const upper = condition.op === '<' || condition.op === '<=';
  const { field } = condition;
  const known = conjoin(others, { kind: 'null', field, negated: true });
  const table = await tables.open(reader, { signal });
  const [ordinal] = await table.ordinals({ condition: known, sort: [{ field, descending: !upper }], limit: 1, signal });
  if (ordinal === undefined) return undefined;
  const { rows } = await reader.take([ordinal]);
  const value = toRecord(reader.run.fields, rows[0] ?? [])[field];
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const bound: Condition = { kind: 'compare', field, op: upper ? '<=' : '>=', value };
  return { filter: printFilter(bound), matches: (await findPassing(reader, conjoin(others, bound), signal)).count };
}
