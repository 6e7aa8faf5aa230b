import { z } from 'zod';

import { FieldChange } from './diff.ts';
import { Pagination, RecordData } from '../envelope.ts';
import { names, paging, scraperId, text } from '../parameters.ts';
import { Run } from './scrapers.ts';

/**
 * GET history, an extension: one record over all runs. `key` is the value of its key as records show it; several values are joined by commas,
 * one that holds a comma itself stands in double quotes. `by` names other fields to find it by. `fields` leaves out all others.
 */
export const HistoryRequest = z.object({
  scraperId,
  key: text(1, 2000),
  by: names().optional(),
  fields: names().optional(),
  ...paging,
});
export type HistoryRequest = z.output<typeof HistoryRequest>;
export type HistoryInput = z.input<typeof HistoryRequest>;

/**
 * The record in one run, compared with the run before: it was `added`, `changed`, stayed `unchanged`, was `removed`, or was `absent` already.
 * `record` is null when the run does not hold it. `matches`: how many records of the run have this key, when more than one; the first is returned.
 */
export const HistoryEntry = z.object({
  run: Run,
  change: z.enum(['added', 'changed', 'unchanged', 'removed', 'absent']),
  record: RecordData.nullable(),
  fields: z.record(z.string(), FieldChange).optional(),
  matches: z.number().optional(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** `key`: the record's key by fields. `first` and `last`: the runs that were the first and the last to hold it; `runs`: how many do. */
export const HistoryMeta = z.object({
  key: RecordData,
  fields: z.array(z.string()),
  first: Run,
  last: Run,
  runs: z.number(),
  warnings: z.array(z.string()).optional(),
});
export type HistoryMeta = z.infer<typeof HistoryMeta>;

/** A run each, the newest first. */
export const HistoryResponse = z.object({ data: z.array(HistoryEntry), pagination: Pagination, meta: HistoryMeta });
export type HistoryResponse = z.infer<typeof HistoryResponse>;
