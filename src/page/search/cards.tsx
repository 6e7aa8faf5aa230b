import type { RecordData } from '../../contract/envelope.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import { isLongText } from '../columns/choose-columns.ts';
import { ShortValue } from '../parts/value.tsx';
import { fieldLabel } from '../show/field-label.ts';
import { valueText } from '../show/value-text.ts';
import { RowButton } from './row-button.tsx';
import { useRows } from './use-rows.ts';

interface CardsProps {
  readonly records: readonly RecordData[];
  readonly columns: readonly Field[];
  readonly title: Field | undefined;
  /** The reader chose the columns: identifiers among them are shown as well. */
  readonly isChosen: boolean;
  readonly onOpen: (place: number) => void;
}

/** Records as cards: the title opens one. */
export function Cards({ records, columns, title, isChosen, onOpen }: CardsProps) {
  const rows = useRows(records.length);
  return (
    <ul class="cards" onKeyDown={rows.onKeyDown}>
      {records.map((record, index) => {
        const filled = columns.filter(({ name }) => name !== title?.name && record[name] !== null && record[name] !== '');
        const long = filled.filter((field) => isLongText([record[field.name]]));
        const short = filled.filter((field) => !long.includes(field) && (field.role !== 'key' || isChosen));
        return (
          <li key={index} class="card">
            <h3>
              <RowButton rows={rows} index={index} onOpen={onOpen}>
                <bdi>{title === undefined ? `Record ${index + 1}` : valueText(record[title.name], title, 160)}</bdi>
              </RowButton>
            </h3>
            <dl>
              {short.slice(0, isChosen ? undefined : 8).map((field) => (
                <div key={field.name}>
                  <dt>
                    <bdi>{fieldLabel(field.name)}</bdi>
                  </dt>
                  <dd>
                    <ShortValue value={record[field.name]} field={field} length={60} />
                  </dd>
                </div>
              ))}
            </dl>
            {long.slice(0, 1).map((field) => (
              <p key={field.name} class="card-text">
                <bdi>{valueText(record[field.name], field, 220)}</bdi>
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
