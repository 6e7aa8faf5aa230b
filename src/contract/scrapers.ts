import { z } from 'zod';

import { Pagination } from './envelope.ts';
import { paging, scraperId } from './parameters.ts';

export const FieldType = z.enum(['number', 'date', 'boolean', 'text']);
export type FieldType = z.infer<typeof FieldType>;

/** A field of a scraper. `unit` as the source wrote it ("USD", "km"); `precision: "day"` marks dates that are calendar days. */
export const Field = z.object({
  name: z.string(),
  type: FieldType,
  unit: z.string().optional(),
  precision: z.literal('day').optional(),
});
export type Field = z.infer<typeof Field>;

/** A completed run. Times are ISO 8601 in UTC. `embedder` names the model that made its vectors, null when it has none. */
export const Run = z.object({
  id: z.string(),
  records: z.number(),
  startedAt: z.string(),
  completedAt: z.string(),
  embedder: z.string().nullable(),
});
export type Run = z.infer<typeof Run>;

export const ScraperRequest = z.object({ scraperId });
export type ScraperInput = z.input<typeof ScraperRequest>;

/** A scraper with the fields and the key of its latest completed run; both are empty before the first one. */
export const Scraper = z.object({
  id: z.string(),
  name: z.string(),
  fields: z.array(Field),
  key: z.array(z.string()),
  latestRun: Run.nullable(),
});
export type Scraper = z.infer<typeof Scraper>;

export const ScraperResponse = z.object({ data: Scraper });
export type ScraperResponse = z.infer<typeof ScraperResponse>;

export const RunsRequest = z.object({ scraperId, ...paging });
export type RunsInput = z.input<typeof RunsRequest>;

/** Completed runs, newest first. */
export const RunsResponse = z.object({ data: z.array(Run), pagination: Pagination });
export type RunsResponse = z.infer<typeof RunsResponse>;
