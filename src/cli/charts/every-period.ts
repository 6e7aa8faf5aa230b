import type { RecordData } from '../../contract/envelope.ts';
import type { StatsColumn, StatsResponse } from '../../contract/operations/stats.ts';
import { addsUp } from '../../text/adds-up.ts';
import { everyPeriod } from '../../text/periods.ts';

/**
 * The groups of a plan over time with the periods between them that no record is of: their counts and sums are 0, and there is nothing else of them. As it came
 * where it is grouped by anything else as well, or is in another order than that of time.
 */
export function withEveryPeriod(answer: StatsResponse): StatsResponse {
  const columns = answer.meta.columns ?? [];
  const [group, second] = columns.filter(({ role }) => role === 'group');
  if (group === undefined || second !== undefined) return answer;
  const data = everyPeriod(group.name, answer.data, {
    labelOf: (row) => row[group.name],
    rowOf: (label) => nothingOf(columns, group.name, label),
  });
  return { ...answer, data: [...data] };
}

function nothingOf(columns: readonly StatsColumn[], group: string, label: string): RecordData {
  return Object.fromEntries(columns.map(({ name }) => [name, name === group ? label : addsUp(name) ? 0 : null]));
}
