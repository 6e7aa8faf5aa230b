import { useId } from 'preact/hooks';

import { counted } from '../../text/counted.ts';
import type { DiffMeta } from '../../contract/operations/diff.ts';
import type { Run } from '../../contract/operations/scrapers.ts';
import { dateText } from '../show/date-text.ts';
import { usePage } from '../state/page-context.ts';

/** Chooses the two runs that are compared: the older one on the left. */
export function RunChoice({ runs, meta }: { readonly runs: readonly Run[]; readonly meta: DiffMeta | undefined }) {
  const { go } = usePage();
  const id = useId();
  if (runs.length < 2) return null;
  const select = (label: string, value: string, onChange: (run: string) => void) => (
    <label for={`${id}-${label}`}>
      <span>{label}</span>
      <select id={`${id}-${label}`} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {runs.map((run, index) => (
          <option key={run.id} value={run.id}>
            {dateText(run.runAt)}, {counted(run.records, 'record')}
            {index === 0 ? ' (latest)' : ''}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="run-choice">
      {select('From', meta?.from?.id ?? '', (from) => go({ from, page: 1, record: undefined }))}
      <span aria-hidden="true" class="muted">
        →
      </span>
      {select('To', meta?.to?.id ?? '', (run) => go({ run, from: meta?.from?.id ?? '', page: 1, record: undefined }))}
    </div>
  );
}
