import { z } from 'zod';

import { Pagination, RecordData } from '../envelope.ts';
import { filterText, names, paging, scraperId, text } from '../parameters.ts';

/** GET results: raw records in the run's own order. `sort`, `filter`, `fields` and `run` are extensions. */
export const ResultsRequest = z.object({
  scraperId,
  ...paging,
  sort: text(1, 2000).optional(),
  filter: filterText.optional(),
  fields: names().optional(),
  run: text(1, 64).optional(),
});
export type ResultsRequest = z.output<typeof ResultsRequest>;
export type ResultsInput = z.input<typeof ResultsRequest>;

export const ResultsResponse = z.object({ data: z.array(RecordData), pagination: Pagination });
export type ResultsResponse = z.infer<typeof ResultsResponse>;
