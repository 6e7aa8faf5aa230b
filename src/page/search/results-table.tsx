import type { RecordData } from '../../contract/envelope.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import { Icon } from '../parts/icon.tsx';
import { TablePlace } from '../parts/table-place.tsx';
import { ShortValue } from '../parts/value.tsx';
import { fieldLabel } from '../show/field-label.ts';
import { valueText } from '../show/value-text.ts';
import { usePage } from '../state/page-context.ts';
import { RowButton } from './row-button.tsx';
import { useRows } from './use-rows.ts';
import { nextSort, type SortedField } from './sorting.ts';

/** Characters of a value that never takes two lines. */
const SHORT = 24;

interface ResultsTableProps {
  readonly records: readonly RecordData[];
  readonly columns: readonly Field[];
  readonly order: SortedField | undefined;
  readonly onOpen: (place: number) => void;
}

/** Records as rows. The first cell of each opens it; arrows go from row to row, a click anywhere in a row opens it as well. */
export function ResultsTable({ records, columns, order, onOpen }: ResultsTableProps) {
  const { go } = usePage();
  const rows = useRows(records.length);
  const classes = columns.map((field) => cellClass(field, records));
  return (
    <TablePlace label="Table of records">
      <table class="table" onKeyDown={rows.onKeyDown}>
        <caption class="hidden">Records. The arrow keys go from one to the next, Enter opens it.</caption>
        <thead>
          <tr>
            {columns.map((field, column) => (
              <HeadCell
                key={field.name}
                field={field}
                order={order}
                class={classes[column]}
                onSort={() => go({ sort: nextSort(order, field.name), page: 1, record: undefined })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, index) => (
            <tr key={index} onClick={(event) => isPlainClick(event) && onOpen(index + 1)}>
              {columns.map((field, column) => {
                const value = record[field.name];
                if (column > 0) {
                  return (
                    <td key={field.name} class={classes[column]}>
                      <ShortValue value={value} field={field} length={120} />
                    </td>
                  );
                }
                return (
                  <th key={field.name} scope="row" class={classes[column]}>
                    <RowButton rows={rows} index={index} onOpen={onOpen}>
                      <bdi>{valueText(value, field, 160)}</bdi>
                    </RowButton>
                  </th>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TablePlace>
  );
}

interface HeadCellProps {
  readonly field: Field;
  readonly order: SortedField | undefined;
  readonly class: string | undefined;
  readonly onSort: () => void;
}

function HeadCell({ field, order, onSort, ...props }: HeadCellProps) {
  const direction = order?.name !== field.name ? undefined : order.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" class={props.class} aria-sort={direction}>
      <button type="button" class="sort" onClick={onSort}>
        <bdi>{fieldLabel(field.name)}</bdi>
        {direction !== undefined && <Icon name={direction === 'ascending' ? 'up' : 'down'} />}
      </button>
    </th>
  );
}

/** Numbers stand right; what is short in every row stays on one line. */
function cellClass(field: Field, records: readonly RecordData[]): string | undefined {
  if (field.type === 'number' && field.role !== 'key') return 'number';
  return records.every((record) => valueText(record[field.name], field).length <= SHORT) ? 'nowrap' : undefined;
}

/** True for a click that marks no text and meets nothing that has an effect of its own. */
function isPlainClick({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button') === null && (getSelection()?.isCollapsed ?? true);
}
