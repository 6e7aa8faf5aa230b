import { useRef } from 'preact/hooks';

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
import { RunChoice } from './run-choice.tsx';
import { Summary } from './summary.tsx';

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
