import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';

import type { ScraperResponse } from '../../contract/operations/scrapers.ts';
import type { Client } from '../api/client.ts';
import type { RequestFailure } from '../api/problem.ts';
import type { Navigation } from './use-route.ts';

/** What the views of a scraper work with. */
export interface PageContext extends Navigation {
  readonly client: Client;
  readonly scraper: ScraperResponse['data'];
  /** The id of the run that is read, so that all parts of the page read the same one; empty before the first run. */
  readonly run: string;
  /** Reports a request that failed to the page, which asks for a token where one is needed. */
  readonly onFailure: (failure: RequestFailure) => void;
  /** Reads the scraper again and goes to its latest run. */
  readonly goToLatest: () => void;
}

export const PageContextProvider = createContext<PageContext | undefined>(undefined);

/** What the views of a scraper work with; only inside of one. */
export function usePage(): PageContext {
  const page = useContext(PageContextProvider);
  if (page === undefined) throw new Error('there is a scraper wherever a view is shown');
  return page;
}

/** Reports what failed to the page. */
export function useReport(failure: RequestFailure | undefined): void {
  const { onFailure } = usePage();
  useEffect(() => {
    if (failure !== undefined) onFailure(failure);
  }, [failure]);
}
