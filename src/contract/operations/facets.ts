import { z } from 'zod';

import { filterText, names, scraperId, text, wholeNumber } from '../parameters.ts';
import { FieldRole, FieldType } from './scrapers.ts';

/** Most fields of one request. */
export const MOST_FACETS = 100;

/** GET facets, an extension: how the records that pass a filter spread over the values of some fields. `limit`: values of each field; `bins`: ranges of each. */
export const FacetsRequest = z.object({
  scraperId,
  filter: filterText.optional(),
  run: text(1, 64).optional(),
  fields: names().optional(),
  limit: wholeNumber(1, 100, 10),
  bins: wholeNumber(1, 100, 20),
});
export type FacetsInput = z.input<typeof FacetsRequest>;

/**
 * A value, or an item of a list, and how many records have it. `filter` is canonical and passes just these records, so that it can be ANDed to the filter
 * of any request; it is absent where none of a usable length says so. With `cut`, `value` is only the beginning of a text too long to be returned.
 */
const FacetValue = z.object({
  value: z.union([z.string(), z.boolean()]),
  count: z.number(),
  filter: z.string().optional(),
  cut: z.literal(true).optional(),
});

const Edge = z.union([z.number(), z.string()]);

/** The records with a value of at least `from` and below `to`, which the last range of numbers may include: `filter` says so. */
const FacetBin = z.object({ from: Edge, to: Edge, count: z.number(), filter: z.string().optional() });

/** `nulls`: records without a value. */
const counted = { field: z.string(), type: FieldType, role: FieldRole.optional(), nulls: z.number() };

/** Text, lists and booleans: the most frequent values first, ties by value; `distinct` says how many differ, and `more` how many of them are not listed. */
const ValuesFacet = z.object({ ...counted, kind: z.literal('values'), distinct: z.number(), values: z.array(FacetValue), more: z.number() });

/**
 * Numbers and dates: ranges behind each other that hold every value once, with round edges; the first and the last may be wider where a few values lie
 * far from the others. Without a value there is no range, and `min` and `max` are null. Dates are ISO 8601 text.
 */
const RangesFacet = z.object({
  ...counted,
  kind: z.literal('ranges'),
  unit: z.string().optional(),
  precision: z.literal('day').optional(),
  min: Edge.nullable(),
  max: Edge.nullable(),
  bins: z.array(FacetBin),
});

/** One field. It counts the records that pass the filter without those conditions of its outermost AND that are about this field alone. */
export const Facet = z.discriminatedUnion('kind', [ValuesFacet, RangesFacet]);
export type Facet = z.infer<typeof Facet>;

/** `run`: its id, null before the first completed one. `filter`: in canonical form, or `""`. `total`: how many records pass it. */
const FacetsMeta = z.object({ run: z.string().nullable(), filter: z.string(), total: z.number() });

export const FacetsResponse = z.object({ data: z.array(Facet), meta: FacetsMeta });
export type FacetsResponse = z.infer<typeof FacetsResponse>;
