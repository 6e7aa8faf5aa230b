import { z } from 'zod';

import { Pagination, RecordData } from '../envelope.ts';

/**
 * What a span of the query became. `start` and `end` are UTF-16 offsets into the trimmed query, `end` exclusive.
 * kind `condition`: `reading` is the condition in the filter language; `order`: as in `meta.sort`.
 */
export const Span = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  kind: z.enum(['condition', 'order']),
  reading: z.string(),
});
export type Span = z.infer<typeof Span>;

/** Why one record of the page stands where it does; ranks count from 1, null when that leg did not find it. */
export const RecordExplanation = z.object({
  score: z.number().nullable(),
  vectorRank: z.number().nullable(),
  keywordRank: z.number().nullable(),
});
export type RecordExplanation = z.infer<typeof RecordExplanation>;

/**
 * `interpreter`: `rules`, the name of the model when something of its answer was used, or `none`.
 * `model`: the one that was asked, how many conditions and orders it gave, and how many of them the words bore out.
 */
export const Explanation = z.object({
  interpreter: z.string(),
  model: z.object({ name: z.string(), given: z.number(), kept: z.number() }).optional(),
  embedder: z.string().nullable(),
  run: z.string().nullable(),
  spans: z.array(Span),
  rest: z.string(),
  records: z.array(RecordExplanation),
});
export type Explanation = z.infer<typeof Explanation>;

/** A condition that could be given up: how many records pass without it, and the nearest bound of its kind that lets some pass. */
const Relaxation = z.object({
  without: z.string(),
  matches: z.number(),
  nearest: z.object({ filter: z.string(), matches: z.number() }).optional(),
});
export type Relaxation = z.infer<typeof Relaxation>;

/** The most rewarding first. */
export const Relaxations = z.array(Relaxation);

/** How many of the records that pass hold every word that is left to rank by, and how many at least one. */
export const Matched = z.object({ all: z.number(), some: z.number() });

/** Words that look like a bound, a date, an amount or an order and became none: why not, and the fields that may have been meant. */
const UnusedPart = z.object({ text: z.string(), reason: z.string(), candidates: z.array(z.string()) });

/** In the order of the query. */
export const UnusedParts = z.array(UnusedPart);

/**
 * What a search went by. `matched`, where words are left to rank by. `preferred`: a filter on text, for values that the query names; records that
 * pass it come first, and none is removed by it.
 */
export const HybridMeta = z.object({
  filter: z.string(),
  sort: z.string().optional(),
  matched: Matched.optional(),
  unused: UnusedParts.optional(),
  preferred: z.string().optional(),
  warnings: z.array(z.string()).optional(),
  /** Only when no record passes the filter. */
  relaxations: Relaxations.optional(),
  explain: Explanation.optional(),
});
export type HybridMeta = z.infer<typeof HybridMeta>;

export const HybridResponse = z.object({ data: z.array(RecordData), pagination: Pagination, meta: HybridMeta });
export type HybridResponse = z.infer<typeof HybridResponse>;
