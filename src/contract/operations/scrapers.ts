import { z } from 'zod';

import { Pagination } from '../envelope.ts';
import { FIELD_ROLES } from '../field-roles.ts';

export const FieldType = z.enum(['number', 'date', 'boolean', 'text']);
export type FieldType = z.infer<typeof FieldType>;

/**
 * What the values of a field are to a record. `key` identifies it or something else (ids, links, postal codes): never an amount. `title` names the record.
 * `price`: what one thing costs or pays; `average`: a measure that is averaged and never summed (ratings, sizes, rates, coordinates); `additive`: amounts that add up
 * (revenue, votes, downloads); `count`: parts of one thing (rooms, seats); `number`: a number of which nothing more is known.
 * `category`: text that repeats and groups records; `list`: text that holds several values; `text`: any other text.
 */
export const FieldRole = z.enum(FIELD_ROLES);
export type FieldRole = z.infer<typeof FieldRole>;

/**
 * A field of a scraper. `unit` as the source wrote it ("USD", "km"); `precision: "day"` marks dates that are calendar days; `role` is derived at import
 * unless it was set by hand.
 */
export const Field = z.object({
  name: z.string(),
  type: FieldType,
  unit: z.string().optional(),
  precision: z.literal('day').optional(),
  role: FieldRole.optional(),
});
export type Field = z.infer<typeof Field>;

/** A completed run. Times are ISO 8601 in UTC; `runAt` is when its records were scraped, and runs are ordered by it, or by `completedAt` when that was earlier. `embedder` names the model that made its vectors, null when it has none. */
export const Run = z.object({
  id: z.string(),
  records: z.number(),
  runAt: z.string(),
  startedAt: z.string(),
  completedAt: z.string(),
  embedder: z.string().nullable(),
});
export type Run = z.infer<typeof Run>;

/** A value as records show it, and how many records hold it. With `cut`, `value` is only the beginning of a text too long to be returned. */
export const TopValue = z.object({ value: z.unknown(), count: z.number(), cut: z.literal(true).optional() });
export type TopValue = z.infer<typeof TopValue>;

/** A number, or a date as records show it. */
const Measure = z.union([z.number(), z.string()]);

/** Where 5, 25, 50, 75 and 95 % of the values are reached, by linear interpolation (type 7 of Hyndman and Fan 1996); of days, the day in which that is. */
export const Quantiles = z.object({ p05: Measure, p25: Measure, p50: Measure, p75: Measure, p95: Measure });
export type Quantiles = z.infer<typeof Quantiles>;

/** How many values are in a part of the range of a field: from `from` on to where the next part begins, in the last to the greatest value. */
const HistogramBin = z.object({ from: Measure, count: z.number() });

/**
 * What the values of a field are like, over all records of one run. Measures of a field without values are absent.
 * `min` to `quantiles`: numbers and dates. `trueCount`: booleans. Lengths: text, in UTF-16 code units (of the JSON text of lists and objects).
 * `histogram`: numbers and dates; at most 20 parts, ascending, that begin on round numbers or days; a wide one at an end where a few values are far away.
 * `top`: the ten most frequent values, ties in the run's order; empty for dates, and for numbers with more than 256 different values.
 */
export const FieldStatistics = Field.extend({
  values: z.number(),
  nulls: z.number(),
  distinct: z.number(),
  min: Measure.optional(),
  max: Measure.optional(),
  mean: Measure.optional(),
  median: Measure.optional(),
  quantiles: Quantiles.optional(),
  histogram: z.array(HistogramBin).optional(),
  trueCount: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  top: z.array(TopValue),
});
export type FieldStatistics = z.infer<typeof FieldStatistics>;

/** Statistics of a run, by fields in their order. `candidateKeys`: the fields that are never empty and never repeat in it. */
export const RunStatistics = z.object({ stats: z.array(FieldStatistics), candidateKeys: z.array(z.string()) });
export type RunStatistics = z.infer<typeof RunStatistics>;

/** A scraper in a list: `records` and `run` are those of its latest completed run, null before the first one. */
const ListedScraper = z.object({
  id: z.string(),
  name: z.string(),
  records: z.number().nullable(),
  run: Run.pick({ id: true, runAt: true }).nullable(),
});
export type ListedScraper = z.infer<typeof ListedScraper>;

/** By name. Over HTTP, those that the token of the request may read. */
export const ScrapersResponse = z.object({ data: z.array(ListedScraper) });
export type ScrapersResponse = z.infer<typeof ScrapersResponse>;

/** A scraper with the fields and the key of its latest completed run; both are empty before the first one. */
export const Scraper = z.object({
  id: z.string(),
  name: z.string(),
  fields: z.array(Field),
  key: z.array(z.string()),
  latestRun: Run.nullable(),
});
export type Scraper = z.infer<typeof Scraper>;

/** `run` is there when one was asked for; `stats` and `candidateKeys` when statistics were, empty before the first completed run. */
export const ScraperResponse = z.object({ data: Scraper.extend({ run: Run.optional(), ...RunStatistics.partial().shape }) });
export type ScraperResponse = z.infer<typeof ScraperResponse>;

/** Completed runs, newest first. */
export const RunsResponse = z.object({ data: z.array(Run), pagination: Pagination });
export type RunsResponse = z.infer<typeof RunsResponse>;
