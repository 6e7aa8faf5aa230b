import { useId } from 'preact/hooks';

import type { Field } from '../../contract/operations/scrapers.ts';
import { fieldLabel } from '../show/field-label.ts';
import { usePage } from '../state/page-context.ts';
import { ToolMenu } from './tool-menu.tsx';

/** Which fields are shown: those that the page chose, until the reader does. */
export function ColumnsMenu({ ordered, columns }: { readonly ordered: readonly Field[]; readonly columns: readonly Field[] }) {
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
