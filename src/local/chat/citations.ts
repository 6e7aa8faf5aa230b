import type { Citation } from '../../contract/operations/chat.ts';
import type { RecordData } from '../../contract/envelope.ts';
import { toRecord } from '../../core/fields/record.ts';
import type { Answer } from '../../core/plan/answer/answer-parts.ts';
import type { Plan, RecordsPlan, StatsPlan } from '../../core/plan/plan.ts';
import type { PlanResult } from '../../core/plan/result.ts';
import type { RunReader } from '../../core/ports/records.ts';

/** Records that an answer cites at most. */
const CITED = 10;

/** The records that an answer shows, or that its values are of. */
export async function citationsOf(results: readonly PlanResult[], { records }: Answer, reader: RunReader | null): Promise<readonly Citation[]> {
  const ordinals = results.flatMap((result) => (result.kind === 'records' ? result.ordinals : []));
  const cited = ordinals.length > 0 && reader !== null ? await wholeRecords(reader, ordinals.slice(0, CITED)) : records.slice(0, CITED);
  return cited.map((record, index) => ({ n: index + 1, record }));
}

/** The record that holds the one end a plan asks for: "the highest fee" is some record's, and may be checked there. */
export async function holdersOf(result: PlanResult, execute: (plan: Plan) => Promise<PlanResult>): Promise<readonly PlanResult[]> {
  const holder = result.kind === 'stats' && (result.rows[0]?.figures[0]?.value ?? null) !== null ? holderPlan(result.plan) : null;
  return holder === null ? [] : [await execute(holder)];
}

function holderPlan({ where, groups, measures }: StatsPlan): RecordsPlan | null {
  const [end, ...more] = measures;
  const isEnd = end?.kind === 'min' || end?.kind === 'max';
  if (!isEnd || groups.length + more.length > 0 || typeof end.field !== 'string') return null;
  return { kind: 'records', where, fields: [], order: [{ field: end.field, descending: end.kind === 'max' }], offset: 0, limit: 1 };
}

async function wholeRecords(reader: RunReader, ordinals: readonly number[]): Promise<readonly RecordData[]> {
  const { rows } = await reader.take(ordinals);
  return rows.map((cells) => toRecord(reader.run.fields, cells));
}
