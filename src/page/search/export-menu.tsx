import { useState } from 'preact/hooks';

import { counted } from '../../text/counted.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import type { HybridMeta } from '../../contract/operations/search.ts';
import { failureFor, type RequestFailure } from '../api/problem.ts';
import { sentence } from '../show/safe-text.ts';
import { usePage } from '../state/page-context.ts';
import { orderOf, sortBy } from './sorting.ts';
import { ToolMenu } from './tool-menu.tsx';

interface ExportMenuProps {
  readonly meta: HybridMeta;
  readonly columns: readonly Field[];
  readonly total: number;
}

/** Saves all records that pass, on every page: with the columns that are shown, or with all fields. */
export function ExportMenu({ meta, columns, total }: ExportMenuProps) {
  const { client, route, scraper, run } = usePage();
  const [fields, setFields] = useState<'shown' | 'all'>('shown');
  const [state, setState] = useState<'ready' | 'loading' | RequestFailure>('ready');
  const save = async (format: 'csv' | 'json'): Promise<void> => {
    setState('loading');
    try {
      const sort = route.sort === '' ? sortBy(orderOf(route, meta)) : route.sort;
      const names = fields === 'shown' ? columns.map(({ name }) => name) : [];
      const file = await client.file(scraper.id, { format, filter: meta.filter, sort, run, fields: names }, new AbortController().signal);
      saveAs(file, `${scraper.name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '_').slice(0, 80)}_results.${format}`);
      setState('ready');
    } catch (error) {
      setState(failureFor(error) ?? 'ready');
    }
  };
  return (
    <ToolMenu name="Export" icon="download">
      {() => (
        <fieldset class="menu-list export" disabled={state === 'loading'}>
          <legend>Export {counted(total, 'record')}</legend>
          {(['shown', 'all'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="export-fields" checked={fields === each} onChange={() => setFields(each)} />
              {each === 'shown' ? `The ${counted(columns.length, 'column')} shown` : 'All fields'}
            </label>
          ))}
          <div class="input-row">
            <button type="button" class="button" onClick={() => void save('csv')}>
              CSV
            </button>
            <button type="button" class="button" onClick={() => void save('json')}>
              JSON
            </button>
            <span role="status" class="muted small">
              {state === 'loading' && 'Loading…'}
            </span>
          </div>
          {typeof state === 'object' && (
            <p role="alert" class="small error-text">
              {sentence(state.message)}
            </p>
          )}
        </fieldset>
      )}
    </ToolMenu>
  );
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
