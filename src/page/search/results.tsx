import { useRef, useState, useLayoutEffect } from 'preact/hooks';

import { columnOrder, titleOf } from '../columns/choose-columns.ts';
import { fitColumns } from '../columns/fit-columns.ts';
import { fieldsOf } from '../filter/simple-condition.ts';
import { splitTerms } from '../filter/terms.ts';
import { Pager } from '../parts/pager.tsx';
import { usePage } from '../state/page-context.ts';
import { Cards } from './cards.tsx';
import type { Found } from './found.ts';
import { ResultsHead } from './results-head.tsx';
import { ResultsTable } from './results-table.tsx';
import { orderOf } from './sorting.ts';

interface ResultsProps {
  readonly found: Found;
  /** The records are those of what was asked before. */
  readonly isStale: boolean;
  /** Opens the record at this place of the page, counted from 1. */
  readonly onOpen: (place: number) => void;
  readonly onPage: (page: number) => void;
}

/** Below this width a table has no room for its columns. */
const CARDS_WIDTH = 560;

/** One page of records, as a table or as cards. */
export function Results({ found, isStale, onOpen, onPage }: ResultsProps) {
  const { route, scraper } = usePage();
  const { data, meta, pagination } = found;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const names = new Set(scraper.fields.map(({ name }) => name));
  const order = orderOf(route, meta);
  const terms = [...splitTerms(meta.filter), ...splitTerms(meta.preferred ?? '')];
  const asked = new Set([...terms.flatMap((term) => [...fieldsOf(term, names)]), ...(order === undefined ? [] : [order.name])]);
  const ordered = columnOrder({ fields: scraper.fields, records: data, asked });
  const chosen = route.columns.flatMap((name) => scraper.fields.filter((field) => field.name === name));
  const layout = route.layout ?? (width < CARDS_WIDTH ? 'cards' : 'table');
  const columns = chosen.length > 0 ? chosen : fitColumns(ordered, data, width);
  return (
    <div ref={place} class={isStale ? 'stale' : undefined}>
      <ResultsHead found={found} layout={layout} ordered={ordered} columns={columns} />
      {data.length === 0 ? (
        <Nothing total={pagination.total} onPage={onPage} />
      ) : layout === 'cards' ? (
        <Cards
          records={data}
          columns={chosen.length > 0 ? chosen : ordered}
          isChosen={chosen.length > 0}
          title={titleOf(scraper.fields)}
          onOpen={onOpen}
        />
      ) : (
        <ResultsTable records={data} columns={columns} order={order} onOpen={onOpen} />
      )}
      <Pager pagination={pagination} noun="records" onPage={onPage} />
    </div>
  );
}

function Nothing({ total, onPage }: { readonly total: number; readonly onPage: (page: number) => void }) {
  if (total > 0) {
    return (
      <div class="empty">
        <h2>This page is past the end</h2>
        <button type="button" class="button" onClick={() => onPage(1)}>
          Go to the first page
        </button>
      </div>
    );
  }
  return (
    <div class="empty">
      <h2>No records</h2>
      <p>No record passes these conditions. Take one away, or make it wider.</p>
    </div>
  );
}

/** The width of an element, kept up to date. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(() => Math.min(innerWidth, 1000));
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry !== undefined && setWidth(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return width;
}
