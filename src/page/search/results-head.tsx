import { useId } from 'preact/hooks';

import { counted, countText } from '../../text/counted.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import { Icon } from '../parts/icon.tsx';
import { usePage } from '../state/page-context.ts';
import { ExportMenu } from './export-menu.tsx';
import type { Found } from './found.ts';
import { fieldLabel } from '../show/field-label.ts';
import { ToolMenu } from './tool-menu.tsx';

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

/** Which fields are shown: those that the page chose, until the reader does. */
function ColumnsMenu({ ordered, columns }: { readonly ordered: readonly Field[]; readonly columns: readonly Field[] }) {
  const { route, go } = usePage();
  const id = useId();
  const shown = new Set(columns.map(({ name }) => name));
  const toggle = (name: string): void => {
    const next = shown.has(name) ? columns.filter((field) => field.name !== name) : [...columns, ...ordered.filter((field) => field.name === name)];
    if (next.length > 0) go({ columns: next.map((field) => field.name) }, 'replace');
  };
  return (
    <ToolMenu name="Columns" icon="columns">
      {() => (
        <fieldset class="menu-list">
          <legend>Columns</legend>
          {ordered.map(({ name }, index) => (
            <label key={name} for={`${id}-${index}`}>
              <input id={`${id}-${index}`} type="checkbox" checked={shown.has(name)} onChange={() => toggle(name)} />
              <bdi>{fieldLabel(name)}</bdi>
            </label>
          ))}
          {route.columns.length > 0 && (
            <button type="button" class="link" onClick={() => go({ columns: [] }, 'replace')}>
              Let the page choose
            </button>
          )}
        </fieldset>
      )}
    </ToolMenu>
  );
}
