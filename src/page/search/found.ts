import type { ResultsResponse } from '../../contract/operations/results.ts';
import type { HybridMeta, HybridResponse } from '../../contract/operations/search.ts';
import type { Client } from '../api/client.ts';
import { splitTerms } from '../filter/terms.ts';
import type { Route } from '../state/route.ts';
import { orderOf, sortBy } from './sorting.ts';

/** One page of records with what it went by; without words, `meta` holds what was asked for. */
export type Found = HybridResponse | (ResultsResponse & { readonly meta: HybridMeta });

/** Asks for the page of records that a route means, in one run. */
export async function find(client: Pick<Client, 'hybrid' | 'results'>, route: Route, run: string, signal: AbortSignal): Promise<Found> {
  const { scraper, query, words, filter, sort, page, take } = route;
  const request = { filter, sort, page, take, run };
  if (query !== '') return client.hybrid(scraper, { ...request, search: query, interpreter: words === 'read' ? 'auto' : 'none' }, signal);
  const response = await client.results(scraper, request, signal);
  return { ...response, meta: { filter } };
}

/** What names a page of records: what it is loaded for again when it changes. */
export function findKey(route: Route, run: string): string {
  return `${searchKey(route, run)} ${JSON.stringify([route.page, route.take])}`;
}

/** What a search found out about the words of a route holds for all of its pages, and for no other words or conditions. */
export function isOfSearch(key: string | undefined, route: Route, run: string): boolean {
  return key?.startsWith(`${searchKey(route, run)} `) === true;
}

function searchKey({ scraper, query, words, filter, sort }: Route, run: string): string {
  return JSON.stringify([scraper, run, query, words, filter, sort]);
}

/**
 * Makes the filter of a search explicit: what its words meant stands in the route from then on, where it can be changed, and the words that are left are
 * searched as they are. Otherwise the words would bring back each condition that is taken away. Left words that name values which come first are read again, for that.
 */
export function takeOver(route: Route, meta: HybridMeta, filter: string): Partial<Route> {
  const query = meta.explain === undefined ? route.query : meta.explain.rest;
  const sort = route.sort === '' ? sortBy(orderOf(route, meta)) : route.sort;
  return { query, words: meta.preferred === undefined ? 'as they are' : 'read', filter, sort, page: 1, record: undefined };
}

/** Changes the conditions of a search: its own alone where they hold all that is taken away, else all of them become explicit. */
export function withConditions(route: Route, meta: HybridMeta, change: (filter: string) => string): Partial<Route> {
  const kept = new Set(splitTerms(change(meta.filter)));
  const gone = splitTerms(meta.filter).filter((term) => !kept.has(term));
  const own = new Set(splitTerms(route.filter));
  if (gone.every((term) => own.has(term))) return { filter: change(route.filter), page: 1, record: undefined };
  return takeOver(route, meta, change(meta.filter));
}

/** The conditions that came from the words of the query. */
export function derivedTerms(meta: HybridMeta): ReadonlySet<string> {
  const readings = meta.explain?.spans.filter(({ kind }) => kind === 'condition') ?? [];
  return new Set(readings.flatMap(({ reading }) => splitTerms(reading)));
}
