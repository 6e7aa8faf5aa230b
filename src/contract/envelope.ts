import { z } from 'zod';

/** One item collected by a scraper: its fields in the scraper's order. Dates are ISO 8601 text, a missing value is null. */
export const RecordData = z.record(z.string(), z.unknown());
export type RecordData = z.infer<typeof RecordData>;

export const Pagination = z.object({
  total: z.number(),
  page: z.number(),
  take: z.number(),
  totalPages: z.number(),
  hasMore: z.boolean(),
});
export type Pagination = z.infer<typeof Pagination>;

/** Pagination of one page out of `total` items. */
export function paginate(total: number, page: number, take: number): Pagination {
  const totalPages = Math.ceil(total / take);
  return { total, page, take, totalPages, hasMore: page < totalPages };
}
