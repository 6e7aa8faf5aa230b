import { countText } from '../../text/counted.ts';
import type { RecordData } from '../../contract/envelope.ts';
import type { HistoryEntry, HistoryResponse } from '../../contract/operations/history.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import { Busy } from '../parts/busy.tsx';
import { FieldChangeLine } from '../parts/field-change.tsx';
import { dateText } from '../show/date-text.ts';
import { fieldLabel } from '../show/field-label.ts';
import { sentence } from '../show/safe-text.ts';
import { valueText } from '../show/value-text.ts';
import { usePage } from '../state/page-context.ts';
import { useLoad } from '../state/use-load.ts';
import { keyText } from './key-text.ts';

const RUNS = 50;

/** What became of a record over the runs, the newest first; runs that changed nothing of it are counted only. */
export function RecordHistory({ record }: { readonly record: RecordData }) {
  const { client, scraper } = usePage();
  const key = keyText(scraper.key.map((name) => record[name]));
  const { data, failure, isLoading, retry } = useLoad(key === undefined ? undefined : `${scraper.id} ${key}`, (signal) =>
    client.history(scraper.id, { key: key ?? '', take: RUNS }, signal),
  );
  if (key === undefined) return null;
  return (
    <section class="history" aria-label="History">
      <h3>History</h3>
      <Busy isBusy={isLoading} />
      {failure !== undefined && (
        <p class="muted small">
          {sentence(failure.message)}{' '}
          <button type="button" class="link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {data !== undefined && <Entries history={data} fields={scraper.fields} />}
    </section>
  );
}

const CHANGES: Readonly<Record<HistoryEntry['change'], string>> = {
  added: 'Added',
  changed: 'Changed',
  unchanged: 'Unchanged',
  removed: 'Removed',
  absent: 'Not there',
};

function Entries({ history: { data, pagination, meta }, fields }: { readonly history: HistoryResponse; readonly fields: readonly Field[] }) {
  const telling = data.filter(({ change }) => change !== 'unchanged' && change !== 'absent');
  const lines = numbersOver(data, fields);
  return (
    <>
      <p class="muted small">
        In {countText(meta.runs)} of {countText(pagination.total)} runs, since {dateText(meta.first.runAt)}.
      </p>
      {lines.map(({ field, values }) => (
        <p key={field.name} class="history-line">
          <bdi>{fieldLabel(field.name)}</bdi>
          <Spark values={values} />
          <span>
            {valueText(values.at(0), field)} → {valueText(values.at(-1), field)}
          </span>
        </p>
      ))}
      <ol class="history-entries">
        {telling.map(({ run, change, fields: changes }) => (
          <li key={run.id} class={`change change-${change}`}>
            <p class="change-head">
              <span class="change-kind">{CHANGES[change]}</span> <span class="muted">{dateText(run.runAt)}</span>
            </p>
            {changes !== undefined && (
              <ul class="field-changes">
                {Object.entries(changes).map(([name, { from, to }]) => (
                  <FieldChangeLine key={name} name={name} from={from} to={to} field={fields.find((field) => field.name === name)} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The numbers that changed over the runs, the oldest first. */
function numbersOver(entries: readonly HistoryEntry[], fields: readonly Field[]) {
  const changed = new Set(entries.flatMap(({ fields: changes }) => Object.keys(changes ?? {})));
  return fields
    .filter(({ name, type }) => type === 'number' && changed.has(name))
    .map((field) => ({
      field,
      values: entries.toReversed().flatMap(({ record }) => {
        const value = record?.[field.name];
        return typeof value === 'number' ? [value] : [];
      }),
    }))
    .filter(({ values }) => values.length > 2);
}

/** A line of a few values, the oldest first; the words next to it say what it shows. */
function Spark({ values }: { readonly values: readonly number[] }) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map(
    (value, index) => `${((index / Math.max(1, values.length - 1)) * 96 + 2).toFixed(1)},${(20 - ((value - low) / span) * 16).toFixed(1)}`,
  );
  return (
    <svg class="spark" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
