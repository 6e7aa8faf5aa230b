import { z } from 'zod';

import { scraperId, text } from '../parameters.ts';

/**
 * GET stats, an extension: values over all records of a run, computed exactly. `plan` says which, in the language of plans:
 * `avg(price), count() by city where bedrooms >= 2 order by avg(price) desc limit 5`. It may also list records, tell changes, or the history of one record.
 */
export const StatsRequest = z.object({ scraperId, plan: text(1, 10_000), run: text(1, 64).optional() });
export type StatsRequest = z.output<typeof StatsRequest>;
export type StatsInput = z.input<typeof StatsRequest>;
