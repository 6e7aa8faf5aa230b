import { z } from 'zod';

import { flag, paging, scraperId, text } from '../parameters.ts';

/** GET the scrapers, an extension: without parameters. */
export const ScrapersRequest = z.object({});
export type ScrapersInput = z.input<typeof ScrapersRequest>;

/** GET a scraper: with `run` its fields and key in that run instead of the latest, with `stats` their statistics. */
export const ScraperRequest = z.object({ scraperId, stats: flag(), run: text(1, 64).optional() });
export type ScraperInput = z.input<typeof ScraperRequest>;

export const RunsRequest = z.object({ scraperId, ...paging });
export type RunsInput = z.input<typeof RunsRequest>;
