import { ScrqError } from '../../errors.ts';

/** The failure of an address at which nothing is, or nothing for this caller: both look the same. */
export function noRoute(): ScrqError {
  return new ScrqError('route_not_found', 'nothing is at this address; the endpoints are under /v1/scrapers/{scraperId}/');
}
