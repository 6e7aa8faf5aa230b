import { z } from 'zod';

import { Pagination, RecordData } from '../envelope.ts';
import { choice, filterText, flag, names, paging, percentage, scraperId, text, tolerances } from '../parameters.ts';
import { FieldType, Run } from './scrapers.ts';

/** What became of a record between two runs. `renamed` only where that was asked for. */
export const ChangeKind = z.enum(['removed', 'changed', 'renamed', 'added']);
export type ChangeKind = z.infer<typeof ChangeKind>;

/**
 * GET diff: what changed from one run to another. `from` is a run id or `previous` (the run before `to`), `to` a run id or `latest`.
 * `where`, `changedFields`, `fields`, `stats` and `findRenames` are extensions. `fields`: only these fields are compared. `where`: a condition over `price.from`, `price.to`, `price.change` (dates: in days)
 * and `price.pct` (of the older value). `changedFields`: only records in which one of these fields changed.
 */
export const DiffRequest = z.object({
  scraperId,
  from: text(1, 64).default('previous'),
  to: text(1, 64).default('latest'),
  key: names().optional(),
  change: choice(['added', 'removed', 'changed', 'renamed']).optional(),
  ...paging,
  fields: names().optional(),
  ignore: names().optional(),
  tolerance: tolerances().optional(),
  where: filterText.optional(),
  changedFields: names().optional(),
  stats: flag(),
  findRenames: percentage().optional(),
});
export type DiffRequest = z.output<typeof DiffRequest>;
export type DiffInput = z.input<typeof DiffRequest>;

/** A value in the older and in the newer run; null where it is missing. */
export const FieldChange = z.object({ from: z.unknown(), to: z.unknown() });
export type FieldChange = z.infer<typeof FieldChange>;

const FieldChanges = z.record(z.string(), FieldChange);

/**
 * One change. `key` holds the fields of the key, none when records are compared whole. `record` is the newer one, but for a removed record.
 * A renamed record is one that was removed and one that was added, with another key and nearly the same content: `oldKey` is the older one's key,
 * `similarity` the proportion of its values that are equal, in percent.
 */
export const Change = z.discriminatedUnion('change', [
  z.object({ change: z.literal('removed'), key: RecordData, record: RecordData }),
  z.object({ change: z.literal('changed'), key: RecordData, record: RecordData, fields: FieldChanges }),
  z.object({
    change: z.literal('renamed'),
    oldKey: RecordData,
    key: RecordData,
    similarity: z.number(),
    record: RecordData,
    fields: FieldChanges,
  }),
  z.object({ change: z.literal('added'), key: RecordData, record: RecordData }),
]);
export type Change = z.infer<typeof Change>;

/** How many records each change befell, whatever part of them is asked for. `renamed` is there when renames were looked for. */
const DiffSummary = z.object({
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  renamed: z.number().optional(),
});

/** Fields that only the newer run has, that only the older one has, and that have another type in each. */
export const SchemaChanges = z.object({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.object({ field: z.string(), from: FieldType, to: FieldType })),
});
export type SchemaChanges = z.infer<typeof SchemaChanges>;

/** Where the changes of a number lie. */
const Spread = z.object({ min: z.number(), median: z.number(), max: z.number() });

/**
 * How a field changed, over all changes that were asked for: `appeared` had no value before, `vanished` has none any more.
 * Numbers tell how far they went up or down, dates in `unit`; `pct` is of the older value, where that is not 0.
 */
export const FieldChangeStatistics = z.object({
  field: z.string(),
  changes: z.number(),
  appeared: z.number(),
  vanished: z.number(),
  up: z.number().optional(),
  down: z.number().optional(),
  unit: z.literal('days').optional(),
  delta: Spread.optional(),
  pct: Spread.optional(),
});
export type FieldChangeStatistics = z.infer<typeof FieldChangeStatistics>;

/**
 * `from` and `to` are null before there is such a run. `key` is empty when records are compared whole. `duplicates`: how many records of each run
 * share their key with another one. `stats`, when asked for, has the fields that changed, the most frequent first.
 */
export const DiffMeta = z.object({
  from: Run.nullable(),
  to: Run.nullable(),
  key: z.array(z.string()),
  summary: DiffSummary,
  schema: SchemaChanges,
  duplicates: z.object({ from: z.number(), to: z.number() }).optional(),
  stats: z.array(FieldChangeStatistics).optional(),
  warnings: z.array(z.string()).optional(),
});
export type DiffMeta = z.infer<typeof DiffMeta>;

/** Changes in the order removed, changed, renamed, added, each in the order of its run: of the older one for what was removed, else of the newer one. */
export const DiffResponse = z.object({ data: z.array(Change), pagination: Pagination, meta: DiffMeta });
export type DiffResponse = z.infer<typeof DiffResponse>;
