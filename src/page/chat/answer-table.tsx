import { useState } from 'preact/hooks';

import { countText } from '../../text/counted.ts';
import type { ChatTable } from '../../contract/operations/chat.ts';
import { Line } from '../charts/line.tsx';
import { TablePlace } from '../parts/table-place.tsx';
import { ShortValue } from '../parts/value.tsx';
import { fieldLabel } from '../show/field-label.ts';
import { shortNumber } from '../show/number-text.ts';
import { valueText } from '../show/value-text.ts';
import { usePage } from '../state/page-context.ts';
import { chartOf, columnFields, courseOf, numberOrNull } from './columns.ts';

const FIRST_ROWS = 12;

/** The table of an answer: over time with a line above it, else with bars in it. */
export function AnswerTable({ table }: { readonly table: ChatTable }) {
  const { scraper } = usePage();
  const [isWhole, setWhole] = useState(false);
  const fields = columnFields(table, scraper.fields);
  const chart = chartOf(table, fields);
  const measures = chart === undefined ? [] : table.rows.map((row) => numberOrNull(row[chart.column]));
  const numbers = measures.filter((measure) => measure !== null);
  const most = Math.max(0, ...numbers);
  const hasBars = chart !== undefined && !chart.isOverTime && most > 0 && numbers.every((number) => number >= 0);
  const rows = isWhole ? table.rows : table.rows.slice(0, FIRST_ROWS);
  return (
    <div class="answer-table">
      {chart?.isOverTime === true && numbers.length > 0 && <Line points={courseOf(table, chart.column)} show={shortNumber} />}
      <TablePlace label="Table of the answer">
        <table class="table plain-table">
          <thead>
            <tr>
              {fields.map((field) => (
                <th key={field.name} scope="col" class={field.type === 'number' ? 'number' : undefined}>
                  <bdi>{fieldLabel(field.name)}</bdi>
                </th>
              ))}
              {hasBars && <td class="bar-cell" aria-hidden="true" />}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {fields.map((field, column) => (
                  <td key={field.name} class={field.type === 'number' ? 'number' : undefined}>
                    <ShortValue value={row[column]} field={field} length={100} />
                  </td>
                ))}
                {hasBars && (
                  <td class="bar-cell" aria-hidden="true">
                    <span style={{ width: `${((measures[index] ?? 0) / most) * 100}%` }} title={valueText(row[chart.column], fields[chart.column])} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TablePlace>
      {table.rows.length > FIRST_ROWS && (
        <button type="button" class="link small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${countText(table.rows.length)} rows`}
        </button>
      )}
    </div>
  );
}
