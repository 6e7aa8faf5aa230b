import type { Response } from 'express';

import { ScrqError } from '../../errors.ts';

/** The failure of an address at which nothing is, or nothing for this caller: both look the same. */
export function noRoute(): ScrqError {
  return new ScrqError('route_not_found', 'nothing is at this address; the endpoints are under /v1/scrapers/{scraperId}/');
}

/** Says which methods an address accepts, and gives the failure of any other. */
export function wrongMethod(response: Response, accepted: string): ScrqError {
  response.set('Allow', accepted);
  return new ScrqError('method_not_allowed', `this address accepts ${accepted}`);
}
