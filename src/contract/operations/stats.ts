import { z } from 'zod';

import { DiffMeta } from './diff.ts';
import { RecordData } from '../envelope.ts';
import { HistoryMeta } from './history.ts';
import { Field, Run } from './scrapers.ts';

/** A column of the answer, named as the plan prints it: what rows are grouped by, a value, or a field of records. Percentages have the unit "%". */
export const StatsColumn = Field.extend({ role: z.enum(['group', 'figure', 'field']) });
export type StatsColumn = z.infer<typeof StatsColumn>;

/** How many of the records that the plan is about have a value of a field that it measures, groups or orders by. */
const Coverage = z.object({ field: z.string(), values: z.number(), nulls: z.number() });

/** A value that the condition compares with, over all records for which its other items hold. */
const Bound = z.object({ name: z.string(), field: z.string(), value: z.number().nullable(), values: z.number() });

/**
 * What was computed. `plan` is the plan in its printed form, which gives the same answer again. Of values and lists: `records` are those of the run, `matched`
 * those for which the condition holds, `unknown` those that cannot be decided since a value is missing. `total`: how many rows there are, when no limit cuts them.
 * `diff` and `history` are there for plans of that kind.
 */
export const StatsMeta = z.object({
  kind: z.enum(['stats', 'records', 'changes', 'history', 'runs', 'several']),
  plan: z.string(),
  run: Run.nullable().optional(),
  records: z.number().optional(),
  matched: z.number().optional(),
  unknown: z.number().optional(),
  bounds: z.array(Bound).optional(),
  total: z.number(),
  columns: z.array(StatsColumn).optional(),
  coverage: z.array(Coverage).optional(),
  diff: DiffMeta.optional(),
  history: HistoryMeta.optional(),
  warnings: z.array(z.string()).optional(),
});
export type StatsMeta = z.infer<typeof StatsMeta>;

/**
 * A row each, by the names of the columns; dates are ISO 8601 text, what cannot be computed is null. Changes and histories are returned as by their own operations.
 * Of several plans, `data` has an answer each, with its label.
 */
export const StatsResponse = z.object({ data: z.array(RecordData), meta: StatsMeta });
export type StatsResponse = z.infer<typeof StatsResponse>;
