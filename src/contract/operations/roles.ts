import { z } from 'zod';

import { scraperId } from '../parameters.ts';
import { FieldRole, ScraperResponse } from './scrapers.ts';

/** Most fields of one request. */
const MOST_ROLES = 1000;

/** PATCH a scraper: roles by field. They hold for all runs of the scraper, also later ones; null gives a field its derived role back. */
export const SetRolesRequest = z.object({
  scraperId,
  roles: z
    .record(z.string(), FieldRole.nullable())
    .refine((roles) => Object.keys(roles).length > 0 && Object.keys(roles).length <= MOST_ROLES, { error: `must name 1 to ${MOST_ROLES} fields` })
    // A refinement is not seen by the OpenAPI document: it is described here.
    .meta({ minProperties: 1, maxProperties: MOST_ROLES }),
});
export type SetRolesInput = z.input<typeof SetRolesRequest>;

/** The scraper as it is afterwards. */
export const SetRolesResponse = ScraperResponse;
export type SetRolesResponse = z.infer<typeof SetRolesResponse>;
