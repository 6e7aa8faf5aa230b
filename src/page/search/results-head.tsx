import { counted, countText } from '../../text/counted.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import { Icon } from '../parts/icon.tsx';
import { usePage } from '../state/page-context.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { Found } from './found.ts';

interface ResultsHeadProps {
  readonly found: Found;
  readonly layout: 'table' | 'cards';
  /** All fields, the most telling first, and those that are shown. */
  readonly ordered: readonly Field[];
  readonly columns: readonly Field[];
}

/** How many records there are, and how they are shown. */
export function ResultsHead({ found: { pagination, meta }, layout, ordered, columns }: ResultsHeadProps) {
  const { go } = usePage();
  const { matched } = meta;
  return (
    <div class="results-head">
      <p class="results-count" role="status">
        <strong>{counted(pagination.total, 'record')}</strong>
        {matched !== undefined && pagination.total > 0 && <span class="muted">{matchedText(matched, pagination.total)}</span>}
      </p>
      <div class="results-tools">
        <div class="switch" role="group" aria-label="Layout">
          {(['table', 'cards'] as const).map((each) => (
            <button
              key={each}
              type="button"
              class="icon-button"
              aria-pressed={layout === each}
              aria-label={each === 'table' ? 'Table' : 'Cards'}
              title={each === 'table' ? 'Table' : 'Cards'}
              onClick={() => go({ layout: each }, 'replace')}
            >
              <Icon name={each} />
            </button>
          ))}
        </div>
        <ColumnsMenu ordered={ordered} columns={columns} />
        <ExportMenu meta={meta} columns={columns} total={pagination.total} />
      </div>
    </div>
  );
}

function matchedText({ all, some }: { readonly all: number; readonly some: number }, total: number): string {
  const holds = (count: number): string => `${countText(count)} ${count === 1 ? 'holds' : 'hold'}`;
  if (all === total) return total === 1 ? ' holds every word' : ' hold every word';
  if (all > 0) return `, of which ${holds(all)} every word`;
  return some > 0 ? `, of which ${holds(some)} some of the words` : ', by meaning: none holds the words';
}
