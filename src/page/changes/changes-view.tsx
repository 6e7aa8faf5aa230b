import { useRef, useId } from 'preact/hooks';

import { nameText } from '../../text/name-list.ts';
import { Busy } from '../parts/busy.tsx';
import { Failure, Notice } from '../parts/notice.tsx';
import { Pager } from '../parts/pager.tsx';
import { RecordDialog } from '../record/record-dialog.tsx';
import { sentence } from '../show/safe-text.ts';
import { usePage, useReport } from '../state/page-context.ts';
import { useLoad } from '../state/use-load.ts';
import { ChangeList } from './change-list.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { counted, countText } from '../../text/counted.ts';
import type { DiffMeta } from '../../contract/operations/diff.ts';
import type { Run } from '../../contract/operations/scrapers.ts';
import { dateText } from '../show/date-text.ts';
import { fieldLabel } from '../show/field-label.ts';
import { KINDS, type ChangeKind } from '../state/route.ts';

/** What changed from one run to another. */
export function ChangesView() {
  const { client, route, go, run } = usePage();
  const { scraper: id, from, change, changed, page, take } = route;
  const runs = useLoad(`${id} ${run}`, (signal) => client.runs(id, signal));
  const diff = useLoad(JSON.stringify([id, from, run, change, changed, page, take]), (signal) =>
    client.diff(
      id,
      { from: from || undefined, to: run || undefined, change, changedFields: changed.map(nameText).join(','), stats: 'true', page, take },
      signal,
    ),
  );
  const list = useRef<HTMLElement>(null);
  const { data, failure } = diff;
  useReport(failure);
  // Changes are told apart by their place, which holds between two runs alone.
  const older = from === '' ? (data?.meta.from?.id ?? '') : from;
  const open = (record: number | undefined): void =>
    go({ record, run, from: older }, record === undefined || route.record !== undefined ? 'replace' : undefined);
  return (
    <section class="changes" aria-labelledby="changes-title">
      <h2 id="changes-title" class="hidden">
        Changes
      </h2>
      <RunChoice runs={runs.data?.data ?? []} meta={data?.meta} />
      <Busy isBusy={diff.isLoading} onStop={diff.stop} />
      {failure !== undefined && <Failure failure={failure} onRetry={diff.retry} />}
      {data !== undefined && (
        <div class={diff.isLoading ? 'stale' : undefined}>
          {data.meta.warnings?.map((warning) => (
            <Notice key={warning} tone="warning">
              <p>{sentence(warning)}</p>
            </Notice>
          ))}
          <Summary meta={data.meta} />
          <ChangedFields meta={data.meta} />
          <section ref={list} tabIndex={-1} aria-label="Records that changed">
            <ChangeList changes={data.data} onOpen={open} />
          </section>
          <Pager
            pagination={data.pagination}
            noun="changes"
            onPage={(next) => {
              go({ page: next, run, from: older, record: undefined });
              list.current?.focus();
            }}
          />
        </div>
      )}
      {data !== undefined && route.record !== undefined && (
        <RecordDialog records={data.data.map(({ record }) => record)} place={route.record} onPlace={open} onClose={() => open(undefined)} />
      )}
    </section>
  );
}

/** Chooses the two runs that are compared: the older one on the left. */
function RunChoice({ runs, meta }: { readonly runs: readonly Run[]; readonly meta: DiffMeta | undefined }) {
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

/** How many records each kind of change befell; a kind can be looked at alone. */
function Summary({ meta: { summary, schema } }: { readonly meta: DiffMeta }) {
  const { route, go } = usePage();
  const all = summary.added + summary.removed + summary.changed;
  const choice = (change: ChangeKind | undefined, label: string, value: number) => (
    <button
      key={change ?? ''}
      type="button"
      class={`summary-kind change-${change ?? 'any'}`}
      aria-pressed={route.change === change}
      onClick={() => go({ change, page: 1, record: undefined })}
    >
      <strong>{countText(value)}</strong> <span>{label}</span>
    </button>
  );
  const fields = [
    ...schema.added.map((name) => `${fieldLabel(name)} is new`),
    ...schema.removed.map((name) => `${fieldLabel(name)} is gone`),
    ...schema.changed.map(({ field, from, to }) => `${fieldLabel(field)} was ${from} and is ${to}`),
  ];
  return (
    <>
      <div class="summary" role="group" aria-label="Kind of change">
        {choice(undefined, 'all changes', all)}
        {KINDS.map((kind) => choice(kind, kind, summary[kind]))}
        <p class="muted small summary-rest" role="status">
          {countText(summary.unchanged)} unchanged
        </p>
      </div>
      {fields.length > 0 && (
        <p class="small muted">
          Fields: <bdi>{fields.join('; ')}</bdi>.
        </p>
      )}
    </>
  );
}
