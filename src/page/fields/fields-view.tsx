import { counted, countText } from '../../text/counted.ts';
import type { FieldStatistics } from '../../contract/operations/scrapers.ts';
import { Busy } from '../parts/busy.tsx';
import { Failure } from '../parts/notice.tsx';
import { TablePlace } from '../parts/table-place.tsx';
import { fieldLabel } from '../show/field-label.ts';
import { percentText } from '../show/number-text.ts';
import { safeLine } from '../show/safe-text.ts';
import { usePage, useReport } from '../state/page-context.ts';
import { useLoad } from '../state/use-load.ts';
import { FieldValues } from './field-values.tsx';

/** What the fields of the records are, and what their values are like. */
export function FieldsView() {
  const { client, route, scraper, run } = usePage();
  const { data, failure, isLoading, retry, stop } = useLoad(`${route.scraper} ${run}`, (signal) =>
    client.scraper(route.scraper, { run, stats: true }, signal),
  );
  useReport(failure);
  const stats = data?.data.stats;
  const keys = scraper.key.map(fieldLabel).join(', ');
  return (
    <section class="fields" aria-labelledby="fields-title">
      <h2 id="fields-title">{counted(scraper.fields.length, 'field')}</h2>
      {keys !== '' && (
        <p class="muted">
          Records are told apart by <bdi>{keys}</bdi>.
        </p>
      )}
      <Busy isBusy={isLoading} onStop={stop} />
      {failure !== undefined && <Failure failure={failure} onRetry={retry} />}
      {stats !== undefined && (
        <TablePlace label="Fields">
          <table class="table fields-table">
            <caption class="hidden">Fields and their values</caption>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col" class="number">
                  Filled
                </th>
                <th scope="col" class="number">
                  Distinct
                </th>
                <th scope="col">Values</th>
              </tr>
            </thead>
            <tbody>
              {stats.map((field) => (
                <FieldRow key={field.name} field={field} />
              ))}
            </tbody>
          </table>
        </TablePlace>
      )}
    </section>
  );
}

function FieldRow({ field }: { readonly field: FieldStatistics }) {
  const total = field.values + field.nulls;
  const kind = field.role === undefined || field.role === field.type ? field.type : `${field.type}, ${field.role}`;
  return (
    <tr>
      <th scope="row">
        <bdi>{fieldLabel(field.name)}</bdi>
        <span class="field-kind">
          {kind}
          {field.unit !== undefined && `, ${safeLine(field.unit)}`}
        </span>
      </th>
      <td class="number">{total === 0 ? '–' : percentText((field.values / total) * 100)}</td>
      <td class="number">{countText(field.distinct)}</td>
      <td>
        <FieldValues field={field} />
      </td>
    </tr>
  );
}
