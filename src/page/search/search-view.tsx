import { useRef, useState } from 'preact/hooks';

import { Busy } from '../parts/busy.tsx';
import { Icon } from '../parts/icon.tsx';
import { Failure } from '../parts/notice.tsx';
import { RecordDialog } from '../record/record-dialog.tsx';
import { usePage, useReport } from '../state/page-context.ts';
import { useLoad } from '../state/use-load.ts';
import { Conditions } from './conditions.tsx';
import { Facets } from './facets.tsx';
import { find, findKey, isOfSearch, withConditions } from './found.ts';
import { Readings } from './readings.tsx';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';

/** The search: words, the conditions that they and the reader gave, facets, and the records. */
export function SearchView() {
  const { client, route, go, run, goToLatest } = usePage();
  const found = useLoad(findKey(route, run), (signal) => find(client, route, run, signal));
  const { data, failure, isLoading, retry, stop } = found;
  const [areFacetsOpen, setFacetsOpen] = useState(false);
  const results = useRef<HTMLElement>(null);
  useReport(failure);
  // What was found for other words says nothing of these: until their answer comes, only the reader's own conditions are known.
  const current = isOfSearch(found.key, route, run) ? data : undefined;
  const meta = current?.meta ?? { filter: route.filter };
  const open = (record: number | undefined): void => {
    // Records are told apart by their place, which holds in one run alone.
    go({ record, run }, record === undefined || route.record !== undefined ? 'replace' : undefined);
  };
  const turnTo = (page: number): void => {
    go({ page, run, record: undefined });
    results.current?.focus();
  };
  return (
    <div class="search">
      <div class="search-top">
        <SearchBox onLeave={() => results.current?.focus()} />
        <Conditions meta={meta} />
        {current !== undefined && <Readings found={current} />}
      </div>
      <aside class={areFacetsOpen ? 'facets facets-open' : 'facets'} aria-label="Filters">
        <button type="button" class="button facets-toggle" aria-expanded={areFacetsOpen} onClick={() => setFacetsOpen(!areFacetsOpen)}>
          <Icon name="filter" /> Filters
        </button>
        <Facets
          filter={current === undefined && route.query !== '' ? undefined : meta.filter}
          onChange={(change) => go(withConditions(route, meta, change))}
        />
      </aside>
      <section class="results" aria-label="Results" ref={results} tabIndex={-1} aria-busy={isLoading}>
        <Busy isBusy={isLoading} onStop={stop} />
        {failure !== undefined && <Failure failure={failure} onRetry={retry} onLatest={goToLatest} />}
        {data !== undefined && <Results found={data} isStale={isLoading || failure !== undefined} onOpen={open} onPage={turnTo} />}
      </section>
      {data !== undefined && route.record !== undefined && (
        <RecordDialog records={data.data} place={route.record} onPlace={open} onClose={() => open(undefined)} />
      )}
    </div>
  );
}
